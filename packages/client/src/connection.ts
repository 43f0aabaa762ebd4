import { CLOSE_CODES, type ServerMessage } from './contract.js';
import type { OpenTransport, Transport } from './transport.js';

/**
 * - `connecting`: for the first time
 * - `live`: updates arrive immediately
 * - `cut`: lost, and reconnecting
 * - `closed`: for good
 */
export type ConnectionState = 'connecting' | 'live' | 'cut' | 'closed';

/** Why the server or the client ended a connection; `broken`: the server sent an impossible message. */
export type CloseReason = 'unauthorized' | 'gone' | 'protocol' | 'broken';

export interface ConnectionConfig {
  readonly open: OpenTransport;
  /** The URL of the match, without a trailing `/`. */
  readonly url: string;
  readonly token: string | null;
  /** The revision of the last delivery received. */
  readonly after: () => number;
  /** Whether a snapshot may replace many deliveries. */
  readonly takesSnapshots: boolean;
  readonly asSpectator: boolean;
  /** Whether to get all hands, as far as spectators may see them. */
  readonly seesHands: boolean;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onState: (state: ConnectionState) => void;
  /** `null`: the client closed it. */
  readonly onClosed: (reason: CloseReason | null) => void;
}

/** How long an answer may take before the connection counts as lost, in milliseconds. */
const PATIENCE = 10_000;
/** How long the server may be silent before the connection counts as lost: it sends a keep-alive every 25 seconds. */
const SILENCE = 60_000;
/** The pause before the first attempt to reconnect; it doubles each time, up to a limit. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

/** A connection to a match that reconnects whenever it is lost. */
export class Connection {
  readonly #config: ConnectionConfig;
  #state: ConnectionState = 'connecting';
  #transport: Transport | null = null;
  /** The number of losses since it was last live. */
  #cuts = 0;
  #pause: Timer;
  #patience: Timer;
  #silence: Timer;

  constructor(config: ConnectionConfig) {
    this.#config = config;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  open(): void {
    const { open, url, token, after, takesSnapshots, asSpectator, seesHands, onMessage } = this.#config;
    let isCurrent = true;
    this.#transport = open({
      url,
      token,
      after: after(),
      takesSnapshots,
      asSpectator,
      seesHands,
      onSign: () => {
        if (isCurrent) this.#awaitSign();
      },
      onMessage: (message) => {
        if (!isCurrent) return;
        // The events are parsed before they change the view; with other nonsense, a server harms only its own users.
        if (typeof message === 'object' && message !== null) onMessage(message as ServerMessage);
        else this.close('broken');
      },
      onCut: (code) => {
        if (!isCurrent) return;
        isCurrent = false;
        this.#transport = null;
        if (code === CLOSE_CODES.unauthorized) this.close('unauthorized');
        else if (code === CLOSE_CODES.gone) this.close('gone');
        else if (code === CLOSE_CODES.protocol) this.close('protocol');
        else this.#reopen();
      },
    });
    this.#awaitSign();
  }

  /** Call when the server has let the client in. */
  welcomed(): void {
    this.#cuts = 0;
    this.#become('live');
  }

  /** Drops the current connection and opens another. */
  restart(): void {
    this.#transport?.close();
    this.#transport = null;
    this.#reopen();
  }

  /** Sends a submission, and waits a limited time for the answer: a dead connection does not always close. */
  submit(submission: { readonly id: string }): void {
    this.#transport?.submit(submission);
    this.#patience ??= setTimeout(() => this.restart(), PATIENCE);
  }

  /** Call when no answer is pending. */
  allAnswered(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  close(reason: CloseReason | null): void {
    if (this.#state === 'closed') return;
    clearTimeout(this.#pause);
    clearTimeout(this.#silence);
    clearTimeout(this.#patience);
    this.#transport?.close();
    this.#transport = null;
    this.#become('closed');
    this.#config.onClosed(reason);
  }

  #become(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#config.onState(state);
  }

  #awaitSign(): void {
    clearTimeout(this.#silence);
    if (this.#transport !== null) this.#silence = setTimeout(() => this.restart(), SILENCE);
  }

  /** Reconnects after a growing, randomized pause. */
  #reopen(): void {
    if (this.#state === 'closed') return;
    clearTimeout(this.#silence);
    this.allAnswered();
    if (this.#state === 'live') this.#become('cut');
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#cuts);
    this.#cuts += 1;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.open(), pause * Math.random());
  }
}
