/** `.ci/run` runs the gate. The jobs run on every push, each on a separate machine. Long walks run at night. */
export type Tier = 'gate' | 'job' | 'night';

export interface Part {
  readonly name: string;
  readonly tier: Tier;
  /** A description for CONTRIBUTING.md. */
  readonly checks: string;
  readonly command: string;
  /** The parts that must pass first, because this one uses their output. */
  readonly needs?: readonly string[];
  /** The files and folders it depends on, besides those that all parts depend on; `/` means everything. */
  readonly of: readonly string[];
  /** Set if it starts servers or browsers: `busy` then runs it repeatedly under load. */
  readonly starts?: 'servers' | 'browsers';
}
