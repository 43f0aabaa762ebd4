// The cards that a caller names, and the chance that lays them where they are named.
import { type Chance, cardKey } from '../engine/chance.js';
import { isRecord } from '../engine/guards.js';
import { type Json, type JsonLimits, readJson } from '../engine/json.js';
import { refuseOption, refuseUnknown, shortText } from '../engine/options.js';
import type { Layout, Place } from './layout.js';

/** A named card, and where it is to lie. */
export interface Named {
  /** Its path in the config. */
  readonly path: string;
  readonly card: Json;
  /** The list of the state. */
  readonly list: string;
  /** Its place, counted from the one dealt first; in a hand, any place will do. */
  readonly index: number;
  readonly isAnywhere: boolean;
}

const LIMITS: JsonLimits = { depth: 4, values: 100, width: 100, text: 1000 };

/** The list by seat whose order does not matter. */
const HANDS = 'hands';

/** @throws RangeError if these are not cards of this deck, as many as it has, in lists of the deal; it names the path. */
export function readNamed(layout: Layout, hands: unknown, tops: unknown): readonly Named[] {
  const names = new Set([...layout.lists.keys()].map((list) => list.replace(/\[\d+\]$/, '')));
  const hasHands = layout.lists.has(`${HANDS}[0]`);
  if (hasHands) names.delete(HANDS);
  const named: Named[] = [];
  if (hands !== undefined) {
    if (!hasHands)
      throw new RangeError(`hands: expected none, since none are dealt; use tops: ${[...names].join(', ')}`);
    named.push(...bySeat(layout, HANDS, HANDS, hands));
  }
  if (tops !== undefined) {
    if (!isRecord(tops)) return refuseOption('tops', 'an object with lists of cards', tops);
    refuseUnknown('tops', tops, [...names]);
    for (const [name, cards] of Object.entries(tops)) {
      if (cards === undefined) continue;
      const path = `tops.${name}`;
      named.push(...(layout.lists.has(name) ? inList(layout, path, name, cards) : bySeat(layout, path, name, cards)));
    }
  }
  refuseMissing(layout, named);
  return named;
}

function* bySeat(layout: Layout, path: string, name: string, given: unknown): Generator<Named> {
  const seats = [...layout.lists.keys()].filter((list) => list.startsWith(`${name}[`)).length;
  if (!isRecord(given) && !Array.isArray(given)) refuseOption(path, 'lists of cards by seat', given);
  if (Array.isArray(given) && given.length > seats) {
    throw new RangeError(`${path}: expected at most ${seats} seats, got ${given.length}`);
  }
  for (const [seat, cards] of Object.entries(given)) {
    const list = `${name}[${seat}]`;
    if (!layout.lists.has(list)) {
      throw new RangeError(`${path}: expected a seat from 0 to ${seats - 1}, got ${seat.slice(0, 40)}`);
    }
    if (cards !== undefined) yield* inList(layout, `${path}[${seat}]`, list, cards);
  }
}

function* inList({ lists }: Layout, path: string, list: string, given: unknown): Generator<Named> {
  if (!Array.isArray(given)) refuseOption(path, 'a list of cards', given);
  const size = lists.get(list)?.length ?? 0;
  if (given.length > size) throw new RangeError(`${path}: expected at most ${size} cards, got ${given.length}`);
  const isAnywhere = list.startsWith(`${HANDS}[`);
  let laid = 0;
  for (const [index, value] of given.entries()) {
    const card = readJson(value, LIMITS);
    if (!card.ok) throw new RangeError(`${path}[${index}]: ${card.message}`);
    if (card.value === null) continue;
    yield { path: `${path}[${index}]`, card: card.value, list, index: isAnywhere ? laid++ : index, isAnywhere };
  }
}

/** Refuses a card that the deck does not have, or not as often. */
function refuseMissing({ sites, lists, isDealt }: Layout, named: readonly Named[]): void {
  const decks = [...sites.values()].map((places) => new Set(places));
  const copies = decks.map((deck) => counted([...deck].map(({ card }) => card)));
  const left = copies.map((counts) => new Map(counts));
  for (const { path, card, list } of named) {
    const key = cardKey(card);
    const places = lists.get(list) ?? [];
    const from = decks.findIndex((deck) => places.some((place) => deck.has(place)));
    const count = left[from]?.get(key);
    if (count === undefined) {
      // The set-up itself may put it there.
      if (places.some((place) => !isDealt(place) && cardKey(place.card) === key)) continue;
      refuseOption(path, 'a card of the deck', card);
    }
    if (count === 0) {
      throw new RangeError(`${path}: expected at most ${copies[from]?.get(key)} of ${shortText(card)}, got another`);
    }
    left[from]?.set(key, count - 1);
  }
}

function counted(cards: readonly unknown[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(cardKey(card), (counts.get(cardKey(card)) ?? 0) + 1);
  return counts;
}

/** A chance that lays the named cards, and takes all else from `chance`. */
export function laying({ sites, lists, isDealt }: Layout, named: readonly Named[], chance: Chance): Chance {
  const wanted = new Map<Place, Json>();
  for (const { card, list, index, isAnywhere } of named) {
    const places = lists.get(list) ?? [];
    const place = isAnywhere ? places.filter(isDealt)[index] : places[index];
    if (place !== undefined) wanted.set(place, card);
  }
  return {
    shuffle<Card>(site: string, cards: readonly Card[]): Card[] {
      const places = sites.get(site);
      if (places === undefined) return chance.shuffle(site, cards);
      const kinds = counted(cards);
      // A card that the set-up itself lays is in no shuffle.
      const isLaid = (place: Place) => wanted.has(place) && kinds.has(cardKey(wanted.get(place)));
      const laid = counted(places.filter(isLaid).map((place) => wanted.get(place)));
      const rest = chance.shuffle(
        site,
        cards.filter((card) => !takenFrom(laid, card)),
      );
      let next = 0;
      // The set-up checks that it is a permutation of `cards`.
      return places.map((place) => (isLaid(place) ? wanted.get(place) : rest[next++]) as Card);
    },
    roll: chance.roll,
  };
}

/** Counts one copy of `card` less, if there is one. */
function takenFrom(counts: Map<string, number>, card: unknown): boolean {
  const key = cardKey(card);
  const count = counts.get(key) ?? 0;
  if (count > 0) counts.set(key, count - 1);
  return count > 0;
}

/** The first named card that does not lie where it is named. */
export function misplacedIn(
  lists: ReadonlyMap<string, readonly unknown[]>,
  named: readonly Named[],
): Named | undefined {
  const left = new Map([...lists].map(([list, cards]) => [list, counted(cards)]));
  return named.find(({ card, list, index, isAnywhere }) =>
    isAnywhere ? !takenFrom(left.get(list) ?? new Map(), card) : cardKey(lists.get(list)?.[index]) !== cardKey(card),
  );
}
