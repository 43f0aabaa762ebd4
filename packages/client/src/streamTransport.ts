import { CLOSE_CODES } from './contract.js';
import { CUT, liveAddress, type OpenTransport, parsed, type TransportConfig } from './transport.js';

/** Server-sent events, read with `fetch` because it can send a header; moves are sent as requests. */
export function streamTransport(fetch: typeof globalThis.fetch): OpenTransport {
  return (config) => {
    const stream = new EventStream(fetch, config);
    stream.read();
    return {
      submit: (submission) => stream.submit(submission),
      close: () => stream.close(),
    };
  };
}

class EventStream {
  readonly #fetch: typeof globalThis.fetch;
  readonly #config: TransportConfig;
  readonly #headers: { readonly authorization?: string };
  readonly #stop = new AbortController();

  constructor(fetch: typeof globalThis.fetch, config: TransportConfig) {
    const { token } = config;
    this.#fetch = fetch;
    this.#config = config;
    this.#headers = token === null ? {} : { authorization: `Bearer ${token}` };
  }

  read(): void {
    this.#read().catch(() => this.#cut(CUT));
  }

  submit(submission: { readonly id: string }): void {
    this.#submit(submission).catch(() => this.#cut(CUT));
  }

  close(): void {
    this.#stop.abort();
  }

  #cut(code: number): void {
    if (this.#stop.signal.aborted) return;
    this.#stop.abort();
    this.#config.onCut(code);
  }

  async #read(): Promise<void> {
    const { onSign } = this.#config;
    const headers = { ...this.#headers, accept: 'text/event-stream' };
    const fetch = this.#fetch;
    const { ok, status, body } = await fetch(liveAddress(this.#config), { headers, signal: this.#stop.signal });
    if (!ok || body === null) {
      this.#cut(closeCodeOf(status));
      return;
    }
    let text = '';
    for await (const chunk of chunksOf(body.pipeThrough(new TextDecoderStream()))) {
      if (!this.#stop.signal.aborted) onSign();
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#receive(block);
    }
    this.#cut(CUT);
  }

  #receive(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    const data = fields.get('data');
    if (fields.get('event') === 'closed') {
      this.#cut(data === 'unauthorized' ? CLOSE_CODES.unauthorized : CLOSE_CODES.gone);
    } else if (data !== undefined && !this.#stop.signal.aborted) this.#config.onMessage(parsed(data));
  }

  async #submit(submission: { readonly id: string }): Promise<void> {
    const { url, onMessage } = this.#config;
    const fetch = this.#fetch;
    const body = JSON.stringify(submission);
    const request = { method: 'POST', body, headers: this.#headers, signal: this.#stop.signal };
    const response = await fetch(`${url}/moves`, request);
    const value = parsed(await response.text()) as { readonly [field: string]: unknown } | null;
    if (typeof value?.['ok'] === 'boolean') {
      onMessage({ type: 'answer', answer: value });
      return;
    }
    if (typeof value?.['code'] !== 'string') {
      // A load balancer answered, which does not know whether the move was played.
      this.#cut(CUT);
      return;
    }
    const retryAfter = Number(response.headers.get('retry-after')) || null;
    onMessage({ type: 'refused', id: submission.id, code: value['code'], error: value['error'], retryAfter });
  }
}

function closeCodeOf(status: number): number {
  if (status === 401) return CLOSE_CODES.unauthorized;
  return status === 404 ? CLOSE_CODES.gone : CUT;
}

async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
