// The section "The pool" of docs/strength.md.
import { ladderOf, strengthOf } from 'hencoop/bots';
import { GAMES } from 'hencoop/games';
import { boundsText } from '../inside.js';
import { openWidth } from './pairs.js';
import { type Pair, type Results, readPool } from './results.js';

const ANCHOR = 'heuristic';
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The section, from all results that there are; empty without any. */
export function poolSection(): string[] {
  const found = GAMES.flatMap(({ id, title }) => {
    const results = readPool(id);
    return results === null ? [] : gameSection(title, results);
  });
  return found.length === 0 ? [] : [...INTRODUCTION, ...found];
}

const INTRODUCTION = [
  '## The pool',
  '',
  'Elo over one rival rewards a bot that knows this rival. So the levels play in a pool whose other bots no later change touches: they',
  'are those of commit 712bd6f, with the rules that they played by, in `lab/pool/frozen`.',
  '',
  '- `heuristic`, `strong-712bd6f` and `expert-712bd6f` are the bots of that commit; `heuristic` stands at 0.',
  '- `flat` tries all moves alike, in worlds of which each is as likely as any other, and `ismcts` grows a tree; both have the playouts of',
  '  that `strong`, its rules of thumb, and its value of a position.',
  '- Every two bots play the same deals, which nothing was tuned on. A duel goes on until its interval excludes 0 or is narrower than ±25',
  '  Elo, and the one with the widest interval goes first; below each table stands how many have stopped. The Elo is that of a',
  '  [ladder](#strength). Since a duel may stop as soon as it looks decided, differences can be overstated. Hours include games that were',
  '  dropped when a level changed.',
  '',
];

function gameSection(title: string, { pairs, duels, hours, machine, game }: Results): string[] {
  const counts = [...new Set(pairs.map(({ seats }) => seats))].sort((a, b) => a - b);
  const open = pairs.filter((pair) => openWidth(pair) !== null).length;
  const games = pairs.reduce((sum, { results, seats }) => sum + results.length * seats, 0);
  return [
    `### The pool of ${title}`,
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
