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
    words: chickenSheet,
    drawTable: drawChicken,
    bots: chickenBots,
  }),
  terminalGame('crazy-chicken', {
    game: crazyChicken,
    words: crazyChickenSheet,
    drawTable: drawCrazyChicken,
    bots: crazyChickenBots,
  }),
  terminalGame('chicken-out', {
    game: chickenOut,
    words: chickenOutSheet,
    drawTable: drawChickenOut,
    bots: chickenOutBots,
  }),
  terminalGame('blind-chicken-extreme', {
    game: blindChickenExtreme,
    words: blindChickenExtremeSheet,
    drawTable: drawBlindChickenExtreme,
    bots: blindChickenExtremeBots,
  }),
  terminalGame('chicken-roundup', {
    game: chickenRoundup,
    words: chickenRoundupSheet,
    drawTable: drawChickenRoundup,
    bots: chickenRoundupBots,
  }),
];
