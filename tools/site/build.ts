// Builds the site in .docs-site: TypeDoc's pages of the API, the pages of docs, and a listing of every file they cite.
// With --serve, then serves it on this machine, on the port that follows or on 8080: npm run docs -- --serve 3000
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  Application,
  Converter,
  DefaultTheme,
  DocumentReflection,
  JSX,
  KindRouter,
  LogLevel,
  type PageDefinition,
  PageEvent,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import type { Sheet } from '../../src/engine/sheet.js';
import { filesBelow } from '../lib/files.js';
import { ENTRIES, GAMES, sheetOf } from '../lib/games.js';
import { listing, numbered } from './listing.js';
import { buildLiveTables } from './live.js';
import { pagerOf, type Stop, stopsOf } from './pager.js';
import { filesOf, START, siteTree } from './pages.js';
import { buildPlay, playAddresses } from './play.js';
import { serve } from './serve.js';
import { MODULE, SOURCE, STAGE, stage } from './stage.js';

const OUT = '.docs-site';
/** Runs before a page is shown: it sets the theme. */
const INLINE = 'assets/theme.js';
const DEFAULT_PORT = 8080;

const sheets = new Map<string, Sheet>(
  await Promise.all(GAMES.map(async (game) => [game, await sheetOf(game)] as const)),
);
const tree = siteTree((game) => sheets.get(game)?.title ?? game);
const listed = stage(tree, (file, clause) => sheetWith(file, clause));
for (const file of filesBelow('src', '.ts')) listed.add(file);

/** The address of a page of docs: `games/chicken` for `docs/games/chicken.md`. */
const addressOf = (file: string) =>
  file
    .replace(/^docs\//, '')
    .replace(/\/README\.md$/, '.md')
    .replace(/\.md$/, '')
    .toLowerCase();

/** Pages of docs are placed by their path in the repository, modules by name, listings outside the navigation. */
class Router extends KindRouter {
  readonly listings: DocumentReflection[] = [];
  readonly urls = new Map<string, string>();

  override buildPages(project: ProjectReflection): PageDefinition[] {
    const pages = super.buildPages(project);
    for (const { url, model } of pages) {
      if (model instanceof DocumentReflection) this.urls.set(`${SOURCE}${model.frontmatter['file']}`, url);
      else if ('kind' in model && model.kind === ReflectionKind.Module) this.urls.set(`${MODULE}${model.name}`, url);
    }
    this.urls.set(`${SOURCE}${START}`, 'index.html');
    for (const address of playAddresses()) this.urls.set(`${SOURCE}${address}`, address);
    for (const file of [...listed].sort()) {
      const content = [{ kind: 'text' as const, text: listing(file) }];
      const document = new DocumentReflection(file, project, content, { file });
      const url = `source/${file}.html`;
      this.fullUrls.set(document, url);
      this.sluggers.set(document, this.getSlugger(project));
      this.listings.push(document);
      this.urls.set(`${SOURCE}${file}`, url);
      pages.push({ kind: 'document', model: document, url });
    }
    return pages;
  }

  /** Keeps listings out of the search: the API pages have the same words, and the sheets have the clauses. */
  override getLinkTargets() {
    const off = new Set<unknown>(this.listings);
    return super.getLinkTargets().filter((target) => !off.has(target));
  }

  protected override getIdealBaseName(reflection: Reflection): string {
    if (reflection instanceof DocumentReflection) return addressOf(String(reflection.frontmatter['file']));
    if (reflection.kind === ReflectionKind.Module) return `api/${reflection.name}`;
    return `api/${super.getIdealBaseName(reflection).replaceAll('hencoop_', '')}`;
  }
}

const app = await Application.bootstrap({
  options: 'typedoc.json',
  entryPoints: ENTRIES.map(({ source }) => source),
  projectDocuments: tree.map(({ file }) => join(STAGE, file)),
  readme: join(STAGE, START),
  out: OUT,
});
app.renderer.defineRouter('hencoop', Router);
app.options.setValue('router', 'hencoop');

/** TypeDoc's name of a module: its path in `src`. */
const nameOfModule = (source: string) => source.replace(/^src\//, '').replace(/(?:\/index)?\.ts$/, '');

// An entry point is named as it is imported.
app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
  for (const module of context.project.children ?? []) {
    if (module.kindOf(ReflectionKind.Module)) {
      const entry = ENTRIES.find(({ source }) => nameOfModule(source) === module.name);
      if (entry === undefined) throw new Error(`${module.name} is not an entry point`);
      module.name = entry.name;
    }
  }
});

/** Search ranks a page of docs before an API page whose comment has the same word. */
const PAGES_FIRST = 6;
app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
  document.relevanceBoost = PAGES_FIRST;
});

app.renderer.hooks.on('body.begin', () =>
  JSX.createElement('a', { class: 'skip', href: '#content' }, 'Skip to the content'),
);

