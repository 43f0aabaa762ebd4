// A network that rates moves by the answers to questions about them: one hidden layer, and a direct weight for each answer.
import type { GameTypes } from 'hencoop';
import type { PolicyOf } from 'hencoop/bots';
import tychei from 'seedrandom/lib/tychei.js';
import { at } from '../inside.js';
import { add, CLOSE, get, LIKENESS, learnFrom, normalBy, REGRET, softmax } from './learning.js';
import type { Asked, Questions } from './questions.js';

/** The number of cells in the hidden layer. */
export const HIDDEN = 16;
/** The number of passes over the decisions. */
const PASSES = 20;
/** The initial bonus of moves that the rules of thumb make. */
const TRUST = 1;

/** The weights of a network. */
export interface Rater {
  readonly toHidden: Float64Array;
  readonly hiddenBias: Float64Array;
  readonly toRating: Float64Array;
  readonly straight: Float64Array;
}

/** A move that the search tried: its answers, and its value. */
export interface Tried {
  readonly answers: readonly number[];
  readonly value: number;
}

const layersOf = ({ toHidden, hiddenBias, toRating, straight }: Rater) => [toHidden, hiddenBias, toRating, straight];

/** The answers about a move: its kind, then whether the rules of thumb make it, then the questions. */
export function answersAbout<G extends GameTypes>(
  { kinds }: Questions<G>,
  asked: Asked<G>,
  move: G['Move'],
  kind: number,
  isThumbs: boolean,
): number[] {
  return [kind, ...(isThumbs ? [kinds + kind] : []), ...asked.answersTo(move)];
}

function newRater({ kinds, answers }: Questions<GameTypes>, random: () => number): Rater {
  const normal = normalBy(random);
  return {
    toHidden: Float64Array.from({ length: answers * HIDDEN }, normal(0.15)),
    hiddenBias: new Float64Array(HIDDEN).fill(0.05),
    toRating: Float64Array.from({ length: HIDDEN }, normal(0.2)),
    straight: Float64Array.from({ length: answers }, (_, answer) => {
      return answer >= kinds && answer < 2 * kinds ? TRUST : 0;
    }),
  };
}

/** Writes the activations of the hidden cells, and returns the rating. */
function rate(
  { toHidden, hiddenBias, toRating, straight }: Rater,
  answers: readonly number[],
  cells: Float64Array,
): number {
  cells.set(hiddenBias);
  let rating = 0;
  for (const answer of answers) {
    rating += get(straight, answer);
    for (let cell = 0; cell < HIDDEN; cell++) add(cells, cell, get(toHidden, answer * HIDDEN + cell));
  }
  for (let cell = 0; cell < HIDDEN; cell++) {
    if (get(cells, cell) < 0) cells[cell] = 0;
    rating += get(cells, cell) * get(toRating, cell);
  }
  return rating;
}

const ratingsOf = (rater: Rater, tries: readonly Tried[]) =>
  tries.map(({ answers }) => rate(rater, answers, new Float64Array(HIDDEN)));

function learn(rater: Rater, slopes: Rater, tries: readonly Tried[]): void {
  const chances = softmax(ratingsOf(rater, tries));
  const wanted = softmax(tries.map(({ value }) => value / CLOSE));
  const expected = tries.reduce((sum, { value }, index) => sum + at(chances, index) * value, 0);
  const cells = new Float64Array(HIDDEN);
  tries.forEach(({ answers, value }, index) => {
    const chance = at(chances, index);
    const slope = LIKENESS * (chance - at(wanted, index)) - REGRET * chance * (value - expected);
    rate(rater, answers, cells);
    for (const answer of answers) add(slopes.straight, answer, slope);
    for (let cell = 0; cell < HIDDEN; cell++) {
      const active = get(cells, cell);
      if (active === 0) continue;
      add(slopes.toRating, cell, slope * active);
      const back = slope * get(rater.toRating, cell);
      add(slopes.hiddenBias, cell, back);
      for (const answer of answers) add(slopes.toHidden, answer * HIDDEN + cell, back);
    }
  });
}

/** Trains a network on these decisions, reproducibly. */
export function raterFor(questions: Questions<GameTypes>, decisions: readonly (readonly Tried[])[]): Rater {
  const random = tychei('teach');
  const rater = newRater(questions, random);
  const slopes = newRater(questions, () => 0);
  const batches = { weights: layersOf(rater), slopes: layersOf(slopes), passes: PASSES, random };
  learnFrom(decisions, batches, (tries) => learn(rater, slopes, tries));
  return rater;
}

/** The move that a network rates highest. */
export function bestOf(rater: Rater, tries: readonly Tried[]): Tried {
  const ratings = ratingsOf(rater, tries);
  return at(tries, ratings.indexOf(Math.max(...ratings)));
}

/** The average chance to win that these choices give away, by the values of the search. */
export function regretOf(decisions: readonly (readonly Tried[])[], choose: (tries: readonly Tried[]) => Tried): number {
  const lost = decisions.map((tries) => Math.max(...tries.map(({ value }) => value)) - choose(tries).value);
  return lost.reduce((sum, loss) => sum + loss, 0) / decisions.length;
}

/** Plays the move that the network rates highest, or by the rules of thumb if a move has no kind. */
export function ratedPolicy(questions: Questions<GameTypes>, rater: Rater): PolicyOf<GameTypes> {
  const cells = new Float64Array(HIDDEN);
  return (seed, view) => {
    const thumbs = questions.thumbs(seed, view);
    const ask = questions.asker(view);
    return (moves, table, seat) => {
      const asked = ask(table, seat);
      const usual = thumbs(moves, table, seat);
      if (moves.length === 1) return usual;
      let [best, most] = [usual, -Infinity];
      for (const move of moves) {
        const kind = asked.kindOf(move);
        if (kind === null) return usual;
        const rating = rate(rater, answersAbout(questions, asked, move, kind, move === usual), cells);
        if (rating > most) [best, most] = [move, rating];
      }
      return best;
    };
  };
}
