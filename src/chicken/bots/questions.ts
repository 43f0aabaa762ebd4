// The questions that the taught policy asks about a table; its seat can see every answer.

import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { HAND_SIZE, handPoints } from '../index.js';
import { circleIndex } from '../kindSet.js';
import { type Card, type Table, VALUES } from '../table.js';

/** The numbers in answers lie between -`FAR` and `FAR`. */
const FAR = 127;

/**
 * Puts the numbers from -{@link FAR} to {@link FAR} into bands; numbers beyond fall into the first and the last one.
 */
function banded(beginnings: readonly number[]) {
  const bands = Uint8Array.from({ length: 2 * FAR + 1 }, (_, index) => {
    return beginnings.filter((beginning) => index - FAR >= beginning).length;
  });
  const bandOf = (number: number) => bands[Math.max(-FAR, Math.min(number, FAR)) + FAR] as number;
  return { bandOf, size: beginnings.length + 1 };
}

const CARDS = banded([2, 3, 4, 5, 6, 7, 8, 10, 12]);
const POINTS = banded([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 25]);
const COPIES = banded([1, 2, 3]);
const OTHERS = banded([2, 3, 4]);
const CARDS_OF_OTHERS = banded([1, 2, 3, 4, 5, 6, 7, 9]);
const AHEAD = banded([-25, -15, -10, -6, -3, 0, 3, 6, 10, 15, 25]);
const TO_TARGET = banded([1, 6, 11, 16, 21, 31, 41]);
const PILE = banded([1, 4, 10]);

const MOST_SEATS = 5;

/**
 * The number of answers to each question. Questions of a group are read together, in the order of {@link readTable}.
 */
const GROUPS: readonly (readonly number[])[] = [
  [CARDS.size, 2],
  [POINTS.size, AHEAD.size],
  [COPIES.size, COPIES.size],
  [8, VALUES.length],
  [OTHERS.size, MOST_SEATS, MOST_SEATS],
  [CARDS_OF_OTHERS.size, CARDS_OF_OTHERS.size],
  [4, PILE.size],
  [TO_TARGET.size, TO_TARGET.size],
];

/** The number of combinations of answers in each group, below 256. */
export const COMBINATIONS: readonly number[] = GROUPS.map((sizes) =>
  sizes.reduce((product, size) => product * size, 1),
);

/** The number of questions. */
export const QUESTIONS = GROUPS.flat().length;

/** The number of answers to all questions. */
export const ANSWERS = sumOf(GROUPS.flat());

/** Splits a combination of a group into its answers, each numbered below {@link ANSWERS}. */
export function answersIn(group: number, combination: number): number[] {
  const sizes = at(GROUPS, group);
  let rest = combination;
  let first = sumOf(GROUPS.slice(0, group + 1).flat());
  const answers: number[] = [];
  for (const size of sizes.toReversed()) {
    first -= size;
    answers.unshift(first + (rest % size));
    rest = Math.floor(rest / size);
  }
  return answers;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** PERF(alloc): reused for each table. The number of cards of each kind in the hand. */
const held = new Int8Array(VALUES.length + 1);

/** The opponents in a round, as a seat sees them. */
interface Others {
  readonly inRound: number;
  /** How many of them have drawn since the top card was played: they were unable or unwilling to play. */
  readonly stuck: number;
  /** The number of cards in the shortest hand, and in the next player's; {@link MANY} if there is none. */
  readonly shortest: number;
  readonly next: number;
  readonly isNextStuck: boolean;
  /** The best score of an opponent, and the worst of all players. */
  readonly bestScore: number;
  readonly worstScore: number;
}

const MANY = 99;

function othersAt({ seats, hands, withdrawn, scores, lastPlayer }: Table<null>, seat: Seat): Others {
  const sincePlayed = lastPlayer === null ? 0 : (seat - lastPlayer + seats - 1) % seats;
  let [inRound, stuck, shortest, next, isNextStuck] = [0, 0, MANY, MANY, false];
  let [bestScore, worstScore] = [Infinity, at(scores, seat)];
  for (let step = 1; step < seats; step++) {
    const other = (seat + step) % seats;
    const score = at(scores, other);
    if (score < bestScore) bestScore = score;
    if (score > worstScore) worstScore = score;
    if (withdrawn[other]) continue;
    const { length } = at(hands, other);
    // As in `wasStuck`: the turn of `other` was `seats - 1 - step` turns ago.
    const isStuck = lastPlayer === null ? length > HAND_SIZE : seats - 1 - step < sincePlayed;
    inRound += 1;
    if (isStuck) stuck += 1;
    if (length < shortest) shortest = length;
    if (next === MANY) [next, isNextStuck] = [length, isStuck];
  }
  return { inRound, stuck, shortest, next, isNextStuck, bestScore, worstScore };
}

/**
 * Writes the combination of answers to each group of questions: `combinations[group]` is below
 * {@link COMBINATIONS}`[group]`.
 */
export function readTable(table: Table<null>, seat: Seat, combinations: Uint8Array): void {
  const hand = at(table.hands, seat);
  held.fill(0);
  for (let index = 0; index < hand.length; index++) {
    // A policy sees the whole hand of its seat.
    const kind = circleIndex(hand[index] as Card);
    (held[kind] as number) += 1;
  }
  const top = circleIndex(table.topValue);
  const points = handPoints(table, hand);
  const own = at(table.scores, seat);
  const { seats, options, drawPile } = table;
  const { inRound, stuck, shortest, next, isNextStuck, bestScore, worstScore } = othersAt(table, seat);
  const run = (isHeld(top, 2) ? 1 : 0) + (isHeld(top, 3) ? 2 : 0) + (isHeld(top, 4) ? 4 : 0);
  const isBlocked = inRound > 0 && stuck === inRound;

  // Every index is below the number of groups.
  combinations[0] = CARDS.bandOf(hand.length) * 2 + ((held[VALUES.length] as number) > 0 ? 1 : 0);
  combinations[1] = POINTS.bandOf(points) * AHEAD.size + AHEAD.bandOf(bestScore - own);
  combinations[2] = COPIES.bandOf(held[top] as number) * COPIES.size + COPIES.bandOf(copiesAhead(top, 1));
  combinations[3] = run * VALUES.length + top;
  combinations[4] = (OTHERS.bandOf(inRound) * MOST_SEATS + stuck) * MOST_SEATS + seats - 1;
  combinations[5] = CARDS_OF_OTHERS.bandOf(shortest) * CARDS_OF_OTHERS.size + CARDS_OF_OTHERS.bandOf(next);
  combinations[6] = ((isNextStuck ? 2 : 0) + (isBlocked ? 1 : 0)) * PILE.size + PILE.bandOf(drawPile.length);
  combinations[7] =
    TO_TARGET.bandOf(options.target - own - points) * TO_TARGET.size + TO_TARGET.bandOf(options.target - worstScore);
}

/** How many copies of the value `steps` after the top value are held. */
function copiesAhead(top: number, steps: number): number {
  const index = top + steps;
  return held[index < VALUES.length ? index : index - VALUES.length] as number;
}

const isHeld = (top: number, steps: number) => copiesAhead(top, steps) > 0;
