import type { LevelName, Player } from '../protocol.js';
import type { LoadedGame } from './loadedGame.js';

export const PERSON = 'person';
export const RANDOM = 'random';

/** The levels of every game: a player of one of them is known before any bots are loaded. */
const LEVELS: readonly LevelName[] = ['easy', 'medium', 'strong'];

/** The seat of the first of `players` who does not exist in this game, and those who do; `null` if all of them do. */
export async function unknownPlayer(
  players: readonly Player[],
  { bots }: LoadedGame,
): Promise<{ readonly seat: number; readonly known: readonly string[] } | null> {
  const common: readonly Player[] = [PERSON, ...LEVELS, RANDOM];
  if (players.every((player) => common.includes(player))) return null;
  const { levelNames, personalities } = await bots();
  const known = [PERSON, ...levelNames, ...personalities, RANDOM];
  const seat = players.findIndex((player) => !known.includes(player));
  return seat < 0 ? null : { seat, known };
}
