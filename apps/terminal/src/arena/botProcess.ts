import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { printable } from '../lines.js';
import { type BotMessage, type HostMessage, LONGEST_LINE, readBotMessage } from './messages.js';

/** A bot's fault, for which it loses the game. The message may quote the program, and is safe to print. */
export class BotFault extends Error {
  override readonly name = 'BotFault';

  constructor(message: string) {
    super(printable(message));
  }
}

/** A bot's process, and the messages on its standard input and output. */
export interface BotProcess {
  send(message: HostMessage): void;
  /** The next message. @throws BotFault if it does not come in time or is invalid, or the process has ended. */
  next(milliseconds: number): Promise<BotMessage>;
  /** Waits for the process to quit, and kills it if that takes too long. */
  end(): Promise<void>;
  /** Kills the process. */
  kill(): Promise<void>;
}

/** How long a process has to quit, in milliseconds. */
const GOODBYE = 1_000;
/** How many characters of a bot's standard error are kept. */
const LAST_WORDS = 1_000;
/** The maximum number of unread messages, and of their characters. */
const MOST_WAITING = 10_000;
const MOST_CHARACTERS = 4 * LONGEST_LINE;
/** The maximum number of characters on standard error between two reads of a message. */
const MOST_NOTES = 20_000_000;

/** Splits a command into words at spaces, except in quotes. It is not run through a shell. */
export function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((found) => found[1] ?? found[2] ?? found[3] ?? '');
}

/** Starts a bot. If the command fails to start, the first message is a fault. */
export function startProcess(command: string): BotProcess {
  const [program = '', ...words] = wordsOf(command);
  const child = spawn(program, words, { stdio: 'pipe', windowsHide: true });
  const lines = new Lines(child);
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = () => {
    child.kill('SIGKILL');
    // A child of the bot may hold its output open.
    child.stdout.destroy();
    child.stderr.destroy();
    return gone;
  };
  // A bot that has ended or does not read will be late with its next message.
  child.stdin.on('error', () => {});
  return {
    send: (message) => void child.stdin.write(`${JSON.stringify(message)}\n`),
    next: (milliseconds) => lines.next(milliseconds),
    async end() {
      child.stdin.end();
      const late = setTimeout(kill, GOODBYE);
      await gone;
      clearTimeout(late);
    },
    kill,
  };
}

/** Reads the lines that a process prints as messages. */
class Lines {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting: string[] = [];
  /** The characters in `#waiting`. */
  #characters = 0;
  /** The characters on standard error since the last read. */
  #notes = 0;
  #part = '';
  #lastWords = '';
  #fault: BotFault | null = null;
  #wake: () => void = () => {};

  constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child;
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => this.#take(chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.#lastWords = `${this.#lastWords}${chunk}`.slice(-LAST_WORDS);
      this.#notes += chunk.length;
      if (this.#notes > MOST_NOTES) this.#stop(`expected at most ${MOST_NOTES} characters of notes, got more`);
    });
    child.once('error', (error) => this.#fail(`the bot cannot be started: ${error.message}`));
    child.once('close', (code, signal) => this.#fail(`the bot has ended with ${code ?? signal}`));
  }

  async next(milliseconds: number): Promise<BotMessage> {
    this.#notes = 0;
    let isLate = false;
    const late = setTimeout(
      () => {
        isLate = true;
        this.#wake();
      },
      Math.max(0, milliseconds),
    );
    try {
      for (;;) {
        const line = this.#waiting.shift();
        if (line !== undefined) {
          this.#characters -= line.length;
          return readBotMessage(line);
        }
        if (this.#fault !== null) throw this.#fault;
        if (isLate) throw new BotFault('the bot has not answered in time');
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    } catch (error) {
      throw error instanceof RangeError ? new BotFault(error.message) : error;
    } finally {
      clearTimeout(late);
    }
  }

  #take(chunk: string): void {
    if (this.#fault !== null) return;
    const lines = `${this.#part}${chunk}`.split('\n');
    this.#part = lines.pop() ?? '';
    for (const line of lines.filter((each) => each.trim() !== '')) {
      this.#waiting.push(line);
      this.#characters += line.length;
    }
    if (this.#part.length > LONGEST_LINE)
      this.#stop(`expected lines of at most ${LONGEST_LINE} characters, got a longer one`);
    if (this.#waiting.length > MOST_WAITING || this.#characters > MOST_CHARACTERS)
      this.#stop('the bot prints more than the host reads');
    this.#wake();
  }

  /** Fails, and reads no more. */
  #stop(reason: string): void {
    this.#fail(reason);
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
  }

  #fail(reason: string): void {
    const words = this.#lastWords.trim();
    this.#fault ??= new BotFault(words === '' ? reason : `${reason}; its last words: ${words}`);
    this.#wake();
  }
}
