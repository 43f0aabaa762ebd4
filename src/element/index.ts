/**
 * The custom element `<hencoop-table>`: a table to play on, with no framework and no secret. Each game brings its part in
 * `hencoop/<game>/element`, and its words in `hencoop/<game>/en`, `/de` and `/fr`; those of the element are in
 * `hencoop/element/en`, `/de` and `/fr`.
 *
 * @packageDocumentation
 */
export { defineElement, HencoopTable } from './element.js';
export type { ElementGame, ElementLocale } from './elementGame.js';
export type { ElementWords } from './locales/words.js';
export type { Refusal } from './picking/picking.js';
