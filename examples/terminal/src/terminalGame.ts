import type { Game, Seat, SeatRange, SetupConfig } from 'hencoop';
import {
  type AnyRecord,
  type EventLog,
  type GameId,
  type GameRecord,
  LOG,
  RECORD,
  recordOf,
  replay,
  type SeatLog,
  type Stored,
  type TypesOf,
} from 'hencoop/record';
import { labelOf, playersOf } from './advice.js';
import { sheetOf } from './help.js';
import { ending, type GameUi, type Opened, playGame, redactedFor, type Session } from './loop.js';
import { narrator } from './narrator.js';

/** What a game is set up with. `options` are as they were typed: the game checks them. */
export interface SetupRequest {
  readonly seats?: number | undefined;
  readonly seed: string;
  readonly options?: unknown;
}

/** A game of the terminal, whatever its types, so that all games fit in one list. */
export interface TerminalGame {
  readonly id: GameId;
  readonly title: string;
  readonly seats: SeatRange;
  /** The names of the players that can take a seat. */
  readonly players: readonly string[];
  /** What a player is called at a table with this many seats. */
  label(player: string, seats: number): string;
  /** The whole rule sheet. */
  rules(): string;
  /** @throws RangeError for invalid seats, options or viewer. */
  open(wish: SetupRequest, viewer: Seat | null): OpenGame;
  /**
   * A game to continue, from a verified record of this game.
   * @throws RangeError for a viewer that is not at the table.
   */
  resume(record: AnyRecord, viewer: Seat | null): OpenGame;
  /**
   * A verified stored object of this game, narrated to `viewer` step by step: one move per step, or for a log one event.
   * `viewer` must be the viewer of a seat log.
   * @throws RangeError for a viewer that is not at the table.
   */
  retell(stored: Stored, viewer: Seat | null): Iterable<Scene>;
}

/** A game that is set up and ready to be played. */
export interface OpenGame {
  readonly seats: number;
  play(session: Omit<Session, 'viewer'>): Promise<void>;
  /** The record of the game so far. */
  record(): AnyRecord;
}

/** One step of a stored game, as its viewer learned it. */
export interface Scene {
  /** How many moves, or in a log events, came before. */
  readonly step: number;
  readonly text: string;
  /** The table after it. */
  table(): string;
  /** The table with the outcome. */
  ending(): string;
}

export function terminalGame<Id extends GameId>(id: Id, ui: GameUi<TypesOf<Id>>): TerminalGame {
  type Types = TypesOf<Id>;
  const { game } = ui;

  function opened(start: Opened<Types>, played: readonly Types['Move'][], viewer: Seat | null): OpenGame {
    // Refuses a seat that is not at the table.
    game.view(start.state, viewer);
    const moves = played.slice();
    let { state } = start;
    return {
      seats: state.seats,
      play: (session) =>
        playGame(ui, start, { ...session, viewer }, (move, next) => {
          moves.push(move);
          state = next;
        }),
      // Each game's record is one of the union.
      record: () => recordOf(id, state, moves) as unknown as AnyRecord,
    };
  }

  function* retell(stored: Stored, viewer: Seat | null): Generator<Scene> {
    const { narrate, table } = narrator(ui, viewer);
    for (const [step, events] of stepsOf<Id>(game, stored, viewer)) {
      const text = narrate(events);
      const view = table();
      if (text === '' || view === null) continue;
      yield { step, text, table: () => ui.drawTable(view), ending: () => ending(ui, view) };
    }
  }

  return {
    id,
    title: game.title,
    seats: game.seats,
    players: playersOf(ui.bots),
    label: (player, seats) => labelOf(ui.bots, player, seats),
    rules: () => sheetOf(ui.words.sheet),
    open(request, viewer) {
      // setup() checks the options, and refuses invalid ones with a RangeError.
      const options = request.options as SetupConfig<Types['Options']>['options'];
      return opened(game.setupWithEvents({ seats: request.seats, seed: request.seed, options }), [], viewer);
    },
    resume(any, viewer) {
      // Its field `game` is `id`.
      const record = any as unknown as GameRecord<Id>;
      const past: Types['Event'][] = [];
      let state: Types['State'] | null = null;
      for (const step of replay(record)) {
        past.push(...step.events);
        ({ state } = step);
      }
      if (state === null) throw new Error('a replay begins with the set-up');
      return opened({ state, events: [], past }, record.moves, viewer);
    },
    retell,
  };
}

/** The events that the viewer learned, step by step. */
function* stepsOf<Id extends GameId>(
  game: Game<TypesOf<Id>>,
  stored: Stored,
  viewer: Seat | null,
): Generator<[step: number, events: TypesOf<Id>['RedactedEvent'][]]> {
  let step = 0;
  // Its field `game` is the id of `game`.
  const one = stored as unknown as GameRecord<Id> | EventLog<Id> | SeatLog<Id>;
  if (one.format === RECORD) {
    for (const { events } of replay(one)) yield [step++, redactedFor(game, events, viewer)];
  } else if (one.format === LOG) {
    for (const event of one.events) yield [step++, redactedFor(game, [event], viewer)];
  } else {
    for (const event of one.events) yield [step++, [event]];
  }
}
