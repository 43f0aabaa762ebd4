import type { Chance } from '../engine/chance.js';
import { deepFreeze } from '../engine/freeze.js';
import type { Game, GameTypes, SetupConfig } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import type { StandardSchema } from '../engine/standard.js';
import type { Evidence } from './laws/evidence.js';
import type { World } from './worlds.js';

/** A random way of playing: the weight of each legal move, 0 or more, not all 0. */
export type WeightedPolicy<G extends GameTypes> = (move: G['Move'], state: G['State']) => number;

/** One way to set a game up. */
export interface Setup<G extends GameTypes> {
  /** The number of seats. */
  readonly seats: number;
  /** The options, as `setup` takes them. An absent one has its default. */
  readonly options: NonNullable<SetupConfig<G['Options']>['options']>;
}

/**
 * What the laws need to know about a game besides the game itself. Write it from the rule book, never with the help of the
 * game's own `legalMoves`, `view`, `redact` or `determinize`: a kit that asks the game about itself proves nothing.
 */
export interface Kit<G extends GameTypes> {
  /** The set-ups to try: see {@link everySetup}. */
  readonly setups: readonly Setup<G>[];
  /** Law 1: every well-formed move that anybody could try in `state`, legal or not. */
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
   * Law 6: another state that `viewer` cannot distinguish from `state`, by the book's "who sees what" alone: everything
   * that the viewer may not know is changed, the seed included. Take all randomness from `chance`.
   */
  scramble(state: G['State'], viewer: Seat | null, chance: Chance): G['State'];
  /**
   * Law 6: another event that `viewer` cannot distinguish from `event`, by the book alone: of the same type, with
   * everything changed that the viewer may not learn from it. The event itself if the viewer learns all of it; `null` if
   * the viewer may not even learn that something happened.
   */
  scrambleEvent(event: G['Event'], viewer: Seat | null, chance: Chance): G['Event'] | null;
  /** Law 6: whether, by the book, this event of a move in `before` reveals to `viewer` what they could not know. */
  reveals(event: G['Event'], viewer: Seat | null, before: G['State']): boolean;
  /**
   * Law 6: the moves in the scrambled `world` that differ from `move`, made by another seat in `state`, only in matters
   * hidden from `viewer`. By default the same move.
   */
  counterparts?(move: G['Move'], world: G['State'], viewer: Seat | null, state: G['State']): Iterable<G['Move']>;
  /** Law 8: small positions, written out by the test. Without any, the law is not proven. */
  small?(): Iterable<SmallPosition<G>>;
  /**
   * Law 8: a world that `viewer` cannot distinguish from `state`, every one of them equally likely: each of the cards that the
   * viewer does not see, copies told apart, lies in each slot as often as the book allows. Others' hidden progress counts as
   * not begun, as in `determinize`. `null` where that is too hard to deal. Often {@link Kit.scramble} itself. Take all
   * randomness from `chance`.
   */
  evenWorld?(state: G['State'], viewer: Seat | null, chance: Chance): G['State'] | null;
  /** Law 10: by title, checks that must pass in every state. */
  readonly invariants: {
    /** Throws if its title is not true. `before` is the state one move earlier; `null` at the start. */
    readonly [title: string]: (state: G['State'], before: G['State'] | null) => void;
  };
  /** Ways of playing that reach rare positions, in addition to the uniform one. */
  readonly policies?: { readonly [name: string]: WeightedPolicy<G> };
  /** Law 11: the maximum number of moves in a game. */
  maxMoves(setup: Setup<G>): number;
  /** Roughly how many moves a game usually has. The laws look that far into a game. */
  readonly typicalMoves: number;
  /**
   * What the laws cannot judge in this game, each with the reason: `{ 'simultaneous moves': 'players move in turn' }`. A law
   * that finds nothing to judge fails unless its reason is here, and a reason for something that is judged fails too.
   */
  readonly notProven?: { readonly [What in Evidence]?: string };
}

/** A view with all the worlds that could be behind it. */
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

/** `kit` as a game exports it: frozen. Its schemas are not, since zod completes a schema when it is first used. */
export function frozenKit<G extends GameTypes>({ schemas, ...kit }: Kit<G>): Kit<G> {
  return Object.freeze({ ...deepFreeze(kit), schemas: Object.freeze({ ...schemas }) });
}
