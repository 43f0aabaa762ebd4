import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** An id that may stand in a header and in a log. */
const SANE = /^[\w.=-]{1,128}$/;
const ids = new WeakMap<IncomingMessage, string>();

/** The id of a request: the one that a proxy of ours has given it, or a new one. */
export function requestIdOf(request: IncomingMessage, proxies: number): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const given = request.headers['x-request-id'];
  const id = proxies > 0 && typeof given === 'string' && SANE.test(given) ? given : randomUUID();
  ids.set(request, id);
  return id;
}
