import type { ZodType } from 'zod';
import type { Game, GameTypes } from '../../src/engine/game.js';
import { uniform } from '../../src/engine/playout.js';
import { type Seat, seatsUpTo } from '../../src/engine/seats.js';
import { type Job, secondsOf } from './measure.js';

/** The way of a move through a server that holds the state: the text that came in, and where in its game it came. */
interface Request<G extends GameTypes> {
  readonly state: G['State'];
  readonly text: string;
  readonly third: number;
}

export const STAGES = ['parse', 'schema', 'whyNot', 'apply', 'redact', 'stringify'] as const;
export type Stage = (typeof STAGES)[number];

/** What a server does in a second, and what it sends and keeps. */
export interface ServerFigures {
  /** Moves a second from JSON text to JSON text. */
  readonly rates: readonly number[];
  /** The share of each stage in that time. */
  readonly shares: { readonly [Name in Stage]: number };
  /** Microseconds a move takes in the first, second and last third of a game. */
  readonly byThird: readonly number[];
  /** Mean bytes of JSON at the start, in the middle and at the end of a game. */
  readonly stateBytes: readonly number[];
  readonly viewBytes: readonly number[];
}

const MOVES = 12_000;

/** JSON text in, parse, schema, `whyNot`, `apply` with the strong luck, what every seat learns, JSON text out. */
export function server<G extends GameTypes>(
  game: Game<G>,
  { seats, rounds }: Job,
  { moveSchema }: { readonly moveSchema: ZodType },
): ServerFigures {
  const { requests, games } = record(game, seats);
  const everybody = seatsUpTo(seats);

  const apply = (state: G['State'], move: unknown) => {
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(`a legal move was refused by ${attempt.violation.clause}`);
    return attempt;
  };
  const tell = (events: readonly G['Event'][], seat: Seat) => {
    const told: G['RedactedEvent'][] = [];
    for (const event of events) {
      const redacted = game.redact(event, seat);
      if (redacted !== null) told.push(redacted);
    }
    return told;
  };
  const handle = ({ state, text }: Request<G>) => {
    const { events } = apply(state, moveSchema.parse(JSON.parse(text)));
    let sent = 0;
    for (const seat of everybody) sent += JSON.stringify(tell(events, seat)).length;
    return sent;
  };

  // Each stage on all requests, fed with what the stage before it gave.
  const parsed = requests.map(({ text }): unknown => JSON.parse(text));
  const attempts = requests.map(({ state }, i) => apply(state, parsed[i]));
  const told = attempts.map(({ events }) => everybody.map((seat) => tell(events, seat)));
  const stages: { readonly [Name in Stage]: () => void } = {
    parse: () => each(requests, ({ text }) => JSON.parse(text)),
    schema: () => each(parsed, (move) => moveSchema.parse(move)),
    whyNot: () => each(requests, ({ state }, i) => game.whyNot(state, parsed[i])),
    apply: () => each(requests, ({ state }, i) => apply(state, parsed[i])),
    redact: () => each(attempts, ({ events }) => each(everybody, (seat) => tell(events, seat))),
    stringify: () => each(told, (lists) => each(lists, (list) => JSON.stringify(list))),
  };
  const spent = { parse: 0, schema: 0, whyNot: 0, apply: 0, redact: 0, stringify: 0 };
  const rates: number[] = [];
  const thirds = [0, 0, 0];
  const parts = thirds.map((_, third) => requests.filter((request) => request.third === third));
  for (let round = -1; round < rounds; round++) {
    const seconds = secondsOf(() => each(requests, handle));
    const stage = STAGES.map((name) => secondsOf(stages[name]));
    const third = parts.map((part) => secondsOf(() => each(part, handle)));
    if (round < 0) continue;
    rates.push(requests.length / seconds);
    STAGES.forEach((name, i) => {
      spent[name] += stage[i] ?? 0;
    });
    third.forEach((time, i) => {
      thirds[i] = (thirds[i] ?? 0) + time;
    });
  }
  // `apply` asks `whyNot` itself: what is left of it is its own.
  spent.apply = Math.max(0, spent.apply - spent.whyNot);
  const all = STAGES.reduce((sum, name) => sum + spent[name], 0);
  const bytes = (of: (state: G['State']) => unknown) =>
    [0, 0.5, 1].map((when) => {
      const sizes = games.map((states) =>
        JSON.stringify(of(states[Math.round(when * (states.length - 1))] as G['State'])),
      );
      return sizes.reduce((sum, text) => sum + text.length, 0) / sizes.length;
    });
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
    byThird: thirds.map((seconds, i) => (seconds / rounds / (parts[i]?.length ?? 1)) * 1e6),
    stateBytes: bytes((state) => state),
    viewBytes: bytes((state) => game.view(state, 0)),
  };
}

function each<Item>(items: readonly Item[], work: (item: Item, index: number) => unknown): void {
  for (let i = 0; i < items.length; i++) work(items[i] as Item, i);
}

/** Whole random games with the luck of a real server, move by move. */
function record<G extends GameTypes>(game: Game<G>, seats: number) {
  const policy = uniform<G>('server');
  const requests: Request<G>[] = [];
  const games: G['State'][][] = [];
  while (requests.length < MOVES) {
    let state = game.setup({ seats, seed: `server-${games.length}` });
    const states = [state];
    const texts: string[] = [];
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const move = policy(game.legalMoves(state, seat), state, seat);
      texts.push(JSON.stringify(move));
      state = game.apply(state, move);
      states.push(state);
    }
    texts.forEach((text, i) => {
      requests.push({ state: states[i] as G['State'], text, third: Math.floor((3 * i) / texts.length) });
    });
    games.push(states);
  }
  return { requests, games };
}
