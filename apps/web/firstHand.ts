import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** As the server sends it. */
const sizeOf = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Every file that the first hand of a game needs, whenever it is requested, with its bytes. */
function firstHandOf(game: string, bundle: Bundle): ReadonlyMap<string, number> {
  const files = new Map([
    ['rescue.js', sizeOf(readFileSync(fileURLToPath(new URL('public/rescue.js', import.meta.url))))],
  ]);
  const add = (file: Bundle[string] | undefined) => {
    if (file === undefined || files.has(file.fileName)) return;
    files.set(file.fileName, sizeOf(file.type === 'chunk' ? file.code : file.source));
    if (file.type === 'chunk') for (const next of file.imports) add(bundle[next]);
  };
  const all = Object.values(bundle);
  add(bundle['index.html']);
  add(all.find((file) => file.type === 'asset' && /\/index-[^/]+\.css$/.test(file.fileName)));
  const parts = ['main', 'table', 'worker', `rules-${game}`, `game-${game}`, 'words-en', `words-${game}-en`];
  for (const part of parts) {
    const chunk = all.find((file) => file.type === 'chunk' && file.name === part);
    if (chunk === undefined) throw new Error(`expected a chunk named ${part}, got none`);
    add(chunk);
  }
  return files;
}

/** The most bytes of each game; the page cannot import from the tools. */
const budgets: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../tools/bench/budgets.json', import.meta.url)), 'utf8'),
).web;

/** Fails the build if a first hand needs more than `tools/bench/budgets.json` allows. */
export const firstHandBudget: Plugin = {
  name: 'first-hand-budget',
  apply: 'build',
  writeBundle(_, bundle) {
    for (const [game, max] of Object.entries(budgets)) {
      const files = firstHandOf(game, bundle);
      const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
      const line = `${game}: ${bytes} of ${max} bytes for the first hand`;
      if (bytes <= max) this.info(line);
      else this.error(`${line}:\n${[...files].map(([name, size]) => `${name} ${size}`).join('\n')}`);
    }
  },
};
