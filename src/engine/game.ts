// What a game is: what its folder defines, and the verbs that users get from it.

import type { AnyEvent, AnyMove, TableBase } from './base.js';
import type { Chance } from './chance.js';
import type { Draft } from './draft.js';
import type { MoveShapes } from './moveShapes.js';
import type { Seat, SeatRange } from './seats.js';
import type { AnyViolation } from './violation.js';

/** The types of one game in one place, so that everything else can be generic in the game. */
export interface GameTypes {
  /** The options, all present. */
  Options: object;
  /** What rules judge: a state or a view, any hidden card `null`. */
  Table: TableBase;
  /** What the server holds. */
  State: TableBase & { readonly seed: string };
  /** What one seat, or a spectator, sees. */
  View: TableBase & { readonly viewer: Seat | null };
  /** A choice of one seat, as plain JSON. */
  Move: AnyMove;
  /** What happened, in full: {@link Opened} and the game's own events. */
  Event: AnyEvent;
  /** What happened, as one viewer learns it: {@link RedactedOpened} and the game's own events. */
  RedactedEvent: AnyEvent;
  /** A refusal by one of the game's own clauses, or by one of those common to all games. */
  Violation: AnyViolation;
}

/** The event that every log starts with: game, seats, options and seed make the table. */
export interface Opened<Id extends string, Options> {
  /** The id of the game. */
  readonly game: Id;
  /** Always `opened`: the first event of every log. */
  readonly type: 'opened';
  /** How many play. */
  readonly seats: number;
  /** All options of the rules, each present. */
  readonly options: Options;
  /** The seed of all chance in the game. Only the full event has it. */
  readonly seed: string;
}

/** {@link Opened} as one viewer learns it. */
export interface RedactedOpened<Id extends string, Options> {
  /** The id of the game. */
  readonly game: Id;
  /** Always `opened`: the first event of every log. */
  readonly type: 'opened';
  /** How many play. */
  readonly seats: number;
  /** All options of the rules, each present. */
  readonly options: Options;
  /** The seat that learns the events of this log; `null` for a spectator. */
  readonly viewer: Seat | null;
}

/** The id of a game, which its tables carry in their field `game`: a union of tables of several games narrows by it. */
export type IdOf<G extends GameTypes> = G['Table']['game'];

/** Why a game can end: the reasons of its step of type `over`. */
export type EndReasonOf<G extends GameTypes> =
  Extract<G['Table']['step'], { readonly type: 'over' }> extends {
    readonly reason: infer Reason extends string;
  }
    ? Reason
    : string;

/** The events of a game once its table is open, in full. */
export type TableEventOf<G extends GameTypes> = Exclude<G['Event'], { readonly type: 'opened' }>;

/** The events of a game once its table is open, as one viewer learns them. */
export type RedactedTableEventOf<G extends GameTypes> = Exclude<G['RedactedEvent'], { readonly type: 'opened' }>;

/** What `setup` takes. An entry that is `undefined` counts as absent. */
export interface SetupConfig<Options> {
  /** The number of players; the game's default unless given. */
  readonly seats?: number | undefined;
  /**
   * The only secret of chance: any string of at most 1,000 characters; of each character the low eight bits count.
   * Unless given, 128 bits from the platform's cryptographic generator, which is far more than any seed that a person
   * makes up.
   */
  readonly seed?: string | undefined;
  /** Options of the rules; each one that is absent has the default of the rule book. */
  readonly options?: { readonly [Name in keyof Options]?: Options[Name] | undefined } | undefined;
}

/** Lets a host supply its own chance. */
export interface ChanceConfig {
  /** Real dice, a hardware generator, a script: used instead of the seed, every answer checked. */
  readonly chance?: Chance | undefined;
}

/** What `tryApply` returns: the next state with the events, or the violation. */
export type Attempt<G extends GameTypes> =
  | { readonly ok: true; readonly state: G['State']; readonly events: readonly G['Event'][] }
  | { readonly ok: false; readonly violation: G['Violation'] };

/** The final ranking, and what ended the game. */
export interface Outcome<Reason extends string = string> {
  /** All seats from best to worst, those of one rank together (G-8). */
  readonly ranking: readonly (readonly Seat[])[];
  /** What ended the game: the `reason` of its last step, such as `target`. */
  readonly reason: Reason;
}

/** How rules report what happens: the event is applied to the table at once. `evolve` itself is the fastest one. */
export type Emit<G extends GameTypes> = (table: Draft<G['Table']>, event: TableEventOf<G>) => void;

/**
 * Lists exactly the legal moves of `seat`, an actor, in a stable order and without repetition: either `out` with the
 * moves appended, or a frozen list that the game keeps. Law 1 holds it to what `whyNot` allows.
 */
export type ListMoves<G extends GameTypes> = (table: G['Table'], seat: Seat, out: G['Move'][]) => readonly G['Move'][];

