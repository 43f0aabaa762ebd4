import type { Seat } from 'hencoop';
import type { CommittedChange } from './changes.js';
import type { Credentials } from './credentials.js';
import type { Fanout } from './fanout.js';
import type { LoadedMatch } from './loadedMatch.js';
import type { Entrance, Matches } from './matches.js';
import { deliveryText, infoText } from './messages.js';
import type { People } from './people.js';
import { opensSeat } from './seatAccess.js';
import { DELIVERY_PAGE, type DeliveryQuery, type MatchSummary, type Store, type StoredDelivery } from './store.js';

/** Why a subscriber is dropped: it cannot keep up, its token opens nothing any more, or the match is gone. */
export type DropReason = 'slow' | 'unauthorized' | 'gone';

/** A live viewer of a match, by a socket or a stream. */
export interface Subscriber {
  readonly credentials: Credentials;
  readonly seat: Seat | null;
  /** Whether it is sent who is connected, and what they say. */
  readonly seesPeople: boolean;
  /** The revision of the last delivery that it was sent. */
  cursor: number;
  /** Sends text; `false` if it is too slow to take more. */
  send(text: string): boolean;
  /** Closes it, with a reason. */
  drop(reason: DropReason): void;
}

/** A match with live viewers in this process. */
interface WatchedMatch {
  readonly id: string;
  readonly subscribers: Set<Subscriber>;
  /** The version up to which all subscribers have been sent everything. */
  version: number;
  /** {@link MatchSummary.seatChanges} when the seats of all subscribers were checked; `null`: they must be checked again. */
  seatChanges: number | null;
  /** The text of the match's info that was sent last, `''` for none, and the version that it is of. */
  info: string;
  infoVersion: number;
}

export interface HubConfig {
  readonly store: Store;
  readonly matches: Matches;
  readonly people: People;
  /** Is called at each look at the store for what viewers lack. */
  readonly onPage: () => void;
  readonly onError: (error: unknown) => void;
}

/** How many matches a look at the store takes at once: the first do not wait for the last. */
const MAX_LOOKED_AT = 100;

/**
 * All live viewers in this process. It sends at once what this process commits, and fetches from the store what others
 * commit: after a hint, or when the sweep finds that a match has changed. Each subscriber gets every delivery once and in
 * order: before a delivery that would leave a gap, the store fills the gap.
 */
export class Hub {
  readonly #config: HubConfig;
  readonly #watched = new Map<string, WatchedMatch>();
  #fanout: Pick<Fanout, 'watch' | 'unwatch'> | null = null;
  /** The matches to look at in the store, and whether that is happening. */
  readonly #behind = new Set<string>();
  #filling = false;
  /** The matches that the store failed to return: the next sweep asks again, even if their version seems known. */
  #missed = new Set<string>();

  constructor(config: HubConfig) {
    this.#config = config;
  }

  /** From now on, subscribes to the matches that have viewers here. */
  hintedBy(fanout: Pick<Fanout, 'watch' | 'unwatch'>): void {
    this.#fanout = fanout;
  }

