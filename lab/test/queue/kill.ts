// npm run lab -- queue-test: plays a tournament on a separate Redis, with two workers, and kills one worker and the process that
// collects the results. No deal may be lost or counted twice. Requires redis-server.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, QueueEvents } from 'bullmq';
import { chicken, uniform } from 'hencoop';
import { policyBot, search, strengthOf } from 'hencoop/bots';
import { startRedis } from '../../../support/services.js';
import { type ArenaQueue, connectionTo, queueName } from '../../arena/queue/queue.js';
import { codeVersion } from '../../arena/results.js';
import { dealsPlayed, loadGames, type TournamentResults } from '../../inside.js';

const DEALS = 60;
const TOURNAMENT = ['chicken', '--candidates', 'plain:5', '--rival', 'uniform', '--deals', String(DEALS), '--unpaced'];
/** Short, so that the killed worker's deal soon goes to the other worker. */
const LOCK = 1_500;

const folder = mkdtempSync(join(tmpdir(), 'hencoop-queue-'));
const redis = await startRedis();
const out = join(folder, 'results.json');
const children: ChildProcess[] = [];

function start(command: string, words: readonly string[]): ChildProcess {
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}
const queueProcess = (...words: readonly string[]) =>
  start(process.execPath, ['--import', 'tsx', 'lab/arena/queue/main.ts', ...words, '--redis', redis.url]);
const worker = () => queueProcess('work', '--threads', '1', '--lock', String(LOCK));
const player = () => queueProcess('play', ...TOURNAMENT, '--out', out);
const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise<number | null>((resolve) => child.once('exit', resolve));

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended(child);
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 45_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`timed out waiting for ${what}`);
    await sleep(20);
  }
}

try {
  const connection = connectionTo(redis.url);
  const queue: ArenaQueue = new Queue(queueName(codeVersion(await loadGames())), { connection });
  const events = new QueueEvents(queue.name, { connection });
  await events.waitUntilReady();
  const completions = new Map<string, number>();
  let stalled = 0;
  events.on('completed', ({ jobId }) => completions.set(jobId, (completions.get(jobId) ?? 0) + 1));
  events.on('stalled', () => {
    stalled += 1;
  });

  const first = player();
  const [victim, survivor] = [worker(), worker()];
  await until('five deals', async () => (await queue.getCompletedCount()) >= 5);
  await until('a deal that the victim is playing', async () => {
    // A stopped process cannot finish its deal between the check and the kill.
    victim.kill('SIGSTOP');
    const plays = (await queue.getActive()).some(({ processedBy }) => processedBy?.endsWith(`-${victim.pid}`));
    if (!plays) victim.kill('SIGCONT');
    return plays;
  });
  await kill(victim);
  await kill(first);
  const before = await queue.getCompletedCount();
  const [completed] = await queue.getCompleted(0, 0);
  const keyBefore = completed?.data.tournament.dealKey;
  assert.ok(before < DEALS, 'the tournament was over before anything was killed');

  assert.equal(await ended(player()), 0, 'the second play process failed');
  await sleep(200);
  survivor.kill('SIGTERM');
  assert.equal(await ended(survivor), 0, 'the worker did not exit cleanly');

  // The process wrote results.
  const { command, duels } = JSON.parse(readFileSync(out, 'utf8')) as TournamentResults;
  const [figures] = duels;
  // The second process went on with the key of the first.
  const [, dealKey = ''] = /--deal-key (\w+)/.exec(command) ?? [];
  assert.equal(dealKey, keyBefore, 'the second play process dealt with another key');
  const played = dealsPlayed(
    chicken,
    ({ seed }) => search(chicken, { iterations: 5, seed }),
    ({ seed }) => policyBot(chicken, uniform, { seed }),
    { seats: 2, deals: DEALS, seed: 'arena', dealKey },
  );
  const expected = strengthOf(played, 2);
  assert.equal(figures?.games, expected.games);
  assert.ok(Math.abs((figures?.wins.mean ?? -1) - expected.wins.mean) < 1e-3, 'the wins differ from a single process');
  assert.ok(
    Math.abs((figures?.pointsAhead.mean ?? -1) + expected.margin.mean) < 1e-3,
    'the points differ from a single process',
  );
  assert.equal(completions.size, DEALS, 'a deal was lost');
  assert.ok(
    [...completions.values()].every((times) => times === 1),
    'a deal was completed twice',
  );
  assert.ok(stalled >= 1, "the killed worker's deal did not go to another worker");
  assert.equal(await queue.getCompletedCount(), 0, 'collected jobs were left in the queue');
  await events.close();
  await queue.close();
  console.log(`${DEALS} deals: ${before} finished before the kills, ${stalled} went to another worker`);
  console.log('1 passed, 0 failed');
} finally {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.map(ended));
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
}
