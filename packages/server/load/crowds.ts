// Crowds: a person plays next to many matches between bots, and many clients reconnect to a fresh process at once.
import { setTimeout as sleep } from 'node:timers/promises';
import { balancer } from './balancer.js';
import { startComeback, startCrowd, startServer } from './processes.js';
import type { Crowds } from './report.js';
import { spread } from './statistics.js';

const MATCHES = 1_000;
const TURNS = 60;
const RETURNING = 2_000;
/** The number of reconnecting clients to compare with. */
const FEW = 100;

type Environment = { readonly [name: string]: string };

/** Each round measures both cases with and without a crowd. */
const ROUNDS = 3;

export async function measureCrowds(env: Environment): Promise<readonly Crowds[]> {
  const rounds: Crowds[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(env));
  return rounds;
}

async function measureRound(env: Environment): Promise<Crowds> {
  const few = await returning(env, FEW);
  const many = await returning(env, RETURNING);
  const server = await startServer('hencoop', env);
  try {
    const crowd = startCrowd({ url: server.url, matches: MATCHES, turns: TURNS });
    const { alone, among } = await crowd.report;
    return {
      bots: { matches: MATCHES, turns: TURNS, alone: spread(alone), among: spread(among), longest: Math.max(...among) },
      returns: { clients: RETURNING, many: spread(many), few: spread(few), fewClients: FEW },
    };
  } finally {
    await server.stop();
  }
}

/** Measures how long clients take to reconnect to a process that has just started. */
async function returning(env: Environment, clients: number): Promise<readonly number[]> {
  const before = await startServer('hencoop', env);
  const urls = [before.url];
  const gate = await balancer(urls);
  const comeback = startComeback({ url: gate.url, clients });
  await comeback.ready;
  const fresh = await startServer('hencoop', env);
  try {
    await sleep(500);
    urls[0] = fresh.url;
    gate.cut();
    return (await comeback.report).back;
  } finally {
    await gate.close();
    await before.stop();
    await fresh.stop();
  }
}
