import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from './command.js';
import { Refusal } from './refusal.js';
import { keyOf, type PlayedDeal } from './tournament.js';

/** The deals of an unfinished tournament, kept in a file of one JSON text a line. */
export interface Log {
  /** The deal key of the tournament, which the first line keeps. */
  readonly dealKey: string;
  /** The finished tasks, by key. */
  readonly played: ReadonlyMap<string, PlayedDeal>;
  /** Keeps a result: in the file when it returns, so that a killed process loses nothing. */
  add(played: PlayedDeal): void;
  /** Closes the file. */
  close(): void;
  /** Closes and deletes the file, once its deals are in the results. */
  remove(): void;
}

/** What a log belongs to. */
interface LogOf extends Pick<Command, 'tournament' | 'isKeyFresh'> {
  readonly code: string;
}

/**
 * Opens the log of a tournament, and reads its deals. Drops a truncated last line. A deal key in the log replaces a fresh
 * one.
 * @throws Refusal if the log belongs to another tournament, deal key or other code.
 */
export function openLog(file: string, { tournament, isKeyFresh, code }: LogOf): Log {
  const { deals: _, dealKey: offered, ...rest } = tournament;
  const headWith = (dealKey: unknown) => JSON.stringify({ ...rest, code, dealKey });
  const played = new Map<string, PlayedDeal>();
  mkdirSync(dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first, ...lines] = whole.split('\n').slice(0, -1);
  const dealKey = first === undefined || !isKeyFresh ? offered : keyIn(first);
  if (first !== undefined && first !== headWith(dealKey)) {
    throw new Refusal(`${file}: expected the deals of this tournament, played by this code; delete it to begin again`);
  }
  for (const line of lines) {
    // Written by `add`.
    const one = JSON.parse(line) as PlayedDeal;
    played.set(keyOf(one), one);
  }
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  const open = openSync(file, 'a');
  if (first === undefined) writeSync(open, `${headWith(dealKey)}\n`);
  return {
    dealKey,
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

/** The deal key in the first line of a log; any text if the line is of something else. */
function keyIn(head: string): string {
  return /"dealKey":"([0-9a-f]{32})"\}$/.exec(head)?.[1] ?? '';
}
