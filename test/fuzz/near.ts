import type { Game, GameTypes } from 'hencoop';
import type { Kit, Setup } from 'hencoop/testkit';
import { expect, type Random, randomFrom } from './hostile.js';

/** The result of a run with nearly real states. */
export interface NearReport {
  /** The number of changed states. */
  readonly tries: number;
  /** The number of them that the schema accepted, and that were then played to their end. */
  readonly accepted: number;
}

/** Any writable JSON value. */
type Open = null | boolean | number | string | Open[] | { [name: string]: Open };

/** A value within another, with its place: in a list, or under a name in an object. */
interface Nested {
  readonly path: string;
  readonly value: Open;
  set(value: Open): void;
}

/** The maximum number of moves to play: far more than most games have, although a real game may have more. */
const MAX_MOVES = 2000;

/**
 * Changes a few fields of real states, `tries` times, like a person who edits a server's database: swaps or moves cards,
 * changes numbers and steps. Every state that the schema accepts must be playable to its end with random legal moves; the
 * schema must accept every state on the way, and nothing may throw.
 */
export function playNear<G extends GameTypes>(game: Game<G>, kit: Kit<G>, tries: number, seed: number): NearReport {
  const random = randomFrom(seed);
  let accepted = 0;
  let real: readonly G['State'][] = [];
  const known: Known = new Map();
  for (let tried = 0; tried < tries; tried++) {
    if (tried % 40 === 0) {
      real = statesOf(game, kit.setups[random(kit.setups.length)] as Setup<G>, random);
      for (const state of real) learn(known, copyOf(state));
    }
    const state = changed(real, known, random);
    if (!takes(kit.schemas.state, state)) continue;
    accepted++;
    try {
      // The schema accepts it.
      play(game, kit, state as unknown as G['State'], random);
    } catch (error) {
      throw new Error(`${String(error)}, from the accepted state ${JSON.stringify(state)}`, { cause: error });
    }
  }
  return { tries, accepted };
}

/** All states of a random game, or the first of a long one. */
function statesOf<G extends GameTypes>(game: Game<G>, setup: Setup<G>, random: Random): readonly G['State'][] {
  const states = [game.setup({ ...setup, seed: `near-${random(1_000_000)}` })];
  for (let state = states[0]; state !== undefined && !game.isOver(state) && states.length < 500; ) {
    const moves = game.legalMoves(state);
    state = game.apply(state, moves[random(moves.length)] as G['Move']);
    states.push(state);
  }
  return states;
}

/** Plays `start` to its end, and calls every verb on the way. */
export function play<G extends GameTypes>(game: Game<G>, kit: Kit<G>, start: G['State'], random: Random): void {
  // Every state has its options in full.
  const { options } = start as G['State'] & { readonly options: G['Options'] };
  const limit = kit.maxMoves({ seats: start.seats, options });
  let state = start;
  for (let played = 0; !game.isOver(state); played++) {
    expect(played < limit, `the end within ${limit} moves`);
    if (played === MAX_MOVES) return;
    const moves = game.legalMoves(state);
    expect(moves.length > 0, 'a legal move');
    const move = moves[random(moves.length)] as G['Move'];
    state = game.apply(state, move);
    expect(takes(kit.schemas.state, state), `a state that the schema accepts, got ${JSON.stringify(state)}`);
    // Not every time: a view costs more than a move.
    if (random(8) === 0) look(game, kit, state, random);
  }
  look(game, kit, start, random);
  expect(game.score(state).length === state.seats, 'a score for each seat');
  expect(game.outcome(state)?.ranking.flat().length === state.seats, 'a place for each seat');
}

/** The view of a random viewer must be valid, and must be the view of an imagined world. */
function look<G extends GameTypes>(game: Game<G>, kit: Kit<G>, state: G['State'], random: Random): void {
  const viewer = random(state.seats + 1);
  const view = game.view(state, viewer < state.seats ? viewer : null);
  expect(takes(kit.schemas.view, view), `a view that the schema accepts, got ${JSON.stringify(view)}`);
  const world = game.determinize(view, 'near');
  expect(takes(kit.schemas.state, world), `a world that the schema accepts, got ${JSON.stringify(world)}`);
}

function takes(schema: Kit<GameTypes>['schemas']['state'], value: unknown): boolean {
  const result = schema['~standard'].validate(value);
  // A validator that throws shows up as a rejected promise.
  if (result instanceof Promise) throw new Error('a schema that answers, got one that throws');
  return result.issues === undefined;
}

