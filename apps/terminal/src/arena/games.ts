import type { Game, GameTypes } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import { type AnyDoors, GAMES, gameById, isGameId } from 'hencoop/games';
import { Refusal } from './refusal.js';

/** A game with its bots. */
export interface Loaded {
  readonly game: Game<GameTypes>;
  readonly bots: GameBots<GameTypes>;
}

/**
 * Loads a game by its id.
 * @throws Refusal for an id of none.
 */
export async function loadGame(id: string): Promise<Loaded> {
  if (!isGameId(id)) throw new Refusal(`game: expected one of ${GAMES.map((game) => game.id).join(', ')}, got ${id}`);
  const doors: AnyDoors = gameById(id);
  const bots = await doors.bots();
  // The game of the bots may remember more.
  return { game: bots.game, bots };
}

/** Loads these games, or all of them. */
export function loadGames(ids: readonly string[] = GAMES.map(({ id }) => id)): Promise<Loaded[]> {
  return Promise.all(ids.map(loadGame));
}
