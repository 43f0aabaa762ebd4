import { createInterface } from 'node:readline';
import { fitted } from './lines.js';
import { type ChooseOptions, GOODBYE, type Key, PlayerLeft, type Prompts } from './prompts.js';

/** Where questions are written, and answers come from. */
export interface Console {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Whether a person types: the line can be edited, and Ctrl-C leaves the game. */
  readonly isTerminal: boolean;
}

/**
 * Questions with numbered answers, one line each: a terminal of any size and any screen reader can follow, and answers may
 * come from a file. Ctrl-C, Ctrl-D and the end of the input leave the game.
 */
export function linePrompts(console: Console): Prompts {
  const { output } = console;
  const lines = new LineReader(console);
  const print = (text: string) => output.write(`${fitted(text)}\n`);
  return {
    async choose(message, labels, options = {}) {
      const menu = menuOf(message, labels, options);
      print(menu);
      for (;;) {
        const typed = await lines.next();
        const answer = answerTo(typed, labels, options);
        if (answer !== null) return answer;
        const nothing = typed === '' ? '' : `I do not know "${typed.slice(0, 40)}". `;
        print(`${nothing}Type a number from 1 to ${labels.length}, or the first letters of an answer.`);
        if (typed === '') print(menu);
      }
    },
    async type(message, example) {
      print(`${message}, such as ${example}:`);
      return lines.next();
    },
    close: () => lines.close(),
  };
}

/** Lines as they come: several can come at once, and each waits for its question. */
class LineReader {
  readonly #console: Console;
  readonly #lines;
  readonly #read: string[] = [];
  #waiting: { readonly answer: (line: string) => void; readonly leave: () => void } | null = null;
  #isClosed = false;

  constructor(console: Console) {
    const { input, output, isTerminal } = console;
    this.#console = console;
    this.#lines = createInterface({ input, output, terminal: isTerminal, prompt: '> ' });
    this.#lines.on('line', (line) => {
      const asked = this.#waiting;
      this.#waiting = null;
      if (asked === null) this.#read.push(line);
      else asked.answer(line);
    });
    this.#lines.on('SIGINT', () => {
      if (this.#waiting !== null) return this.#leave();
      // Bots are playing, and no question is open that the game could end with.
      output.write(`\n${GOODBYE}\n`);
      process.exit(0);
    });
    this.#lines.on('close', () => {
      this.#isClosed = true;
      this.#leave();
    });
  }

  /** The next line. It rejects with {@link PlayerLeft} if the person leaves. */
  async next(): Promise<string> {
    const early = this.#read.shift();
    if (early !== undefined) return early.trim();
    if (this.#isClosed) throw new PlayerLeft();
    this.#lines.prompt();
    const line = await new Promise<string>((answer, refuse) => {
      this.#waiting = { answer, leave: () => refuse(new PlayerLeft()) };
    });
    return line.trim();
  }

  close(): void {
    this.#lines.close();
  }

  #leave(): void {
    const asked = this.#waiting;
    this.#waiting = null;
    if (asked !== null && this.#console.isTerminal) this.#console.output.write('\n');
    asked?.leave();
  }
}

function menuOf(message: string, labels: readonly string[], { keys = [], usual }: ChooseOptions): string {
  const shortcuts = [
    ...(usual === undefined ? [] : [`Enter: ${usual + 1}`]),
    ...keys.map(({ key, label }) => `${key}: ${label}`),
  ];
  return [
    message,
    ...labels.map((label, index) => `${String(index + 1).padStart(4)}  ${label}`),
    ...(shortcuts.length === 0 ? [] : [`      ${shortcuts.join('   ')}`]),
  ].join('\n');
}

/** The answer that was typed: its number, its key, letters that only it begins with, or any text; `null` for none. */
function answerTo(
  typed: string,
  labels: readonly string[],
  { keys = [], usual, free = false }: ChooseOptions,
): number | string | null {
  if (typed === '') return usual ?? null;
  if (/^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= labels.length) return Number(typed) - 1;
  return keyIn(typed, keys) ?? labelIn(typed, labels) ?? (free ? typed : null);
}

function keyIn(typed: string, keys: readonly Key[]): string | null {
  const letters = typed.toLowerCase();
  const pressed = keys.find(({ key, label }) => key === letters || label.toLowerCase() === letters);
  return pressed?.key ?? null;
}

/** The one label that begins with these letters. */
function labelIn(typed: string, labels: readonly string[]): number | null {
  const letters = typed.toLowerCase();
  if (!/\p{L}/u.test(letters)) return null;
  const begun = labels.flatMap((label, index) => (label.toLowerCase().startsWith(letters) ? [index] : []));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}
