// A process that plays against a bot, first alone on the server, then next to many matches between bots: reports the
// bot's times. Started by crowds.ts.
import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectConfig, connect, lobby } from '@hencoop/client';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { redactedEventSchema } from 'hencoop/chicken/schema';
import { WebSocket } from 'ws';
import { ENDLESS } from './endless.js';

export interface CrowdJob {
  readonly url: string;
  /** The number of matches between bots. */
  readonly matches: number;
  /** The number of turns to time in each case. */
  readonly turns: number;
}

export interface CrowdReport {
  /** Milliseconds from the answer to a move until the bot's move arrives, alone on the server. */
  readonly alone: readonly number[];
  /** The same next to the matches between bots. */
  readonly among: readonly number[];
}

const { url, matches, turns } = JSON.parse(process.argv.at(-1) ?? '{}') as CrowdJob;
// The class of `ws` has all that a client uses of the browser's.
const socket = WebSocket as unknown as NonNullable<ConnectConfig<ChickenTypes>['WebSocket']>;

/** Plays a match against the bot; returns the bot's times. */
async function timesOfBot(): Promise<readonly number[]> {
  const { id, tokens } = await lobby(url).open({ game: 'chicken', players: ['person', 'easy'], options: ENDLESS });
  const token = tokens[0] ?? null;
  const match = connect(chicken, { url, match: id, token, schema: redactedEventSchema, WebSocket: socket });
  await match.ready();
  const times: number[] = [];
  while (times.length < turns) {
    const moves = match.seen === null ? [] : chicken.legalMoves(match.seen.view);
    const [move] = moves;
    if (move === undefined) {
      await sleep(1);
      continue;
    }
    await match.submit(move);
    const start = performance.now();
    // It may still be the player's turn.
    if (match.seen !== null && chicken.legalMoves(match.seen.view).length > 0) continue;
    while (match.seen === null || chicken.legalMoves(match.seen.view).length === 0) await sleep(1);
    times.push(performance.now() - start);
  }
  match.close();
  return times;
}

const alone = await timesOfBot();
for (let opened = 0; opened < matches; opened++)
  await lobby(url).open({ game: 'chicken', players: ['easy', 'easy'], options: ENDLESS });
process.send?.('ready');
await sleep(2_000);
process.send?.({ alone, among: await timesOfBot() } satisfies CrowdReport);
await sleep(100);
process.exit(0);
