import type { StreamSink } from './eventStream.js';
import type { SocketViewer } from './liveConnection.js';

/** A WebSocket of the platform to a hosted match. */
export interface HostedSocket {
  /** The platform's object for it, the same as long as the match is in memory. */
  readonly connection: object;
  /** Whether it can still send. */
  readonly isOpen: boolean;
  /** The platform stores it with the socket, even while the match hibernates. */
  viewer: SocketViewer;
  /** Sends a text message. */
  send(text: string): void;
  /** Closes it with a code and a reason. */
  close(code: number, reason: string): void;
}

/**
 * The body of a stream. It ends when the match is evicted from memory; the client then opens another. Calls `onEnd`
 * once.
 */
export function streamBody(onEnd: () => void): {
  readonly sink: StreamSink;
  readonly body: ReadableStream<Uint8Array>;
} {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const ended = () => {
    if (controller === null) return;
    controller = null;
    onEnd();
  };
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
    cancel: ended,
  });
  const sink: StreamSink = {
    get isOpen() {
      return controller !== null;
    },
    write: (text) => controller?.enqueue(new TextEncoder().encode(text)),
    end() {
      controller?.close();
      ended();
    },
  };
  return { sink, body };
}
