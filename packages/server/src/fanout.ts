/** Sends hints to the other processes on one store: that a match has changed. A hint carries only the match's id. */
export interface Fanout {
  /** Never throws and never waits: the next look at the store makes up for a lost hint. */
  publish(id: string): void;
  /** Subscribes to a match with live viewers here. */
  watch(id: string): void;
  unwatch(id: string): void;
  close(): Promise<void>;
}

export interface FanoutConfig {
  /** Another process, or this one, has changed the match. */
  readonly onHint: (id: string) => void;
  /** A message for the operator, once each time the trouble begins. */
  readonly onTrouble: (message: string) => void;
}

export type OpenFanout = (config: FanoutConfig) => Promise<Fanout>;

/** For a single process, which needs no hints. */
export function local(): OpenFanout {
  return async () => ({ publish() {}, watch() {}, unwatch() {}, async close() {} });
}
