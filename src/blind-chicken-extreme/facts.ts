// What a player can read off the table: who takes the trick and what it costs, and what rewards and benefits do.
import { at } from '../engine/errors.js';
import { penaltyFor, REWARD_POINTS } from './cards.js';
import type { BlindChickenExtremeLocale } from './locales/locale.js';
import { winnerOf } from './rules/3-play.js';
import type { Played, View } from './table.js';
import { chickensInTrick, pigsInTrick } from './trick.js';

/** A line, and the rows below it. */
interface Fact {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

/** The line next to the row; `null` while there is nothing to say. */
export function factsOf(view: View, words: BlindChickenExtremeLocale): Fact | null {
  const { rewardsLeft, step, taker, trick, viewer } = view;
  const { picture, stakes } = words;
  if (step.type === 'takeReward' && step.seat === viewer) {
    return { title: stakes.rewards, rows: rewardsLeft.map((each) => [picture.rewards[each], stakes.reward[each]]) };
  }
  if (step.type === 'chooseBenefit' && step.seat === viewer) {
    return {
      title: stakes.benefits,
      rows: step.benefits.map((each) => [picture.benefits[each], stakes.benefit[each]]),
    };
  }
  // BC-3.4: a complete trick lies there until the next is led.
  const known = taker === null ? trick.filter(isKnown) : [];
  return known.length === 0 ? null : trickNow(view, known, words);
}

function isKnown(played: Played): played is Played<never> {
  return played.card !== null;
}

/** Who takes the trick as far as the viewer knows its cards, and the points that it brings (BC-4.1, BC-4.2, BC-5.1). */
function trickNow(view: View, known: readonly Played<never>[], { common, stakes }: BlindChickenExtremeLocale): Fact {
  const { rows, trick, viewer } = view;
  // BC-3.3: the leader of the last trick has no card left.
  const isLast = at(rows, at(trick, 0).seat).length === 0;
  const { seat, card } = winnerOf(known, isLast);
  const chickens = chickensInTrick(view);
  const penalty = penaltyFor(chickens) ?? 0;
  const reward = pigsInTrick(view) === 1 ? REWARD_POINTS : 0;
  const hidden = trick.length - known.length;
  const lines: readonly (readonly [name: string, points: number])[] = [
    [stakes.chickens(chickens), -chickens],
    [stakes.penalty, penalty],
    [stakes.pig, reward],
  ];
  return {
    title: stakes.takes(seat === viewer ? null : common.player(seat), signed(reward + penalty - chickens)),
    rows: [
      [stakes.card, String(card)],
      ...lines.flatMap(([name, points]) => (points === 0 ? [] : [[name, signed(points)] as const])),
      ...(hidden === 0 ? [] : [[`${stakes.faceDown}: ${hidden}`, stakes.open] as const]),
    ],
  };
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}
