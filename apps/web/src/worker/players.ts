import type { LevelName, Player } from '../protocol.js';
import type { LoadedGame } from './loadedGame.js';

export const PERSON = 'person';
export const RANDOM = 'random';

/** The levels of every game, known before any bots are loaded. */
const LEVELS: readonly LevelName[] = ['easy', 'medium', 'strong'];

/**
 * The first seat whose player this game does not offer at a table with this many seats, and the players it does offer;
 * `null` if it offers all.
 */
export async function unknownPlayer(
  players: readonly Player[],
  seats: number,
  { bots }: LoadedGame,
): Promise<{ readonly seat: number; readonly known: readonly string[] } | null> {
  const common: readonly Player[] = [PERSON, ...LEVELS, RANDOM];
  if (players.every((player) => common.includes(player))) return null;
  const loaded = await bots();
  const known = [PERSON, ...loaded.levelNamesAt(seats), ...loaded.personalities, RANDOM];
  const seat = players.findIndex((player) => !known.includes(player));
  return seat < 0 ? null : { seat, known };
}
