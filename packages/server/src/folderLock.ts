import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startHeartbeat } from './heartbeat.js';

/** When the holder of a lock counts as gone, in milliseconds. */
export interface LockTiming {
  /** The heartbeat interval of a holder. */
  readonly beat: number;
  /** How long after the last heartbeat the lock may be taken over. */
  readonly stale: number;
}

export const LOCK_TIMING: LockTiming = { beat: 3_000, stale: 60_000 };

/** A folder locked by this process. */
export interface FolderLock {
  readonly id: string;
  /** Whether the previous holder may still run: its heartbeat stopped, but the process may only be suspended. */
  readonly isTakenOver: boolean;
  /** Resolves if another process takes the folder over. */
  readonly lost: Promise<FolderLostError>;
  /** @throws FolderLostError if another process has taken over the folder. */
  requireHeld(): void;
  release(): void;
}

/** Another process has taken over the folder of this one. */
export class FolderLostError extends Error {
  constructor(folder: string, holder: LockHolder | null) {
    super(`${folder} is now in use by ${nameOf(holder)}, because this process sent no heartbeat. This process stops.`);
    this.name = 'FolderLostError';
  }
}

/** The process that holds a lock. */
interface LockHolder {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

/** The state of a lock at one moment; the next heartbeat changes it. */
interface Stamp {
  readonly file: number;
  readonly changed: number;
}

const FILE = 'hencoop.lock';
/** The ids of the locks of this process. */
const ownIds = new Set<string>();

/**
 * Locks a folder for this process. PGlite itself does not: two processes on one folder would both start, and overwrite
 * each other's data.
 *
 * Takes over a lock immediately if its holder was a process on this machine that has ended. Otherwise waits until the
 * holder has sent no heartbeat for `stale`; `onWait` gets a message about the wait.
 * @throws Error as soon as the holder sends a heartbeat; the message names it.
 */
export async function lockFolder(
  folder: string,
  timing: LockTiming,
  onWait: (sentence: string) => void,
): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, FILE);
  const holder: LockHolder = {
    id: randomUUID(),
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  };
  const text = JSON.stringify(holder);
  const own = join(folder, `${FILE}.${holder.id}`);
  let isTakenOver = false;
  writeFileSync(own, text);
  try {
    // Creating a link is atomic and never replaces a file.
    while (!linked(own, lock)) {
      const seen = stampOf(lock);
      if (seen === null) continue;
      const other = holderIn(lock);
      if (other !== null && !isGone(other)) {
        isTakenOver = await isSilent({ folder, lock, own, text, other, seen, timing, onWait });
      }
      remove(lock, own, seen);
    }
  } finally {
    unlinkSync(own);
  }
  ownIds.add(holder.id);
  return held({ folder, lock, text, id: holder.id, beat: timing.beat, isTakenOver });
}

function held(of: {
  readonly folder: string;
  readonly lock: string;
  readonly text: string;
  readonly id: string;
  readonly beat: number;
  readonly isTakenOver: boolean;
}): FolderLock {
  const { folder, lock, text, id, beat, isTakenOver } = of;
  let isHeld = true;
  let lose: (error: FolderLostError) => void = () => {};
  const lost = new Promise<FolderLostError>((resolve) => {
    lose = resolve;
  });
  const giveUp = () => {
    const error = new FolderLostError(folder, holderIn(lock));
    isHeld = false;
    lose(error);
    return error;
  };
  const stopHeartbeat = startHeartbeat({ lock, text, beat, onLost: giveUp });
  const release = () => {
    process.off('exit', release);
    stopHeartbeat();
    ownIds.delete(id);
    isHeld = false;
    if (textIn(lock) === text) unlinkSync(lock);
  };
  process.on('exit', release);
  return {
    id,
    isTakenOver,
    lost,
    requireHeld() {
      if (!isHeld || textIn(lock) !== text) throw giveUp();
    },
    release,
  };
}

/**
 * Waits until the holder has been silent for `stale`; `false` if it releases the lock. @throws Error at a heartbeat.
 */
async function isSilent(of: {
  readonly folder: string;
  readonly lock: string;
  readonly own: string;
  readonly text: string;
  readonly other: LockHolder;
  readonly seen: Stamp;
  readonly timing: LockTiming;
  readonly onWait: (sentence: string) => void;
}): Promise<boolean> {
  const { folder, lock, own, text, other, seen, timing, onWait } = of;
  // Use the disk's clock, which may be another machine's.
  writeFileSync(own, text);
  const silent = (stampOf(own)?.changed ?? 0) - seen.changed;
  // Clocks jump: watch even a seemingly old lock for two beats.
  const wait = Math.max(2 * timing.beat, Math.min(timing.stale, timing.stale - silent));
  onWait(
    `${lock} names ${nameOf(other)}. Unless that sends a heartbeat, this process takes over in ${Math.ceil(wait / 1_000)} s.`,
  );
  for (const end = performance.now() + wait; performance.now() < end; ) {
    await sleep(Math.min(timing.beat / 2, end - performance.now()));
    const now = stampOf(lock);
    if (now === null) return false;
    if (!isSame(now, seen)) throw new Error(inUse(folder, other));
  }
  return true;
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

/** `null` if the file does not exist. Opening it returns its true time even on another machine's disk. */
function stampOf(file: string): Stamp | null {
  try {
    const opened = openSync(file, 'r');
    try {
      const { ino, mtimeMs } = fstatSync(opened);
      return { file: ino, changed: mtimeMs };
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function isSame(one: Stamp | null, other: Stamp): boolean {
  return one?.file === other.file && one.changed === other.changed;
}

function textIn(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The holder named in a lock; `null` if the lock is gone or damaged. */
function holderIn(lock: string): LockHolder | null {
  try {
    const { id, pid, host, since } = JSON.parse(textIn(lock) ?? '') as { [field: string]: unknown };
    if (typeof pid !== 'number' || typeof host !== 'string') return null;
    return { id: String(id), pid, host, since: String(since) };
  } catch {
    return null;
  }
}

/** Whether the holder was a process on this machine and has ended. */
function isGone({ id, pid, host }: LockHolder): boolean {
  if (host !== hostname()) return false;
  // After a container restart, an earlier process may have had the same pid.
  if (pid === process.pid) return !ownIds.has(id);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/**
 * Removes an abandoned lock. If several processes try, only one moves it aside, then checks that it moved the right
 * one.
 */
function remove(lock: string, own: string, seen: Stamp): void {
  const aside = `${own}.old`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  try {
    if (!isSame(stampOf(aside), seen) && !linked(aside, lock))
      throw new Error(`${lock}: another process has locked the folder meanwhile.`);
  } finally {
    unlinkSync(aside);
  }
}

function nameOf(holder: LockHolder | null): string {
  return holder === null ? 'another process' : `process ${holder.pid} on ${holder.host} (since ${holder.since})`;
}

function inUse(folder: string, holder: LockHolder): string {
  return `${folder} is in use by ${nameOf(holder)}. Stop that process, or use PostgreSQL.`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}
