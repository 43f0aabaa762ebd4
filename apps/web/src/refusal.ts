import type { Refusal, RefusalType } from './protocol.js';

/** A refused request: thrown by its handler in the worker, and on the page as its answer. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** The page translates its `type`. */
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Whether `error` tells why something is not possible, rather than that a part is missing or broken. */
export function isRefusal(error: unknown): error is Refused {
  return error instanceof Refused && error.refusal.type !== 'failed';
}

export function refuse(type: RefusalType, message: string): never {
  throw new Refused({ type, message });
}
