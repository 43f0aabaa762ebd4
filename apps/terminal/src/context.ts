import type { Flags } from './flags.js';
import type { TerminalWords } from './locales/locale.js';
import type { Prompts } from './prompts.js';

/** What every part of a run needs. */
export interface Context {
  readonly flags: Flags;
  /** The words of the language of this run. */
  readonly say: TerminalWords;
  /** Prints one line, or several. */
  readonly out: (text: string) => void;
  /** What starts this program: `npx hencoop`. */
  readonly command: string;
}

/** A run with a person who answers. */
export interface AskingContext extends Context {
  readonly prompts: Prompts;
}
