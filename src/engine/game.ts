// What a game is: what its folder writes down, and what that gives to those who play it

import type { Chance } from './chance.js';
import type { Draft } from './draft.js';
import type { Seat, SeatRange } from './seats.js';
import type { MoveShapes } from './shape.js';
import type { AnyViolation, CommonParams, ViolationOf } from './violation.js';

/** All that the engine knows of any table; the rest is the game's own affair. */
export interface TableBase {
  readonly seats: number;
  /** The pending decision; a step of type `over` means that the game has ended. */
  readonly step: { readonly type: string };
}

/** What every move has: who makes it, and its kind. */
export interface AnyMove {
  readonly seat: Seat;
  readonly type: string;
}

/** What every event has. */
export interface AnyEvent {
  readonly type: string;
}

/** The types of one game, bundled, so that everything else can be generic in the game. */
export interface GameTypes {
  /** The options, all present. */
  Options: object;
  /** What rules judge: a state or a view, any hidden card `null`. */
  Table: TableBase;
  /** What the server holds. */
  State: TableBase & { readonly seed: string };
  /** What one seat, or a spectator, sees. */
  View: TableBase & { readonly viewer: Seat | null };
  Move: AnyMove;
  /** What happened, in full. */
  Event: AnyEvent;
  /** What happened, as one observer learns it. */
  RedactedEvent: AnyEvent;
  Violation: AnyViolation;
}

/** What `setup` takes. An entry that is `undefined` counts as absent. */
export interface SetupConfig<Options> {
  /** How many play; the game's usual least number unless given. */
  readonly seats?: number | undefined;
  /**
   * The only secret of chance: any string; of each character the low eight bits count. Drawn from the platform's
   * cryptographic generator unless given: 128 bits, far more than a word that people choose.
   */
  readonly seed?: string | undefined;
  /** House rules; what is not given has the default of the rule book. */
  readonly options?: { readonly [Name in keyof Options]?: Options[Name] | undefined } | undefined;
}

/** Where a host brings its own luck. */
export interface ChanceConfig {
  /** Real dice, a hardware generator, a script: used instead of the seed, each answer checked. */
  readonly chance?: Chance | undefined;
}

/** What `tryApply` gives: the next state with what happened, or the reason why not. */
export type Attempt<G extends GameTypes> =
  | { readonly ok: true; readonly state: G['State']; readonly events: readonly G['Event'][] }
  | { readonly ok: false; readonly violation: Refusal<G> };

/** A violation of the game's own clauses or of those common to all games. */
export type Refusal<G extends GameTypes> = G['Violation'] | ViolationOf<CommonParams>;

/** Who came where, and what ended the game. */
export interface Outcome<Reason extends string = string> {
  /** All seats from best to worst, shared places together (G-8). */
  readonly ranking: readonly (readonly Seat[])[];
  readonly reason: Reason;
}

/** How rules report what happens: the event is applied to the table at once. `evolve` itself is the quickest one. */
export type Tell<G extends GameTypes> = (table: Draft<G['Table']>, event: G['Event']) => void;

