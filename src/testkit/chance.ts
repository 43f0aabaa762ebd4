import type { Chance } from '../engine/chance.js';

/** Wraps `chance` so that it throws when a site is used a second time. */
export function usedOnce(chance: Chance): Chance {
  const used = new Set<string>();
  const requireUnused = (site: string) => {
    if (used.has(site)) throw new Error(`chance '${site}' was used twice`);
    used.add(site);
  };
  return {
    shuffle: (site, cards) => {
      requireUnused(site);
      return chance.shuffle(site, cards);
    },
    roll: (site, faces, count) => {
      requireUnused(site);
      return chance.roll(site, faces, count);
    },
  };
}
