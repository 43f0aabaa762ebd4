import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { GAMES, PlayedMatch } from '../kill/players.js';
import { Balancer, ServerProcess } from '../kill/processes.js';
import { faultsOf, type Query } from '../kill/proof.js';
import type { Row } from '../src/database.js';

/** The pause between the moves of a player, in milliseconds. */
export const PAUSE = 30;
/** The number of milliseconds without a move after which a match counts as stalled. */
const PATIENCE = 60_000;
/** The number of moves in each match before the operator's next step. */
const MOVES = 5;

/** Opens a match of every game. */
export function openMatches(url: string): Promise<readonly PlayedMatch[]> {
  return Promise.all(GAMES.map((game) => PlayedMatch.open(url, game, PAUSE)));
}

/** Resolves once each match has made a few more moves or is over. @throws Error if a match stalls, or all are over. */
export async function playOn(matches: readonly PlayedMatch[], after: string): Promise<void> {
  const open = matches.filter(({ isOver }) => !isOver);
  if (open.length === 0) throw new Error(`${after}: expected a match in progress`);
  const goals = open.map((match) => [match, match.accepted.length + MOVES] as const);
  for (
    const end = Date.now() + PATIENCE;
    goals.some(([match, goal]) => match.accepted.length < goal && !match.isOver);
  ) {
    if (Date.now() > end) throw new Error(`${after}: a match has stalled`);
    await sleep(10);
  }
}

/** The number of accepted moves. */
export function movesOf(matches: readonly PlayedMatch[]): number {
  return matches.reduce((sum, { accepted }) => sum + accepted.length, 0);
}

/** Ends play; returns the faults in logs, deliveries and the viewers' tables. */
export async function finish(matches: readonly PlayedMatch[], url: string, query: Query): Promise<readonly string[]> {
  await Promise.all(matches.map((match) => match.stop()));
  const faults = await Promise.all(matches.map((match) => faultsOf(match, url, query)));
  for (const match of matches) match.close();
  return faults.flat();
}

/** Starts a balancer in front of `processes`, which may change. */
export async function inFrontOf(processes: readonly ServerProcess[]): Promise<Balancer> {
  const balancer = new Balancer(processes);
  await balancer.listen();
  return balancer;
}

/** Starts another process behind a balancer. */
export async function addProcess(
  processes: ServerProcess[],
  file: string,
  env: { readonly [name: string]: string },
): Promise<ServerProcess> {
  const server = await ServerProcess.start(file, env);
  processes.push(server);
  return server;
}

/** The address of another database of the same PostgreSQL. */
export function databaseAt(url: string, name: string): string {
  return url.replace(/[^/]+$/, name);
}

export function queryOf(connectionString: string): Query {
  return async (text, values = []) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    return (await client.query<Row>(text, [...values]).finally(() => client.end())).rows;
  };
}
