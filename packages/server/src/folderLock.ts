import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The process that holds a lock. */
interface LockHolder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

const FILE = 'hencoop.lock';

/**
 * Locks a folder for this process; the result unlocks it. PGlite itself does not lock: two processes on one folder would
 * both start, and overwrite each other's writes.
 *
 * The lock of a process that has ended is taken over; that of another host is not, since its processes cannot be seen
 * from here.
 * @throws Error naming the process that holds the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, FILE);
  const own = join(folder, `${FILE}.${process.pid}`);
  const holder: LockHolder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(own, JSON.stringify(holder));
  try {
    // Creating a link is atomic, and never replaces a file.
    for (let tries = 0; !linked(own, lock); tries++) {
      const other = holderIn(lock);
      if (tries > 3 || (other !== null && isRunning(other))) throw new Error(inUse(folder, lock, other));
      remove(lock, other);
    }
  } finally {
    unlinkSync(own);
  }
  let held = true;
  const release = () => {
    if (!held) return;
    held = false;
    process.off('exit', release);
    if (holderIn(lock)?.pid === process.pid) unlinkSync(lock);
  };
  process.on('exit', release);
  return release;
}

function linked(own: string, lock: string): boolean {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The holder that a lock names; `null` for a lock that is gone or damaged. */
function holderIn(lock: string): LockHolder | null {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(lock, 'utf8')) as { [field: string]: unknown };
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host, since: String(since) } : null;
  } catch {
    return null;
  }
}

function isRunning({ pid, host }: LockHolder): boolean {
  if (host !== hostname()) return true;
  // A process of an earlier start of this container may have had the number of this one.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** Removes a lock that nobody holds. Of several processes that try, one moves it aside, and checks again what it moved. */
function remove(lock: string, expected: LockHolder | null): void {
  const aside = `${lock}.${process.pid}.old`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = holderIn(aside);
  if (moved !== null && moved.pid !== expected?.pid && !linked(aside, lock)) {
    unlinkSync(aside);
    throw new Error(`${lock}: process ${moved.pid} has locked the folder meanwhile.`);
  }
  unlinkSync(aside);
}

function inUse(folder: string, lock: string, holder: LockHolder | null): string {
  const who = holder === null ? 'another process' : `process ${holder.pid} on ${holder.host} (since ${holder.since})`;
  return `${folder} is in use by ${who}. Stop that process, use PostgreSQL, or delete ${lock} if the process is gone.`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}
