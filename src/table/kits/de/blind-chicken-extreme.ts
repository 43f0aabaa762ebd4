import { de, deLabels } from '../../../blind-chicken-extreme/locales/de.js';
import type { TableLocale } from '../../kit.js';
import { deTable } from '../../words.js';

/**
 * The table of Blind Chicken Extreme in German.
 *
 * @example
 * ```ts
 * import { blindChickenExtremeTableDe } from 'hencoop/blind-chicken-extreme/table/de';
 *
 * // table.locale = blindChickenExtremeTableDe;
 * blindChickenExtremeTableDe.words.confirm; // 'Bestätigen'
 * ```
 */
export const blindChickenExtremeTableDe: TableLocale = {
  game: de,
  labels: deLabels,
  words: deTable,
};
