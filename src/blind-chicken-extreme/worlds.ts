// BC-3.2, BC-4.1, BC-4.2, BC-5.3: the constraints of the open table on hidden cards, and drawing their markings

import type { Chance } from '../engine/chance.js';
import { at } from '../engine/errors.js';
import { perSeat, type Seat, seatsUpTo } from '../engine/seats.js';
import { CHICKENS, PIGS, penaltyFor } from './cards.js';
import type { Card, Penalty, View } from './table.js';
import { bearsSign, carriedBy, chickensInTrick, type Mix, mixOf, pigsInTrick } from './trick.js';

/** Unseen cards for the constrained slots, and the rest. */
export interface Dealt {
  /** For the cards of the trick that are hidden for their sign. */
  readonly signs: Card[];
  /** For the hidden cards of each pile, by seat, in reverse order of the slots. */
  readonly piles: readonly Card[][];
  /** For all other slots. */
  readonly rest: Card[];
}

/** A mix, and the number of ways to place it. */
interface Way extends Mix {
  readonly ways: number;
}

/** A trick in a pile: the number of its hidden cards, and the markings of the others. */
interface Trick extends Mix {
  readonly hidden: number;
}

/** A pile with hidden cards, and the constraints on it. */
interface Pile {
  readonly seat: Seat;
  readonly tricks: readonly Trick[];
  /** The penalties of its tricks, in order (BC-4.1). */
  readonly penalties: readonly Penalty[];
  /** The number of its tricks with exactly one pig (BC-4.2). */
  readonly rewards: number;
}

/**
 * Numbers of ways to place hidden cards: a row for each number of penalties and rewards earned by a pile's tricks so
 * far, with an entry for each mix of all hidden cards so far. PERF(alloc): one list of numbers.
 */
export type Counts = Float64Array;

const ROW = (CHICKENS + 1) * (PIGS + 1);

/** The index of a mix in a row of {@link Counts}. */
function indexOf({ chickens, pigs }: Mix): number {
  return chickens * (PIGS + 1) + pigs;
}

/** The mix at this index of {@link Counts}. */
export function mixAt(index: number): Mix {
  return { chickens: Math.floor((index % ROW) / (PIGS + 1)), pigs: index % (PIGS + 1) };
}

function choose(count: number, of: number): number {
  if (count < 0 || count > of) return 0;
  let ways = 1;
  for (let taken = 0; taken < count; taken++) ways = (ways * (of - taken)) / (taken + 1);
  return ways;
}

/** The number of ways to place a mix in this number of slots. */
export function waysToLie({ chickens, pigs }: Mix, slots: number): number {
  return choose(chickens, slots) * choose(pigs, slots - chickens);
}

/** Every mix of up to five cards, by their number. */
const WAYS: readonly (readonly Way[])[] = /* @__PURE__ */ seatsUpTo(6).map((cards) =>
  seatsUpTo(cards + 1).flatMap((chickens) =>
    perSeat(cards + 1 - chickens, (pigs) => ({ chickens, pigs, ways: waysToLie({ chickens, pigs }, cards) })),
  ),
);

/** All piles with hidden cards; for {@link keepOffered}, the pile of a seat that chooses a benefit comes first. */
function pilesOf(view: View): Pile[] {
  const { step, seats } = view;
  const piles: Pile[] = [];
  for (const [seat, pile] of view.piles.entries()) {
    if (!pile.includes(null)) continue;
    const tricks: Trick[] = [];
    for (let start = 0; start < pile.length; start += seats) {
      const cards = pile.slice(start, start + seats);
      tricks.push({ hidden: cards.filter((card) => card === null).length, ...mixOf(view, cards) });
    }
    const earned = { seat, tricks, ...earnedByPile(view, seat) };
    if (step.type === 'chooseBenefit' && step.seat === seat) piles.unshift(earned);
    else piles.push(earned);
  }
  return piles;
}

/** The earnings of the tricks in the pile of `seat`: all of its cards, without the ones from the trick on the table. */
function earnedByPile(view: View, seat: Seat): Pick<Pile, 'penalties' | 'rewards'> {
  const penalties = at(view.penalties, seat);
  const rewards = at(view.rewards, seat).length;
  if (view.taker !== seat) return { penalties, rewards };
  return {
    penalties: penaltyFor(chickensInTrick(view)) === null ? penalties : penalties.slice(0, -1),
    rewards: pigsInTrick(view) === 1 && view.step.type !== 'takeReward' ? rewards - 1 : rewards,
  };
}

/**
 * Whether a trick with these hidden cards is consistent with the earnings of its pile, after tricks that lead to `from`
 * in the counts.
 */
function isEarned(from: number, way: Way, trick: Trick, { penalties, rewards }: Pile): boolean {
  const earned = Math.floor(from / ROW);
  const penalty = penaltyFor(trick.chickens + way.chickens);
  if (penalty !== null && penalties[Math.floor(earned / (rewards + 1))] !== penalty) return false;
  return trick.pigs + way.pigs !== 1 || earned % (rewards + 1) < rewards;
}

