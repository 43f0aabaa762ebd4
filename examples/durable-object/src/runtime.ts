import type * as Workers from '@cloudflare/workers-types';

/** What the runtime has under these names; the types of this repository know those of Node. */
interface Runtime {
  readonly Response: typeof Workers.Response;
  readonly WebSocketPair: typeof Workers.WebSocketPair;
}

export const { Response, WebSocketPair } = globalThis as unknown as Runtime;
