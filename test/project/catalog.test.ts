import { CARDS } from 'hencoop/blind-chicken-extreme';
import * as blindChickenExtreme from 'hencoop/blind-chicken-extreme/sheet';
import * as chicken from 'hencoop/chicken/sheet';
import { DECK } from 'hencoop/chicken-roundup';
import * as chickenRoundup from 'hencoop/chicken-roundup/sheet';
import { describe, expect, it } from 'vitest';
import { GAMES, sheetOf } from '../../tools/lib/games.js';
import type { Box } from '../support/box.js';

describe.each(GAMES)('the catalog of %s', async (game) => {
  const { box }: { box: Box } = await import(`../${game}/box.ts`);

  it('lists everything in the box, each item under a different name', () => {
    expect(box.contents.reduce((sum, { count }) => sum + count, 0)).toBe(box.count);
    const names = box.contents.map((entry) => `${entry.clause} ${entry.name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, count } of box.contents) {
      expect(name).toMatch(/\S/);
      expect(count).toBeGreaterThan(0);
    }
  });

  it('marks an assumed table if and only if the clause it comes from does', async () => {
    const { clauses } = await sheetOf(game);
    for (const { name, assumed, clause } of box.contents) {
      expect(clauses[clause]?.origin.includes('assumed'), `${name}, ${clause}`).toBe(assumed);
    }
  });
});

describe('the catalogs in detail', () => {
  it('BC-1.4, CR-1.2: the catalog follows a custom card table or deck', () => {
    const cards = blindChickenExtreme.catalogOf({ chickens: [1, 2], pigs: [3], faceDown: [4] });
    const [, one, , three, four, five] = cards.filter(({ kind }) => kind === 'card');
    expect(one).toMatchObject({ name: '1, a chicken', chicken: true, assumed: true });
    expect(three).toMatchObject({ name: '3, a pig', pig: true, assumed: true });
    expect(four).toMatchObject({ name: '4', faceDown: true, assumed: true });
    expect(five).toMatchObject({ name: '5', assumed: false });
    expect(cards.filter(({ kind }) => kind === 'card')).toHaveLength(CARDS.length);

    const hops = chickenRoundup.catalogOf({ ...DECK, gold: { farmer: 19, longHop: 1 } });
    expect(hops.filter(({ color }) => color === 'gold')).toMatchObject([
      { card: 'gold farmer', action: 'farmer', count: 19, rank: 5, actionClause: 'CR-5.1', clause: 'CR-1.2' },
      { card: 'gold longHop', action: 'longHop', count: 1, actionClause: 'CR-6.0' },
    ]);
  });

  it('CH-1.2: the catalog has the faces of the dice, with a chick worth 10', () => {
    expect(chicken.faces.map(({ face, worth }) => [face, worth])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      ['chick', 10],
    ]);
  });

  it('CR-5, CR-6: the catalog tells printed actions from assumed diagrams', () => {
    expect(chickenRoundup.actions.filter(({ assumed }) => !assumed).map(({ action }) => action)).toEqual([
      'farmer',
      'dog',
      'parade',
      'foxTrot',
    ]);
    expect(chickenRoundup.actions.filter(({ assumed }) => assumed).map(({ name }) => name)).toEqual([
      'Side Step',
      'Fence Hop',
      'Diagonal Dash',
      'Leap Frog',
      'Cut In',
      'Round Dance',
    ]);
  });
});
