/**
 * Chicken Out! for `<hencoop-table>` of `hencoop/element`.
 *
 * @packageDocumentation
 */
import type { ElementGame } from '../element/elementGame.js';
import { part, partOf } from '../element/motion/selectors.js';
import { deepFreeze } from '../engine/freeze.js';
import type { Seat } from '../engine/seats.js';
import type { CardOptions } from '../svg/options.js';
import { CHICKEN_OUT_FROM, TWENTY_ONE } from './cards.js';
import { type ChickenOutTypes, chickenOut, odds } from './index.js';
import type { ChickenOutLocale, ChickenOutSvgLocale } from './locales/locale.js';
import { chickenOutCardScene, chickenOutScene } from './svg/index.js';
import type { Card } from './table.js';

/** A chance in percent; a tenth decides nothing, but what is possible is never 0, and never certain. */
function percentOf(ways: number, of: number): number {
  return ways === 0 || ways === of ? (100 * ways) / of : Math.min(99, Math.max(1, Math.round((100 * ways) / of)));
}

const inSeries = (index: number) => `${part('series')} [data-index="${index}"]`;

/**
 * Chicken Out! for `<hencoop-table>`. A strip shows the exact odds of the viewer's next card.
 *
 * @example
 * ```ts
 * import { chickenOutElement } from 'hencoop/chicken-out/element';
 * import { enChickenOut, enChickenOutLabels } from 'hencoop/chicken-out/en';
 * import { defineElement } from 'hencoop/element';
 * import { enElement } from 'hencoop/element/en';
 *
 * defineElement(chickenOutElement, { game: enChickenOut, labels: enChickenOutLabels, words: enElement });
 * ```
 */
export const chickenOutElement: ElementGame<ChickenOutTypes> = /* @__PURE__ */ deepFreeze({
  game: chickenOut,
  composition: {
    wood: 'pile',
    most: 1,
    share: 1,
    tallest: 0.125,
    places: ['play', 'chickenOut'],
    hasOdds: true,
  },
  scene: chickenOutScene,
  cardScene: (_, card: Card | null, options: CardOptions<ChickenOutSvgLocale>) => chickenOutCardScene(card, options),
  flights(event, { series, count }) {
    /** Moves the whole series under a pile. */
    const under = (seat: Seat) =>
      series.map((_, index) => ({ from: inSeries(index), to: partOf(seat, 'pile'), card: null, turns: true }));
    switch (event.type) {
      case 'played': {
        // Only from the count before the card: the closer to 21, the likelier a bust.
        const breath = Math.max(0, 1 - (TWENTY_ONE - count) / CHICKEN_OUT_FROM);
        const to = inSeries(series.length);
        return [{ from: partOf(event.seat, 'pile'), to, card: event.card, turns: true, breath }];
      }
      case 'busted':
      case 'chickenedOut':
        return under(event.seat);
      case 'made21':
        return event.to === null ? [] : under(event.to);
      default:
        return [];
    }
  },
  meant: (_, seat, hook) => (hook === 'pile' || hook === 'type' ? [{ seat, type: 'play' }] : []),
  price({ type }, view, { game }) {
    const { series } = view;
    const { cards } = game.common.picture;
    if (type === 'chickenOut') return { text: cards(series.length), kind: 'cost' };
    if (type !== 'play') return null;
    // CO-4.1: a bust costs the series with the cards of this play.
    const played = view.step.type === 'open' ? 2 : 1;
    return odds(view).bust === 0 ? { text: '±0', kind: 'even' } : { text: cards(series.length + played), kind: 'risk' };
  },
  moments: ['wentOut', 'gameEnded', 'sessionEnded'],
  facts(view, locale) {
    const { step, viewer, piles } = view;
    // This game's own locale.
    const words = (locale.game as unknown as ChickenOutLocale).odds;
    if (step.type === 'over' || viewer === null || piles[viewer]?.length === 0) return null;
    // During the turns of others: of the viewer's next card, if the count stayed.
    const next = step.seat === viewer ? view : { ...view, step: { type: 'turn' as const, seat: viewer } };
    const { bust, twentyOne, goesOn, of } = odds(next);
    const percent = (ways: number) => words.percent(percentOf(ways, of));
    return {
      title: words.title,
      odds: [goesOn, twentyOne, bust],
      rows: [
        [words.goesOn, percent(goesOn)],
        [words.twentyOne, percent(twentyOne)],
        [words.bust, percent(bust)],
      ],
    };
  },
});
