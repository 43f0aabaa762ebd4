import { at } from '../../engine/errors.js';
import { leftOf, type Seat } from '../../engine/seats.js';
import { colorOf, copiesOf, isFox, numberOf } from '../cards.js';
import { isEgg } from '../rules.js';
import { type Card, type Fox, KINDS, type Table } from '../table.js';
import { certain, type HeapView, heapsOf } from './heaps.js';

/** The number of cards of every kind: `black` and `red` by number. */
export interface Counts extends Record<Fox, number> {
  /** The number of black chickens, by the number on them, 0 to 11. */
  black: number[];
  /** The number of red chickens, by the number on them, 2 to 11. */
  red: number[];
  /** The number of all cards, including foxes. */
  total: number;
}

/** The shared knowledge about the piles: in this game all seats see the same cards (CO-7.1). */
export interface Knowledge {
  /** The number of unknown cards on top of each pile; all cards below them are known, in order. */
  readonly unknown: readonly number[];
  /**
   * The cards certain to be among the unknown ones, by seat: they were known when an egg shuffled the pile (CO-6.1).
   */
  readonly heaps: readonly Readonly<Counts>[];
  /** The cards that can be anywhere in the unknown part of any pile, besides the cards of `heaps`. */
  readonly unseen: Readonly<Counts>;
  /**
   * Updates the knowledge by the single move since the last call, or since the view. It reads sizes, open cards, and
   * cards that lay open when taken.
   */
  follow(table: Table): void;
}

/** The knowledge of the viewer, and of every observer while a world of `view` is played out. */
export function knowledgeOf(view: HeapView): Knowledge {
  const unknown = view.piles.map(unknownOnTop);
  const heaps = heapsOf(view).map((heap) => {
    if (heap.length === 0) return NO_CARDS;
    const counts = noCards();
    for (const kind of heap) add(counts, kind.card, certain(kind));
    return counts;
  });
  const unseen = noCards();
  let { gameNumber, turn, eggs } = view;
  let mover: Seat = 0;
  let opening = false;
  let [size, series, left] = [0, 0, 0];

  /** The hidden cards of the table. */
  function hiddenIn(table: Table): Counts {
    const counts = { ...WHOLE_DECK, black: WHOLE_DECK.black.slice(), red: WHOLE_DECK.red.slice() };
    table.piles.forEach((pile, seat) => {
      for (let index = pile.length - at(unknown, seat) - 1; index >= 0; index--) add(counts, pile[index] ?? null, -1);
    });
    for (const card of table.series) add(counts, card, -1);
    for (const card of table.leftGame) add(counts, card, -1);
    return counts;
  }

  /** A card has come up from the unknown part of the mover's pile. */
  function cameUp(card: Card | null): void {
    const heap = at(heaps, mover);
    add(heap.total > 0 && card !== null && countOf(heap, card) > 0 ? heap : unseen, card, -1);
  }

  /** An egg has shuffled the mover's pile: every hidden card that cannot be elsewhere is there. */
  function shuffle(table: Table, after: number): void {
    unknown[mover] = after;
    const hidden = hiddenIn(table);
    const own = at(heaps, mover);
    const shuffled = own === NO_CARDS ? noCards() : own;
    heaps[mover] = shuffled;
    for (const card of KINDS) {
      let count = countOf(hidden, card) - countOf(unseen, card);
      heaps.forEach((heap, seat) => {
        if (seat !== mover) count -= countOf(heap, card);
      });
      // It came up from the shuffled pile, and was not known to be there.
      if (count < 0) add(unseen, card, count);
      add(shuffled, card, Math.max(0, count) - countOf(shuffled, card));
    }
  }

  /** Saves the table, to compare with after the next move. */
  function look(table: Table): void {
    ({ turn, eggs } = table);
    if (table.step.type === 'over') return;
    mover = table.step.seat;
    opening = table.step.type === 'open';
    size = at(table.piles, mover).length;
    series = table.series.length;
    left = table.leftGame.length;
  }

  /** The last played card, or with `back` 1 the one before it, wherever it is now. */
  function played(table: Table, back: number): Card | null {
    if (table.series.length > 0) return at(table.series, table.series.length - 1 - back);
    if (table.leftGame.length > left) return at(table.leftGame, table.leftGame.length - 1 - back);
    // A taken series lies at the bottom of the mover's pile, or of the pile to which it was passed on (CO-6.3).
    let seat = mover;
    if (at(table.piles, mover).length < size) {
      do seat = leftOf(seat, table.seats);
      while (at(table.piles, seat).length === 0);
    }
    return at(table.piles, seat)[back] ?? null;
  }

  /** Hidden cards that are not known to be in a heap can be anywhere. */
  function recount(table: Table): void {
    const hidden = hiddenIn(table);
    for (const heap of heaps) {
      if (heap.total > 0) for (const card of KINDS) add(hidden, card, -countOf(heap, card));
    }
    Object.assign(unseen, hidden);
  }

  recount(view);
  look(view);
  return {
    unknown,
    heaps,
    unseen,
    follow(table) {
      if (table.gameNumber !== gameNumber) {
        ({ gameNumber } = table);
        table.piles.forEach((pile, seat) => {
          unknown[seat] = pile.length;
          heaps[seat] = NO_CARDS;
        });
        recount(table);
        look(table);
        return;
      }
      const now = at(table.piles, mover).length;
      if (table.turn === turn && now === size) return;
      const { step } = table;
      const chickenedOut = now > size && step.type === 'ownCount' && step.seat === mover;
      const stopped = now === size && series > 0 && table.series.length === series;
      if (!chickenedOut && !stopped) {
        const cards = opening && size > 1 ? 2 : 1;
        const hidden = at(unknown, mover);
        const first = played(table, cards - 1);
        const shufflesFirst = table.eggs > eggs && first !== null && isEgg(first) && size > 2;
        // The second card comes from the heap if the first one shuffled the pile.
        const news = Math.min(shufflesFirst ? 1 : cards, hidden);
        for (let card = 0; card < news; card++) cameUp(played(table, cards - 1 - card));
        unknown[mover] = hidden - news;
        if (table.eggs > eggs) shuffle(table, size - cards);
      }
      look(table);
    },
  };
}

