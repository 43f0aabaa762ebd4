/**
 * The table of Chicken Out! as plain text: for a terminal, a log or a language model.
 *
 * @packageDocumentation
 */
import { labeledLines, seatLines, writeTable } from '../engine/tableText.js';
import type { ChickenOutLocale, ChickenOutSvgLocale } from './locales/locale.js';
import { sameText } from './locales/sameText.js';
import { odds } from './odds.js';
import type { Card, View } from './table.js';

/** The texts of the drawings, and optionally of the odds. */
export type ChickenOutTextLocale = ChickenOutSvgLocale & Partial<Pick<ChickenOutLocale, 'odds'>>;

/**
 * The table of Chicken Out! as text: exactly what the view shows, including remembered cards. With `enChickenOut` instead of
 * `enChickenOutSvg`, a player whose turn it is also gets the odds of the next card.
 *
 * @example
 * ```ts
 * import { chickenOut } from 'hencoop/chicken-out';
 * import { enChickenOutSvg } from 'hencoop/chicken-out/en';
 * import { chickenOutText } from 'hencoop/chicken-out/text';
 *
 * const state = chickenOut.setup({ seats: 2, seed: 'hen' });
 * console.log(chickenOutText(chickenOut.view(state, 0), enChickenOutSvg));
 * ```
 *
 * @throws RangeError if `view` is a state, which shows every card, or not a view of this game. Parse untrusted views
 * with the game's schema first: a forged one may be rendered in part.
 */
export function chickenOutText(view: View, locale: ChickenOutTextLocale): string {
  return writeTable('chicken-out', view, locale, (names) => {
    const { step, scores } = view;
    const actors = step.type === 'over' ? [] : [step.seat];
    return [
      ...middle(view, locale),
      '',
      ...seatLines(names, scores, actors, (seat) => pile(view, seat, locale)),
      ...chances(view, locale),
    ];
  });
}

function middle(view: View, { common, picture }: ChickenOutSvgLocale): string[] {
  const { gameNumber, options, count, series, leftGame } = view;
  const same = sameText(view, picture);
  return [
    `  ${picture.title(gameNumber, options.games)}`,
    ...labeledLines([
      [picture.count, `${count} ${picture.of21}`],
      [picture.series, series.map(picture.card).join(', ') || common.picture.empty],
    ]),
    ...(same === '' ? [] : [`  ${same}`]),
    ...(leftGame.length === 0 ? [] : [`  ${picture.leftGame(common.picture.cards(leftGame.length))}`]),
  ];
}

function pile({ piles, wentOut, step }: View, seat: number, { common, picture }: ChickenOutSvgLocale): string {
  const cards = piles[seat] ?? [];
  const count = cards.length === 0 ? common.picture.empty : common.picture.cards(cards.length);
  const known = cards.some((card) => card !== null)
    ? `${common.picture.fromTheTop(count)}${common.colon}${fromTheTop(cards, common, picture)}`
    : count;
  const index = wentOut.indexOf(seat);
  const foxes = step.type === 'over' ? step.foxes?.[seat] : undefined;
  return [index < 0 ? known : picture.wentOut(index + 1), ...(foxes === undefined ? [] : [picture.foxes(foxes)])].join(
    ', ',
  );
}

/** "2 hidden cards, black 7, 1 hidden card". */
function fromTheTop(
  pile: readonly (Card | null)[],
  common: ChickenOutSvgLocale['common'],
  picture: ChickenOutSvgLocale['picture'],
): string {
  const parts: string[] = [];
  let hidden = 0;
  const endHidden = () => {
    if (hidden > 0) parts.push(common.picture.hidden(hidden));
    hidden = 0;
  };
  for (const card of [...pile].reverse()) {
    if (card === null) hidden += 1;
    else {
      endHidden();
      parts.push(picture.card(card));
    }
  }
  endHidden();
  return parts.join(', ');
}

function chances(view: View, { common, odds: words }: ChickenOutTextLocale): string[] {
  if (words === undefined || view.step.type === 'over' || view.step.seat !== view.viewer) return [];
  const { bust, twentyOne, goesOn, of } = odds(view);
  const share = (label: string, ways: number) =>
    `${label}${common.colon}${words.percent(Math.round((100 * ways) / of))}`;
  const shares = [share(words.goesOn, goesOn), share(words.twentyOne, twentyOne), share(words.bust, bust)];
  return ['', ...labeledLines([[words.title, shares.join('   ')]])];
}
