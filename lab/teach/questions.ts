// The questions about a move that a network can be taught to rate moves by, for each of several games.
import type { GameTypes } from 'hencoop';
import type { PolicyOf, SearchMethod } from 'hencoop/bots';
import { at, firstAnswers } from '../inside.js';

/** Answers the questions about the moves of one decision. */
export interface Asked<G extends GameTypes> {
  /** The kind of a move, below the number of kinds; `null` for one that is left to the rules of thumb. */
  kindOf(move: G['Move']): number | null;
  /** The answers to the questions about the table and the move, by their numbers: see {@link numbering}. */
  answersTo(move: G['Move']): readonly number[];
}

/** How a network gets to know the moves of a game. */
export interface Questions<G extends GameTypes> {
  /** The rules of thumb: whether they make a move is a question, too. */
  readonly thumbs: PolicyOf<G>;
  readonly kinds: number;
  /** How the searches play that it learns from, where the bots play by what it has learned. */
  readonly teacher?: Pick<SearchMethod<G>, 'policy' | 'favorite'>;
  /** How many answers there are, to all questions: each has a number below this. */
  readonly answers: number;
  /** Called with a view, then with the table before each decision of any seat that follows. */
  asker(view: G['View']): (table: G['Table'], seat: number) => Asked<G>;
}

/** The number of `beginnings` up to `number`: below their number, plus one. */
export function bandOf(beginnings: readonly number[], number: number): number {
  let band = 0;
  while (band < beginnings.length && number >= (beginnings[band] ?? 0)) band++;
  return band;
}

/** `number` itself up to `most`. */
export const upTo = (most: number, number: number) => Math.max(0, Math.min(most, number));

/**
 * Numbers the answers to questions, which have these numbers of answers. Before them, each kind of move has a number, and one more if
 * the rules of thumb make it.
 */
export function numbering(kinds: number, sizes: readonly number[]) {
  const firsts = firstAnswers(2 * kinds, sizes);
  return {
    answers: at(firsts, sizes.length),
    numbered: (answers: readonly number[]) =>
      answers.map((answer, question) => {
        const size = at(sizes, question);
        if (answer < 0 || answer >= size) {
          throw new Error(`question ${question}: expected an answer below ${size}, got ${answer}`);
        }
        return at(firsts, question) + answer;
      }),
  };
}
