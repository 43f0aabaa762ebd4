/** A page loads everything from its own origin: no inline script or style, no `data:`, no other host. */
export const POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'";

/**
 * The headers of a file of the page. The names of files in `assets` change with their content: browsers keep those, and ask
 * for all others again.
 *
 * @example
 * ```ts
 * import { pageHeaders } from '@hencoop/server/match';
 *
 * pageHeaders('/index.html')['cache-control']; // 'no-cache'
 * ```
 */
export function pageHeaders(path: string): { readonly [name: string]: string } {
  const keep = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  return { 'cache-control': keep, 'content-security-policy': POLICY };
}
