import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { CLAUSE } from '../house.js';

const LANGUAGES: { readonly [ending: string]: string } = {
  '.ts': 'ts',
  '.json': 'json',
  '.py': 'python',
  '.css': 'css',
  '.html': 'html',
};

/** Larger files are shown in one colour. */
const MOST_COLOURED = 150_000;

/** A file as a page of Markdown. */
export function listing(file: string): string {
  const text = readFileSync(file, 'utf8').trimEnd();
  const language = statSync(file).size > MOST_COLOURED ? '' : (LANGUAGES[extname(file)] ?? '');
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return `# ${file}\n\n${fence}${language}\n${text}\n${fence}\n`;
}

/**
 * Makes the block of code on a page of a listing what a reader needs: every line has its number and a place to link to,
 * the first line that cites a clause is the place of that clause, and every citation leads to the sheet.
 */
export function numbered(html: string, sheetOf: (clause: string) => string | undefined): string {
  return html.replace(/<pre><code class="[^"]*">([\s\S]*?)<\/code>/, (_, code: string) => {
    const cited = new Set<string>();
    const lines = code.replace(/<br\/>$/, '').split('<br/>');
    const rows = lines.map((line, index) => {
      const places: string[] = [];
      const linked = line.replaceAll(CLAUSE, (clause) => {
        const sheet = sheetOf(clause);
        if (sheet === undefined) return clause;
        if (!cited.has(clause)) places.push(`<span id="${clause}"></span>`);
        cited.add(clause);
        return `<a class="clause" href="${sheet}">${clause}</a>`;
      });
      const number = index + 1;
      return `${places.join('')}<span class="row" id="L${number}"><span class="number" aria-hidden="true">${number}</span>${linked}\n</span>`;
    });
    return `<pre class="listing" tabindex="0"><code>${rows.join('')}</code>`;
  });
}
