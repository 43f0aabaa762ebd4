import type { Refusal, RefusalType } from '../protocol.js';

/** Thrown while a request is worked on: its answer is the refusal. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export function refuse(type: RefusalType, message: string): never {
  throw new Refused({ type, message });
}

/** What went wrong, in one line that is not too long to show. */
export function messageOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).slice(0, 300);
}
