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
  'Elo over a single rival rewards bots that exploit it. So the levels play in a pool with bots that never change: the bots of commit',
  '712bd6f, with the rules of that commit.',
  '',
  '- `heuristic`, `strong-712bd6f` and `expert-712bd6f` are bots of that commit; `heuristic` has Elo 0.',
  '- `flat` tries all moves equally often in equally likely worlds, and `ismcts` grows a tree. Both use the rules of thumb, the evaluation',
  '  and the number of playouts of the old `strong`.',
  '- All pairs play the same deals, on which no bot was tuned. A duel ends when its interval excludes 0 or is narrower than ±25 Elo; the',
  '  duel with the widest interval plays next. Elo comes from a [ladder](../arena/README.md#how-strength-is-stated). Since a duel ends as soon as it',
  '  looks decided, differences may be overstated. Hours include games that were dropped when a level changed.',
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
    `${games.toLocaleString('en')} games in ${hours.toFixed(1)} processor hours; ${pairs.length - open} of ${duels} duels have finished${duels > pairs.length ? `, ${duels - pairs.length} have not begun` : ''}.`,
    `\`npm run lab -- pool ${game}\` continues; ${machine}.`,
    '',
  ];
}

/** The minimum number of deals of a duel in {@link againstOwnPast}. */
const LEAST_DEALS = 10;

/** A sentence about the duels between today's `strong` and the old one. */
export function againstOwnPast(pairs: readonly Pair[]): string[] {
  const [now, then] = ['strong', 'strong-712bd6f'];
  const found = pairs.flatMap(({ seats, candidate, rival, results }) => {
    const isTurned = seats === 2 && candidate === then && rival === now;
    if (results.length < LEAST_DEALS || !(isTurned || (candidate === now && rival === then))) return [];
    const own = isTurned ? results.map(({ wins, margin }) => ({ wins: 1 - wins, margin: -margin })) : results;
    const { elo, games } = strengthOf(own, seats);
    // Bots that make the same moves share every deal equally.
    const isSame = own.every(({ wins, margin }) => Math.abs(wins * seats - 1) < 1e-9 && Math.abs(margin) < 1e-9);
    const figure = isSame ? 'no difference in any game' : boundsText(elo);
    return [`${figure} with ${seats} seats (${games.toLocaleString('en')} games)`];
  });
  if (found.length === 0) return [];
  return [`Elo of \`${now}\` over \`${then}\` in direct duels: ${found.join('; ')}.`, ''];
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
