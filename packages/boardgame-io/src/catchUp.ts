import type { Game, PlayerID, State } from 'boardgame.io';
import type { SocketIO } from 'boardgame.io/server';
import type { App, Socket } from './transport.js';

/** A client that has received its sync from boardgame.io. */
interface SyncedClient {
  readonly socket: Socket;
  readonly matchID: string;
  readonly playerID: PlayerID | null;
}

/**
 * boardgame.io answers a sync before it subscribes the client to updates, so the client would miss a move made in
 * between. This sends the state again once the pending moves are stored.
 */
export function catchUp(transport: SocketIO, { context }: App): void {
  // The types omit the parameters of this private method.
  const addClient: (client: SyncedClient, game: Game) => void = transport['addClient'].bind(transport);
  transport['addClient'] = (client: SyncedClient, game: Game) => {
    addClient(client, game);
    const { socket, matchID, playerID } = client;
    const update = async () => {
      const { state }: { state?: State } = await context.db.fetch(matchID, { state: true });
      if (state === undefined) return;
      socket.emit('update', matchID, { ...state, G: game.playerView?.({ G: state.G, ctx: state.ctx, playerID }) }, []);
    };
    transport.getMatchQueue(matchID).add(update).catch(console.error);
  };
}
