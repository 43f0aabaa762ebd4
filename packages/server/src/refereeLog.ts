import type { GameTypes, Seat } from 'hencoop';
import type { LogEntry } from 'hencoop/referee';
import type { LogEntry as StoredEntry } from './store.js';

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
