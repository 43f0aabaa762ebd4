// npm run arena: plays a tournament of bots on all cores, and writes what it has shown.
import { availableParallelism } from 'node:os';
import { output } from '../../scripts/lib/files.js';
import { type Command, commandFor, readCommand } from './command.js';
import { openLog } from './log.js';
import { openPool } from './pool.js';
import { progressBar } from './progress.js';
import { Refusal } from './refusal.js';
import { strengthPage } from './report.js';
import { codeVersion, publishedResults, resultsOf, writeResults } from './results.js';
import { summary } from './table.js';
import { keyOf, nameOf, prepare, type Task, tasksOf } from './tournament.js';

async function run({ tournament, threads = availableParallelism(), paced, ...files }: Command): Promise<void> {
  const ready = await prepare(tournament);
  const name = nameOf(tournament);
  const out = files.out ?? `arena/runs/${name}.json`;
  const code = codeVersion();
  const log = openLog(files.log ?? `arena/runs/${name}.jsonl`, tournament, code);
  const all = tasksOf(tournament);
  const left = all.filter((task) => !log.played.has(keyOf(task)));
  if (left.length < all.length) console.error(`goes on: ${all.length - left.length} of ${all.length} deals are played`);
  const bar = progressBar(all.length, all.length - left.length);
  const pool = openPool(tournament, Math.min(threads, left.length));
  try {
    const play = async (task: Task) => {
      log.add(await pool.play(task));
      bar.step();
    };
    await Promise.all(left.map(play));
  } catch (error) {
    log.close();
    throw error;
  } finally {
    bar.stop();
    await pool.close();
  }
  const results = resultsOf(ready, log.played.values(), { command: commandFor(tournament, out), code, paced });
  writeResults(out, results);
  log.remove();
  console.log(`${summary(results)}\n\nwrote ${out}`);
}

try {
  const words = process.argv.slice(2);
  if (words[0] === 'report') await strengthPage(output(words.includes('--check')), publishedResults());
  else await run(readCommand(words));
} catch (error) {
  if (!(error instanceof Refusal || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
