// What a game is: the definition in its folder, and the verbs that users get from it.

import type { AnyEvent, AnyMove, TableBase } from './base.js';
import type { Chance } from './chance.js';
import type { Draft } from './draft.js';
import type { AnyStatement, MoveStatement, OwnChecks } from './moveStatement.js';
import type { Seat, SeatRange } from './seats.js';
import type { AnyViolation } from './violation.js';

/** The types of one game in one place, which makes everything else generic in the game. */
export interface GameTypes {
  /** The options, all present. */
  Options: object;
  /** A state or a view, as the rules judge it: any hidden card is `null`. */
  Table: TableBase;
  /** The full table, as the server holds it. */
  State: TableBase & { readonly seed: string };
  /** The table as one seat, or a spectator, sees it. */
  View: TableBase & { readonly viewer: Seat | null };
  /** A choice of one seat, as plain JSON. */
  Move: AnyMove;
  /** An event in full: {@link Opened} or one of the game's own. */
  Event: AnyEvent;
  /** An event as one viewer learns it: {@link RedactedOpened} or one of the game's own. */
  RedactedEvent: AnyEvent;
  /** A refusal by one of the game's own clauses, or by a common one. */
  Violation: AnyViolation;
}

/** The event that every log starts with: game, seats, options and seed determine the table. */
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

/** The id of a game. Its tables have it in the field `game`, which narrows a union of tables of several games. */
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

/** The config of `setup`. An entry that is `undefined` counts as absent. */
export interface SetupConfig<Options> {
  /** The number of players. Default: the game's. */
  readonly seats?: number | undefined;
  /**
   * The seed of all chance, which you must keep secret: any string of at most 240 bytes in UTF-8. Keys are
   * injective: different seeds are different keys. Default: 128 bits from the platform's cryptographic generator, far more
   * than any seed a person makes up.
   */
  readonly seed?: string | undefined;
  /** Options of the rules; the defaults follow the rule book. */
  readonly options?: { readonly [Name in keyof Options]?: Options[Name] | undefined } | undefined;
}

/** Lets a host supply the chance. */
export interface ChanceConfig {
  /** Real dice, a hardware generator, a script: used instead of the seed, with every result checked. */
  readonly chance?: Chance | undefined;
}

/** The result of `tryApply`: the next state with the events, or the violation. */
export type Attempt<G extends GameTypes> =
  | { readonly ok: true; readonly state: G['State']; readonly events: readonly G['Event'][] }
  | { readonly ok: false; readonly violation: G['Violation'] };

/** The final ranking, and why the game ended. */
export interface Outcome<Reason extends string = string> {
  /** All seats from best to worst, equal ones together (G-8). */
  readonly ranking: readonly (readonly Seat[])[];
  /** Why the game ended: the `reason` of its last step, such as `target`. */
  readonly reason: Reason;
}

/** How the rules report an event, which is applied to the table at once. `evolve` itself is the fastest `Emit`. */
export type Emit<G extends GameTypes> = (table: Draft<G['Table']>, event: TableEventOf<G>) => void;

/**
 * Lists exactly the legal moves of `seat`, an actor, in a stable order and without repetition: returns either `out` with
 * the moves appended, or a frozen list that the game keeps. Law 1 checks it against `whyNot`.
 */
export type ListMoves<G extends GameTypes> = (table: G['Table'], seat: Seat, out: G['Move'][]) => readonly G['Move'][];

/**
 * The cards of `hands` as they lay in the pile, from bottom to top, before they were dealt one at a time, clockwise,
 * `starter` first.
 */
export type InTurn = <Card>(hands: readonly (readonly Card[])[], starter: Seat) => readonly Card[];

/** The results of the shuffles that deal a table, by site of chance, each from bottom to top. */
export type Undealt = { readonly [site: string]: readonly unknown[] };

