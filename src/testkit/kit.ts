import type { Chance } from '../engine/chance.js';
import { deepFreeze } from '../engine/freeze.js';
import type { Game, GameTypes, SetupConfig } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import type { StandardSchema } from '../engine/standard.js';
import type { Evidence } from './laws/evidence.js';
import type { World } from './worlds.js';

/** A random way to play: the weight of each legal move, 0 or more, not all 0. */
export type WeightedPolicy<G extends GameTypes> = (move: G['Move'], state: G['State']) => number;

/** What happens at a site of chance: a shuffle of these cards, or a roll of `dice` dice with these faces. */
export type ChanceSite<G extends GameTypes> =
  | {
      /** The cards, in any order, given the state after set-up; `null` if they depend on the moves. */
      cards(state: G['State']): readonly unknown[] | null;
    }
  | { readonly faces: readonly unknown[]; readonly dice: number };

/** A move that was made, with the states around it. */
export interface Made<G extends GameTypes> {
  /** The state in which the move was made. */
  readonly before: G['State'];
  /** The move. */
  readonly move: G['Move'];
  /** Everything that happened. */
  readonly events: readonly G['Event'][];
  /** The state after it. */
  readonly after: G['State'];
}

/**
 * The rules of a game once more, written from the book alone, never with the help of the game. They may read from `after` and
 * `events` what only chance decides, such as the dice, and nothing else that they can work out from `before`.
 */
export interface Book<G extends GameTypes> {
  /** Law 1: whether the book allows `move`, any of {@link Kit.allMoves}, in `state`. */
  mayMove(state: G['State'], move: G['Move']): boolean;
  /** Law 1: the seats that may move after a move; none once the game is over. */
  actors(made: Made<G>): readonly Seat[];
  /** Law 10: the points of each seat after a move. */
  score(made: Made<G>): readonly number[];
  /** Law 10: why the game is over after a move; `null` if it goes on. */
  end(made: Made<G>): string | null;
}

/** A way to set up a game. */
export interface Setup<G extends GameTypes> {
  /** The number of seats. */
  readonly seats: number;
  /** The options, as `setup` takes them. An absent one has its default. */
  readonly options: NonNullable<SetupConfig<G['Options']>['options']>;
}

/**
 * The facts that the laws need about a game. Write them from the rule book, never with the help of the game's own
 * `legalMoves`, `view`, `redact` or `determinize`: a kit that asks the game about itself proves nothing.
 */
