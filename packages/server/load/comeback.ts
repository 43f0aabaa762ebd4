// A process of clients that all lose their connections at once: reports how long each took to reconnect. Started by
// main.ts.
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
  /** For each client, the milliseconds from the loss of its connection until it was live again. */
  readonly back: readonly number[];
}

/** The time limit of a client, in milliseconds. */
const PATIENCE = 30_000;

const { url, clients } = JSON.parse(process.argv.at(-1) ?? '{}') as ComebackJob;
// The class of `ws` has all that a client uses of the browser's.
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
