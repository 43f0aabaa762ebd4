import type { LiveConnection, SocketViewer } from './liveConnection.js';
import type { Closing } from './messages.js';

/** The output of a stream. */
export interface StreamSink extends Pick<LiveConnection, 'isOpen' | 'isSlow' | 'terminate'> {
  write(text: string): void;
  end(): void;
}

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const;

/** A stream of server-sent events. */
export class EventStream implements LiveConnection {
  viewer: SocketViewer;
  readonly #sink: StreamSink;

  constructor(viewer: SocketViewer, sink: StreamSink) {
    this.viewer = viewer;
    this.#sink = sink;
  }

  get isOpen(): boolean {
    return this.#sink.isOpen;
  }

  get isSlow(): boolean {
    return this.#sink.isSlow ?? false;
  }

  send(text: string): void {
    // A reconnecting client sends the last id: it has everything up to there.
    const id = this.viewer.entered === null ? '' : `id: ${this.viewer.cursor}\n`;
    this.#sink.write(`${id}data: ${text}\n\n`);
  }

  /** Writes a comment: any text counts as a keep-alive. */
  beat(): void {
    if (this.viewer.entered !== null) this.#sink.write(':\n\n');
  }

  /** Without a `closed` event, the client reconnects. */
  close(_code: number, _reason: string, closing: Closing): void {
    if (this.isOpen && closing !== 'restart') this.#sink.write(`event: closed\ndata: ${closing}\n\n`);
    this.#sink.end();
  }

  terminate(): void {
    this.#sink.terminate?.();
  }
}
