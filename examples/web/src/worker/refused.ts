import type { RefusalType } from '../protocol.js';
import { Refused } from '../refused.js';

export function refuse(type: RefusalType, message: string): never {
  throw new Refused({ type, message });
}

/** What went wrong, in one line that is not too long to show. */
export function messageOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).slice(0, 300);
}
