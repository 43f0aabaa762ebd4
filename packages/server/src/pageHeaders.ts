/** Allows only resources of the page's own origin: no inline script or style, no `data:`, no other host. */
export const POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'";

/** The security headers of all responses. */
const SECURE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * The headers of a file of the page. File names in `assets` change with their content, so browsers may cache these
 * forever; they must revalidate all others.
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
  return { 'cache-control': keep, 'content-security-policy': POLICY, ...SECURE };
}
