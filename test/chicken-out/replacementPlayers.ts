import { chickenOut } from 'hencoop/chicken-out';
import { knowledgeOf, playing, TASTE } from 'hencoop/chicken-out/bots';
import type { Plays } from './replacement.js';

/** The rules of thumb, for a game in which any card can come up at any time. */
export function thumbsWithReplacement(): Plays {
  const view = chickenOut.view(chickenOut.setup({ seats: 2, seed: 'replacement' }), 0);
  const { heaps, unseen } = knowledgeOf(view);
  const knowledge = {
    unknown: [1, 1],
    heaps,
    unseen: { ...unseen, SAME: 0, total: unseen.total - unseen.SAME },
    follow() {},
  };
  const policy = playing(knowledge, TASTE);
  const play = { seat: 0, type: 'play' } as const;
  const leave = { seat: 0, type: 'stop' } as const;
  const hidden = (count: number) => Array.from({ length: count }, () => null);
  return ({ step, own, other, length, count }) => {
    const piles = [hidden(own), hidden(other)];
    const series = Array.from({ length }, () => 'ZERO' as const);
    return policy([play, leave], { ...view, step: { type: step, seat: 0 }, piles, series, count }, 0) === play;
  };
}
