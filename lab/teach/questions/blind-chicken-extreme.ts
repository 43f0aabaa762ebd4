import type { BlindChickenExtremeTypes } from 'hencoop/blind-chicken-extreme';
import { heuristic } from 'hencoop/blind-chicken-extreme/bots';
import {
  BLIND_ANSWERS as ANSWERS,
  byThumbs,
  CARD_QUESTIONS,
  BLIND_KINDS as KINDS,
  kindOf,
  readCard,
  readBlindTable as readTable,
  TABLE_QUESTIONS,
} from '../../inside.js';
import type { Questions } from '../questions.js';

/** The questions of the bots' own policy. */
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
