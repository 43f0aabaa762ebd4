import { readFileSync } from 'node:fs';
import tychei from 'seedrandom/lib/tychei.js';
import seedrandom from 'seedrandom/seedrandom.js';
import { describe, expect, it } from 'vitest';
import { asModule } from '../../support/seedrandom.js';

const SEEDS = [
  '',
  'hen',
  'hen/deal/1',
  'ä€🐔',
  'x'.repeat(300),
  ...Array.from({ length: 100 }, (_, i) => `${i}/dice/3`),
];

/** The exports of the module that the build bundles for a seedrandom file. */
function bundled(file: string): unknown {
  const code = asModule(`node_modules/seedrandom/${file}`).replace('export default', 'return');
  return new Function(`'use strict'; ${code}`)();
}

/** The first fractions of a generator; more than a deal takes. */
const drawn = (next: () => number) => Array.from({ length: 500 }, next);

describe('the bundled seedrandom', () => {
  it('is 3.0.5, on which every deal depends', () => {
    const { version }: { version: string } = JSON.parse(readFileSync('node_modules/seedrandom/package.json', 'utf8'));
    expect(version).toBe('3.0.5');
  });

  it('gives the same numbers as the original', () => {
    // Both files have the exports of the original.
    const strong = bundled('seedrandom.js') as typeof seedrandom;
    const fast = bundled('lib/tychei.js') as typeof tychei;
    for (const seed of SEEDS) {
      expect(drawn(strong(seed, { global: false }).quick)).toEqual(drawn(seedrandom(seed, { global: false }).quick));
      expect(drawn(fast(seed))).toEqual(drawn(tychei(seed)));
    }
  });

  it('loads no Node module', () => {
    for (const file of ['seedrandom.js', 'lib/tychei.js'])
      expect(asModule(`node_modules/seedrandom/${file}`)).not.toMatch(/\brequire\(/);
  });
});
