import type { ChanceOutcome } from '../../bots/index.js';
import { seenAfter } from '../../bots/seen.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { SOW } from '../cards.js';
import { blindChickenExtreme } from '../index.js';
import type { BlindChickenExtremeTypes, Card, Move, RedactedEvent, State, View } from '../table.js';
import { bearsSign, type Mix, mixOf } from '../trick.js';
import { unseenOf } from '../view.js';
import { type Counts, countEachPile, mixAt, oneWay, waysToLie } from '../worlds.js';

/** The maximum number of listed ways to turn up a trick. */
const MAX_LISTED = 1000;

/** The chickens in some piles, by seat, and the number of ways for each mix of all of them. */
interface Piled {
  readonly chickens: ReadonlyMap<Seat, number>;
  readonly counts: Counts;
}

/**
 * The events that the viewer may see after their legal move, in all worlds of the view: they reveal the hidden cards of
 * a trick, and at the end of a game, the contents of the piles. `null` if the move may deal again, or there are more
 * than 1,000 ways to turn up the trick.
 * @throws IllegalMoveError if the move is illegal
 */
export function chanceOutcomes(view: View, move: Move): readonly ChanceOutcome<BlindChickenExtremeTypes>[] | null {
  const world = blindChickenExtreme.determinize(view, 'outcomes');
  const sample = seenAfter(blindChickenExtreme, world, move, view.viewer);
  const endsGame = sample.some(({ type }) => type === 'scored' || type === 'benefitsOffered');
  const turnsUp = sample.some(({ type }) => type === 'revealed');
  if (!endsGame && !turnsUp) return [{ probability: 1, events: sample }];
  const unseenCards = unseenOf(view);
  const reveals = turnsUp ? waysToTurnUp(view, unseenCards) : [[]];
  if (reveals === null) return null;
  const all = mixOf(view, unseenCards);
  const piled = pilings(view, unseenCards, endsGame);
  const elsewhere = [...view.hands, ...view.rows].flat().filter((card) => card === null).length;
  const found = new Map<string, { weight: number; readonly events: readonly RedactedEvent[] }>();
  let total = 0;
  for (const cards of reveals) {
    const mix = mixOf(view, cards);
    for (const { chickens, counts } of piled) {
      const weight = waysWith(mix, cards.length, counts, all, unseenCards.length, elsewhere);
      if (weight === 0) continue;
      const turned = turnedTo(view, world, cards, chickens);
      const events = seenAfter(blindChickenExtreme, turned, move, view.viewer);
      if (events.some(({ type }) => type === 'dealt')) return null;
      const key = JSON.stringify(events);
      const same = found.get(key);
      if (same === undefined) found.set(key, { weight, events });
      else same.weight += weight;
      total += weight;
    }
  }
  return [...found.values()].map(({ weight, events }) => ({ probability: weight / total, events }));
}

/** All possible hidden cards of the trick, in its order (BC-3.2); `null` if there are too many. */
function waysToTurnUp(view: View, unseenCards: readonly Card[]): Card[][] | null {
  let ways: Card[][] = [[]];
  for (const { card, faceDown } of view.trick) {
    if (card !== null) continue;
    const fitting = unseenCards.filter((one) => faceDown !== 'sign' || bearsSign(view, one));
    if (ways.length * fitting.length > MAX_LISTED) return null;
    ways = ways.flatMap((cards) => fitting.filter((one) => !cards.includes(one)).map((one) => [...cards, one]));
  }
  return ways;
}

/**
 * The possible contents of piles with hidden cards; at the end of a game split by the chickens in each pile, since they
 * score.
 */
function pilings(view: View, unseenCards: readonly Card[], endsGame: boolean): Piled[] {
  let piled: Piled[] = [{ chickens: new Map(), counts: oneWay() }];
  for (const { seat, counts } of countEachPile(view, unseenCards)) {
    piled = piled.flatMap((before) => {
      if (!endsGame) return [{ ...before, counts: together(before.counts, counts) }];
      return partsOf(counts).map(([chickens, part]) => ({
        chickens: new Map(before.chickens).set(seat, chickens),
        counts: together(before.counts, part),
      }));
    });
  }
  return piled;
}

/** Splits counts by the number of chickens. */
function partsOf(counts: Counts): (readonly [chickens: number, part: Counts])[] {
  const parts = new Map<number, Counts>();
  for (const [index, ways] of counts.entries()) {
    if (ways === 0) continue;
    const { chickens } = mixAt(index);
    const part = parts.get(chickens) ?? new Float64Array(counts.length);
    part[index] = ways;
    parts.set(chickens, part);
  }
  return [...parts];
}

/** Combines the counts of two groups. Mixes with more chickens or pigs than there are fit no world. */
function together(one: Counts, two: Counts): Counts {
  const both = new Float64Array(one.length);
  for (const [index, ways] of one.entries()) {
    if (ways === 0) continue;
    for (const [other, more] of two.entries()) {
      if (more === 0) continue;
      const to = index + other;
      const sum = mixAt(index).pigs + mixAt(other).pigs;
      // An index adds up as long as its pigs do.
      if (to < both.length && mixAt(to).pigs === sum) both[to] = (both[to] ?? 0) + ways * more;
    }
  }
  return both;
}

/** The number of ways to place the unseen cards if these are turned up, up to a common factor. */
function waysWith(
  turnedUp: Mix,
  cards: number,
  counts: Counts,
  all: Mix,
  unseenCards: number,
  elsewhere: number,
): number {
  const left = { chickens: all.chickens - turnedUp.chickens, pigs: all.pigs - turnedUp.pigs };
  let ways = 0;
  for (const [index, piledWays] of counts.entries()) {
    if (piledWays === 0) continue;
    const piled = mixAt(index);
    const rest = { chickens: left.chickens - piled.chickens, pigs: left.pigs - piled.pigs };
    const plain = elsewhere - rest.chickens - rest.pigs;
    if (rest.chickens >= 0 && rest.pigs >= 0 && plain >= 0) ways += piledWays * waysToLie(rest, elsewhere);
  }
  // Cards with the same markings are interchangeable.
  const plainCards = unseenCards - all.chickens - all.pigs;
  return (
    ways /
    (orders(all.chickens, turnedUp.chickens) *
      orders(all.pigs, turnedUp.pigs) *
      orders(plainCards, cards - turnedUp.chickens - turnedUp.pigs))
  );
}

/** The number of ordered draws of `taken` out of `count` cards. */
function orders(count: number, taken: number): number {
  let product = 1;
  for (let drawn = 0; drawn < taken; drawn++) product *= count - drawn;
  return product;
}

/**
 * The world with these cards in the hidden slots of the trick, and this many chickens in the hidden slots of the piles.
 */
function turnedTo(view: View, world: State, cards: readonly Card[], chickens: ReadonlyMap<Seat, number>): State {
  const turned = cards.values();
  const trick = view.trick.map((played, index) => {
    const card: Card | undefined = played.card === null ? turned.next().value : played.card;
    return { ...played, card: card ?? at(world.trick, index).card };
  });
  // Scoring a game counts only chickens, so any card with or without one will do.
  const chicken = at(view.options.cards.chickens, 0);
  const piles = view.piles.map((pile, seat) => {
    let left = chickens.get(seat) ?? 0;
    return pile.map((card): Card => card ?? (left-- > 0 ? chicken : SOW));
  });
  return { ...world, trick, piles };
}
