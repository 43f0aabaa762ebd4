import { LRUCache } from 'lru-cache';
import { type Decision, withSeats } from './buildChange.js';
import type { MatchInfo } from './contract.js';
import type { ServedGame } from './games.js';
import { type AnyMatch, type LoadedMatch, loadMatch } from './loadedMatch.js';
import { infoOf } from './matchInfo.js';
import { Refusal, refuse } from './refusal.js';
import type { Change, DeliveryToStore, MatchStore } from './store.js';
import type { StoredMatch } from './storedMatch.js';

/** A change that the store has committed. */
export interface CommittedChange {
  readonly loaded: LoadedMatch;
  readonly deliveries: readonly DeliveryToStore[];
  /** The text of the match's {@link MatchInfo}. */
  readonly info: string;
  /** Whether a seat was taken or lost. */
  readonly isSeatChange: boolean;
  readonly isBotToMove: boolean;
}

export interface MatchChangesConfig {
  readonly store: MatchStore;
  readonly games: ReadonlyMap<string, ServedGame>;
  /** The number of matches kept in memory. */
  readonly cached: number;
  readonly onCommit: (change: CommittedChange) => void;
}

/** How often to try a change on a match that others change at the same time. */
const TRIES = 20;

/** Refuses: other changes keep winning the race for this match. */
export function tooBusy(): never {
  return refuse('unavailable', 'Too many changes to this match at once. Try again.');
}

/**
 * Changes matches by compare-and-set: a change is judged on one version of its match, and written only if the store
 * still has that version. Within this process, the changes of one match run one after another.
 */
export class MatchChanges {
  readonly #config: MatchChangesConfig;
  readonly #cache: LRUCache<string, LoadedMatch>;
  /** The matches of earlier rules, whose logs were read to migrate them. */
  readonly #migrated: LRUCache<string, LoadedMatch>;
  /** The last pending change, by match. */
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(config: MatchChangesConfig) {
    this.#config = config;
    this.#cache = new LRUCache({ max: config.cached });
    this.#migrated = new LRUCache({ max: config.cached });
  }

  /** Resolves once no write is pending. */
  async settled(): Promise<void> {
    while (this.#queues.size > 0) await Promise.allSettled(this.#queues.values());
  }

  /** Drops a cached match older than this version: another process has changed it. */
  forgetBefore(id: string, version: number): void {
    const loaded = this.#cache.peek(id);
    if (loaded !== undefined && loaded.stored.version < version) this.#cache.delete(id);
  }

  /** Reads the match from the store. @throws Refusal if it does not exist. */
  async fresh(id: string): Promise<LoadedMatch> {
    const stored = await this.#config.store.find(id);
    if (stored === null) return refuse('notFound', 'There is no such match.');
    const loaded = await this.#load(stored);
    // This process may have changed it since the read.
    if ((this.#cache.peek(id)?.stored.version ?? 0) < stored.version) this.#cache.set(id, loaded);
    return loaded;
  }

  async #load(stored: StoredMatch): Promise<LoadedMatch> {
    const { store, games } = this.#config;
    const { id, version } = stored;
    const before = this.#migrated.get(id);
    if (before?.stored.version === version) return { ...before, stored: { ...stored, match: before.stored.match } };
    const { loaded, isMigrated } = await loadMatch(stored, games, store);
    if (isMigrated) this.#migrated.set(id, loaded);
    return loaded;
  }

  /** Reads from a match. Re-checks against the store before refusing on cached data. */
  async read<T>(id: string, look: (loaded: LoadedMatch) => T): Promise<T> {
    const cached = this.#cache.get(id);
    if (cached === undefined) return look(await this.fresh(id));
    try {
      return look(cached);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return look(await this.fresh(id));
    }
  }

  /** Decides on a match and writes the change; decides again if the match has changed meanwhile. */
  change<T>(id: string, decide: (loaded: LoadedMatch) => Decision<T> | Promise<Decision<T>>): Promise<T> {
    return this.#inTurn(id, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const cached = tries === 0 ? this.#cache.get(id) : undefined;
        const loaded = cached ?? (await this.fresh(id));
        let decision: Decision<T>;
        try {
          decision = await decide(loaded);
        } catch (error) {
          // The cached match may be stale.
          if (cached !== undefined && error instanceof Refusal) continue;
          throw error;
        }
        const { answer, change, isFinal = false } = decision;
        if (change === null) {
          if (cached === undefined || isFinal) return answer;
          continue;
        }
        if (await this.#write(loaded, change)) return answer;
      }
      return tooBusy();
    });
  }

  /** Reports a match that was not written by {@link change}. */
  announce(loaded: LoadedMatch): void {
    this.#committed(loaded, { info: infoOf(loaded), botToMove: false, deliveries: [], seats: [] });
  }

  async #write(loaded: LoadedMatch, change: Change): Promise<boolean> {
    const { stored } = loaded;
    let written = false;
    try {
      written = await this.#config.store.change(stored.id, stored.version, change);
    } finally {
      // After an error, the change may or may not have been written.
      if (!written) this.#cache.delete(stored.id);
    }
    if (!written) return false;
    const next = afterChange(loaded, change);
    this.#cache.set(stored.id, next);
    this.#committed(next, change);
    return true;
  }

  #committed(loaded: LoadedMatch, change: Pick<Change, 'info' | 'botToMove' | 'deliveries' | 'seats'>): void {
    const { info, botToMove, deliveries, seats } = change;
    this.#config.onCommit({
      loaded,
      deliveries,
      info: JSON.stringify(info),
      isSeatChange: seats.length > 0,
      isBotToMove: botToMove,
    });
  }

  #inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(id);
    const turn = before === undefined ? act() : before.then(act, act);
    this.#queues.set(id, turn);
    const done = () => {
      if (this.#queues.get(id) === turn) this.#queues.delete(id);
    };
    turn.then(done, done);
    return turn;
  }
}

/** The match after the change. */
function afterChange({ stored, served, match }: LoadedMatch, change: Change): LoadedMatch {
  const { status, clock, seats } = change;
  const seatChanges = stored.seatChanges + (seats.length > 0 ? 1 : 0);
  const version = stored.version + 1;
  return {
    served,
    // Of a match that cannot be judged, only tokens change.
    match: match === null ? null : (change.match as AnyMatch),
    stored: { ...stored, version, seatChanges, status, clock, seats: withSeats(stored.seats, seats) },
  };
}
