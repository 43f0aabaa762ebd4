import { CHICKENS, type Chicken, type CrazyChickenTypes, pointsShown } from 'hencoop/crazy-chicken';
import { STEADY, thumbs } from 'hencoop/crazy-chicken/bots';
import { at, copiesIn, minToLay, sizeOf } from '../../inside.js';
import { bandOf, numbering, type Questions, upTo } from '../questions.js';

type Move = CrazyChickenTypes['Move'];

const COPIES = 7;
const TYPES = 7;
const NONE = CHICKENS.length;
const MISSING = [-2, -1, 0, 1, 2, 3, 4];
const LEAD = [-80, -50, -30, -15, -5, 5, 15, 30, 50, 80];
const PILE = [1, 2, 4, 7, 12, 20, 30];
/** Drawing a hidden or a face-up card, as first or second card; laying; discarding a card; discarding a set. */
const KINDS = 7;

const placeOf = (chicken: Chicken | undefined) => (chicken === undefined ? NONE : CHICKENS.indexOf(chicken));

const { answers, numbered } = numbering(KINDS, [
  NONE + 1,
  COPIES * (NONE + 1),
  COPIES,
  COPIES,
  MISSING.length + 1,
  5,
  NONE + 1,
  COPIES,
  COPIES,
  COPIES,
  TYPES * TYPES,
  LEAD.length + 1,
  PILE.length + 1,
  5,
  10,
  2,
]);

export const questions: Questions<CrazyChickenTypes> = {
  thumbs: thumbs(STEADY),
  kinds: KINDS,
  answers,
  asker: () => (table, seat) => {
    const { step, discardA, discardB, drawA, drawB, hands, sets, scores, round, options } = table;
    const other = 1 - seat;
    const hand = at(hands, seat);
    const copies = copiesIn(hand);
    const [own, theirs] = [at(sets, seat), at(sets, other)];
    const canLay = CHICKENS.some((one) => sizeOf(own, one) === 0 && at(copies, one) >= minToLay(table, one));
    const lead = at(scores, seat) - at(scores, other) + pointsShown(own) - pointsShown(theirs);
    const about = [
      upTo(TYPES - 1, own.length) * TYPES + upTo(TYPES - 1, theirs.length),
      bandOf(LEAD, lead),
      bandOf(PILE, Math.min(drawA.length, drawB.length)),
      upTo(4, options.rounds - round),
      upTo(9, hand.length),
      canLay ? 1 : 0,
    ];
    const openCard = (pile: string) => (pile === 'discardA' ? discardA : pile === 'discardB' ? discardB : []).at(-1);
    const isAgain = step.type === 'drawAgain' ? 2 : 0;
    const kindOf = (move: Move): number => {
      switch (move.type) {
        case 'draw':
          return isAgain + (openCard(move.from) === undefined ? 0 : 1);
        case 'lay':
          return 4;
        case 'discard':
          return 5;
        case 'discardSet':
          return 6;
      }
    };
    return {
      kindOf,
      answersTo(move) {
        const chicken =
          move.type === 'draw' ? openCard(move.from) : move.type === 'discardSet' ? undefined : move.chicken;
        const covered = move.type === 'discard' || move.type === 'discardSet' ? openCard(move.to) : undefined;
        const held = chicken === undefined ? 0 : at(copies, chicken);
        const missing = chicken === undefined ? 0 : minToLay(table, chicken) - held;
        const more = move.type === 'lay' ? move.count - minToLay(table, move.chicken) : 0;
        return numbered([
          placeOf(chicken),
          placeOf(chicken) * COPIES + upTo(COPIES - 1, held),
          chicken === undefined ? 0 : upTo(COPIES - 1, sizeOf(own, chicken)),
          chicken === undefined ? 0 : upTo(COPIES - 1, sizeOf(theirs, chicken)),
          bandOf(MISSING, missing),
          upTo(4, more),
          placeOf(covered),
          covered === undefined ? 0 : upTo(COPIES - 1, at(copies, covered)),
          covered === undefined ? 0 : upTo(COPIES - 1, sizeOf(own, covered)),
          covered === undefined ? 0 : upTo(COPIES - 1, sizeOf(theirs, covered)),
          ...about,
        ]);
      },
    };
  },
};
