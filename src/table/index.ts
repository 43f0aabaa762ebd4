/**
 * A table to play on: the custom element `<hencoop-table>`, with no framework and no secret. Each game has its kit in
 * `hencoop/<game>/table`, and the German words of it in `hencoop/<game>/table/de`.
 *
 * @packageDocumentation
 */
export { defineTable, HencoopTable } from './element.js';
export type { TableKit, TableLocale } from './kit.js';
export type { Refusal } from './render.js';
export type { TableWords } from './words.js';
