import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A local round-robin balancer. */
export interface Balancer {
  readonly url: string;
  /** Cuts every connection. */
  cut(): void;
  close(): Promise<void>;
}

export async function balancer(urls: readonly string[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let next = 0;
  const gate = createServer((client) => {
    const { hostname, port } = new URL(urls[next++ % urls.length] ?? '');
    const server = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  // It listens on a port.
  const { port } = gate.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      for (const socket of open) socket.destroy();
    },
    async close() {
      for (const socket of open) socket.destroy();
      gate.close();
      await once(gate, 'close');
    },
  };
}
