import { openPglite, openPostgres, type PostgresLimits, requirePostgres } from './database.js';
import { openFolder } from './folderStore.js';
import type { Log } from './log.js';
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
 * @throws RangeError if `url` is not the address of a PostgreSQL server.
 */
export function postgres(url: string, limits: Partial<PostgresLimits> = {}): () => Promise<Store> {
  requirePostgres(url);
  return async () => sqlStore(await openPostgres(url, limits));
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
