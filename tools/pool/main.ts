// Plays the bots of each pool against one another: npm run pool, or: npm run pool -- chicken --seats 2,4 --minutes 60
// Results of earlier runs stay, and the run goes on from them; after a change of today's levels, --forget drops theirs.
import { parseArgs } from 'node:util';
import { type DealResult, LEVELS, pairingsOf, playDeal } from 'hencoop/bots';
import { GAMES } from '../lib/games.js';
import { machine } from '../lib/machine.js';
import { type Pool, poolOf } from './entrants.js';
import { nextPair, openWidth } from './pairs.js';
import { type Pair, readPool, writePool } from './results.js';

/** How many deals a pair plays at a time. */
const DEALS_AT_A_TIME = 2;
/** Results are written again after this many seconds. */
const WRITE_AFTER = 30;

interface OpenPair extends Pair {
  readonly results: DealResult[];
}

/** The pairs of a pool, with what they have played so far. */
function pairsOf(game: string, { makers }: Pool, seats: readonly number[], forget: boolean): OpenPair[] {
  const isToday = (name: string) => LEVELS.some((level) => level === name);
  const played = (readPool(game)?.pairs ?? []).filter(
    ({ candidate, rival }) => !forget || (!isToday(candidate) && !isToday(rival)),
  );
  const wanted = seats.flatMap((count) =>
    pairingsOf(Object.keys(makers), count).map(([candidate, rival]) => ({ seats: count, candidate, rival })),
  );
  const isSame = (a: Omit<Pair, 'results'>, b: Omit<Pair, 'results'>) =>
    a.seats === b.seats && a.candidate === b.candidate && a.rival === b.rival;
  return [
    ...wanted.map((pair) => ({ ...pair, results: [...(played.find((one) => isSame(one, pair))?.results ?? [])] })),
    ...played
      .filter((one) => !wanted.some((pair) => isSame(one, pair)))
      .map((one) => ({ ...one, results: [...one.results] })),
  ];
}

/** Plays the pool of one game for some minutes of the processor. */
async function playPool(id: string, seats: readonly number[], minutes: number, forget: boolean): Promise<void> {
  const pool = await poolOf(id);
  const pairs = pairsOf(id, pool, seats, forget);
  const [before, started] = [readPool(id)?.hours ?? 0, process.cpuUsage()];
  // Of the processor, so that a busy machine counts only the time it gave.
  const elapsed = () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 3_600_000_000;
  };
  const write = () => {
    const kept = pairs.filter(({ results }) => results.length > 0);
    writePool({ game: id, machine: machine(), hours: before + elapsed(), pairs: kept });
  };
  let written = performance.now();
  for (let pair = nextPair(pairs); pair !== null && elapsed() * 60 < minutes; pair = nextPair(pairs)) {
    const [candidate, rival] = [pool.makers[pair.candidate], pool.makers[pair.rival]];
    if (candidate === undefined || rival === undefined) throw new Error(`${id}: ${pair.candidate} does not play today`);
    for (let deal = 0; deal < DEALS_AT_A_TIME; deal++) {
      // The same deals for every pair.
      const seed = `pool/${pair.seats}/${pair.results.length}`;
      pair.results.push(playDeal(pool.game, candidate, rival, { seats: pair.seats, seed }));
    }
    if (performance.now() - written > WRITE_AFTER * 1000) {
      write();
      written = performance.now();
    }
  }
  write();
  const open = pairs.filter((pair) => openWidth(pair) !== null).length;
  console.log(`${id}: ${pairs.length - open} of ${pairs.length} pairs have stopped`);
}

const { values, positionals } = parseArgs({
  options: {
    seats: { type: 'string', default: '2' },
    /** Of the processor, for each game. */
    minutes: { type: 'string', default: '72' },
    forget: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const seats = values.seats.split(',').map(Number);
for (const id of positionals.length === 0 ? GAMES : positionals) {
  await playPool(id, seats, Number(values.minutes), values.forget);
}
