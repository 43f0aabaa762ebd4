import type { SocketIO } from 'boardgame.io/server';

// boardgame.io does not export these types.

/** The server of a transport. */
export type App = Parameters<SocketIO['init']>[0];
type Namespace = NonNullable<App['_io']>['sockets'];
export type Socket = Parameters<Parameters<Namespace['use']>[0]>[0];
