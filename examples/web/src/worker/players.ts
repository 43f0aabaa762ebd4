import type { LevelName, Player } from '../protocol.js';
import type { Loaded } from './games.js';

export const PERSON = 'person';
export const RANDOM = 'random';

/** The levels of every game: whoever takes a seat at one of them is known before any bots are loaded. */
const LEVELS: { readonly [Name in LevelName]: true } = { easy: true, medium: true, strong: true, expert: true };

/** The first of `players` who cannot take a seat in this game, and who can; `null` if all of them can. */
export async function strangerAmong(
  players: readonly Player[],
  { bots }: Loaded,
): Promise<{ readonly seat: number; readonly able: readonly string[] } | null> {
  const common = [PERSON, ...Object.keys(LEVELS)];
  const isCommon = (player: Player) => player === RANDOM || common.includes(player);
  if (players.every(isCommon)) return null;
  const able = [...common, ...(await bots()).personalities, RANDOM];
  const seat = players.findIndex((player) => !able.includes(player));
  return seat < 0 ? null : { seat, able };
}
