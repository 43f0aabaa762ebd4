import type * as Workers from '@cloudflare/workers-types';

/** Globals of the runtime; the types of this repository know those of Node under these names. */
interface Runtime {
  readonly Response: typeof Workers.Response;
  readonly WebSocketPair: typeof Workers.WebSocketPair;
}

// Cloudflare's runtime, and Miniflare, which runs the same one, have both.
export const { Response, WebSocketPair } = globalThis as unknown as Runtime;
