// The questions that the taught policy asks about a move; its seat can see every answer.
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { deckFor } from '../cards.js';
import { CARDS, type Card, type Move, REWARDS, type Table } from '../table.js';
import { bearsSign, carriedBy } from '../trick.js';

/** The number of rated kinds of moves: playing a card, by its marking, and taking each reward. */
export const KINDS = 3 + REWARDS.length;

/** The kind of a move, below {@link KINDS}; `null` if the rules of thumb decide it. */
export function kindOf(table: Table, move: Move): number | null {
  if (move.type === 'play') return carriedIn(table, move.card);
  return move.type === 'takeReward' ? 3 + REWARDS.indexOf(move.reward) : null;
}

/** The marking of a card: none, a chicken, or a pig. */
function carriedIn(table: Table, card: Card): number {
  const carried = carriedBy(table, card);
  return carried === null ? 0 : carried === 'chicken' ? 1 : 2;
}

/** The index of the band that contains a number, given where bands begin. */
function bandOf(beginnings: readonly number[], number: number): number {
  let band = 0;
  while (band < beginnings.length && number >= at(beginnings, band)) band++;
  return band;
}

/** The number of parts into which the deck is divided by number. */
const HEIGHTS = 12;
const MOST_SEATS = 5;
const MOST_CHICKENS = 5;
const MOST_PIGS = 3;
const MOST_CARDS = 9;
const MOST_REWARDS = 3;
const NO_CARD = 3;
const LEAD = [-8, -4, -2, 0, 1, 3, 6];
const DEBT = [1, 3, 6];
const HIGHER = [2, 4, 7, 11, 16, 24];
const APART = [-6, 0, 6];
const ACROSS = [-3, 3];

/** The number of answers to each question about the table. */
const OF_TABLE = [
  MOST_SEATS * MOST_SEATS,
  MOST_CHICKENS + 1,
  MOST_PIGS + 1,
  MOST_CARDS + 1,
  LEAD.length + 1,
  DEBT.length + 1,
  MOST_REWARDS + 1,
  HEIGHTS + 1,
];
/** The same for the questions about a playable card. */
const OF_CARD = [
  HEIGHTS,
  2 * MOST_SEATS,
  2,
  (NO_CARD + 1) * (APART.length + 1),
  (NO_CARD + 1) * (ACROSS.length + 1),
  HIGHER.length + 1,
];

export const TABLE_QUESTIONS = OF_TABLE.length;
export const CARD_QUESTIONS = OF_CARD.length;

/** The number of the first answer to each question, from `start` on, then the number after all answers. */
export function firstAnswers(start: number, sizes: readonly number[]): number[] {
  const firsts = [start];
  for (const size of sizes) firsts.push(at(firsts, firsts.length - 1) + size);
  return firsts;
}

/**
 * Before the answers come two numbers for each kind of move; the second means that the rules of thumb would make it.
 */
const FIRST: readonly number[] = firstAnswers(2 * KINDS, [...OF_TABLE, ...OF_CARD]);

/** The number of answers to all questions: each answer has a number below this. */
export const ANSWERS = at(FIRST, TABLE_QUESTIONS + CARD_QUESTIONS);

/** By number of seats from 2, and by card: its part of the deck, and how many cards are above it. */
const DECKS = [2, 3, 4, 5].map((seats) => {
  const deck: readonly number[] = deckFor(seats);
  return {
    heights: CARDS.map((card) => Math.max(0, Math.floor((HEIGHTS * deck.indexOf(card)) / deck.length))),
    above: CARDS.map((card) => deck.filter((other) => other > card).length),
  };
});

/** A trick as everyone sees it. */
export interface Trick {
  /** The highest face-up card, below 0 if there is none. */
  readonly highest: number;
  /** The number of face-down cards. */
  readonly hidden: number;
}