/** The number of cards above the known ones at the bottom. */
function unknownOnTop(pile: readonly (Card | null)[]): number {
  const known = pile.indexOf(null);
  return known < 0 ? 0 : pile.length - known;
}

function add(counts: Counts, card: Card | null, count: number): void {
  if (card === null || count === 0) return;
  if (isFox(card)) counts[card] += count;
  else {
    const numbers = counts[colorOf(card)];
    const number = numberOf(card);
    numbers[number] = at(numbers, number) + count;
  }
  counts.total += count;
}

/** The number of cards of a kind. */
export function countOf(counts: Readonly<Counts>, kind: Card): number {
  return isFox(kind) ? counts[kind] : at(counts[colorOf(kind)], numberOf(kind));
}

/** The counts of the whole deck (CO-1.1). */
const WHOLE_DECK: Readonly<Counts> = /* @__PURE__ */ wholeDeck();

function wholeDeck(): Counts {
  const counts = noCards();
  for (const kind of KINDS) add(counts, kind, copiesOf(kind));
  return counts;
}

function noCards(): Counts {
  return { black: none(), red: none(), SAME: 0, ZERO: 0, DOUBLE: 0, TWENTY: 0, total: 0 };
}

/** PERF(alloc): the shared heap of all unshuffled piles, never written to. */
const NO_CARDS: Counts = /* @__PURE__ */ noCards();

/** A zero for each number, 0 to 11. */
function none(): number[] {
  return Array.from({ length: 12 }, () => 0);
}
