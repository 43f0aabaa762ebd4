import type { CrazyChickenTypes } from 'hencoop/crazy-chicken';
import { crazyChickenBots } from 'hencoop/crazy-chicken/bots';
import { crazyChickenEntry } from 'hencoop/crazy-chicken/record';
import { at } from '../../inside.js';
import { anyMine } from '../anyMine.js';

const CRAZY_THEMES = { draw: 'pile', discard: 'discard', discardSet: 'bury' } as const;

export const mine = anyMine<CrazyChickenTypes>({
  bots: crazyChickenBots,
  entry: crazyChickenEntry,
  options: [{ rounds: 1 }, { rounds: 1 }, { rounds: 2 }],
  theme({ sets }, solution) {
    if (solution.type !== 'lay') return CRAZY_THEMES[solution.type];
    const theirs = at(sets, 1 - solution.seat);
    return theirs.some(({ chicken }) => chicken === solution.chicken) ? 'displace' : 'set';
  },
  endings: null,
});
