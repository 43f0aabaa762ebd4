import type { LogEntry, State, StorageAPI } from 'boardgame.io';
import type { SocketIO } from 'boardgame.io/server';
import { catchUp } from './catchUp.js';
import { sealIncoming } from './incoming.js';
import { sealOutgoing } from './outgoing.js';

/** A storage of boardgame.io, synchronous or not. */
type Storage = StorageAPI.Async | StorageAPI.Sync;

/**
 * Seals the storage and transport of a boardgame.io server. Neither the content nor the number of messages to a client
 * depends on hidden information, and of a client's messages, only moves and chat for its seat get through.
 *
 * Pass the sealed `db` to the server; keep the unsealed one to read complete logs.
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

/** Withholds a match's first state and log, which boardgame.io would send to clients unredacted. */
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
        // A storage returns the fields of a match, directly or as a promise.
        return fetched instanceof Promise ? fetched.then(seal) : seal(fetched as Parameters<typeof seal>[0]);
      };
    },
  });
}

/** Wraps a transport to seal every socket before the server uses it. */
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
