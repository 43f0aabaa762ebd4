import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Who works on a folder. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

const FILE = 'hencoop.lock';

/**
 * Takes a folder for this process; the result gives it back. PGlite has no lock of its own: two processes on one folder
 * would both start, and each would overwrite what the other writes.
 *
 * The lock of a process that has ended is taken over. That of another host is not: whether its process runs cannot be
 * seen from here.
 * @throws Error naming the process that holds the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, FILE);
  const own = join(folder, `${FILE}.${process.pid}`);
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(own, JSON.stringify(holder));
  try {
    // A link is made whole or not at all, and never over another.
    for (let tries = 0; !linked(own, lock); tries++) {
      const other = holderIn(lock);
      if (tries > 3 || (other !== null && isRunning(other))) throw new Error(refusalOf(folder, lock, other));
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

/** The holder that a lock names; `null` for a lock that is gone, or that is damaged. */
function holderIn(lock: string): Holder | null {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(lock, 'utf8')) as { [field: string]: unknown };
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host, since: String(since) } : null;
  } catch {
    return null;
  }
}

function isRunning({ pid, host }: Holder): boolean {
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

/** Removes a lock that nobody holds. Of several processes that try, one moves it away; what it moved is looked at again. */
function remove(lock: string, expected: Holder | null): void {
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
    throw new Error(`${lock}: expected a lock that does not change, got one of process ${moved.pid} meanwhile`);
  }
  unlinkSync(aside);
}

function refusalOf(folder: string, lock: string, holder: Holder | null): string {
  const who = holder === null ? 'a process' : `process ${holder.pid} on ${holder.host} since ${holder.since}`;
  return `${folder}: expected a folder that no other process uses, got one that ${who} holds (${lock}). Stop that process, use PostgreSQL, or remove the file if the process is gone.`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}
