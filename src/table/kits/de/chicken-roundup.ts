import { de, deLabels } from '../../../chicken-roundup/locales/de.js';
import type { TableLocale } from '../../kit.js';
import { deTable } from '../../words.js';

/**
 * The table of Chicken Roundup in German.
 *
 * @example
 * ```ts
 * import { chickenRoundupTableDe } from 'hencoop/chicken-roundup/table/de';
 *
 * // table.locale = chickenRoundupTableDe;
 * chickenRoundupTableDe.words.confirm; // 'Bestätigen'
 * ```
 */
export const chickenRoundupTableDe: TableLocale = {
  game: de,
  labels: deLabels,
  words: deTable,
};
