import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { CLAUSE } from '../lib/clauses.js';

const LANGUAGES: { readonly [ending: string]: string } = {
  '.ts': 'ts',
  '.json': 'json',
  '.py': 'python',
  '.css': 'css',
  '.html': 'html',
};

/** In bytes. Larger files are shown without highlighting. */
const MAX_HIGHLIGHTED = 150_000;

/** A file as a page of Markdown. */
export function listing(file: string): string {
  const text = readFileSync(file, 'utf8').trimEnd();
  const language = statSync(file).size > MAX_HIGHLIGHTED ? '' : (LANGUAGES[extname(file)] ?? '');
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return `# ${file}\n\n${fence}${language}\n${text}\n${fence}\n`;
}

/**
 * Numbers the lines of the code block of a listing and gives each an anchor. The first line that cites a clause also has
 * an anchor with the number of the clause, and every citation links to the sheet.
 */
export function numbered(html: string, sheetOf: (clause: string) => string | undefined): string {
  return html.replace(/<pre><code class="[^"]*">([\s\S]*?)<\/code>/, (_, code: string) => {
    const cited = new Set<string>();
    const lines = code.replace(/<br\/>$/, '').split('<br/>');
    const rows = lines.map((line, index) => {
      const anchors: string[] = [];
      const linked = line.replaceAll(CLAUSE, (clause) => {
        const sheet = sheetOf(clause);
        if (sheet === undefined) return clause;
        if (!cited.has(clause)) anchors.push(`<span id="${clause}"></span>`);
        cited.add(clause);
        return `<a class="clause" href="${sheet}">${clause}</a>`;
      });
      const number = index + 1;
      return `${anchors.join('')}<span class="row" id="L${number}"><span class="number" aria-hidden="true">${number}</span>${linked}\n</span>`;
    });
    return `<pre class="listing" tabindex="0"><code>${rows.join('')}</code>`;
  });
}
