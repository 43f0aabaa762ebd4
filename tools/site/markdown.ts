// The site's extensions of VitePress's Markdown.
import type { MarkdownRenderer } from 'vitepress';
import { leavesRouter } from './folders.js';

/** A clause number, which is an anchor without changes. */
const CLAUSE = /^(?:[A-Z]{2}-\d+\.\d+[a-z]?|G-\d+)$/;

/** The class of a right-aligned table cell. */
const RIGHT: [string, string] = ['class', 'right'];

/** The anchor of a heading, as on GitHub. */
export const slugify = (heading: string): string =>
  CLAUSE.test(heading)
    ? heading
    : heading
        .trim()
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\p{Pc} -]/gu, '')
        .replaceAll(' ', '-');

/** The file name of a code block, from the words after the language: `main.ts`, but none for `sh fails`. */
export function fileOfBlock(info: string): string | undefined {
  return /^\w+ ([\w./-]*\.\w+)$/.exec(info.trim())?.[1];
}

/** Links the names in a highlighted signature. */
function linked(html: string, links: ReadonlyMap<string, string>): string {
  return html.replaceAll(/(<[^>]*>)|[A-Za-z_$][\w$]*/g, (found, tag: string | undefined) => {
    const address = tag === undefined ? links.get(found) : undefined;
    return address === undefined ? found : `<a href="${address}">${found}</a>`;
  });
}

/** `View=/api/hencoop.html#view …` */
const linksIn = (info: string) =>
  new Map(info.split(' ').flatMap((pair) => (pair.includes('=') ? [pair.split('=', 2) as [string, string]] : [])));

/**
 * Shows the file name of a code block above it, and links the types in API signatures. Keeps Vue from changing the text
 * of a code span, and VitePress's router from handling links to other pages.
 */
export function extend(md: MarkdownRenderer): void {
  const { rules } = md.renderer;
  const { fence } = rules;
  if (fence === undefined) throw new Error('VitePress has no rule for code blocks');
  rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token === undefined) return '';
    const { info } = token;
    const language = info.split(' ')[0] ?? '';
    token.info = language;
    const block = fence(tokens, index, options, env, self);
    if (/^\w+ signature\b/.test(info)) return `<div class="signature">${linked(block, linksIn(info))}</div>`;
    const file = fileOfBlock(info);
    return file === undefined ? block : `<p class="file"><code v-pre>${file}</code></p>${block}`;
  };
  rules.code_inline = (tokens, index) => `<code v-pre>${md.utils.escapeHtml(tokens[index]?.content ?? '')}</code>`;
  const linkOpen = rules['link_open'];
  rules['link_open'] = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token !== undefined && leavesRouter(String(token.attrGet('href')))) token.attrSet('target', '_self');
    return linkOpen?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options);
  };
  // The site's policy forbids the attribute `style`.
  md.core.ruler.push('alignment', ({ tokens }) => {
    for (const token of tokens) {
      if (!/^t[hd]_open$/.test(token.type)) continue;
      const isRight = token.attrGet('style') === 'text-align:right';
      token.attrs = [...(token.attrs ?? []).filter(([name]) => name !== 'style'), ...(isRight ? [RIGHT] : [])];
    }
  });
  // A table that scrolls sideways must be reachable by keyboard.
  const tableOpen = rules['table_open'];
  rules['table_open'] = (tokens, index, options, env, self) => {
    tokens[index]?.attrSet('tabindex', '0');
    return tableOpen?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options);
  };
}
