import type { GameTypes } from 'hencoop';
import { type Match, standing } from 'hencoop/referee';
import type { ServedGame } from './games.js';
import { logBetween, refereeLog } from './refereeLog.js';
import { refuse } from './refusal.js';
import type { MatchStore } from './store.js';
import type { StoredMatch } from './storedMatch.js';

export type AnyMatch = Match<GameTypes>;

/** A match as this process loaded it. Another process may have changed it since: always check the version. */
export interface LoadedMatch {
  readonly stored: StoredMatch;
  /** `null` for a game that this server does not offer. */
  readonly served: ServedGame | null;
  /** `null` if this server cannot judge it; the match is then read-only. */
  readonly match: AnyMatch | null;
}

export interface PlayableMatch extends LoadedMatch {
  readonly served: ServedGame;
  readonly match: AnyMatch;
}

/** @throws Refusal if the match is read-only here. */
export function playable({ stored, served, match }: LoadedMatch): PlayableMatch {
  if (served !== null && match !== null) return { stored, served, match };
  return refuse('otherRules', 'This match uses other rules; it is read-only here.');
}

/**
 * Reads a stored match by the rules of its game, and migrates a match of earlier rules if possible, which reads the whole
 * log.
 */
export async function loadMatch(
  stored: StoredMatch,
  games: ReadonlyMap<string, ServedGame>,
  store: Pick<MatchStore, 'log'>,
): Promise<{ readonly loaded: LoadedMatch; readonly isMigrated: boolean }> {
  const served = games.get(stored.game) ?? null;
  if (served === null) return { loaded: { stored, served, match: null }, isMigrated: false };
  const { id, match } = stored;
  // After reading, the stored match would only take up memory.
  const details = { ...stored, match: null };
  try {
    return { loaded: { stored: details, served, match: served.read(match) }, isMigrated: false };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const events = standing(refereeLog(await logBetween(store, id, 0, stored.version))).flatMap(
      (entry) => entry.events,
    );
    const migrated = migrateOrNull(served, match, events);
    const loaded = migrated === null ? { stored, served, match: null } : { stored: details, served, match: migrated };
    return { loaded, isMigrated: true };
  }
}

/** A very old match may fail in any way, and stays readable all the same. */
function migrateOrNull(served: ServedGame, match: unknown, events: readonly unknown[]): AnyMatch | null {
  try {
    return served.migrate(match, events);
  } catch {
    return null;
  }
}
