import type { AboutGame, Player } from '../protocol.js';

/** The player, or the strongest level if a table with this many seats does not offer the player's level. */
export function offeredAt(seats: number, player: Player, levels: AboutGame['levels'] = {}): Player {
  const isLevel = Object.values(levels).some((names) => names.some(({ name }) => name === player));
  const here = levels[seats] ?? [];
  return !isLevel || here.some(({ name }) => name === player) ? player : (here.at(-1)?.name ?? 'medium');
}
