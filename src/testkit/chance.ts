import type { Chance } from '../engine/chance.js';

/** What is to come out at each site: a whole pile from bottom to top, or the faces of a roll. */
export type Script = { readonly [site: string]: readonly unknown[] };

/** Luck by script, for positions that must come about. */
export interface ScriptedChance extends Chance {
  /** Throws where a scripted outcome was never asked for. */
  readonly done: () => void;
}

/**
 * A chance that gives what `script` says for each site. A site that the script does not name fails, or is asked of
 * `otherwise`.
 */
export function scriptedChance(script: Script, otherwise?: Chance): ScriptedChance {
  const used = new Set<string>();
  const scripted = <T>(site: string): T[] | null => {
    const outcome = Object.hasOwn(script, site) ? script[site] : undefined;
    if (outcome === undefined) return null;
    if (used.has(site)) throw new Error(`the scripted chance '${site}' was asked for twice`);
    used.add(site);
    // What the script holds for a site is of the type that the game asks for there; `setup` and `apply` check it.
    return [...outcome] as T[];
  };
  const missing = (site: string): never => {
    throw new Error(`the script has no '${site}'`);
  };
  return {
    shuffle: (site, cards) => scripted(site) ?? otherwise?.shuffle(site, cards) ?? missing(site),
    roll: (site, faces, count) => scripted(site) ?? otherwise?.roll(site, faces, count) ?? missing(site),
    done: () => {
      const left = Object.keys(script).filter((site) => !used.has(site));
      if (left.length > 0) throw new Error(`scripted but never asked for: ${left.join(', ')}`);
    },
  };
}

/** `chance`, failing on the second use of a site. */
export function usedOnce(chance: Chance): Chance {
  const used = new Set<string>();
  const first = (site: string) => {
    if (used.has(site)) throw new Error(`the chance '${site}' was used twice`);
    used.add(site);
  };
  return {
    shuffle: (site, cards) => {
      first(site);
      return chance.shuffle(site, cards);
    },
    roll: (site, faces, count) => {
      first(site);
      return chance.roll(site, faces, count);
    },
  };
}
