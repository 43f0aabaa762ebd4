import { RequestError } from '@hencoop/client';
import type { RefusalType } from '../../protocol.js';
import { refuse } from '../../refusal.js';

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

/** The server's answer, or its refusal as one of the page. */
export async function answered<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return refuse(TYPES[error.code] ?? 'failed', error.message);
  }
}
