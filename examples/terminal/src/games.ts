import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
import * as blindChickenExtremeSheet from 'hencoop/blind-chicken-extreme/sheet';
import { chicken } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import * as chickenSheet from 'hencoop/chicken/sheet';
import { chickenOut } from 'hencoop/chicken-out';
import { chickenOutBots } from 'hencoop/chicken-out/bots';
import * as chickenOutSheet from 'hencoop/chicken-out/sheet';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { chickenRoundupBots } from 'hencoop/chicken-roundup/bots';
import * as chickenRoundupSheet from 'hencoop/chicken-roundup/sheet';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { crazyChickenBots } from 'hencoop/crazy-chicken/bots';
import * as crazyChickenSheet from 'hencoop/crazy-chicken/sheet';
import { drawTable as drawBlindChickenExtreme } from './tables/blind-chicken-extreme.js';
import { drawTable as drawChicken } from './tables/chicken.js';
import { drawTable as drawChickenOut } from './tables/chicken-out.js';
import { drawTable as drawChickenRoundup } from './tables/chicken-roundup.js';
import { drawTable as drawCrazyChicken } from './tables/crazy-chicken.js';
import { type TerminalGame, terminalGame } from './terminalGame.js';

/** Every game of the terminal; the first is the default. A new game is one entry. */
export const GAMES: readonly TerminalGame[] = [
  terminalGame('chicken', {
    game: chicken,
    describe: chickenSheet.describe,
    explain: chickenSheet.explain,
    sheet: chickenSheet.sheet,
    drawTable: drawChicken,
    bots: chickenBots,
  }),
  terminalGame('crazy-chicken', {
    game: crazyChicken,
    describe: crazyChickenSheet.describe,
    explain: crazyChickenSheet.explain,
    sheet: crazyChickenSheet.sheet,
    drawTable: drawCrazyChicken,
    bots: crazyChickenBots,
  }),
  terminalGame('chicken-out', {
    game: chickenOut,
    describe: chickenOutSheet.describe,
    explain: chickenOutSheet.explain,
    sheet: chickenOutSheet.sheet,
    drawTable: drawChickenOut,
    bots: chickenOutBots,
  }),
  terminalGame('blind-chicken-extreme', {
    game: blindChickenExtreme,
    describe: blindChickenExtremeSheet.describe,
    explain: blindChickenExtremeSheet.explain,
    sheet: blindChickenExtremeSheet.sheet,
    drawTable: drawBlindChickenExtreme,
    bots: blindChickenExtremeBots,
  }),
  terminalGame('chicken-roundup', {
    game: chickenRoundup,
    describe: chickenRoundupSheet.describe,
    explain: chickenRoundupSheet.explain,
    sheet: chickenRoundupSheet.sheet,
    drawTable: drawChickenRoundup,
    bots: chickenRoundupBots,
  }),
];
