import {
  drawBlindChickenExtremeCard,
  drawChickenCard,
  drawChickenOutCard,
  drawChickenRoundupCard,
  drawCrazyChickenCard,
} from 'hencoop/svg';
import { pictures as tables } from '../../test/svg/positions.js';
import type { Output } from '../lib/files.js';

/** A card of each game, for the first page. */
const CARDS = {
  chicken: drawChickenCard('chick', { width: 96 }),
  'crazy-chicken': drawCrazyChickenCard(20, { width: 96 }),
  'chicken-out': drawChickenOutCard('TWENTY', { width: 96 }),
  'blind-chicken-extreme': drawBlindChickenExtremeCard(37, { width: 96 }),
  'chicken-roundup': drawChickenRoundupCard('gold foxTrot', { width: 96 }),
};

/** Writes docs/pictures/<game>.svg, the middle of a game as one seat sees it, and card-<game>.svg, one of its cards. */
export function pictures(output: Output): void {
  for (const { name, svg } of tables()) output.file(`docs/pictures/${name}.svg`, `${svg}\n`);
  for (const [game, card] of Object.entries(CARDS)) output.file(`docs/pictures/card-${game}.svg`, `${card.trim()}\n`);
}
