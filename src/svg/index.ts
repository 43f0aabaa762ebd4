/**
 * The common part of all games' drawings: the names of the hooks, and the types of options. The drawings themselves
 * belong to the games, such as `drawChicken` of `hencoop/chicken/svg`.
 *
 * @packageDocumentation
 */
export { hooksOf } from './hooks.js';
export type { DrawnThing, Scene, SvgNode } from './markup.js';
export type { AnyDrawings, CardOptions, DrawOptions, FaceUp, SvgLocale, TablePart } from './options.js';
export type { Theme } from './palette.js';
export { sceneStyles, sceneText } from './scene.js';
