import { messageOf } from './must.js';

/** How hard to look. */
export interface Effort {
  /** Walks per law. Default 100. */
  readonly runs?: number | undefined;
  /** Makes the run repeatable. Random unless given; every failure prints it. */
  readonly seed?: number | undefined;
  /** Whether a walk on which a law fails is cut down to a short one that fails too. Default true. */
  readonly shrink?: boolean | undefined;
}

/** One law of the house, to be run by any test runner. */
export interface Law {
  readonly number: number;
  readonly name: string;
  /** Throws a {@link LawBroken} with seed, set-up and the shrunk moves where the law does not hold. */
  readonly check: () => void;
}

/** A law does not hold. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: number;
  constructor(law: Pick<Law, 'number' | 'name'>, error: unknown, howToSeeIt: readonly string[] = []) {
    super(`law ${law.number} (${law.name}) is broken: ${[messageOf(error), ...howToSeeIt].join('\n  ')}`);
    this.law = law.number;
  }
}
