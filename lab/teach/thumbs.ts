// Teaches the numbers in a game's rules of thumb from searched decisions: npm run lab -- thumbs crazy-chicken
// Writes them to lab/teach/thumbs; lab/teach/alone and lab/teach/inPlayouts have bots with them for the arena.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameTypes } from 'hencoop';
import { type AnyBots, moveKey, type PolicyOf } from 'hencoop/bots';
import { gameById } from 'hencoop/games';
import tychei from 'seedrandom/lib/tychei.js';
import { at } from '../inside.js';
import { decisionsOf, type SearchedDecision } from './searched.js';
import { isTaughtGame, type Numbers, TAUGHT, thumbsOf } from './taughtGames.js';

/** One match of this many is kept to try the numbers on. */
const KEPT = 5;

const { values: words, positionals } = parseArgs({
  options: { matches: { type: 'string', default: '60' }, steps: { type: 'string', default: '400' } },
  allowPositionals: true,
});
const [id = ''] = positionals;
if (!isTaughtGame(id)) throw new RangeError(`game: expected one of ${TAUGHT.join(', ')}, got ${id}`);
const bots: AnyBots = await gameById(id).bots();
const { game } = bots;

/** What a policy loses by its moves on average, in the value of the search. Moves that were not tried do not count. */
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

/** Numbers like these: one or two are changed. */
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
  `${id}: ${learned.length} decisions; regret before ${shown(before)}, after ${shown(after)} (on those learned from, on ${kept.length} others)`,
);
mkdirSync('lab/teach/thumbs', { recursive: true });
writeFileSync(`lab/teach/thumbs/${id}.json`, `${JSON.stringify(best)}\n`);
