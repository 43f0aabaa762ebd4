import { element, escapeText, type Markup } from './markup.js';
import type { Paint } from './palette.js';

/** How wide a character is at the most in the usual fonts, in parts of the font size. */
function widthOf(character: string): number {
  if (/[ilj.,:;'|!]/.test(character)) return 0.34;
  if (/[ frtI()/-]/.test(character)) return 0.42;
  if (/[mwMW@%…]/.test(character)) return 1;
  if (/[A-Z+±×−→]/.test(character)) return 0.76;
  return /[\u0020-\u02ff]/.test(character) ? 0.62 : 1.1;
}

const BOLD = 1.12;

/** How wide a text is at the most. */
export function estimate(text: string, size: number, bold = false): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width * size * (bold ? BOLD : 1);
}

/** As much of a text as there is room for. */
export function fitted(text: string, size: number, room: number, bold = false): string {
  if (estimate(text, size, bold) <= room) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && estimate(`${characters.join('')}…`, size, bold) > room) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** A text in lines that there is room for. */
export function wrapped(text: string, size: number, room: number, bold = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || estimate(longer, size, bold) <= room) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].map((each) => fitted(each, size, room, bold));
}

/** How a text is written. */
export interface Writing {
  readonly size: number;
  readonly fill: Paint;
  readonly bold?: boolean;
  readonly anchor?: 'middle' | 'end';
  /** How wide it may be. */
  readonly room?: number;
}

/** A line of text; `y` is where the letters stand. */
export function text(x: number, y: number, words: string, { size, fill, bold, anchor, room }: Writing): Markup {
  return element(
    'text',
    { x, y, 'font-size': size, 'font-weight': bold ? 700 : undefined, 'text-anchor': anchor, fill },
    escapeText(room === undefined ? words : fitted(words, size, room, bold)),
  );
}
