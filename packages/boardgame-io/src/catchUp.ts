import type { Game, PlayerID, State } from 'boardgame.io';
import type { SocketIO } from 'boardgame.io/server';
import type { App, Socket } from './transport.js';

/** A client whose sync boardgame.io has answered. */
interface SyncedClient {
  readonly socket: Socket;
  readonly matchID: string;
  readonly playerID: PlayerID | null;
}

/**
 * boardgame.io answers a sync first and listens for updates afterward, so a client would miss a move that is made in
 * between. Once the moves under way are stored, this sends it the state again.
 */
export function catchUp(transport: SocketIO, { context }: App): void {
  // Its types do not say what this private method takes.
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
