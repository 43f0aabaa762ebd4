import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { apiAddress, entryOfReport } from './entries.js';
import { withFigures } from './figures.js';
import { leavesRouter, PLAY, SOURCE } from './folders.js';
import { filesOf, type PageNode, PLAYGROUND, START } from './pages.js';
import { withPlayground } from './playgroundLinks.js';

/** The folder for pages ready for VitePress, by their addresses in the site. */
export const STAGE = '.docs-pages';

/** The source of the built web table. With `?game=<game>`, a link leads to that game in it. */
const PLAYED = /^apps\/web(?:\/index\.html)?(\?game=[a-z-]+)?$/;

/** The pages without a sidebar. */
const LAYOUTS: { readonly [file: string]: string } = {
  [START]: 'sidebar: false\naside: false\npageClass: front-page\n',
  [PLAYGROUND]: 'sidebar: false\naside: false\npageClass: playground-page\n',
};

const CODE = /^(`{3,}|~{3,})[\s\S]*?^\1|`[^`\n]+`/gm;

/** Returns the page for a clause number in a file. */
export type SheetOf = (file: string, clause: string) => string | undefined;

/** The address of a page of docs, relative to the root of the site, without an extension: `games/chicken`. */
export const addressOf = (file: string) =>
  file
    .replace(/^(?:docs|\.github)\//, '')
    .replace(/\/README\.md$/, '.md')
    .replace(/\.md$/, '')
    .toLowerCase();

/** The name of a page: its title in the navigation, or its heading. */
export const titleOf = ({ file, title }: PageNode) =>
  title === '' ? (/^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file) : title;

/**
 * Prepares the pages for VitePress. A link to a page of docs leads to its address, a link to an API report to the page
 * of its entry point, and a link to any other file to its listing. A clause number links to the page that `sheetOf`
 * returns.
 * @returns the files that need a listing.
 * @throws Error if a link is broken; the message lists all of them.
 */
export function stage(tree: readonly PageNode[], sheetOf: SheetOf): Set<string> {
  const pages = new Stage(new Set([START, ...filesOf(tree)]), sheetOf);
  rmSync(STAGE, { recursive: true, force: true });
  pages.write({ file: START, title: 'Hencoop', children: tree });
  if (pages.broken.length > 0) throw new Error(`broken links:\n  ${pages.broken.join('\n  ')}`);
  return pages.listed;
}

/** Writes pages, and collects what they link to. */
class Stage {
  readonly listed = new Set<string>();
  readonly broken: string[] = [];
  readonly #pages: ReadonlySet<string>;
  readonly #sheetOf: SheetOf;

  constructor(pages: ReadonlySet<string>, sheetOf: SheetOf) {
    this.#pages = pages;
    this.#sheetOf = sheetOf;
  }

  /** Writes a page and the pages below it. */
  write(node: PageNode): void {
    const text = readFileSync(node.file, 'utf8');
    const target = join(STAGE, `${addressOf(node.file)}.md`);
    const layout = LAYOUTS[node.file] ?? '';
    const head = `---\ntitle: ${JSON.stringify(titleOf(node))}\nfile: ${node.file}\n${layout}---\n`;
    mkdirSync(dirname(target), { recursive: true });
    const linked = withPlayground(node.file, this.linked(node.file, text));
    writeFileSync(target, `${head}${withFigures(withLawRunners(withLiveTables(linked, node.file === START)))}`);
    for (const child of node.children) this.write(child);
  }

  /** Rewrites every link of a page for the site. */
  linked(file: string, text: string): string {
    return outsideCode(text, (prose) =>
      this.#withClauses(file, prose)
        .replaceAll(/\]\(([^()\s]+)\)/g, (_, link) => `](${this.#linkOf(file, link)})`)
        .replaceAll(/\b(src|href)="([^"]+)"/g, (_, name, link) => {
          const address = this.#linkOf(file, link);
          return `${name}="${address}"${name === 'href' && leavesRouter(address) ? ' target="_self"' : ''}`;
        }),
    );
  }

  #linkOf(from: string, link: string): string {
    if (/^(?:[a-z]+:|#|\/)/.test(link)) return link;
    const [path = '', hash] = link.split('#');
    const target = normalize(join(dirname(from), path));
    const fragment = hash === undefined ? '' : `#${hash}`;
    const played = PLAYED.exec(target);
    if (played !== null) return `/${PLAY}/index.html${played[1] ?? ''}`;
    const report = /^etc\/api\/(.+)\.api\.md$/.exec(target)?.[1];
    if (report !== undefined && existsSync(target)) return `/${apiAddress(entryOfReport(report))}.html`;
    if (!existsSync(target)) {
      this.broken.push(`${from}: ${link}`);
      return link;
    }
    if (statSync(target).isDirectory()) {
      return this.#linkOf(from, `${relative(dirname(from), target)}/README.md${fragment}`);
    }
    if (this.#pages.has(target)) return `/${addressOf(target)}.html${fragment}`;
    if (/\.(?:svg|png)$/.test(target)) {
      const picture = target.replace(/^docs\//, '');
      cpSync(target, join(STAGE, 'public', picture));
      return `/${picture}`;
    }
    if (target === 'README.md') return `/index.html${fragment}`;
    this.listed.add(target);
    return `/${SOURCE}/${target}.html${fragment}`;
  }

  /** Links clause numbers to the sheet, except in headings and in the sheets themselves. */
  #withClauses(file: string, prose: string): string {
    if (file.startsWith('docs/sheets/')) return prose;
    return prose.replaceAll(/^#.*$|\[[^\]]*\]\([^)]*\)|\b(?:[A-Z]{2}-\d+\.\d+[a-z]?|G-\d+)\b/gm, (found) => {
      const sheet = /^(?:[A-Z]{2}|G)-/.test(found) ? this.#sheetOf(file, found) : undefined;
      return sheet === undefined ? found : `[${found}](/${addressOf(sheet)}.html#${found})`;
    });
  }
}

/** Wraps each picture of a table in a playable one, which is live immediately on the first page. */
const withLiveTables = (text: string, atOnce: boolean) =>
  text.replaceAll(
    /<div class="live" data-game="([a-z-]+)">([\s\S]*?)<\/div>/g,
    (_, game: string, picture: string) => `<LiveTable game="${game}"${atOnce ? ' at-once' : ''}>${picture}</LiveTable>`,
  );

/** Replaces the placeholder of each law with a button that runs it. */
const withLawRunners = (text: string) =>
  text.replaceAll(/<div class="law" data-law="(\d+)"><\/div>/g, (_, law: string) => `<LawRunner :law="${law}" />`);

/** Changes a text everywhere except in code blocks and code spans. */
function outsideCode(text: string, change: (prose: string) => string): string {
  let changed = '';
  let end = 0;
  for (const code of text.matchAll(CODE)) {
    changed += change(text.slice(end, code.index)) + code[0];
    end = code.index + code[0].length;
  }
  return changed + change(text.slice(end));
}
