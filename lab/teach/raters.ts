// Trains a network to rate the moves of a game on searched decisions: npm run lab -- raters crazy-chicken
// Writes it to lab/teach/raters, for the arena's bots in lab/teach/rated, or to the source of the bots that play by it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AnyBots, moveKey } from 'hencoop/bots';
import { gameById } from 'hencoop/games';
import { at } from '../inside.js';
import { questionsOf } from './questionsOf.js';
import { answersAbout, bestOf, raterFor, regretOf, type Tried } from './rater.js';
import { decisionsOf, type SearchedDecision } from './searched.js';
import { shippedText } from './shipped.js';
import { isTaughtGame, TAUGHT } from './taughtGames.js';

/** One in this many matches is held out to test the network. */
const KEPT = 5;

const { values: words, positionals } = parseArgs({
  options: { matches: { type: 'string', default: '200' } },
  allowPositionals: true,
});
const [id = ''] = positionals;
if (!isTaughtGame(id)) throw new RangeError(`game: expected one of ${TAUGHT.join(', ')}, got ${id}`);
const bots: AnyBots = await gameById(id).bots();
const questions = await questionsOf(id);

/** Drops insignificant digits. */
const rounded = (number: number, digits: number) => Math.round(number * 10 ** digits) / 10 ** digits;

/** The tried moves of a decision, the choice of the rules of thumb first. Empty if these rules decide, or it was not tried. */
function triesOf({ view, values }: SearchedDecision): Tried[] {
  const seat = at(bots.game.actors(view), 0);
  const moves = bots.game.legalMoves(view);
  const usual = questions.thumbs('thumbs', view)(moves, view, seat);
  const asked = questions.asker(view)(view, seat);
  const tries: Tried[] = [];
  for (const move of [usual, ...moves.filter((move) => move !== usual)]) {
    const kind = asked.kindOf(move);
    const value = values.get(moveKey(move));
    if (kind === null || (move === usual && value === undefined)) return [];
    if (value === undefined) continue;
    tries.push({ answers: answersAbout(questions, asked, move, kind, move === usual), value: rounded(value, 5) });
  }
  return tries;
}

const matches = Array.from({ length: Number(words.matches) }, (_, match) =>
  decisionsOf(bots, match, questions.teacher)
    .map(triesOf)
    .filter(({ length }) => length > 1),
);
const learned = matches.filter((_, match) => match % KEPT !== 0).flat();
const kept = matches.filter((_, match) => match % KEPT === 0).flat();
const rater = raterFor(questions, learned);
const shown = (choose: (tries: readonly Tried[]) => Tried) =>
  [learned, kept].map((decisions) => regretOf(decisions, choose).toFixed(5)).join(' and ');
console.log(
  `${id}: ${learned.length} decisions; regret of the rules of thumb ${shown((tries) => at(tries, 0))}, of the network ` +
    `${shown((tries) => bestOf(rater, tries))} (on the training set, on ${kept.length} held-out decisions)`,
);
if (id === 'blind-chicken-extreme') {
  writeFileSync('src/blind-chicken-extreme/bots/weights.ts', shippedText(questions, rater));
} else {
  mkdirSync('lab/teach/raters', { recursive: true });
  const lists = Object.entries(rater).map(([name, weights]: readonly [string, Float64Array]) => [
    name,
    Array.from(weights, (weight) => rounded(weight, 3)),
  ]);
  writeFileSync(`lab/teach/raters/${id}.json`, `${JSON.stringify(Object.fromEntries(lists))}\n`);
}
