import type { Seat } from 'hencoop';
import { type Closing, closingOf } from './messages.js';

/** A live connection to a hosted match: a WebSocket of the platform, or a stream. */
export interface HostedSocket {
  /** The platform's own object for it, the same for as long as the match is in memory. */
  readonly connection: object;
  /** Whether it can still be sent something. */
  readonly isOpen: boolean;
  /** The platform keeps it with the socket, even while the match sleeps. */
  viewer: SocketViewer;
  /** Sends a text message. */
  send(text: string): void;
  /** Closes it with a code and a reason. */
  close(code: number, reason: string): void;
}

/** What a hosted match must know of a socket: plain JSON. */
export interface SocketViewer {
  /** The network address of the sender. */
  readonly address: string;
  /** When it was opened, in milliseconds since 1970. */
  readonly since: number;
  /** When it is to get its next sign of life, in milliseconds since 1970. */
  readonly beatAt: number;
  /** Whether a view may take the place of many deliveries. */
  readonly takesSnapshots: boolean;
  /** Whether it is sent who is connected, and what they say. */
  readonly seesPeople: boolean;
  /** The revision of the last delivery that it was sent. */
  readonly cursor: number;
  /** Its seat, or `null` for a spectator, and the SHA-256 of its token; `null` before it has said who is there. */
  readonly entered: { readonly seat: Seat | null; readonly token: string | null } | null;
}

/** How often a socket gets a sign of life, in milliseconds. */
const BEAT_EVERY = 25_000;

/** All sockets get it at the same moments, so that it says nothing about what happens, and wakes a match once. */
export function nextBeat(now: number): number {
  return (Math.floor(now / BEAT_EVERY) + 1) * BEAT_EVERY;
}

export function closeSocket(socket: HostedSocket, closing: Closing): void {
  if (socket instanceof HostedStream) socket.end(closing);
  else socket.close(...closingOf(closing));
}

/** A stream of server-sent events. It ends when the match is evicted from memory; its client opens another. */
export class HostedStream implements HostedSocket {
  viewer: SocketViewer;
  readonly response: Response;
  readonly #onEnd: (stream: HostedStream) => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  /** @param onEnd Is called once, however it ends. */
  constructor(viewer: SocketViewer, onEnd: (stream: HostedStream) => void) {
    this.viewer = viewer;
    this.#onEnd = onEnd;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => this.#ended(),
    });
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
    this.response = new Response(body, { headers });
  }

  get connection(): object {
    return this;
  }

  get isOpen(): boolean {
    return this.#controller !== null;
  }

  send(text: string): void {
    this.#write(`id: ${this.viewer.cursor}\ndata: ${text}\n\n`);
  }

  /** A comment: clients take any text as a sign of life. */
  beat(): void {
    this.#write(':\n\n');
  }

  end(closing: Closing): void {
    this.#write(`event: closed\ndata: ${closing}\n\n`);
    this.close();
  }

  close(): void {
    this.#controller?.close();
    this.#ended();
  }

  #write(text: string): void {
    this.#controller?.enqueue(new TextEncoder().encode(text));
  }

  #ended(): void {
    if (this.#controller === null) return;
    this.#controller = null;
    this.#onEnd(this);
  }
}
