/**
 * Sends hints to the other processes on one store: that a match has changed. A hint carries the match's id, and perhaps a
 * note: who is connected, or an emote. No note depends on the table.
 */
export interface Fanout {
  /** Never throws and never waits: the next look at the store makes up for a lost hint. A lost note stays lost. */
  publish(id: string, note?: string): void;
  /** Subscribes to a match with live viewers here. */
  watch(id: string): void;
  /** Ends the subscription to a match. */
  unwatch(id: string): void;
  /** Ends all connections to the other processes. */
  close(): Promise<void>;
}

/** The callbacks of a server for its {@link Fanout}. */
export interface FanoutConfig {
  /** Another process, or this one, has changed the match; with a note, it has only sent that. */
  readonly onHint: (id: string, note?: string) => void;
  /** A message for the operator, once each time the trouble begins. */
  readonly onTrouble: (message: string) => void;
  /** A message for the operator once the trouble is over. */
  readonly onRecovery: (message: string) => void;
}

/** Connects a server to the other processes on its store. */
export type OpenFanout = (config: FanoutConfig) => Promise<Fanout>;

/** For a single process, which needs no hints. */
export function local(): OpenFanout {
  return async () => ({ publish() {}, watch() {}, unwatch() {}, async close() {} });
}
