import { existsSync, readdirSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import {
  type AnyEntry,
  formatRecord,
  type GameRecord,
  migrate,
  parseRecord,
  RECORD,
  type Stored,
  type Verification,
  verify,
} from 'hencoop/record';
import type { FileWords, TerminalWords } from './locales/locale.js';
import { checkWritable, readBounded, UnfitPath, writeOwnFile } from './ownFiles.js';
import { loadEntries } from './terminalGame.js';

/** A file that is invalid, or cannot be read or written. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly #path: string | null;
  readonly #why: (words: FileWords) => string;

  /** `path` is `null` if `why` says everything. */
  constructor(path: string | null, why: (words: FileWords) => string) {
    super(path ?? '');
    this.#path = path;
    this.#why = why;
  }

  /** The file, and why it is invalid. */
  textIn({ colon, files }: TerminalWords): string {
    return this.#path === null ? this.#why(files) : `${this.#path}${colon}${this.#why(files)}`;
  }
}

/** A verified stored object, with the outcome of its game. */
export type Verified = Extract<Verification, { ok: true }>;

const MAX_MEGABYTES = 20;

/**
 * The record, event log or seat log in a file: as JSON, or a record in the notation.
 * @throws FileError if the file is invalid; it says why and where.
 */
export async function readStored(path: string): Promise<Verified> {
  const text = textOf(path).replace(/^\uFEFF/, '');
  const entries = await loadEntries();
  const value = text.trimStart().startsWith('{') ? jsonOf(path, text) : parsed(path, parseRecord(text, entries));
  const migrated = migrate(value, entries);
  const verification = migrated.ok ? verify(migrated.stored, entries) : migrated;
  if (!verification.ok) {
    const { issue: found } = verification;
    throw new FileError(path, ({ issue }) => issue(found));
  }
  return verification;
}

/** Like {@link readStored}, but only for records. */
export async function readRecord(path: string): Promise<Verified & { readonly stored: GameRecord }> {
  const verified = await readStored(path);
  const { stored } = verified;
  if (stored.format !== RECORD) throw new FileError(path, ({ logHasNoMoves }) => logHasNoMoves);
  return { ...verified, stored };
}

function textOf(path: string): string {
  try {
    return readBounded(path, MAX_MEGABYTES * 1_000_000).toString();
  } catch (error) {
    throw asFileError(path, error);
  }
}

function jsonOf(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 200) : '';
    throw new FileError(path, ({ isNotJson }) => isNotJson(why));
  }
}

function parsed(path: string, result: ReturnType<typeof parseRecord>): unknown {
  if (result.ok) return result.record;
  const { line, column, message } = result.issue;
  throw new FileError(`${path}:${line}:${column}`, () => message);
}

/**
 * Writes a record of the entry's game: as JSON to a `.json` file, otherwise in the notation.
 * @throws FileError if that fails, or the file exists and may not be replaced.
 */
export function writeRecord(path: string, entry: AnyEntry, record: GameRecord, mayReplace: boolean): void {
  const text = extname(path) === '.json' ? `${JSON.stringify(record)}\n` : formatRecord(entry, record);
  try {
    writeOwnFile(path, text, mayReplace);
  } catch (error) {
    throw asFileError(path, error);
  }
}

/** The flags that say where a game goes, and what may be there. */
interface SaveFlags {
  readonly save: string | undefined;
  readonly load: string | undefined;
  readonly force: boolean;
}

/** Whether the file to save in may be replaced: with `--force`, or if it is the game that was loaded. */
export function mayReplaceSaved({ save, load, force }: SaveFlags): boolean {
  return force || (save !== undefined && load !== undefined && resolve(load) === resolve(save));
}

/** @throws FileError if the game could not be saved. */
export function refuseToReplace(flags: SaveFlags): void {
  if (flags.save === undefined) return;
  try {
    checkWritable(flags.save, mayReplaceSaved(flags));
  } catch (error) {
    throw asFileError(flags.save, error);
  }
}

/** The file of the saved game with that name. */
export function fileOf(folder: string, name: string): string {
  return join(folder, `${name}.txt`);
}

/** Whether a saved game may have this name: one that is a file name on any system. */
export function isName(name: string): boolean {
  return /^[A-Za-z0-9][\w-]{0,59}$/.test(name);
}

/** A saved game, or why it cannot be read. */
export interface Saved {
  readonly path: string;
  readonly name: string;
  readonly game: (Verified & { readonly stored: Stored }) | FileError;
}

/**
 * The games in a folder, by name.
 * @throws FileError if the folder cannot be read.
 */
export async function listSaved(folder: string): Promise<Saved[]> {
  if (!existsSync(folder)) return [];
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch (error) {
    throw asFileError(folder, error);
  }
  const saved: Saved[] = [];
  for (const name of names.filter((name) => ['.json', '.txt'].includes(extname(name)))) {
    const path = join(folder, name);
    saved.push({ path, name, game: await readOrError(path) });
  }
  return saved;
}

async function readOrError(path: string): Promise<Verified | FileError> {
  try {
    return await readStored(path);
  } catch (error) {
    if (error instanceof FileError) return error;
    throw error;
  }
}

function asFileError(path: string, error: unknown): FileError {
  if (!(error instanceof UnfitPath)) return new FileError(path, (words) => reasonOf(error, words));
  const { why } = error;
  return new FileError(path, (words) => (why === 'tooLarge' ? words.tooLarge(MAX_MEGABYTES) : words[why]));
}

/** The system's reason for refusing to read or write, in words. */
export function reasonOf(error: unknown, { reasons }: FileWords): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const known: { readonly [code: string]: string } = reasons;
  return known[code] ?? code;
}
