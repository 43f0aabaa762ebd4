/**
 * Chicken Out! for `<hencoop-table>` of `hencoop/element`.
 *
 * @packageDocumentation
 */
import type { ElementGame } from '../element/elementGame.js';
import { part, partOf } from '../element/selectors.js';
import { deepFreeze } from '../engine/freeze.js';
import type { CardOptions } from '../svg/options.js';
import { type ChickenOutTypes, chickenOut, odds } from './index.js';
import type { ChickenOutLocale, ChickenOutSvgLocale } from './locales/locale.js';
import { drawChickenOut, drawChickenOutCard } from './svg.js';
import type { Card } from './table.js';

const SERIES = part('series');

/**
 * Chicken Out! for `<hencoop-table>`. Next to the pile a line opens the exact odds of the next card.
 *
 * @example
 * ```ts
 * import { chickenOutElement } from 'hencoop/chicken-out/element';
 * import { en, enLabels } from 'hencoop/chicken-out/en';
 * import { defineElement } from 'hencoop/element';
 * import { enElement } from 'hencoop/element/en';
 *
 * defineElement(chickenOutElement, { game: en, labels: enLabels, words: enElement });
 * ```
 */
export const chickenOutElement: ElementGame<ChickenOutTypes> = /* @__PURE__ */ deepFreeze({
  game: chickenOut,
  draw: drawChickenOut,
  drawCard: (_, card: Card | null, options: CardOptions<ChickenOutSvgLocale>) => drawChickenOutCard(card, options),
  flights(event, { series }) {
    switch (event.type) {
      case 'played': {
        const to = `${SERIES} [data-index="${series.length}"]`;
        return [{ from: partOf(event.seat, 'pile'), to, card: event.card, turns: true }];
      }
      case 'busted':
      case 'chickenedOut':
        return [{ from: SERIES, to: partOf(event.seat, 'pile'), card: null }];
      case 'made21':
        return event.to === null ? [] : [{ from: SERIES, to: partOf(event.to, 'pile'), card: null }];
      default:
        return [];
    }
  },
  meant: (_, seat, hook) => (hook === 'pile' || hook === 'type' ? [{ seat, type: 'play' }] : []),
  moments: ['wentOut', 'gameEnded', 'sessionEnded'],
  facts(view, locale) {
    const { step, viewer } = view;
    // The words of this game.
    const words = (locale.game as unknown as ChickenOutLocale).odds;
    if (step.type === 'over' || step.seat !== viewer) return null;
    const { bust, twentyOne, goesOn, of } = odds(view);
    const percent = (ways: number) => `${Math.round((1000 * ways) / of) / 10} %`;
    return {
      title: words.title,
      rows: [
        [words.goesOn, percent(goesOn)],
        [words.twentyOne, percent(twentyOne)],
        [words.bust, percent(bust)],
      ],
    };
  },
});
