// Measures whether the analysis finds smaller losses for better players: npm run lab -- analysis, or npm run lab -- analysis chicken
// The same command resumes an interrupted run; --matches sets the number of matches per pair of players.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { GameTypes } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import { type AnyDoors, type GameId, gameById, isGameId } from 'hencoop/games';
import { GAMES } from '../../tools/lib/games.js';
import { machine } from '../../tools/lib/machine.js';
import { at } from '../inside.js';
import { confirmReasons, judgeMatch } from './judge.js';
import { type AnalysisResults, PLAYERS, type PlayerName, resultsOf, saveResults } from './results.js';

/** The playouts per decision in the matches: few, to have time for many matches. */
const PLAYOUTS = 30;
/** How many games to time, and how many reasons to check. */
const TIMED = 3;
const REASONS = 10;
/** How many matches of each game to play before more of any. */
const FIRST = 9;

const { values, positionals } = parseArgs({
  options: { matches: { type: 'string', default: '24' } },
  allowPositionals: true,
});

/** Neighbors in strength. */
const PAIRS = PLAYERS.slice(1).map((stronger, index): readonly PlayerName[] => [at(PLAYERS, index), stronger]);

/** The players of a match: each pair in turn, and in both orders. */
function pairOf(match: number): readonly PlayerName[] {
  const pair = at(PAIRS, match % PAIRS.length);
  return Math.floor(match / PAIRS.length) % 2 === 0 ? pair : pair.toReversed();
}

async function timesOf(game: GameId): Promise<readonly number[]> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { game, games: TIMED } });
  // The worker posts one message, its times.
  const [times] = (await once(worker, 'message')) as [readonly number[]];
  await worker.terminate();
  return times;
}

/** Measures one game, and saves the results as it goes. */
class Measuring {
  readonly #bots: GameBots<GameTypes>;
  #results: AnalysisResults;

  private constructor(bots: GameBots<GameTypes>, results: AnalysisResults) {
    this.#bots = bots;
    this.#results = results;
  }

  static async of(game: GameId): Promise<Measuring> {
    const doors: AnyDoors = gameById(game);
    const bots = await doors.bots();
    const none = { decisions: 0, named: 0, confirmed: 0 };
    const fresh = { game, machine: machine(), playouts: PLAYOUTS, times: [], reasons: none, matches: [] };
    return new Measuring(bots, resultsOf(game) ?? fresh);
  }

  #keep(found: Partial<AnalysisResults>): void {
    this.#results = { ...this.#results, ...found };
    saveResults(this.#results);
  }

  async matches(wanted: number): Promise<void> {
    for (let number = this.#results.matches.length; number < wanted; number++) {
      const match = await judgeMatch(this.#bots, pairOf(number), `match ${number}`, PLAYOUTS);
      this.#keep({ matches: [...this.#results.matches, match] });
      console.log(`${this.#results.game}: ${number + 1} of ${wanted} matches`);
    }
  }

  async times(game: GameId): Promise<void> {
    if (this.#results.times.length < TIMED) this.#keep({ times: await timesOf(game) });
  }

  async reasons(): Promise<void> {
    if (this.#results.reasons.named < REASONS) this.#keep({ reasons: await confirmReasons(this.#bots, REASONS) });
  }
}

const unknown = positionals.find((id) => !isGameId(id));
if (unknown !== undefined) throw new Error(`game: expected one of ${GAMES.join(', ')}, got ${unknown}`);
const games = positionals.length > 0 ? positionals.filter(isGameId) : GAMES;
const measurings = await Promise.all(games.map(async (game) => [game, await Measuring.of(game)] as const));
// Some matches of every game first, so that an interrupted run has results for all of them.
const wanted = Number(values.matches) * PAIRS.length;
for (let few = Math.min(FIRST, wanted); ; few = wanted) {
  for (const [, measuring] of measurings) await measuring.matches(few);
  for (const [game, measuring] of measurings) {
    await measuring.reasons();
    await measuring.times(game);
  }
  if (few === wanted) break;
}
