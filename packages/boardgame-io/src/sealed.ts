import type { Game, LogEntry, PlayerID, Server, State, StorageAPI } from 'boardgame.io';
import type { SocketIO } from 'boardgame.io/server';

type Storage = StorageAPI.Async | StorageAPI.Sync;
type App = Parameters<SocketIO['init']>[0];
type Games = Parameters<SocketIO['init']>[1];
type Namespace = NonNullable<App['_io']>['sockets'];
type Socket = Parameters<Parameters<Namespace['use']>[0]>[0];

/**
 * The storage and the transport of a boardgame.io server, sealed: what a client is sent depends on nothing that it may not
 * know, neither in content nor in number, and of what a client sends, only moves of its own seat get through.
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

/** What boardgame.io sends as it is stored, the first state and the log, is not handed out. */
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
        return fetched instanceof Promise ? fetched.then(seal) : seal(fetched as Parameters<typeof seal>[0]);
      };
    },
  });
}

/** Takes a transport over: every socket is sealed before the server hears from it. */
function sealTransport(transport: SocketIO): SocketIO {
  const init = transport.init.bind(transport);
  transport.init = (app: App, games: Games, origins) => {
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

/** A client that has been answered. */
interface Joined {
  readonly socket: Socket;
  readonly matchID: string;
  readonly playerID: PlayerID | null;
}

/**
 * boardgame.io answers a sync first and listens for updates afterwards: a client would never hear of a move that is made in
 * between. It is sent what it has missed, once all moves that are under way are stored.
 */
function catchUp(transport: SocketIO, { context }: App): void {
  // Its types do not say what this private method takes.
  const addClient: (client: Joined, game: Game) => void = transport['addClient'].bind(transport);
  transport['addClient'] = (client: Joined, game: Game) => {
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

/** What a client is sent of a match: `playerView` has made `G` a snapshot. */
type Seen = State<{ readonly revision: number }>;

/**
 * A state as it goes out: moves are counted as its receiver has learned of them, and nothing is said of plugins, where a
 * refused move leaves who tried it.
 */
const outgoing = ({ G, ctx }: Seen): Seen => ({ G, ctx, plugins: {}, _undo: [], _redo: [], _stateID: G.revision });

function sealOutgoing(socket: Socket): void {
  const emit = socket.emit.bind(socket);
  /** The revision of the last state that was sent. */
  let sent = Number.POSITIVE_INFINITY;
  socket.emit = (event: string, ...args: unknown[]) => {
    if (event === 'sync') {
      // As the transport sends it.
      const [matchID, info] = args as [string, { state: Seen; filteredMetadata: unknown }];
      const state = outgoing(info.state);
      sent = state._stateID;
      return emit(event, matchID, { ...info, state, initialState: state });
    }
    if (event === 'update') {
      const [matchID, seen, log] = args as [string, Seen, LogEntry[]];
      const state = outgoing(seen);
      // Nothing that this receiver learns of: somebody's secret move, or an illegal one.
      if (state._stateID <= sent) return true;
      sent = state._stateID;
      return emit(
        event,
        matchID,
        state,
        log.map((entry) => ({ ...entry, _stateID: state._stateID - 1 })),
      );
    }
    return event === 'matchData' || event === 'chat' ? emit(event, ...args) : true;
  };
}

const MATCH_ID = /^[\w-]{1,64}$/;
const PLAYER_ID = /^\d$/;
/** A chat message may be this long, as JSON. */
const LONGEST_CHAT = 2000;

/**
 * A message that is not of the form below is dropped: boardgame.io would play it, an action that replaces the whole state
 * among them, or would end with an unhandled rejection.
 */
function sealIncoming(socket: Socket, { context }: App): void {
  /** Whether the match exists and the seat is taken: boardgame.io lets anybody in to a match that nobody has joined. */
  const isTaken = async (matchID: string, playerID: unknown): Promise<boolean> => {
    const { metadata }: { metadata?: Server.MatchData } = await context.db.fetch(matchID, { metadata: true });
    if (metadata === undefined) return false;
    const { players } = metadata;
    if (playerID === null || playerID === undefined) return true;
    if (typeof playerID !== 'string' || !PLAYER_ID.test(playerID)) return false;
    return Boolean(players[Number(playerID)]?.credentials);
  };
  const read = async ([event, ...args]: readonly unknown[]): Promise<unknown[] | null> => {
    switch (event) {
      case 'sync': {
        const [matchID, playerID, credentials] = args;
        const isAdmitted = isMatchID(matchID) && isOptionalText(credentials) && (await isTaken(matchID, playerID));
        // Not the number of players: no match is made for a client that asks for an unknown one.
        return isAdmitted ? [event, matchID, playerID, credentials] : null;
      }
      case 'update': {
        const [action, revision, matchID, playerID] = args;
        const { type, payload } = fieldsOf(action);
        const { type: name, args: moves, credentials } = fieldsOf(payload);
        const isMove = type === 'MAKE_MOVE' && name === 'play' && Array.isArray(moves) && typeof revision === 'number';
        if (!isMove || typeof playerID !== 'string') return null;
        if (!isMatchID(matchID) || !isOptionalText(credentials)) return null;
        if (!(await isTaken(matchID, playerID))) return null;
        const made = { type: 'play', args: [moves[0], revision], playerID, credentials };
        return [event, { type: 'MAKE_MOVE', payload: made }, revision, matchID, playerID];
      }
      case 'chat': {
        const [matchID, message, credentials] = args;
        const { id, sender, payload } = fieldsOf(message);
        if (!isMatchID(matchID) || !isOptionalText(credentials) || typeof id !== 'string') return null;
        if (typeof sender !== 'string' || JSON.stringify(message).length > LONGEST_CHAT) return null;
        return (await isTaken(matchID, sender)) ? [event, matchID, { id, sender, payload }, credentials] : null;
      }
      default:
        return null;
    }
  };
  socket.use((packet: unknown[], next) => {
    read(packet).then(
      (admitted) => {
        if (admitted === null) return;
        packet.splice(0, packet.length, ...admitted);
        next();
      },
      // The storage failed: the message is lost, as it would be on its way.
      (error: unknown) => console.error(error),
    );
  });
}

const isMatchID = (value: unknown): value is string => typeof value === 'string' && MATCH_ID.test(value);
const isOptionalText = (value: unknown) => value === undefined || value === null || typeof value === 'string';
const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as { readonly [field: string]: unknown };
