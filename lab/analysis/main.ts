// Whether good players lose less than bad ones, as the analysis judges them: npm run lab -- analysis, or npm run lab -- analysis chicken
// It goes on where it was stopped; --matches sets how many matches each pair of players plays.
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

/** How many playouts judge a decision of the matches: few, so that there are many matches. */
const PLAYOUTS = 30;
/** How many games are timed, and how many reasons are asked again. */
const TIMED = 3;
const REASONS = 10;
/** How many matches of each game come first. */
const FIRST = 9;

const { values, positionals } = parseArgs({
  options: { matches: { type: 'string', default: '24' } },
  allowPositionals: true,
});

/** Neighbors in strength. */
const PAIRS = PLAYERS.slice(1).map((stronger, index): readonly PlayerName[] => [at(PLAYERS, index), stronger]);

/** Each pair in turn, and each player of it in both seats. */
function pairOf(match: number): readonly PlayerName[] {
  const pair = at(PAIRS, match % PAIRS.length);
  return Math.floor(match / PAIRS.length) % 2 === 0 ? pair : pair.toReversed();
}

async function timesOf(game: GameId): Promise<readonly number[]> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { game, games: TIMED } });
  // The worker answers once, with its times.
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
// Some matches of every game first, so that a run that is stopped has something of all.
const wanted = Number(values.matches) * PAIRS.length;
for (let few = Math.min(FIRST, wanted); ; few = wanted) {
  for (const [, measuring] of measurings) await measuring.matches(few);
  for (const [game, measuring] of measurings) {
    await measuring.reasons();
    await measuring.times(game);
  }
  if (few === wanted) break;
}
