// What a page downloads: each entry point bundled, minified and gzipped. Fails where one is over its budget in budgets.json.
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { budgets } from '../scripts/budgets.js';
import { GAMES } from '../scripts/house.js';

/** One entry, in bytes after min+gzip. */
export interface Size {
  readonly entry: string;
  readonly bytes: number;
  /** What it should be at most, where that is said. */
  readonly budget?: number;
  /** What it may be at most: more than the budget where that is not met yet. */
  readonly most?: number;
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
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/** Everything that an entry exports, kept. */
const whole = (entry: string) => weigh(`export * from '${entry}';`);

async function sizeOf(entry: string): Promise<Size> {
  const bytes = await whole(entry);
  const held = budgets().entries[entry];
  return held === undefined ? { entry, bytes } : { entry, bytes, budget: held.goal ?? held.most, most: held.most };
}

export async function sizes(): Promise<Size[]> {
  const list: Size[] = [await sizeOf('hencoop')];
  for (const game of GAMES) {
    for (const part of ['', '/sheet', '/schema']) list.push(await sizeOf(`hencoop/${game}${part}`));
  }
  for (const entry of ['hencoop/define', 'hencoop/referee', 'hencoop/fair', 'hencoop/svg', 'hencoop/record'])
    list.push(await sizeOf(entry));
  // The parts of zod that the schemas call by name cannot be told from the rest of it.
  list.push({ entry: 'zod alone', bytes: await weigh(`import { z } from 'zod'; export { z };`) });
  return list;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const weighed = await sizes();
  for (const { entry, bytes, budget, most } of weighed) {
    const kB = (size = 0) => (size / 1000).toFixed(2);
    const goal = most === budget ? '' : `, not yet ${kB(budget)}`;
    const over = most !== undefined && bytes > most;
    const held = most === undefined ? '' : ` of ${kB(most)}${goal}${over ? '  OVER BUDGET' : ''}`;
    console.log(`${entry.padEnd(36)} ${kB(bytes).padStart(7)} kB${held}`);
    if (over) process.exitCode = 1;
  }
  for (const entry of Object.keys(budgets().entries)) {
    if (weighed.some((size) => size.entry === entry)) continue;
    console.error(`budgets.json: there is no entry ${entry}`);
    process.exitCode = 1;
  }
}
