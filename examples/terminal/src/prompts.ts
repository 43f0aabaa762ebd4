import { createInterface } from 'node:readline';
import { GOODBYE, PlayerLeft, type Prompts } from './human.js';
import { fitted } from './lines.js';

/** Where questions are written, and answers come from. */
export interface Console {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Whether a person types: the line can be edited, and Ctrl-C leaves the table. */
  readonly isTerminal: boolean;
}

/**
 * Questions with numbered answers, one line each: a terminal of any size and any screen reader can follow, and answers may
 * come from a file as well. Ctrl-C, Ctrl-D and the end of the input leave the table.
 */
export function linePrompts({ input, output, isTerminal }: Console): Prompts {
  const lines = createInterface({ input, output, terminal: isTerminal, prompt: '> ' });
  const read: string[] = [];
  let waiting: { readonly answer: (line: string) => void; readonly leave: () => void } | null = null;
  let closed = false;
  lines.on('line', (line) => {
    const asked = waiting;
    // Several lines can come at once: the next one is for the next question.
    waiting = null;
    if (asked === null) read.push(line);
    else asked.answer(line);
  });
  lines.on('SIGINT', () => {
    if (waiting !== null) return leave();
    // Bots are playing: no question is open that the game could end with.
    output.write(`\n${GOODBYE}\n`);
    process.exit(0);
  });
  lines.on('close', () => {
    closed = true;
    leave();
  });

  function leave(): void {
    const asked = waiting;
    waiting = null;
    if (asked !== null && isTerminal) output.write('\n');
    asked?.leave();
  }

  async function ask(): Promise<string> {
    const early = read.shift();
    if (early !== undefined) return early.trim();
    if (closed) throw new PlayerLeft();
    lines.prompt();
    const line = await new Promise<string>((answer, refuse) => {
      waiting = { answer, leave: () => refuse(new PlayerLeft()) };
    });
    return line.trim();
  }

  const print = (text: string) => output.write(`${fitted(text)}\n`);

  return {
    async choose(message, labels, { keys = [], free = false } = {}) {
      const menu = [
        message,
        ...labels.map((label, index) => `${String(index + 1).padStart(4)}  ${label}`),
        ...(keys.length === 0 ? [] : [`      ${keys.map(({ key, label }) => `${key}: ${label}`).join('   ')}`]),
      ].join('\n');
      print(menu);
      for (;;) {
        const typed = await ask();
        const answer = answerTo(typed, labels, keys);
        if (answer !== null) return answer;
        if (free && typed !== '') return typed;
        const nothing = typed === '' ? '' : `I do not know "${typed.slice(0, 40)}". `;
        print(`${nothing}Type a number from 1 to ${labels.length}, or the first letters of an answer.`);
        if (typed === '') print(menu);
      }
    },
    async type(message, example) {
      print(`${message}, such as ${example}:`);
      return ask();
    },
    close: () => lines.close(),
  };
}

/** The answer that was typed: its number, its key, or letters that only it begins with; `null` for anything else. */
function answerTo(
  typed: string,
  labels: readonly string[],
  keys: readonly { readonly key: string; readonly label: string }[],
): number | string | null {
  if (/^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= labels.length) return Number(typed) - 1;
  const letters = typed.toLowerCase();
  const pressed = keys.find(({ key, label }) => key === letters || label.toLowerCase() === letters);
  if (pressed !== undefined) return pressed.key;
  if (!/\p{L}/u.test(letters)) return null;
  const begun = labels.flatMap((label, index) => (label.toLowerCase().startsWith(letters) ? [index] : []));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}
