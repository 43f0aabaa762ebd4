import { setTimeout as sleep } from 'node:timers/promises';
import { openPglite, openPostgres, type PostgresLimits, requirePostgres } from './database.js';
import { mayBeStarting } from './driverErrors.js';
import { openFolder } from './folderStore.js';
import { type Log, standardLog, traceOf } from './log.js';
import { sqlStore } from './sqlStore.js';
import type { Store } from './store.js';

/**
 * Matches on a PostgreSQL server, for any number of processes and machines.
 *
 * @example
 * ```ts
 * import { postgres, type MatchServerConfig } from '@hencoop/server';
 *
 * const config: MatchServerConfig = { store: postgres('postgres://hencoop@localhost/hencoop') };
 * ```
 *
 * A server that starts before PostgreSQL waits for it for up to a minute.
 *
 * @throws RangeError if `url` is not the address of a PostgreSQL server.
 */
export function postgres(
  url: string,
  limits: Partial<PostgresLimits> = {},
  patience = 60_000,
): (log?: Log) => Promise<Store> {
  requirePostgres(url);
  return async (log = standardLog()) => {
    const store = sqlStore(await openPostgres(url, limits));
    return { ...store, prepare: () => onceStarted(store.prepare, log, patience) };
  };
}

/** Repeats an action while PostgreSQL is starting, for about `patience` milliseconds. */
async function onceStarted<T>(act: () => Promise<T>, log: Log, patience: number): Promise<T> {
  const end = performance.now() + patience;
  for (let tries = 0; ; tries++) {
    try {
      return await act();
    } catch (error) {
      if (!mayBeStarting(error) || performance.now() >= end) throw error;
      const seconds = Math.round(patience / 1_000);
      if (tries === 0) log.warn(traceOf(error), `PostgreSQL does not answer. Waiting for it for ${seconds} s at most.`);
      await sleep(Math.min(1_000, Math.max(0, end - performance.now())));
    }
  }
}

/**
 * Matches in a folder, with PostgreSQL embedded in this process: there is nothing to install. Only one process at a
 * time can use the folder. If that process ends, the next one takes the folder over immediately or after a minute
 * without a heartbeat; a process that loses its folder stops writing, and its server stops. Without `folder`, matches
 * are kept in memory and end with the process.
 */
export function pglite(folder?: string): (log?: Log) => Promise<Store> {
  return async (log) => (folder === undefined ? sqlStore(await openPglite('memory://')) : openFolder(folder, log));
}
