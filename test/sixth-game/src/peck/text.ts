/**
 * The table of Peck as plain text.
 *
 * @packageDocumentation
 */

import { listed } from '../../../../src/engine/locale.js';
import { heldCards, labeledLines, seatLines, writeTable } from '../../../../src/engine/tableText.js';
import type { PeckSvgLocale } from './locales/locale.js';
import { actors } from './rules.js';
import type { View } from './table.js';

/** The table of Peck as text: exactly what the view shows. */
export function peckText(view: View, locale: PeckSvgLocale): string {
  return writeTable('peck', view, locale, (names) => {
    const { common, picture } = locale;
    const { round, drawPile, shed, hands, step } = view;
    const pile = drawPile.length === 0 ? common.picture.empty : common.picture.cards(drawPile.length);
    const acting = step.type === 'over' ? [] : actors(view);
    const hand = (seat: number) => heldCards(hands[seat] ?? [], common, String, (a, b) => a - b).join(', ');
    return [
      `  ${picture.title(round)}`,
      ...labeledLines([
        [common.picture.drawPile, pile],
        [picture.shed, shed.length === 0 ? common.picture.empty : listed(shed, common.picture.and)],
      ]),
      '',
      ...seatLines(names, view.scores, acting, hand),
    ];
  });
}
