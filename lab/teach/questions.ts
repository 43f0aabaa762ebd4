// The questions about moves whose answers are the input of a network that rates moves.
import type { GameTypes } from 'hencoop';
import type { PolicyOf, SearchMethod } from 'hencoop/bots';
import { at, firstAnswers } from '../inside.js';

/** Answers the questions about the moves of one decision. */
export interface Asked<G extends GameTypes> {
  /** The kind of a move, below the number of kinds; `null` if the rules of thumb decide. */
  kindOf(move: G['Move']): number | null;
  /** The answers to the questions about the table and the move, by their numbers: see {@link numbering}. */
  answersTo(move: G['Move']): readonly number[];
}

/** The questions about the moves of a game. */
export interface Questions<G extends GameTypes> {
  /** The rules of thumb; whether they make a move is a question, too. */
  readonly thumbs: PolicyOf<G>;
  readonly kinds: number;
  /** How the training searches play, for games whose bots already use the network. */
  readonly teacher?: Pick<SearchMethod<G>, 'policy' | 'favorite'>;
  /** The number of answers to all questions; each answer has a number below this. */
  readonly answers: number;
  /** Called with a view, then with the table before each decision of any seat that follows. */
  asker(view: G['View']): (table: G['Table'], seat: number) => Asked<G>;
}

/** The number of `beginnings` up to `number`. */
export function bandOf(beginnings: readonly number[], number: number): number {
  let band = 0;
  while (band < beginnings.length && number >= (beginnings[band] ?? 0)) band++;
  return band;
}

/** Clamps `number` to the range from 0 to `most`. */
export const upTo = (most: number, number: number) => Math.max(0, Math.min(most, number));

/**
 * Numbers the answers to questions with `sizes` possible answers. The first numbers are the kinds of moves, then the kinds
 * again for moves that the rules of thumb make.
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