/** A game as its folder defines it; {@link defineGame} derives the checked verbs. */
export interface GameDefinition<G extends GameTypes> {
  /** See {@link Game.id}. */
  readonly id: IdOf<G>;
  /** See {@link Game.title}. */
  readonly title: string;
  /** See {@link Game.rulesVersion}. */
  readonly rulesVersion: number;
  /** How many can play, at least 1, and the default of `setup`. */
  readonly seats: SeatRange;
  /** The options in full. Throws a `RangeError` that names the path of the first invalid one. */
  readOptions(given: unknown, seats: number): G['Options'];
  /** Every type of move: the steps it belongs to, and its fields. */
  readonly moves: MoveShapes<G['Move'], G['Table']>;
  /** How a game begins: `initial` makes the empty table, then `begin` deals. */
  readonly setup: {
    /** The state before anything has happened, with its keys in the order of `copy.state`. */
    initial(seats: number, options: G['Options'], seed: string): Draft<G['State']>;
    /** Decides what happens between opening the table and the first decision, and emits it. */
    begin(state: Draft<G['State']>, emit: Emit<G>, chance: Chance): void;
  };
  /** The seats that may move now, asked only while the game is not over. Unless given: the seat that the step names. */
  actors?(table: G['Table']): readonly Seat[];
  /** The first of the game's own clauses (and G-4) that forbids `move`, a well-formed move of the pending step. */
  whyNot(table: G['Table'], move: G['Move']): G['Violation'] | null;
  /** How the legal moves are listed, as fast as possible. */
  readonly movegen: {
    /** Lists the legal moves of one seat. */
    readonly legal: ListMoves<G>;
    /**
     * Moves that the game keeps, all frozen, recognized by identity instead of by their fields. Each must be well-formed
     * at every table that has its seat.
     */
    readonly interned?: readonly G['Move'][];
  };
  /** Decides what happens, and emits it. `move` is legal. */
  play(state: Draft<G['State']>, move: G['Move'], emit: Emit<G>, chance: Chance): void;
  /** Points by seat, for everything finished (G-8). By default the table's `scores`. */
  score?(table: G['Table']): number[];
  /** All seats from best to worst, those of one rank together (G-8). Asked only once the game is over. */
  ranking(table: G['Table']): Seat[][];
  /** The only writer. Total on partly hidden tables. */
  evolve(table: Draft<G['Table']>, event: TableEventOf<G> | RedactedTableEventOf<G>): void;
  /** How a table is copied before the rules write to it. */
  readonly copy: {
    /**
     * A writable copy of `state`. With `move`, only the lists that this move's events change are copied; the rest are
     * shared. Law 2 finds a list that is missing.
     */
    state(state: G['State'], move?: G['Move']): Draft<G['State']>;
    /** A writable copy of `view`. It shares no list that an event writes to. */
    view(view: G['View']): Draft<G['View']>;
  };
  /** What `viewer` sees on the table, from a state or from a remembered view. */
  view(table: G['State'] | G['View'], viewer: Seat | null): G['View'];
  /**
   * `event` as `viewer` learns it: the event itself if nothing in it is hidden, `null` if the viewer may not learn of
   * it at all. Never called for `opened`.
   */
  redact(event: TableEventOf<G>, viewer: Seat | null): RedactedTableEventOf<G> | null;
  /**
   * A state that would give `view`, each one equally likely. Take all randomness from `chance`; `seed` becomes the seed
   * of the state.
   */
  determinize(view: G['View'], seed: string, chance: Chance): G['State'];
}

/** The in-place path for bots: nothing is checked, nothing is copied. See {@link Game.rules}. */
export interface InPlaceRules<G extends GameTypes> {
  /** A writable copy to play on. */
  copy(state: G['State']): Draft<G['State']>;
  /** The seats that may move now. The list may belong to the table: read it, do not keep it. */
  actors(table: G['Table']): readonly Seat[];
  /**
   * Every legal move of `seat`, which must be an actor: appended to `out`, an empty list, or in a frozen list that the
   * game keeps. Reusing an emptied `out` saves an allocation for each call.
   */
  readonly legal: ListMoves<G>;
  /** Plays a legal `move`: every event is emitted, and changes the table at once. */
  play(state: Draft<G['State']>, move: G['Move'], emit: Emit<G>, chance: Chance): void;
  /** Applies one event to the table: the `emit` that keeps no events. */
  evolve(table: Draft<G['Table']>, event: TableEventOf<G> | RedactedTableEventOf<G>): void;
}

