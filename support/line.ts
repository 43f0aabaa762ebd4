import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a server that a test can cut, since a browser that goes offline keeps its open sockets. */
export interface Line {
  /** The address of the server through this connection. */
  readonly url: string;
  /** Cuts open sockets; nothing gets through until it is restored. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** Opens a proxy to the server at `url`, on this machine. */
export async function lineTo(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((near) => {
    near.on('error', () => {});
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    // A server listening on a port has this kind of address.
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut,
    mend() {
      isCut = false;
    },
    close() {
      cut();
      proxy.close();
    },
  };
}
