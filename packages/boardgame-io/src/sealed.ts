import type { LogEntry, State, StorageAPI } from 'boardgame.io';
import type { SocketIO } from 'boardgame.io/server';
import { catchUp } from './catchUp.js';
import { sealIncoming } from './incoming.js';
import { sealOutgoing } from './outgoing.js';

/** A storage of boardgame.io, synchronous or not. */
type Storage = StorageAPI.Async | StorageAPI.Sync;

/**
 * The storage and the transport of a boardgame.io server, sealed: what a client is sent depends on nothing that it may not
 * know, neither in content nor in number, and of what a client sends, only moves and chat for its seat get through.
 *
 * Keep the unsealed `db` to read whole logs from; the server gets the sealed one.
 *
 * @example
 * ```ts
 * import { FlatFile, Server, SocketIO } from 'boardgame.io/server';
 * import { sealed, toBoardgame } from '@hencoop/boardgame-io';
 * import { chicken } from 'hencoop/chicken';
 *
 * const games = [toBoardgame(chicken)];
 * const server = Server({ games, origins: ['https://hens.example'], ...sealed(new FlatFile({ dir: 'matches' }), new SocketIO()) });
 * await server.run(8000);
 * ```
 */
export function sealed<Db extends Storage>(db: Db, transport: SocketIO): { db: Db; transport: SocketIO } {
  return { db: sealStorage(db), transport: sealTransport(transport) };
}

/** Keeps back the first state and the log of a match: boardgame.io sends them to clients as they are stored. */
function sealStorage<Db extends Storage>(db: Db): Db {
  const seal = ({ initialState: _, log, ...rest }: { initialState?: State; log?: LogEntry[] }) =>
    log === undefined ? rest : { ...rest, log: [] };
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'fetch') return value.bind(target);
      return (...args: unknown[]) => {
        const fetched: unknown = value.apply(target, args);
        // A storage answers at once or later, with the fields of a match.
        return fetched instanceof Promise ? fetched.then(seal) : seal(fetched as Parameters<typeof seal>[0]);
      };
    },
  });
}

/** Takes a transport over: every socket is sealed before the server hears from it. */
function sealTransport(transport: SocketIO): SocketIO {
  const init = transport.init.bind(transport);
  transport.init = (app, games, origins) => {
    catchUp(transport, app);
    init(app, games, origins);
    for (const { name } of games) {
      app._io?.of(`/${name}`).use((socket, next) => {
        sealOutgoing(socket);
        sealIncoming(socket, app);
        next();
      });
    }
  };
  return transport;
}
