import { RequestError } from '@hencoop/client';
import type { RefusalType } from '../../protocol.js';
import { refuse } from '../../refusal.js';
import { UNDO_CODES, type UndoCode } from './onlineMatch.js';

const TYPES: { readonly [code: string]: RefusalType } = {
  waiting: 'waiting',
  outOfTime: 'outOfTime',
  away: 'away',
  unfinished: 'unfinished',
  unauthorized: 'noMatch',
  notFound: 'noMatch',
  gone: 'noMatch',
  noSeat: 'noSeat',
  tooMany: 'tooMany',
  noAnalysis: 'noAnalysis',
  invalid: 'setup',
  unavailable: 'unreachable',
  unreachable: 'unreachable',
  closed: 'aborted',
};

/**
 * Why the server does not take a move back; `null` if it does, or asks the others. Throws other refusals as the page's.
 */
export async function undoRefusalOf(asked: Promise<unknown>): Promise<UndoCode | null> {
  try {
    await asked;
    return null;
  } catch (error) {
    const code = UNDO_CODES.find((known) => error instanceof RequestError && error.code === known);
    if (code !== undefined) return code;
    await answered(Promise.reject(error));
    return null;
  }
}

/** The server's answer. @throws Refused if the server refuses */
export async function answered<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return refuse(TYPES[error.code] ?? 'failed', error.message);
  }
}
