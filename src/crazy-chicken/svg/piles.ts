// The four piles in their places, each with its number of cards.
import type { BoxSize } from '../../svg/block.js';
import { drawOne, heightOf, outlineOf } from '../../svg/card.js';
import { thing } from '../../svg/hooks.js';
import { element, type Markup, moved } from '../../svg/markup.js';
import type { DrawContext } from '../../svg/options.js';
import { emptySlot, type Pile } from '../../svg/parts.js';
import { estimate, text } from '../../svg/text.js';
import { placesIn } from './places.js';

/** A few words on a dark plate with its center at `x`. A touch on it counts as one on the pile. */
function plate(words: string, x: number, y: number, maxWidth = 100): Markup {
  const size = Math.min(13, (maxWidth - 12) / estimate(words, 1, true));
  const width = Math.max(22, estimate(words, size, true) + 12);
  return moved(x - width / 2, y, [
    element('rect', { width, height: 22, rx: 11, fill: 'badge', stroke: 'onBadge' }),
    text(width / 2, 15.5, words, { size, fill: 'onBadge', bold: true, anchor: 'middle' }),
  ]);
}

/** The letter of a pile: in its corner, or in the middle if it is empty. */
function letter(words: string, width: number, isEmpty: boolean): Markup {
  const style = { fill: 'ink', halo: 'panel', bold: true, display: true, anchor: 'middle' } as const;
  if (isEmpty) return text(width / 2, heightOf(width) / 2 + 7, words, { ...style, size: 20 });
  return text(width - 8, heightOf(width) - 7, words, { ...style, size: 13 });
}

/** The piles in a box. */
export function pilesIn(piles: readonly Pile[], box: BoxSize, { rings }: DrawContext): Markup {
  const { pile: width, piles: places } = placesIn(box);
  return piles.map(({ hooks, count, top, note }, index) => {
    const [x = 0, y = 0] = places[index] ?? [];
    const drawn = top === null ? emptySlot(width) : drawOne({ ...top, deep: count }, width);
    const plates = [
      top === null ? null : plate(String(count), width - 11, -5),
      letter('ABAB'[index] ?? '', width, top === null),
      note === undefined ? null : plate(note, width / 2, heightOf(width) * 0.74, width),
    ];
    return [
      thing(hooks, drawn, outlineOf(width), rings, { x, y }),
      moved(x, y, element('g', { 'pointer-events': 'none' }, plates)),
    ];
  });
}
