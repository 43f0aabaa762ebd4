// A process of players: opens matches on one kind of server, plays them, and reports the times. Started by main.ts.
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyDoors, type AnyGame, type GameId, gameById } from 'hencoop/games';
import type { DrivenSeat, OpenMatch } from './clients/drivenSeat.js';

const CLIENTS = {
  hencoop: () => import('./clients/hencoop.js'),
  colyseus: () => import('./clients/colyseus.js'),
  boardgame: () => import('./clients/boardgame.js'),
} as const satisfies { readonly [kind: string]: () => Promise<{ readonly open: OpenMatch }> };

export type ClientKind = keyof typeof CLIENTS;

/** The job of a driver: its last argument, as JSON. */
export interface DriverJob {
  readonly kind: ClientKind;
  /** The addresses of the servers or of a balancer. The seats of a match are spread over them. */
  readonly urls: readonly string[];
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  readonly matches: number;
  /** Moves a second in all matches together; `null` for as fast as the answers arrive. */
  readonly pace: number | null;
  /** Seconds before anything is counted. */
  readonly warmUp: number;
  readonly seconds: number;
}

export interface DriverReport {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from submission to answer, for every counted move. */
  readonly answers: readonly number[];
  /** Milliseconds from submission until another seat has received the move. */
  readonly deliveries: readonly number[];
  /** The number of opened matches. For `together`, those with all seats at one process, as its responses state. */
  readonly opened: number;
  readonly together: number;
}

type Match = readonly DrivenSeat[];

/** A running driver and its counts. */
interface Drive {
  readonly job: DriverJob;
  readonly game: AnyGame;
  readonly open: OpenMatch;
  readonly answers: number[];
  readonly deliveries: number[];
  moves: number;
  opened: number;
  together: number;
  isCounting: boolean;
  isDone: boolean;
}

async function drive(job: DriverJob): Promise<DriverReport> {
  const { open } = await CLIENTS[job.kind]();
  const doors: AnyDoors = gameById(job.game);
  const game = await doors.game();
  const counts = { moves: 0, opened: 0, together: 0 };
  const running: Drive = { job, game, open, ...counts, answers: [], deliveries: [], isCounting: false, isDone: false };
  const opened = await openAll(running);
  process.send?.('ready');
  // A failing player ends the whole run: stalled matches would distort the rate.
  const playing = Promise.all(opened.map((match, number) => play(running, number, match)));
  await Promise.race([sleep(job.warmUp * 1000), playing]);
  running.isCounting = true;
  process.send?.('counting');
  const began = performance.now();
  await Promise.race([sleep(job.seconds * 1000), playing]);
  running.isCounting = false;
  running.isDone = true;
  const { moves, opened: all, together, answers, deliveries } = running;
  return { moves, seconds: (performance.now() - began) / 1000, answers, deliveries, opened: all, together };
}

async function openAll(running: Drive): Promise<readonly Match[]> {
  const { matches } = running.job;
  const opened: Match[] = [];
  for (let number = 0; number < matches; number += 10) {
    const next = Array.from({ length: Math.min(10, matches - number) }, (_, index) => openOne(running, number + index));
    opened.push(...(await Promise.all(next)));
  }
  return opened;
}

async function openOne(running: Drive, number: number): Promise<Match> {
  const { job, game, open } = running;
  const urls = Array.from({ length: job.seats }, (_, seat) => job.urls[(number + seat) % job.urls.length] ?? '');
  const match = await open({ game, seats: job.seats, options: job.options, urls });
  running.opened++;
  if (new Set(match.map(({ servedBy }) => servedBy)).size === 1) running.together++;
  return match;
}

/** Plays one match after another. */
async function play(running: Drive, number: number, first: Match): Promise<void> {
  const { job, game } = running;
  let match = first;
  while (!running.isDone) {
    const started = performance.now();
    if (!(await move(running, match))) {
      if (match.some(({ view }) => view !== null && game.isOver(view))) {
        for (const seat of match) seat.close();
        match = await openOne(running, number);
      } else await sleep(1);
      continue;
    }
    if (job.pace === null) continue;
    // Each match waits a random time; together they keep the pace.
    const mean = (1000 * job.matches) / job.pace;
    await sleep(Math.max(0, -Math.log(1 - Math.random()) * mean - (performance.now() - started)));
  }
}

/** Makes one move in a match; returns `false` if no seat has a move. */
async function move(running: Drive, match: Match): Promise<boolean> {
  for (const seat of match) {
    const legal = seat.view === null ? [] : running.game.legalMoves(seat.view);
    const chosen = legal[Math.floor(Math.random() * legal.length)];
    if (chosen === undefined) continue;
    const before = seat.revision;
    const at = performance.now();
    timeDelivery(running, match, seat, at);
    const ok = await seat.submit(chosen);
    if (running.isCounting && ok) {
      running.answers.push(performance.now() - at);
      running.moves++;
    }
    // The next move needs the view after this one.
    while (ok && seat.revision === before) {
      await new Promise<void>((resolve) => {
        seat.onChange = resolve;
      });
    }
    seat.onChange = null;
    return true;
  }
  return false;
}

/** Measures when another seat receives the next move. */
function timeDelivery(running: Drive, match: Match, mover: DrivenSeat, at: number): void {
  const [other] = match.filter((seat) => seat !== mover);
  if (other === undefined) return;
  other.onChange = () => {
    other.onChange = null;
    if (running.isCounting) running.deliveries.push(performance.now() - at);
  };
}

// main.ts has written the argument.
const report = await drive(JSON.parse(process.argv.at(-1) ?? '{}') as DriverJob);
process.send?.(report);
await sleep(100);
process.exit(0);
