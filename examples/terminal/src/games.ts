import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import * as blindChickenExtremeWords from 'hencoop/blind-chicken-extreme/sheet';
import { chicken } from 'hencoop/chicken';
import * as chickenWords from 'hencoop/chicken/sheet';
import { chickenOut } from 'hencoop/chicken-out';
import * as chickenOutWords from 'hencoop/chicken-out/sheet';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import * as chickenRoundupWords from 'hencoop/chicken-roundup/sheet';
import { crazyChicken } from 'hencoop/crazy-chicken';
import * as crazyChickenWords from 'hencoop/crazy-chicken/sheet';
import { type Offer, offer } from './offer.js';
import { drawTable as drawBlindChickenExtreme } from './tables/blind-chicken-extreme.js';
import { drawTable as drawChicken } from './tables/chicken.js';
import { drawTable as drawChickenOut } from './tables/chicken-out.js';
import { drawTable as drawChickenRoundup } from './tables/chicken-roundup.js';
import { drawTable as drawCrazyChicken } from './tables/crazy-chicken.js';

/** Every game on offer; the first is played where none is named. A new game is one line. */
export const GAMES: readonly Offer[] = [
  offer('chicken', {
    game: chicken,
    describe: chickenWords.describe,
    explain: chickenWords.explain,
    drawTable: drawChicken,
  }),
  offer('crazy-chicken', {
    game: crazyChicken,
    describe: crazyChickenWords.describe,
    explain: crazyChickenWords.explain,
    drawTable: drawCrazyChicken,
  }),
  offer('chicken-out', {
    game: chickenOut,
    describe: chickenOutWords.describe,
    explain: chickenOutWords.explain,
    drawTable: drawChickenOut,
  }),
  offer('blind-chicken-extreme', {
    game: blindChickenExtreme,
    describe: blindChickenExtremeWords.describe,
    explain: blindChickenExtremeWords.explain,
    drawTable: drawBlindChickenExtreme,
  }),
  offer('chicken-roundup', {
    game: chickenRoundup,
    describe: chickenRoundupWords.describe,
    explain: chickenRoundupWords.explain,
    drawTable: drawChickenRoundup,
  }),
];
