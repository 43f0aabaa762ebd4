/** The server's clock, and how often it does what. In milliseconds; tests hurry it. */
export interface Timing {
  readonly now: () => number;
  /** How often it looks at the store for changes whose hints were lost. */
  readonly sweep: number;
  /** For how long `/ready` knows whether the database answers, however often it is asked. */
  readonly ready: number;
  /** How often it looks for seats that have run out of time. */
  readonly due: number;
  /** After how long a bot that has not moved counts as another process's, which is gone. */
  readonly lostBot: number;
  /** How long a sender may take for the head of a request, and a socket to say who is there. */
  readonly introduction: number;
  /** How long a request waits for an analysis before its answer says how far it is. */
  readonly analysis: number;
  /** How long shutdown waits for slow clients. */
  readonly shutdown: number;
  /** How often it removes old matches. */
  readonly clear: number;
}

export const TIMING: Timing = {
  now: Date.now,
  sweep: 3_000,
  ready: 1_000,
  due: 500,
  lostBot: 5_000,
  introduction: 10_000,
  analysis: 5_000,
  shutdown: 3_000,
  clear: 600_000,
};