/** One of the real states, changed in one to three places. */
function changed(real: readonly object[], known: Known, random: Random): Open {
  const [state, other] = [copyOf(real[random(real.length)]), copyOf(real[random(real.length)])];
  for (let left = 1 + random(3); left > 0; left--) change(state, other, known, random);
  return state;
}

/** The values of real states by kind of part: each value once, even a rare one. */
type Known = Map<string, Map<string, Open>>;

function learn(known: Known, state: Open): void {
  for (const { path, value } of partsIn(state)) {
    const kind = kindOf(path);
    known.set(kind, (known.get(kind) ?? new Map()).set(JSON.stringify(value), value));
  }
}

/** A path with a placeholder for each index. */
function kindOf(path: string): string {
  return path.replaceAll(/\.\d+/g, '.*');
}

function knownAt(known: Known, path: string, random: Random): Open | undefined {
  const values = [...(known.get(kindOf(path))?.values() ?? [])];
  if (values.length === 0) return undefined;
  const numbers = values.filter((value) => typeof value === 'number');
  // The extremes are rare in play.
  const isExtreme = numbers.length > 0 && random(2) === 0;
  return isExtreme ? Math[random(2) === 0 ? 'min' : 'max'](...numbers) : copyOf(values[random(values.length)]);
}

function copyOf(state: unknown): Open {
  return JSON.parse(JSON.stringify(state));
}

/** Changes `state` in one place, preferably with a value from the same field of another state of the same game. */
function change(state: Open, other: Open, known: Known, random: Random): void {
  const parts = partsIn(state).filter(({ path }) => !/^\.(game|seed)$/.test(path));
  const leaves = parts.filter(({ value }) => typeof value !== 'object' || value === null);
  const lists = parts.filter(({ value }) => Array.isArray(value));
  const one = pick(leaves, random);
  switch (random(8)) {
    // Sets another number, or a value that occurs there or elsewhere: another card, seat, or type of step.
    case 0:
      if (typeof one.value === 'number') one.set(one.value + (random(2) === 0 ? 1 : -1) * (1 + random(2)));
      break;
    case 1:
      one.set(random(2) === 0 ? pick(leaves, random).value : (knownAt(known, one.path, random) ?? null));
      break;
    // Swaps two values of the same kind.
    case 2:
    case 3: {
      const two = pick(
        leaves.filter(({ value }) => typeof value === typeof one.value),
        random,
      );
      one.set(two.value);
      two.set(one.value);
      break;
    }
    // Moves an entry from one list to another.
    case 4: {
      const [from, to] = [pick(lists, random).value, pick(lists, random).value] as [Open[], Open[]];
      const [entry] = from.splice(random(Math.max(1, from.length)), 1);
      if (entry !== undefined) to.splice(random(to.length + 1), 0, entry);
      break;
    }
    // Adds copies of one entry of a kind that occurs there.
    case 5: {
      const { path, value } = pick(lists, random);
      const entry = knownAt(known, `${path}.0`, random);
      for (let more = entry === undefined ? 0 : 1 + random(9); more > 0; more--) (value as Open[]).push(copyOf(entry));
      break;
    }
    // Takes a field, usually the step, from another state.
    default: {
      const field = random(3) === 0 ? parts.find(({ path }) => path === '.step') : pick(parts, random);
      const theirs = partsIn(other).find(({ path }) => path === field?.path);
      if (theirs !== undefined) field?.set(copyOf(theirs.value));
    }
  }
}

/** One of the parts. Every field of the state is equally likely, even one with many parts. */
function pick(parts: readonly Nested[], random: Random): Nested {
  const fields = [...new Set(parts.map(({ path }) => fieldOf(path)))];
  const field = fields[random(fields.length)];
  const within = parts.filter(({ path }) => fieldOf(path) === field);
  // A field was found at a part, and no state is empty.
  return within[random(within.length)] as Nested;
}

function fieldOf(path: string): string | undefined {
  return path.split('.')[1];
}

function partsIn(value: Open, path = ''): Nested[] {
  if (typeof value !== 'object' || value === null) return [];
  // Both are written to by name.
  const holder = value as { [name: string]: Open };
  return Object.entries(value).flatMap(([name, inner]) => {
    const set = (replacement: Open) => {
      holder[name] = replacement;
    };
    return [{ path: `${path}.${name}`, value: inner, set }, ...partsIn(inner, `${path}.${name}`)];
  });
}
