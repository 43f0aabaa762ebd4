import { type Chance, quick } from '../engine/chance.js';
import { type Draft, finishDraft } from '../engine/draft.js';
import type { Game, GameTypes } from '../engine/game.js';
import { playOn, type Until } from '../engine/playout.js';
import type { Seat } from '../engine/seats.js';
import type { Arm } from './arm.js';
import { bestLine } from './ending.js';
import { isOpen, noting } from './line.js';
import { count } from './moveStats.js';
import { following, type PolicyOf } from './plan.js';
import type { Task } from './think.js';

/** How to play and evaluate tries. */
export interface TryMethod<G extends GameTypes> {
  readonly policyOf: PolicyOf<G>;
  readonly until: ((state: G['State'], played: number, view: G['View']) => boolean) | undefined;
  readonly value: (state: G['State'], seat: Seat) => number;
  /** The chance to win at the end of a try; `null` if `value` already is one. */
  readonly judge: ((state: G['State'], seat: Seat) => number | null) | null;
  /** Whether each try continues with the best moves of all seats instead of the policy. */
  readonly isEnd: boolean;
  /** Whether only dice and shuffles can make two tries of a plan differ. */
  readonly isFixed: boolean;
}

/** The tries of one search. */
export interface Tries<G extends GameTypes> {
  /** Tries an arm's plan in a world, counts the try, and returns its value. */
  tryOut(arm: Arm<G>, world: G['State'], seed: string): number;
  /** The number of playouts so far. */
  playouts(): number;
}

/** A try whose first move is already played on `draft`. */
interface Begun<G extends GameTypes> {
  readonly draft: Draft<G['State']>;
  readonly arm: Arm<G>;
  readonly chance: Chance;
  readonly seed: string;
}

/** How many lines of an ending count as one playout. They are faster than playouts from early in a game. */
const LINES_A_PLAYOUT = 8;

export function triesOf<G extends GameTypes>(game: Game<G>, { view, seat }: Task<G>, method: TryMethod<G>): Tries<G> {
  const { policyOf, until, value, judge, isEnd, isFixed } = method;
  const ends: Until<G> | undefined = until === undefined ? undefined : (state, played) => until(state, played, view);
  let playouts = 0;

  /** Plays on by the policy, and returns the end. */
  function playOut({ draft, arm, chance, seed }: Begun<G>): G['State'] {
    const { plan, followUps } = arm;
    playouts += 1;
    const end = finishDraft<G['State']>(draft);
    const noted: G['Move'][] = [];
    if (!ends?.(end, 0)) {
      const usual = policyOf(seed, view);
      const policy = plan.next === undefined ? usual : following<G>(plan.next, seat, usual);
      playOn(game, draft, isOpen(followUps) ? noting<G>(policy, noted) : policy, chance, ends);
    }
    if (isOpen(followUps)) followUps.push(noted);
    return end;
  }

  /** Plays on with the best moves of all seats, and returns the end. */
  function playBest({ draft, arm, chance }: Begun<G>): G['State'] {
    const { end, moves, lines } = bestLine(game, finishDraft<G['State']>(draft), { until: ends, value }, chance);
    playouts += lines / LINES_A_PLAYOUT;
    if (isOpen(arm.followUps)) arm.followUps.push(moves);
    return end;
  }

  function endOf(arm: Arm<G>, world: G['State'], seed: string): G['State'] {
    const draft = game.rules.copy(world);
    const fast = quick(`${seed}/chance`);
    const watch = isFixed ? watched(fast) : null;
    const chance = watch?.chance ?? fast;
    game.rules.play(draft, arm.plan.move, game.rules.evolve, chance);
    const begun = { draft, arm, chance, seed };
    const end = isEnd ? playBest(begun) : playOut(begun);
    if (watch?.isUsed() === false) arm.onlyEnd = end;
    return end;
  }

  return {
    tryOut(arm, world, seed) {
      const { onlyEnd } = arm;
      // Count skipped tries, so that the budget, and thus the move, stays the same.
      if (onlyEnd !== null) playouts += 1;
      const end = onlyEnd ?? endOf(arm, world, seed);
      const worth = value(end, seat);
      count(game, arm.stats, end, seat, worth, judge === null ? worth : judge(end, seat));
      return worth;
    },
    playouts: () => playouts,
  };
}

/** Wraps `chance` to record whether it was used. */
function watched(chance: Chance): { readonly chance: Chance; readonly isUsed: () => boolean } {
  let used = false;
  return {
    chance: {
      shuffle(site, cards) {
        used = true;
        return chance.shuffle(site, cards);
      },
      roll(site, faces, count) {
        used = true;
        return chance.roll(site, faces, count);
      },
    },
    isUsed: () => used,
  };
}
