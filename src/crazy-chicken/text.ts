/**
 * The table of Crazy Chicken as plain text: for a terminal, a log or a language model.
 *
 * @packageDocumentation
 */
import { heldCards, labeledLines, seatLines, writeTable } from '../engine/tableText.js';
import type { CrazyChickenSvgLocale } from './locales/locale.js';
import { SIX_TYPES } from './rules.js';
import { CHICKENS, type LaidSet, PILES, type Pile, pileOf, type View } from './table.js';

/**
 * The table of Crazy Chicken as text: exactly what the view shows.
 *
 * @example
 * ```ts
 * import { crazyChicken } from 'hencoop/crazy-chicken';
 * import { enCrazyChickenSvg } from 'hencoop/crazy-chicken/en';
 * import { crazyChickenText } from 'hencoop/crazy-chicken/text';
 *
 * const state = crazyChicken.setup({ seats: 2, seed: 'hen' });
 * console.log(crazyChickenText(crazyChicken.view(state, 0), enCrazyChickenSvg));
 * ```
 *
 * @throws RangeError if `view` is a state, which shows every card, or not a view of this game. Parse untrusted views
 * with the game's schema first: a forged one may be rendered in part.
 */
export function crazyChickenText(view: View, locale: CrazyChickenSvgLocale): string {
  return writeTable('crazy-chicken', view, locale, (names) => {
    const { common } = locale;
    const { step, scores, hands, sets } = view;
    const actors = step.type === 'over' ? [] : [step.seat];
    const lines = seatLines(names, scores, actors, (seat) => {
      const cards = heldCards(hands[seat] ?? [], common, String, (a, b) => b - a);
      return `${common.picture.hand}${common.colon}${cards.join(', ')}`;
    });
    return [
      ...piles(view, names, locale),
      '',
      ...lines.flatMap((line, seat) => [
        line,
        `${' '.repeat(line.indexOf(common.picture.hand))}${shown(sets[seat] ?? [], locale)}`,
      ]),
    ];
  });
}

function piles(view: View, names: readonly string[], { common, picture }: CrazyChickenSvgLocale): string[] {
  const { round, options, sets, aside } = view;
  const types = new Set(sets.flat().map(({ chicken }) => chicken)).size;
  return [
    `  ${picture.title(round, options.rounds)}`,
    ...labeledLines([
      ...PILES.map((pile) => [labelOf(pile, common), pileText(view, pile, { common, picture })] as const),
      [picture.sets, picture.types(types, CHICKENS.length)],
      ...(aside === null ? [] : [[picture.aside(names[aside.owner] ?? ''), setText(aside)] as const]),
    ]),
  ];
}

type Words = Pick<CrazyChickenSvgLocale, 'common' | 'picture'>;

function labelOf(pile: Pile, { picture }: Words['common']): string {
  return `${pile.startsWith('draw') ? picture.drawPile : picture.discardPile} ${pile.endsWith('A') ? 'A' : 'B'}`;
}

function pileText(view: View, pile: Pile, { common, picture }: Words): string {
  const cards: readonly (number | null)[] = pileOf(view, pile);
  if (cards.length === 0) return common.picture.empty;
  const top = pile === 'discardA' || pile === 'discardB' ? view[pile].at(-1) : undefined;
  const onTop = top === undefined ? '' : `, ${common.picture.onTop(picture.card(top))}`;
  const isClosed = view.step.type === 'drawAgain' && view.step.closed === pile;
  return `${common.picture.cards(cards.length)}${onTop}${isClosed ? ` (${picture.closed})` : ''}`;
}

function shown(sets: readonly LaidSet[], { common, picture }: Words): string {
  const types = picture.types(sets.length, SIX_TYPES);
  return `${picture.sets}${common.colon}${sets.length === 0 ? types : `${sets.map(setText).join(', ')} (${types})`}`;
}

function setText({ chicken, count }: LaidSet): string {
  return `${count} × ${chicken}`;
}
