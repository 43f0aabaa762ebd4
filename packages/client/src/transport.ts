/** A connection to the server, over a socket or a stream. */
export interface Transport {
  submit(submission: { readonly id: string }): void;
  close(): void;
}

export interface TransportConfig {
  /** The URL of the match, without a trailing `/`. */
  readonly url: string;
  readonly token: string | null;
  /** The revision of the last delivery received. */
  readonly after: number;
  /** Whether a snapshot may replace many deliveries. */
  readonly takesSnapshots: boolean;
  /** Whether to watch, even if an account has a seat. */
  readonly asSpectator: boolean;
  /** Whether to get all hands, as far as spectators may see them. */
  readonly seesHands: boolean;
  /** Called when anything has arrived, so the connection is alive. */
  readonly onSign: () => void;
  /** Called with a message of the server, as parsed JSON. */
  readonly onMessage: (message: unknown) => void;
  /** Called when the connection is lost or cannot be opened. `code` is a WebSocket close code; 1006: unknown. */
  readonly onCut: (code: number) => void;
}

export type OpenTransport = (config: TransportConfig) => Transport;

/** The close code of a connection lost without one. */
export const CUT = 1006;

/** Parses JSON; `null` if the text is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The URL of the live connection. */
export function liveAddress({
  url,
  after,
  takesSnapshots,
  asSpectator,
  seesHands,
}: Pick<TransportConfig, 'url' | 'after' | 'takesSnapshots' | 'asSpectator' | 'seesHands'>): string {
  const asked = [takesSnapshots && 'snapshots=1', asSpectator && 'as=spectator', seesHands && 'hands=1', 'people=1'];
  return `${url}/live?after=${after}&${asked.filter(Boolean).join('&')}`;
}