/** A game as its folder writes it down; {@link defineGame} derives the checked front. */
export interface GameDefinition<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  /** See {@link Game.rulesVersion}. */
  readonly rulesVersion: number;
  readonly seats: SeatRange;
  /** The options in full; throws a `RangeError` that names the path of what is wrong. */
  readOptions(given: unknown, seats: number): G['Options'];
  /** Every type of move: the steps it belongs to and its fields. */
  readonly moves: MoveShapes<G['Move'], G['Table']>;
  /** The seats that may move now; asked only while the game is not over. */
  actors(table: G['Table']): readonly Seat[];
  /**
   * Offers at least every legal move of `seat`, an actor, in a stable order and without repetition; the legal ones are
   * those that `whyNot` lets pass. A game gives this, or `legal`.
   */
  candidates?(table: G['Table'], seat: Seat, offer: (move: G['Move']) => void): void;
  /**
   * Exactly the legal moves of `seat`, an actor, in a stable order and without repetition: for games that need not ask
   * `whyNot` about each, drawn from the predicates that `whyNot` explains. Either `room` with the moves added to its end,
   * or a frozen list of them that the game keeps ready. Law 1 holds it to this.
   */
  legal?(table: G['Table'], seat: Seat, room: G['Move'][]): readonly G['Move'][];
  /**
   * Moves that the game keeps ready, all frozen: the front knows them again without a look at their fields. Only such as
   * are moves at every table that has their seat.
   */
  readonly kept?: readonly G['Move'][];
  /** The first of the game's own clauses (and G-4) that forbids `move`, a well-shaped move of the pending step. */
  whyNot(table: G['Table'], move: G['Move']): G['Violation'] | null;
  /** Decides what happens, and tells it. `move` is legal. */
  play(state: Draft<G['State']>, move: G['Move'], tell: Tell<G>, chance: Chance): void;
  /** Decides what happens between opening the table and the first decision, and tells it. */
  begin(state: Draft<G['State']>, tell: Tell<G>, chance: Chance): void;
  score(table: G['Table']): number[];
  /** Asked only once the game is over. */
  outcome(table: G['Table']): Outcome;
  /** The event that every log starts with, from which {@link open} makes a state. */
  opening(seats: number, options: G['Options'], seed: string): G['Event'];
  /** The table before anything happened: a state from a full opening, a view from a redacted one; `null` for another event. */
  open(event: G['Event'] | G['RedactedEvent']): Draft<G['State']> | Draft<G['View']> | null;
  /** The only writer. Total on partly hidden tables. */
  evolve(table: Draft<G['Table']>, event: G['Event'] | G['RedactedEvent']): void;
  /**
   * A state to write on: `evolve` finds nothing of `state` in it that it would write. Where it is to play `move` alone,
   * that holds for the events of this move. Law 2 holds it to this.
   */
  copyState(state: G['State'], move?: G['Move']): Draft<G['State']>;
  copyView(view: G['View']): Draft<G['View']>;
  /** What `viewer` sees on the table, from a state or from a remembered view. */
  view(table: G['State'] | G['View'], viewer: Seat | null): G['View'];
  redact(event: G['Event'], viewer: Seat | null): G['RedactedEvent'] | null;
  determinize(view: G['View'], seed: string, chance: Chance): G['State'];
}

/** The in-place path for bots: nothing is checked, nothing is copied. See {@link Game.rules}. */
export interface InPlaceRules<G extends GameTypes> {
  /** A writable copy to play on. */
  copy(state: G['State']): Draft<G['State']>;
  /** The seats that may move now. The list may be the table's own: read it, do not keep it. */
  actors(table: G['Table']): readonly Seat[];
  /**
   * Every legal move of `seat`, which must be an actor: written to `room`, an empty list, or in a frozen list that the
   * game keeps ready. A `room` that is emptied and used again spares a list each time.
   */
  legal(table: G['Table'], seat: Seat, room: G['Move'][]): readonly G['Move'][];
  /** Plays a legal `move`: every event is told, and changes the table as it is told. */
  play(state: Draft<G['State']>, move: G['Move'], tell: Tell<G>, chance: Chance): void;
  /** Applies one event to the table: the `tell` that forgets the events. */
  evolve(table: Draft<G['Table']>, event: G['Event'] | G['RedactedEvent']): void;
}

