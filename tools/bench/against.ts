// Compares the speed of the rules with another commit: npm run bench:against -- <commit> [--pairs 10] [--rounds 6]
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { meanInterval } from '../../src/bots/strength.js';
import { camelCase } from '../lib/games.js';
import { filesOf, from } from './commit.js';
import { ENTRANTS, type Entrant } from './entrants.js';
import { type Job, median, type Pace } from './jobs/measure.js';
import { machine, resultOf, workshop } from './process.js';
import { table } from './report/format.js';

const WAYS = ['inPlace', 'applied'] as const;
type Way = (typeof WAYS)[number];

/** Divides the number of games in a round of `apply`, since each takes longer. */
const FEWER_APPLIED = 8;

/** Bundles a way to play a game by the library in `tree` into a program. */
async function programOf(tree: string, label: string, way: Way, { id }: Entrant, job: Job): Promise<string> {
  const name = camelCase(id);
  const outfile = join(workshop, `${label}-${way}-${id}.cjs`);
  await build({
    stdin: {
      contents: [
        `import { ${way} } from './jobs/playouts.js';`,
        `import { ${name} } from '${resolve('src', id)}/index.js';`,
        `console.log(JSON.stringify(${way}(${name}, ${JSON.stringify(job)})));`,
      ].join('\n'),
      resolveDir: resolve('tools/bench'),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    plugins: [from(tree)],
    nodePaths: [resolve('node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outfile;
}

/** The logarithm of how many times faster `now` is than `then`, and whether both played the same games. */
async function compare(then: string, now: string, nowFirst: boolean): Promise<{ ratio: number; isSame: boolean }> {
  const paceOf = (program: string) => resultOf<Pace>(process.execPath, [], program);
  const first = await paceOf(nowFirst ? now : then);
  const second = await paceOf(nowFirst ? then : now);
  const [before, after] = nowFirst ? [second, first] : [first, second];
  const ratio = Math.log(median(after.rates) / median(before.rates));
  return { ratio, isSame: JSON.stringify(before.tally) === JSON.stringify(after.tally) };
}

const { values, positionals } = parseArgs({
  options: { pairs: { type: 'string', default: '10' }, rounds: { type: 'string', default: '6' } },
  allowPositionals: true,
});
const [commit, ...ids] = positionals;
if (commit === undefined) throw new Error('expected a commit to compare with, got none');
const theirs = filesOf(commit);

const rows: string[][] = [];
for (const entrant of ENTRANTS.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  for (const way of WAYS) {
    const games = Math.ceil(entrant.games / (way === 'inPlace' ? 1 : FEWER_APPLIED));
    const job = { seats: entrant.seats, games, rounds: Number(values.rounds) };
    const then = await programOf(theirs, 'then', way, entrant, job);
    const now = await programOf(resolve('.'), 'now', way, entrant, job);
    const pairs: Awaited<ReturnType<typeof compare>>[] = [];
    for (let pair = 0; pair < Number(values.pairs); pair++) pairs.push(await compare(then, now, pair % 2 === 1));
    const { low, mean, high } = meanInterval(pairs.map(({ ratio }) => ratio));
    const [least, ratio, most] = [low, mean, high].map((value) => Math.exp(value).toFixed(2));
    const isSame = pairs.every((pair) => pair.isSame);
    rows.push([
      entrant.id,
      way === 'inPlace' ? 'in place' : '`apply`',
      `${ratio} (${least} to ${most})`,
      isSame ? 'yes' : 'no',
    ]);
  }
}
console.log(`${machine()}: speed as a multiple of the speed at ${commit}, in ${values.pairs} pairs of processes.\n`);
console.log(table(['game', 'way', 'ratio', 'same games'], rows));
