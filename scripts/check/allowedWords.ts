/** A use of a listed phrase that is right where it is. */
export interface Allowed {
  readonly file: string;
  /** Part of the line with the phrase. */
  readonly text: string;
  readonly reason: string;
}

export const ALLOWED: readonly Allowed[] = [
  { file: 'docs/games.md', text: 'pushing your luck', reason: 'The established name of the genre.' },
];
