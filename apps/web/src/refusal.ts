import type { Refusal, RefusalType } from './protocol.js';

/** A request that is refused: thrown where it is worked on, and on the page as its answer. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** Its `type` is what the page puts in words. */
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export function refuse(type: RefusalType, message: string): never {
  throw new Refused({ type, message });
}
