// Facts about the table: who takes the trick and its points, and the effects of rewards and benefits.
import type { BlindChickenExtremeLocale } from './locales/locale.js';
import { type SoFar, signed, soFarOf } from './soFar.js';
import type { Move, View } from './table.js';

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

/** What a played card costs or wins. */
interface Stake {
  readonly text: string;
  readonly kind: 'cost' | 'even' | 'gain';
}

/** The points that a played card would take with the cards so far; `null` if nobody knows. */
export function stakeOf(
  { seat, card }: Extract<Move, { readonly type: 'play' }>,
  view: View,
  counted: (points: number) => string,
): Stake | null {
  const { trick, taker, step } = view;
  // BC-4.4: with an advantage the card leads, and may lie face down.
  if (taker !== null || trick.length === 0 || step.type !== 'play' || step.advantage !== null) return null;
  const soFar = soFarOf({ ...view, trick: [...trick, { seat, card, faceDown: null }] });
  if (soFar === null || soFar.hidden > 0) return null;
  const points = soFar.seat === seat ? soFar.points : 0;
  if (points < 0) return { text: counted(-points), kind: 'cost' };
  return points === 0 ? { text: '±0', kind: 'even' } : { text: signed(points), kind: 'gain' };
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
