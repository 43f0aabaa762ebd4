import type { Request, RequestOf } from '../protocol.js';

/** The requests that lead to the first hand. */
export type FirstRequest = RequestOf<'create' | 'shown' | 'pace'>;
/** A bot thinks about these while other requests are worked on. */
export type HintRequest = RequestOf<'hint' | 'advise'>;
export type LaterRequest = Exclude<Request, FirstRequest | HintRequest>;

export function isFirst(request: Request): request is FirstRequest {
  return request.type === 'create' || request.type === 'shown' || request.type === 'pace';
}

export function isForHint(request: Request): request is HintRequest {
  return request.type === 'hint' || request.type === 'advise';
}
