import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Database, openPglite } from './database.js';
import { isOfDamage } from './driverErrors.js';
import { type FolderLock, FolderLostError, LOCK_TIMING, type LockTiming, lockFolder } from './folderLock.js';
import { type Log, standardLog } from './log.js';
import { sqlStore } from './sqlStore.js';
import type { Store } from './store.js';

/** The folder of the database's files. */
const DATA = 'pglite';
/** The files of a first start, until they are complete. */
const NEW = 'pglite.new';
/** An unfinished copy of them, and the files that it replaced. */
const COPY = 'pglite.copy';
const REPLACED = 'pglite.replaced';
/** A link to the folder itself, through which the holder opens the files. */
const ENTRANCE = 'holder-';
/** What every database has. */
const ESSENTIAL = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact', 'postgresql.conf'];

/** Opens the matches in a folder, exclusively for this process. */
export async function openFolder(
  folder: string,
  log: Log = standardLog(),
  timing: LockTiming = LOCK_TIMING,
): Promise<Store> {
  const lock = await lockFolder(folder, timing, (sentence) => log.warn({}, sentence));
  try {
    const entrance = join(folder, `${ENTRANCE}${lock.id}`);
    fence(folder, lock);
    symlinkSync(resolve(folder), entrance, 'junction');
    const store = sqlStore(whileHeld(await openData(folder, entrance), lock));
    const prepare = () =>
      store.prepare().catch((error: unknown) => {
        throw isOfDamage(error) ? damaged(folder, String(error)) : error;
      });
    const close = async () => {
      await store.close();
      rmSync(entrance, { force: true });
    };
    return { ...store, prepare, lost: lock.lost, close: () => close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens the database. Only a folder without one gets a new one: damage must not look like an empty server. */
async function openData(folder: string, entrance: string): Promise<Database> {
  const data = join(folder, DATA);
  if (!existsSync(data)) {
    if (existsSync(join(folder, 'PG_VERSION')))
      throw new Error(`${folder} holds the files of a database, which belong into a folder ${DATA} inside it.`);
    await (await openPglite(join(entrance, NEW))).close();
    renameSync(join(folder, NEW), data);
  }
  const missing = ESSENTIAL.filter((name) => !existsSync(join(data, name)));
  if (missing.length > 0) throw damaged(folder, `${missing.join(', ')} is missing`);
  return openPglite(join(entrance, DATA)).catch((error: unknown) => {
    const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
    throw damaged(folder, `its files, of PostgreSQL ${version}, cannot be opened (${String(error)})`);
  });
}

function damaged(folder: string, what: string): Error {
  return new Error(
    `${folder} is damaged: ${what}. Move it away, copy your backup to its place, and start again: see "Backup and restore" in docs/operating.md.`,
  );
}

/**
 * Shuts a previous holder out. It may be a process suspended in the middle of a write, which may resume later: then the
 * paths that it knows no longer exist, and the files that it has open are no longer in use.
 */
function fence(folder: string, { isTakenOver }: FolderLock): void {
  const [data, copy, replaced] = [join(folder, DATA), join(folder, COPY), join(folder, REPLACED)];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // Anything but a link is not ours.
    if (entry.name.startsWith(ENTRANCE) && entry.isSymbolicLink()) rmSync(join(folder, entry.name));
  }
  // An earlier process ended between the two renames: the copy was complete.
  if (!existsSync(data) && existsSync(copy)) renameSync(copy, data);
  for (const left of [copy, replaced, join(folder, NEW)]) rmSync(left, { recursive: true, force: true });
  if (!isTakenOver || !existsSync(data)) return;
  cpSync(data, copy, { recursive: true });
  renameSync(data, replaced);
  renameSync(copy, data);
  rmSync(replaced, { recursive: true, force: true });
}

/**
 * Runs statements one after another, each only while this process holds the folder. Each checks the lock again before
 * it returns: a write after another process has taken over must not count.
 */
function whileHeld(db: Database, lock: FolderLock): Database {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(async () => {
      lock.requireHeld();
      const result = await act();
      lock.requireHeld();
      return result;
    });
    last = turn.catch(() => {});
    return turn;
  };
  return {
    run: (statement, values) => inTurn(() => db.run(statement, values)),
    script: (texts) => inTurn(() => db.script(texts)),
    // Closing writes, so drop the database unclosed if the folder is lost.
    close: () =>
      inTurn(() => db.close()).catch((error: unknown) => {
        if (!(error instanceof FolderLostError)) throw error;
      }),
  };
}
