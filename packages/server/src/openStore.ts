import { openPglite, openPostgres, type PostgresLimits } from './database.js';
import { lockFolder } from './folderLock.js';
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
 */
export function postgres(url: string, limits: Partial<PostgresLimits> = {}): () => Promise<Store> {
  return async () => sqlStore(await openPostgres(url, limits));
}

/**
 * Matches in a folder, by PostgreSQL in this process: there is nothing to install. Only one process at a time can use
 * the folder. Without a folder, matches are in memory and end with the process.
 */
export function pglite(folder?: string): () => Promise<Store> {
  return async () => {
    if (folder === undefined) return sqlStore(await openPglite('memory://'));
    const unlock = lockFolder(folder);
    try {
      const store = sqlStore(await openPglite(`${folder}/pglite`));
      return { ...store, close: () => store.close().finally(unlock) };
    } catch (error) {
      unlock();
      throw error;
    }
  };
}
