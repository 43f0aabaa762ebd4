/** How a game is played, in a few sentences for each part. */
export interface HowToPlay {
  /** How the game is won. */
  readonly goal: string;
  /** What a player does in a turn. */
  readonly turn: string;
  /** How points are counted. */
  readonly scoring: string;
}

/** The words of a lesson in one language. */
export interface LessonTexts<Say extends string = string, Instead extends string = string> {
  /** The explanation of each step. */
  readonly steps: { readonly [Key in Say]: { readonly title: string; readonly text: string } };
  /** The answers to legal moves that a step does not accept. */
  readonly instead: { readonly [Key in Instead]: string };
  /** The game in short, for a reader. */
  readonly howTo: HowToPlay;
}
