/**
 * Pictures: every table of every game as SVG, and single cards, with no dependency. What cannot be seen is drawn as a
 * back. Each game is a function of its own, so that a page with one game loads the drawing of one.
 *
 * @packageDocumentation
 */
export { drawBlindChickenExtreme, drawBlindChickenExtremeCard } from './blind-chicken-extreme.js';
export { drawChicken, drawChickenCard } from './chicken.js';
export { drawChickenOut, drawChickenOutCard } from './chicken-out.js';
export { drawChickenRoundup, drawChickenRoundupCard } from './chicken-roundup.js';
export { drawCrazyChicken, drawCrazyChickenCard } from './crazy-chicken.js';
export type { CardOptions, DrawOptions, FaceUp } from './options.js';
export type { Theme } from './palette.js';
export type { Language } from './words.js';
