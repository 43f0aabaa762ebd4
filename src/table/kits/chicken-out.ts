import { type ChickenOutTypes, chickenOut, odds } from '../../chicken-out/index.js';
import { en, enLabels } from '../../chicken-out/locales/en.js';
import { knownOf } from '../../chicken-out/locales/labels.js';
import type { Card } from '../../chicken-out/table.js';
import { drawChickenOut, drawChickenOutCard } from '../../svg/chicken-out.js';
import type { TableKit } from '../kit.js';
import { part, partOf } from '../places.js';
import { enTable } from '../words.js';

/** What the odds of the next card are called. */
const facts = {
  title: 'What can come next',
  bust: 'Over 21',
  twentyOne: 'Exactly 21',
  goesOn: 'Below 21',
};

const SERIES = part('series');

/**
 * Chicken Out! for `<hencoop-table>`. Next to the pile a line opens the exact odds of the next card.
 *
 * @example
 * ```ts
 * import { chickenOutTable } from 'hencoop/chicken-out/table';
 * import { defineTable } from 'hencoop/table';
 *
 * defineTable(chickenOutTable);
 * ```
 */
export const chickenOutTable: TableKit<ChickenOutTypes> = {
  game: chickenOut,
  locale: { game: en, labels: enLabels, words: enTable, facts, goal: 'empty your pile first' },
  draw: drawChickenOut,
  // Cards come from the views and events of the game.
  drawCard: (_, card, options) => drawChickenOutCard(card as Card | null, options),
  known: knownOf,
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
    const words = { ...facts, ...locale.facts };
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
};
