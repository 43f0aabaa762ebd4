import { createInterface } from 'node:readline';
import { Transform, type TransformCallback } from 'node:stream';
import { fitted, printable } from './lines.js';
import type { TerminalWords } from './locales/locale.js';
import { type ChooseOptions, type Key, PlayerLeft, type Prompts } from './prompts.js';

/** The longest line that is read, in characters. */
const LONGEST_LINE = 1_000;
/** More bytes than the longest line has, in UTF-8. */
const MAX_BYTES = 4 * LONGEST_LINE + 4;
const LINE_FEED = 10;
/** How many lines wait for their question before reading pauses. */
const MOST_WAITING = 1_000;

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
export function linePrompts(console: Console, say: TerminalWords): Prompts {
  const { output } = console;
  const lines = new LineReader(console, say.goodbye);
  // Names and typed text are untrusted, and must not control the terminal.
  const print = (text: string) => output.write(`${fitted(printable(text))}\n`);

  /** The next line that is not too long. */
  async function next(): Promise<string> {
    for (;;) {
      const line = await lines.next();
      if (line.length <= LONGEST_LINE) return line;
      print(say.asking.tooLong(LONGEST_LINE));
    }
  }

  return {
    async choose(message, labels, options = {}) {
      const menu = menuOf(say, message, labels, options);
      print(menu);
      for (;;) {
        const typed = await next();
        const answer = answerTo(typed, labels, options);
        if (answer !== null) return answer;
        const nothing = typed === '' ? '' : `${say.asking.unknown(typed.slice(0, 40))} `;
        print(`${nothing}${say.asking.typeNumber(labels.length)}`);
        if (typed === '') print(menu);
      }
    },
    async type(message, example) {
      print(say.asking.example(message, example));
      return next();
    },
    close: () => lines.close(),
  };
}

/** Cuts lines that are too long, so that the rest of them is never kept. */
class LineCutter extends Transform {
  #length = 0;

  override _transform(chunk: Buffer | string, _: BufferEncoding, done: TransformCallback): void {
    const bytes = Buffer.from(chunk);
    let start = 0;
    while (start < bytes.length) {
      const feed = bytes.indexOf(LINE_FEED, start);
      const end = feed < 0 ? bytes.length : feed + 1;
      const room = Math.max(0, MAX_BYTES - this.#length);
      this.push(bytes.subarray(start, Math.min(end, start + room)));
      this.#length += end - start;
      if (feed >= 0) {
        if (this.#length > MAX_BYTES) this.push('\n');
        this.#length = 0;
      }
      start = end;
    }
    done();
  }
}

/** Reads lines. Several may arrive at once, and each waits for its question. */
class LineReader {
  readonly #console: Console;
  readonly #lines;
  readonly #read: string[] = [];
  #waiting: { readonly answer: (line: string) => void; readonly leave: () => void } | null = null;
  #isClosed = false;

  constructor(console: Console, goodbye: string) {
    const { input, output, isTerminal } = console;
    this.#console = console;
    // A person types short lines. Other input may have lines too long for memory.
    const bounded = isTerminal ? input : input.pipe(new LineCutter());
    this.#lines = createInterface({ input: bounded, output, terminal: isTerminal, prompt: '> ' });
    this.#lines.on('line', (line) => {
      const asked = this.#waiting;
      this.#waiting = null;
      if (asked !== null) return asked.answer(line);
      this.#read.push(line);
      if (this.#read.length === MOST_WAITING) this.#lines.pause();
    });
    this.#lines.on('SIGINT', () => {
      if (this.#waiting !== null) return this.#leave();
      // Bots are playing, and no question is open that the game could end with.
      output.write(`\n${goodbye}\n`);
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
    if (early !== undefined) {
      // Lets a closed output end the program.
      await new Promise((resume) => setImmediate(resume));
      return early.trim();
    }
    if (this.#isClosed) throw new PlayerLeft();
    this.#lines.prompt();
    const line = await new Promise<string>((answer, refuse) => {
      this.#waiting = { answer, leave: () => refuse(new PlayerLeft()) };
    });
    return line.trim();
  }

  close(): void {
    const { input } = this.#console;
    this.#lines.close();
    input.unpipe();
    input.pause();
  }

  #leave(): void {
    const asked = this.#waiting;
    this.#waiting = null;
    if (asked !== null && this.#console.isTerminal) this.#console.output.write('\n');
    asked?.leave();
  }
}

function menuOf(
  { colon, keys: { enter } }: TerminalWords,
  message: string,
  labels: readonly string[],
  { keys = [], usual }: ChooseOptions,
): string {
  const shortcuts = [
    ...(usual === undefined ? [] : [`${enter}${colon}${usual + 1}`]),
    ...keys.map(({ key, label }) => `${key}${colon}${label}`),
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
