/**
 * The table of Chicken as plain text: for a terminal, a log or a language model.
 *
 * @packageDocumentation
 */
import { heldCards, labeledLines, seatLines, writeTable } from '../engine/tableText.js';
import type { ChickenSvgLocale } from './locales/locale.js';
import { handPoints, nextValue } from './rules.js';
import { type Card, KINDS, type View } from './table.js';

/**
 * The table of Chicken as text: exactly what the view shows, including remembered cards.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { enChickenSvg } from 'hencoop/chicken/en';
 * import { chickenText } from 'hencoop/chicken/text';
 *
 * const state = chicken.setup({ seats: 2, seed: 'hen' });
 * console.log(chickenText(chicken.view(state, 0), enChickenSvg));
 * ```
 *
 * @throws RangeError if `view` is a state, which shows every card, or not a view of this game. Parse untrusted views
 * with the game's schema first: a forged one may be rendered in part.
 */
export function chickenText(view: View, locale: ChickenSvgLocale): string {
  return writeTable('chicken', view, locale, (names) => {
    const { step, scores } = view;
    const actors = step.type === 'over' ? [] : [step.seat];
    return [...piles(view, locale), '', ...seatLines(names, scores, actors, (seat) => hand(view, seat, locale))];
  });
}

function piles(view: View, { common, picture }: ChickenSvgLocale): string[] {
  const { round, discardPile, topValue, drawPile, step, options } = view;
  const nameOf = (card: Card) => cardName(card, picture);
  const top = discardPile.at(-1) === 'egg' ? `${nameOf('egg')} ${picture.eggAs(nameOf(topValue))}` : nameOf(topValue);
  return [
    `  ${picture.title(round, options.target)}`,
    ...labeledLines([
      [common.picture.discardPile, `[ ${top} ]`],
      ...(step.type === 'over'
        ? []
        : ([[picture.fitting, picture.fits(nameOf(topValue), nameOf(nextValue(topValue)))]] as const)),
      [common.picture.drawPile, drawPile.length === 0 ? common.picture.empty : common.picture.cards(drawPile.length)],
    ]),
  ];
}

function hand(view: View, seat: number, { common, picture }: ChickenSvgLocale): string {
  const cards = view.hands[seat] ?? [];
  const held = heldCards(
    cards,
    common,
    (card) => cardName(card, picture),
    (a, b) => KINDS.indexOf(a) - KINDS.indexOf(b),
  );
  const isKnown = cards.length > 0 && cards.every((card) => card !== null);
  const points = isKnown ? `  (${common.picture.points(handPoints(view, cards))})` : '';
  const isOut = view.withdrawn[seat] && view.step.type !== 'over';
  return `${held.join(', ')}${points}${isOut ? `  (${picture.withdrawn})` : ''}`;
}

function cardName(card: Card, { card: names }: ChickenSvgLocale['picture']): string {
  return typeof card === 'number' ? String(card) : names[card];
}
