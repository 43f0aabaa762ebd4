// Runs in an analysis thread: one analysis, then the thread ends.
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { GameTypes, Seat } from 'hencoop';
import { analyze, type Finding } from 'hencoop/analysis';
import { type AnyDoors, gameById, isGameId } from 'hencoop/games';
import type { Analysis } from './analysisContract.js';
import type { AnalysisTask, ThreadMessage } from './analysisThreads.js';

// On Linux this sets the priority of the thread; elsewhere it would set the whole server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

// Only `analyzeInThread` starts this thread.
const { game, steps, playouts } = workerData as AnalysisTask;
if (!isGameId(game)) throw new RangeError(`game: expected a game of the library, got ${game}`);
const doors: AnyDoors = gameById(game);
const bots = await doors.bots();
const findings: Finding<GameTypes>[] = [];
for await (const finding of analyze(bots, steps, { playouts })) {
  findings.push(finding);
  if (finding.type === 'decision') say({ type: 'judged', done: findings.length });
}
const seats = findings.filter(({ type }) => type === 'seat').map(({ seat }) => seat);
const rules = await doors.game();
const learned = [...seats, null].map((viewer) => learnedBy(viewer));
const analysis: Analysis = { game, playouts, findings, learned };
say({ type: 'found', text: JSON.stringify(analysis) });

/** How many events a viewer had seen before and after each decision. */
function learnedBy(viewer: Seat | null): readonly [number, number][] {
  let count = 0;
  return steps.flatMap(({ move, events }): [number, number][] => {
    const before = count;
    count += events.filter((event) => rules.redact(event, viewer) !== null).length;
    return move === null ? [] : [[before, count]];
  });
}

function say(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}
