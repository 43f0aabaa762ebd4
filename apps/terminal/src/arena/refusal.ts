import { UnfitPath } from '../ownFiles.js';

/** A refused request, shown as one line without a stack trace. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Runs `act`. A path that it must not or cannot use is a refusal, not a bug. */
export function onFile<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    // The message names the path.
    if (error instanceof UnfitPath || (error instanceof Error && 'syscall' in error)) throw new Refusal(error.message);
    throw error;
  }
}
