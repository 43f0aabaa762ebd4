import { performance } from 'node:perf_hooks';
import type { ZodType } from 'zod';
import type { Game, GameTypes } from '../../../src/engine/game.js';
import { uniform } from '../../../src/engine/playout.js';
import { type Seat, seatsUpTo } from '../../../src/engine/seats.js';
import { type Job, secondsOf } from './measure.js';

export const STAGES = ['read', 'apply', 'write'] as const;
export type Stage = (typeof STAGES)[number];

/** The pace of a server: moves per second of every round. */
export interface ServerPace {
  readonly rates: readonly number[];
}

/** The pace of a server that checks each move once, and the size of the states and views that it stores and sends. */
export interface ServerFigures extends ServerPace {
  /** The share of each stage in that time. */
  readonly shares: { readonly [Name in Stage]: number };
  /** Microseconds a move takes in the first, second and last third of a game. */
  readonly byThird: readonly number[];
  /** Mean bytes of JSON at the start, in the middle and at the end of a game. */
  readonly stateBytes: readonly number[];
  readonly viewBytes: readonly number[];
}

/** The number of moves in one round. */
const MOVES = 12_000;
/** The number of simultaneous tables; moves go around them in turn. */
const TABLES = 100;
/** Unmeasured rounds: a server runs for a long time, so measure optimized code. */
const WARM_UPS = 40;

/** A game as the server receives it: the text of every move. */
interface Script {
  readonly seed: string;
  readonly texts: readonly string[];
}

/** Judges a text from outside, answers all seats, and returns the next state. */
type Handle<G extends GameTypes> = (state: G['State'], text: string) => G['State'];

/** A socket that writes bytes: concatenated strings cost time only when they are written. */
function openSocket() {
  const bytes = Buffer.alloc(1_000_000);
  let sent = 0;
  return {
    send(text: string) {
      sent += bytes.write(text);
    },
    sent: () => sent,
  };
}

type Socket = ReturnType<typeof openSocket>;

/** `JSON.parse`, `tryApply` with the strong generator, `redact` and `JSON.stringify`. */
export function server<G extends GameTypes>(game: Game<G>, job: Job): ServerFigures {
  const spent = { read: 0, apply: 0, write: 0 };
  const socket = openSocket();
  const write = writerOf(game, job, socket);

  function timed<Result>(stage: Stage, act: () => Result): Result {
    const start = performance.now();
    const result = act();
    spent[stage] += performance.now() - start;
    return result;
  }

  const { scripts, stateBytes, viewBytes } = record(game, job.seats);
  const rates = ratesOf(game, job, scripts, socket, (state, text) => {
    const { state: next, events } = mustApply(game, state, JSON.parse(text));
    write(events);
    return next;
  });
  const thirds = [0, 1, 2].map(() => ({ milliseconds: 0, moves: 0 }));
  for (let round = 0; round < job.rounds; round++) {
    playAll(game, job.seats, copiesOf(scripts), (state, text, progress) => {
      const start = performance.now();
      const move = timed('read', (): unknown => JSON.parse(text));
      const { state: next, events } = timed('apply', () => mustApply(game, state, move));
      timed('write', () => write(events));
      const third = thirds[Math.floor(3 * progress)];
      if (third === undefined) throw new RangeError(`progress: expected less than 1, got ${progress}`);
      third.milliseconds += performance.now() - start;
      third.moves += 1;
      return next;
    });
  }
  const all = STAGES.reduce((sum, stage) => sum + spent[stage], 0);
  return {
    rates,
    shares: { read: spent.read / all, apply: spent.apply / all, write: spent.write / all },
    byThird: thirds.map(({ milliseconds, moves }) => (1000 * milliseconds) / moves),
    stateBytes,
    viewBytes,
  };
}

/** The pace of a server that checks each move three times: by the schema, by `whyNot`, and by `tryApply`. */
export function serverThrice<G extends GameTypes>(game: Game<G>, job: Job, moveSchema: ZodType): ServerPace {
  const socket = openSocket();
  const write = writerOf(game, job, socket);
  const rates = ratesOf(game, job, record(game, job.seats).scripts, socket, (state, text) => {
    const move = moveSchema.parse(JSON.parse(text));
    if (game.whyNot(state, move) !== null) throw new Error('a legal move was refused');
    const { state: next, events } = mustApply(game, state, move);
    write(events);
    return next;
  });
  return { rates };
}

