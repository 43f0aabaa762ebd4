import type { Refusal } from './protocol.js';

/** A request that the worker refuses: thrown there while it is worked on, and on the page as its answer. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** Its `type` is what the page puts in words. */
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
