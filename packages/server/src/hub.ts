import type { Seat } from 'hencoop';
import type { Fanout } from './fanout.js';
import { type Changed, type Credentials, type Held, type Matches, seatIn } from './matches.js';
import { Refusal } from './refusal.js';
import type { Gap, Glance, SentDelivery, Store } from './store.js';

/** Why a subscriber is dropped: it cannot keep up, its token opens nothing any more, or there is nothing more to watch. */
export type DropReason = 'slow' | 'unauthorized' | 'gone';

/** One who watches a match live, by a socket or a stream. */
export interface Subscriber {
  readonly credentials: Credentials;
  readonly seat: Seat | null;
  /** The revision of the last delivery that it was sent. */
  cursor: number;
  /** Sends text; `false` if it is too slow to take more, and is to be dropped. */
  send(text: string): boolean;
  /** Ends it, with a reason. */
  drop(reason: DropReason): void;
}

interface Audience {
  readonly id: string;
  readonly subscribers: Set<Subscriber>;
  /** The version up to which everybody here has been sent everything. */
  version: number;
  /** Counts how often somebody took a seat, or lost one, up to that version; `null` before the first look. */
  seated: number | null;
  /** The text of the match's info that was sent last, `''` for none, and the version that it is of. */
  info: string;
  infoVersion: number;
}

export interface HubConfig {
  readonly store: Store;
  readonly matches: Matches;
  readonly fanout: Pick<Fanout, 'watch' | 'unwatch'>;
  readonly onError: (error: unknown) => void;
}

/** How many deliveries one look at the store gives for a receiver. */
const PAGE = 100;

/** The text that a delivery is sent as live. `events` is the text of its events. */
function deliveryText(to: Seat | null, revision: number, events: string): string {
  return `{"type":"delivery","to":${to},"revision":${revision},"events":${events}}`;
}

function infoText(info: string): string {
  return `{"type":"info","info":${info}}`;
}

