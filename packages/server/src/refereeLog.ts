import type { GameTypes, Seat } from 'hencoop';
import type { LogEntry } from 'hencoop/referee';
import type { MatchStore, LogEntry as StoredEntry } from './store.js';

/** The log in the referee's format. */
export function refereeLog(log: readonly StoredEntry[]): readonly LogEntry<GameTypes>[] {
  // The log holds what the referee returned.
  return log.flatMap(({ kind, move, events }) => {
    if (kind === 'takenBack')
      return { move: null, events: [], takenBack: move as { readonly seat: Seat; readonly revision: number } };
    if (kind !== 'opened' && kind !== 'moved') return [];
    return { move: move as GameTypes['Move'] | null, events: events as readonly GameTypes['Event'][] };
  });
}

/** The entries of a match after number `after`, up to number `last`. */
export async function logBetween(
  store: Pick<MatchStore, 'log'>,
  id: string,
  after: number,
  last: number,
): Promise<readonly StoredEntry[]> {
  const entries: StoredEntry[] = [];
  while (after + entries.length < last) {
    const page = await store.log(id, after + entries.length);
    if (page.length === 0) break;
    entries.push(...page);
  }
  return entries.slice(0, last - after);
}
