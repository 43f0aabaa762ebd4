import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES, PlayedMatch } from './players.js';
import type { Balancer, ServerProcess } from './processes.js';
import { faultsOf, type Query } from './proof.js';

/** The number of milliseconds without a move after which play counts as stalled. */
const PATIENCE = 60_000;
/** The pause between the moves of a player, in milliseconds. */
const PAUSE = 30;
/** The number of accepted moves between one failure and the next. */
const MOVES_BETWEEN = 3;

/** Servers under attack. */
export interface Attack {
  readonly name: string;
  readonly balancer: Balancer;
  readonly servers: readonly ServerProcess[];
  /** Causes the failures, by their names in the report. */
  readonly failures: { readonly [name: string]: () => Promise<void> };
  readonly query: Query;
  /** Runs between the end of play and the proof. */
  readonly settle: () => Promise<void>;
}

/** Plays all games, causes each failure `count` times, and returns the faults found afterward. */
export async function withstand(attack: Attack, count: number): Promise<readonly string[]> {
  const { name, balancer, servers, query, settle } = attack;
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const players = new Players(balancer.url);
  await players.start();
  const longest = await strike(attack, players, count, seconds);
  await players.finish();
  await settle();
  const faults = (await Promise.all(players.all.map((match) => faultsOf(match, balancer.url, query)))).flat();
  const failed = [...longest].map(([failure, took]) => `${count} ${failure} (next move within ${took} ms)`);
  const refused = JSON.stringify(Object.fromEntries(players.refused));
  console.log(
    `${name}: ${failed.join(', ')}; ${players.all.length} matches, ${players.moves} accepted moves, refused ${refused}, ${seconds()} s`,
  );
  for (const match of players.all) match.close();
  return [...faults, ...servers.flatMap(({ crashes }) => crashes).map((output) => `a server: ${output}`)];
}

/** Causes the failures in turn during play; returns the longest time for which each stopped play. */
async function strike(
  { name, failures }: Attack,
  players: Players,
  count: number,
  seconds: () => number,
): Promise<ReadonlyMap<string, number>> {
  const longest = new Map<string, number>();
  await players.progress('the beginning');
  for (let round = 0; round < count; round++) {
    for (const [failure, cause] of Object.entries(failures)) {
      const at = Date.now();
      await cause();
      await players.progress(failure);
      longest.set(failure, Math.max(longest.get(failure) ?? 0, Date.now() - at));
    }
    if ((round + 1) % 5 === 0) console.log(`${name}: ${round + 1} of ${count}, ${players.moves} moves, ${seconds()} s`);
  }
  return longest;
}

/** The players of all games. When a match is over, they open another. */
class Players {
  readonly all: PlayedMatch[] = [];
  readonly #url: string;
  readonly #current = new Map<string, PlayedMatch>();
  #isPlaying = true;
  #keeping: Promise<void> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
  }

  /** The number of accepted moves. */
  get moves(): number {
    return this.all.reduce((sum, { accepted }) => sum + accepted.length, 0);
  }

  /** The number of refused moves, by reason. */
  get refused(): ReadonlyMap<string, number> {
    const refused = new Map<string, number>();
    for (const match of this.all) {
      for (const [reason, times] of match.refused) refused.set(reason, (refused.get(reason) ?? 0) + times);
    }
    return refused;
  }

  async start(): Promise<void> {
    await Promise.all(GAMES.map((game) => this.#open(game)));
    this.#keeping = this.#keepOpen();
  }

  /** Resolves after a few more moves. @throws Error if play has stalled. */
  async progress(after: string): Promise<void> {
    const before = this.moves;
    const end = Date.now() + PATIENCE;
    while (this.moves < before + MOVES_BETWEEN) {
      if (Date.now() > end) throw new Error(`play stalled after ${after}: no move in ${PATIENCE / 1000} s`);
      await sleep(10);
    }
  }

  /** Ends play. @throws Error if a failure has stalled a match: each must be over or still make moves. */
  async finish(): Promise<void> {
    this.#isPlaying = false;
    await this.#keeping;
    await Promise.all([...this.#current.values()].map(requireProgress));
    await Promise.all(this.all.map((match) => match.stop()));
  }

  async #open(game: (typeof GAMES)[number]): Promise<void> {
    const match = await PlayedMatch.open(this.#url, game, PAUSE);
    this.all.push(match);
    this.#current.set(game, match);
  }

  async #keepOpen(): Promise<void> {
    while (this.#isPlaying) {
      for (const game of GAMES) if (this.#current.get(game)?.isOver) await this.#open(game);
      await sleep(200);
    }
  }
}

async function requireProgress(match: PlayedMatch): Promise<void> {
  const before = match.accepted.length;
  for (let tries = 0; match.accepted.length === before && !match.isOver; tries++) {
    if (tries > 600) throw new Error(`${match.game} ${match.id} has stalled: no move in 30 s`);
    await sleep(50);
  }
}
