import type { Game, GameTypes } from 'hencoop';
import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { chicken } from 'hencoop/chicken';
import { chickenOut } from 'hencoop/chicken-out';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { crazyChicken } from 'hencoop/crazy-chicken';
import type { Kit } from 'hencoop/testkit';
import { kit as blindChickenExtremeKit } from '../blind-chicken-extreme/kit.js';
import { kit as chickenKit } from '../chicken/kit.js';
import { kit as chickenOutKit } from '../chicken-out/kit.js';
import { kit as chickenRoundupKit } from '../chicken-roundup/kit.js';
import { kit as crazyChickenKit } from '../crazy-chicken/kit.js';

/** A game with its kit, whatever its types. */
export interface Target {
  readonly id: string;
  readonly on: <T>(act: <G extends GameTypes>(game: Game<G>, kit: Kit<G>) => T) => T;
}

const target = <G extends GameTypes>(game: Game<G>, kit: Kit<G>): Target => ({
  id: game.id,
  on: (act) => act(game, kit),
});

/** Every game of the house. */
export const TARGETS: readonly Target[] = [
  target(chicken, chickenKit),
  target(crazyChicken, crazyChickenKit),
  target(chickenOut, chickenOutKit),
  target(blindChickenExtreme, blindChickenExtremeKit),
  target(chickenRoundup, chickenRoundupKit),
];

/** A few moves of every game, to be tried on the others. */
export const MOVES: readonly unknown[] = TARGETS.flatMap(({ on }) =>
  on((game) => game.legalMoves(game.setup({ seed: 'stranger' })).slice(0, 5) as readonly unknown[]),
);
