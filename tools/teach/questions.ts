// The questions that the taught policy asks about a table: all can be answered by what its seat sees.

import type { Seat } from 'hencoop';
import { type ChickenTable, HAND_SIZE, handPoints, VALUES } from 'hencoop/chicken';
import { circleIndex } from '../../src/chicken/kindSet.js';
import { at } from '../../src/engine/errors.js';

/** How many answers the questions listed so far have. */
let count = 0;

/** Lists a question with this many answers, and gives the number of the first one. */
function question(answers: number): number {
  const first = count;
  count += answers;
  return first;
}

/** A question about a number: its groups begin at `beginnings`, after the lowest. Gives the answer to each number from `least` on. */
function numberQuestion(beginnings: readonly number[], least = 0): Uint8Array {
  const first = question(beginnings.length + 1);
  const answers = Array.from({ length: Math.max(...beginnings) - least + 1 }, (_, index) => {
    const number = least + index;
    return first + beginnings.filter((beginning) => number >= beginning).length;
  });
  return Uint8Array.from(answers);
}

const FEW = [1, 2, 3];
const AHEAD = [-25, -15, -10, -6, -3, 0, 3, 6, 10, 15, 25];
const LEAST_AHEAD = -26;
const TO_TARGET = [1, 6, 11, 16, 21, 31, 41];
const CARDS_OF_OTHERS = [1, 2, 3, 4, 5, 6, 7, 9];

// In this order: the weights are those of its answers.
const CARDS = numberQuestion([2, 3, 4, 5, 6, 7, 8, 10, 12]);
const POINTS = numberQuestion([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 25]);
const AGAIN = numberQuestion(FEW);
const NEXT = numberQuestion(FEW);
const LATER = question(8);
const EGG = question(2);
const TOP = question(VALUES.length);
const OTHERS = numberQuestion([2, 3, 4]);
const SHORTEST = numberQuestion(CARDS_OF_OTHERS);
const NEXT_CARDS = numberQuestion(CARDS_OF_OTHERS);
const STUCK = question(4);
const HOW_MANY_STUCK = question(5);
const BEST = numberQuestion(AHEAD, LEAST_AHEAD);
const OWN_TO_TARGET = numberQuestion(TO_TARGET);
const WORST_TO_TARGET = numberQuestion(TO_TARGET);
const PILE = numberQuestion([1, 4, 10]);
const SEATS = question(5);

/** How many questions there are. */
export const QUESTIONS = 17;

/** How many answers there are, to all questions. */
export const ANSWERS = count;

/** The answer to a question about a number. */
function answerTo(question: Uint8Array, number: number, least = 0): number {
  const index = number < least ? 0 : number - least;
  // The index is below the length, and the list is not empty.
  return question[index < question.length ? index : question.length - 1] as number;
}

/** PERF(alloc): written again for each table. How many cards of each kind are in the hand. */
const held = new Int8Array(VALUES.length + 1);

/** The other players in a round, as the player at a seat sees them. */
interface Others {
  readonly inRound: number;
  /** How many of them have drawn since the top card was put there: they could not play, or did not want to. */
  readonly stuck: number;
  /** The cards in the shortest hand, and in that of the next player; {@link MANY} without one. */
  readonly shortest: number;
  readonly next: number;
  readonly isNextStuck: boolean;
  /** The best score of another player, and the worst of all. */
  readonly bestScore: number;
  readonly worstScore: number;
}

const MANY = 99;

function othersAt({ seats, hands, withdrawn, scores, lastPlayer }: ChickenTable<null>, seat: Seat): Others {
  const turnsAgo = (of: Seat) => (seat - of + seats - 1) % seats;
  const sincePlayed = lastPlayer === null ? 0 : turnsAgo(lastPlayer);
  let [inRound, stuck, shortest, next, isNextStuck] = [0, 0, MANY, MANY, false];
  let [bestScore, worstScore] = [Infinity, at(scores, seat)];
  for (let step = 1; step < seats; step++) {
    const other = (seat + step) % seats;
    bestScore = Math.min(bestScore, at(scores, other));
    worstScore = Math.max(worstScore, at(scores, other));
    if (withdrawn[other]) continue;
    const { length } = at(hands, other);
    // As `wasStuck` says.
    const isStuck = lastPlayer === null ? length > HAND_SIZE : turnsAgo(other) < sincePlayed;
    inRound += 1;
    if (isStuck) stuck += 1;
    shortest = Math.min(shortest, length);
    if (next === MANY) [next, isNextStuck] = [length, isStuck];
  }
  return { inRound, stuck, shortest, next, isNextStuck, bestScore, worstScore };
}

/** Writes the number of the answer to each question into `answers`: below {@link ANSWERS}, ascending. */
export function answerQuestions(table: ChickenTable<null>, seat: Seat, answers: Uint8Array): void {
  const hand = at(table.hands, seat);
  held.fill(0);
  for (const card of hand) {
    // A policy is given the hand of its seat in full.
    const kind = card === null ? 0 : circleIndex(card);
    (held[kind] as number) += 1;
  }
  const top = circleIndex(table.topValue);
  const ahead = (steps: number) => held[(top + steps) % VALUES.length] as number;
  const points = handPoints(table, hand);
  const own = at(table.scores, seat);
  const { inRound, stuck, shortest, next, isNextStuck, bestScore, worstScore } = othersAt(table, seat);

  answers[0] = answerTo(CARDS, hand.length);
  answers[1] = answerTo(POINTS, points);
  answers[2] = answerTo(AGAIN, ahead(0));
  answers[3] = answerTo(NEXT, ahead(1));
  answers[4] = LATER + (ahead(2) > 0 ? 1 : 0) + (ahead(3) > 0 ? 2 : 0) + (ahead(4) > 0 ? 4 : 0);
  answers[5] = EGG + ((held[VALUES.length] as number) > 0 ? 1 : 0);
  answers[6] = TOP + top;
  answers[7] = answerTo(OTHERS, inRound);
  answers[8] = answerTo(SHORTEST, shortest);
  answers[9] = answerTo(NEXT_CARDS, next);
  answers[10] = STUCK + (isNextStuck ? 2 : 0) + (inRound > 0 && stuck === inRound ? 1 : 0);
  answers[11] = HOW_MANY_STUCK + stuck;
  answers[12] = answerTo(BEST, bestScore - own, LEAST_AHEAD);
  answers[13] = answerTo(OWN_TO_TARGET, table.options.target - own - points);
  answers[14] = answerTo(WORST_TO_TARGET, table.options.target - worstScore);
  answers[15] = answerTo(PILE, table.drawPile.length);
  answers[16] = SEATS + table.seats - 1;
}
