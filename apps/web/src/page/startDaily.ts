import type { GameId } from '../protocol.js';
import { usualPlayers, usualSeats } from '../usual.js';
import { worker } from './app.js';
import { loadGame } from './pageGame.js';
import { show, usualNames } from './startGame.js';

/** Begins or resumes the deal of the day. @throws Refused */
export async function startDaily(game: GameId): Promise<void> {
  void loadGame(game).catch(() => {});
  const names = usualNames(usualPlayers(usualSeats(game)));
  show(await worker().ask({ type: 'daily', game, names }), false);
}
