import { cpSync, existsSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Database, openPglite } from './database.js';
import { type FolderLock, FolderLostError, LOCK_TIMING, type LockTiming, lockFolder } from './folderLock.js';
import { type Log, standardLog } from './log.js';
import { sqlStore } from './sqlStore.js';
import type { Store } from './store.js';

/** The folder of the database's files. */
const DATA = 'pglite';
/** An unfinished copy of them, and the files that it replaced. */
const COPY = 'pglite.copy';
const REPLACED = 'pglite.replaced';
/** A link to the folder itself, through which the holder opens the files. */
const ENTRANCE = 'holder-';

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
  for (const left of [copy, replaced]) rmSync(left, { recursive: true, force: true });
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
