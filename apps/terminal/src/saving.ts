import { existsSync } from 'node:fs';
import type { AskingContext } from './context.js';
import { FileError, fileOf, isName, mayReplaceSaved, writeRecord } from './files.js';
import type { Flags } from './flags.js';
import type { OpenGame } from './openGame.js';

interface SavedFile {
  readonly path: string;
  readonly mayReplace: boolean;
}

/** Saves one game: in the file that the command line names, or in the one that the person names. */
export class Saving {
  readonly #context: AskingContext;
  readonly #open: OpenGame;
  #file: SavedFile | null;
  #movesSaved: number;

  constructor(context: AskingContext, open: OpenGame, flags: Flags) {
    this.#context = context;
    this.#open = open;
    const path = flags.save ?? flags.load;
    this.#file = path === undefined ? null : { path, mayReplace: mayReplaceSaved({ ...flags, save: path }) };
    this.#movesSaved = open.movesPlayed;
  }

  /** Whether moves were played since the game was saved, or loaded. */
  get isDue(): boolean {
    return this.#open.movesPlayed > this.#movesSaved;
  }

  /** @throws FileError if the file cannot be written. */
  async save(): Promise<void> {
    const { id, entry } = this.#open.terminalGame;
    const file = this.#file ?? (await chooseFile(this.#context, `${id}-1`));
    if (file === null) return;
    const { path } = file;
    writeRecord(path, entry, this.#open.record(), file.mayReplace);
    this.#file = { path, mayReplace: true };
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

/** A file in the folder, under a free name or one to replace; `null` if the person decides not to save. */
async function chooseFile(
  { flags: { folder }, prompts, out, say: { saving } }: AskingContext,
  firstName: string,
): Promise<SavedFile | null> {
  let free = firstName;
  for (let number = 2; existsSync(fileOf(folder, free)); number++) free = firstName.replace(/\d+$/, String(number));
  for (;;) {
    const name = (await prompts.type(saving.name, free)) || free;
    if (!isName(name)) {
      out(saving.badName);
      continue;
    }
    const path = fileOf(folder, name);
    if (!existsSync(path)) return { path, mayReplace: false };
    const choice = await prompts.choose(saving.exists(path), [saving.replace, saving.another, saving.never]);
    if (choice === 0) return { path, mayReplace: true };
    if (choice === 2) return null;
  }
}
