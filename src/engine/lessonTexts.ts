/** How to play a game, with a few sentences for each part. */
export interface HowToPlay {
  /** How to win the game. */
  readonly goal: string;
  /** What a player does in a turn. */
  readonly turn: string;
  /** How to count points. */
  readonly scoring: string;
}

/** The words of a lesson in one language. */
export interface LessonTexts<Say extends string = string, Instead extends string = string> {
  /** The explanation of each step. */
  readonly steps: { readonly [Key in Say]: { readonly title: string; readonly text: string } };
  /** The replies to legal moves that a step does not accept. */
  readonly instead: { readonly [Key in Instead]: string };
  /** The game in short, for a reader. */
  readonly howTo: HowToPlay;
}
