// Compares the bots' estimated chances to win with results: npm run lab -- calibrate, or npm run lab -- calibrate chicken
// With --fit, refits a game's weights to games between heuristics: npm run lab -- calibrate chicken-roundup --fit
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AnyBots } from 'hencoop/bots';
import { type GameId, gameById, isGameId } from 'hencoop/games';
import { GAMES } from '../../tools/lib/games.js';
import { machine } from '../../tools/lib/machine.js';
import { type ChanceBy, fitWeights, lossOf, type Weights } from './fit.js';
import { judge } from './judge.js';
import { positionsOf } from './positions.js';
import { type CalibrationResults, RESULTS } from './results.js';

/** The default of `--matches`, the number of matches between strong bots for each number of seats. */
const MATCHES = 120;

const { values, positionals } = parseArgs({
  options: {
    fit: { type: 'boolean', default: false },
    games: { type: 'string', default: '600' },
    matches: { type: 'string', default: String(MATCHES) },
  },
  allowPositionals: true,
});

const botsOf = (id: GameId): Promise<AnyBots> => gameById(id).bots();

/** Prints the weights for which a game's estimated chances agree best with results. */
async function fitGame(id: GameId, games: number): Promise<void> {
  const bots = await botsOf(id);
  // Every game with weights exports them from this module.
  const module = (await import(`../../src/${id}/bots/chance.ts`)) as {
    readonly WEIGHTS: Weights;
    readonly chanceToWin: ChanceBy<unknown>;
    readonly FITTED_WITH?: readonly object[];
  };
  const options = module.FITTED_WITH ?? [{}];
  const seats = seatsOf(bots).flatMap((number) => options.map((option) => ({ number, option })));
  const positions = seats.flatMap(({ number, option }) => positionsOf(bots, number, option, games));
  const found = fitWeights(positions, module.chanceToWin, module.WEIGHTS);
  console.log(`${id}: ${positions.length} positions`);
  console.log(`loss of the weights in the code: ${lossOf(positions, module.chanceToWin(module.WEIGHTS)).toFixed(4)}`);
  console.log(`loss of ${JSON.stringify(found.weights)}: ${found.loss.toFixed(4)}`);
}

/** Judges the strong bot of a game at tables for two and for four, and writes the results. */
async function judgeGame(id: GameId, matches: number): Promise<void> {
  const bots = await botsOf(id);
  const reliabilities = seatsOf(bots).map((seats) => judge(bots, seats, matches));
  for (const { seats, brier, blind } of reliabilities)
    console.log(`${id}, ${seats} seats: Brier score ${brier.toFixed(3)}, of equal chances ${blind.toFixed(3)}`);
  const results: CalibrationResults = { game: id, machine: machine(), reliabilities };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}/${id}.json`, `${JSON.stringify(results, null, 2)}\n`);
}

const seatsOf = ({ game }: AnyBots) => [2, 4].filter((seats) => seats >= game.seats.min && seats <= game.seats.max);

const unknown = positionals.find((id) => !isGameId(id));
if (unknown !== undefined) throw new Error(`game: expected one of ${GAMES.join(', ')}, got ${unknown}`);
const ids = positionals.length > 0 ? positionals.filter(isGameId) : GAMES;
for (const id of ids) await (values.fit ? fitGame(id, Number(values.games)) : judgeGame(id, Number(values.matches)));
