import { unseen } from './cards.js';
import type { Chance } from './chance.js';
import { at } from './errors.js';
import type { Seat } from './seats.js';

/** The result for each site: a whole pile from bottom to top, or the faces of a roll. */
export type Script = { readonly [site: string]: readonly unknown[] };

/** A chance that follows a {@link Script}. */
export interface ScriptedChance extends Chance {
  /** Throws if a scripted result was never used. */
  readonly done: () => void;
}

/**
 * A chance that returns the results in `script`, each once. For a site that is not in the script, it asks `otherwise`;
 * without `otherwise`, it throws.
 */
export function scriptedChance(script: Script, otherwise?: Chance): ScriptedChance {
  const used = new Set<string>();
  const scripted = <T>(site: string): T[] | null => {
    const result = Object.hasOwn(script, site) ? script[site] : undefined;
    if (result === undefined) return null;
    if (used.has(site)) throw new Error(`chance '${site}': the scripted result was used twice`);
    used.add(site);
    // The script holds a result of the right type for each site; `setup` and `apply` check it.
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

/** A pile of all cards of `deck`, bottom to top, with `first` on top in the order they will be taken. */
export function pileOf<Card>(deck: readonly Card[], first: readonly Card[]): readonly Card[] {
  return [...unseen(deck, first), ...first.slice().reverse()];
}

/** The cards of equally large hands in the order that `deal` takes them, `starter` first (G-6). */
export function inDealOrder<Card>(hands: readonly (readonly Card[])[], starter: Seat = 0): readonly Card[] {
  const seats = hands.length;
  return at(hands, 0).flatMap((_, round) => hands.map((_, turn) => at(at(hands, (starter + turn) % seats), round)));
}
