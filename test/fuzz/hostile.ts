import fc from 'fast-check';
import { type Game, type GameTypes, InternalError, narrow, playout } from 'hencoop';
import { deepEqual, deepFreeze, difference, type Kit, type Setup } from 'hencoop/testkit';
import { processorTime } from '../support/processorTime.js';

/** The result of a fuzz run. */
export interface Report {
  readonly tries: number;
  /** The number of mutated values accepted. A state that the schema accepts must be playable, although no game dealt it. */
  readonly taken: number;
  /** The processor time of the slowest try, in milliseconds. */
  readonly slowest: number;
}

/** Returns a number below `below` at each call. */
export type Random = (below: number) => number;

const nest = (depth: number) => {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Values that are known to break parsers. */
export const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  true,
  '',
  'constructor',
  '__proto__',
  'toString',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  1e308,
  'x'.repeat(100_000),
  'x'.repeat(1_000_000),
  Array.from({ length: 10_000 }, () => 0),
  Array.from({ length: 130_000 }, () => [0]),
  Array.from({ length: 1_000_000 }, () => 0),
  Array.from({ length: 1_000_000 }, () => null),
  Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, 0])),
  nest(2_000),
  nest(1_000_000),
  {},
  [],
  [[]],
  { length: 5 },
  { toString: 1, valueOf: 2 },
  JSON.parse('{"__proto__":{"seat":0,"type":"draw"}}'),
  Object.create({ seat: 0, type: 'draw' }),
  Object.create(null),
  () => 0,
  Symbol('hen'),
  10n,
];

/** Random numbers, the same for the same seed. */
export function randomFrom(seed: number): Random {
  const numbers = fc.sample(fc.infiniteStream(fc.nat()), { numRuns: 1, seed })[0];
  return (below) => ((numbers?.next().value as number | undefined) ?? 0) % below;
}

/** `value` with one part changed: replaced by a hostile value, removed, repeated, moved or extended. */
export function mutated(value: unknown, random: Random, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || random(4 + depth) === 0) return replacement(value, random);
  if (Array.isArray(value)) {
    const list = [...value];
    const at = random(Math.max(1, list.length));
    const kind = random(6);
    if (kind === 0) list.splice(at, 1);
    else if (kind === 1) list.splice(at, 0, list[random(Math.max(1, list.length))]);
    else if (kind === 2) [list[0], list[at]] = [list[at], list[0]];
    else list[at] = mutated(list[at], random, depth + 1);
    return list;
  }
  const keys = Object.keys(value);
  const key = keys[random(Math.max(1, keys.length))] ?? 'extra';
  const entries = new Map<string, unknown>(Object.entries(value));
  const kind = random(12);
  if (kind === 0) entries.delete(key);
  else if (kind === 1) entries.set('extra', 1);
  else if (kind === 2) return Object.defineProperty({ ...value }, '__proto__', { value: {}, enumerable: true });
  else entries.set(key, mutated(entries.get(key), random, depth + 1));
  return Object.fromEntries(entries);
}

function replacement(value: unknown, random: Random): unknown {
  if (typeof value === 'number' && random(2) === 0) return value + (random(2) === 0 ? 1 : -1) * (1 + random(3));
  if (typeof value === 'boolean' && random(2) === 0) return !value;
  return HOSTILE[random(HOSTILE.length)];
}

/**
 * Calls every public function of a game that accepts outside data with hostile values, `tries` times: each must return, or
 * throw its documented error, in bounded time, and change nothing.
 */
