import type { GameTypes, Seat } from 'hencoop';
import type { Stored } from 'hencoop/record';
import type { GameId, Player, Purpose, Table, View } from '../protocol.js';
import type { Loaded } from './games.js';
import type { Play } from './play.js';

/** What lies open: a game that is played, or one to look at. */
export interface OnTable {
  readonly purpose: Purpose;
  readonly game: GameId;
  readonly loaded: Loaded;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly undone: number;
  /** The game itself, where it goes on here. */
  readonly play: Play | null;
  /** What it was read from, or `null` for a game that goes on here and for a position. */
  readonly stored: Stored | null;
  mayLook(seat: Seat | null): boolean;
  sight(seat: Seat | null): Sight;
}

/** What an observer has learned, from where on. */
export interface Sight {
  readonly from: GameTypes['View'] | null;
  readonly events: readonly GameTypes['RedactedEvent'][];
  readonly deliveries: number;
  readonly view: GameTypes['View'];
}

/** The table of a game that goes on. Nobody looks through the eyes of a bot before the game is over. */
export function playTable(play: Play): OnTable {
  const { loaded, company } = play;
  return {
    purpose: 'play',
    game: play.game,
    loaded,
    players: company.players,
    names: company.names,
    get undone() {
      return play.undone;
    },
    play,
    stored: null,
    mayLook: (seat) =>
      seat === null || play.persons.includes(seat) || (loaded.game.isOver(play.state) && seat < company.players.length),
    sight: (seat) => ({ from: null, ...sightOf(play.learned(seat)) }),
  };
}

/** A copy of what was learned so far. */
export function sightOf({ events, deliveries, view }: Omit<Sight, 'from'>): Omit<Sight, 'from'> {
  return { events: events.slice(), deliveries, view };
}

/** The table as `looker` knows it, for the page. */
export function tableFor(
  on: OnTable,
  looker: Seat | null,
  { saved, revision }: { readonly saved: string | null; readonly revision: number },
): Table {
  const { from, events, view } = on.sight(looker);
  return {
    purpose: on.purpose,
    game: on.game,
    saved,
    players: on.players,
    names: on.names,
    looker,
    revision,
    // Views and events of the game that `game` names.
    view: view as View,
    from: from as View | null,
    events: events as Table['events'],
    actors: on.loaded.game.actors(view),
    undone: on.undone,
    canUndo: on.play !== null && on.play.undoes !== null,
  };
}
