import type * as Workers from '@cloudflare/workers-types';

/** Globals of the runtime that this repository's types do not include. */
interface Runtime {
  readonly WebSocketPair: typeof Workers.WebSocketPair;
}

// Cloudflare and Miniflare run the same runtime, which has it.
export const { WebSocketPair } = globalThis as unknown as Runtime;

/** The objects of one class, by name. They use the platform's standard requests and responses. */
export interface Objects {
  getByName(name: string): { fetch(request: Request): Promise<Response> };
}

/** A rate limit counted by Cloudflare: a binding of `ratelimits`. */
interface RateLimit {
  limit(of: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** The worker's bindings in `wrangler.jsonc`. */
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
