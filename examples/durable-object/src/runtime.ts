import type * as Workers from '@cloudflare/workers-types';

/** Globals of the runtime; the types of this repository do not know them. */
interface Runtime {
  readonly WebSocketPair: typeof Workers.WebSocketPair;
}

// Cloudflare's runtime, and Miniflare, which runs the same one, have it.
export const { WebSocketPair } = globalThis as unknown as Runtime;

/** Objects of one class, each found by its name. Requests and responses are those of the platform, as on any other. */
export interface Objects {
  getByName(name: string): { fetch(request: Request): Promise<Response> };
}

/** A rate that Cloudflare counts: a binding of `ratelimits`. */
interface RateLimit {
  limit(of: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** What `wrangler.jsonc` gives the worker. */
export interface Env {
  readonly MATCHES: Objects;
  readonly LOBBY: Objects;
  /** The files of the web page. */
  readonly ASSETS?: { fetch(request: Request): Promise<Response> };
  readonly REQUESTS?: RateLimit;
  readonly MOVES?: RateLimit;
  readonly OPENED?: RateLimit;
  readonly OPENED_FOR_BOTS?: RateLimit;
  readonly EMOTES?: RateLimit;
  readonly UNDOS?: RateLimit;
  /** The origins of pages that may use the worker besides its own, separated by commas. */
  readonly ORIGINS?: string;
  /** The bearer token of the operator: a secret of 64 characters, say. */
  readonly OPERATOR_TOKEN?: string;
}
