// Tunes the numbers in a game's rules of thumb on searched decisions: npm run lab -- thumbs crazy-chicken
// Writes them to lab/teach/thumbs, for the arena's bots in lab/teach/alone and lab/teach/inPlayouts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameTypes } from 'hencoop';
import { type AnyBots, moveKey, type PolicyOf } from 'hencoop/bots';
import { gameById } from 'hencoop/games';
import tychei from 'seedrandom/lib/tychei.js';
import { at } from '../inside.js';
import { decisionsOf, type SearchedDecision } from './searched.js';
import { isTaughtGame, type Numbers, TAUGHT, thumbsOf } from './taughtGames.js';

/** One in this many matches is held out to test the numbers. */
const KEPT = 5;

const { values: words, positionals } = parseArgs({
  options: { matches: { type: 'string', default: '60' }, steps: { type: 'string', default: '400' } },
  allowPositionals: true,
});
const [id = ''] = positionals;
if (!isTaughtGame(id)) throw new RangeError(`game: expected one of ${TAUGHT.join(', ')}, got ${id}`);
const bots: AnyBots = await gameById(id).bots();
const { game } = bots;

/** The average loss of a policy's moves, by the values of the search. Untried moves do not count. */
function regretOf(policyOf: PolicyOf<GameTypes>, decisions: readonly SearchedDecision[]): number {
  let [sum, count] = [0, 0];
  for (const { view, values } of decisions) {
    const moves = game.legalMoves(view);
    const value = values.get(moveKey(policyOf('thumbs', view)(moves, view, at(game.actors(view), 0))));
    if (value === undefined) continue;
    sum += Math.max(...values.values()) - value;
    count += 1;
  }
  return sum / count;
}

/** Changes one or two of the numbers at random. */
function varied(numbers: Numbers, random: () => number): number[] {
  const next = numbers.slice();
  for (let changes = random() < 0.5 ? 1 : 2; changes > 0; changes--) {
    const index = Math.floor(random() * next.length);
    const number = at(next, index);
    const amount = (random() - 0.5) * Math.max(Math.abs(number), 0.2);
    next[index] = Math.round(1000 * (number + amount)) / 1000;
  }
  return next;
}

const matches = Array.from({ length: Number(words.matches) }, (_, match) => decisionsOf(bots, match));
const learned = matches.filter((_, match) => match % KEPT !== 0).flat();
const kept = matches.filter((_, match) => match % KEPT === 0).flat();
const { start, policy } = await thumbsOf(id);
const random = tychei(`thumbs/${id}`);
let best: Numbers = start;
let least = regretOf(policy(best), learned);
const before = [least, regretOf(policy(best), kept)];
for (let step = 0; step < Number(words.steps); step++) {
  const next = varied(best, random);
  const regret = regretOf(policy(next), learned);
  if (regret < least) [best, least] = [next, regret];
}
const after = [least, regretOf(policy(best), kept)];
const shown = (pair: readonly number[]) => pair.map((regret) => regret.toFixed(5)).join(' and ');
console.log(
  `${id}: ${learned.length} decisions; regret before ${shown(before)}, after ${shown(after)} (on the training set, on ${kept.length} held-out decisions)`,
);
mkdirSync('lab/teach/thumbs', { recursive: true });
writeFileSync(`lab/teach/thumbs/${id}.json`, `${JSON.stringify(best)}\n`);
