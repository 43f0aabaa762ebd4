import type { Request, RequestOf } from '../protocol.js';

/** The requests that lead to the first hand. */
export type FirstRequest = RequestOf<'create' | 'shown' | 'pace'>;
/** Requests that run while others are handled. */
export type LongRequest = RequestOf<'hint' | 'advise' | 'judge' | 'review' | 'par'>;
export type LaterRequest = Exclude<Request, FirstRequest | LongRequest>;

const LONG: readonly Request['type'][] = ['hint', 'advise', 'judge', 'review', 'par'] satisfies LongRequest['type'][];

export function isFirst(request: Request): request is FirstRequest {
  return request.type === 'create' || request.type === 'shown' || request.type === 'pace';
}

export function isLong(request: Request): request is LongRequest {
  return LONG.includes(request.type);
}
