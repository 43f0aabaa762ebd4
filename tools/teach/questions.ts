// The questions about a move that a network can be taught to rate moves by, for each of several games.
import type { GameTypes } from 'hencoop';
import type { PolicyOf } from 'hencoop/bots';

/** Answers the questions about the moves of one decision. */
export interface Asked<G extends GameTypes> {
  /** The kind of a move, below the number of kinds; `null` for one that is left to the rules of thumb. */
  kindOf(move: G['Move']): number | null;
  /** One answer to each question, each below its size. */
  answersTo(move: G['Move']): readonly number[];
}

/** How a network gets to know the moves of a game. */
export interface Questions<G extends GameTypes> {
  /** The rules of thumb: whether they make a move is a question, too. */
  readonly thumbs: PolicyOf<G>;
  readonly kinds: number;
  /** How many different answers each question has. */
  readonly sizes: readonly number[];
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