  get count(): number {
    let count = 0;
    for (const { subscribers } of this.#watched.values()) count += subscribers.size;
    return count;
  }

  /** How many matches wait for a look at the store. */
  get behind(): number {
    return this.#behind.size;
  }

  /** Begins to send: everything after the subscriber's cursor. */
  add(id: string, subscriber: Subscriber, { seatChanges }: Pick<Entrance, 'seatChanges'>): void {
    let watched = this.#watched.get(id);
    if (watched === undefined) {
      watched = { id, subscribers: new Set(), version: 0, seatChanges, info: '', infoVersion: 0 };
      this.#watched.set(id, watched);
      this.#fanout?.watch(id);
    }
    watched.subscribers.add(subscriber);
    // Its token, or those of others, may have been taken away since.
    if (seatChanges !== watched.seatChanges) watched.seatChanges = null;
    if (watched.info !== '') subscriber.send(infoText(watched.info));
    this.#config.people.add(id, subscriber);
    // This process may be behind.
    this.wake(id);
  }

  remove(id: string, subscriber: Subscriber): void {
    const watched = this.#watched.get(id);
    if (watched === undefined || !watched.subscribers.delete(subscriber)) return;
    this.#config.people.remove(id, subscriber);
    if (watched.subscribers.size > 0) return;
    this.#watched.delete(id);
    this.#fanout?.unwatch(id);
  }

  /** Sends what this process has committed. */
  committed({ loaded, deliveries, info, isSeatChange }: CommittedChange): void {
    const { id, version } = loaded.stored;
    const watched = this.#watched.get(id);
    if (watched === undefined) return;
    if (isSeatChange) this.#expel(watched, loaded);
    for (const { to, revision, events } of deliveries) {
      let text: string | null = null;
      for (const subscriber of [...watched.subscribers]) {
        if (subscriber.seat !== to || subscriber.cursor >= revision) continue;
        text ??= JSON.stringify(events);
        if (subscriber.cursor === revision - 1) this.#deliver(watched, subscriber, revision, text);
        else this.wake(id);
      }
    }
    this.#announce(watched, info, version);
    // If earlier versions are missing, only a look at the store brings it up to date.
    if (watched.version === version - 1) {
      watched.version = version;
      if (isSeatChange && watched.seatChanges !== null) watched.seatChanges += 1;
    }
  }

  /** Looks at a match in the store as soon as possible, together with all others that wait. */
  wake(id: string): void {
    if (!this.#watched.has(id)) return;
    this.#behind.add(id);
    if (this.#filling) return;
    this.#filling = true;
    // Hints that arrive together share one look.
    setImmediate(() => void this.#fill());
  }

  /** Looks at the store for changes whose hints were lost. */
  async sweep(): Promise<void> {
    const missed = this.#missed;
    this.#missed = new Set();
    for (const id of missed) this.wake(id);
    const versions = new Map([...this.#watched.values()].map(({ id, version }) => [id, version]));
    if (versions.size === 0) return;
    for (const id of await this.#config.store.changed(versions)) this.wake(id);
  }

  async #fill(): Promise<void> {
    while (this.#behind.size > 0) {
      const ids = [...this.#behind].slice(0, MAX_LOOKED_AT);
      for (const id of ids) this.#behind.delete(id);
      try {
        // A match that lacks more goes on together with those that were named meanwhile: a long gap holds nobody up.
        for (const id of await this.#catchUp(ids.flatMap((id) => this.#watched.get(id) ?? []))) this.#behind.add(id);
      } catch (error) {
        // It may have stopped half-way: a match of the new version, its deliveries not sent.
        for (const id of ids) this.#missed.add(id);
        this.#config.onError(error);
      }
    }
    this.#filling = false;
  }

  /** Sends each of these matches one page of its news; returns the matches that may have more. */
  async #catchUp(all: readonly WatchedMatch[]): Promise<readonly string[]> {
    const queries = missingIn(all);
    if (queries.length === 0) return [];
    const ids = all.map(({ id }) => id);
    this.#config.onPage();
    const { matches, deliveries } = await this.#config.store.updates(ids, queries);
    const byId = new Map(matches.map((match) => [match.id, match]));
    for (const watched of all) await this.#refresh(watched, byId.get(watched.id));
    for (const delivery of deliveries) this.#sendStored(delivery);
    return withFullPage(deliveries);
  }

  /** Brings a match to the stored version, and drops the viewers who may no longer see it. */
  async #refresh(watched: WatchedMatch, summary: MatchSummary | undefined): Promise<void> {
    if (summary === undefined) {
      for (const subscriber of [...watched.subscribers]) this.#drop(watched, subscriber, 'gone');
      return;
    }
    const { id, version, info, seatChanges } = summary;
    this.#config.matches.forgetBefore(id, version);
    if (version >= watched.version && seatChanges !== watched.seatChanges) {
      this.#expel(watched, await this.#config.matches.fresh(id));
      watched.seatChanges = seatChanges;
    }
    if (version <= watched.version) return;
    watched.version = version;
    this.#announce(watched, info, version);
  }

  #sendStored({ match, to, revision, events }: StoredDelivery): void {
    const watched = this.#watched.get(match);
    if (watched === undefined) return;
    for (const subscriber of [...watched.subscribers]) {
      if (subscriber.seat === to && subscriber.cursor === revision - 1)
        this.#deliver(watched, subscriber, revision, events);
    }
  }

  #deliver(watched: WatchedMatch, subscriber: Subscriber, revision: number, events: string): void {
    subscriber.cursor = revision;
    if (!subscriber.send(deliveryText(subscriber.seat, revision, events))) this.#drop(watched, subscriber, 'slow');
  }

  #announce(watched: WatchedMatch, info: string, version: number): void {
    // The store may have answered with an older version than the one that was sent.
    if (version < watched.infoVersion) return;
    watched.infoVersion = version;
    if (info === watched.info) return;
    watched.info = info;
    for (const subscriber of [...watched.subscribers]) {
      if (!subscriber.send(infoText(info))) this.#drop(watched, subscriber, 'slow');
    }
  }

  /** Drops the subscribers whose credentials no longer open their seat. */
  #expel(watched: WatchedMatch, loaded: LoadedMatch): void {
    for (const subscriber of [...watched.subscribers]) {
      if (!opensSeat(loaded, subscriber.credentials, subscriber.seat)) this.#drop(watched, subscriber, 'unauthorized');
    }
  }

  #drop(watched: WatchedMatch, subscriber: Subscriber, reason: DropReason): void {
    this.remove(watched.id, subscriber);
    subscriber.drop(reason);
  }
}

/** What those who watch live lack: for each seat, or all spectators, from the slowest connection on. */
function missingIn(all: readonly WatchedMatch[]): readonly DeliveryQuery[] {
  const queries = new Map<string, DeliveryQuery>();
  for (const { id, subscribers } of all) {
    for (const { seat, cursor } of subscribers) {
      const key = `${id} ${seat}`;
      const known = queries.get(key);
      if (known === undefined || known.after > cursor) queries.set(key, { match: id, to: seat, after: cursor });
    }
  }
  return [...queries.values()];
}

/** The matches of which a viewer may have more deliveries to come. */
function withFullPage(deliveries: readonly StoredDelivery[]): readonly string[] {
  const counts = new Map<string, number>();
  const full = new Set<string>();
  for (const { match, to } of deliveries) {
    const key = `${match} ${to}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count >= DELIVERY_PAGE) full.add(match);
  }
  return [...full];
}
