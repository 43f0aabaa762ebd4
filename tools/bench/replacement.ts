/**
 * Solves Chicken Out! with replacement, as test/chicken-out/replacement.ts defines it, and prints how much the rules of
 * thumb lose in it against best play: npx tsx tools/bench/replacement.ts [cards of each player]
 */
import { lossOf, solve } from '../../test/chicken-out/replacement.js';
import { thumbsWithReplacement } from '../../test/chicken-out/replacementPlayers.js';

const cards = Number(process.argv[2] ?? 30);
const percent = (fraction: number) => `${(100 * fraction).toFixed(2)} %`;

const best = solve(2 * cards, ['best', 'best']);
process.stdout.write(`${cards} cards each: the opener wins ${percent(best.opens[cards]?.[cards] ?? Number.NaN)}\n`);
process.stdout.write(
  `the rules of thumb lose ${percent(lossOf(cards, thumbsWithReplacement()))} of a game to best play\n`,
);
