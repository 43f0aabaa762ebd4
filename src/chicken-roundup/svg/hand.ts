// The viewer's cards in a box: no card covers the name or the picture of another one.
import type { BoxSize } from '../../svg/block.js';
import { type DrawnCard, drawOne, heightOf, outlineOf } from '../../svg/card.js';
import { thing } from '../../svg/hooks.js';
import { element, type Markup } from '../../svg/markup.js';
import type { DrawContext } from '../../svg/options.js';
import { estimate, text, wrapped } from '../../svg/text.js';
import { shortFace } from './shortFace.js';

/** A full hand. */
const FULL = 5;
/** The most cards of a line, if there are two. */
const UPPER = 3;
/** The space between two lines, to lift a card of the lower one, as a share of a card. */
const BETWEEN = 0.18;
/** The size of the names below cards, and the smallest. */
const NAME = 12;
const LEAST_NAME = 9;

/** The cards in one line or, in a high box, in two; the names of small ones stand below them. */
export function handInLines(
  cards: readonly DrawnCard[],
  width: number,
  box: BoxSize,
  { rings, viewer }: DrawContext,
): Markup {
  const high = heightOf(width);
  const isTall = box.height > 2 * high;
  const most = isTall ? Math.max(UPPER, Math.ceil(cards.length / 2)) : Math.max(FULL, cards.length);
  const step = Math.min(width * (isTall ? 1.08 : 1.25), (box.width - width) / (most - 1));
  const lower = isTall ? box.height - 2 * high - width * BETWEEN : width * 0.14;
  return cards.map((card, index) => {
    const line = Math.floor(index / most);
    const inLine = Math.min(most, cards.length - line * most);
    const x = box.width / 2 - width / 2 + step * ((index % most) - (inLine - 1) / 2);
    const y = lower + line * (high + width * BETWEEN);
    const face = card.face === null ? null : shortFace(card.face, width);
    const name = card.face?.foot !== undefined && face?.foot === undefined ? card.face.foot : '';
    const at = { x, y, owner: viewer ?? undefined, raised: true };
    return [
      thing(card.hooks ?? {}, drawOne({ ...card, face }, width), outlineOf(width), rings, at),
      drawName(name, x + width / 2, y + high, Math.max(step, width) - 3),
    ];
  });
}

/** A name in up to two lines below a card. */
function drawName(name: string, x: number, y: number, maxWidth: number): Markup {
  if (name === '') return null;
  const whole = name.replaceAll('\u00ad', '');
  const isShort = estimate(whole, NAME, true) <= maxWidth;
  const words = isShort ? whole : name.replaceAll(/[-\u00ad]/g, '- ');
  const longest = Math.max(...words.split(' ').map((word) => estimate(word, 1, true)));
  const size = Math.max(LEAST_NAME, Math.min(NAME, maxWidth / longest));
  return element(
    'g',
    { 'pointer-events': 'none' },
    ...wrapped(words, size, maxWidth, true).map((line, index) =>
      text(x, y + size * (1.1 + index), line, { size, fill: 'ink', bold: true, anchor: 'middle' }),
    ),
  );
}
