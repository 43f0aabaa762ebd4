// A real boardgame.io server on localhost, and a client that records every byte it gets.

import type { AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Game as BoardgameGame, Server as ServerTypes, State } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import { Server, SocketIO } from 'boardgame.io/server';
import { WebSocket } from 'ws';
import { sealed } from '../src/index.js';
import { Memory } from './memory.js';

type Games = BoardgameGame[];

export interface TestServer {
  readonly port: number;
  readonly db: Memory;
  close(): void;
}

/** Starts a server. It is unsealed only to show that the tests find leaks. */
export async function startServer(games: Games, seal: typeof sealed | null = sealed): Promise<TestServer> {
  const db = new Memory();
  const transport = new SocketIO();
  const server = Server({ games, origins: [], ...(seal === null ? { db, transport } : seal(db, transport)) });
  const { appServer } = await server.run({ port: 0 });
  // What Koa listens with.
  const { port } = (appServer as NetServer).address() as AddressInfo;
  return { port, db, close: () => server.kill({ appServer }) };
}

export const credentialsOf = (seat: number) => `credentials-${seat}`;

/** Stores a match that begins with `G`, with all seats taken. */
export async function putMatch(
  db: Memory,
  game: BoardgameGame,
  matchID: string,
  G: unknown,
  seats: number,
): Promise<void> {
  const initialState: State = InitializeGame({ game: { ...game, setup: () => G }, numPlayers: seats });
  const players: ServerTypes.MatchData['players'] = {};
  for (let id = 0; id < seats; id++) players[id] = { id, name: `hen ${id}`, credentials: credentialsOf(id) };
  const metadata = { gameName: game.name ?? '', players, createdAt: 0, updatedAt: 0 };
  await db.createMatch(matchID, { initialState, metadata });
}

/** A connection that speaks Socket.IO's protocol directly and records every frame of the game. */
export class RawClient {
  readonly frames: string[] = [];
  readonly #socket: WebSocket;
  readonly #namespace: string;

  private constructor(socket: WebSocket, namespace: string) {
    this.#socket = socket;
    this.#namespace = namespace;
  }

  static async open(port: number, game: string): Promise<RawClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    const client = new RawClient(socket, `/${game}`);
    await new Promise<void>((ready, failed) => {
      socket.on('error', failed);
      socket.on('message', (data) => {
        const frame = String(data);
        // The first frames carry the connection's random id.
        if (frame.startsWith('0')) socket.send(`40/${game},`);
        else if (frame.startsWith('40')) ready();
        else if (frame === '2') socket.send('3');
        else client.frames.push(frame);
      });
    });
    return client;
  }

  send(...message: readonly unknown[]): void {
    this.#socket.send(`42${this.#namespace},${JSON.stringify(message)}`);
  }

  play(matchID: string, seat: number, revision: number, move: unknown): void {
    const payload = { type: 'play', args: [move], playerID: String(seat), credentials: credentialsOf(seat) };
    this.send('update', { type: 'MAKE_MOVE', payload }, revision, matchID, String(seat));
  }

  close(): void {
    this.#socket.close();
  }
}

export async function until(what: string, isTrue: () => boolean | Promise<boolean>, patience = 20_000): Promise<void> {
  for (const end = Date.now() + patience; !(await isTrue()); ) {
    if (Date.now() > end) throw new Error(`timed out waiting for ${what}`);
    await sleep(1);
  }
}
