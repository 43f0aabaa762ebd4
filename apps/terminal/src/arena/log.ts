import { closeSync, lstatSync, mkdirSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { checkWritable, readBounded } from '../ownFiles.js';
import type { Command } from './command.js';
import { onFile, Refusal } from './refusal.js';
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

/** What a log belongs to; `force` lets it replace another file. */
interface LogOf extends Pick<Command, 'tournament' | 'isKeyFresh' | 'force'> {
  readonly code: string;
}

/** More than the log of the longest tournament. */
const MAX_BYTES = 400_000_000;

const playedDeal = z.object({
  seats: z.int(),
  candidate: z.string(),
  rival: z.string(),
  deal: z.int(),
  wins: z.number(),
  margin: z.number(),
  faults: z.optional(z.array(z.object({ spec: z.string(), reason: z.string() }))),
});

/**
 * Opens the log of a tournament, and reads its deals. Drops a truncated last line. A deal key in the log replaces a fresh
 * one.
 * @throws Refusal if the file is not the log of this tournament, with its deal key, played by this code, or cannot be read
 * or written.
 */
export function openLog(file: string, of: LogOf): Log {
  const kept = onFile(() => readLog(file, of));
  const dealKey = kept?.dealKey ?? of.tournament.dealKey;
  const played = new Map(kept?.deals.map((one) => [keyOf(one), one]));
  const open = onFile(() => (kept === null ? create(file, headOf(of, dealKey), of.force) : openSync(file, 'a')));
  return {
    dealKey,
    played,
    add(one) {
      played.set(keyOf(one), one);
      onFile(() => writeSync(open, `${JSON.stringify(one)}\n`));
    },
    close: () => closeSync(open),
    remove() {
      closeSync(open);
      rmSync(file);
    },
  };
}

/** The first line of a log. */
function headOf({ tournament, code }: LogOf, dealKey: string): string {
  const { deals: _, dealKey: __, ...rest } = tournament;
  return `${JSON.stringify({ ...rest, code, dealKey })}\n`;
}

/** The deal key in the first line of a log; any text if the line is of something else. */
function keyIn(head: string): string {
  return /"dealKey":"([0-9a-f]{32})"\}\n$/.exec(head)?.[1] ?? '';
}

/** The deal key and the deals in a log; `null` if there is no file yet, or one to replace. */
function readLog(file: string, of: LogOf): (Pick<Log, 'dealKey'> & { readonly deals: readonly PlayedDeal[] }) | null {
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return null;
  checkWritable(file, true);
  const bytes = readBounded(file, MAX_BYTES);
  const head = bytes.subarray(0, bytes.indexOf('\n') + 1).toString();
  const dealKey = of.isKeyFresh ? keyIn(head) : of.tournament.dealKey;
  if (head !== headOf(of, dealKey)) {
    if (of.force) return null;
    throw new Refusal(
      `${file}: expected the deals of this tournament, played by this code; delete it to begin again, or let --force replace it`,
    );
  }
  const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
  const deals = whole
    .toString()
    .split('\n')
    .slice(1, -1)
    .map((line, index) => dealIn(line, `${file}:${index + 2}`));
  if (whole.length < bytes.length) truncateSync(file, whole.length);
  return { dealKey, deals };
}

function dealIn(line: string, place: string): PlayedDeal {
  try {
    const { faults, ...deal } = playedDeal.parse(JSON.parse(line));
    return { ...deal, ...(faults !== undefined && { faults }) };
  } catch {
    throw new Refusal(`${place}: expected a deal, got ${line.slice(0, 200)}`);
  }
}

function create(file: string, head: string, force: boolean): number {
  mkdirSync(dirname(file), { recursive: true });
  if (force) rmSync(file, { force });
  const open = openSync(file, 'wx');
  writeSync(open, head);
  return open;
}
