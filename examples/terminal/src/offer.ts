import type { Seat, SeatRange, SetupConfig } from 'hencoop';
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
import { ending, learntOf, type Opened, type Party, playGame, type Room } from './loop.js';
import { storyteller } from './story.js';

/** What a game is set up with. `options` are as they were typed: the game judges them. */
export interface Wish {
  readonly seats?: number | undefined;
  readonly seed: string;
  readonly options?: unknown;
}

/** A game on offer, its types closed over, so that games of all kinds stand in one list. */
export interface Offer {
  readonly id: GameId;
  readonly title: string;
  readonly seats: SeatRange;
  /** @throws RangeError for seats, options or a viewer that cannot be. */
  open(wish: Wish, viewer: Seat | null): OpenGame;
  /**
   * A game from its record, a verified one of this game, to be gone on with.
   * @throws RangeError for a viewer that is not at the table.
   */
  resume(record: AnyRecord, viewer: Seat | null): OpenGame;
  /**
   * What is stored, a verified one of this game, told to `viewer` step by step: a move a step, in a log an event. A seat
   * log is told to its own viewer, whom `viewer` must be.
   * @throws RangeError for a viewer that is not at the table.
   */
  retell(stored: Stored, viewer: Seat | null): Iterable<Scene>;
}

/** A game that is set up and waits to be played. */
export interface OpenGame {
  readonly seats: number;
  play(party: Omit<Party, 'viewer'>): Promise<void>;
  /** The record of the game so far. */
  record(): AnyRecord;
}

/** One step of a game that is told again, as its viewer learnt it. */
export interface Scene {
  /** How many moves, or in a log events, had been told before. */
  readonly step: number;
  readonly text: string;
  /** What lay on the table after it. */
  table(): string;
  /** The table with the outcome. */
  ending(): string;
}

export function offer<Id extends GameId>(id: Id, room: Room<TypesOf<Id>>): Offer {
  type Types = TypesOf<Id>;
  const { game } = room;

  function opened(start: Opened<Types>, made: readonly Types['Move'][], viewer: Seat | null): OpenGame {
    // Refuses a seat that is not at the table.
    game.view(start.state, viewer);
    const moves = made.slice();
    let { state } = start;
    return {
      seats: state.seats,
      play: (party) =>
        playGame(room, start, { ...party, viewer }, (move, next) => {
          moves.push(move);
          state = next;
        }),
      // The record of a game whose name is its own is one of any.
      record: () => recordOf(id, state, moves) as unknown as AnyRecord,
    };
  }

  function* retell(stored: Stored, viewer: Seat | null): Generator<Scene> {
    const story = storyteller(room, viewer);
    for (const [step, learnt] of stepsOf(stored, viewer)) {
      const text = story.tell(learnt);
      const view = story.table();
      if (text === '' || view === null) continue;
      yield { step, text, table: () => room.drawTable(view), ending: () => ending(room, view) };
    }
  }

  /** What the viewer learnt, step by step. */
  function* stepsOf(stored: Stored, viewer: Seat | null): Generator<[number, Types['RedactedEvent'][]]> {
    let step = 0;
    // Its field `game` is `id`.
    const one = stored as unknown as GameRecord<Id> | EventLog<Id> | SeatLog<Id>;
    if (one.format === RECORD) {
      for (const { events } of replay(one)) yield [step++, learntOf(game, events, viewer)];
    } else if (one.format === LOG) {
      for (const event of one.events) yield [step++, learntOf(game, [event], viewer)];
    } else {
      for (const event of one.events) yield [step++, [event]];
    }
  }

  return {
    id,
    title: game.title,
    seats: game.seats,
    open(wish, viewer) {
      // setup() refuses with a RangeError whatever is no option of the game.
      const options = wish.options as SetupConfig<Types['Options']>['options'];
      return opened(game.setupWithEvents({ seats: wish.seats, seed: wish.seed, options }), [], viewer);
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