/** The sheet that a citation in `file` leads to; for a common clause, the sheet of the game that the file belongs to. */
function sheetWith(file: string, clause: string): string | undefined {
  const own = [...sheets].find(([, { prefix }]) => clause.startsWith(`${prefix}-`))?.[0];
  const ofFile = GAMES.find((game) => file.split(/[/.]/).includes(game));
  const game = own ?? ofFile ?? GAMES[0];
  return game !== undefined && clause in (sheets.get(game)?.clauses ?? {}) ? `docs/sheets/${game}.md` : undefined;
}

// Highlighting the first block loads the grammar, and TypeDoc gives up after half a second on a busy machine: load it here.
const WARM_UP = `\`\`\`ts\n${readFileSync('src/chicken/rules.ts', 'utf8')}\`\`\``;
let warm = false;
app.renderer.on(PageEvent.BEGIN, (page) => {
  const { theme } = app.renderer;
  if (warm || !(theme instanceof DefaultTheme) || !page.isReflectionEvent()) return;
  warm = true;
  theme.getRenderContext(page).markdown([{ kind: 'code', text: WARM_UP }]);
});

let stops: readonly Stop[] | null = null;

/** The inline script of every page, which a strict content security policy forbids: it becomes a file. */
let inlineScript: string | null = null;

app.renderer.on(PageEvent.END, (page) => {
  const { router, theme } = app.renderer;
  if (page.contents === undefined || !(router instanceof Router) || !(theme instanceof DefaultTheme)) return;
  stops ??= stopsOf({ url: 'index.html', title: 'Start here' }, theme.getNavigation(page.project));
  const pager = pagerOf(stops, page.url);
  const up = '../'.repeat(page.url.split('/').length - 1);
  let html = page.contents;
  if (page.url.startsWith('source/')) {
    const file = page.model.name;
    html = numbered(html, (clause) => {
      const sheet = sheetWith(file, clause);
      return sheet === undefined ? undefined : `${up}${addressOf(sheet)}.html#${clause}`;
    });
  }
  page.contents = html
    .replaceAll(/href="((?:source|module):[^"#]+)(#[^"]*)?"/g, (_, key: string, hash = '') => {
      const url = router.urls.get(key);
      if (url === undefined) throw new Error(`${page.url}: there is no page for ${key}`);
      return `href="${up}${url}${hash}"`;
    })
    // Screen readers cannot reach a link inside a summary.
    .replaceAll(/<summary[\s\S]*?<\/summary>/g, (summary) =>
      summary.replaceAll(/<a [^>]*class="tsd-anchor-icon">[\s\S]*?<\/a>/g, ''),
    )
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('style="text-align:right"', 'class="right"')
    .replace(/<script>(.*?)<\/script>/, (_, script: string) => {
      inlineScript ??= script;
      if (script !== inlineScript) throw new Error(`${page.url}: expected the inline script of the other pages`);
      return `<script src="${up}${INLINE}"></script>`;
    })
    .replace(/(<nav class="tsd-navigation">\s*<a [^>]*>)Hencoop</, '$1Start here<')
    .replace('<div class="col-content">', '<main class="col-content" id="content" tabindex="-1">')
    .replace(/<\/div>\s*<div class="col-sidebar">/, `${pager}</main><div class="col-sidebar">`);
});

/** Replaces what occurs once in a file. TypeDoc adds a style element for filters, which this site does not have. */
function replaceIn(file: string, old: string, by: string): void {
  const pieces = readFileSync(file, 'utf8').split(old);
  if (pieces.length !== 2) throw new Error(`${file}: expected ${old} once, got it ${pieces.length - 1} times`);
  writeFileSync(file, pieces.join(by));
}

rmSync(OUT, { recursive: true, force: true });
const project = await app.convert();
if (project === undefined) throw new Error('TypeDoc could not read the source');
app.validate(project);
await app.generateOutputs(project);
if (inlineScript === null) throw new Error('expected an inline script in the pages of TypeDoc');
writeFileSync(join(OUT, INLINE), inlineScript);
await buildLiveTables(OUT);
buildPlay(OUT);
replaceIn(
  join(OUT, 'assets/main.js'),
  'document.head.appendChild(document.createElement("style"))',
  'document.createElement("style")',
);
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;
else app.logger.log(`${filesOf(tree).length + 1} pages, ${listed.size} listings`, LogLevel.Info);

console.log(`The site is in ${OUT}. Open ${pathToFileURL(resolve(OUT, 'index.html')).href}`);
const [flag, port] = process.argv.slice(2);
if (flag === '--serve') {
  const { home } = await serve(OUT, Number(port ?? DEFAULT_PORT));
  console.log(`or ${home}/ until you press Ctrl+C.`);
} else console.log('or run npm run docs -- --serve.');