/** The offset in the counts after such a trick. */
function shiftOf(way: Way, trick: Trick, { rewards }: Pile): number {
  const penalties = penaltyFor(trick.chickens + way.chickens) === null ? 0 : 1;
  const rewarded = trick.pigs + way.pigs === 1 ? 1 : 0;
  return (penalties * (rewards + 1) + rewarded) * ROW + indexOf(way);
}

/** The counts after one more trick. `all` is the mix of all hidden cards on the table. */
function countTrick(before: Counts, trick: Trick, pile: Pile, all: Mix): Counts {
  const after = new Float64Array(before.length);
  const ways = at(WAYS, trick.hidden);
  for (let from = 0; from < before.length; from++) {
    const soFar = before[from] ?? 0;
    if (soFar === 0) continue;
    const { chickens, pigs } = mixAt(from);
    for (let index = 0; index < ways.length; index++) {
      const way = at(ways, index);
      if (chickens + way.chickens > all.chickens || pigs + way.pigs > all.pigs) continue;
      if (!isEarned(from, way, trick, pile)) continue;
      const to = from + shiftOf(way, trick, pile);
      after[to] = (after[to] ?? 0) + soFar * way.ways;
    }
  }
  return after;
}

/** The ways for a trick that lead from the counts `before` to the index `to`. */
function waysBack(before: Counts, to: number, trick: Trick, pile: Pile): Way[] {
  const last = mixAt(to);
  const back: Way[] = [];
  for (const way of at(WAYS, trick.hidden)) {
    const { chickens, pigs } = way;
    const from = to - shiftOf(way, trick, pile);
    const ways = (before[from] ?? 0) * way.ways;
    // If a way exceeds the mix, the index wraps around to another mix.
    if (ways === 0 || mixAt(from).chickens + chickens !== last.chickens || !isEarned(from, way, trick, pile)) continue;
    back.push({ chickens, pigs, ways });
  }
  return back;
}

/** BC-5.3: ignoring chickens is on offer exactly if the chooser's pile, the first of `piles`, holds one. */
function keepOffered({ step }: View, { seat, tricks }: Pile, row: Counts): void {
  if (step.type !== 'chooseBenefit' || step.seat !== seat) return;
  const shown = tricks.some(({ chickens }) => chickens > 0);
  const offered = step.benefits.includes('ignoreChickens');
  for (const index of row.keys()) if ((shown || mixAt(index).chickens > 0) !== offered) row[index] = 0;
}

/** The counts before any card is placed. */
export function oneWay(): Counts {
  const counts = new Float64Array(ROW);
  counts[0] = 1;
  return counts;
}

/** The counts before each trick of a pile, and after all of them, restricted to the pile's visible earnings. */
function countPile(
  view: View,
  counts: Counts,
  pile: Pile,
  all: Mix,
): { readonly before: Counts[]; readonly after: Counts } {
  let now: Counts = new Float64Array((pile.penalties.length + 1) * (pile.rewards + 1) * ROW);
  now.set(counts);
  const before = pile.tricks.map((trick) => {
    const reached = now;
    now = countTrick(reached, trick, pile, all);
    return reached;
  });
  const after = now.slice(-ROW);
  keepOffered(view, pile, after);
  return { before, after };
}

/** The counts for each pile with hidden cards, by itself. */
export function countEachPile(
  view: View,
  unseenCards: readonly Card[],
): { readonly seat: Seat; readonly counts: Counts }[] {
  const all = mixOf(view, unseenCards);
  return pilesOf(view).map((pile) => ({ seat: pile.seat, counts: countPile(view, oneWay(), pile, all).after }));
}

/** The probability that `count` cards, drawn from `all`, are all among `some` of them. */
function shareOf(count: number, some: number, all: number): number {
  let share = count > some ? 0 : 1;
  for (let drawn = 0; drawn < Math.min(count, some); drawn++) share *= (some - drawn) / (all - drawn);
  return share;
}

/** The digits of a random fraction. */
const DIGITS: readonly number[] = /* @__PURE__ */ seatsUpTo(1024);

/** Picks one of `among` in proportion to its ways, with an error below one in 2^39. */
function pick<Among extends { readonly ways: number }>(among: readonly Among[], chance: Chance, site: string): Among {
  if (among.length > 1) {
    let fraction = 0;
    for (const digit of chance.roll(site, DIGITS, 4)) fraction = (fraction + digit) / DIGITS.length;
    let left = 0;
    for (const { ways } of among) left += fraction * ways;
    for (const one of among) {
      left -= one.ways;
      if (left < 0) return one;
    }
  }
  return at(among, among.length - 1);
}

/** Cards in random order, by their markings. */
interface Stock {
  readonly chicken: Card[];
  readonly pig: Card[];
  readonly plain: Card[];
}

