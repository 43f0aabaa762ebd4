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
    this.#context.out(`\nThe game is saved in ${path}\n`);
  }

  /** Prints the error of a file, and lets the game go on. */
  async saveOrPrintError(): Promise<void> {
    try {
      await this.save();
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      this.#context.out(`\n${error.message}\n`);
    }
  }
}

/** A file in the folder, under a free name or one that may be replaced; `null` if the person decides not to save. */
async function chooseFile({ flags: { folder }, prompts, out }: AskingContext, firstName: string) {
  let free = firstName;
  for (let number = 2; existsSync(fileOf(folder, free)); number++) free = firstName.replace(/\d+$/, String(number));
  for (;;) {
    const name = (await prompts.type('A name for the game', free)) || free;
    if (!isName(name)) {
      out('Use at most 60 letters, digits, - and _.');
      continue;
    }
    const file = fileOf(folder, name);
    if (!existsSync(file)) return file;
    const choice = await prompts.choose(`${file} already exists`, ['Replace it', 'Another name', 'Do not save']);
    if (choice === 0) return file;
    if (choice === 2) return null;
  }
}
