// Facts about the table: who takes the trick and its points, and the effects of rewards and benefits.
import type { BlindChickenExtremeLocale } from './locales/locale.js';
import { type SoFar, signed, soFarOf } from './soFar.js';
import type { View } from './table.js';

/** A line with the rows below it. */
interface Fact {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

/** The line next to the row; `null` if there is nothing to show. */
export function factsOf(view: View, words: BlindChickenExtremeLocale): Fact | null {
  const { rewardsLeft, step, taker, viewer } = view;
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
  // BC-3.4: a complete trick stays on the table until the next lead.
  const soFar = taker === null ? soFarOf(view) : null;
  return soFar === null ? null : trickNow(soFar, viewer, words);
}

/** Who takes the trick, as far as the viewer knows its cards, and its points (BC-4.1, BC-4.2, BC-5.1). */
function trickNow(
  { seat, card, chickens, penalty, reward, points, hidden }: SoFar,
  viewer: View['viewer'],
  { common, stakes }: BlindChickenExtremeLocale,
): Fact {
  const lines: readonly (readonly [name: string, points: number])[] = [
    [stakes.chickens(chickens), -chickens],
    [stakes.penalty, penalty],
    [stakes.pig, reward],
  ];
  return {
    title: stakes.takes(seat === viewer ? null : common.player(seat), signed(points)),
    rows: [
      [stakes.card, String(card)],
      ...lines.flatMap(([name, points]) => (points === 0 ? [] : [[name, signed(points)] as const])),
      ...(hidden === 0 ? [] : [[`${stakes.faceDown}${common.colon}${hidden}`, stakes.open] as const]),
    ],
  };
}
