// Teaches the numbers in a game's rules of thumb from searched decisions: npm run teach:thumbs -- crazy-chicken
// Writes them to tools/teach/thumbs; tools/teach/alone and tools/teach/inPlayouts have bots with them for the arena.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameTypes } from 'hencoop';
import { type AnyBots, moveKey, type PolicyOf, search } from 'hencoop/bots';
import { gameById } from 'hencoop/games';
import tychei from 'seedrandom/lib/tychei.js';
import { at } from '../../src/engine/errors.js';
import { isTaughtGame, type Numbers, TAUGHT, thumbsOf } from './taughtGames.js';

/** How many playouts a decision has, compared with those of `strong`. */
const THOROUGH = 3;
/** The share of moves that are made at random, so that there are positions that a search avoids, too. */
const ERRORS = 0.1;
/** One match of this many is kept to try the numbers on. */
const KEPT = 5;

/** A decision that was searched: the value of each move that was tried, by its key. */
interface Decision {
  readonly view: GameTypes['View'];
  readonly values: ReadonlyMap<string, number>;
}

const { values: words, positionals } = parseArgs({
  options: { matches: { type: 'string', default: '60' }, steps: { type: 'string', default: '400' } },
  allowPositionals: true,
});
const [id = ''] = positionals;
if (!isTaughtGame(id)) throw new RangeError(`game: expected one of ${TAUGHT.join(', ')}, got ${id}`);
const bots: AnyBots = await gameById(id).bots();
const { game } = bots;

/** The decisions of one match between searches. */
function decisionsOf(match: number): Decision[] {
  const seats = match % 2 === 0 ? game.seats.min : Math.min(game.seats.max, 4);
  const own = `thumbs/${match}`;
  const random = tychei(own);
  const iterations = THOROUGH * bots.levels.strong.iterations;
  const players = Array.from({ length: seats }, (_, seat) =>
    search(game, { ...bots.method(seats), iterations, seed: `${own}/${seat}` }),
  );
  const decisions: Decision[] = [];
  let { state, events } = game.setupWithEvents({ seats, seed: own });
  const views = players.map((): GameTypes['View'] | null => null);
  for (;;) {
    for (const event of events) {
      views.forEach((seen, viewer) => {
        const redacted = game.redact(event, viewer);
        if (redacted !== null) views[viewer] = game.evolve(seen, redacted);
      });
    }
    const seat = game.actors(state)[0];
    if (seat === undefined) return decisions;
    const view = views[seat];
    if (view == null) throw new Error('expected a view');
    const { move, analysis } = at(players, seat).chooseNow(view);
    const tried = analysis.filter(({ visits }) => visits > 0);
    if (tried.length > 1) {
      decisions.push({ view, values: new Map(tried.map(({ move, value }) => [moveKey(move), value])) });
    }
    const moves = game.legalMoves(view);
    const isError = random() < ERRORS;
    const attempt = game.tryApply(state, isError ? at(moves, Math.floor(random() * moves.length)) : move);
    if (!attempt.ok) throw new Error('expected a legal move');
    ({ state, events } = attempt);
  }
}

/** What a policy loses by its moves on average, in the value of the search. Moves that were not tried do not count. */
function regretOf(policyOf: PolicyOf<GameTypes>, decisions: readonly Decision[]): number {
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

const matches = Array.from({ length: Number(words.matches) }, (_, match) => decisionsOf(match));
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
mkdirSync('tools/teach/thumbs', { recursive: true });
writeFileSync(`tools/teach/thumbs/${id}.json`, `${JSON.stringify(best)}\n`);