export interface Kit<G extends GameTypes> {
  /** The set-ups to try: see {@link everySetup}. */
  readonly setups: readonly Setup<G>[];
  /** Law 1: every well-formed move that any player could try in `state`, legal or not. */
  allMoves(state: G['State']): Iterable<G['Move']>;
  /** Law 3: every card of the game. Cards are compared as JSON. */
  deck(state: G['State']): readonly unknown[];
  /** Law 3: every card on the table. */
  cards(state: G['State']): readonly unknown[];
  /** Law 4: a strict schema for each. */
  readonly schemas: {
    readonly state: StandardSchema;
    readonly view: StandardSchema;
    readonly move: StandardSchema;
    readonly event: StandardSchema;
    readonly redactedEvent: StandardSchema;
  };
  /**
   * Law 6: another state that `viewer` cannot distinguish from `state`, by the book's "who sees what" alone. It changes
   * everything that the viewer may not know, including the seed. Take all randomness from `chance`.
   */
  scramble(state: G['State'], viewer: Seat | null, chance: Chance): G['State'];
  /**
   * Law 6: another event that `viewer` cannot distinguish from `event`, by the book alone: of the same type, but with
   * everything changed that the viewer may not learn from it. Return the event itself if the viewer learns all of it, `null`
   * if the viewer may not even learn that something happened.
   */
  scrambleEvent(event: G['Event'], viewer: Seat | null, chance: Chance): G['Event'] | null;
  /**
   * Law 6: what this event of a move in `before` reveals to `viewer` by the book, as JSON: the drawn card, the numbers in a
   * shown hand; `null` if it reveals nothing. Two worlds that look alike are compared as long as the same is revealed in
   * both, so leave out what is no news, such as the order of a hand that is shown as a set: sort it.
   */
  reveals(event: G['Event'], viewer: Seat | null, before: G['State']): unknown;
  /**
   * Law 6: the moves in the scrambled `world` that differ from `move`, which another seat made in `state`, only in matters
   * hidden from `viewer`. Default: the same move.
   */
  counterparts?(move: G['Move'], world: G['State'], viewer: Seat | null, state: G['State']): Iterable<G['Move']>;
  /** Law 8: small positions, written out by hand. Without any, the law is not proven. */
  small?(): Iterable<SmallPosition<G>>;
  /**
   * Law 8: a world that `viewer` cannot distinguish from `state`, drawn uniformly from all of them: each of the cards that the
   * viewer does not see, copies told apart, lies in each slot as often as the book allows. Others' hidden progress counts as
   * not begun, as in `determinize`. Return `null` if that is too hard to deal. Often {@link Kit.scramble} will do. Take all
   * randomness from `chance`.
   */
  evenWorld?(state: G['State'], viewer: Seat | null, chance: Chance): G['State'] | null;
  /**
   * Law 10: compares the final results of two seats as the book does: negative if `one` ranks before `other`, positive if
   * after, 0 if they share a place. Without it, the order of the ranking is not proven.
   */
  compare?(one: Seat, other: Seat, state: G['State']): number;
  /** Law 10: finished games written out by hand, such as ties that random play seldom meets. */
  finals?(): Iterable<G['State']>;
  /** Law 10: checks that must pass in every state, by title. */
  readonly invariants: {
    /** Throws unless its title is true. `before` is the state one move earlier; `null` at the start. */
    readonly [title: string]: (state: G['State'], before: G['State'] | null) => void;
  };
  /** Ways to play that reach rare positions, in addition to the uniform one. */
  readonly policies?: { readonly [name: string]: WeightedPolicy<G> };
  /**
   * Law 11: every use of chance that the book knows, by site, with `*` for each number in it: `deal/*`. Without it, the
   * right cards and the right dice are not proven.
   */
  readonly sites?: { readonly [site: string]: ChanceSite<G> };
  /**
   * Laws 1 and 10: the rules once more, written from the book. Without it, the laws find broken machinery, but no rule that
   * was misread.
   */
  readonly book?: Book<G>;
  /** Law 11: the maximum number of moves in a game. */
  maxMoves(setup: Setup<G>): number;
  /** The rough number of moves in a usual game. The laws look that far into a game. */
  readonly typicalMoves: number;
  /**
   * The evidence that this game cannot provide, each with the reason: `{ 'simultaneous moves': 'players move in turn' }`. A
   * law that finds nothing to judge fails unless you give a reason here; so does a reason for something that it did judge.
   */
  readonly notProven?: { readonly [What in Evidence]?: string };
}

/** A view with all worlds that could be behind it. */
export interface SmallPosition<G extends GameTypes> {
  /** A view with few hidden cards. */
  readonly view: G['View'];
  /** All states that could be behind it, each once. */
  readonly worlds: readonly World<G['State']>[];
}

/** Every number of seats with each of these options. */
export function everySetup<G extends GameTypes>(
  game: Game<G>,
  options: readonly Setup<G>['options'][] = [{}],
  { min, max }: { readonly min: number; readonly max: number } = game.seats,
): Setup<G>[] {
  const setups: Setup<G>[] = [];
  for (let seats = min; seats <= max; seats++) {
    for (const each of options) setups.push({ seats, options: each });
  }
  return setups;
}

/** `kit` as a game exports it: frozen, except for its schemas, since zod completes a schema on first use. */
export function frozenKit<G extends GameTypes>({ schemas, ...kit }: Kit<G>): Kit<G> {
  return Object.freeze({ ...deepFreeze(kit), schemas: Object.freeze({ ...schemas }) });
}
