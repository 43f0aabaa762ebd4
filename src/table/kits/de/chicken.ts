import { de, deLabels } from '../../../chicken/locales/de.js';
import type { TableLocale } from '../../kit.js';
import { deTable } from '../../words.js';

/**
 * The table of Chicken in German.
 *
 * @example
 * ```ts
 * import { chickenTableDe } from 'hencoop/chicken/table/de';
 *
 * // table.locale = chickenTableDe;
 * chickenTableDe.words.confirm; // 'Bestätigen'
 * ```
 */
export const chickenTableDe: TableLocale = {
  game: de,
  labels: deLabels,
  words: deTable,
  goal: 'wenig Punkte gewinnen',
};
