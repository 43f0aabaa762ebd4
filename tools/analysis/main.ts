// How well the losses that the analysis finds tell good players from bad ones: npm run analysis, or npm run analysis -- chicken
// It goes on where it was stopped; --matches sets how many matches each pair of players plays.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { GameTypes } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import { type AnyDoors, type GameId, gameById, isGameId } from 'hencoop/games';
import { GAMES } from '../lib/games.js';
import { machine } from '../lib/machine.js';
import { confirmReasons, judgeMatch } from './judge.js';
import { PLAYERS, type PlayerName, type Results, resultsOf, saveResults } from './results.js';

/** How many playouts judge a decision of the matches: few, so that there are many matches. */
const PLAYOUTS = 30;
/** How many games are timed, and how many reasons are asked again. */
const TIMED = 3;
const REASONS = 40;

const { values, positionals } = parseArgs({
  options: { matches: { type: 'string', default: '24' } },
  allowPositionals: true,
});

/** Neighbors in strength, each in both seats. */
function pairOf(match: number): readonly PlayerName[] {
  const pairs = PLAYERS.slice(1).map((stronger, index): readonly PlayerName[] => [
    PLAYERS[index] ?? stronger,
    stronger,
  ]);
  const pair = pairs[match % pairs.length] ?? [];
  return Math.floor(match / pairs.length) % 2 === 0 ? pair : pair.toReversed();
}

async function timesOf(game: GameId): Promise<readonly number[]> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { game, games: TIMED } });
  // The worker answers once, with its times.
  const [times] = (await once(worker, 'message')) as [readonly number[]];
  await worker.terminate();
  return times;
}

async function measure(game: GameId, wanted: number): Promise<void> {
  const doors: AnyDoors = gameById(game);
  // The games differ only in their types, and the bots get only positions of their own game.
  const bots = (await doors.bots()) as unknown as GameBots<GameTypes>;
  let results: Results = resultsOf(game) ?? {
    game,
    machine: machine(),
    playouts: PLAYOUTS,
    times: [],
    reasons: { decisions: 0, named: 0, confirmed: 0 },
    matches: [],
  };
  const keep = (found: Partial<Results>) => {
    results = { ...results, ...found };
    saveResults(results);
  };
  if (results.times.length < TIMED) keep({ times: await timesOf(game) });
  if (results.reasons.named < REASONS) keep({ reasons: await confirmReasons(bots, REASONS) });
  while (results.matches.length < wanted) {
    const number = results.matches.length;
    keep({ matches: [...results.matches, await judgeMatch(bots, pairOf(number), `match ${number}`, PLAYOUTS)] });
    console.log(`${game}: ${number + 1} of ${wanted} matches`);
  }
}

const unknown = positionals.find((id) => !isGameId(id));
if (unknown !== undefined) throw new Error(`game: expected one of ${GAMES.join(', ')}, got ${unknown}`);
const games = positionals.length > 0 ? positionals.filter(isGameId) : GAMES;
const each = Number(values.matches);
for (const game of games) await measure(game, each * (PLAYERS.length - 1));
