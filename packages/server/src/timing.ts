/** The server's clock, intervals and timeouts, in milliseconds; tests shorten them. */
export interface Timing {
  readonly now: () => number;
  /** How often to poll the store for changes whose hints were lost. */
  readonly sweep: number;
  /** How long `/ready` caches whether the database answers. */
  readonly ready: number;
  /** How often to look for seats that have run out of time. */
  readonly due: number;
  /** How long a bot's turn may wait before this process assumes that the process in charge is gone. */
  readonly lostBot: number;
  /** How long a sender may take for the head of a request, and a socket to send `enter`. */
  readonly introduction: number;
  /** How long a request waits for an analysis before it returns the progress. */
  readonly analysis: number;
  /** How long shutdown waits for slow clients. */
  readonly shutdown: number;
  /** How often to remove old matches. */
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
