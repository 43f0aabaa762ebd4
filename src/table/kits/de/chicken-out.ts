import { de, deLabels } from '../../../chicken-out/locales/de.js';
import type { TableLocale } from '../../kit.js';
import { deTable } from '../../words.js';

/**
 * The table of Chicken Out! in German.
 *
 * @example
 * ```ts
 * import { chickenOutTableDe } from 'hencoop/chicken-out/table/de';
 *
 * // table.locale = chickenOutTableDe;
 * chickenOutTableDe.words.confirm; // 'Bestätigen'
 * ```
 */
export const chickenOutTableDe: TableLocale = {
  game: de,
  labels: deLabels,
  words: deTable,
  goal: 'leere zuerst deinen Stapel',
  facts: { title: 'Was als Nächstes kommen kann', bust: 'Über 21', twentyOne: 'Genau 21', goesOn: 'Unter 21' },
};
