// What a page downloads: each entry point bundled, minified and gzipped. Fails over budget.
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { GAMES } from '../scripts/house.js';

/** One entry, in bytes after min+gzip. */
export interface Size {
  readonly entry: string;
  readonly bytes: number;
  /** At most so many, where there is a budget. */
  readonly budget?: number;
}

const ONE_GAME = 6000;
const ALL_GAMES = 20_000;

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

export async function sizes(): Promise<Size[]> {
  const list: Size[] = [{ entry: 'hencoop', bytes: await whole('hencoop'), budget: ALL_GAMES }];
  for (const game of GAMES) {
    list.push({ entry: `hencoop/${game}`, bytes: await whole(`hencoop/${game}`), budget: ONE_GAME });
    list.push({ entry: `hencoop/${game}/sheet`, bytes: await whole(`hencoop/${game}/sheet`) });
    list.push({ entry: `hencoop/${game}/schema`, bytes: await whole(`hencoop/${game}/schema`) });
  }
  // The parts of zod that the schemas call by name cannot be told from the rest of it.
  list.push({ entry: 'zod alone', bytes: await weigh(`import { z } from 'zod'; export { z };`) });
  return list;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { entry, bytes, budget } of await sizes()) {
    const over = budget !== undefined && bytes > budget;
    console.log(
      `${entry.padEnd(36)} ${(bytes / 1000).toFixed(2).padStart(7)} kB${budget === undefined ? '' : ` of ${budget / 1000}`}${over ? '  OVER BUDGET' : ''}`,
    );
    if (over) process.exitCode = 1;
  }
}
