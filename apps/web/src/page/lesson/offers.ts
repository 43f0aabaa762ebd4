// Remembers which lessons this browser has offered, to offer each only once.
import { isGameId } from 'hencoop/games';
import type { GameId } from '../../protocol.js';
import { readText, writeText } from '../localText.js';

const KEY = 'hencoop/lessons';

/** The games in a stored text, which may come from an older version or be damaged. */
export function offeredIn(stored: string | null): readonly GameId[] {
  return (stored ?? '').split(',').filter(isGameId);
}

export function wasOffered(game: GameId): boolean {
  return offeredIn(readText(KEY)).includes(game);
}

/** Records that the lesson of a game was offered or begun. */
export function keepOffered(game: GameId): void {
  if (!wasOffered(game)) writeText(KEY, [...offeredIn(readText(KEY)), game].join());
}
