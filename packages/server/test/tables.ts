import { type ConnectConfig, connect, type RemoteTable } from '@hencoop/client';
import type { Game, GameTypes } from 'hencoop';
import { entryOf, type GameId } from 'hencoop/record';
import { WebSocket } from 'ws';

/** A table of a server for a seat, or a spectator, of any game of the library. */
export function sit<Id extends GameId>(
  id: Id,
  config: Pick<ConnectConfig<GameTypes>, 'url' | 'match'> & {
    readonly token?: string | null;
    readonly byStream?: boolean;
  },
) {
  const { game, schemas } = entryOf(id);
  const { byStream = false, ...rest } = config;
  // The class of `ws` has what a client uses of a browser's.
  const socket = byStream ? null : (WebSocket as unknown as NonNullable<ConnectConfig<GameTypes>['WebSocket']>);
  return connect(game as unknown as Game<GameTypes>, { ...rest, schema: schemas.redactedEvent, WebSocket: socket });
}

/** Plays random legal moves at a table whenever it is its turn, until the game is over; says how many were accepted. */
export async function playOut(game: Game<GameTypes>, table: RemoteTable<GameTypes>): Promise<number> {
  let accepted = 0;
  await table.ready();
  for (;;) {
    const { seen, info } = table;
    if (seen === null || game.isOver(seen.view)) return accepted;
    const moves = info?.status === 'playing' && seen.view.viewer !== null ? game.legalMoves(seen.view) : [];
    const move = moves[Math.floor(Math.random() * moves.length)];
    if (move === undefined) {
      await changed(table);
      continue;
    }
    const answer = await table.submit(move);
    // Where several move at once, another's move may have come in between.
    if (answer.ok) accepted += 1;
    else if (answer.reason !== 'stale' && answer.reason !== 'illegal') throw new Error(`refused: ${answer.reason}`);
  }
}

/** Resolves when something has happened at a table. */
export function changed(table: RemoteTable<GameTypes>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stops = [table.on('delivery', done), table.on('info', done), table.on('closed', fail)];
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
