/**
 * The custom element `<hencoop-table>`: a playable table that needs no framework and holds no secrets. Each game
 * provides its part in `hencoop/<game>/element`, and its texts in `hencoop/<game>/en`, `/de` and `/fr`; the element's
 * own texts are in `hencoop/element/en`, `/de` and `/fr`.
 *
 * @packageDocumentation
 */
export { defineElement } from './defineElement.js';
export { HencoopTable } from './element.js';
export type { ElementGame, ElementLocale, Fact, Flight, Price } from './elementGame.js';
export type { Box, Composition, Form, Wood } from './layout/zones.js';
export type { ElementWords } from './locales/words.js';
export type { Refusal } from './picking/picking.js';
