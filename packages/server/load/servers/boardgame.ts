// A boardgame.io process with the sealed adapter and its matches in memory.
import type { AddressInfo, Server as NetServer } from 'node:net';
import { sealed, toBoardgame } from '@hencoop/boardgame-io';
import { Server, SocketIO } from 'boardgame.io/server';
import { chicken } from 'hencoop/chicken';
import { Memory } from '../../../boardgame-io/test/memory.js';

const server = Server({ games: [toBoardgame(chicken)], origins: [], ...sealed(new Memory(), new SocketIO()) });
const { appServer } = await server.run({ port: 0 });
// The HTTP server that it listens with.
const { port } = (appServer as NetServer).address() as AddressInfo;
process.send?.(`http://127.0.0.1:${port}`);
process.on('message', () => process.exit(0));
