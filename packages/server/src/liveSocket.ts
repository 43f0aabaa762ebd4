import { type RawData, WebSocket } from 'ws';
import type { ServerContext } from './context.js';
import { PROTOCOL } from './contract.js';
import { type Credentials, shown } from './credentials.js';
import type { DropReason, Hub, Subscriber } from './hub.js';
import type { LiveRequest } from './liveRequest.js';
import {
  BEAT,
  type Closing,
  closingAfter,
  closingOf,
  isOfOtherProtocol,
  messageText,
  readMessage,
  submissionId,
} from './messages.js';
import { Refusal, unavailable } from './refusal.js';

export interface LiveContext extends ServerContext {
  readonly hub: Hub;
  /** How long a socket may take to say who is there, in milliseconds. */
  readonly introduction: number;
}

/** How many messages of a socket may wait to be handled. */
const MAX_WAITING = 50;

/**
 * One socket, for as long as it is open. Its first message says who is there; after that it takes moves. Messages are
 * handled one after another.
 */
export class LiveSocket {
  readonly #socket: WebSocket;
  readonly #request: LiveRequest;
  readonly #context: LiveContext;
  readonly #entered: () => void;
  readonly #introduction: NodeJS.Timeout;
  #subscriber: Subscriber | null = null;
  #lastMessage: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** Whether it has shown a sign of life since the last beat. */
  #isAlive = true;

  /** @param entered Is called once the socket has said who is there. */
  constructor(socket: WebSocket, request: LiveRequest, context: LiveContext, entered: () => void) {
    this.#socket = socket;
    this.#entered = entered;
    this.#request = request;
    this.#context = context;
    this.#introduction = setTimeout(() => this.close('slow'), context.introduction);
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    // The library closes a socket after an error.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(this.#introduction);
      if (this.#subscriber !== null) context.hub.remove(request.id, this.#subscriber);
    });
    socket.on('message', (data, isBinary) => this.#queue(data, isBinary));
  }

  close(closing: Closing): void {
    this.#socket.close(...closingOf(closing));
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Asks for a sign of life; ends a socket that has given none since it was asked last. */
  beat(): void {
    if (!this.#isAlive) {
      this.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
    // A page does not see pings. It takes a connection without messages for dead.
    this.#socket.send(BEAT);
  }

  #queue(data: RawData, isBinary: boolean): void {
    // A client may go on sending while its socket is being closed.
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    // A client that sends faster than the server works is not buffered without end.
    if (this.#waiting >= MAX_WAITING) {
      this.close('tooMany');
      return;
    }
    this.#waiting++;
    this.#lastMessage = this.#lastMessage
      .then(() => this.#handle(data, isBinary))
      .finally(() => {
        this.#waiting--;
      });
  }

  async #handle(data: RawData, isBinary: boolean): Promise<void> {
    const text = isBinary ? '' : String(data);
    // First of all: another protocol may have other messages.
    if (this.#subscriber === null && isOfOtherProtocol(text)) return this.close('protocol');
    const message = readMessage(text);
    if (message === null) return this.close('invalid');
    try {
      await this.#context.count('requests', this.#request.address);
      if (message.type === 'submit' && this.#subscriber !== null) {
        return await this.#submit(this.#subscriber.credentials, message.submission);
      }
      if (message.type === 'submit' || this.#subscriber !== null) return this.close('invalid');
      // It has said so; what follows is the server's time.
      this.#entered();
      this.#subscriber = await this.#enter(shown(message.token, this.#request.account));
      clearTimeout(this.#introduction);
    } catch (error) {
      if (error instanceof Refusal) return this.close(closingAfter(error.code));
      this.#context.trouble.failed(error, 'message failed');
      this.close('restart');
    }
  }

  async #enter(credentials: Credentials): Promise<Subscriber> {
    const { matches, hub, limits } = this.#context;
    const { id, after, takesSnapshots, seesPeople } = this.#request;
    const entrance = await matches.enter(id, credentials, takesSnapshots ? after : null);
    const { seat, snapshot } = entrance;
    const socket = this.#socket;
    const subscriber: Subscriber = {
      credentials,
      seat,
      seesPeople,
      cursor: snapshot?.revision ?? after,
      send(text) {
        socket.send(text);
        return socket.bufferedAmount <= limits.backlog;
      },
      drop: (reason) => this.#drop(reason),
    };
    if (socket.readyState !== WebSocket.OPEN) return subscriber;
    socket.send(messageText({ type: 'welcome', protocol: PROTOCOL, seat }));
    if (snapshot !== null) subscriber.send(messageText({ type: 'snapshot', to: seat, ...snapshot }));
    hub.add(id, subscriber, entrance);
    return subscriber;
  }

  #drop(reason: DropReason): void {
    this.#context.metrics.dropped.inc({ reason });
    this.close(reason);
    // Memory does not hold what a slow client has yet to take.
    if (reason === 'slow') this.terminate();
  }

  async #submit(credentials: Credentials, submission: unknown): Promise<void> {
    const { id, address } = this.#request;
    try {
      const answer = await this.#context.submit(id, credentials, address, submission);
      this.#socket.send(messageText({ type: 'answer', answer }));
    } catch (error) {
      const refusal = error instanceof Refusal ? error : unavailable();
      if (!(error instanceof Refusal)) this.#context.trouble.failed(error, 'move failed');
      const { code, message, retryAfter } = refusal;
      this.#socket.send(
        messageText({ type: 'refused', id: submissionId(submission), code, error: message, retryAfter }),
      );
    }
  }
}
