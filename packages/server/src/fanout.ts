/**
 * Sends the other processes on a store hints that a match has changed. A hint holds the match's id and a note: the
 * match's version, the connected seats, or an emote. No note depends on the table.
 */
export interface Fanout {
  /** Never throws and never waits: the next poll of the store makes up for a lost hint. A lost note stays lost. */
  publish(id: string, note?: string): void;
  /** Subscribes to a match with live viewers here. */
  watch(id: string): void;
  /** Unsubscribes from a match. */
  unwatch(id: string): void;
  /** Closes all connections to the other processes. */
  close(): Promise<void>;
}

/** A server's callbacks for its {@link Fanout}. */
export interface FanoutConfig {
  /** Called with each hint of a process, possibly this one. Without its `note`, the match counts as changed. */
  readonly onHint: (id: string, note?: string) => void;
  /** Called with a message for the operator, once per outage. */
  readonly onTrouble: (message: string) => void;
  /** Called with a message for the operator when the outage is over. */
  readonly onRecovery: (message: string) => void;
}

/** Connects a server to the other processes on its store. */
export type OpenFanout = (config: FanoutConfig) => Promise<Fanout>;

/** For a single process, which needs no hints. */
export function local(): OpenFanout {
  return async () => ({ publish() {}, watch() {}, unwatch() {}, async close() {} });
}
