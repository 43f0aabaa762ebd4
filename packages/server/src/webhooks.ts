import { createHmac } from 'node:crypto';
import { type Log, traceOf } from './log.js';
import type { Matches } from './matches.js';
import type { Metrics } from './metrics.js';
import type { OperatorStore, OutboxEvent } from './operatorStore.js';
import { Refusal } from './refusal.js';

/** Where to tell what happens to matches. */
export interface WebhookSettings {
  /** The address that gets the requests. */
  readonly url: string;
  /** The key of the signatures: `whsec_` and at least 24 bytes in Base64, as of Standard Webhooks. */
  readonly secret: string;
}

const PREFIX = 'whsec_';
/** How many events are sent at once. */
const AT_ONCE = 20;
/** How long the receiver may take, in milliseconds: less than until the next try. */
const PATIENCE = 5_000;

/** @throws RangeError if a setting is wrong; the message does not quote it. */
export function requireWebhook({ url, secret }: WebhookSettings): void {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new RangeError('webhook.url: expected an address such as https://play.example/hooks');
  if (!secret.startsWith(PREFIX) || keyOf(secret).length < 24)
    throw new RangeError(`webhook.secret: expected ${PREFIX} and at least 24 bytes in Base64`);
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), 'base64');
}

/** The headers of a request, as of Standard Webhooks: the receiver checks the signature, and drops ids that it knows. */
export function signedHeaders(id: string, body: string, secret: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

interface WebhooksConfig {
  readonly store: OperatorStore;
  readonly matches: Pick<Matches, 'fresh'>;
  readonly metrics: Pick<Metrics, 'webhooks'>;
  readonly log: Log;
}

export function webhooksOf(settings: WebhookSettings | undefined, of: WebhooksConfig): Webhooks | null {
  return settings === undefined ? null : new Webhooks(settings, of);
}

/**
 * Tells the operator's own site when matches begin, end, or are abandoned: each at least once, with retries for three
 * days. The store holds what is still to be told, from the change itself on, so that no kill loses any.
 */
export class Webhooks {
  readonly #settings: WebhookSettings;
  readonly #of: WebhooksConfig;
  readonly #stop = new AbortController();
  #round: Promise<void> = Promise.resolve();
  #isFailing = false;

  constructor(settings: WebhookSettings, of: WebhooksConfig) {
    this.#settings = settings;
    this.#of = of;
  }

  /** Sends what is due. */
  round(): Promise<void> {
    this.#round = this.#send();
    return this.#round;
  }

  /** Gives up requests that are running: another process, or the next one, repeats them. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#round.catch(() => {});
  }

  async #send(): Promise<void> {
    const { store } = this.#of;
    for (;;) {
      const events = this.#stop.signal.aborted ? [] : await store.takeEvents(AT_ONCE);
      await Promise.all(events.map((event) => this.#tell(event)));
      if (events.length < AT_ONCE) return;
    }
  }

  async #tell(event: OutboxEvent): Promise<void> {
    const { url, secret } = this.#settings;
    const { store, metrics } = this.#of;
    const body = JSON.stringify(await this.#payload(event));
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(PATIENCE)]);
    try {
      const headers = signedHeaders(event.id, body, secret, Date.now());
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`status ${answer.status}`);
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      metrics.webhooks.inc({ answer: 'failed' });
      this.#note(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    metrics.webhooks.inc({ answer: 'ok' });
    this.#note(null);
    await store.arrived(event.id);
  }

  /** Logs one line when requests begin to fail, and one when they arrive again. */
  #note(error: Error | null): void {
    if (this.#isFailing === (error !== null)) return;
    this.#isFailing = error !== null;
    if (error === null) this.#of.log.info({}, 'webhooks arrive again');
    else this.#of.log.warn({ ...traceOf(error), at: [], reason: error.message }, 'webhooks do not arrive');
  }

  async #payload({ id, match, type, at, info, accounts }: OutboxEvent): Promise<object> {
    const outcome = type === 'over' ? await this.#outcome(match) : null;
    // The operator may end a match before its game is over.
    const told = type === 'over' && outcome === null ? 'abandoned' : type;
    return { id, type: `match.${told}`, timestamp: at, data: { match: info, accounts, outcome } };
  }

  async #outcome(id: string): Promise<object | null> {
    try {
      const { served, match } = await this.#of.matches.fresh(id);
      return served === null || match === null ? null : served.outcome(match);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }
}
