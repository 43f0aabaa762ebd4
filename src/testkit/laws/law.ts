import { callThatThrew } from '../traced.js';
import type { Proof } from './evidence.js';
import { messageOf } from './must.js';

/** How thoroughly to check. */
export interface Effort {
  /** Random walks for each law. Default 100. */
  readonly runs?: number | undefined;
  /** Makes the run repeatable. Default: random. Every failure prints it. */
  readonly seed?: number | undefined;
  /** Whether to shrink a walk that breaks a law to a shorter one that breaks it too. Default true. */
  readonly shrink?: boolean | undefined;
}

/** Ten minutes: the time for a law depends on the game, the runs and the load of the machine. */
export const TIMEOUT = 600_000;

/** One law, for any test runner. */
export interface Law {
  /** The number of the law, 1 to 11, as in the documentation. */
  readonly number: number;
  /** The law in a sentence, for the title of a test. */
  readonly name: string;
  /**
   * The timeout for a test runner, in milliseconds, since most runners stop after seconds:
   * `it(law.name, law.check, law.timeout)`.
   */
  readonly timeout: number;
  /**
   * Throws a {@link LawBroken} with the verb, the seat, the seed, the set-up and the shrunk moves if the law does not
   * hold, or if the run found nothing to judge.
   */
  readonly check: () => void;
  /** Like {@link Law.check}, but returns the counts of everything judged. */
  readonly prove: () => Proof;
}

/** Thrown if a law does not hold, or a run found nothing to judge it by. */
export class LawBroken extends Error {
  /** Always `LawBroken`. */
  override readonly name = 'LawBroken';
  /** The number of the law, 1 to 12. */
  readonly law: number;
  /** `not proven` if the law had nothing to judge, although the kit names no reason. */
  readonly verdict: 'broken' | 'not proven';
  constructor(
    law: Pick<Law, 'number' | 'name'>,
    error: unknown,
    howToReproduce: readonly string[] = [],
    verdict: LawBroken['verdict'] = 'broken',
  ) {
    const call = callThatThrew(error);
    const what = call === null ? messageOf(error) : `${call} threw: ${messageOf(error)}`;
    super(`law ${law.number} (${law.name}) is ${verdict}: ${[what, ...howToReproduce].join('\n  ')}`, { cause: error });
    this.law = law.number;
    this.verdict = verdict;
  }
}
