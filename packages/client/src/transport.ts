/** What a line to the server carries, whatever it is made of. */
export interface Transport {
  submit(submission: { readonly id: string }): void;
  close(): void;
}

export interface TransportConfig {
  /** The address of the match, without a `/` at its end. */
  readonly url: string;
  readonly token: string | null;
  /** The revision of the last delivery that has been received. */
  readonly after: number;
  /** Something has come, whatever it is. */
  readonly onSign: () => void;
  /** Something that the server sent, parsed. */
  readonly onMessage: (message: unknown) => void;
  /** The line is cut, or cannot be opened. `code` is that of a WebSocket's closing, 1006 where nobody said why. */
  readonly onCut: (code: number) => void;
}

export type OpenTransport = (config: TransportConfig) => Transport;

/** The part of a `WebSocket` that a client uses: browsers have one, and so have Node 22, Deno, Bun, and the package `ws`. */
export type WebSocketClass = new (
  url: string,
) => {
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
};

const CUT = 1006;
/** What the server closes a socket with for a token that opens nothing, and for a match that is gone. */
export const UNAUTHORIZED = 4401;
export const GONE = 4404;

export function bySocket(WebSocket: WebSocketClass): OpenTransport {
  return ({ url, token, after, onSign, onMessage, onCut }) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/live?after=${after}`);
    let isOpen = false;
    let ended = false;
    const end = (code: number) => {
      if (ended) return;
      ended = true;
      onCut(code);
    };
    socket.addEventListener('open', () => {
      isOpen = true;
      // Not in the address: addresses are logged.
      socket.send(JSON.stringify({ token }));
    });
    socket.addEventListener('message', ({ data }) => {
      if (ended) return;
      onSign();
      onMessage(parsed(String(data)));
    });
    socket.addEventListener('close', ({ code }) => end(code));
    // A `close` follows every error.
    socket.addEventListener('error', () => {});
    return {
      submit(submission) {
        if (isOpen && !ended) socket.send(JSON.stringify({ submit: submission }));
      },
      close() {
        ended = true;
        socket.close(1000);
      },
    };
  };
}

/** Server-sent events, read by `fetch`, which can send a header; moves go out as requests. */
export function byStream(fetch: typeof globalThis.fetch): OpenTransport {
  return ({ url, token, after, onSign, onMessage, onCut }) => {
    const stop = new AbortController();
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const end = (code: number) => {
      if (stop.signal.aborted) return;
      stop.abort();
      onCut(code);
    };
    const read = async () => {
      const accept = { ...headers, accept: 'text/event-stream' };
      const response = await fetch(`${url}/live?after=${after}`, { headers: accept, signal: stop.signal });
      if (!response.ok || response.body === null) {
        end(response.status === 401 ? UNAUTHORIZED : response.status === 404 ? GONE : CUT);
        return;
      }
      let text = '';
      for await (const chunk of chunksOf(response.body.pipeThrough(new TextDecoderStream()))) {
        if (!stop.signal.aborted) onSign();
        text += chunk;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const fields = new Map(
            block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
          );
          const data = fields.get('data');
          if (fields.get('event') === 'closed') end(data === 'unauthorized' ? UNAUTHORIZED : GONE);
          else if (data !== undefined && !stop.signal.aborted) onMessage(parsed(data));
        }
      }
      end(CUT);
    };
    read().catch(() => end(CUT));
    const submit = async (submission: { readonly id: string }) => {
      const body = JSON.stringify(submission);
      const response = await fetch(`${url}/moves`, { method: 'POST', body, headers, signal: stop.signal });
      const value = parsed(await response.text()) as {
        readonly ok?: unknown;
        readonly code?: unknown;
        readonly error?: unknown;
      };
      if (typeof value?.ok === 'boolean') return onMessage({ type: 'answer', answer: value });
      const retryAfter = Number(response.headers.get('retry-after')) || null;
      onMessage({ type: 'refused', id: submission.id, code: value?.code, error: value?.error, retryAfter });
    };
    return {
      submit(submission) {
        submit(submission).catch(() => end(CUT));
      },
      close: () => stop.abort(),
    };
  };
}

async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** `null` for what is not JSON: no message of the protocol. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
