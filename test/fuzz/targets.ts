import type { Game, GameTypes } from 'hencoop';
import { chicken } from 'hencoop/chicken';
import { chickenOut } from 'hencoop/chicken-out';
import type { Kit } from 'hencoop/testkit';
import { kit as chickenKit } from '../chicken/kit.js';
import { kit as chickenOutKit } from '../chicken-out/kit.js';

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
export const TARGETS: readonly Target[] = [target(chicken, chickenKit), target(chickenOut, chickenOutKit)];

/** A few moves of every game, to be tried on the others. */
export const MOVES: readonly unknown[] = TARGETS.flatMap(({ on }) =>
  on((game) => game.legalMoves(game.setup({ seed: 'stranger' })).slice(0, 5) as readonly unknown[]),
);
