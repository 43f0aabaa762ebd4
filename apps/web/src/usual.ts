// The default game of a player who chooses nothing.
import { gameById } from 'hencoop/games';
import type { GameId, Player } from './protocol.js';

/** Three players where the game allows it. */
export function usualSeats(game: GameId): number {
  const { min, max } = gameById(game).seats;
  return Math.min(max, Math.max(min, 3));
}

/** A person at the first seat, and bots that play well enough at the others. */
export function usualPlayers(seats: number): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'medium'));
}
