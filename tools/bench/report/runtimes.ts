import { median } from '../jobs/measure.js';
import type { BenchResults, Measured } from '../results.js';
import { picture, rate, table } from './format.js';

export function runtimesSection({ games, runtimes }: BenchResults): string {
  const [base] = runtimes;
  if (base === undefined) return '## Runtimes\n\n`test/packed/package.json` names no runtime for this machine.\n';
  const names = runtimes.map(({ name }) => name);
  const versions = runtimes.map(({ name, version }) => `${name.split(' ')[0]} ${version}`);
  const isSame = games.every((game) => game.runtimes.every((way) => way.isSame));
  return `## Runtimes

${versions.join(', ')}. The same programs in each, in turns; fewer rounds than above, so compare only within this table. In
parentheses, the share of the pace in ${base.name}. ${isSame ? 'All runtimes did the same work to the last point.' : '**The runtimes did different work.**'}
[Why Bun is slower](../../docs/benchmarks.md#why-bun-is-slower).

${picture('runtimes', `The pace in every runtime, as a share of that in ${base.name}`)}

${table(
  ['game', 'way', ...names],
  games.flatMap((game) => rowsOf(game, names)),
)}
`;
}

function rowsOf(game: Measured, [base = '', ...others]: readonly string[]): string[][] {
  return game.runtimes.map(({ title, rates }) => {
    const pace = (name: string) => median(rates.get(name) ?? []);
    const shares = others.map((name) => `${rate(pace(name))} (${(pace(name) / pace(base)).toFixed(2)})`);
    return [game.entrant.id, title, rate(pace(base)), ...shares];
  });
}
