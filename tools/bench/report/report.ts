import { BUNDLERS } from '../bundlers.js';
import { machine } from '../process.js';
import type { BenchResults, Measured } from '../results.js';
import { botsSection } from './bots.js';
import { kilo, picture, table } from './format.js';
import { playoutsOf } from './playouts.js';
import { runtimesSection } from './runtimes.js';
import { serverSection } from './server.js';

/** The text of tools/bench/RESULTS.md. */
export function report(results: BenchResults): string {
  const { games } = results;
  return `# How fast, how big

${machine()}, ${new Date().toISOString().slice(0, 10)}. Written by \`npm run bench\`.

Every figure is the median of several rounds in warmed-up, clean processes that took turns; ± is half the interquartile range. Time is
processor time, which a busy machine distorts less than the clock; still, **compare figures only within a run**, and look at the ratios. All
play uniformly random legal moves. [Benchmarks](../../docs/benchmarks.md) explains which figures matter for a page, a server and a bot.

## Playouts

*Hand-written JavaScript* is a one-file engine, for Chicken and for Chicken Roundup, on the same JSON tables and with the same chance, but
without events, reasons, views, options and checks. It plays the same games, move by move. *×* is relative to the pace in place.

${picture('playouts', 'Moves a second of every game in C, by hand, in place and with events, and of other engines')}

${games.map(playoutsOf).join('\n')}
${serverSection(games)}
${botsSection(games)}
${runtimesSection(results)}
${memorySection(games)}
${sizeSection(results)}`;
}

function memorySection(games: readonly Measured[]): string {
  return `## Memory

The live heap in MB after the first, fifth and last tenth of a long run in one process, after garbage collection. It stays flat: a playout
creates a draft, a list of moves and events, and the engine retains none of them.

${table(
  ['game', 'games', 'heap'],
  games.map(({ entrant, memory }) => {
    const heap = [0, 4, 9].map((tenth) => ((memory.heap[tenth] ?? 0) / 1e6).toFixed(2));
    return [entrant.id, memory.games.toLocaleString('en'), heap.join(', ')];
  }),
)}
`;
}

function sizeSection({ bundled }: BenchResults): string {
  return `## Size

The download of a page, minified and gzipped, in kB, by three bundlers from the built package. The schemas bring in the parts of zod that
they use, about 7 kB.

${picture('sizes', 'The download of a page for every game by three bundlers, and for chess.js')}

${table(
  ['entry', ...BUNDLERS],
  bundled.map(({ name, bytes }) => [`\`${name}\``, ...bytes.map(kilo)]),
)}
`;
}
