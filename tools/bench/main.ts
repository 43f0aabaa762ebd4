// npm run bench: measures every game, writes tools/bench/RESULTS.md and the charts in tools/bench/charts. Run npm run build first.
// npm run bench -- chicken: measures only the named games, and only prints the results.
import { writeFileSync } from 'node:fs';
import { bundledSizes, requireBuild } from './bundlers.js';
import { charts } from './chart.js';
import { ENTRANTS, type Entrant } from './entrants.js';
import type { Pace, Tally } from './jobs/measure.js';
import type { ServerFigures } from './jobs/server.js';
import { inProcess, type NativePace, native } from './process.js';
import { progress } from './progress.js';
import { report } from './report/report.js';
import type { BenchResults, Measured, WayName } from './results.js';
import { inRuntimes, measuredRuntimes } from './runtimes.js';

/** The number of processes for each way. The ways take turns, so that a slow minute slows all of them. */
const TURNS = 3;
const ROUNDS = 5;

/** The ways measured only for Chicken, with a divisor for their number of games, since they are slow. */
const ONLY_CHICKEN = { withStructuredClone: 20, withImmer: 50, throughReducer: 100, throughClient: 100 } as const;

const named = process.argv.slice(2);
const unknown = named.filter((name) => !ENTRANTS.some(({ id }) => id === name));
if (unknown.length > 0) {
  console.error(`no such game: ${unknown.join(', ')}; there are ${ENTRANTS.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}
const chosen = ENTRANTS.filter(({ id }) => named.length === 0 || named.includes(id));

async function measure(entrant: Entrant): Promise<Measured> {
  const { id, seats, games } = entrant;
  const job = { seats, games, rounds: ROUNDS };
  const ways = new Map<WayName, Pace>();
  const natives: NativePace[] = [];
  for (let turn = 1; turn <= TURNS; turn++) {
    const here = (what: string) => progress.show(`${id}, turn ${turn} of ${TURNS}: ${what}`);
    here('C');
    natives.push(await native(entrant));
    for (const way of ['byHand', 'inPlace', 'applied', 'inCompany'] as const) {
      if (way === 'byHand' && !entrant.byHand) continue;
      if (way === 'inCompany' && ENTRANTS.length < 2) continue;
      here(way);
      add(ways, way, await inProcess(way, entrant, job));
    }
    if (id !== 'chicken') continue;
    for (const way of ['withStructuredClone', 'withImmer', 'throughReducer', 'throughClient'] as const) {
      here(way);
      add(ways, way, await inProcess(way, entrant, { ...job, games: games / ONLY_CHICKEN[way] }));
    }
  }
  const servers: ServerFigures[] = [];
  const checksThrice: number[] = [];
  for (let turn = 1; turn <= TURNS; turn++) {
    progress.show(`${id}, turn ${turn} of ${TURNS}: server`);
    servers.push(await inProcess('server', entrant, job));
    checksThrice.push(...(await inProcess('serverThrice', entrant, job)).rates);
  }
  progress.show(`${id}: bot`);
  const bot = await inProcess('bot', entrant, job);
  progress.show(`${id}: slices`);
  const slices = await inProcess('slices', entrant, job);
  progress.show(`${id}: memory`);
  // A million games of Chicken in one process.
  const memory = await inProcess('memory', entrant, { ...job, rounds: id === 'chicken' ? 100 : 20 });
  const inEach = await inRuntimes(entrant, runtimes, (what) => progress.show(`${id}: ${what}`));
  return { entrant, ways, natives, servers, checksThrice, bot, slices, memory, runtimes: inEach };
}

function add(ways: Map<WayName, Pace>, way: WayName, pace: Pace): void {
  const before = ways.get(way);
  ways.set(
    way,
    before === undefined ? pace : { rates: [...before.rates, ...pace.rates], tally: sum(before.tally, pace.tally) },
  );
}

function sum(a: Tally, b: Tally): Tally {
  return {
    games: a.games + b.games,
    moves: a.moves + b.moves,
    rounds: a.rounds + b.rounds,
    points: a.points + b.points,
    squares: a.squares + b.squares,
  };
}

requireBuild();
progress.show('runtimes');
const runtimes = await measuredRuntimes();
const games: Measured[] = [];
for (const entrant of chosen) games.push(await measure(entrant));
progress.show('bundlers');
const results: BenchResults = { games, bundled: await bundledSizes(), runtimes };
const text = report(results);
progress.done();
console.log(text);
if (named.length === 0) {
  writeFileSync('tools/bench/RESULTS.md', text);
  for (const [name, picture] of Object.entries(charts(results)))
    writeFileSync(`tools/bench/charts/${name}.svg`, picture);
  console.log('wrote tools/bench/RESULTS.md and tools/bench/charts');
}
