// One process of players: opens tables at one kind of server, plays at them, and reports how it went. Started by main.ts.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Game, GameTypes } from 'hencoop';
import { entryOf, type GameId } from 'hencoop/record';
import type { DrivenSeat, OpenTable } from './tables/table.js';

const KINDS = {
  hencoop: () => import('./tables/hencoop.js'),
  polling: () => import('./tables/polling.js'),
  colyseus: () => import('./tables/colyseus.js'),
  boardgame: () => import('./tables/boardgame.js'),
} as const satisfies { readonly [kind: string]: () => Promise<{ readonly open: OpenTable }> };

export type Kind = keyof typeof KINDS;

/** What a driver is to do, as its last argument. */
export interface DriverJob {
  readonly kind: Kind;
  /** The addresses of the servers: the seats of a table are spread over them. */
  readonly urls: readonly string[];
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  readonly tables: number;
  /** Moves a second of all tables together; `null`: as fast as they are answered. */
  readonly pace: number | null;
  /** Seconds before anything is counted. */
  readonly warmUp: number;
  readonly seconds: number;
}

export interface DriverReport {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from a submission to its answer, of every move that was counted. */
  readonly answers: readonly number[];
  /** Milliseconds from a submission to the moment when another seat has seen the move. */
  readonly deliveries: readonly number[];
}

async function drive(job: DriverJob): Promise<DriverReport> {
  const { open: openTable } = await KINDS[job.kind]();
  // Views, moves and events of this game alone.
  const game = entryOf(job.game).game as unknown as Game<GameTypes>;
  const answers: number[] = [];
  const deliveries: number[] = [];
  let moves = 0;
  let isCounting = false;
  let isDone = false;

  function open(number: number): Promise<readonly DrivenSeat[]> {
    const urls = Array.from({ length: job.seats }, (_, seat) => job.urls[(number + seat) % job.urls.length] ?? '');
    return openTable({ game, seats: job.seats, options: job.options, urls });
  }

  /** One move at a table; `false` if nobody there may move, as far as they know. */
  async function move(table: readonly DrivenSeat[]): Promise<boolean> {
    for (const seat of table) {
      const legal = seat.view === null ? [] : game.legalMoves(seat.view);
      const chosen = legal[Math.floor(Math.random() * legal.length)];
      if (chosen === undefined) continue;
      const [other] = table.filter((one) => one !== seat);
      const before = seat.revision;
      const at = performance.now();
      if (other !== undefined) {
        other.onChange = () => {
          other.onChange = null;
          if (isCounting) deliveries.push(performance.now() - at);
        };
      }
      const ok = await seat.submit(chosen);
      if (isCounting && ok) {
        answers.push(performance.now() - at);
        moves++;
      }
      // The next move is chosen on the table after this one.
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

  async function play(number: number, first: readonly DrivenSeat[]): Promise<void> {
    let table = first;
    while (!isDone) {
      const started = performance.now();
      if (!(await move(table))) {
        if (table.some(({ view }) => view !== null && game.isOver(view))) {
          for (const seat of table) seat.close();
          table = await open(number);
        } else await sleep(1);
        continue;
      }
      if (job.pace === null) continue;
      // Each table at times of its own: together they come as often as the pace says.
      const mean = (1000 * job.tables) / job.pace;
      await sleep(Math.max(0, -Math.log(1 - Math.random()) * mean - (performance.now() - started)));
    }
  }

  const opened: (readonly DrivenSeat[])[] = [];
  for (let number = 0; number < job.tables; number += 10) {
    const more = Array.from({ length: Math.min(10, job.tables - number) }, (_, next) => open(number + next));
    opened.push(...(await Promise.all(more)));
  }
  process.send?.('ready');
  // Whoever fails ends the whole: a rate with tables that stand still says nothing.
  const playing = Promise.all(opened.map((table, number) => play(number, table)));
  await Promise.race([sleep(job.warmUp * 1000), playing]);
  isCounting = true;
  const began = performance.now();
  await Promise.race([sleep(job.seconds * 1000), playing]);
  isCounting = false;
  isDone = true;
  return { moves, seconds: (performance.now() - began) / 1000, answers, deliveries };
}

// The argument is what main.ts has written there.
const report = await drive(JSON.parse(process.argv.at(-1) ?? '{}') as DriverJob);
process.send?.(report);
await sleep(100);
process.exit(0);
