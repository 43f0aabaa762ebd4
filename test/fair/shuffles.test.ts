import { type Chance, type Game, type GameTypes, strongChance } from 'hencoop';
import type { Kit } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { TARGETS } from '../fuzz/targets.js';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A chi-square value as a normal deviate (Wilson and Hilferty). */
function deviations(chiSquare: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/**
 * The deviation from even counts of each kind of card in each slot, as a normal deviate. In a permutation both the slots and
 * the kinds are full, which leaves (n-1)(kinds-1) degrees of freedom at n/(n-1) times the variance of free counts.
 */
function unevenness(shuffles: readonly (readonly unknown[])[]): number {
  const [first = []] = shuffles;
  const slots = first.length;
  const copies = new Map<string, number>();
  for (const card of first) copies.set(JSON.stringify(card), (copies.get(JSON.stringify(card)) ?? 0) + 1);
  const counts = upTo(slots).map(() => new Map<string, number>());
  for (const shuffled of shuffles) {
    for (const [slot, card] of shuffled.entries()) {
      const key = JSON.stringify(card);
      const at = counts[slot];
      at?.set(key, (at.get(key) ?? 0) + 1);
    }
  }
  let chiSquare = 0;
  for (const at of counts) {
    for (const [key, copiesOf] of copies) {
      const even = (shuffles.length * copiesOf) / slots;
      chiSquare += ((at.get(key) ?? 0) - even) ** 2 / even;
    }
  }
  return deviations((chiSquare * (slots - 1)) / slots, (slots - 1) * (copies.size - 1));
}

/** Every shuffle of the first deals of `games` games, by site. */
function dealsOf<G extends GameTypes>(game: Game<G>, setup: Kit<G>['setups'][number], games: number) {
  const shuffles = new Map<string, (readonly unknown[])[]>();
  const keep = (site: string, shuffled: readonly unknown[]) => {
    const known = shuffles.get(site);
    if (known === undefined) shuffles.set(site, [shuffled]);
    else known.push(shuffled);
  };
  for (let number = 0; number < games; number++) {
    const seed = `statistics-${number}`;
    const chance = strongChance(seed);
    const recording: Chance = {
      shuffle(site, cards) {
        const shuffled = chance.shuffle(site, cards);
        keep(site, shuffled);
        return shuffled;
      },
      roll: (site, faces, count) => chance.roll(site, faces, count),
    };
    game.setup({ ...setup, seed }, { chance: recording });
  }
  return shuffles;
}

/** A deviation beyond this has a chance of less than one in a billion; the seeds are fixed, so no test fails by chance. */
const LIMIT = 6;
const GAMES = 2000;

describe.each(TARGETS.map((target) => [target.id, target] as const))('the shuffles of %s', (_, { on }) => {
  it('bring every card to every slot equally often', () =>
    on((game, kit) => {
      const setup = kit.setups.find(({ seats }) => seats === game.seats.max) ?? kit.setups[0];
      if (setup === undefined) throw new Error('a kit has set-ups');
      const sites = dealsOf(game, setup, GAMES);
      expect(sites.size).toBeGreaterThan(0);
      for (const [site, shuffles] of sites) {
        const off = unevenness(shuffles);
        expect(Math.abs(off), `${site} is ${off} standard deviations off`).toBeLessThan(LIMIT);
      }
    }));
});

describe('a shuffle', () => {
  const seeds = upTo(24_000);

  it('gives every order of five cards equally often', () => {
    const orders = new Map<string, number>();
    for (const seed of seeds) {
      const order = strongChance(`orders-${seed}`).shuffle('deal/1', [0, 1, 2, 3, 4]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(120);
    const even = seeds.length / 120;
    const chiSquare = [...orders.values()].reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
    expect(Math.abs(deviations(chiSquare, 119))).toBeLessThan(LIMIT);
  });

  it('at one site reveals nothing about another site of the same seed', () => {
    const pairs = seeds.slice(0, 4000).map((seed) => {
      const chance = strongChance(`sites-${seed}`);
      const [one, two] = [chance.shuffle('deal/1', upTo(10)), chance.shuffle('deal/2', upTo(10))];
      // For each slot of the first shuffle, the slot of its card in the second.
      return one.map((card) => two.indexOf(card));
    });
    expect(Math.abs(unevenness(pairs))).toBeLessThan(LIMIT);
  });
});

describe('the statistics themselves', () => {
  const rolls = (seed: number, below: number) => strongChance(`bad-${seed}`).roll('bad', upTo(below), 20);

  it.each([
    ['swaps every slot with any slot', (seed: number) => swapping(rolls(seed, 20))],
    ['draws a number of five bits and takes the rest of its division', (seed: number) => dividing(rolls(seed, 32))],
    ['never leaves a card in its slot', (seed: number) => cycling(rolls(seed, 2520))],
  ])('find a shuffle that %s', (_, shuffle) => {
    expect(unevenness(upTo(GAMES).map(shuffle))).toBeGreaterThan(LIMIT);
  });

  function swapping(picks: readonly number[]): number[] {
    const cards = upTo(20);
    for (const [slot, chosen] of picks.entries()) swap(cards, slot, chosen);
    return cards;
  }

  function dividing(picks: readonly number[]): number[] {
    const cards = upTo(20);
    for (let last = 19; last > 0; last--) swap(cards, last, (picks[last] ?? 0) % (last + 1));
    return cards;
  }

  function cycling(picks: readonly number[]): number[] {
    const cards = upTo(20);
    for (let last = 19; last > 0; last--) swap(cards, last, (picks[last] ?? 0) % last);
    return cards;
  }

  function swap(cards: number[], one: number, other: number): void {
    const card = cards[one] ?? 0;
    cards[one] = cards[other] ?? 0;
    cards[other] = card;
  }
});
