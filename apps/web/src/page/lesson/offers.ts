// The games whose lesson this browser has offered, so that it offers each once.
import { isGameId } from 'hencoop/games';
import type { GameId } from '../../protocol.js';
import { readText, writeText } from '../localText.js';

const KEY = 'hencoop/lessons';

/** The games of a stored text, which an older version or anybody else may have written. */
export function offeredIn(stored: string | null): readonly GameId[] {
  return (stored ?? '').split(',').filter(isGameId);
}

export function wasOffered(game: GameId): boolean {
  return offeredIn(readText(KEY)).includes(game);
}

/** Keeps that the lesson of a game was offered, or begun. */
export function keepOffered(game: GameId): void {
  if (!wasOffered(game)) writeText(KEY, [...offeredIn(readText(KEY)), game].join());
}
