// Plays the bots of each pool against each other: npm run lab -- pool, or: npm run lab -- pool chicken --seats 2,4 --minutes 60
// With --only strong,strong-712bd6f, plays only duels between these two.
// A run continues from earlier results. After a change to today's levels, --forget drops their results at these numbers of seats.
// Results of a level that the game no longer offers are dropped.
import { parseArgs } from 'node:util';
import { playDeal } from 'hencoop/bots';
import { GAMES } from '../../tools/lib/games.js';
import { machine } from '../../tools/lib/machine.js';
import { seatCounts } from '../lib/seatCounts.js';
import { poolOf } from './entrants.js';
import { nextPair, openWidth, pairCount, pairsOf } from './pairs.js';
import { readPool, writePool } from './results.js';

/** How many deals a pair plays in a row. */
const DEALS_AT_A_TIME = 2;
/** How many seconds apart to save the results. */
const WRITE_AFTER = 30;

/** Plays the pool of a game for some minutes of processor time. */
async function playPool(
  id: string,
  seats: readonly number[] | undefined,
  minutes: number,
  forget: boolean,
  only: readonly string[] | undefined,
): Promise<void> {
  const pool = await poolOf(id);
  const before = readPool(id);
  const { playing, resting } = pairsOf(before?.pairs ?? [], pool, seats ?? seatCounts(pool.game.seats), forget);
  const started = process.cpuUsage();
  // In processor time, so that a busy machine does not shorten the run.
  const elapsed = () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 3_600_000_000;
  };
  const write = () => {
    const kept = [...playing, ...resting].filter(({ results }) => results.length > 0);
    const hours = (before?.hours ?? 0) + elapsed();
    const duels = pairCount(pool, seatCounts(pool.game.seats));
    writePool({ game: id, machine: machine(), hours, duels, pairs: kept });
  };
  let written = performance.now();
  const chosen = playing.filter(
    ({ candidate, rival }) => only?.every((name) => [candidate, rival].includes(name)) ?? true,
  );
  if (chosen.length === 0) throw new Error(`--only: expected two bots of the pool of ${id}, got ${only}`);
  for (let pair = nextPair(chosen); pair !== null && elapsed() * 60 < minutes; pair = nextPair(chosen)) {
    const [candidate, rival] = [pool.makers[pair.candidate], pool.makers[pair.rival]];
    if (candidate === undefined || rival === undefined)
      throw new Error(`${id}: no such bot: ${pair.candidate} or ${pair.rival}`);
    for (let deal = 0; deal < DEALS_AT_A_TIME; deal++) {
      // Every pair plays the same deals.
      const seed = `pool/${pair.seats}/${pair.results.length}`;
      pair.results.push(playDeal(pool.game, candidate, rival, { seats: pair.seats, seed }));
    }
    if (performance.now() - written > WRITE_AFTER * 1000) {
      write();
      written = performance.now();
    }
  }
  write();
  const open = playing.filter((pair) => openWidth(pair) !== null).length;
  console.log(`${id}: ${playing.length - open} of ${playing.length} pairs have finished`);
}

const { values, positionals } = parseArgs({
  options: {
    /** By default every number of seats of the game. */
    seats: { type: 'string' },
    /** Processor time for each game. */
    minutes: { type: 'string', default: '72' },
    forget: { type: 'boolean', default: false },
    /** The names of two bots. */
    only: { type: 'string' },
  },
  allowPositionals: true,
});
const seats = values.seats?.split(',').map(Number);
for (const id of positionals.length === 0 ? GAMES : positionals) {
  await playPool(id, seats, Number(values.minutes), values.forget, values.only?.split(','));
}
