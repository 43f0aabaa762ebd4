import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from './refusal.js';
import { keyOf, type PlayedDeal, type Tournament } from './tournament.js';

/** The deals of an unfinished tournament, kept in a file of one JSON text a line. */
export interface Log {
  /** The finished tasks, by key. */
  readonly played: ReadonlyMap<string, PlayedDeal>;
  /** Keeps a result: in the file when it returns, so that a killed process loses nothing. */
  add(played: PlayedDeal): void;
  /** Closes the file. */
  close(): void;
  /** Closes and deletes the file, once its deals are in the results. */
  remove(): void;
}

/**
 * Opens the log of a tournament, and reads its deals. Drops a truncated last line.
 * @throws Refusal if the log belongs to another tournament or other code.
 */
export function openLog(file: string, tournament: Tournament, code: string): Log {
  const { deals: _, ...rest } = tournament;
  const head = JSON.stringify({ ...rest, code });
  const played = new Map<string, PlayedDeal>();
  mkdirSync(dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first, ...lines] = whole.split('\n').slice(0, -1);
  if (first !== undefined && first !== head) {
    throw new Refusal(`${file}: expected the deals of this tournament, played by this code; delete it to begin again`);
  }
  for (const line of lines) {
    // Written by `add`.
    const one = JSON.parse(line) as PlayedDeal;
    played.set(keyOf(one), one);
  }
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  const open = openSync(file, 'a');
  if (first === undefined) writeSync(open, `${head}\n`);
  return {
    played,
    add(one) {
      played.set(keyOf(one), one);
      writeSync(open, `${JSON.stringify(one)}\n`);
    },
    close: () => closeSync(open),
    remove() {
      closeSync(open);
      rmSync(file);
    },
  };
}
