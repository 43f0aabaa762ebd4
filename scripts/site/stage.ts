import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { filesOf, type PageNode, START } from './tree.js';

/** Where the pages lie while the site is made: as in the repository, each with what TypeDoc needs to know of it. */
export const STAGE = '.docs-pages';

/** Links to these cannot be known before the pages have their places; {@link placeLinks} fills them in. */
export const MODULE = 'module:';
export const SOURCE = 'source:';

const CODE = /^(`{3,}|~{3,})[\s\S]*?^\1|`[^`\n]+`/gm;

/**
 * Lays the pages out for TypeDoc. Links between pages stay; links to an API report lead to the module it reports on, and
 * links to any other file to its listing. A clause number leads to the page that `sheetOf` knows. Gives the files that are to be listed.
 * @throws Error naming every link that leads nowhere.
 */
export function stage(
  tree: readonly PageNode[],
  sheetOf: (file: string, clause: string) => string | undefined,
): Set<string> {
  const pages = new Set([START, ...filesOf(tree)]);
  const listed = new Set<string>();
  const faults: string[] = [];

  const linkOf = (from: string, link: string): string => {
    if (/^(?:[a-z]+:|#)/.test(link)) return link;
    const [path = '', hash] = link.split('#');
    const target = normalize(join(dirname(from), path));
    const fragment = hash === undefined ? '' : `#${hash}`;
    const report = /^docs\/api\/(.+)\.api\.md$/.exec(target)?.[1];
    if (report !== undefined && existsSync(target)) return `${MODULE}${moduleOfReport(report)}`;
    if (!existsSync(target)) {
      faults.push(`${from}: ${link}`);
      return link;
    }
    if (statSync(target).isDirectory()) return linkOf(from, `${relative(dirname(from), target)}/README.md${fragment}`);
    if (pages.has(target)) return `${SOURCE}${target}${fragment}`;
    if (/\.(?:svg|png)$/.test(target)) {
      cpSync(target, join(STAGE, target));
      return link;
    }
    if (target === 'README.md') return linkOf(from, `${relative(dirname(from), START)}${fragment}`);
    listed.add(target);
    return `${SOURCE}${target}${fragment}`;
  };

  /** Clause numbers in a text lead to the sheet; those in headings and of the sheets themselves stay. */
  const withClauses = (file: string, prose: string) => {
    if (file.startsWith('docs/sheets/')) return prose;
    return prose.replaceAll(/^#.*$|\[[^\]]*\]\([^)]*\)|\b(?:[A-Z]{2}-\d+\.\d+[a-z]?|G-\d+)\b/gm, (found) => {
      const sheet = /^(?:[A-Z]{2}|G)-/.test(found) ? sheetOf(file, found) : undefined;
      return sheet === undefined ? found : `[${found}](${SOURCE}${sheet}#${found})`;
    });
  };

  const laid = (file: string, text: string) =>
    outsideCode(text, (prose) =>
      withClauses(file, prose)
        .replaceAll(/\]\(([^()\s]+)\)/g, (_, link) => `](${linkOf(file, link)})`)
        .replaceAll(/\b(src|href)="([^"]+)"/g, (_, name, link) => `${name}="${linkOf(file, link)}"`),
    );

  const write = ({ file, title, children }: PageNode) => {
    const text = readFileSync(file, 'utf8');
    const name = title === '' ? (/^# (.+)$/m.exec(text)?.[1] ?? file) : title;
    const head = ['---', `title: ${JSON.stringify(name)}`, `file: ${file}`];
    if (children.length > 0) {
      head.push('children:', ...children.map((child) => `  - ${relative(dirname(file), child.file)}`));
    }
    mkdirSync(dirname(join(STAGE, file)), { recursive: true });
    writeFileSync(join(STAGE, file), [...head, '---', laid(file, text)].join('\n'));
    children.forEach(write);
  };

  rmSync(STAGE, { recursive: true, force: true });
  mkdirSync(join(STAGE, dirname(START)), { recursive: true });
  writeFileSync(join(STAGE, START), laid(START, readFileSync(START, 'utf8')));
  tree.forEach(write);
  if (faults.length > 0) throw new Error(`links that lead nowhere:\n  ${faults.join('\n  ')}`);
  return listed;
}

/** `chicken.sheet` is the report of `hencoop/chicken/sheet`. */
function moduleOfReport(report: string): string {
  return report === 'hencoop' ? 'hencoop' : `hencoop/${report.replaceAll('.', '/')}`;
}

/** Changes a text everywhere but in its blocks and pieces of code. */
function outsideCode(text: string, change: (prose: string) => string): string {
  let changed = '';
  let end = 0;
  for (const code of text.matchAll(CODE)) {
    changed += change(text.slice(end, code.index)) + code[0];
    end = code.index + code[0].length;
  }
  return changed + change(text.slice(end));
}
