// Analyzes whole games with the default playouts, and posts the milliseconds of one core that each took.
import { parentPort, workerData } from 'node:worker_threads';
import { analyze } from 'hencoop/analysis';
import { type AnyDoors, gameById, isGameId } from 'hencoop/games';
import { play } from './play.js';

const { game, games } = workerData as { readonly game: unknown; readonly games: number };
if (!isGameId(game)) throw new Error('expected the id of a game');
const doors: AnyDoors = gameById(game);
const bots = await doors.bots();
const times: number[] = [];
for (let number = 0; number < games; number++) {
  const log = play(bots, ['medium', 'medium'], `time ${number}`);
  const before = process.cpuUsage();
  for await (const _ of analyze(bots, log));
  const { user, system } = process.cpuUsage(before);
  times.push(Math.round((user + system) / 1000));
}
parentPort?.postMessage(times);
