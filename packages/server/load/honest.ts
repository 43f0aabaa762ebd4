// A process of players who play at a calm pace, and time their moves whenever they are asked to. Started by flood.ts.
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, gameById } from 'hencoop/games';
import type { DrivenSeat } from './clients/drivenSeat.js';
import { open } from './clients/hencoop.js';
import { ENDLESS } from './endless.js';

export interface HonestJob {
  readonly url: string;
  readonly matches: number;
  /** Moves a second, in all matches together. */
  readonly pace: number;
}

const { url, matches, pace } = JSON.parse(process.argv.at(-1) ?? '{}') as HonestJob;
const game: AnyGame = await gameById('chicken').game();
/** A move since it was submitted; `took` once it is answered, in milliseconds. */
interface Submitted {
  readonly began: number;
  took?: number;
}
let submitted: Submitted[] = [];

async function play(match: readonly DrivenSeat[]): Promise<void> {
  for (;;) {
    await sleep((1000 * matches * 2 * Math.random()) / pace);
    for (const seat of match) {
      const moves = seat.view === null ? [] : game.legalMoves(seat.view);
      const move = moves[Math.floor(Math.random() * moves.length)];
      if (move === undefined) continue;
      const one: Submitted = { began: performance.now() };
      submitted.push(one);
      await seat.submit(move);
      one.took = performance.now() - one.began;
      break;
    }
  }
}

for (let opened = 0; opened < matches; opened++)
  void play(await open({ game, seats: 2, options: ENDLESS, urls: [url, url] }));
process.on('message', async (milliseconds: number) => {
  // Moves from before are not counted.
  submitted = [];
  await sleep(milliseconds);
  // A move that still waits has waited this long at least.
  process.send?.(submitted.map(({ began, took = performance.now() - began }) => took));
});
process.send?.('ready');
