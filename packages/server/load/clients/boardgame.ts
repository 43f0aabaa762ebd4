import { toBoardgame } from '@hencoop/boardgame-io';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { GameTypes } from 'hencoop';
import type { AnyGame } from 'hencoop/games';
import type { Snapshot } from 'hencoop/referee';
import type { DrivenSeat, OpenMatch } from './drivenSeat.js';

type BoardgameClient = ReturnType<typeof Client<Snapshot<GameTypes>>>;

/**
 * A boardgame.io client over Socket.IO. The server does not answer moves: a move counts as accepted once the view
 * changes.
 */
class Seat implements DrivenSeat {
  view: GameTypes['View'] | null = null;
  revision = 0;
  onChange: (() => void) | null = null;
  readonly ready: Promise<void>;
  readonly #client: BoardgameClient;
  #taken: (() => void) | null = null;

  constructor(client: BoardgameClient) {
    this.#client = client;
    this.ready = new Promise((resolve) => {
      client.subscribe((state) => {
        if (state === null || state.G.revision === this.revision) return;
        ({ view: this.view, revision: this.revision } = state.G);
        resolve();
        this.#taken?.();
        this.onChange?.();
      });
    });
    client.start();
  }

  submit(move: GameTypes['Move']): Promise<boolean> {
    return new Promise((resolve) => {
      this.#taken = () => {
        this.#taken = null;
        resolve(true);
      };
      this.#client.moves['play']?.(move);
    });
  }

  close(): void {
    this.#client.stop();
  }
}

const games = new Map<string, ReturnType<typeof toBoardgame>>();

function adapted(game: AnyGame) {
  const known = games.get(game.id) ?? toBoardgame(game);
  games.set(game.id, known);
  return known;
}

export const open: OpenMatch = async ({ game, seats, options, urls }) => {
  const [server = ''] = urls;
  const lobby = new LobbyClient({ server });
  const { matchID } = await lobby.createMatch(game.id, { numPlayers: seats, setupData: { options } });
  const match: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const playerID = String(seat);
    const { playerCredentials } = await lobby.joinMatch(game.id, matchID, { playerID, playerName: 'hen' });
    const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'] } });
    const seated = { matchID, playerID, credentials: playerCredentials };
    match.push(new Seat(Client({ game: adapted(game), multiplayer, debug: false, ...seated })));
  }
  await Promise.all(match.map(({ ready }) => ready));
  return match;
};
