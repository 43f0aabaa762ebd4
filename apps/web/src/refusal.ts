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

export function refuse(type: RefusalType, message: string): never {
  throw new Refused({ type, message });
}
