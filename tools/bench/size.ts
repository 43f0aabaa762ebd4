// The size of each entry point, bundled, minified and gzipped. Fails if one exceeds its budget in budgets.json.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { seedrandomAsModule } from '../build/seedrandom.js';
import { budgets } from '../lib/budgets.js';
import { isMain } from '../lib/files.js';
import { ENTRIES } from '../lib/games.js';

/** One entry, in bytes after min+gzip. */
export interface Size {
  readonly entry: string;
  readonly bytes: number;
  /** The target, if there is one. */
  readonly budget?: number;
  /** The limit: more than the target if that is not met yet. */
  readonly max?: number;
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
  return held === undefined ? { entry, bytes } : { entry, bytes, budget: held.goal ?? held.max, max: held.max };
}

export async function sizes(): Promise<Size[]> {
  const entries = ENTRIES.map(({ name }) => name).filter((name) => !name.endsWith('/testkit'));
  return Promise.all(entries.map(sizeOf));
}

if (isMain(import.meta.url)) {
  const weighed = await sizes();
  for (const { entry, bytes, budget, max } of weighed) {
    const kB = (size = 0) => (size / 1000).toFixed(2);
    const goal = max === budget ? '' : `, not yet ${kB(budget)}`;
    const over = max !== undefined && bytes > max;
    const held = max === undefined ? '' : ` of ${kB(max)}${goal}${over ? '  OVER BUDGET' : ''}`;
    console.log(`${entry.padEnd(36)} ${kB(bytes).padStart(7)} kB${held}`);
    if (over) process.exitCode = 1;
  }
  for (const entry of Object.keys(budgets().entries)) {
    if (weighed.some((size) => size.entry === entry)) continue;
    console.error(`budgets.json: no such entry: ${entry}`);
    process.exitCode = 1;
  }
}