/** A game as its folder defines it; {@link defineGame} derives the checked verbs. */
export interface GameDefinition<G extends GameTypes> {
  /** See {@link Game.id}. */
  readonly id: IdOf<G>;
  /** See {@link Game.title}. */
  readonly title: string;
  /** See {@link Game.rulesVersion}. */
  readonly rulesVersion: number;
  /** How many can play (at least 1), and the default of `setup`. */
  readonly seats: SeatRange;
  /** Returns the options in full. Throws a `RangeError` that names the path of the first invalid one. */
  readOptions(given: unknown, seats: number): G['Options'];
  /** Every type of move, stated once: its steps, its fields, its tokens. */
  readonly moves: MoveStatement<G['Move'], G['Table']>;
  /** Checks the kinds of fields that the statement leaves to the game (G-0), by name. */
  readonly kinds?: OwnChecks<G['Table']>;
  /** How a game begins: `initial` creates the empty table, then `begin` deals. */
  readonly setup: {
    /** The state before anything has happened, with its keys in the order of `copy.state`. */
    initial(seats: number, options: G['Options'], seed: string): Draft<G['State']>;
    /** Emits every event between the opening and the first decision. */
    begin(state: Draft<G['State']>, emit: Emit<G>, chance: Chance): void;
  };
  /** See {@link Game.undeal}. */
  undeal?(state: G['State'], inTurn: InTurn): Undealt;
  /** The seats that may move now; called only until the game is over. Default: the seat that the step names. */
  actors?(table: G['Table']): readonly Seat[];
  /** The first of the game's own clauses (and G-4) that forbids `move`, a well-formed move of the pending step. */
  whyNot(table: G['Table'], move: G['Move']): G['Violation'] | null;
  /** Lists the legal moves as fast as possible. */
  readonly movegen: {
    /** Lists the legal moves of one seat. */
    readonly legal: ListMoves<G>;
    /**
     * Frozen moves that the game keeps and that the engine recognizes by identity instead of by their fields. Each must
     * be well-formed at every table that has its seat.
     */
    readonly interned?: readonly G['Move'][];
    /**
     * Every move of `seat` that can be legal in some position with the seats and options of `table`. The list means the
     * same for every seat, as that seat sees the table. Default: all that the statement allows.
     */
    readonly possible?: (table: G['Table'], seat: Seat) => readonly G['Move'][];
  };
  /** Emits every event that follows from `move`, a legal one. */
  play(state: Draft<G['State']>, move: G['Move'], emit: Emit<G>, chance: Chance): void;
  /** Points by seat, for everything finished (G-8). Default: the table's `scores`. */
  score?(table: G['Table']): number[];
  /** All seats from best to worst, equal ones together (G-8). Called only once the game is over. */
  ranking(table: G['Table']): Seat[][];
  /** Applies an event to the table: nothing else writes to it. Total on partly hidden tables. */
  evolve(table: Draft<G['Table']>, event: TableEventOf<G> | RedactedTableEventOf<G>): void;
  /** Copies a table before the rules write to it. */
  readonly copy: {
    /**
     * A writable copy of `state`. With `move`, it copies only the lists that this move's events change and shares the
     * rest. Law 2 catches a list that was forgotten.
     */
    state(state: G['State'], move?: G['Move']): Draft<G['State']>;
    /** A writable copy of `view`. It shares no list that an event writes to. */
    view(view: G['View']): Draft<G['View']>;
  };
  /** The table as `viewer` sees it now, from a state or from a remembered view. */
  view(table: G['State'] | G['View'], viewer: Seat | null): G['View'];
  /**
   * `event` as `viewer` learns it: the event itself if it hides nothing, `null` if the viewer may not learn of it at all.
   * Never called for `opened`.
   */
  redact(event: TableEventOf<G>, viewer: Seat | null): RedactedTableEventOf<G> | null;
  /**
   * A state that `view` could be of, drawn uniformly from all of them. Take all randomness from `chance`; `seed` becomes
   * the seed of the state.
   */
  determinize(view: G['View'], seed: string, chance: Chance): G['State'];
}

/** The in-place path for bots: it checks nothing and copies nothing. See {@link Game.rules}. */
export interface InPlaceRules<G extends GameTypes> {
  /** A writable copy to play on. */
  copy(state: G['State']): Draft<G['State']>;
  /** The seats that may move now. The list may belong to the table: read it, do not keep it. */
  actors(table: G['Table']): readonly Seat[];
  /**
   * Every legal move of `seat`, which must be an actor: appended to `out`, an empty list, or in a frozen list that the
   * game keeps. Reuse an emptied `out` to save an allocation a call.
   */
  readonly legal: ListMoves<G>;
  /** See {@link GameDefinition.movegen}. */
  readonly possible?: (table: G['Table'], seat: Seat) => readonly G['Move'][];
  /** Plays a legal `move`. Each event is emitted, and changes the table at once. */
  play(state: Draft<G['State']>, move: G['Move'], emit: Emit<G>, chance: Chance): void;
  /** Applies one event to the table: an `emit` that keeps no events. */
  evolve(table: Draft<G['Table']>, event: TableEventOf<G> | RedactedTableEventOf<G>): void;
}

