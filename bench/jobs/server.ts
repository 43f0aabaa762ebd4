import { performance } from 'node:perf_hooks';
import type { ZodType } from 'zod';
import type { Game, GameTypes } from '../../src/engine/game.js';
import { uniform } from '../../src/engine/playout.js';
import { type Seat, seatsUpTo } from '../../src/engine/seats.js';
import { type Job, median, secondsOf } from './measure.js';

export const STAGES = ['parse', 'schema', 'whyNot', 'apply', 'redact', 'stringify'] as const;
export type Stage = (typeof STAGES)[number];

/** The pace of a server, and the size of what it sends and stores. */
export interface ServerFigures {
  /** Moves per second from JSON text to JSON text. */
  readonly rates: readonly number[];
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

/** JSON text in, parse, schema, `whyNot`, `apply` with the strong generator, the redacted events of every seat, JSON text out. */
export function server<G extends GameTypes>(
  game: Game<G>,
  { seats, rounds }: Job,
  { moveSchema }: { readonly moveSchema: ZodType },
): ServerFigures {
  const everybody = seatsUpTo(seats);
  const { scripts, stateBytes, viewBytes } = record(game, seats);
  const spent = { parse: 0, schema: 0, whyNot: 0, apply: 0, redact: 0, stringify: 0 };
  const thirds = [0, 1, 2].map(() => ({ milliseconds: 0, moves: 0 }));
  let sent = 0;

  function handle(state: G['State'], text: string): G['State'] {
    const start = performance.now();
    const json: unknown = JSON.parse(text);
    const parsed = performance.now();
    const move = moveSchema.parse(json);
    const shaped = performance.now();
    if (game.whyNot(state, move) !== null) throw new Error('a legal move was refused');
    const judged = performance.now();
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error('a legal move was refused');
    const applied = performance.now();
    const lists = everybody.map((seat) => redactedFor(seat, attempt.events));
    const redacted = performance.now();
    for (const text of textsOf(lists)) sent += text.length;
    const end = performance.now();
    spent.parse += parsed - start;
    spent.schema += shaped - parsed;
    spent.whyNot += judged - shaped;
    spent.apply += applied - judged;
    spent.redact += redacted - applied;
    spent.stringify += end - redacted;
    return attempt.state;
  }

  function redactedFor(seat: Seat, events: readonly G['Event'][]): G['RedactedEvent'][] {
    const list: G['RedactedEvent'][] = [];
    for (const event of events) {
      const redacted = game.redact(event, seat);
      if (redacted !== null) list.push(redacted);
    }
    return list;
  }

  function playTables(group: readonly Script[]): void {
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
  const playAll = () => {
    for (let first = 0; first < scripts.length; first += TABLES) playTables(scripts.slice(first, first + TABLES));
  };
  // A server runs for a long time, so measure optimized code.
  for (let warm = 0; warm < 10; warm++) playAll();
  for (const stage of STAGES) spent[stage] = 0;
  for (const third of thirds) third.milliseconds = third.moves = 0;
  const rates: number[] = [];
  const rounded: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    rates.push(moves / secondsOf(playAll));
    rounded.push(thirds.map((third) => (1000 * third.milliseconds) / third.moves));
    for (const third of thirds) third.milliseconds = third.moves = 0;
  }
  if (sent === 0) throw new Error('nothing was sent');

  const all = STAGES.reduce((sum, stage) => sum + spent[stage], 0);
  return {
    rates,
    shares: {
      parse: spent.parse / all,
      schema: spent.schema / all,
      whyNot: spent.whyNot / all,
      apply: spent.apply / all,
      redact: spent.redact / all,
      stringify: spent.stringify / all,
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
