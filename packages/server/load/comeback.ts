// One process of clients that lose their connections at once: reports how long each took to be live again. Started by main.ts.
import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectConfig, connect, lobby } from '@hencoop/client';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { redactedEventSchema } from 'hencoop/chicken/schema';
import { WebSocket } from 'ws';

export interface ComebackJob {
  readonly url: string;
  readonly clients: number;
}

export interface ComebackReport {
  /** Milliseconds from the loss of a connection until it was live again, of each client. */
  readonly back: readonly number[];
}

/** How long a client may take, in milliseconds. */
const PATIENCE = 30_000;

const { url, clients } = JSON.parse(process.argv.at(-1) ?? '{}') as ComebackJob;
// The class of `ws` has what a client uses of a browser's.
const socket = WebSocket as unknown as NonNullable<ConnectConfig<ChickenTypes>['WebSocket']>;
const matches = [];
for (let opened = 0; opened < clients; opened += 2) {
  const { id, tokens } = await lobby(url).open({ game: 'chicken', players: ['person', 'person'] });
  for (const token of tokens)
    matches.push(connect(chicken, { url, match: id, token, schema: redactedEventSchema, WebSocket: socket }));
}
await Promise.all(matches.map((match) => match.ready()));
const back = Promise.all(
  matches.map(
    (match) =>
      new Promise<number>((resolve) => {
        let cut = 0;
        match.on('connection', (state) => {
          if (state === 'cut') cut = performance.now();
          else if (state === 'live' && cut > 0) resolve(performance.now() - cut);
        });
      }),
  ),
);
process.send?.('ready');
const report = await Promise.race([back, sleep(PATIENCE).then(() => null)]);
if (report === null) throw new Error(`expected all clients to be live again within ${PATIENCE} ms`);
process.send?.({ back: report } satisfies ComebackReport);
await sleep(100);
process.exit(0);
