import { NotAnswered } from '@hencoop/client';
import type { RefusalType } from '../../protocol.js';
import { Refused } from '../../refused.js';

const TYPES: { readonly [code: string]: RefusalType } = {
  waiting: 'waiting',
  outOfTime: 'outOfTime',
  unfinished: 'unfinished',
  unauthorized: 'noMatch',
  notFound: 'noMatch',
  gone: 'noMatch',
  noSeat: 'noSeat',
  tooMany: 'tooMany',
  invalid: 'setup',
  unavailable: 'unreachable',
  unreachable: 'unreachable',
  closed: 'aborted',
};

export function refuse(type: RefusalType, message: string): never {
  throw new Refused({ type, message });
}

/** What the server refuses, in the page's own terms. */
export async function answered<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error;
    return refuse(TYPES[error.code] ?? 'failed', error.message);
  }
}