export function fuzzGame<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  tries: number,
  seed: number,
  strangers: readonly unknown[] = [],
): Report {
  const random = randomFrom(seed);
  const anything = fc.sample(fc.anything({ withNullPrototype: true, withObjectString: true, withSparseArray: true }), {
    numRuns: 500,
    seed,
  });
  let taken = 0;
  let slowest = 0;
  let position = somewhere(game, kit, random);
  for (let tried = 0; tried < tries; tried++) {
    if (tried % 50 === 0) position = somewhere(game, kit, random);
    const { state, view, moves, before } = position;
    const move = moves[random(Math.max(1, moves.length))];
    const value = [
      anything[random(anything.length)],
      mutated(move, random),
      mutated(mutated(move, random), random),
      strangers[random(Math.max(1, strangers.length))],
    ][random(4)];
    const started = processorTime();
    switch (random(8)) {
      case 0:
      case 1:
      case 2: {
        const violation = game.whyNot(state, value);
        const attempt = game.tryApply(state, value);
        expect(attempt.ok === (violation === null), 'whyNot and tryApply must agree');
        break;
      }
      case 3:
        throwsOnly(RangeError, () => game.whyNot(view, value));
        throwsOnly(RangeError, () => game.legalMoves(state, value as never));
        throwsOnly(RangeError, () => game.view(state, value as never));
        throwsOnly(RangeError, () => game.determinize(view, value as never));
        break;
      case 4: {
        const setup = kit.setups[random(kit.setups.length)] as Setup<G>;
        const config = random(2) === 0 ? value : mutated({ ...setup, seed: 'hen' }, random);
        throwsOnly(RangeError, () => game.setup(config as never));
        break;
      }
      case 5:
        narrow(moves, (typeof value === 'object' && value !== null ? value : { type: value }) as never);
        break;
      case 6: {
        const changed = mutated(random(3) === 0 ? mutated(state, random) : state, random);
        if (accepts(kit.schemas.state, changed)) {
          taken++;
          // The schema accepts it, so it must be a playable state.
          playable(game, changed as G['State']);
        }
        break;
      }
      default:
        accepts(kit.schemas.view, mutated(view, random));
        accepts(kit.schemas.move, value);
        accepts(kit.schemas.event, mutated(position.event, random));
        accepts(kit.schemas.redactedEvent, value);
    }
    slowest = Math.max(slowest, processorTime() - started);
    expect(deepEqual(state, before), `the state was changed: ${difference(state, before)}`);
  }
  return { tries, taken, slowest };
}

export function somewhere<G extends GameTypes>(game: Game<G>, kit: Kit<G>, random: Random) {
  const setup = kit.setups[random(kit.setups.length)] as Setup<G>;
  const opened = game.setupWithEvents({ ...setup, seed: `fuzz-${random(1_000_000)}` });
  let { state, events } = opened;
  for (let steps = random(kit.typicalMoves); steps > 0 && !game.isOver(state); steps--) {
    const legal = game.legalMoves(state);
    const attempt = game.tryApply(state, legal[random(legal.length)]);
    if (attempt.ok) ({ state, events } = attempt);
  }
  deepFreeze(state);
  const view = deepFreeze(game.view(state, random(state.seats)));
  return {
    state,
    view,
    moves: game.legalMoves(state),
    event: events[random(events.length)],
    before: structuredClone(state),
  };
}

function playable<G extends GameTypes>(game: Game<G>, state: G['State']): void {
  for (let seat = 0; seat < state.seats; seat++) game.view(state, seat);
  expect(
    game.isOver(state) || game.legalMoves(state).length > 0,
    `a state that the schema accepts must have a legal move: ${JSON.stringify(state)}`,
  );
  try {
    const end = playout(game, state, { seed: 'fuzz' });
    expect(game.outcome(end) !== null, 'a playout must end');
  } catch (error) {
    const bug = error instanceof InternalError ? 'an internal error' : 'a crash';
    throw new Error(`${bug} from a state that the schema accepts: ${String(error)} ${JSON.stringify(state)}`);
  }
}

function accepts(schema: Kit<GameTypes>['schemas']['state'], value: unknown): boolean {
  const result = schema['~standard'].validate(value);
  // A validator that throws shows up as a rejected promise here: a crash, not a result.
  if (result instanceof Promise) {
    result.catch(() => undefined);
    throw new Error(`a schema crashes on ${JSON.stringify(value)?.slice(0, 3000)}`);
  }
  return result.issues === undefined;
}

/** Whether `act` returns; otherwise it must throw its documented error. */
export function throwsOnly(kind: typeof RangeError, act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (!(error instanceof kind)) throw error;
    expect(error.message.length < 600, `a short message, got ${error.message.length} characters`);
    return false;
  }
}

/** `act` must throw a `RangeError` with a short message from the library, not one from the engine, such as an overflow. */
export function refused(act: () => unknown, what: string): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof RangeError))
      throw new Error(`${what}: expected a RangeError, got ${nameOf(error)}`, { cause: error });
    expect(error.message.length < 600, `${what}: a short message, got ${error.message.length} characters`);
    expect(/: |, /.test(error.message), `${what}: a message that names the expected value, got ${error.message}`);
    return;
  }
  throw new Error(`${what}: expected a RangeError, got none`);
}

/** Whether `act` returns, or its promise resolves; otherwise it must be {@link refused}. */
export async function answered(act: () => unknown, what: string): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    refused(() => {
      throw error;
    }, what);
    return false;
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : typeof error;
}

export function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
