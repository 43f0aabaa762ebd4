// The size of each entry point, bundled, minified and gzipped. Fails if one exceeds its budget in
// budgets.json, has none, or is over its goal without a reason.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { seedrandomAsModule } from '../../support/seedrandom.js';
import { budgets, problemWith } from '../lib/budgets.js';
import { isMain } from '../lib/files.js';
import { ENTRIES } from '../lib/games.js';

/** One entry, in bytes after min+gzip. */
export interface Size {
  readonly entry: string;
  readonly bytes: number;
  /** The target, if there is one. */
  readonly budget?: number;
}

async function weigh(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.' },
    tsconfig: 'tsconfig.json',
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    logLevel: 'silent',
    plugins: [seedrandomAsModule],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/** Keeps everything that an entry exports. */
const whole = (entry: string) => weigh(`export * from '${entry}';`);

async function sizeOf(entry: string): Promise<Size> {
  const bytes = await whole(entry);
  const held = budgets().entries[entry];
  return held === undefined ? { entry, bytes } : { entry, bytes, budget: held.goal ?? held.max };
}

/** Every entry point that a page may load, and the client of a match on a server. */
const WEIGHED = [...ENTRIES.map(({ name }) => name).filter((name) => !name.endsWith('/testkit')), '@hencoop/client'];

export function sizes(): Promise<Size[]> {
  return Promise.all(WEIGHED.map(sizeOf));
}

if (isMain(import.meta.url)) {
  const held = budgets().entries;
  for (const { entry, bytes } of await sizes()) {
    const budget = held[entry];
    const problem = problemWith(bytes, budget);
    const kB = (size: number) => (size / 1000).toFixed(2);
    const goal = budget?.goal === undefined ? '' : `, not yet ${kB(budget.goal)}`;
    const most = budget === undefined ? '' : ` of ${kB(budget.max)}${goal}`;
    console.log(`${entry.padEnd(36)} ${kB(bytes).padStart(7)} kB${most}${problem === null ? '' : `  ${problem}`}`);
    if (problem !== null) process.exitCode = 1;
  }
  for (const entry of Object.keys(held).filter((name) => !WEIGHED.includes(name))) {
    console.error(`budgets.json: no such entry: ${entry}`);
    process.exitCode = 1;
  }
}
