import type { Game, GameTypes } from 'hencoop';
import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { chicken } from 'hencoop/chicken';
import { chickenOut } from 'hencoop/chicken-out';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { crazyChicken } from 'hencoop/crazy-chicken';
import {
  type DrawOptions,
  drawBlindChickenExtreme,
  drawChicken,
  drawChickenOut,
  drawChickenRoundup,
  drawCrazyChicken,
  type FaceUp,
} from 'hencoop/svg';
import type { Kit } from 'hencoop/testkit';
import { kit as blindChickenExtremeKit } from '../blind-chicken-extreme/kit.js';
import { kit as chickenKit } from '../chicken/kit.js';
import { kit as chickenOutKit } from '../chicken-out/kit.js';
import { kit as chickenRoundupKit } from '../chicken-roundup/kit.js';
import { kit as crazyChickenKit } from '../crazy-chicken/kit.js';

/** The drawing of a game, as every game has one. */
export interface Draw<G extends GameTypes> {
  (view: G['View'], options?: DrawOptions): string;
  (state: G['State'], options: DrawOptions & FaceUp): string;
}

/** A game with its kit and its drawing, whatever its types. */
export interface Subject {
  readonly id: string;
  readonly on: <T>(act: <G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>) => T) => T;
}

const subject = <G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>): Subject => ({
  id: game.id,
  on: (act) => act(game, kit, draw),
});

/** Every game of the house. */
export const SUBJECTS: readonly Subject[] = [
  subject(chicken, chickenKit, drawChicken),
  subject(crazyChicken, crazyChickenKit, drawCrazyChicken),
  subject(chickenOut, chickenOutKit, drawChickenOut),
  subject(blindChickenExtreme, blindChickenExtremeKit, drawBlindChickenExtreme),
  subject(chickenRoundup, chickenRoundupKit, drawChickenRoundup),
];
