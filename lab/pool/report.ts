import { ladderOf, strengthOf } from 'hencoop/bots';
import { GAMES } from 'hencoop/games';
import type { Output } from '../../tools/lib/files.js';
import { boundsText } from '../inside.js';
import { openWidth } from './pairs.js';
import { type Pair, type PoolResults, readPool } from './results.js';

const ANCHOR = 'heuristic';
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Writes the page of the pools. */
export function poolPage(output: Output): void {
  const sections = GAMES.flatMap(({ id, title }) => {
    const results = readPool(id);
    return results === null ? [] : gameSection(title, results);
  });
  output.file('lab/pool/RESULTS.md', [...INTRODUCTION, ...sections].join('\n'));
}

const INTRODUCTION = [
  '# The pools',
  '',
  'Elo over one rival rewards a bot that knows this rival. So the levels play in a pool whose other bots no later change touches: those of',
  'commit 712bd6f, with the rules that they played by.',
  '',
  '- `heuristic`, `strong-712bd6f` and `expert-712bd6f` are the bots of that commit; `heuristic` stands at 0.',
  '- `flat` tries all moves equally often, in worlds that are equally likely, and `ismcts` grows a tree; both have the playouts of the old',
  '  `strong`, its rules of thumb, and its value of a position.',
  '- All pairs play the same deals, on which nothing was tuned. A duel ends when its interval excludes 0 or is narrower than ±25 Elo; the',
  '  one with the widest interval goes first. The Elo is that of a [ladder](../arena/README.md#how-strength-is-stated). Since a duel may end as soon',
  '  as it looks decided, differences can be overstated. Hours include games that were dropped when a level changed.',
  '',
];

function gameSection(title: string, { pairs, duels, hours, machine, game }: PoolResults): string[] {
  const counts = [...new Set(pairs.map(({ seats }) => seats))].sort((a, b) => a - b);
  const open = pairs.filter((pair) => openWidth(pair) !== null).length;
  const games = pairs.reduce((sum, { results, seats }) => sum + results.length * seats, 0);
  return [
    `## ${title}`,
    '',
    row('seats', 'bot', 'Elo', 'games'),
    row('---:', '---', '---:', '---:'),
    ...counts.flatMap((seats) => ladderRows(pairs, seats)),
    '',
    ...againstOwnPast(pairs),
    `${games.toLocaleString('en')} games in ${hours.toFixed(1)} hours of a processor; ${pairs.length - open} of ${duels} duels have stopped${duels > pairs.length ? `, ${duels - pairs.length} have not begun` : ''}.`,
    `\`npm run lab -- pool ${game}\` goes on; ${machine}.`,
    '',
  ];
}

/** A duel with fewer deals than this is left out. */
const LEAST_DEALS = 10;

/** What the duels of today's `strong` with that of the old commit say, in words. */
export function againstOwnPast(pairs: readonly Pair[]): string[] {
  const [now, then] = ['strong', 'strong-712bd6f'];
  const found = pairs.flatMap(({ seats, candidate, rival, results }) => {
    const isTurned = seats === 2 && candidate === then && rival === now;
    if (results.length < LEAST_DEALS || !(isTurned || (candidate === now && rival === then))) return [];
    const own = isTurned ? results.map(({ wins, margin }) => ({ wins: 1 - wins, margin: -margin })) : results;
    const { elo, games } = strengthOf(own, seats);
    // Bots that make the same moves share every deal alike.
    const isSame = own.every(({ wins, margin }) => Math.abs(wins * seats - 1) < 1e-9 && Math.abs(margin) < 1e-9);
    const figure = isSame ? 'no difference in any game' : boundsText(elo);
    return [`${figure} with ${seats} seats (${games.toLocaleString('en')} games)`];
  });
  if (found.length === 0) return [];
  return [`In their own duels, \`${now}\` has over \`${then}\`, in Elo: ${found.join('; ')}.`, ''];
}

function ladderRows(all: readonly Pair[], seats: number): string[] {
  const pairs = all.filter((pair) => pair.seats === seats && pair.results.length > 0);
  const gamesOf = (name: string) =>
    pairs
      .filter(({ candidate, rival }) => candidate === name || rival === name)
      .reduce((sum, { results }) => sum + results.length * seats, 0);
  return ladderOf(pairs, { seats, anchor: ANCHOR }).map(({ name, elo }) =>
    row(String(seats), `\`${name}\``, boundsText(elo), gamesOf(name).toLocaleString('en')),
  );
}
