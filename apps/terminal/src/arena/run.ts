import { availableParallelism } from 'node:os';
import { checkWritable } from '../ownFiles.js';
import { type Command, commandFor } from './command.js';
import { resultsOf, writeResults } from './figures.js';
import { openLog } from './log.js';
import { openPool } from './pool.js';
import { onFile } from './refusal.js';
import type { ArenaTerminal, Site } from './site.js';
import { summary } from './table.js';
import {
  keyOf,
  nameOf,
  type PlayedDeal,
  prepare,
  requireGreetings,
  type Task,
  type Tournament,
  tasksOf,
} from './tournament.js';

const MINUTE = 60_000;

/** Plays a tournament on local threads, resumes where it was stopped, and writes its results. */
export async function run(
  command: Command,
  site: Site,
  { out, err }: Pick<ArenaTerminal, 'out' | 'err'>,
): Promise<void> {
  const { minutes, threads = availableParallelism(), paced, force } = command;
  const loaded = await prepare(command.tournament);
  const name = nameOf(command.tournament);
  const file = command.out ?? `${site.folder}/${name}.json`;
  onFile(() => checkWritable(file, force));
  await requireGreetings(loaded);
  const code = site.codeOf(loaded, command.tournament);
  const log = openLog(command.log ?? `${site.folder}/${name}.jsonl`, { ...command, code });
  const tournament = { ...command.tournament, dealKey: log.dealKey };
  const all = tasksOf(tournament);
  const left = all.filter((task) => !log.played.has(keyOf(task)));
  if (left.length < all.length) err(`resuming: ${all.length - left.length} of ${all.length} deals are played`);
  const bar = site.progress(all.length, all.length - left.length);
  const pool = openPool(tournament, Math.min(threads, left.length));
  const end = minutes === undefined ? Infinity : performance.now() + minutes * MINUTE;
  const queue = left.values();
  // Each of these loops keeps one thread busy.
  const playOn = async () => {
    for (const task of queue) {
      if (performance.now() >= end && task.deal > 0) return;
      log.add(await pool.play(task));
      bar.step();
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, playOn));
  } finally {
    bar.stop();
    await pool.close();
  }
  const finished = { ...tournament, deals: finishedDeals(all, log.played) };
  const ready = await prepare(finished);
  const results = resultsOf(ready, log.played.values(), {
    command: commandFor(finished, file, site.program),
    environment: site.environment(code),
    paced,
  });
  writeResults(file, results, force);
  log.remove();
  out(`${summary(results)}\n\nthe same deals again: --deal-key ${tournament.dealKey}\nwrote ${file}`);
}

/** The number of deals, from the first on, that all duels have played. */
function finishedDeals(all: readonly Task[], played: ReadonlyMap<string, PlayedDeal>): Tournament['deals'] {
  const missing = all.find((task) => !played.has(keyOf(task)));
  return missing === undefined ? (all.at(-1)?.deal ?? -1) + 1 : missing.deal;
}