/** Whether the subscriber would still be let in, at the same seat. */
function isOf(held: Held, { credentials, seat }: Subscriber): boolean {
  try {
    return seatIn(held, credentials) === seat;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Everybody who watches a match live in this process. What is committed here is sent at once; what others commit is
 * fetched from the store: after a hint, or when the sweep finds that a match has changed. Each subscriber gets every
 * delivery once and in order: one that would leave a gap is not sent, and the gap is filled from the store.
 */
export class Hub {
  readonly #config: HubConfig;
  readonly #audiences = new Map<string, Audience>();
  /** The matches to look at in the store, and whether that is being done. */
  #behind = new Set<string>();
  #filling = false;
  /** The matches that could not be looked at: the next sweep wakes them, whatever is known of their version. */
  #missed = new Set<string>();

  constructor(config: HubConfig) {
    this.#config = config;
  }

  get count(): number {
    let count = 0;
    for (const { subscribers } of this.#audiences.values()) count += subscribers.size;
    return count;
  }

  /**
   * Begins to send: what is missing since the subscriber's cursor, and all that follows. `version` is that of the match in
   * which its seat was found.
   */
  add(id: string, subscriber: Subscriber, version: number): void {
    let audience = this.#audiences.get(id);
    if (audience === undefined) {
      audience = { id, subscribers: new Set(), version: 0, seated: null, info: '', infoVersion: 0 };
      this.#audiences.set(id, audience);
      this.#config.fanout.watch(id);
    }
    audience.subscribers.add(subscriber);
    // Its token may have been taken away since.
    if (version < audience.version) audience.seated = null;
    if (audience.info !== '') subscriber.send(infoText(audience.info));
    // What is known here of the match may be old.
    this.wake(id);
  }

  remove(id: string, subscriber: Subscriber): void {
    const audience = this.#audiences.get(id);
    if (audience === undefined || !audience.subscribers.delete(subscriber) || audience.subscribers.size > 0) return;
    this.#audiences.delete(id);
    this.#config.fanout.unwatch(id);
  }

  /** Sends what was committed in this process. */
  committed({ held, deliveries, info, isSeatChange }: Changed): void {
    const { id, version } = held.stored;
    const audience = this.#audiences.get(id);
    if (audience === undefined) return;
    if (isSeatChange) this.#expel(audience, held);
    for (const { to, revision, events } of deliveries) {
      let text: string | null = null;
      for (const subscriber of [...audience.subscribers]) {
        if (subscriber.seat !== to || subscriber.cursor >= revision) continue;
        text ??= JSON.stringify(events);
        if (subscriber.cursor === revision - 1) this.#deliver(audience, subscriber, revision, text);
        else this.wake(id);
      }
    }
    this.#announce(audience, info, version);
    // An audience that was behind stays so until it has been looked at.
    if (audience.version === version - 1) {
      audience.version = version;
      if (isSeatChange && audience.seated !== null) audience.seated += 1;
    }
  }

  /** Looks at a match in the store as soon as possible, with all others that are waiting. */
  wake(id: string): void {
    if (!this.#audiences.has(id)) return;
    this.#behind.add(id);
    if (this.#filling) return;
    this.#filling = true;
    // What is hinted at in one go is fetched in one go.
    setImmediate(() => void this.#fill());
  }

  /** Looks at the store for what no hint has announced. */
  async sweep(): Promise<void> {
    const missed = this.#missed;
    this.#missed = new Set();
    for (const id of missed) this.wake(id);
    const versions = new Map([...this.#audiences.values()].map(({ id, version }) => [id, version]));
    if (versions.size === 0) return;
    for (const id of await this.#config.store.changed(versions)) this.wake(id);
  }

  async #fill(): Promise<void> {
    while (this.#behind.size > 0) {
      const ids = [...this.#behind];
      this.#behind = new Set();
      try {
        await this.#catchUp(ids.flatMap((id) => this.#audiences.get(id) ?? []));
      } catch (error) {
        // Nobody knows how far this came: an audience may be of a new version, and its deliveries not sent.
        for (const id of ids) this.#missed.add(id);
        this.#config.onError(error);
      }
    }
    this.#filling = false;
  }

  /** Sends what has happened at these matches, page by page. */
  async #catchUp(audiences: readonly Audience[]): Promise<void> {
    for (;;) {
      const gaps = new Map<string, Gap>();
      for (const { id, subscribers } of audiences) {
        for (const { seat, cursor } of subscribers) {
          const name = `${id} ${seat}`;
          const known = gaps.get(name);
          if (known === undefined || known.after > cursor) gaps.set(name, { match: id, to: seat, after: cursor });
        }
      }
      if (gaps.size === 0) return;
      const ids = audiences.map(({ id }) => id);
      const { glances, deliveries } = await this.#config.store.look(ids, [...gaps.values()]);
      const byId = new Map(glances.map((glance) => [glance.id, glance]));
      for (const audience of audiences) await this.#refresh(audience, byId.get(audience.id));
      const counts = new Map<string, number>();
      for (const delivery of deliveries) {
        this.#sendStored(delivery);
        const name = `${delivery.match} ${delivery.to}`;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      if (![...counts.values()].some((count) => count >= PAGE)) return;
    }
  }

  /** The match as it is stored: who sits there, and whether the subscribers still may. */
  async #refresh(audience: Audience, glance: Glance | undefined): Promise<void> {
    if (glance === undefined) {
      for (const subscriber of [...audience.subscribers]) this.#drop(audience, subscriber, 'gone');
      return;
    }
    const { id, version, info, seated } = glance;
    this.#config.matches.forgetBefore(id, version);
    if (version >= audience.version && seated !== audience.seated) {
      this.#expel(audience, await this.#config.matches.fresh(id));
      audience.seated = seated;
    }
    if (version <= audience.version) return;
    audience.version = version;
    this.#announce(audience, info, version);
  }

  #sendStored({ match, to, revision, events }: SentDelivery): void {
    const audience = this.#audiences.get(match);
    if (audience === undefined) return;
    for (const subscriber of [...audience.subscribers]) {
      if (subscriber.seat === to && subscriber.cursor === revision - 1)
        this.#deliver(audience, subscriber, revision, events);
    }
  }

  #deliver(audience: Audience, subscriber: Subscriber, revision: number, events: string): void {
    subscriber.cursor = revision;
    if (!subscriber.send(deliveryText(subscriber.seat, revision, events))) this.#drop(audience, subscriber, 'slow');
  }

  #announce(audience: Audience, info: string, version: number): void {
    // What was found in the store may be older than what has been sent.
    if (version < audience.infoVersion) return;
    audience.infoVersion = version;
    if (info === audience.info) return;
    audience.info = info;
    for (const subscriber of [...audience.subscribers]) {
      if (!subscriber.send(infoText(info))) this.#drop(audience, subscriber, 'slow');
    }
  }

  /** Ends those whose token opens no seat of this match any more. */
  #expel(audience: Audience, held: Held): void {
    for (const subscriber of [...audience.subscribers]) {
      if (!isOf(held, subscriber)) this.#drop(audience, subscriber, 'unauthorized');
    }
  }

  #drop(audience: Audience, subscriber: Subscriber, reason: DropReason): void {
    this.remove(audience.id, subscriber);
    subscriber.drop(reason);
  }
}
