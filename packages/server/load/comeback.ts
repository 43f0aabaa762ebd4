// One process of clients whose lines are all cut at once: says how long each took to be back. Started by main.ts.
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
  /** Milliseconds from the moment when its line was cut to the moment when it was live again, of each client. */
  readonly back: readonly number[];
}

/** The longest that is waited for anybody, in milliseconds. */
const PATIENCE = 30_000;

const { url, clients } = JSON.parse(process.argv.at(-1) ?? '{}') as ComebackJob;
// The class of `ws` has what a client uses of a browser's.
const socket = WebSocket as unknown as NonNullable<ConnectConfig<ChickenTypes>['WebSocket']>;
const tables = [];
for (let opened = 0; opened < clients; opened += 2) {
  const { id, tokens } = await lobby(url).open({ game: 'chicken', players: ['person', 'person'] });
  for (const token of tokens)
    tables.push(connect(chicken, { url, match: id, token, schema: redactedEventSchema, WebSocket: socket }));
}
await Promise.all(tables.map((table) => table.ready()));
const back = Promise.all(
  tables.map(
    (table) =>
      new Promise<number>((resolve) => {
        let cut = 0;
        table.on('line', (line) => {
          if (line === 'cut') cut = performance.now();
          else if (line === 'live' && cut > 0) resolve(performance.now() - cut);
        });
      }),
  ),
);
process.send?.('ready');
const report = await Promise.race([back, sleep(PATIENCE).then(() => null)]);
if (report === null) throw new Error(`expected all clients to be back within ${PATIENCE} ms`);
process.send?.({ back: report } satisfies ComebackReport);
await sleep(100);
process.exit(0);