/** A game: one set of verbs for all. `table` is a state or a view. */
export interface Game<G extends GameTypes> {
  /** The name of the game in records, and of its entry point: `hencoop/<id>`. */
  readonly id: string;
  /** The name of the game on its box. */
  readonly title: string;
  /**
   * The version of the rules, counted from 1, which every stored object names: it grows whenever one could mean
   * something else.
   */
  readonly rulesVersion: number;
  readonly seats: SeatRange;
  /**
   * A new game, ready for its first move. G-5, G-12.
   * @throws RangeError naming the path, for seats, a seed or options that cannot be.
   */
  setup(config?: SetupConfig<G['Options']>, given?: ChanceConfig): G['State'];
  /** As {@link Game.setup}, with the events: a log that starts with them folds from nothing. */
  setupWithEvents(
    config?: SetupConfig<G['Options']>,
    given?: ChanceConfig,
  ): { readonly state: G['State']; readonly events: readonly G['Event'][] };
  /** The seats that may move now, several in a simultaneous step; none once the game is over. */
  actors(table: G['State'] | G['View']): readonly Seat[];
  isOver(table: G['State'] | G['View']): boolean;
  /**
   * Every legal move of `seat`, or of every actor: plain frozen JSON, complete, without repetition, in a stable order.
   * The list may be one that the game keeps, frozen too. On a view: the viewer's own moves.
   * @throws RangeError for a seat that is not at the table, on a view for another seat than the viewer's, and on a
   * spectator's view, which has no moves.
   */
  legalMoves(table: G['State'] | G['View'], seat?: Seat): readonly G['Move'][];
  /**
   * `null` for a legal move, or the first clause that forbids it (G-11). Total: any value that JSON can hold may be asked
   * about, and any other that runs no code of its own, as a getter or a proxy does.
   * @throws RangeError on a view, for a move of another seat than the viewer's.
   */
  whyNot(table: G['State'] | G['View'], move: unknown): Refusal<G> | null;
  /**
   * The state after `move`; `state` itself is left alone. The two share what the move did not change.
   * @throws IllegalMoveError carrying the violation, for a move that the rules refuse.
   */
  apply(state: G['State'], move: G['Move'], given?: ChanceConfig): G['State'];
  /**
   * As {@link Game.apply}, with the events, and with the violation instead of a throw. Takes any value as move, as
   * {@link Game.whyNot} does.
   */
  tryApply(state: G['State'], move: unknown, given?: ChanceConfig): Attempt<G>;
  /** Points by seat, of what is finished (G-8). */
  score(table: G['State'] | G['View']): number[];
  /** `null` while the game goes on. */
  outcome(table: G['State'] | G['View']): Outcome | null;
  /**
   * What `seat` (or a spectator, `null`) sees on the table now. A remembered view is forgotten down to that.
   * @throws RangeError for a seat that is not at the table, or for another viewer's remembered view.
   */
  view(table: G['State'] | G['View'], seat: Seat | null): G['View'];
  /**
   * The event as `seat` (or a spectator, `null`) learns it; `null` if it learns nothing. Where nothing of it is hidden from
   * that seat it is mostly `event` itself: seats that are told the very same need its text written once.
   * @throws RangeError for what can be no seat. Whether it is one of this table an event alone cannot tell.
   */
  redact(event: G['Event'], seat: Seat | null): G['RedactedEvent'] | null;
  /**
   * The table after the event: a state with its full events, a view with its redacted ones. From nothing (`null`),
   * the first event of a log opens the table. Folding redacted events over a view keeps what the viewer has seen.
   * @throws RangeError where an opening event is missing or comes twice, and for what is no event of the game. What
   * else an event says is believed: parse one from outside with its schema first.
   */
  evolve(state: G['State'] | null, event: G['Event']): G['State'];
  evolve(view: G['View'] | null, event: G['RedactedEvent']): G['View'];
  /**
   * A full state that the view could be of: every card that the viewer cannot place is dealt anew from `seed`,
   * each possible world equally likely.
   * @throws RangeError for a state instead of a view: a world imagined from the truth would be the truth.
   */
  determinize(view: G['View'], seed: string): G['State'];
  /**
   * The in-place path: for bots that play millions of moves. It checks nothing.
   * Play only moves from `legal`, only on a draft from `copy`.
   */
  readonly rules: InPlaceRules<G>;
}

/** The step type that ends every game. */
export const OVER = 'over';
