import type { BlindChickenExtremeTypes } from 'hencoop/blind-chicken-extreme';
import { heuristic } from '../../../src/blind-chicken-extreme/bots/heuristic.js';
import { byThumbs } from '../../../src/blind-chicken-extreme/bots/method.js';
import {
  ANSWERS,
  CARD_QUESTIONS,
  KINDS,
  kindOf,
  readCard,
  readTable,
  TABLE_QUESTIONS,
} from '../../../src/blind-chicken-extreme/bots/questions.js';
import type { Questions } from '../questions.js';

/** The questions of the policy that the bots play by. */
export const questions: Questions<BlindChickenExtremeTypes> = {
  thumbs: () => heuristic(),
  kinds: KINDS,
  teacher: byThumbs,
  answers: ANSWERS,
  asker: () => (table, seat) => {
    const aboutTable = new Uint8Array(TABLE_QUESTIONS);
    const trick = readTable(table, seat, aboutTable);
    return {
      kindOf: (move) => kindOf(table, move),
      answersTo(move) {
        if (move.type !== 'play') return [...aboutTable];
        const aboutCard = new Uint8Array(CARD_QUESTIONS);
        readCard(table, seat, trick, move.card, aboutCard);
        return [...aboutTable, ...aboutCard];
      },
    };
  },
};
