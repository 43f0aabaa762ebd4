import { messageOf } from './must.js';

/** How thoroughly to check. */
export interface Effort {
  /** Random walks for each law. Default 100. */
  readonly runs?: number | undefined;
  /** Makes the run repeatable. Random unless given; every failure prints it. */
  readonly seed?: number | undefined;
  /** Whether a walk that breaks a law is shrunk to a short one that breaks it too. Default true. */
  readonly shrink?: boolean | undefined;
}

/** One law, for any test runner. */
export interface Law {
  readonly number: number;
  readonly name: string;
  /** Throws a {@link LawBroken} with the seed, the set-up and the shrunk moves if the law does not hold. */
  readonly check: () => void;
}

/** A law does not hold. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: number;
  constructor(law: Pick<Law, 'number' | 'name'>, error: unknown, howToReproduce: readonly string[] = []) {
    super(`law ${law.number} (${law.name}) is broken: ${[messageOf(error), ...howToReproduce].join('\n  ')}`);
    this.law = law.number;
  }
}
