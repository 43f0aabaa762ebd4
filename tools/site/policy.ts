import { createHash } from 'node:crypto';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of everything in a page that matches, for a policy. */
const hashesOf = (html: string, pattern: RegExp) =>
  [...new Set([...html.matchAll(pattern)].map(([, text = '']) => hash(text)))].sort().join(' ');

/**
 * Adds the content security policy to a page: it allows only resources of the site, and inline scripts and styles with
 * these hashes.
 */
export function withPolicy(html: string): string {
  const scripts = hashesOf(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashesOf(html, /<[^>]* style="([^"]*)"/g);
  const policy = [
    "default-src 'self'",
    "img-src 'self' data:",
    `script-src 'self' ${scripts}`.trim(),
    styles === '' ? "style-src 'self'" : `style-src 'self' 'unsafe-hashes' ${styles}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
  return html.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