function mustApply<G extends GameTypes>(game: Game<G>, state: G['State'], move: unknown) {
  const attempt = game.tryApply(state, move);
  if (!attempt.ok) throw new Error('a legal move was refused');
  return attempt;
}

/** Sends every seat its redacted events; seats with the same events share one text. */
function writerOf<G extends GameTypes>(game: Game<G>, { seats }: Job, socket: Socket) {
  const everybody = seatsUpTo(seats);
  return (events: readonly G['Event'][]) => {
    const lists = everybody.map((seat) => redactedFor(game, seat, events));
    for (const [i, list] of lists.entries()) {
      const isSame = (other: readonly object[]) =>
        other.length === list.length && other.every((item, j) => item === list[j]);
      if (list.length > 0 && lists.findIndex(isSame) === i) socket.send(JSON.stringify(list));
    }
  };
}

function redactedFor<G extends GameTypes>(game: Game<G>, seat: Seat, events: readonly G['Event'][]) {
  const list: G['RedactedEvent'][] = [];
  for (const event of events) {
    const redacted = game.redact(event, seat);
    if (redacted !== null) list.push(redacted);
  }
  return list;
}

/** The moves per second of every round. */
function ratesOf<G extends GameTypes>(
  game: Game<G>,
  { seats, rounds }: Job,
  scripts: readonly Script[],
  socket: Socket,
  handle: Handle<G>,
): number[] {
  const moves = scripts.reduce((sum, { texts }) => sum + texts.length, 0);
  const rates: number[] = [];
  for (let round = -WARM_UPS; round < rounds; round++) {
    const fresh = copiesOf(scripts);
    const seconds = secondsOf(() => playAll(game, seats, fresh, handle));
    if (round >= 0) rates.push(moves / seconds);
  }
  if (socket.sent() === 0) throw new Error('nothing was sent');
  return rates;
}

/** The same scripts with fresh strings: V8 caches the hash of a string that was looked up in a map. */
function copiesOf(scripts: readonly Script[]): Script[] {
  return scripts.map(({ seed, texts }) => ({ seed, texts: texts.map((text) => Buffer.from(text).toString()) }));
}

/** Plays all scripts, {@link TABLES} at once; `progress` is the completed share of the game, below 1. */
function playAll<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  scripts: readonly Script[],
  handle: (state: G['State'], text: string, progress: number) => G['State'],
): void {
  for (let first = 0; first < scripts.length; first += TABLES) {
    const group = scripts.slice(first, first + TABLES);
    const states = group.map(({ seed }) => game.setup({ seats, seed }));
    const longest = Math.max(...group.map(({ texts }) => texts.length));
    for (let turn = 0; turn < longest; turn++) {
      for (let table = 0; table < group.length; table++) {
        const { texts } = group[table] as Script;
        const text = texts[turn];
        if (text !== undefined) states[table] = handle(states[table] as G['State'], text, turn / texts.length);
      }
    }
  }
}

/** Records random games with the generator of a real server: the moves, and the size of the states and views. */
function record<G extends GameTypes>(game: Game<G>, seats: number) {
  const policy = uniform<G>('server');
  const scripts: Script[] = [];
  const stateBytes = [0, 0, 0];
  const viewBytes = [0, 0, 0];
  for (let moves = 0; moves < MOVES; moves += scripts.at(-1)?.texts.length ?? 0) {
    const seed = `server-${scripts.length}`;
    let state = game.setup({ seats, seed });
    const states = [state];
    const texts: string[] = [];
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const move = policy(game.legalMoves(state, seat), state, seat);
      texts.push(JSON.stringify(move));
      state = game.apply(state, move);
      states.push(state);
    }
    scripts.push({ seed, texts });
    for (const when of [0, 1, 2]) {
      const then = states[Math.round((when / 2) * texts.length)] ?? state;
      stateBytes[when] = (stateBytes[when] ?? 0) + JSON.stringify(then).length;
      viewBytes[when] = (viewBytes[when] ?? 0) + JSON.stringify(game.view(then, 0)).length;
    }
  }
  const mean = (sum: number) => sum / scripts.length;
  return { scripts, stateBytes: stateBytes.map(mean), viewBytes: viewBytes.map(mean) };
}
