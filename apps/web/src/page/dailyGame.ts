import { GAMES } from 'hencoop/games';
import type { GameId } from '../protocol.js';

const DAY = 86_400_000;

/** The game whose deal the start page offers on a date: each game in turn. */
export function dailyGame(date: string): GameId {
  const day = Math.floor(Date.parse(date) / DAY);
  return GAMES[day % GAMES.length]?.id ?? 'chicken';
}
