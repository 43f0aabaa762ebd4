// Builds the site in .docs-site with VitePress: the pages of docs, the API, and a listing of every file they cite.
// With --serve, then serves it locally, on port 8080 or the given one: npm run docs -- --serve 3000
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vitepress';
import type { Sheet } from '../../src/engine/sheet.js';
import { filesBelow } from '../lib/files.js';
import { GAMES, sheetOf } from '../lib/games.js';
import { buildApi } from './api.js';
import { writeFigures } from './figures.js';
import { buildLaws } from './laws.js';
import { writeListings } from './listing.js';
import { buildLiveTables } from './live.js';
import { navigationOf, orderOf } from './navigation.js';
import { filesOf, siteTree } from './pages.js';
import { buildPlay } from './play.js';
import { writePlaygroundData } from './playgroundData.js';
import { withCodeLinks } from './playgroundLinks.js';
import { writeRedirects } from './redirects.js';
import { serve } from './serve.js';
import { STAGE, stage } from './stage.js';

const OUT = '.docs-site';
const DEFAULT_PORT = 8080;

const sheets = new Map<string, Sheet>(
  await Promise.all(GAMES.map(async (game) => [game, await sheetOf(game)] as const)),
);
const titleOf = (game: string) => sheets.get(game)?.title ?? game;

/** The sheet for a citation in `file`; for a common clause, the sheet of the file's game. */
function sheetWith(file: string, clause: string): string | undefined {
  const own = [...sheets].find(([, { prefix }]) => clause.startsWith(`${prefix}-`))?.[0];
  const ofFile = GAMES.find((game) => file.split(/[/.]/).includes(game));
  const game = own ?? ofFile ?? GAMES[0];
  return game !== undefined && clause in (sheets.get(game)?.clauses ?? {}) ? `docs/sheets/${game}.md` : undefined;
}

/** Sets the previous and next page of each page: "Next" leads through the docs, then through the API. */
function chain(order: readonly { readonly text: string; readonly link: string }[]): void {
  order.forEach(({ link }, index) => {
    const file = join(STAGE, link.replace(/html$/, 'md'));
    const said = (name: string, page: (typeof order)[number] | undefined) =>
      `${name}: ${page === undefined ? 'false' : JSON.stringify({ text: page.text, link: page.link })}\n`;
    const head = said('prev', order[index - 1]) + said('next', order[index + 1]);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^---\n/, `---\n${head}`));
  });
}

const tree = siteTree(titleOf);
const listed = stage(tree, sheetWith);
copyFileSync('docs/pictures/card-chicken.svg', join(STAGE, 'public/icon.svg'));
const moved = await buildApi(STAGE);
for (const page of filesBelow(join(STAGE, 'api'), '.md')) {
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, withCodeLinks(text));
  for (const [, file = ''] of text.matchAll(/\(\/source\/([^)#]+)\.html#/g)) listed.add(file);
}
const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
const navigation = navigationOf(tree, version, titleOf);
chain([...orderOf(navigation.docs), ...orderOf(navigation.api)]);
writeFileSync(join(STAGE, 'navigation.json'), JSON.stringify(navigation));

rmSync(OUT, { recursive: true, force: true });
await build('docs');
await writeListings(OUT, [...listed].sort(), sheetWith);
writeRedirects(OUT, moved);
await buildLiveTables(OUT);
await buildLaws(OUT);
await writePlaygroundData(OUT);
writeFigures(OUT);
buildPlay(OUT);

console.log(
  `${filesOf(tree).length + 1} pages of docs, ${orderOf(navigation.api).length} API pages, ${listed.size} listings in ${OUT}.`,
);
const [flag, port] = process.argv.slice(2);
if (flag === '--serve') {
  const { home } = await serve(OUT, Number(port ?? DEFAULT_PORT), {});
  console.log(`Open ${home}/ until you press Ctrl+C.`);
} else console.log('npm run docs -- --serve shows it.');
