import { createRemoteJWKSet, customFetch } from 'jose';
import type { Log } from './log.js';

/** When to fetch the keys, in milliseconds. */
export interface KeyTimes {
  /** The least time between two fetches, whoever causes them. */
  readonly coolDown: number;
  /** After this time, the keys are fetched again. */
  readonly maxAge: number;
  /** For how long the last keys count while no newer ones can be had. */
  readonly stale: number;
  /** How long a fetch may take. */
  readonly patience: number;
}

export const KEY_TIMES: KeyTimes = { coolDown: 30_000, maxAge: 600_000, stale: 86_400_000, patience: 5_000 };

/** Thrown if there are no keys to check a login with. */
export class NoKeys extends Error {}

/** The public keys of an issuer, from its address. If that does not answer, the last ones count for a day. */
export class JwtKeys {
  /** Finds the key of a token. */
  readonly get: ReturnType<typeof createRemoteJWKSet>;
  readonly #url: URL;
  readonly #times: KeyTimes;
  #log: Log | null = null;
  #last: { readonly text: string; readonly at: number } | null = null;
  #triedAt = Number.NEGATIVE_INFINITY;
  #isFailing = false;

  constructor(url: URL, times: KeyTimes) {
    this.#url = url;
    this.#times = times;
    this.get = createRemoteJWKSet(url, {
      cooldownDuration: times.coolDown,
      cacheMaxAge: times.maxAge,
      timeoutDuration: times.patience,
      // jose checks that these are keys. It paces only fetches that succeed.
      [customFetch]: async (address, options) => new Response(await this.#fetch(address, options)),
    });
  }

  /** Whether the last fetch failed. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  /** Fetches the keys in advance, so that the log tells at the start if they cannot be had. */
  start(log: Log): void {
    this.#log = log;
    // A failure is logged.
    this.get.reload().catch(() => {});
  }

  async #fetch(address: string, options: RequestInit): Promise<string> {
    const now = Date.now();
    if (now < this.#triedAt + this.#times.coolDown) return this.#known(now);
    this.#triedAt = now;
    try {
      const text = await keysAt(address, options);
      if (this.#isFailing) this.#log?.info({ keys: this.#place }, 'the keys of logins can be had again');
      this.#isFailing = false;
      this.#last = { text, at: now };
      return text;
    } catch (error) {
      if (!this.#isFailing)
        this.#log?.error({ keys: this.#place, reason: reasonOf(error) }, 'the keys of logins cannot be had');
      this.#isFailing = true;
      return this.#known(now);
    }
  }

  /** The last keys. @throws NoKeys if they are too old, or there are none. */
  #known(now: number): string {
    if (this.#last !== null && now < this.#last.at + this.#times.stale) return this.#last.text;
    throw new NoKeys();
  }

  /** The address without what may be a secret. */
  get #place(): string {
    return `${this.#url.origin}${this.#url.pathname}`;
  }
}

/** @throws Error if there are no keys at the address. */
async function keysAt(address: string, options: RequestInit): Promise<string> {
  const response = await fetch(address, options);
  if (response.status !== 200) throw new Error(`expected status 200, got ${response.status}`);
  const text = await response.text();
  const { keys }: { readonly keys?: unknown } = JSON.parse(text);
  if (!Array.isArray(keys) || keys.length === 0) throw new Error('expected a list of keys');
  return text;
}

/** Network errors hide their reason in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
