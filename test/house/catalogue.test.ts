import { CARDS } from 'hencoop/blind-chicken-extreme';
import * as blindChickenExtreme from 'hencoop/blind-chicken-extreme/sheet';
import * as chicken from 'hencoop/chicken/sheet';
import * as chickenOut from 'hencoop/chicken-out/sheet';
import { DECK } from 'hencoop/chicken-roundup';
import * as chickenRoundup from 'hencoop/chicken-roundup/sheet';
import * as crazyChicken from 'hencoop/crazy-chicken/sheet';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../scripts/house.js';

interface Entry {
  readonly name: string;
  readonly count: number;
  readonly house: boolean;
  readonly clause: string;
}

/** Everything in the box, and how many cards and dice the rule book counts. */
const BOXES = {
  chicken: { sheet: chicken.sheet, things: [...chicken.catalogue, ...chicken.faces], counted: 50 + 2 * 6 },
  'crazy-chicken': { sheet: crazyChicken.sheet, things: crazyChicken.catalogue, counted: 110 },
  'chicken-out': { sheet: chickenOut.sheet, things: chickenOut.catalogue, counted: 60 },
  // The seven penalty cards are counted by their sides.
  'blind-chicken-extreme': {
    sheet: blindChickenExtreme.sheet,
    things: blindChickenExtreme.catalogue,
    counted: 50 + 2 * 7 + 3,
  },
  'chicken-roundup': {
    sheet: chickenRoundup.sheet,
    things: [...chickenRoundup.catalogue, ...chickenRoundup.pieces],
    counted: 104,
  },
};

describe('the catalogue has everything in the box', () => {
  it('of every game', () => expect(Object.keys(BOXES)).toEqual(GAMES));

  it.each(Object.entries(BOXES))('%s: as many as the book counts, each named once', (_, { things, counted }) => {
    const entries: readonly Entry[] = things;
    expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(counted);
    const names = entries.map((entry) => `${entry.clause} ${entry.name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, count } of entries) {
      expect(name).toMatch(/\S/);
      expect(count).toBeGreaterThan(0);
    }
  });

  it.each(Object.entries(BOXES))('%s: the clause of origin says whether it is a house table', (_, box) => {
    const clauses: { readonly [clause: string]: { readonly standing: readonly string[] } } = box.sheet.clauses;
    for (const { name, house, clause } of box.things) {
      expect(clauses[clause]?.standing.includes('house'), `${name}, ${clause}`).toBe(house);
    }
  });

  it('BC-1.4, CR-1.2: the catalogue of another card table or deck', () => {
    const cards = blindChickenExtreme.catalogueOf({ chickens: [1, 2], pigs: [3], faceDown: [4] });
    const [, one, , three, four, five] = cards.filter(({ kind }) => kind === 'card');
    expect(one).toMatchObject({ name: '1, a chicken', chicken: true, house: true });
    expect(three).toMatchObject({ name: '3, a pig', pig: true, house: true });
    expect(four).toMatchObject({ name: '4', faceDown: true, house: true });
    expect(five).toMatchObject({ name: '5', house: false });
    expect(cards.filter(({ kind }) => kind === 'card')).toHaveLength(CARDS.length);

    const hops = chickenRoundup.catalogueOf({ ...DECK, gold: { farmer: 19, longHop: 1 } });
    expect(hops.filter(({ card }) => card.colour === 'gold')).toMatchObject([
      { card: { action: 'farmer' }, count: 19, rank: 5, actionClause: 'CR-5.1', clause: 'CR-1.2' },
      { card: { action: 'longHop' }, count: 1, actionClause: 'CR-6.0' },
    ]);
  });

  it('CH-1.2: the faces of the dice, with a chick worth 10', () => {
    expect(chicken.faces.map(({ face, worth }) => [face, worth])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      ['chick', 10],
    ]);
  });

  it('CR-5, CR-6: which actions are printed, and which are diagrams of the house table', () => {
    expect(chickenRoundup.actions.filter(({ house }) => !house).map(({ action }) => action)).toEqual([
      'farmer',
      'dog',
      'parade',
      'foxTrot',
    ]);
    expect(chickenRoundup.actions.filter(({ house }) => house).map(({ name }) => name)).toEqual([
      'Side Step',
      'Fence Hop',
      'Diagonal Dash',
      'Leap Frog',
      'Cut In',
      'Round Dance',
    ]);
  });
});
