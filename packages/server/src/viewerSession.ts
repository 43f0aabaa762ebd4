import type { GameTypes, Seat } from 'hencoop';
import type { Answer } from 'hencoop/referee';
import { type MatchInfo, PROTOCOL } from './contract.js';
import type { CountRate } from './countRate.js';
import { type Credentials, shown } from './credentials.js';
import type { LiveConnection } from './liveConnection.js';
import type { Entrance } from './matches.js';
import {
  BEAT,
  type Closing,
  closingAfter,
  closingOf,
  deliveryText,
  handsText,
  isOfOtherProtocol,
  messageText,
  readMessage,
  submissionId,
} from './messages.js';
import { OPERATIONS } from './operations.js';
import { refusalOf } from './refusal.js';
import { handsUpTo } from './spectators.js';
import { DELIVERY_PAGE } from './store.js';

/** Why a viewer is dropped: it cannot keep up, its token is no longer valid, or the match is gone. */
export type DropReason = 'slow' | 'unauthorized' | 'gone';

/** The dependencies of a session. */
export interface SessionConfig {
  /** The account of the sender; `null`: unknown. */
  readonly account: string | null;
  readonly count: CountRate;
  /** Lets a sender in who has the deliveries up to number `after`. @throws Refusal */
  readonly enter: (credentials: Credentials, after: number, takesSnapshot: boolean) => Promise<Entrance>;
  /** Starts to send the session everything after its cursor. */
  readonly join: (session: ViewerSession, entrance: Entrance) => Promise<void> | void;
  readonly submit: (credentials: Credentials, address: string, submission: unknown) => Promise<Answer<GameTypes>>;
  readonly onDrop?: (reason: DropReason) => void;
  /** Called with each error that is not the sender's fault. */
  readonly onError: (error: unknown, what: string) => void;
}

/** The maximum number of a viewer's unhandled messages. */
const MAX_WAITING = 50;

/**
 * A live viewer of a match while it is connected. On a socket, the first message is `enter`, and the others are moves,
 * handled one after another.
 */
export class ViewerSession {
  readonly connection: LiveConnection;
  readonly #config: SessionConfig;
  #lastMessage: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** Whether the server has closed it: waiting messages are dropped. */
  #isEnded = false;

  constructor(connection: LiveConnection, config: SessionConfig) {
    this.connection = connection;
    this.#config = config;
  }

  /** `null`: a spectator, or a viewer who has not entered. */
  get seat(): Seat | null {
    return this.connection.viewer.entered?.seat ?? null;
  }

  /** The revision of the last delivery sent. */
  get cursor(): number {
    return this.connection.viewer.cursor;
  }

  /** Whether it gets the connected seats and emotes. */
  get seesPeople(): boolean {
    return this.connection.viewer.seesPeople;
  }

  /** Whether it gets all hands: a spectator who asked for them. */
  get seesHands(): boolean {
    const { isOpen, viewer } = this.connection;
    return isOpen && viewer.seesHands && viewer.entered !== null && viewer.entered.seat === null;
  }

  /** The revision of the last hands that it may see by these rules, unless it has got them; otherwise `null`. */
  lacksHands(rules: Pick<MatchInfo, 'hands' | 'status'>): number | null {
    const { viewer } = this.connection;
    const upTo = handsUpTo(rules, viewer.watched);
    return upTo !== null && upTo > viewer.handsAt ? upTo : null;
  }

  /** Sends all hands, unless the store has none (`null`); `false` if the viewer is too slow to take more. */
  showHands(revision: number, hands: string | null): boolean {
    this.connection.viewer = { ...this.connection.viewer, handsAt: revision };
    return hands === null || this.send(handsText(hands));
  }

  get credentials(): Credentials {
    return { token: this.connection.viewer.entered?.token ?? null, account: this.#config.account };
  }

  /** Handles a message after the earlier ones. */
  async receive(text: string): Promise<void> {
    // A client may keep sending while its socket is closing.
    if (!this.connection.isOpen) return;
    // Do not buffer a client without limit.
    if (this.#waiting >= MAX_WAITING) return this.close('tooMany');
    this.#waiting++;
    this.#lastMessage = this.#lastMessage
      .then(() => this.#handle(text))
      .finally(() => {
        this.#waiting--;
      });
    return this.#lastMessage;
  }

  /** Lets the viewer in. @throws Refusal */
  async enter(credentials: Credentials): Promise<void> {
    const { connection } = this;
    const { takesSnapshots, cursor } = connection.viewer;
    const entrance = await this.#config.enter(credentials, cursor, takesSnapshots);
    const { seat, snapshot, missing, watched } = entrance;
    const pages = Math.ceil(missing / DELIVERY_PAGE);
    if (pages > 1)
      await this.#config.count('requests', connection.viewer.address, pages * OPERATIONS.deliveries.weight);
    this.send(messageText({ type: 'welcome', protocol: PROTOCOL, seat }));
    const entered = { seat, token: credentials.token };
    connection.viewer = { ...connection.viewer, entered, watched, cursor: snapshot?.revision ?? cursor };
    if (snapshot !== null) this.send(messageText({ type: 'snapshot', to: seat, ...snapshot }));
    // The viewer may have gone meanwhile.
    if (connection.isOpen) await this.#config.join(this, entrance);
  }

  /** Sends text; `false` if the viewer is too slow to take more. */
  send(text: string): boolean {
    const { connection } = this;
    if (connection.isOpen) connection.send(text);
    return !connection.isSlow;
  }

  /** Sends a keep-alive. */
  beat(): void {
    if (this.connection.beat === undefined) this.send(BEAT);
    else this.connection.beat();
  }

  /** Sends the delivery after the last one; `false` if the viewer is too slow to take more. */
  deliver(revision: number, events: string): boolean {
    const { viewer } = this.connection;
    const watched = this.seat === null ? Math.max(viewer.watched, revision) : viewer.watched;
    this.connection.viewer = { ...viewer, cursor: revision, watched };
    return this.send(deliveryText(this.seat, revision, events));
  }

  close(closing: Closing): void {
    this.#isEnded = true;
    this.connection.close(...closingOf(closing), closing);
  }

  drop(reason: DropReason): void {
    this.#config.onDrop?.(reason);
    this.close(reason);
    // Free the memory of messages that a slow client has yet to take.
    if (reason === 'slow') this.connection.terminate?.();
  }

  async #handle(text: string): Promise<void> {
    if (this.#isEnded) return;
    const { address, entered } = this.connection.viewer;
    const { account, count, onError } = this.#config;
    // Check this first: another protocol may have other messages.
    if (entered === null && isOfOtherProtocol(text)) return this.close('protocol');
    const message = readMessage(text);
    if (message === null || (message.type === 'enter') !== (entered === null)) return this.close('invalid');
    try {
      const isEntering = message.type === 'enter';
      await count('requests', address, OPERATIONS[isEntering ? 'snapshot' : 'submit'].weight);
      if (isEntering) await this.enter(shown(message.token, account));
      else await this.#submit(message.submission);
    } catch (error) {
      this.close(closingAfter(refusalOf(error, (error) => onError(error, 'message failed')).code));
    }
  }

  async #submit(submission: unknown): Promise<void> {
    const { submit, onError } = this.#config;
    try {
      const answer = await submit(this.credentials, this.connection.viewer.address, submission);
      this.send(messageText({ type: 'answer', answer }));
    } catch (error) {
      const { code, message, retryAfter } = refusalOf(error, (error) => onError(error, 'move failed'));
      const id = submissionId(submission);
      this.send(messageText({ type: 'refused', id, code, error: message, retryAfter }));
    }
  }
}
