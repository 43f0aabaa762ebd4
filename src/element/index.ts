/**
 * The custom element `<hencoop-table>`: a table to play on, with no framework and no secret. Each game brings its part in
 * `hencoop/<game>/element`, and its words in `hencoop/<game>/en` and `hencoop/<game>/de`; those of the element are in
 * `hencoop/element/en` and `hencoop/element/de`.
 *
 * @packageDocumentation
 */
export { defineElement, HencoopTable } from './element.js';
export type { ElementGame, ElementLocale } from './elementGame.js';
export type { Refusal } from './picking.js';
export type { ElementWords } from './words.js';
