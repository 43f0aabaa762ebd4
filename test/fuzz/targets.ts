import type { Game, GameTypes } from 'hencoop';
import type { GameId } from 'hencoop/games';
import type { Kit } from 'hencoop/testkit';
import { IDS, loadGame } from '../../support/games.js';

/** A game with its kit, whatever its types. */
export interface Target<Id extends string = string> {
  readonly id: Id;
  readonly on: <T>(act: <G extends GameTypes>(game: Game<G>, kit: Kit<G>) => T) => T;
}

/** Every game. */
export const TARGETS: readonly Target<GameId>[] = await Promise.all(
  IDS.map(async (id): Promise<Target<GameId>> => {
    const { game, kit } = await loadGame(id);
    return { id, on: (act) => act(game, kit) };
  }),
);

/** A few moves of every game, to try on the other games. */
export const MOVES: readonly unknown[] = TARGETS.flatMap(({ on }) =>
  on((game) => game.legalMoves(game.setup({ seed: 'stranger' })).slice(0, 5) as readonly unknown[]),
);
