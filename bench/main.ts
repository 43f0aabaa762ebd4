// npm run bench: measures every game, writes bench/RESULTS.md and bench/results.svg.
// npm run bench -- chicken: measures only the games named, prints the results, writes nothing.
import { writeFileSync } from 'node:fs';
import { chart } from './chart.js';
import { ENTRANTS, type Entrant } from './entrants.js';
import type { Pace, Tally } from './jobs/measure.js';
import { inProcess, type NativePace, native } from './process.js';
import { progress } from './progress.js';
import { type Measured, report, type WayName } from './report.js';
import { sizes } from './size.js';

/** The number of processes for each way. The ways take turns, so that a slow minute slows them all. */
const TURNS = 3;
const ROUNDS = 5;

/** The ways that only Chicken is measured in, and the divisor for their games in a round: they are slow. */
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
    for (const way of ['inPlace', 'applied', 'inCompany'] as const) {
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
  progress.show(`${id}: server`);
  const server = await inProcess('server', entrant, job);
  progress.show(`${id}: bot`);
  const bot = await inProcess('bot', entrant, job);
  progress.show(`${id}: memory`);
  // A million games of Chicken in one process.
  const memory = await inProcess('memory', entrant, { ...job, rounds: id === 'chicken' ? 100 : 20 });
  return { entrant, ways, natives, server, bot, memory };
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

const measured: Measured[] = [];
for (const entrant of chosen) measured.push(await measure(entrant));
progress.show('sizes');
const text = report(measured, await sizes());
progress.done();
console.log(text);
if (named.length === 0) {
  writeFileSync('bench/RESULTS.md', text);
  writeFileSync('bench/results.svg', chart(measured));
  console.log('wrote bench/RESULTS.md and bench/results.svg');
}
