import tychei from 'seedrandom/lib/tychei.js';
import type { Worlds } from '../../bots/index.js';
import { takeOut, takeTop } from '../../engine/cards.js';
import { shuffleByThrees } from '../../engine/chance.js';
import { at } from '../../engine/errors.js';
import { perSeat, type Seat } from '../../engine/seats.js';
import { DECK } from '../cards.js';
import { chickenOut } from '../index.js';
import { type Card, type ChickenOutTypes, KINDS, type View } from '../table.js';
import { type Heap, type HeapView, heapsOf, kindIn, unplaced, weightsAfter } from './heaps.js';

/** `FACTORIALS[n]` is `n!`, up to the number of cards. */
const FACTORIALS: readonly number[] = /* @__PURE__ */ factorials();

function factorials(): number[] {
  const all = [1];
  for (let n = 1; n <= DECK.length; n++) all.push(at(all, n - 1) * n);
  return all;
}

/**
 * Piles whose unknown cards are counted together. A pile forms its own group if some cards that came up from it may or
 * may not have been known ones; in all other piles, every unknown card is equally likely.
 */
interface Group {
  readonly seats: readonly Seat[];
  /** The number of unknown cards before the weighed ones came up. */
  readonly unknown: number;
  readonly heap: Heap;
}

/** A kind whose unknown cards are not equally likely everywhere. */
interface Weighed {
  readonly card: Card;
  /**
   * Every way to spread its unknown cards over the groups: the number in each, and the probability of that by itself.
   */
  readonly shares: readonly { readonly counts: readonly number[]; readonly weight: number }[];
}

/** How the unknown cards can lie in the piles. */
interface Spread {
  readonly groups: readonly Group[];
  readonly weighed: readonly Weighed[];
  /** All other unknown cards, in the order of the kinds. */
  readonly plain: readonly Card[];
}

/** Always counted separately: the pile of a seat, and perhaps a kind. */
interface Apart {
  readonly seat: Seat;
  readonly card?: Card;
}

/** The possible positions of unknown cards in the view, given these heaps. */
function spreadOf(view: HeapView, heaps: readonly Heap[], apart?: Apart): Spread {
  const unknown = view.piles.map((pile, seat) => {
    const hidden = pile.filter((card) => card === null).length;
    return at(heaps, seat).reduce((left, { known }) => left - known, hidden);
  });
  const kinds = KINDS.map((card) => ({ card, left: unplaced({ ...view, heaps }, card) })).filter(
    ({ left }) => left > 0,
  );
  const sum = unknown.reduce((total, count) => total + count, 0);
  if (unknown.some((count) => count < 0) || sum !== kinds.reduce((total, { left }) => total + left, 0)) refuseHeaps();
  const weighs = (heap: Heap, { card, left }: { card: Card; left: number }) => {
    const weights = kindIn(heap, card)?.weights.slice(0, left + 1) ?? [];
    return weights.some((weight) => weight === 0 || weight !== weights[0]);
  };
  const isAlone = heaps.map((heap, seat) => seat === apart?.seat || kinds.some((kind) => weighs(heap, kind)));
  const together = seatsOf(isAlone, false);
  const groups: Group[] = seatsOf(isAlone, true).map((seat) => ({
    seats: [seat],
    unknown: at(unknown, seat),
    heap: at(heaps, seat),
  }));
  groups.push({ seats: together, unknown: together.reduce((sum, seat) => sum + at(unknown, seat), 0), heap: [] });
  const weighed: Weighed[] = [];
  const plain: Card[] = [];
  for (const kind of kinds) {
    if (kind.card === apart?.card || heaps.some((heap) => weighs(heap, kind)))
      weighed.push({ card: kind.card, shares: sharesOf(groups, kind) });
    else for (let copy = 0; copy < kind.left; copy++) plain.push(kind.card);
  }
  return { groups, weighed, plain };
}

function refuseHeaps(): never {
  throw new RangeError('view.heaps: expected heaps that the cards in sight allow');
}

const seatsOf = (isAlone: readonly boolean[], wanted: boolean): Seat[] =>
  isAlone.flatMap((alone, seat) => (alone === wanted ? [seat] : []));

function sharesOf(groups: readonly Group[], { card, left }: { card: Card; left: number }): Weighed['shares'] {
  let shares = [{ counts: [] as number[], left, weight: at(FACTORIALS, left) }];
  groups.forEach(({ heap }, index) => {
    const weights = kindIn(heap, card)?.weights;
    const isLast = index === groups.length - 1;
    shares = shares.flatMap((share) =>
      perSeat(share.left + 1, (count) => ({
        counts: [...share.counts, count],
        left: share.left - count,
        weight: (share.weight * (weights?.[count] ?? 1)) / at(FACTORIALS, count),
      })).filter((next) => next.weight > 0 && (!isLast || next.left === 0)),
    );
  });
  return shares;
}

/**
 * The number of ways, up to a common factor, to fit the weighed kinds from `index` on and all plain cards into `room`,
 * the number of unknown cards by group. With `favored`, each way is weighted by the fraction of the plain cards in that
 * group.
 */
type Ways = (index: number, room: readonly number[]) => number;

