import { chickenRoundup } from 'hencoop/chicken-roundup';
import { deChickenRoundupSvg } from 'hencoop/chicken-roundup/de';
import { type ChickenRoundupSvgLocale, enChickenRoundupSvg } from 'hencoop/chicken-roundup/en';
import { drawChickenRoundup } from 'hencoop/chicken-roundup/svg';
import { describe, expect, it } from 'vitest';
import { position } from '../../src/chicken-roundup/testkit/position.js';
import { read } from '../svg/reading.js';

describe('the yard of Chicken Roundup', () => {
  const state = position({ north: '.RRRR', south: 'GWSWB' });
  const action = (cell: number) => state.yard[cell]?.split(' ')[1] ?? '';
  const named = (seat: number, locale: ChickenRoundupSvgLocale, part?: 'middle') =>
    read(drawChickenRoundup(chickenRoundup.view(state, seat), { locale, part })).elements.flatMap((element) =>
      element.getAttribute('role') === 'gridcell' ? [element.getAttribute('aria-label') ?? ''] : [],
    );

  it('names each cell by its position as the viewer sees it, and its occupant', () => {
    const south = named(0, enChickenRoundupSvg, 'middle');
    expect(south).toHaveLength(15);
    expect(south[0]).toBe('Row 1, column 1 (N0): open');
    expect(south[7]).toBe('Row 2, column 3 (M2): fox');
    expect(south[10]).toBe(
      `Row 3, column 1 (S0): gold chicken 5, ${enChickenRoundupSvg.picture.action(action(10) as never)}`,
    );
    const north = named(1, deChickenRoundupSvg, 'middle');
    expect(north[4]).toMatch(/^Reihe 1, Spalte 5 \(S0\): goldenes Huhn 5, ./);
    expect(north[14]).toBe('Reihe 3, Spalte 5 (N0): offen');
  });

  it('has grid roles when drawn alone; within a whole table it is one picture', () => {
    expect(named(0, enChickenRoundupSvg)).toEqual([]);
  });
});
