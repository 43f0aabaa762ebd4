import { de, deLabels } from '../../../crazy-chicken/locales/de.js';
import type { TableLocale } from '../../kit.js';
import { deTable } from '../../words.js';

/**
 * The table of Crazy Chicken in German.
 *
 * @example
 * ```ts
 * import { crazyChickenTableDe } from 'hencoop/crazy-chicken/table/de';
 *
 * // table.locale = crazyChickenTableDe;
 * crazyChickenTableDe.words.confirm; // 'Bestätigen'
 * ```
 */
export const crazyChickenTableDe: TableLocale = {
  game: de,
  labels: deLabels,
  words: deTable,
};
