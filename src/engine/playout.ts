import tychei from 'seedrandom/lib/tychei.js';
import { clear } from './cards.js';
import { type Chance, freshSeed, quick } from './chance.js';
import { type Draft, settle } from './draft.js';
import { type Game, type GameTypes, OVER } from './game.js';
import type { Seat } from './seats.js';

/** Chooses one of the legal `moves` (never empty). `state` is being played on: read it, do not keep it. */
export type Policy<G extends GameTypes> = (moves: readonly G['Move'][], state: G['State'], seat: Seat) => G['Move'];

/** How a playout goes. */
export interface PlayoutConfig<G extends GameTypes> {
  /** Who chooses; uniformly random unless given. */
  readonly policy?: Policy<G> | undefined;
  /** Makes the playout repeatable; fresh unless given. */
  readonly seed?: string | undefined;
  /** The luck of the playout; quick and drawn from `seed` unless given. Not checked. */
  readonly chance?: Chance | undefined;
}

/**
 * Plays `state` to its end in place on one copy, and gives the final state. `state` itself is left alone.
 *
 * The luck of a playout is its own, not that of the state's seed: a bot that plays out from an imagined world learns
 * nothing of the real one.
 *
 * @example
 * ```ts
 * import { playout } from 'hencoop';
 * import { chicken } from 'hencoop/chicken';
 *
 * const end = playout(chicken, chicken.setup({ seats: 4 }), { seed: 'bot' });
 * chicken.isOver(end); // true
 * ```
 */
export function playout<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  { policy, seed = freshSeed(), chance = quick(`${seed}/chance`) }: PlayoutConfig<G> = {},
): G['State'] {
  const draft = game.rules.copy(state);
  playOn(game, draft, policy ?? uniform<G>(seed), chance);
  return settle<G['State']>(draft);
}

/** Plays `draft` itself to its end: the playout without its copy. Where several may move, the first listed does. */
export function playOn<G extends GameTypes>(
  game: Game<G>,
  draft: Draft<G['State']>,
  policy: Policy<G>,
  chance: Chance,
): number {
  const { actors, legal, play, evolve } = game.rules;
  const room: G['Move'][] = [];
  // A Draft<State> is a State whose fields may be written.
  const state = draft as G['State'];
  let played = 0;
  while (state.step.type !== OVER) {
    // Somebody can always move until the game is over (law 1).
    const seat = actors(state)[0] as Seat;
    clear(room);
    const moves = legal(state, seat, room);
    play(draft, policy(moves, state, seat), evolve, chance);
    played++;
  }
  return played;
}

/** A policy that picks any legal move with equal likelihood, the same picks for the same seed. */
export function uniform<G extends GameTypes>(seed: string): Policy<G> {
  const random = tychei(`${seed}/policy`);
  // The index is below the length, and a playout never asks with an empty list. It is cut to a whole number, not rounded
  // down: with what stays a fraction to the compiler, a frozen list is slow to read.
  return (moves) => moves[(random() * moves.length) >>> 0] as G['Move'];
}
