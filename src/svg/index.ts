/**
 * What drawings of all games share: the names of the hooks, and the types of options. The drawings themselves belong to the
 * games: `drawChicken` of `hencoop/chicken/svg`, for example.
 *
 * @packageDocumentation
 */
export { HOOKS } from './hooks.js';
export type { AnyDrawings, CardOptions, DrawOptions, FaceUp, SvgLocale, TablePart } from './options.js';
export type { Theme } from './palette.js';
