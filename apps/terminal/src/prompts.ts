/** An answer that always has the same key: `?` for help. */
export interface Key {
  readonly key: string;
  readonly label: string;
}

/** How a question may be answered, besides by a label. */
export interface ChooseOptions {
  readonly keys?: readonly Key[];
  /** The index of the label that Enter takes; without one, Enter shows the question again. */
  readonly usual?: number;
  /** Whether any other text is an answer too. */
  readonly free?: boolean;
}

/** Questions to a person. They reject with {@link PlayerLeft} when the person leaves. */
export interface Prompts {
  /** The index of the chosen label, a key, or with `free` the text that was typed instead. */
  choose(message: string, labels: readonly string[], options?: ChooseOptions): Promise<number | string>;
  /** A line of text. */
  type(message: string, example: string): Promise<string>;
  /** Lets go of the input, so that the process can end. */
  close(): void;
}

/** The person has left. */
export class PlayerLeft extends Error {
  override readonly name = 'PlayerLeft';
}

/** The keys of help and of leaving, in every language. */
export const HELP = '?';
export const LEAVE = 'q';