/** Writes the numbers of the answers to the questions about the table, and returns the trick. */
export function readTable(table: Table, seat: Seat, answers: Uint8Array): Trick {
  const { seats, trick, taker, rows, penalties, rewards } = table;
  // A complete trick stays on the table until the next lead.
  const laid = taker === null ? trick.length : 0;
  let [highest, hidden, chickens, pigs] = [-1, 0, 0, 0];
  for (let index = 0; index < laid; index++) {
    const { card, faceDown } = at(trick, index);
    // A face-down card belongs to an opponent: a sampled world shows it, but a fair policy must not read it.
    if (card === null || faceDown !== null) {
      hidden += 1;
      continue;
    }
    if (card > highest) highest = card;
    const carried = carriedIn(table, card);
    if (carried === 1) chickens += 1;
    else if (carried === 2) pigs += 1;
  }
  let debt = 0;
  for (const penalty of at(penalties, seat)) debt -= penalty;
  const height = highest < 0 ? HEIGHTS : at(at(DECKS, seats - 2).heights, highest);

  answers[0] = at(FIRST, 0) + laid * MOST_SEATS + seats - 1;
  answers[1] = at(FIRST, 1) + Math.min(MOST_CHICKENS, chickens);
  answers[2] = at(FIRST, 2) + Math.min(MOST_PIGS, pigs);
  answers[3] = at(FIRST, 3) + Math.min(MOST_CARDS, at(rows, seat).length);
  answers[4] = at(FIRST, 4) + bandOf(LEAD, leadOf(table, seat));
  answers[5] = at(FIRST, 5) + bandOf(DEBT, debt);
  answers[6] = at(FIRST, 6) + Math.min(MOST_REWARDS, at(rewards, seat).length);
  answers[7] = at(FIRST, 7) + height;
  return { highest, hidden };
}

/** The lead of a seat on its best opponent, after the finished games. */
function leadOf({ scores }: Table, seat: Seat): number {
  let [own, best] = [0, -Infinity];
  for (let other = 0; other < scores.length; other++) {
    const points = at(scores, other);
    let total = 0;
    for (let game = 0; game < points.length; game++) total += at(points, game);
    if (other === seat) own = total;
    else if (total > best) best = total;
  }
  return own - best;
}

/** Writes the numbers of the answers to the questions about a card at one end of the row of `seat`. */
export function readCard(table: Table, seat: Seat, trick: Trick, card: Card, answers: Uint8Array): void {
  const { heights, above } = at(DECKS, table.seats - 2);
  const row = at(table.rows, seat);
  const isLeft = row[0] === card;
  const after = row.length > 1 ? at(row, isLeft ? 1 : row.length - 2) : null;
  const far = at(row, isLeft ? row.length - 1 : 0);

  const next = TABLE_QUESTIONS;
  answers[0] = at(FIRST, next) + at(heights, card);
  answers[1] = at(FIRST, next + 1) + (card > trick.highest ? MOST_SEATS : 0) + trick.hidden;
  answers[2] = at(FIRST, next + 2) + (bearsSign(table, card) ? 1 : 0);
  answers[3] = at(FIRST, next + 3) + beside(table, card, after, APART);
  answers[4] = at(FIRST, next + 4) + beside(table, card, far, ACROSS);
  answers[5] = at(FIRST, next + 5) + bandOf(HIGHER, at(above, card) - seenAbove(table, row, card));
}

/** The marking of another card in the row, and how much higher it is. */
function beside(table: Table, card: Card, other: Card | null, bands: readonly number[]): number {
  const carried = other === null ? NO_CARD : carriedIn(table, other);
  return carried * (bands.length + 1) + bandOf(bands, (other ?? card) - card);
}

/** The number of higher cards in a row, or face up in the trick. */
function seenAbove({ trick, taker }: Table, row: readonly (Card | null)[], card: Card): number {
  let count = 0;
  for (let index = 0; index < row.length; index++)
    if (at(row, index) !== null && (row[index] as Card) > card) count += 1;
  if (taker !== null) return count;
  for (let index = 0; index < trick.length; index++) {
    const played = at(trick, index);
    if (played.faceDown === null && played.card !== null && played.card > card) count += 1;
  }
  return count;
}
