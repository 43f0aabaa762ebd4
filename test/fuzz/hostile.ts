import fc from 'fast-check';
import { type Game, type GameTypes, InternalError, narrow, playout } from 'hencoop';
import { deepEqual, deepFreeze, difference, type Kit, type Setup } from 'hencoop/testkit';

/** How a fuzz run went. */
export interface Report {
  readonly tries: number;
  /** Mutated states that the schema took: positions that nobody dealt and that must be playable all the same. */
  readonly taken: number;
  /** The longest that a single try took, in milliseconds. */
  readonly slowest: number;
}

/** A number below `below`. */
export type Luck = (below: number) => number;

const nest = (depth: number) => {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Values that have broken somebody's parser. */
const HOSTILE: readonly unknown[] = [
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
  Array.from({ length: 10_000 }, () => 0),
  nest(2_000),
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

/** Numbers below any, the same for the same seed. */
export function luckFrom(seed: number): Luck {
  const random = fc.sample(fc.infiniteStream(fc.nat()), { numRuns: 1, seed })[0];
  return (below) => ((random?.next().value as number | undefined) ?? 0) % below;
}

/** `value` with one place changed: replaced by a hostile value or by another part of itself, removed, doubled or added to. */
export function mutated(value: unknown, luck: Luck, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || luck(4 + depth) === 0) return replacement(value, luck);
  if (Array.isArray(value)) {
    const list = [...value];
    const at = luck(Math.max(1, list.length));
    const kind = luck(6);
    if (kind === 0) list.splice(at, 1);
    else if (kind === 1) list.splice(at, 0, list[luck(Math.max(1, list.length))]);
    else if (kind === 2) [list[0], list[at]] = [list[at], list[0]];
    else list[at] = mutated(list[at], luck, depth + 1);
    return list;
  }
  const keys = Object.keys(value);
  const key = keys[luck(Math.max(1, keys.length))] ?? 'extra';
  const entries = new Map<string, unknown>(Object.entries(value));
  const kind = luck(12);
  if (kind === 0) entries.delete(key);
  else if (kind === 1) entries.set('extra', 1);
  else if (kind === 2) return Object.defineProperty({ ...value }, '__proto__', { value: {}, enumerable: true });
  else entries.set(key, mutated(entries.get(key), luck, depth + 1));
  return Object.fromEntries(entries);
}

function replacement(value: unknown, luck: Luck): unknown {
  if (typeof value === 'number' && luck(2) === 0) return value + (luck(2) === 0 ? 1 : -1) * (1 + luck(3));
  if (typeof value === 'boolean' && luck(2) === 0) return !value;
  return HOSTILE[luck(HOSTILE.length)];
}

/**
 * Throws anything at every public function of a game that takes outside data, `tries` times: each answers with its
 * documented error, in bounded time, and changes nothing.
 */
export function assail<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  tries: number,
  seed: number,
  strangers: readonly unknown[] = [],
): Report {
  const luck = luckFrom(seed);
  const anything = fc.sample(fc.anything({ withNullPrototype: true, withObjectString: true, withSparseArray: true }), {
    numRuns: 500,
    seed,
  });
  let taken = 0;
  let slowest = 0;
  let position = somewhere(game, kit, luck);
  for (let tried = 0; tried < tries; tried++) {
    if (tried % 50 === 0) position = somewhere(game, kit, luck);
    const { state, view, moves, before } = position;
    const move = moves[luck(Math.max(1, moves.length))];
    const value = [
      anything[luck(anything.length)],
      mutated(move, luck),
      mutated(mutated(move, luck), luck),
      strangers[luck(Math.max(1, strangers.length))],
    ][luck(4)];
    const started = performance.now();
    switch (luck(8)) {
      case 0:
      case 1:
      case 2: {
        const violation = game.whyNot(state, value);
        const attempt = game.tryApply(state, value);
        expect(attempt.ok === (violation === null), 'whyNot and tryApply agree');
        break;
      }
      case 3:
        throwsOnly(RangeError, () => game.whyNot(view, value));
        throwsOnly(RangeError, () => game.legalMoves(state, value as never));
        throwsOnly(RangeError, () => game.view(state, value as never));
        throwsOnly(RangeError, () => game.determinize(view, value as never));
        break;
      case 4: {
        const setup = kit.setups[luck(kit.setups.length)] as Setup<G>;
        const config = luck(2) === 0 ? value : mutated({ ...setup, seed: 'hen' }, luck);
        throwsOnly(RangeError, () => game.setup(config as never));
        break;
      }
      case 5:
        narrow(moves, (typeof value === 'object' && value !== null ? value : { type: value }) as never);
        break;
      case 6: {
        const changed = mutated(luck(3) === 0 ? mutated(state, luck) : state, luck);
        if (accepts(kit.schemas.state, changed)) {
          taken++;
          // The schema took it, so it is a state, and has to be playable.
          playable(game, changed as G['State']);
        }
        break;
      }
      default:
        accepts(kit.schemas.view, mutated(view, luck));
        accepts(kit.schemas.move, value);
        accepts(kit.schemas.event, mutated(position.event, luck));
        accepts(kit.schemas.redactedEvent, value);
    }
    slowest = Math.max(slowest, performance.now() - started);
    expect(deepEqual(state, before), `the state was changed: ${difference(state, before)}`);
  }
  return { tries, taken, slowest };
}

function somewhere<G extends GameTypes>(game: Game<G>, kit: Kit<G>, luck: Luck) {
  const setup = kit.setups[luck(kit.setups.length)] as Setup<G>;
  const opened = game.setupWithEvents({ ...setup, seed: `fuzz-${luck(1_000_000)}` });
  let { state, events } = opened;
  for (let steps = luck(kit.reach); steps > 0 && !game.isOver(state); steps--) {
    const legal = game.legalMoves(state);
    const attempt = game.tryApply(state, legal[luck(legal.length)]);
    if (attempt.ok) ({ state, events } = attempt);
  }
  deepFreeze(state);
  const view = deepFreeze(game.view(state, luck(state.seats)));
  return {
    state,
    view,
    moves: game.legalMoves(state),
    event: events[luck(events.length)],
    before: structuredClone(state),
  };
}

function playable<G extends GameTypes>(game: Game<G>, state: G['State']): void {
  for (let seat = 0; seat < state.seats; seat++) game.view(state, seat);
  expect(
    game.isOver(state) || game.legalMoves(state).length > 0,
    `a state that the schema takes has a move: ${JSON.stringify(state)}`,
  );
  try {
    const end = playout(game, state, { seed: 'fuzz' });
    expect(game.outcome(end) !== null, 'a playout ends');
  } catch (error) {
    const bug = error instanceof InternalError ? 'an internal error' : 'a crash';
    throw new Error(`${bug} from a state that the schema takes: ${String(error)} ${JSON.stringify(state)}`);
  }
}

function accepts(schema: Kit<GameTypes>['schemas']['state'], value: unknown): boolean {
  const result = schema['~standard'].validate(value);
  // A schema that crashes at once is asked again later, by the standard; that is no answer.
  if (result instanceof Promise) {
    result.catch(() => undefined);
    throw new Error(`a schema crashes on ${JSON.stringify(value)?.slice(0, 3000)}`);
  }
  return result.issues === undefined;
}

export function throwsOnly(kind: typeof RangeError, act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof kind)) throw error;
    expect(error.message.length < 600, `a message of ${error.message.length} characters`);
  }
}

export function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
