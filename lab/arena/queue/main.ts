// npm run lab -- queue: plays a tournament on a queue's workers, or starts a worker.
import { availableParallelism } from 'node:os';
import {
  checkWritable,
  commandFor,
  loadGames,
  nameOf,
  onFile,
  type PlayedDeal,
  parseWords,
  prepare,
  Refusal,
  readCommand,
  resultsOf,
  summary,
  tasksOf,
  wholeNumber,
  writeResults,
} from '../../inside.js';
import { progressBar } from '../progress.js';
import { codeVersion, SITE } from '../results.js';
import { dealKeyInQueue, forget, playOnQueue } from './queue.js';
import { work } from './worker.js';

const USAGE = `npm run lab -- queue work [--redis URL] [--threads N] [--lock MS]
npm run lab -- queue play GAME --candidates BOTS [--redis URL] [options of npm run lab -- arena]

  --redis redis://127.0.0.1:6379   the queue's Redis; default REDIS_URL, then this
  --threads N                      deals that the worker plays at once; default one per core
  --lock 30000                     milliseconds until the deal of a silent worker goes to another`;

const LOCAL = 'redis://127.0.0.1:6379';

/** Works until a stop signal, then finishes its current deals. */
async function startWork(words: readonly string[]): Promise<void> {
  const options = { redis: { type: 'string' }, threads: { type: 'string' }, lock: { type: 'string' } } as const;
  const { values } = parseWords(words, options, SITE.program);
  const worker = work({
    url: values.redis ?? process.env['REDIS_URL'] ?? LOCAL,
    code: codeVersion(await loadGames()),
    threads: values.threads === undefined ? availableParallelism() : wholeNumber('--threads', values.threads, 1_000),
    lock: wholeNumber('--lock', values.lock ?? '30000', 3_600_000, 500),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => worker.stop());
}

async function playTournament(words: readonly string[]): Promise<void> {
  const at = words.indexOf('--redis');
  const url = at < 0 ? (process.env['REDIS_URL'] ?? LOCAL) : (words[at + 1] ?? LOCAL);
  const command = readCommand(at < 0 ? words : words.toSpliced(at, 2), SITE.program);
  const { minutes, paced, force, tournament: asked } = command;
  if (minutes !== undefined) throw new Refusal('--minutes: expected --deals on a queue');
  // Refuses a wrong tournament before anything is queued.
  await prepare(asked);
  const out = command.out ?? `${SITE.folder}/${nameOf(asked)}.json`;
  onFile(() => checkWritable(out, force));
  const code = codeVersion(await loadGames());
  const tasks = tasksOf(asked);
  const dealKey = await dealKeyInQueue({ url, code, tournament: asked, tasks });
  if (dealKey !== asked.dealKey && !command.isKeyFresh)
    throw new Refusal(`--deal-key: expected ${dealKey}, with which the queue has begun this tournament`);
  const tournament = { ...asked, dealKey };
  const ready = await prepare(tournament);
  const played: PlayedDeal[] = [];
  const bar = progressBar(tasks.length, 0);
  try {
    await playOnQueue({
      url,
      code,
      tournament,
      tasks,
      done: (one) => {
        played.push(one);
        bar.step();
      },
    });
  } finally {
    bar.stop();
  }
  const results = resultsOf(ready, played, {
    command: commandFor(tournament, out, SITE.program),
    environment: SITE.environment(code),
    paced,
  });
  writeResults(out, results, force);
  await forget({ url, code, tournament, tasks });
  console.log(`${summary(results)}\n\nthe same deals again: --deal-key ${dealKey}\nwrote ${out}`);
}

try {
  const [what, ...words] = process.argv.slice(2);
  if (what === 'work') await startWork(words);
  else if (what === 'play') await playTournament(words);
  else throw new Refusal(`expected work or play, got ${what ?? 'nothing'}\n\n${USAGE}`);
} catch (error) {
  if (!(error instanceof Refusal || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
