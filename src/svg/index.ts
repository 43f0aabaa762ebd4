/**
 * Pictures: every table of every game as SVG, and single cards, with no dependency. Hidden cards are drawn as backs. Each
 * game has its own function, so that a page with one game loads only that drawing.
 *
 * @packageDocumentation
 */
export { drawBlindChickenExtreme, drawBlindChickenExtremeCard } from './blind-chicken-extreme.js';
export { drawChicken, drawChickenCard } from './chicken.js';
export { drawChickenOut, drawChickenOutCard } from './chicken-out.js';
export { drawChickenRoundup, drawChickenRoundupCard } from './chicken-roundup.js';
export { drawCrazyChicken, drawCrazyChickenCard } from './crazy-chicken.js';
export type { CardOptions, DrawOptions, FaceUp, PictureLocale } from './options.js';
export type { Theme } from './palette.js';
