/** A connection to the server, over a socket or a stream. */
export interface Transport {
  submit(submission: { readonly id: string }): void;
  close(): void;
}

export interface TransportConfig {
  /** The address of the match, without a `/` at its end. */
  readonly url: string;
  readonly token: string | null;
  /** The revision of the last delivery that has arrived. */
  readonly after: number;
  /** Whether a snapshot may take the place of many deliveries. */
  readonly takesSnapshots: boolean;
  /** Something has arrived, so the connection is alive. */
  readonly onSign: () => void;
  /** The server sent a message; it is parsed JSON. */
  readonly onMessage: (message: unknown) => void;
  /** The connection is lost, or cannot be opened. `code` is a close code of a WebSocket; 1006: unknown. */
  readonly onCut: (code: number) => void;
}

export type OpenTransport = (config: TransportConfig) => Transport;

/** The close code for a connection that was lost without one. */
export const CUT = 1006;

/** `null` for text that is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The address of the live connection. */
export function liveAddress({
  url,
  after,
  takesSnapshots,
}: Pick<TransportConfig, 'url' | 'after' | 'takesSnapshots'>): string {
  return `${url}/live?after=${after}${takesSnapshots ? '&snapshots=1' : ''}&people=1`;
}
