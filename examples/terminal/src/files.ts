import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import {
  type AnyRecord,
  formatRecord,
  migrate,
  parseRecord,
  RECORD,
  type Stored,
  type StoredIssue,
  type Verification,
  verify,
} from 'hencoop/record';

/** A file that is not what it should be, or cannot be written. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** A stored object that has been verified, and how its game ended, if it did. */
export type Verified = Extract<Verification, { ok: true }>;

const MOST_BYTES = 20_000_000;

/**
 * The record, event log or seat log in a file: as JSON, or a record in the notation.
 * @throws FileError saying what is wrong with it, and where.
 */
export function readStored(path: string): Verified {
  const text = textOf(path).replace(/^\uFEFF/, '');
  const value = text.trimStart().startsWith('{') ? jsonOf(path, text) : recordOf(path, text);
  const migrated = migrate(value);
  const verdict = migrated.ok ? verify(migrated.stored) : migrated;
  if (!verdict.ok) throw new FileError(`${path}: ${sentence(verdict.fault)}`);
  return verdict;
}

/** As {@link readStored}, a record only. */
export function readRecord(path: string): Verified & { readonly stored: AnyRecord } {
  const verified = readStored(path);
  const { stored } = verified;
  if (stored.format !== RECORD) throw new FileError(`${path}: a log has no moves to go on from; --replay tells it`);
  return { ...verified, stored };
}

function textOf(path: string): string {
  try {
    const stat = statSync(path);
    if (!stat.isFile()) throw new FileError(`${path}: it is no file`);
    if (stat.size > MOST_BYTES) throw new FileError(`${path}: it has more than ${MOST_BYTES} bytes`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw asFileError(path, error);
  }
}

function jsonOf(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FileError(`${path}: it is no JSON: ${error instanceof Error ? error.message.slice(0, 200) : ''}`);
  }
}

function recordOf(path: string, text: string): unknown {
  const parsed = parseRecord(text);
  if (parsed.ok) return parsed.record;
  const { line, column, message } = parsed.fault;
  throw new FileError(`${path}:${line}:${column}: ${message}`);
}

/** What is wrong with a stored object, in a sentence. */
function sentence(fault: StoredIssue): string {
  switch (fault.type) {
    case 'invalid':
      return `it is no game of ours: ${fault.path === '' ? '' : `${fault.path}: `}${fault.message}`;
    case 'future':
      return `a newer version of Hencoop has written it: ${fault.message}`;
    case 'old':
      return `it was played under rules of version ${fault.rules}, and cannot be replayed under those of ${fault.current}`;
    case 'illegal':
      return `move ${fault.index + 1} is forbidden by ${fault.violation.clause}: ${JSON.stringify(fault.move).slice(0, 200)}`;
    case 'impossible':
      return `number ${fault.index + 1} of its list cannot be there: ${fault.message}`;
    case 'different':
      return `it says that the game ended as ${JSON.stringify(fault.recorded)}, which its moves do not lead to`;
  }
}

/**
 * Writes a record: as JSON into a `.json` file, else in the notation. What was there is there until all of it is written.
 * @throws FileError where that cannot be done.
 */
export function writeRecord(path: string, record: AnyRecord): void {
  const text = extname(path) === '.json' ? `${JSON.stringify(record)}\n` : formatRecord(record);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw asFileError(path, error);
  }
}

/** The file of the saved game of that name. */
export function fileOf(folder: string, name: string): string {
  return join(folder, `${name}.txt`);
}

/** What a saved game may be called: a name of a file in its folder, on any system. */
export function isName(name: string): boolean {
  return /^[A-Za-z0-9][\w-]{0,59}$/.test(name);
}

/** A saved game: what it is, or why it cannot be read. */
export interface Saved {
  readonly path: string;
  readonly name: string;
  readonly game: (Verified & { readonly stored: Stored }) | FileError;
}

/**
 * The games in a folder, by name.
 * @throws FileError where the folder cannot be read.
 */
export function listSaved(folder: string): Saved[] {
  if (!existsSync(folder)) return [];
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch (error) {
    throw asFileError(folder, error);
  }
  return names
    .filter((name) => ['.json', '.txt'].includes(extname(name)))
    .map((name) => {
      const path = join(folder, name);
      return { path, name, game: readOrFault(path) };
    });
}

function readOrFault(path: string): Verified | FileError {
  try {
    return readStored(path);
  } catch (error) {
    if (error instanceof FileError) return error;
    throw error;
  }
}

function asFileError(path: string, error: unknown): FileError {
  if (error instanceof FileError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const known: { readonly [code: string]: string } = {
    ENOENT: 'there is no such file',
    EACCES: 'it may not be opened',
    EISDIR: 'it is a folder',
    ENOTDIR: 'it is no folder',
    ENOSPC: 'the disk is full',
  };
  return new FileError(`${path}: ${known[code] ?? code}`);
}
