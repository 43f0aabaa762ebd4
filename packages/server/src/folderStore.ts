import { cpSync, existsSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Database, openPglite } from './database.js';
import { type FolderLock, FolderLostError, LOCK_TIMING, type LockTiming, lockFolder } from './folderLock.js';
import { type Log, standardLog } from './log.js';
import { sqlStore } from './sqlStore.js';
import type { Store } from './store.js';

/** The database's files, in the folder. */
const DATA = 'pglite';
/** A copy of them that is being made, and what it replaced. */
const COPY = 'pglite.copy';
const REPLACED = 'pglite.replaced';
/** A link to the folder itself, through which its holder opens the files. */
const ENTRANCE = 'holder-';

/** Opens the matches in a folder, for this process alone. */
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
    const store = sqlStore(whileHeld(await openPglite(join(entrance, DATA)), lock));
    const close = async () => {
      await store.close();
      rmSync(entrance, { force: true });
    };
    return { ...store, lost: lock.lost, close: () => close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Keeps a previous holder from the files. It may be a process that was stopped in the middle of a write, and goes on some
 * day: it finds no file any more under the names that it knows, and those that it has open are no longer these.
 */
function fence(folder: string, { isTakenOver }: FolderLock): void {
  const [data, copy, replaced] = [join(folder, DATA), join(folder, COPY), join(folder, REPLACED)];
  for (const name of readdirSync(folder)) if (name.startsWith(ENTRANCE)) rmSync(join(folder, name));
  // An earlier process ended between the two names: the copy was complete.
  if (!existsSync(data) && existsSync(copy)) renameSync(copy, data);
  for (const left of [copy, replaced]) rmSync(left, { recursive: true, force: true });
  if (!isTakenOver || !existsSync(data)) return;
  cpSync(data, copy, { recursive: true });
  renameSync(data, replaced);
  renameSync(copy, data);
  rmSync(replaced, { recursive: true, force: true });
}

/**
 * Runs statements one after another, each only while the folder is held. Each reads the lock once more before the
 * answer: what was written after another process had taken over counts for nothing.
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
    // Closing writes: without the folder, the database is dropped as it is.
    close: () =>
      inTurn(() => db.close()).catch((error: unknown) => {
        if (!(error instanceof FolderLostError)) throw error;
      }),
  };
}
