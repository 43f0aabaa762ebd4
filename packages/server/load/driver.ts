// One process of players: opens tables, plays at them, and says how it went, in one line of JSON. Started by main.ts.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { lobby } from '@hencoop/client';
import type { Game, GameTypes } from 'hencoop';
import { entryOf, type GameId } from 'hencoop/record';
import { WebSocket } from 'ws';

/** What a driver is asked to do, as its last argument. */
export interface DriverJob {
  /** The addresses of the servers: the seats of a table are spread over them. */
  readonly urls: readonly string[];
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  readonly tables: number;
  /** Moves a second of all tables together; `null`: as fast as they are answered. */
  readonly pace: number | null;
  /** Before anything is counted. */
  readonly warmUp: number;
  readonly seconds: number;
}

export interface DriverReport {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from a submission to its answer, of every move that was counted. */
  readonly answers: readonly number[];
  /** Milliseconds from a submission to its delivery at another seat's socket. */
  readonly deliveries: readonly number[];
  /** Answers that were refusals: another move came first. */
  readonly refused: number;
}

type View = GameTypes['View'];

/** A player who trusts the server: views follow events without being parsed, so that the driver costs little. */
class Player {
  view: View | null = null;
  revision = 0;
  status = 'waiting';
  onChange: (() => void) | null = null;
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, (ok: boolean) => void>();
  readonly ready: Promise<void>;

  constructor(game: Game<GameTypes>, url: string, match: string, token: string, heard: (at: number) => void) {
    this.#socket = new WebSocket(`${url.replace(/^http/, 'ws')}/matches/${match}/live?after=0`, {
      perMessageDeflate: false,
    });
    this.#socket.on('open', () => this.#socket.send(JSON.stringify({ token })));
    this.ready = new Promise((resolve, reject) => {
      this.#socket.on('error', reject);
      this.#socket.on('close', (code) => reject(new Error(`closed: ${code}`)));
      this.#socket.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (message.type === 'delivery') {
          for (const event of message.events) this.view = game.evolve(this.view, event);
          this.revision = message.revision;
          heard(performance.now());
        } else if (message.type === 'info') this.status = message.info.status;
        else if (message.type === 'answer') this.#answers.get(message.answer.id)?.(message.answer.ok);
        if (this.view !== null && this.status !== 'waiting') resolve();
        this.onChange?.();
      });
    });
    this.ready.catch(() => {});
  }

  submit(move: object): Promise<boolean> {
    const id = randomUUID();
    this.#socket.send(JSON.stringify({ submit: { id, revision: this.revision, move } }));
    return new Promise((resolve) => {
      this.#answers.set(id, (ok) => {
        this.#answers.delete(id);
        resolve(ok);
      });
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}

async function drive(job: DriverJob): Promise<DriverReport> {
  const game = entryOf(job.game).game as unknown as Game<GameTypes>;
  const answers: number[] = [];
  const deliveries: number[] = [];
  let moves = 0;
  let refused = 0;
  let counting = false;
  let done = false;

  async function open(number: number): Promise<Player[]> {
    const url = (seat: number) => job.urls[(number + seat) % job.urls.length] ?? '';
    const players = Array.from({ length: job.seats }, () => 'person');
    const { id, tokens } = await lobby(url(0)).open({ game: job.game, players, options: job.options });
    const table = tokens.map((token, seat) => new Player(game, url(seat), id, token ?? '', (at) => heard(seat, at)));
    /** When the move was sent that the others have not heard of yet, and by whom. */
    let sent: { readonly at: number; readonly by: number } | null = null;
    function heard(seat: number, at: number): void {
      if (sent === null || seat === sent.by) return;
      if (counting) deliveries.push(at - sent.at);
      sent = null;
    }
    await Promise.all(table.map(({ ready }) => ready));
    submitting.set(table, (by, at) => {
      sent = { by, at };
    });
    return table;
  }

  const submitting = new Map<Player[], (by: number, at: number) => void>();
  /** One move at a table; `false` if the game is over, or nobody knows of a turn yet. */
  async function move(table: Player[]): Promise<boolean> {
    for (const [seat, player] of table.entries()) {
      const legal = player.view === null ? [] : game.legalMoves(player.view);
      const chosen = legal[Math.floor(Math.random() * legal.length)];
      if (chosen === undefined) continue;
      const at = performance.now();
      submitting.get(table)?.(seat, at);
      const before = player.revision;
      const ok = await player.submit(chosen);
      if (counting) {
        answers.push(performance.now() - at);
        if (ok) moves++;
        else refused++;
      }
      // The next move is chosen on the table after this one.
      while (ok && player.revision === before) await new Promise<void>((resolve) => (player.onChange = resolve));
      player.onChange = null;
      return true;
    }
    return false;
  }

  async function play(number: number): Promise<void> {
    let table = await open(number);
    ready();
    await begin;
    while (!done) {
      const started = performance.now();
      if (!(await move(table))) {
        if (table.some(({ view }) => view !== null && game.isOver(view))) {
          for (const player of table) player.close();
          submitting.delete(table);
          table = await open(number);
        } else await sleep(1);
        continue;
      }
      if (job.pace === null) continue;
      // Each table at times of its own: together they come as often as the pace says.
      const mean = (1000 * job.tables) / job.pace;
      await sleep(Math.max(0, -Math.log(1 - Math.random()) * mean - (performance.now() - started)));
    }
    for (const player of table) player.close();
  }

  let opened = 0;
  let start = () => {};
  const begin = new Promise<void>((resolve) => (start = resolve));
  function ready(): void {
    opened++;
    if (opened === job.tables) start();
  }
  const playing: Promise<void>[] = [];
  for (let number = 0; number < job.tables; number++) {
    playing.push(play(number));
    // Tables open one after another, not a thousand at once.
    if (number % 20 === 19) await sleep(50);
  }
  await Promise.race([begin, ...playing]);
  process.send?.('ready');
  await sleep(job.warmUp * 1000);
  counting = true;
  const began = performance.now();
  await Promise.race([sleep(job.seconds * 1000), Promise.all(playing)]);
  counting = false;
  const seconds = (performance.now() - began) / 1000;
  done = true;
  return { moves, seconds, answers, deliveries, refused };
}

const report = await drive(JSON.parse(process.argv.at(-1) ?? '{}') as DriverJob);
process.send?.(report);
await sleep(100);
process.exit(0);
