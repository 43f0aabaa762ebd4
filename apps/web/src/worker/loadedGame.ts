import type { AnyBots } from 'hencoop/bots';
import { type AnyGame, type GameId, gameById } from 'hencoop/games';
import type { AnyEntry } from 'hencoop/record';

/** A game whose rules are loaded. The first hand is dealt without the rest of it. */
export interface LoadedGame {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly bots: () => Promise<AnyBots>;
  /** The entry for files and links. */
  readonly entry: () => Promise<AnyEntry>;
}

/** Loads one game, so that the page downloads only games in use. */
export type LoadGame = (id: GameId) => Promise<LoadedGame>;

export const loadGame: LoadGame = async (id) => {
  const { game, bots, entry } = gameById(id);
  return { id, game: await game(), bots, entry };
};