function stockOf(view: View, cards: readonly Card[], chance: Chance, site: string): Stock {
  const stock: Stock = { chicken: [], pig: [], plain: [] };
  for (const card of chance.shuffle(site, cards)) stock[carriedBy(view, card) ?? 'plain'].push(card);
  return stock;
}

/** Takes this number of cards with this mix out of the stock. The mixes drawn leave enough of each. */
function take({ chicken, pig, plain }: Stock, { chickens, pigs }: Mix, cards: number): Card[] {
  const from = (list: Card[], count: number) => list.splice(list.length - count, count);
  return [...from(chicken, chickens), ...from(pig, pigs), ...from(plain, cards - chickens - pigs)];
}

/**
 * Deals the unseen cards so that every world of the view is equally likely. It first draws the marking for each slot,
 * in proportion to the number of remaining worlds; cards with the same marking are in random order. It counts the
 * worlds once, for any number of deals.
 * @throws RangeError if no world fits the view.
 */
export function dealer(view: View, unseenCards: readonly Card[]): (chance: Chance) => Dealt {
  const piles = pilesOf(view);
  const lying = lyingForSign(view);
  const bearers = unseenCards.filter((card) => bearsSign(view, card));
  // Every choice of signs leaves the same number of ways for the other cards.
  if (piles.length === 0) {
    return (chance) => {
      const signs = chance.shuffle('signs', bearers).slice(0, lying);
      return { signs, piles: view.piles.map(() => []), rest: chance.shuffle('rest', without(unseenCards, signs)) };
    };
  }
  const all = mixOf(view, unseenCards);
  const before: Counts[][] = [];
  let counts = oneWay();
  for (const pile of piles) {
    const counted = countPile(view, counts, pile, all);
    before.push(counted.before);
    counts = counted.after;
  }
  const ways = waysInAll(view, unseenCards, all, piles, counts);
  return (chance) => {
    const drawn = pick(ways, chance, 'carried');
    const signs = chance.shuffle('lying', take(stockOf(view, bearers, chance, 'signs'), drawn.signs, lying));
    const stock = stockOf(view, without(unseenCards, signs), chance, 'unseen');
    const dealt: Card[][] = perSeat(view.seats, () => []);
    let mix = drawn.piled;
    for (let index = piles.length - 1; index >= 0; index--) {
      const pile = at(piles, index);
      const { seat, tricks, penalties, rewards } = pile;
      let to = ((penalties.length + 1) * (rewards + 1) - 1) * ROW + indexOf(mix);
      for (let nth = tricks.length - 1; nth >= 0; nth--) {
        const trick = at(tricks, nth);
        const way = pick(waysBack(at(at(before, index), nth), to, trick, pile), chance, `carried/${seat}/${nth}`);
        at(dealt, seat).push(...chance.shuffle(`trick/${seat}/${nth}`, take(stock, way, trick.hidden)));
        to -= shiftOf(way, trick, pile);
      }
      mix = mixAt(to);
    }
    return { signs, piles: dealt, rest: chance.shuffle('rest', [...stock.chicken, ...stock.pig, ...stock.plain]) };
  };
}

function without(cards: readonly Card[], some: readonly Card[]): Card[] {
  return cards.filter((card) => !some.includes(card));
}

/** The number of cards in the trick that are hidden for their sign. */
function lyingForSign({ trick }: View): number {
  return trick.filter(({ card, faceDown }) => card === null && faceDown === 'sign').length;
}

/** The possible markings of the signs and of all piles together, each with the number of ways for the rest. */
function waysInAll(
  view: View,
  unseenCards: readonly Card[],
  all: Mix,
  piles: readonly Pile[],
  counts: Counts,
): { readonly signs: Mix; readonly piled: Mix; readonly ways: number }[] {
  const bearers = unseenCards.filter((card) => bearsSign(view, card));
  const bearing = mixOf(view, bearers);
  const signs = lyingForSign(view);
  const plain = (cards: number, { chickens, pigs }: Mix) => cards - chickens - pigs;
  let elsewhere = unseenCards.length - signs;
  for (const { tricks } of piles) for (const { hidden } of tricks) elsewhere -= hidden;
  const found = [];
  for (const way of at(WAYS, signs)) {
    // Cards with the sign are as likely as any others with the same marking.
    const share =
      shareOf(way.chickens, bearing.chickens, all.chickens) *
      shareOf(way.pigs, bearing.pigs, all.pigs) *
      shareOf(plain(signs, way), plain(bearers.length, bearing), plain(unseenCards.length, all));
    for (const [index, piledWays] of counts.entries()) {
      if (piledWays === 0) continue;
      const piled = mixAt(index);
      const left = { chickens: all.chickens - way.chickens - piled.chickens, pigs: all.pigs - way.pigs - piled.pigs };
      const ways = way.ways * share * piledWays * waysToLie(left, elsewhere);
      if (ways > 0) found.push({ signs: way, piled, ways });
    }
  }
  if (found.length === 0) {
    throw new RangeError(
      'view: expected penalties, rewards and benefits that some deal of the unseen cards explains, got none',
    );
  }
  return found;
}
