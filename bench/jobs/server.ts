import { performance } from 'node:perf_hooks';
import type { ZodType } from 'zod';
import type { Game, GameTypes } from '../../src/engine/game.js';
import { uniform } from '../../src/engine/playout.js';
import { type Seat, seatsUpTo } from '../../src/engine/seats.js';
import { type Job, median, secondsOf } from './measure.js';

export const STAGES = ['parse', 'apply', 'redact', 'write'] as const;
export type Stage = (typeof STAGES)[number];

/** The pace of a server, and the size of what it sends and stores. */
export interface ServerFigures {
  /** Moves per second from JSON text to JSON text. */
  readonly rates: readonly number[];
  /** The same by a server that checks each move three times: by the schema, by `whyNot`, and by `apply`. */
  readonly checkedThrice: readonly number[];
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
/** The number of tables that are played at once, one move at each in turn. */
const TABLES = 100;

/** A game as the server receives it: the text of every move. */
interface Script {
  readonly seed: string;
  readonly texts: readonly string[];
}

/** JSON text in; parse, `tryApply` with the strong generator, the redacted events of every seat; JSON text out. */
export function server<G extends GameTypes>(
  game: Game<G>,
  { seats, rounds }: Job,
  { moveSchema }: { readonly moveSchema: ZodType },
): ServerFigures {
  const everybody = seatsUpTo(seats);
  const { scripts, stateBytes, viewBytes } = record(game, seats);
  const spent = { parse: 0, apply: 0, redact: 0, write: 0 };
  const thirds = [0, 1, 2].map(() => ({ milliseconds: 0, moves: 0 }));
  /** A socket sends bytes: a text that was put together from parts costs only when it is written. */
  const socket = Buffer.alloc(1_000_000);
  let sent = 0;

  type Handle = (state: G['State'], text: string) => G['State'];

  // A move is looked at by `tryApply`, whatever it is.
  const parse = (text: string) => JSON.parse(text) as G['Move'];
  const apply = (state: G['State'], move: G['Move']) => {
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error('a legal move was refused');
    return attempt;
  };
  const redact = (events: readonly G['Event'][]) => everybody.map((seat) => redactedFor(seat, events));
  const write = (lists: readonly (readonly G['RedactedEvent'][])[]) => {
    for (const text of textsOf(lists)) sent += socket.write(text);
  };

  const handle: Handle = (state, text) => {
    const { state: next, events } = apply(state, parse(text));
    write(redact(events));
    return next;
  };

  const handleThrice: Handle = (state, text) => {
    const move = moveSchema.parse(parse(text)) as G['Move'];
    if (game.whyNot(state, move) !== null) throw new Error('a legal move was refused');
    const { state: next, events } = apply(state, move);
    write(redact(events));
    return next;
  };

  function timed<Result>(stage: Stage, act: () => Result): Result {
    const start = performance.now();
    const result = act();
    spent[stage] += performance.now() - start;
    return result;
  }

  const handleTimed: Handle = (state, text) => {
    const move = timed('parse', () => parse(text));
    const { state: next, events } = timed('apply', () => apply(state, move));
    const lists = timed('redact', () => redact(events));
    timed('write', () => write(lists));
    return next;
  };

  function redactedFor(seat: Seat, events: readonly G['Event'][]): G['RedactedEvent'][] {
    const list: G['RedactedEvent'][] = [];
    for (const event of events) {
      const redacted = game.redact(event, seat);
      if (redacted !== null) list.push(redacted);
    }
    return list;
  }

  function playTables(group: readonly Script[], handle: Handle): void {
    const states = group.map(({ seed }) => game.setup({ seats, seed }));
    const longest = Math.max(...group.map(({ texts }) => texts.length));
    for (let turn = 0; turn < longest; turn++) {
      group.forEach(({ texts }, table) => {
        const text = texts[turn];
        const state = states[table];
        const third = thirds[Math.floor((3 * turn) / texts.length)];
        if (text === undefined || state === undefined || third === undefined) return;
        const start = performance.now();
        states[table] = handle(state, text);
        third.milliseconds += performance.now() - start;
        third.moves += 1;
      });
    }
  }

  const moves = scripts.reduce((sum, { texts }) => sum + texts.length, 0);
  const playAll = (by: Handle) => {
    for (let first = 0; first < scripts.length; first += TABLES) playTables(scripts.slice(first, first + TABLES), by);
  };
  const forget = () => {
    for (const third of thirds) third.milliseconds = third.moves = 0;
  };
  // A server runs for a long time, so measure optimized code.
  for (let warm = 0; warm < 8; warm++) for (const by of [handle, handleThrice, handleTimed]) playAll(by);
  for (const stage of STAGES) spent[stage] = 0;
  const rates: number[] = [];
  const checkedThrice: number[] = [];
  const rounded: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    forget();
    rates.push(moves / secondsOf(() => playAll(handle)));
    rounded.push(thirds.map((third) => (1000 * third.milliseconds) / third.moves));
    checkedThrice.push(moves / secondsOf(() => playAll(handleThrice)));
    playAll(handleTimed);
  }
  if (sent === 0) throw new Error('nothing was sent');

  const all = STAGES.reduce((sum, stage) => sum + spent[stage], 0);
  return {
    rates,
    checkedThrice,
    shares: {
      parse: spent.parse / all,
      apply: spent.apply / all,
      redact: spent.redact / all,
      write: spent.write / all,
    },
    byThird: thirds.map((_, third) => median(rounded.map((round) => round[third] ?? 0))),
    stateBytes,
    viewBytes,
  };
}

/** The text of every list. Seats often get the same events, whose text is then written once. */
function textsOf(lists: readonly (readonly object[])[]): string[] {
  const texts: string[] = [];
  for (const list of lists) {
    const same = lists.findIndex((other) => other.length === list.length && other.every((item, i) => item === list[i]));
    texts.push(texts[same] ?? JSON.stringify(list));
  }
  return texts;
}

/** Random games with the generator of a real server: the moves received, and the size of the states and views. */
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
