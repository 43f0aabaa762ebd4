/**
 * Pictures: every table of every game as SVG, and single cards, with no dependency. Hidden cards are drawn as backs. Each
 * game has its own function, so that a page with one game loads only that drawing.
 *
 * @packageDocumentation
 */
export {
  type BlindChickenExtremeDrawOptions,
  type BlindChickenExtremePart,
  drawBlindChickenExtreme,
  drawBlindChickenExtremeCard,
} from './blind-chicken-extreme.js';
export { type ChickenDrawOptions, type ChickenPart, drawChicken, drawChickenCard } from './chicken.js';
export { type ChickenOutDrawOptions, type ChickenOutPart, drawChickenOut, drawChickenOutCard } from './chicken-out.js';
export {
  type ChickenRoundupDrawOptions,
  type ChickenRoundupPart,
  drawChickenRoundup,
  drawChickenRoundupCard,
} from './chicken-roundup.js';
export {
  type CrazyChickenDrawOptions,
  type CrazyChickenPart,
  drawCrazyChicken,
  drawCrazyChickenCard,
} from './crazy-chicken.js';
export { HOOKS } from './hooks.js';
export type { CardOptions, DrawOptions, FaceUp, PictureLocale, TablePart } from './options.js';
export type { Theme } from './palette.js';
