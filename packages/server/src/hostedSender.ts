import { isListedOrigin, networkOf, originOf } from './address.js';
import type { Sender } from './requestGuard.js';

/**
 * The sender of a request. `address` comes from the platform; `null` if it is unknown. The sender's page may use the
 * server if it comes from the same origin, or from one of `origins`.
 *
 * @example
 * ```ts
 * import { senderOf } from '@hencoop/server/match';
 *
 * const request = new Request('https://play.example/games', { headers: { origin: 'https://other.example' } });
 * senderOf(request, '192.0.2.1', []); // { address: '192.0.2.1', isAllowed: false }
 * ```
 */
export function senderOf(request: Request, address: string | null, origins: readonly string[] | '*'): Sender {
  const origin = request.headers.get('origin');
  const isOwn = origin !== null && originOf(origin) === originOf(request.url);
  const isAllowed = origin === null || isOwn || isListedOrigin(origin, { origins });
  return { address: networkOf(address ?? 'unknown'), isAllowed };
}