/** A game: the same verbs for every game. `table` is a state or a view. */
export interface Game<G extends GameTypes> {
  /** The name of the game in its tables and records, and of its entry point: `hencoop/<id>`. */
  readonly id: IdOf<G>;
  /** The name of the game on its box. */
  readonly title: string;
  /**
   * The version of the rules, counted from 1 and named by every stored object. It grows whenever the meaning of a stored
   * object could change.
   */
  readonly rulesVersion: number;
  /** How many can play, and how many do by default. */
  readonly seats: SeatRange;
  /** Every type of move: its steps, its fields with their values, and its tokens. */
  readonly moves: AnyStatement;
  /**
   * A new game, ready for its first move. G-5, G-12.
   * @throws RangeError if seats, seed or options are invalid; it names the path.
   */
  setup(config?: SetupConfig<G['Options']>, given?: ChanceConfig): G['State'];
  /** Like {@link Game.setup}, plus the events: a log that starts with them folds from nothing. */
  setupWithEvents(
    config?: SetupConfig<G['Options']>,
    given?: ChanceConfig,
  ): { readonly state: G['State']; readonly events: readonly G['Event'][] };
  /**
   * Puts the dealt cards of a new game back: the results of the shuffles that would deal `state`. Lets `deal` of
   * `hencoop/deal` lay known cards. It only collects the lists of the state: `deal` passes places in them instead of cards.
   * Absent if a game does not say where its cards go.
   */
  undeal?(state: G['State'], inTurn: InTurn): Undealt;
  /** The seats that may move now, several in a simultaneous step; none once the game is over. */
  actors(table: G['State'] | G['View']): readonly Seat[];
  /** Whether the game has ended: its step is `over`, and no seat may move. */
  isOver(table: G['State'] | G['View']): boolean;
  /**
   * Every legal move of `seat`, or of every actor: plain frozen JSON, complete, without repetition, in a stable order.
   * The list itself may be frozen too, if the game keeps it. On a view: the viewer's own moves.
   * @throws RangeError if the seat is not at the table, or if the table is another seat's view, or a spectator's, which has
   * no moves.
   */
  legalMoves(table: G['State'] | G['View'], seat?: Seat): readonly G['Move'][];
  /**
   * `null` for a legal move, or the first clause that forbids it (G-11). Total: accepts any JSON value, and any other
   * value that does not run code, as a getter or a proxy would.
   * @throws RangeError if the table is a view, and the move is not the viewer's.
   */
  whyNot(table: G['State'] | G['View'], move: unknown): G['Violation'] | null;
  /**
   * The state after `move`; `state` itself is unchanged. The two share everything that the move did not change.
   * @throws IllegalMoveError if the rules refuse the move; it carries the violation.
   */
  apply(state: G['State'], move: G['Move'], given?: ChanceConfig): G['State'];
  /**
   * Like {@link Game.apply}, but returns the events too, and the violation instead of throwing it. Accepts any value as a
   * move, as {@link Game.whyNot} does.
   */
  tryApply(state: G['State'], move: unknown, given?: ChanceConfig): Attempt<G>;
  /** Points by seat, for everything finished (G-8). */
  score(table: G['State'] | G['View']): number[];
  /** The final ranking; `null` until the game is over. */
  outcome(table: G['State'] | G['View']): Outcome<EndReasonOf<G>> | null;
  /**
   * The table as `seat` (or a spectator, `null`) sees it now. A remembered view loses the remembered cards.
   * @throws RangeError if the seat is not at the table, or a remembered view is of another viewer.
   */
  view(table: G['State'] | G['View'], seat: Seat | null): G['View'];
  /**
   * The event as `seat` (or a spectator, `null`) learns it; `null` if it learns nothing. An event that hides nothing from
   * the seat usually comes back as the same object, so that you need to serialize it only once.
   *
   * Only the opening event has the number of seats. For any other event, a seat that the game can have but this table
   * lacks learns no more than a spectator.
   * @throws RangeError if no table of the game has the seat, or the table of an opening event lacks it.
   */
  redact(event: G['Event'], seat: Seat | null): G['RedactedEvent'] | null;
  /**
   * The table after the event: a state with its full events, a view with its redacted ones. The first event of a log
   * opens the table from nothing (`null`). A view folded from redacted events keeps the cards that the viewer has seen.
   * The contents of an event are trusted: parse events from outside with their schema first.
   * @throws RangeError if the opening event is missing or comes twice, or the value is not an event of the game.
   */
  evolve(state: G['State'] | null, event: G['Event']): G['State'];
  /** The same for a view, which takes only redacted events. */
  evolve(view: G['View'] | null, event: G['RedactedEvent']): G['View'];
  /**
   * A full state that the view could be of: every card whose place the viewer does not know is dealt again from `seed`,
   * and each world that agrees with the open cards is equally likely. The scores of finished rounds and games need not
   * agree: they are taken as they are, even if the cards that made them lie hidden now, as in the piles of the last game
   * of Blind Chicken Extreme. Those cards may then be ones that would have scored differently.
   * @throws RangeError if given a state (a world imagined from the truth would be the truth), or a view with which no
   * world agrees.
   */
  determinize(view: G['View'], seed: string): G['State'];
  /**
   * The in-place path, for bots that play millions of moves. It checks nothing: play only moves from `legal`, only on a
   * draft from `copy`.
   */
  readonly rules: InPlaceRules<G>;
}

/** A game without its in-place path: its checked verbs. */
export type CheckedGame<G extends GameTypes> = Omit<Game<G>, 'rules'>;

/** Some game, of any types. Every game of the library is one, and `Map<string, AnyGame>` takes them all. */
export type AnyGame = CheckedGame<GameTypes>;
