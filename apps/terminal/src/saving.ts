import { existsSync } from 'node:fs';
import type { AskingContext } from './context.js';
import { FileError, fileOf, isName, writeRecord } from './files.js';
import type { OpenGame } from './openGame.js';

/** Saves one game, at first in the file at `path`, or in one that the person names. */
export class Saving {
  readonly #context: AskingContext;
  readonly #open: OpenGame;
  #path: string | null;
  #movesSaved: number;

  constructor(context: AskingContext, open: OpenGame, path: string | null) {
    this.#context = context;
    this.#open = open;
    this.#path = path;
    this.#movesSaved = open.movesPlayed;
  }

  /** Whether moves were played since the game was saved, or loaded. */
  get isDue(): boolean {
    return this.#open.movesPlayed > this.#movesSaved;
  }

  /** @throws FileError if the file cannot be written. */
  async save(): Promise<void> {
    const { id, entry } = this.#open.terminalGame;
    const path = this.#path ?? (await chooseFile(this.#context, `${id}-1`));
    if (path === null) return;
    writeRecord(path, entry, this.#open.record());
    this.#path = path;
    this.#movesSaved = this.#open.movesPlayed;
    this.#context.out(`\n${this.#context.say.saving.saved(path)}\n`);
  }

  /** Prints the error of a file, and lets the game go on. */
  async saveOrPrintError(): Promise<void> {
    try {
      await this.save();
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      this.#context.out(`\n${error.textIn(this.#context.say)}\n`);
    }
  }
}

/** A file in the folder, under a free name or one that may be replaced; `null` if the person decides not to save. */
async function chooseFile({ flags: { folder }, prompts, out, say: { saving } }: AskingContext, firstName: string) {
  let free = firstName;
  for (let number = 2; existsSync(fileOf(folder, free)); number++) free = firstName.replace(/\d+$/, String(number));
  for (;;) {
    const name = (await prompts.type(saving.name, free)) || free;
    if (!isName(name)) {
      out(saving.badName);
      continue;
    }
    const file = fileOf(folder, name);
    if (!existsSync(file)) return file;
    const choice = await prompts.choose(saving.exists(file), [saving.replace, saving.another, saving.never]);
    if (choice === 0) return file;
    if (choice === 2) return null;
  }
}
