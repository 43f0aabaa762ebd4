import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { filesOf, type PageNode, START } from './pages.js';

/** The folder for pages that are ready for TypeDoc: at the same paths as in the repository, each with its front matter. */
export const STAGE = '.docs-pages';

/** Prefixes of links whose addresses are known only once TypeDoc has placed the pages; build.ts replaces them. */
export const MODULE = 'module:';
export const SOURCE = 'source:';

/** The folder in the site of the built web table. A link to its source with `?game=<game>` leads to that game in it. */
export const PLAY = 'play';
const PLAYED = /^apps\/web(\?game=[a-z-]+)$/;

const CODE = /^(`{3,}|~{3,})[\s\S]*?^\1|`[^`\n]+`/gm;

/** The page that a clause number in a file leads to. */
type SheetOf = (file: string, clause: string) => string | undefined;

/**
 * Prepares the pages for TypeDoc. Links between pages stay; a link to an API report leads to its module, and a link to any
 * other file leads to its listing. A clause number links to the page that `sheetOf` returns.
 * @returns the files that need a listing.
 * @throws Error naming every broken link.
 */
export function stage(tree: readonly PageNode[], sheetOf: SheetOf): Set<string> {
  const pages = new Stage(new Set([START, ...filesOf(tree)]), sheetOf);
  rmSync(STAGE, { recursive: true, force: true });
  mkdirSync(join(STAGE, dirname(START)), { recursive: true });
  writeFileSync(join(STAGE, START), pages.linked(START, readFileSync(START, 'utf8')));
  for (const node of tree) pages.write(node);
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

  /** A page, and the pages below it. */
  write({ file, title, children }: PageNode): void {
    const text = readFileSync(file, 'utf8');
    const name = title === '' ? (/^# (.+)$/m.exec(text)?.[1] ?? file) : title;
    const head = ['---', `title: ${JSON.stringify(name)}`, `file: ${file}`];
    if (children.length > 0) {
      head.push('children:', ...children.map((child) => `  - ${relative(dirname(file), child.file)}`));
    }
    mkdirSync(dirname(join(STAGE, file)), { recursive: true });
    writeFileSync(join(STAGE, file), [...head, '---', withFileNames(this.linked(file, text))].join('\n'));
    for (const child of children) this.write(child);
  }

  /** The text of a page with every link as the site needs it. */
  linked(file: string, text: string): string {
    return outsideCode(text, (prose) =>
      this.#withClauses(file, prose)
        .replaceAll(/\]\(([^()\s]+)\)/g, (_, link) => `](${this.#linkOf(file, link)})`)
        .replaceAll(/\b(src|href)="([^"]+)"/g, (_, name, link) => `${name}="${this.#linkOf(file, link)}"`),
    );
  }

  #linkOf(from: string, link: string): string {
    if (/^(?:[a-z]+:|#)/.test(link)) return link;
    const [path = '', hash] = link.split('#');
    const target = normalize(join(dirname(from), path));
    const fragment = hash === undefined ? '' : `#${hash}`;
    const game = PLAYED.exec(target)?.[1];
    if (game !== undefined) return `${SOURCE}${PLAY}/index.html${game}`;
    const report = /^etc\/api\/(.+)\.api\.md$/.exec(target)?.[1];
    if (report !== undefined && existsSync(target)) return `${MODULE}${moduleOfReport(report)}`;
    if (!existsSync(target)) {
      this.broken.push(`${from}: ${link}`);
      return link;
    }
    if (statSync(target).isDirectory()) {
      return this.#linkOf(from, `${relative(dirname(from), target)}/README.md${fragment}`);
    }
    if (this.#pages.has(target)) return `${SOURCE}${target}${fragment}`;
    if (/\.(?:svg|png)$/.test(target)) {
      cpSync(target, join(STAGE, target));
      return link;
    }
    if (target === 'README.md') return this.#linkOf(from, `${relative(dirname(from), START)}${fragment}`);
    this.listed.add(target);
    return `${SOURCE}${target}${fragment}`;
  }

  /** Links clause numbers to the sheet, except in headings and in the sheets themselves. */
  #withClauses(file: string, prose: string): string {
    if (file.startsWith('docs/sheets/')) return prose;
    return prose.replaceAll(/^#.*$|\[[^\]]*\]\([^)]*\)|\b(?:[A-Z]{2}-\d+\.\d+[a-z]?|G-\d+)\b/gm, (found) => {
      const sheet = /^(?:[A-Z]{2}|G)-/.test(found) ? this.#sheetOf(file, found) : undefined;
      return sheet === undefined ? found : `[${found}](${SOURCE}${sheet}#${found})`;
    });
  }
}

/** The entry point of an API report: `hencoop/chicken/sheet` for `chicken.sheet`. */
function moduleOfReport(report: string): string {
  return report === 'hencoop' ? 'hencoop' : `hencoop/${report.replaceAll('.', '/')}`;
}

/** The file that a code block is, from the words after the language: `main.ts`, but nothing for `sh fails`. */
export function fileOfBlock(info: string): string | undefined {
  return /^\w+ ([\w./-]*\.\w+)$/.exec(info.trim())?.[1];
}

/** Markdown does not show what follows the language of a code block: each file gets its name above it. */
function withFileNames(text: string): string {
  return text.replaceAll(/^(`{3,})(\w+ .+)$/gm, (_, fence: string, info: string) => {
    const file = fileOfBlock(info);
    const block = `${fence}${info.split(' ')[0]}`;
    return file === undefined ? block : `<p class="file"><code>${file}</code></p>\n\n${block}`;
  });
}

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
