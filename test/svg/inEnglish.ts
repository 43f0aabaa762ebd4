// The games' drawings in English, unless a test passes another locale.
import { enBlindChickenExtremeSvg } from 'hencoop/blind-chicken-extreme/en';
import * as blindChickenExtreme from 'hencoop/blind-chicken-extreme/svg';
import { enChickenSvg } from 'hencoop/chicken/en';
import * as chicken from 'hencoop/chicken/svg';
import { enChickenOutSvg } from 'hencoop/chicken-out/en';
import * as chickenOut from 'hencoop/chicken-out/svg';
import { enChickenRoundupSvg } from 'hencoop/chicken-roundup/en';
import * as chickenRoundup from 'hencoop/chicken-roundup/svg';
import { enCrazyChickenSvg } from 'hencoop/crazy-chicken/en';
import * as crazyChicken from 'hencoop/crazy-chicken/svg';

/** A drawing whose options may lack the locale. */
type InEnglish<Draw> = Draw extends {
  (view: infer View, options: infer Options): string;
  (state: infer State, options: infer FaceUpOptions): string;
}
  ? { (view: View, options?: Partial<Options>): string; (state: State, options: WithoutLocale<FaceUpOptions>): string }
  : never;

type CardInEnglish<Draw> = Draw extends (card: infer Card, options: infer Options) => string
  ? (card: Card, options?: Partial<Options>) => string
  : never;

type WithoutLocale<Options> = Options extends { readonly locale: infer Locale }
  ? Omit<Options, 'locale'> & { readonly locale?: Locale }
  : never;

/** The same drawing, in English if its options lack the locale. */
function table<Draw>(draw: Draw, locale: object): InEnglish<Draw> {
  const drawTable = draw as (table: unknown, options: object) => string;
  // It has the same overloads as the drawing.
  return ((given: unknown, options: object = {}) => drawTable(given, { locale, ...options })) as InEnglish<Draw>;
}

/** The same drawing of a card, in English if its options lack the locale. */
function card<Draw>(draw: Draw, locale: object): CardInEnglish<Draw> {
  const drawCard = draw as (card: unknown, options: object) => string;
  // The card belongs to the game.
  return ((given: unknown, options: object = {}) => drawCard(given, { locale, ...options })) as CardInEnglish<Draw>;
}

export const drawChicken = table(chicken.drawChicken, enChickenSvg);
export const drawChickenCard = card(chicken.drawChickenCard, enChickenSvg);
export const drawCrazyChicken = table(crazyChicken.drawCrazyChicken, enCrazyChickenSvg);
export const drawCrazyChickenCard = card(crazyChicken.drawCrazyChickenCard, enCrazyChickenSvg);
export const drawChickenOut = table(chickenOut.drawChickenOut, enChickenOutSvg);
export const drawChickenOutCard = card(chickenOut.drawChickenOutCard, enChickenOutSvg);
export const drawBlindChickenExtreme = table(blindChickenExtreme.drawBlindChickenExtreme, enBlindChickenExtremeSvg);
export const drawBlindChickenExtremeCard = card(
  blindChickenExtreme.drawBlindChickenExtremeCard,
  enBlindChickenExtremeSvg,
);
export const drawChickenRoundup = table(chickenRoundup.drawChickenRoundup, enChickenRoundupSvg);
export const drawChickenRoundupCard = card(chickenRoundup.drawChickenRoundupCard, enChickenRoundupSvg);
