import { type SvgNode, textElement } from './markup.js';
import { DISPLAY, type Paint } from './palette.js';

/** The maximum width of a character in common fonts, as a fraction of the font size. */
function widthOf(character: string): number {
  if (/[ilj.,:;'|!]/.test(character)) return 0.34;
  if (/[ \u00a0frtI()/-]/.test(character)) return 0.42;
  if (/[mwMW@%…]/.test(character)) return 1;
  if (/[A-Z+±×−→]/.test(character)) return 0.76;
  return /[\u0020-\u02ff]/.test(character) ? 0.62 : 1.1;
}

const BOLD = 1.12;

/** An emoji, which may be joined from several, or any other character. */
const CHARACTERS =
  /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)*|[\s\S]/gu;

/** The characters of a text as one sees them. */
const charactersOf = (text: string): Iterable<string> =>
  text.includes('\u200d') ? (text.match(CHARACTERS) ?? []) : text;

/** The estimated maximum width of a text. */
export function estimate(text: string, size: number, bold = false): number {
  let width = 0;
  for (const character of charactersOf(text)) width += widthOf(character);
  return width * size * (bold ? BOLD : 1);
}

/** The part of a text that fits. */
export function fitted(text: string, size: number, maxWidth: number, bold = false): string {
  // Allows for rounding in sizes computed to fill the width exactly.
  if (estimate(text, size, bold) <= maxWidth + 0.01) return text;
  // Measure each character only once: the text may be long.
  let start = '';
  let width = 0;
  for (const character of charactersOf(text)) {
    width += widthOf(character);
    if ((width + widthOf('…')) * size * (bold ? BOLD : 1) > maxWidth) break;
    start += character;
  }
  return `${start.trimEnd()}…`;
}

/** Wraps a text into lines that fit. */
export function wrapped(text: string, size: number, maxWidth: number, bold = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || estimate(longer, size, bold) <= maxWidth) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].map((each) => fitted(each, size, maxWidth, bold));
}

export interface TextStyle {
  readonly size: number;
  readonly fill: Paint;
  readonly bold?: boolean;
  /** Whether to use the display font, for numbers and titles. */
  readonly display?: boolean;
  /** The color of an outline that sets the letters off from a picture. */
  readonly halo?: Paint;
  readonly anchor?: 'middle' | 'end' | undefined;
  /** The maximum width; longer text is cut off. */
  readonly maxWidth?: number;
}

/** A line of text with its baseline at `y`. */
export function text(
  x: number,
  y: number,
  words: string,
  { size, fill, bold, display, halo, anchor, maxWidth }: TextStyle,
): SvgNode {
  return textElement(
    'text',
    {
      x,
      y,
      'font-size': size,
      'font-weight': bold ? (display ? 800 : 700) : undefined,
      'text-anchor': anchor,
      fill,
      class: display ? DISPLAY : undefined,
      ...(halo && { stroke: halo, 'stroke-width': size * 0.16, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }),
    },
    maxWidth === undefined ? words : fitted(words, size, maxWidth, bold),
  );
}