/** A game: the same verbs for every game. `table` is a state or a view. */
export interface Game<G extends GameTypes> {
  /** The name of the game in its tables and records, and of its entry point: `hencoop/<id>`. */
  readonly id: IdOf<G>;
  /** The name of the game on its box. */
  readonly title: string;
  /**
   * The version of the rules, counted from 1, which every stored object names: it grows whenever a stored object could
   * mean something else.
   */
  readonly rulesVersion: number;
  /** How many can play, and how many do by default. */
  readonly seats: SeatRange;
  /**
   * A new game, ready for its first move. G-5, G-12.
   * @throws RangeError naming the path, for invalid seats, seed or options.
   */
  setup(config?: SetupConfig<G['Options']>, given?: ChanceConfig): G['State'];
  /** As {@link Game.setup}, with the events: a log that starts with them folds from nothing. */
  setupWithEvents(
    config?: SetupConfig<G['Options']>,
    given?: ChanceConfig,
  ): { readonly state: G['State']; readonly events: readonly G['Event'][] };
  /** The seats that may move now, several in a simultaneous step; none once the game is over. */
  actors(table: G['State'] | G['View']): readonly Seat[];
  /** Whether the game has ended: its step is `over`, and no seat may move. */
  isOver(table: G['State'] | G['View']): boolean;
  /**
   * Every legal move of `seat`, or of every actor: plain frozen JSON, complete, without repetition, in a stable order.
   * The list may be one that the game keeps, frozen too. On a view: the viewer's own moves.
   * @throws RangeError for a seat that is not at the table, on a view for another seat than the viewer's, and on a
   * spectator's view, which has no moves.
   */
  legalMoves(table: G['State'] | G['View'], seat?: Seat): readonly G['Move'][];
  /**
   * `null` for a legal move, or the first clause that forbids it (G-11). Total: accepts any JSON value, and any other
   * value that does not run code, as a getter or a proxy would.
   * @throws RangeError on a view, for a move of another seat than the viewer's.
   */
  whyNot(table: G['State'] | G['View'], move: unknown): G['Violation'] | null;
  /**
   * The state after `move`; `state` itself is unchanged. The two share everything that the move did not change.
   * @throws IllegalMoveError carrying the violation, for a move that the rules refuse.
   */
  apply(state: G['State'], move: G['Move'], given?: ChanceConfig): G['State'];
  /**
   * As {@link Game.apply}, with the events, and with the violation instead of a throw. Accepts any value as a move, as
   * {@link Game.whyNot} does.
   */
  tryApply(state: G['State'], move: unknown, given?: ChanceConfig): Attempt<G>;
  /** Points by seat, for everything finished (G-8). */
  score(table: G['State'] | G['View']): number[];
  /** `null` until the game is over. */
  outcome(table: G['State'] | G['View']): Outcome<EndReasonOf<G>> | null;
  /**
   * What `seat` (or a spectator, `null`) sees on the table now. A remembered view is reduced to that.
   * @throws RangeError for a seat that is not at the table, or for another viewer's remembered view.
   */
  view(table: G['State'] | G['View'], seat: Seat | null): G['View'];
  /**
   * The event as `seat` (or a spectator, `null`) learns it; `null` if it learns nothing. If nothing is hidden from the
   * seat, usually the same object, so that it need be serialized only once.
   *
   * Only the event that opens a table has its number of seats. From any other event, a seat that the game can have and
   * this table lacks learns no more than a spectator.
   * @throws RangeError for a seat that no table of the game has, and for a seat that the event of an opening excludes.
   */
  redact(event: G['Event'], seat: Seat | null): G['RedactedEvent'] | null;
  /**
   * The table after the event: a state with its full events, a view with its redacted ones. From nothing (`null`),
   * the first event of a log opens the table. Folding redacted events over a view keeps the cards that the viewer has seen.
   * @throws RangeError if the opening event is missing or comes twice, and for a value that is not an event of the game.
   * The content of an event is trusted: parse events from outside with their schema first.
   */
  evolve(state: G['State'] | null, event: G['Event']): G['State'];
  /** As above, for a view: it takes redacted events only. */
  evolve(view: G['View'] | null, event: G['RedactedEvent']): G['View'];
  /**
   * A full state that the view could be of: every card whose place the viewer does not know is dealt again from `seed`,
   * each world that agrees with what lies open equally likely. One thing need not agree: the scores of finished rounds and
   * games are taken as they are, even if the cards that made them lie hidden now, as in the piles of the last game of Blind
   * Chicken Extreme. A world then may have cards that would have scored differently.
   * @throws RangeError for a state instead of a view: a world imagined from the truth would be the truth. Also for a view
   * with which no world agrees.
   */
  determinize(view: G['View'], seed: string): G['State'];
  /**
   * The in-place path, for bots that play millions of moves. It checks nothing.
   * Play only moves from `legal`, only on a draft from `copy`.
   */
  readonly rules: InPlaceRules<G>;
}

/** A game without its in-place path: its checked verbs. */
export type CheckedGame<G extends GameTypes> = Omit<Game<G>, 'rules'>;

/** Some game, of any types. Every game of the library is one, and `Map<string, AnyGame>` takes them all. */
export type AnyGame = CheckedGame<GameTypes>;
