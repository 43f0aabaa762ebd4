// The page's formats for games in files and links.

import type { Stored } from 'hencoop/record';
import type { GameId, View } from '../protocol.js';

/** The players, and how often they took back a decision. */
export interface PlayedBy {
  readonly players: readonly string[];
  readonly names: readonly string[];
  readonly undone: number;
}

/** The `format` of a stored game with its players. */
export const GAME = 'hencoop-web/table/1';
/** The `format` of one viewer's position. */
export const POSITION = 'hencoop-web/position/1';
/** These formats in any version. */
export const ANY_FORMAT = /^hencoop-web\/(table|position)\/[1-9][0-9]{0,8}$/;

export function gameText({ players, names, undone }: PlayedBy, stored: Stored): string {
  return JSON.stringify({ format: GAME, players, names, undone, stored });
}

export function positionText({ players, names, undone }: PlayedBy, game: GameId, view: View): string {
  return JSON.stringify({ format: POSITION, game, players, names, undone, view });
}
