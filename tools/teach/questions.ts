// The questions that the taught policy asks about a table: all can be answered by what its seat sees.

import type { Seat } from 'hencoop';
import { type ChickenTable, HAND_SIZE, handPoints, VALUES } from 'hencoop/chicken';
import { circleIndex } from '../../src/chicken/kindSet.js';
import { at } from '../../src/engine/errors.js';

/** Where the groups of each number begin, after the lowest group. */
const CARDS = [2, 3, 4, 5, 6, 7, 8, 10, 12];
const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 25];
const COPIES = [1, 2, 3];
const OTHERS = [2, 3, 4];
const CARDS_OF_OTHERS = [1, 2, 3, 4, 5, 6, 7, 9];
const AHEAD = [-25, -15, -10, -6, -3, 0, 3, 6, 10, 15, 25];
const TO_TARGET = [1, 6, 11, 16, 21, 31, 41];
const PILE = [1, 4, 10];

/** How many different answers each question has, in the order of {@link readTable}. */
const ANSWERS_BY_QUESTION = [
  CARDS.length + 1,
  POINTS.length + 1,
  COPIES.length + 1,
  COPIES.length + 1,
  8,
  2,
  VALUES.length,
  OTHERS.length + 1,
  CARDS_OF_OTHERS.length + 1,
  CARDS_OF_OTHERS.length + 1,
  4,
  5,
  AHEAD.length + 1,
  TO_TARGET.length + 1,
  TO_TARGET.length + 1,
  PILE.length + 1,
  5,
];

/** How many questions there are. */
export const QUESTIONS = ANSWERS_BY_QUESTION.length;

/** The number of the first answer to each question. */
const FIRST = ANSWERS_BY_QUESTION.map((_, question) => sumOf(ANSWERS_BY_QUESTION.slice(0, question)));

/** How many answers there are, to all questions. */
export const ANSWERS = sumOf(ANSWERS_BY_QUESTION);

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** In which group a number is: how many groups begin at it or below. */
function groupOf(number: number, beginnings: readonly number[]): number {
  let group = 0;
  // The index is below the length.
  while (group < beginnings.length && number >= (beginnings[group] as number)) group++;
  return group;
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
export function readTable(table: ChickenTable<null>, seat: Seat, answers: Uint8Array): void {
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

  let question = 0;
  const answer = (number: number) => {
    answers[question] = at(FIRST, question) + number;
    question += 1;
  };
  answer(groupOf(hand.length, CARDS));
  answer(groupOf(points, POINTS));
  answer(groupOf(ahead(0), COPIES));
  answer(groupOf(ahead(1), COPIES));
  answer((ahead(2) > 0 ? 1 : 0) + (ahead(3) > 0 ? 2 : 0) + (ahead(4) > 0 ? 4 : 0));
  answer((held[VALUES.length] as number) > 0 ? 1 : 0);
  answer(top);
  answer(groupOf(inRound, OTHERS));
  answer(groupOf(shortest, CARDS_OF_OTHERS));
  answer(groupOf(next, CARDS_OF_OTHERS));
  answer((isNextStuck ? 2 : 0) + (inRound > 0 && stuck === inRound ? 1 : 0));
  answer(stuck);
  answer(groupOf(bestScore - own, AHEAD));
  answer(groupOf(table.options.target - own - points, TO_TARGET));
  answer(groupOf(table.options.target - worstScore, TO_TARGET));
  answer(groupOf(table.drawPile.length, PILE));
  answer(table.seats - 1);
}
