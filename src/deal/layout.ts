// Where the cards of a deal go: found by dealing once, and letting the game put places back instead of cards.
import { type Chance, cardKey } from '../engine/chance.js';
import type { CheckedGame, GameTypes, SetupConfig } from '../engine/game.js';
import { isRecord } from '../engine/guards.js';
import { deepEqual } from '../engine/json.js';
import { refuseOption } from '../engine/options.js';
import { inDealOrder, scriptedChance } from '../engine/scriptedChance.js';

/** A place in a list of the state, with the card that lies there now. */
export interface Place {
  /** The list: `drawPile`, or `hands[0]` for one by seat. */
  readonly list: string;
  /** The card. */
  readonly card: unknown;
}

/** Where a set-up deals its cards. */
export interface Layout {
  /** The state that was dealt to find it. */
  readonly state: object;
  /** The places of the cards of each shuffle, by site, from bottom to top. */
  readonly sites: ReadonlyMap<string, readonly Place[]>;
  /** The lists that the deal fills: all of their places, in the order in which they are dealt. */
  readonly lists: ReadonlyMap<string, readonly Place[]>;
  /** Whether a place is filled by a shuffle, not by the set-up itself. */
  readonly isDealt: (place: Place) => boolean;
  /** The cards of the same lists in another state, in the same order. */
  readonly read: (state: object) => ReadonlyMap<string, readonly unknown[]>;
}

/** @throws RangeError if `game` does not say where its cards go, or says it wrongly. */
export function layoutOf<G extends GameTypes>(
  game: CheckedGame<G>,
  config: SetupConfig<G['Options']>,
  chance: Chance,
): Layout {
  const decks = new Map<string, readonly unknown[]>();
  const recording: Chance = {
    shuffle: (site, cards) => {
      decks.set(site, cards);
      return chance.shuffle(site, cards);
    },
    roll: chance.roll,
  };
  const state = game.setup(config, { chance: recording });
  const { table, lists } = labeled(state);
  const sites = putBack(game, table, decks);
  const turns = new Map([...sites.values()].flatMap((places) => places.map((place, turn) => [place, turn] as const)));
  const isDealt = (place: Place) => turns.has(place);
  const filled = new Map<string, readonly Place[]>();
  const reversed = new Set<string>();
  for (const [list, places] of lists) {
    const dealt = places.filter(isDealt);
    const [first, last] = [dealt.at(0), dealt.at(-1)].map(
      (place) => (place === undefined ? -1 : turns.get(place)) ?? -1,
    );
    if (first === undefined || last === undefined || first < 0) continue;
    // The top of a pile is dealt first, and lies last in its list.
    if (first < last) reversed.add(list);
    filled.set(list, first < last ? places.slice().reverse() : places);
  }
  return {
    state,
    sites,
    lists: filled,
    isDealt,
    read: (other) => {
      const all = labeled(other).lists;
      const cardsOf = (list: string) => (all.get(list) ?? []).map(({ card }) => card);
      return new Map(
        [...filled.keys()].map((list) => [list, reversed.has(list) ? cardsOf(list).reverse() : cardsOf(list)]),
      );
    },
  };
}

/** @throws RangeError unless the places of `layout`, found with `chance`, deal its state again. */
export function checkUndeal<G extends GameTypes>(
  game: CheckedGame<G>,
  config: SetupConfig<G['Options']>,
  { sites, state }: Layout,
  chance: Chance,
): void {
  const script = Object.fromEntries([...sites].map(([site, places]) => [site, places.map(({ card }) => card)]));
  if (!deepEqual(game.setup(config, { chance: scriptedChance(script, chance) }), state)) {
    throw new RangeError('game.undeal: expected the shuffles that deal the state again, got others');
  }
}

/** A state with places instead of cards, and the places by list. */
function labeled(state: object): { readonly table: object; readonly lists: ReadonlyMap<string, readonly Place[]> } {
  const lists = new Map<string, readonly Place[]>();
  const label = (list: string, cards: readonly unknown[]) => {
    const places = cards.map((card): Place => ({ list, card }));
    lists.set(list, places);
    return places;
  };
  const fields = Object.entries(state).map(([name, value]): [string, unknown] => {
    if (!Array.isArray(value)) return [name, value];
    const isBySeat = value.length > 0 && value.every(Array.isArray);
    return [name, isBySeat ? value.map((cards, seat) => label(`${name}[${seat}]`, cards)) : label(name, value)];
  });
  return { table: Object.fromEntries(fields), lists };
}

/** The places of each shuffle, as the game puts them back, without those that the set-up fills itself. */
function putBack<G extends GameTypes>(
  game: CheckedGame<G>,
  table: object,
  decks: ReadonlyMap<string, readonly unknown[]>,
): ReadonlyMap<string, readonly Place[]> {
  if (game.undeal === undefined) return refuseOption('game.undeal', 'a function that puts the cards back', undefined);
  // `undeal` moves cards from list to list; it does not look at them.
  const undealt: unknown = game.undeal(table as G['State'], (hands, starter) =>
    inDealOrder(hands, starter).slice().reverse(),
  );
  if (!isRecord(undealt)) return refuseOption('game.undeal', 'an object with a list for each shuffle', undealt);
  const sites = Object.entries(undealt).map(([site, list]) => {
    const path = `game.undeal['${site}']`;
    const deck = decks.get(site);
    if (deck === undefined) throw new RangeError(`${path}: expected a site of a shuffle of the set-up`);
    if (!Array.isArray(list)) return refuseOption(path, 'a list of cards', list);
    const kinds = new Set(deck.map(cardKey));
    // Lists of a labeled state hold places.
    const places = (list as readonly Place[]).filter(({ card }) => kinds.has(cardKey(card)));
    if (places.length !== deck.length) {
      throw new RangeError(`${path}: expected the ${deck.length} cards of the shuffle, got ${places.length}`);
    }
    return [site, places] as const;
  });
  return new Map(sites);
}
