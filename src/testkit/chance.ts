import type { Chance } from '../engine/chance.js';

/** The result at each site: a whole pile from bottom to top, or the faces of a roll. */
export type Script = { readonly [site: string]: readonly unknown[] };

/** A chance that follows a {@link Script}. */
export interface ScriptedChance extends Chance {
  /** Throws if a scripted result was never used. */
  readonly done: () => void;
}

/**
 * A chance that gives the results in `script`, each once. A site that is not in the script is passed on to `otherwise`,
 * or throws without it.
 */
export function scriptedChance(script: Script, otherwise?: Chance): ScriptedChance {
  const used = new Set<string>();
  const scripted = <T>(site: string): T[] | null => {
    const result = Object.hasOwn(script, site) ? script[site] : undefined;
    if (result === undefined) return null;
    if (used.has(site)) throw new Error(`chance '${site}': the scripted result was used twice`);
    used.add(site);
    // The script holds, for each site, what the game asks for there; `setup` and `apply` check it.
    return [...result] as T[];
  };
  const missing = (site: string): never => {
    throw new Error(`chance '${site}': expected a result in the script, which has none`);
  };
  return {
    shuffle: (site, cards) => scripted(site) ?? otherwise?.shuffle(site, cards) ?? missing(site),
    roll: (site, faces, count) => scripted(site) ?? otherwise?.roll(site, faces, count) ?? missing(site),
    done: () => {
      const left = Object.keys(script).filter((site) => !used.has(site));
      if (left.length > 0) throw new Error(`scripted but never used: ${left.join(', ')}`);
    },
  };
}

/** `chance`, which throws when a site is used a second time. */
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
