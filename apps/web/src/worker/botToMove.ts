import type { Seat } from 'hencoop';
import type { GameInPlay } from './gameInPlay.js';
import type { HostState, OpenGame } from './hostState.js';
import { revisionOf } from './openGame.js';
import { PERSON } from './players.js';

/** The seat of the bot to move next; `undefined` if none may move now. */
export function botToMove(host: HostState, open: OpenGame, { loaded, state, lineup }: GameInPlay): Seat | undefined {
  if (host.open !== open || open.saving?.autosave.isLost || isAhead(host, open)) return undefined;
  return loaded.game.actors(state).find((actor) => lineup.players[actor] !== PERSON);
}

/** Whether the bots are too far ahead of the page. */
function isAhead({ pace }: HostState, open: OpenGame): boolean {
  return pace.ahead !== null && revisionOf(open) - open.shownUpTo > pace.ahead;
}
