import { Audience } from './audience.js';
import type { CommittedChange } from './changes.js';
import type { Fanout } from './fanout.js';
import type { Entrance, Matches } from './matches.js';
import type { People } from './people.js';
import { DELIVERY_PAGE, type DeliveryQuery, type MatchSummary, type Store, type StoredDelivery } from './store.js';
import type { ViewerSession } from './viewerSession.js';

/** A match with live viewers in this process. */
interface WatchedMatch {
  readonly id: string;
  readonly viewers: Set<ViewerSession>;
  readonly audience: Audience;
  /** The version up to which all viewers are up to date. */
  version: number;
  /** {@link MatchSummary.seatChanges} as of the last check of all viewers' seats; `null`: check again. */
  seatChanges: number | null;
}

export interface HubConfig {
  readonly store: Store;
  readonly matches: Matches;
  readonly people: People;
  /** Called for each query for missing deliveries. */
  readonly onPage: () => void;
  readonly onError: (error: unknown) => void;
}

/** How many matches one query covers, so that the first do not wait for the last. */
const MAX_LOOKED_AT = 100;

/**
 * All live viewers in this process. Sends this process's commits immediately, and fetches other processes' commits from
 * the store after a hint or when the sweep finds a changed match. Gaps are filled from the store before the next
 * delivery.
 */
export class Hub {
  readonly #config: HubConfig;
  readonly #watched = new Map<string, WatchedMatch>();
  #fanout: Pick<Fanout, 'watch' | 'unwatch'> | null = null;
  /** The matches to fetch from the store, and whether a fetch is running. */
  readonly #behind = new Set<string>();
  #filling = false;
  /** The matches that the store failed to return: the next sweep retries them, even if their version seems current. */
  #missed = new Set<string>();

  constructor(config: HubConfig) {
    this.#config = config;
  }

  /** Starts to subscribe to the matches that have viewers here. */
  hintedBy(fanout: Pick<Fanout, 'watch' | 'unwatch'>): void {
    this.#fanout = fanout;
  }

  get count(): number {
    let count = 0;
    for (const { viewers } of this.#watched.values()) count += viewers.size;
    return count;
  }

  /** The number of matches waiting for a fetch. */
  get behind(): number {
    return this.#behind.size;
  }

  /** Starts to send everything after the viewer's cursor. */
  add(id: string, viewer: ViewerSession, { seatChanges }: Pick<Entrance, 'seatChanges'>): void {
    const watched = this.#watched.get(id) ?? this.#watch(id, seatChanges);
    watched.viewers.add(viewer);
    // Its token or another viewer's may have been revoked since.
    if (seatChanges !== watched.seatChanges) watched.seatChanges = null;
    watched.audience.welcome(viewer);
    this.#config.people.add(id, viewer);
    // This process may be behind.
    this.wake(id);
  }

  remove(id: string, viewer: ViewerSession): void {
    const watched = this.#watched.get(id);
    if (watched === undefined || !watched.viewers.delete(viewer)) return;
    this.#config.people.remove(id, viewer);
    if (watched.viewers.size > 0) return;
    this.#watched.delete(id);
    this.#fanout?.unwatch(id);
  }

  /** Sends a change that this process has committed. */
  committed(change: CommittedChange): void {
    const { id, version } = change.loaded.stored;
    const watched = this.#watched.get(id);
    if (watched === undefined) return;
    if (!watched.audience.committed(change)) this.wake(id);
    if (watched.version === version - 1) {
      watched.version = version;
      if (change.isSeatChange && watched.seatChanges !== null) watched.seatChanges += 1;
    } else this.hinted(id, version);
  }

  /** Fetches a match that has reached this version, unless its viewers are up to date: this process changed it itself. */
  hinted(id: string, version: number): void {
    const watched = this.#watched.get(id);
    if (watched !== undefined && watched.version < version) this.wake(id);
  }

  /** Fetches a match from the store as soon as possible, together with all others that wait. */
  wake(id: string): void {
    if (!this.#watched.has(id)) return;
    this.#behind.add(id);
    if (this.#filling) return;
    this.#filling = true;
    // Hints that arrive together share one fetch.
    setImmediate(() => void this.#fill());
  }

  /** Polls the store for changes whose hints were lost. */
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
        // A match that lacks more continues with the next batch, so that a long gap does not block others.
        for (const id of await this.#catchUp(ids.flatMap((id) => this.#watched.get(id) ?? []))) this.#behind.add(id);
      } catch (error) {
        // It may have failed halfway: the match has the new version, but its deliveries were not sent.
        for (const id of ids) this.#missed.add(id);
        this.#config.onError(error);
      }
    }
    this.#filling = false;
  }

  /** Sends one page of deliveries for each of these matches; returns the matches that may have more. */
  async #catchUp(all: readonly WatchedMatch[]): Promise<readonly string[]> {
    const queries = missingIn(all);
    if (queries.length === 0) return [];
    const ids = all.map(({ id }) => id);
    this.#config.onPage();
    const { matches, deliveries } = await this.#config.store.updates(ids, queries);
    const byId = new Map(matches.map((match) => [match.id, match]));
    for (const watched of all) await this.#refresh(watched, byId.get(watched.id));
    for (const delivery of deliveries) this.#watched.get(delivery.match)?.audience.sendStored(delivery);
    return withFullPage(deliveries);
  }

  /** Updates a match to the stored version, and drops the viewers who may no longer see it. */
  async #refresh(watched: WatchedMatch, summary: MatchSummary | undefined): Promise<void> {
    const { audience } = watched;
    if (summary === undefined) return audience.dropAll('gone');
    const { id, version, info, seatChanges } = summary;
    this.#config.matches.forgetBefore(id, version);
    if (version >= watched.version && seatChanges !== watched.seatChanges) {
      audience.expel(await this.#config.matches.fresh(id));
      watched.seatChanges = seatChanges;
    }
    if (version <= watched.version) return;
    watched.version = version;
    audience.announce(info, version);
  }

  #watch(id: string, seatChanges: number): WatchedMatch {
    const viewers = new Set<ViewerSession>();
    const audience = new Audience({
      match: id,
      store: this.#config.store,
      viewers: () => viewers,
      drop: (viewer, reason) => {
        this.remove(id, viewer);
        viewer.drop(reason);
      },
      onError: this.#config.onError,
    });
    const watched: WatchedMatch = { id, viewers, audience, version: 0, seatChanges };
    this.#watched.set(id, watched);
    this.#fanout?.watch(id);
    return watched;
  }
}

/** The missing deliveries: for each seat, and for all spectators, from the slowest connection on. */
function missingIn(all: readonly WatchedMatch[]): readonly DeliveryQuery[] {
  const queries = new Map<string, DeliveryQuery>();
  for (const { id, viewers } of all) {
    for (const { seat, cursor } of viewers) {
      const key = `${id} ${seat}`;
      const known = queries.get(key);
      if (known === undefined || known.after > cursor) queries.set(key, { match: id, to: seat, after: cursor });
    }
  }
  return [...queries.values()];
}

/** The matches with a full page, which may have more deliveries. */
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
