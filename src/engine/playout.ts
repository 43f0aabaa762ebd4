import tychei from 'seedrandom/lib/tychei.js';
import { OVER } from './base.js';
import { clear } from './cards.js';
import { type Chance, freshSeed, quick } from './chance.js';
import { type Draft, finishDraft } from './draft.js';
import type { Emit, Game, GameTypes } from './game.js';
import type { Seat } from './seats.js';

/**
 * Chooses one of the legal `moves` (never empty) for `seat`. `table` is a view, or in a playout an imagined world, which
 * changes as the playout continues: read it, do not keep it. A fair policy reads only the parts that `seat` may see, which
 * law 12 can check.
 */
export type Policy<G extends GameTypes> = (moves: readonly G['Move'][], table: G['Table'], seat: Seat) => G['Move'];

/** Whether to stop a playout at `state`, after `played` moves. `state` changes as the playout continues: do not keep it. */
export type Until<G extends GameTypes> = (state: G['State'], played: number) => boolean;

/** Options of a playout. */
export interface PlayoutConfig<G extends GameTypes> {
  /** Chooses the moves. Default: uniformly at random. */
  readonly policy?: Policy<G> | undefined;
  /** Ends the playout early; called after every move with the number of moves played. Default: play to the end. */
  readonly until?: Until<G> | undefined;
  /** Makes the playout repeatable. Default: a fresh seed. */
  readonly seed?: string | undefined;
  /** The chance of the playout, which is not checked. Default: a fast one derived from `seed`. */
  readonly chance?: Chance | undefined;
}

/**
 * Plays a copy of `state` in place, to its end or until `until` stops it, and returns the final state. `state` itself is
 * unchanged.
 *
 * A playout uses its own chance, not the seed of the state, so that a bot learns nothing about the real world by playing
 * out an imagined one.
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
  { policy, until, seed = freshSeed(), chance = quick(`${seed}/chance`) }: PlayoutConfig<G> = {},
): G['State'] {
  const draft = game.rules.copy(state);
  playOn(game, draft, policy ?? uniform<G>(seed), chance, until);
  return finishDraft<G['State']>(draft);
}

/**
 * Plays `draft` itself to its end: a playout without the copy. If several seats may move, the first one listed does.
 * Returns the number of moves played.
 */
export function playOn<G extends GameTypes>(
  game: Game<G>,
  draft: Draft<G['State']>,
  policy: Policy<G>,
  chance: Chance,
  until?: Until<G>,
  emit: Emit<G> = game.rules.evolve,
): number {
  const { actors, legal, play } = game.rules;
  const out: G['Move'][] = [];
  // A Draft<State> is a State with writable fields.
  const state = draft as G['State'];
  let played = 0;
  while (state.step.type !== OVER) {
    // Until the game is over, there is an actor, and it has a legal move (law 1).
    const seat = actors(state)[0] as Seat;
    clear(out);
    const moves = legal(state, seat, out);
    play(draft, policy(moves, state, seat), emit, chance);
    played++;
    if (until?.(state, played)) break;
  }
  return played;
}

/** A policy that picks every legal move with equal probability. The same seed gives the same picks. */
export function uniform<G extends GameTypes>(seed: string): Policy<G> {
  const random = tychei(`${seed}/policy`);
  // The index is below the length; a playout never passes an empty list.
  // PERF(frozen): `>>> 0`, not Math.floor: V8 then knows the index is an integer, and frozen lists stay fast.
  return (moves) => moves[(random() * moves.length) >>> 0] as G['Move'];
}
