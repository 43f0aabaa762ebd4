import { EVIDENCE, type Evidence, type Judged, type Proof } from './evidence.js';
import { type Law, LawBroken } from './law.js';

/** A slot hidden this often would have changed by chance, if the kit scrambled it at all. */
const ENOUGH = 100;

/** A result of chance changed this often would have mattered, if it ever does. */
const ENOUGH_CHANGED = 6;

const HOW_TO_PROVE = 'complete the kit, raise runs, or name the reason in notProven of the kit';

/** Counts the evidence that one run of a law has judged. */
export class EvidenceCount {
  readonly #counts = new Map<Evidence, number>();
  readonly #slots = new Map<string, { hidden: number; scrambled: number }>();

  readonly #sites = new Map<string, { changed: number; mattered: number }>();

  readonly judged: Judged = (what, times = 1) => {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + times);
  };

  /** Counts a slot that a viewer may not see, and whether the kit has scrambled it. */
  readonly hidden = (where: string, scrambled: boolean): void => {
    const slot = this.#slots.get(where) ?? { hidden: 0, scrambled: 0 };
    this.#slots.set(where, slot);
    slot.hidden++;
    if (scrambled) slot.scrambled++;
  };

  /** Counts a result of chance that was changed, and whether that changed the events. */
  readonly used = (site: string, mattered: boolean): void => {
    const counts = this.#sites.get(site) ?? { changed: 0, mattered: 0 };
    this.#sites.set(site, counts);
    counts.changed++;
    if (mattered) counts.mattered++;
  };

  /** @throws Error if a result of chance never mattered. */
  mustMatter(): void {
    for (const [site, { changed, mattered }] of this.#sites) {
      if (changed >= ENOUGH_CHANGED && mattered === 0) {
        throw new Error(
          `chance '${site}': apply and setup gave the same events for ${changed} other results, after setup`,
        );
      }
    }
  }

  /**
   * The proof of the law.
   * @throws LawBroken if it found none of something that it `needs`, and the kit names no reason; or if the kit names a reason
   * for something that it did judge.
   */
  proof(
    law: Pick<Law, 'number' | 'name'>,
    needs: readonly Evidence[],
    reasons: { readonly [What in Evidence]?: string } = {},
  ): Proof {
    const count = (what: Evidence) => this.#counts.get(what) ?? 0;
    const missing = needs.filter((what) => count(what) === 0);
    const problems = [
      ...missing
        .filter((what) => (reasons[what] ?? '') === '')
        .map((what) => `${what}: expected at least 1, got 0: ${EVIDENCE[what]}`),
      ...this.#neverScrambled(),
    ];
    if (problems.length > 0) {
      throw new LawBroken(law, problems.join('\n  '), [HOW_TO_PROVE], 'not proven');
    }
    const stale = needs.find((what) => reasons[what] !== undefined && count(what) > 0);
    if (stale !== undefined) {
      throw new LawBroken(
        law,
        `notProven['${stale}'] of the kit: expected nothing judged, got ${count(stale)}: remove the reason`,
        [],
        'not proven',
      );
    }
    return {
      law: law.number,
      name: law.name,
      judged: Object.fromEntries(needs.map((what) => [what, count(what)])),
      notProven: Object.fromEntries(missing.map((what) => [what, reasons[what]])),
    };
  }

  #neverScrambled(): string[] {
    return [...this.#slots]
      .filter(([, { hidden, scrambled }]) => hidden >= ENOUGH && scrambled === 0)
      .map(([where, { hidden }]) => `${where}: hidden ${hidden} times, but the kit never scrambled it`);
  }
}
