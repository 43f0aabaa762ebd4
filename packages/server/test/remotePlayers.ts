import { type ConnectConfig, connect, type RemoteMatch } from '@hencoop/client';
import type { GameTypes } from 'hencoop';
import type { AnyGame, GameId } from 'hencoop/games';
import { WebSocket } from 'ws';
import { entryOf } from './testServer.js';

/** Connects a seat or a spectator to a match of any game. */
export function connectTo(
  id: GameId,
  config: Pick<ConnectConfig<GameTypes>, 'url' | 'match' | 'seen'> & {
    readonly token?: string | null;
    readonly byStream?: boolean;
    readonly takesSnapshots?: boolean;
    readonly hands?: boolean;
  },
): RemoteMatch<GameTypes> {
  const { game, schemas } = entryOf(id);
  const { byStream = false, takesSnapshots = false, ...rest } = config;
  const snapshots = takesSnapshots ? { viewSchema: schemas.view } : {};
  // The class of `ws` has all that a client uses of the browser's.
  const socket = byStream ? null : (WebSocket as unknown as NonNullable<ConnectConfig<GameTypes>['WebSocket']>);
  return connect(game, { ...rest, ...snapshots, schema: schemas.redactedEvent, WebSocket: socket });
}

/** Plays random legal moves until the game is over; returns the number of accepted moves. */
export async function playOut(game: AnyGame, match: RemoteMatch<GameTypes>): Promise<number> {
  let accepted = 0;
  await match.ready();
  for (;;) {
    const { seen, info } = match;
    if (seen === null || game.isOver(seen.view)) return accepted;
    const moves = info?.status === 'playing' && seen.view.viewer !== null ? game.legalMoves(seen.view) : [];
    const move = moves[Math.floor(Math.random() * moves.length)];
    if (move === undefined) {
      await changed(match);
      continue;
    }
    const answer = await match.submit(move);
    // In a simultaneous step, another player's move may have come first.
    if (answer.ok) accepted += 1;
    else if (answer.reason !== 'stale' && answer.reason !== 'illegal') throw new Error(`refused: ${answer.reason}`);
  }
}

/** Resolves at the next change in a match. */
export function changed(match: RemoteMatch<GameTypes>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stops = [match.on('delivery', done), match.on('info', done), match.on('closed', fail)];
    function done(): void {
      for (const stop of stops) stop();
      resolve();
    }
    function fail(reason: string): void {
      for (const stop of stops) stop();
      reject(new Error(`closed: ${reason}`));
    }
  });
}
