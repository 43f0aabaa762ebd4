// Listings of files: static pages in the colors of the site. As pages of VitePress they would be three times as large.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { createHighlighter } from 'shiki';
import { CLAUSE } from '../lib/clauses.js';
import { SOURCE } from './folders.js';
import { shortColorClasses, THEMES } from './highlight.js';
import { withPolicy } from './policy.js';
import { addressOf, type SheetOf } from './stage.js';

const LANGUAGES: { readonly [ending: string]: string } = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.json': 'json',
  '.py': 'python',
  '.css': 'css',
  '.html': 'html',
};

/** In bytes. Larger files are shown without highlighting. */
const MAX_HIGHLIGHTED = 150_000;

const REPOSITORY = 'https://github.com/hencoop/hencoop/blob/main';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Numbers the lines of highlighted code and gives each an anchor. The first line that cites a clause also has an anchor
 * with the number of the clause, and every citation links to the sheet.
 */
export function numbered(code: string, sheetOf: (clause: string) => string | undefined): string {
  const cited = new Set<string>();
  const rows = code.split('\n').map((line, index) => {
    const anchors: string[] = [];
    const linked = line.replace(/^<span class="line">(.*)<\/span>$/, '$1').replaceAll(CLAUSE, (clause) => {
      const sheet = sheetOf(clause);
      if (sheet === undefined) return clause;
      if (!cited.has(clause)) anchors.push(`<a id="${clause}"></a>`);
      cited.add(clause);
      return `<a class="clause" href="/${addressOf(sheet)}.html#${clause}">${clause}</a>`;
    });
    const number = index + 1;
    // The style sheet counts the numbers. Short tags without a class save 1.3 MB in 67,000 rows.
    return `${anchors.join('')}<i id=L${number}>${linked}\n</i>`;
  });
  return rows.join('');
}

/** Removes the class of the usual color, which the list itself has: this saves 3 MB in all listings. */
export function withoutUsual(code: string, usual: string): string {
  return code.replaceAll(new RegExp(`<span class="${usual}">([^<]*)</span>`, 'g'), '$1');
}

const page = (file: string, code: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <title>${escaped(file)} | Hencoop</title>
    <meta name="description" content="The source of ${escaped(file)}.">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/${SOURCE}/listing.css">
    <link rel="stylesheet" href="/${SOURCE}/colors.css">
    <script>document.documentElement.classList.toggle('dark', (() => {
      const chosen = localStorage.getItem('vitepress-theme-appearance') ?? 'auto';
      return chosen === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
    })());</script>
  </head>
  <body>
    <header><a class="home" href="/index.html">Hencoop</a> <a href="${REPOSITORY}/${escaped(file)}">On GitHub</a></header>
    <main><h1>${escaped(file)}</h1>
<pre class="listing" tabindex="0"><code>${code}</code></pre></main>
  </body>
</html>
`;

/** Writes a page for each of the files below `out`. */
export async function writeListings(out: string, files: Iterable<string>, sheetOf: SheetOf): Promise<void> {
  const highlighter = await createHighlighter({
    themes: Object.values(THEMES),
    langs: [...new Set(Object.values(LANGUAGES))],
  });
  const classes = shortColorClasses();
  const highlight = (text: string, lang: string) => {
    const html = highlighter.codeToHtml(text, {
      lang,
      themes: THEMES,
      defaultColor: false,
      mergeSameStyleTokens: true,
      transformers: [classes],
    });
    return /<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '';
  };
  const [, usual = ''] = /<span class="(\w)">/.exec(highlight(',', 'ts')) ?? [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8').trimEnd();
    const lang = statSync(file).size > MAX_HIGHLIGHTED ? 'text' : (LANGUAGES[extname(file)] ?? 'text');
    const code = withoutUsual(highlight(text, lang), usual);
    if (code === '') throw new Error(`${file}: expected highlighted code`);
    const target = join(out, SOURCE, `${file}.html`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      withPolicy(
        page(
          file,
          numbered(code, (clause) => sheetOf(file, clause)),
        ),
      ),
    );
  }
  writeFileSync(join(out, SOURCE, 'colors.css'), classes.getCSS());
  writeFileSync(join(out, SOURCE, 'listing.css'), readFileSync('tools/site/listing.css'));
  highlighter.dispose();
}
