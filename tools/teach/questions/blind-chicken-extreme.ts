import type { BlindChickenExtremeTypes } from 'hencoop/blind-chicken-extreme';
import { heuristic } from '../../../src/blind-chicken-extreme/bots/heuristic.js';
import { deckFor } from '../../../src/blind-chicken-extreme/cards.js';
import { REWARDS } from '../../../src/blind-chicken-extreme/table.js';
import { bearsSign, carriedBy } from '../../../src/blind-chicken-extreme/trick.js';
import { at } from '../../../src/engine/errors.js';
import { bandOf, type Questions, upTo } from '../questions.js';

type Table = BlindChickenExtremeTypes['Table'];
type Card = Table['rows'][number][number];

const HEIGHTS = 12;
const CARRIED = 4;
const SEATS = 5;
const HIGHER = [0, 2, 4, 7, 11, 16, 24];
const LEAD = [-8, -4, -2, 0, 1, 3, 6];

function carriedIn(table: Table, card: Card | undefined): number {
  if (card == null) return 3;
  const carried = carriedBy(table, card);
  return carried === null ? 0 : carried === 'chicken' ? 1 : 2;
}

export const questions: Questions<BlindChickenExtremeTypes> = {
  thumbs: () => heuristic(),
  /** A card by what it carries, and each reward. */
  kinds: 3 + REWARDS.length,
  sizes: [
    HEIGHTS,
    SEATS * SEATS,
    2 * SEATS,
    6,
    4,
    10,
    2,
    CARRIED * 4,
    CARRIED * 3,
    HIGHER.length + 1,
    LEAD.length + 1,
    4,
    4,
    HEIGHTS + 1,
  ],
  asker: () => (table, seat) => {
    const { seats, trick, taker, rows, penalties, rewards, scores } = table;
    const deck: readonly number[] = deckFor(seats);
    const row = at(rows, seat);
    const laid = taker === null ? trick : [];
    const open = laid.filter(({ faceDown }) => faceDown === null).map(({ card }) => card);
    const highest = Math.max(-1, ...open.map((card) => card ?? -1));
    const chickens = open.filter((card) => carriedIn(table, card) === 1).length;
    const pigs = open.filter((card) => carriedIn(table, card) === 2).length;
    const seen = new Set<Card>([...row, ...open]);
    const heightOf = (card: number) => Math.floor((HEIGHTS * deck.indexOf(card)) / deck.length);
    const total = (other: number) => at(scores, other).reduce((sum, points) => sum + points, 0);
    const best = Math.max(...scores.map((_, other) => (other === seat ? -Infinity : total(other))));
    const debt = at(penalties, seat).reduce<number>((sum, penalty) => sum - penalty, 0);
    const about = [
      bandOf(LEAD, total(seat) - best),
      bandOf([1, 3, 6], debt),
      upTo(3, at(rewards, seat).length),
      highest < 0 ? HEIGHTS : heightOf(highest),
    ];
    return {
      kindOf: (move) =>
        move.type === 'play'
          ? carriedIn(table, move.card)
          : move.type === 'takeReward'
            ? 3 + REWARDS.indexOf(move.reward)
            : null,
      answersTo(move) {
        if (move.type !== 'play') return [0, 0, 0, 0, 0, upTo(9, row.length), 0, 0, 0, 0, ...about];
        const { card } = move;
        const isLeft = row[0] === card;
        const [after, far] = isLeft ? [row[1], row.at(-1)] : [row.at(-2), row[0]];
        const higher = deck.filter((one) => one > card && !seen.has(one as Card)).length;
        const [apart, across] = [(after ?? card) - card, (far ?? card) - card];
        return [
          heightOf(card),
          laid.length * SEATS + seats - 1,
          (card > highest ? SEATS : 0) + upTo(SEATS - 1, laid.length - open.length),
          upTo(5, chickens),
          upTo(3, pigs),
          upTo(9, row.length),
          bearsSign(table, card) ? 1 : 0,
          carriedIn(table, after) * 4 + bandOf([-6, 0, 6], apart),
          carriedIn(table, far) * 3 + bandOf([-3, 3], across),
          bandOf(HIGHER.slice(1), higher),
          ...about,
        ];
      },
    };
  },
};