function waysOf({ weighed, plain }: Spread, favored: number | null): Ways {
  const known = new Map<string, number>();
  const ways: Ways = (index, room) => {
    if (room.some((free) => free < 0)) return 0;
    const key = `${index} ${room.join()}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let sum = 0;
    if (index === weighed.length) {
      sum = room.reduce((product, free) => product / at(FACTORIALS, free), at(FACTORIALS, plain.length));
      if (favored !== null) sum *= plain.length === 0 ? 0 : at(room, favored) / plain.length;
    } else {
      for (const { counts, weight } of at(weighed, index).shares) sum += weight * ways(index + 1, less(room, counts));
    }
    known.set(key, sum);
    return sum;
  };
  return ways;
}

const less = (room: readonly number[], counts: readonly number[]): number[] =>
  room.map((free, group) => free - at(counts, group));

const roomOf = ({ groups }: Spread): number[] => groups.map(({ unknown }) => unknown);

/** The cards that can come up from the pile of `seat`, with exact probabilities that sum to 1. */
export function nextCards(view: HeapView, seat: Seat): { readonly card: Card; readonly probability: number }[] {
  const shown = at(view.piles, seat).at(-1);
  if (shown !== null && shown !== undefined) return [{ card: shown, probability: 1 }];
  const heaps = heapsOf(view);
  const spread = spreadOf(view, heaps, { seat });
  const room = roomOf(spread);
  const own = spread.groups.findIndex(({ seats }) => seats[0] === seat);
  const all = waysOf(spread, null)(0, room);
  if (!(all > 0)) refuseHeaps();
  const each = waysOf(spread, own)(0, room);
  const found = KINDS.map((card) => {
    const kind = kindIn(at(heaps, seat), card);
    const left = unplaced(view, card);
    if (left === 0 || !spread.weighed.some((weighed) => weighed.card === card)) {
      return { card, ways: left * each + (kind?.known ?? 0) * all };
    }
    const { known, weights } = kind ?? { known: 0, weights: perSeat(left + 1, () => 1) };
    const drawn = { card, known, weights: weightsAfter({ known, weights }) };
    const heap = at(heaps, seat).filter((other) => other !== kind);
    const after = heaps.map((other, pile) => (pile === seat ? [...heap, drawn] : other));
    const weighing = spreadOf(view, after, { seat, card });
    return { card, ways: waysOf(weighing, null)(0, roomOf(weighing)) };
  }).filter(({ ways }) => ways > 0);
  const sum = found.reduce((total, { ways }) => total + ways, 0);
  return found.map(({ card, ways }) => ({ card, probability: ways / sum }));
}

/**
 * The worlds of a view that knows heaps, with their true probabilities: the piles as they may have been dealt and
 * shuffled, given the cards that have come up since.
 */
export function heapWorlds(view: HeapView, seed: string): Worlds<ChickenOutTypes> {
  const heaps = heapsOf(view);
  const spread = spreadOf(view, heaps);
  const ways = waysOf(spread, null);
  const full = roomOf(spread);
  if (!(ways(0, full) > 0)) refuseHeaps();
  const world = chickenOut.determinize(view, seed);
  // `determinize` returns a fresh state, safe to write to.
  const piles = world.piles as Card[][];
  const plain = spread.plain.slice();
  const fraction = tychei(`${seed}/worlds`);

  /** Draws the number of cards of each weighed kind in each group. Returns the number of plain cards for each. */
  function drawShares(unknown: readonly Card[][]): readonly number[] {
    let room: readonly number[] = full;
    spread.weighed.forEach(({ card, shares }, index) => {
      let point = fraction() * ways(index, room);
      // The shares add up to `ways`, except for rounding: if none reaches the point, take the last possible one.
      let [drawn, left] = [at(shares, 0).counts, room];
      for (const { counts, weight } of shares) {
        const after = less(room, counts);
        const share = weight * ways(index + 1, after);
        if (share === 0) continue;
        [drawn, left] = [counts, after];
        point -= share;
        if (point < 0) break;
      }
      drawn.forEach((count, group) => {
        for (let copy = 0; copy < count; copy++) at(unknown, group).push(card);
      });
      room = left;
    });
    return room;
  }

  const hidden = view.piles.flat().filter((card) => card === null);
  return {
    // The last hidden card is the only one left.
    isOnly: hidden.length <= 1,
    next() {
      const unknown = spread.groups.map((): Card[] => []);
      const room = drawShares(unknown);
      shuffleByThrees(plain, fraction);
      let dealt = 0;
      spread.groups.forEach(({ seats }, group) => {
        const cards = at(unknown, group);
        for (let count = at(room, group); count > 0; count--) cards.push(at(plain, dealt++));
        shuffleByThrees(cards, fraction);
        for (const seat of seats) fill(at(piles, seat), at(view.piles, seat), at(heaps, seat), cards, fraction);
      });
      return world;
    },
  };
}

/** Puts the known cards of the heap, then unknown `cards` as needed, into the hidden slots of a pile. */
function fill(pile: Card[], seen: View['piles'][number], heap: Heap, cards: Card[], fraction: () => number): void {
  const slots = seen.flatMap((card, index) => (card === null ? [index] : []));
  const lies: Card[] = [];
  for (const { card, known } of heap) {
    for (let copy = 0; copy < known; copy++) lies.push(card);
    // These came up without having been known: they were among the unknown cards of this pile.
    for (let copy = 0; copy > known; copy--) takeOut(cards, card);
  }
  while (lies.length < slots.length) lies.push(takeTop(cards));
  shuffleByThrees(lies, fraction);
  slots.forEach((slot, index) => {
    pile[slot] = at(lies, index);
  });
}
