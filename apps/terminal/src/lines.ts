import type { Seat } from 'hencoop';
import type { TerminalWords } from './locales/locale.js';

/** The longest line, in characters. */
export const WIDTH = 70;

/** The longest line of a table. */
const TABLE_WIDTH = 80;

/** Sentences that belong together: on one line if they are few and short, otherwise one a line, the later ones indented. */
export function paragraph(sentences: readonly string[]): string {
  const line = sentences.join(' ');
  if (sentences.length <= 3 && line.length <= WIDTH) return line;
  return sentences.map((sentence, index) => wrapped(sentence, index === 0 ? '' : '  ')).join('\n');
}

/** `text` in lines of at most `WIDTH`, broken between words; lines after the first are indented further. */
function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    const longer = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
    if (longer.length > WIDTH && line.trim() !== '') {
      lines.push(line);
      line = `${indent}  ${word}`;
    } else line = longer;
  }
  return [...lines, line].join('\n');
}

/**
 * `text` with every line broken between words that is longer than `WIDTH`; the rest of a line is indented further. Lines of
 * a table, which have blanks between their columns, may be longer.
 */
export function fitted(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => (line.length <= (/\S {3}| {20}/.test(line) ? TABLE_WIDTH : WIDTH) ? [line] : broken(line)))
    .join('\n');
}

function broken(line: string): string[] {
  const [start = ''] = /^ *(?:\d+ +)?/.exec(line) ?? [];
  const rest = ' '.repeat(Math.min(start.length + 2, 16));
  const lines: string[] = [];
  let left = line;
  while (left.length > WIDTH) {
    const blank = left.lastIndexOf(' ', WIDTH);
    // A path stays whole, however long it is.
    const end = blank > rest.length ? blank : left.indexOf(' ', WIDTH);
    if (end < 0) break;
    lines.push(left.slice(0, end).trimEnd());
    left = rest + left.slice(end).trimStart();
  }
  return [...lines, left];
}

/** `text` without control characters, including characters that change the direction of writing. */
export function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '?');
}

/** "Scores: you (12), seat 2 (5)." */
export function scoreLine(say: TerminalWords, scores: readonly number[], viewer: Seat | null): string {
  return say.game.scores(scores.map((_, seat) => scored(say, seat, scores, viewer)).join(', '));
}

/** The ranking with the scores, and a sentence for a viewer who has won. */
export function outcomeText(
  say: TerminalWords,
  ranking: readonly (readonly Seat[])[],
  scores: readonly number[],
  viewer: Seat | null,
): string {
  const lines = [say.game.outcome];
  let position = 1;
  for (const seats of ranking) {
    lines.push(
      `${position}. ${capital(seats.map((seat) => scored(say, seat, scores, viewer)).join(` ${say.game.and} `))}`,
    );
    position += seats.length;
  }
  const first = ranking[0] ?? [];
  if (viewer !== null && first.includes(viewer)) lines.push(first.length === 1 ? say.game.win : say.game.share);
  return lines.join('\n');
}

/** "you (12)". */
function scored(say: TerminalWords, seat: Seat, scores: readonly number[], viewer: Seat | null): string {
  return `${seat === viewer ? say.you : say.seat(seat + 1)} (${scores[seat]})`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
