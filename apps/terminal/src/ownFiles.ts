import { randomBytes } from 'node:crypto';
import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** A path that a command must not read, write or replace. */
export class UnfitPath extends Error {
  override readonly name = 'UnfitPath';
  readonly why: 'isNoFile' | 'tooLarge' | 'exists';

  constructor(path: string, why: UnfitPath['why']) {
    const words = { isNoFile: 'not a file', tooLarge: 'too large', exists: 'already exists; --force replaces it' };
    super(`${path}: ${words[why]}`);
    this.why = why;
  }
}

/**
 * Reads a file of at most `max` bytes. Devices and pipes may never end, so they are refused.
 * @throws UnfitPath if the path is no file, or the file is too large.
 */
export function readBounded(path: string, max: number): Buffer {
  if (!statSync(path).isFile()) throw new UnfitPath(path, 'isNoFile');
  const chunks: Buffer[] = [];
  let length = 0;
  for (const chunk of chunksOf(path)) {
    length += chunk.length;
    if (length > max) throw new UnfitPath(path, 'tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const CHUNK = 65_536;

/** The bytes of a file, piece by piece: the size in its entry may be wrong. */
export function* chunksOf(path: string): Generator<Buffer> {
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const length = readSync(file, chunk);
      if (length === 0) return;
      yield chunk.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}

/**
 * A file is replaced only if the caller may, and anything but a file or a link never is.
 * @throws UnfitPath if `path` must not be written.
 */
export function checkWritable(path: string, mayReplace: boolean): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!mayReplace) throw new UnfitPath(path, 'exists');
  if (!found.isFile() && !found.isSymbolicLink()) throw new UnfitPath(path, 'isNoFile');
}

/**
 * Writes a file. It first writes to a new file under an unused name, so that an existing file is only replaced by a
 * complete one, and never follows a planted link.
 * @throws UnfitPath if `path` must not be written.
 */
export function writeOwnFile(path: string, text: string, mayReplace: boolean): void {
  checkWritable(path, mayReplace);
  mkdirSync(dirname(path), { recursive: true });
  const fresh = mayReplace ? `${path}.${randomBytes(8).toString('hex')}.new` : path;
  let isOurs = false;
  try {
    // Fails if the file or a link exists.
    const file = openSync(fresh, 'wx');
    isOurs = true;
    try {
      writeFileSync(file, text);
    } finally {
      closeSync(file);
    }
    if (fresh !== path) renameSync(fresh, path);
  } catch (error) {
    if (isOurs) rmSync(fresh, { force: true });
    throw error;
  }
}
