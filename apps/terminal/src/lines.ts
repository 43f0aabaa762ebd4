import type { Seat } from 'hencoop';

const WIDTH = 80;

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

/** `text` with every line broken between words that is longer than `WIDTH`; the rest of a line is indented further. */
export function fitted(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => (line.length <= WIDTH ? [line] : broken(line)))
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

/** `text` without control characters and without those that change the direction of writing. */
export function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '?');
}

/** People count seats from 1. */
export function seatName(seat: Seat): string {
  return `seat ${seat + 1}`;
}

/** "Scores: you (12), seat 2 (5)." */
export function scoreLine(scores: readonly number[], viewer: Seat | null): string {
  return `Scores: ${scores.map((_, seat) => scored(seat, scores, viewer)).join(', ')}.`;
}

/** The ranking with the scores, and a sentence for a viewer who has won. */
export function outcomeText(
  ranking: readonly (readonly Seat[])[],
  scores: readonly number[],
  viewer: Seat | null,
): string {
  const lines = ['The outcome:'];
  let position = 1;
  for (const seats of ranking) {
    lines.push(`${position}. ${capital(seats.map((seat) => scored(seat, scores, viewer)).join(' and '))}`);
    position += seats.length;
  }
  const first = ranking[0] ?? [];
  if (viewer !== null && first.includes(viewer)) lines.push(first.length === 1 ? 'You win!' : 'You share the win!');
  return lines.join('\n');
}

/** "you (12)". */
function scored(seat: Seat, scores: readonly number[], viewer: Seat | null): string {
  return `${seat === viewer ? 'you' : seatName(seat)} (${scores[seat]})`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
