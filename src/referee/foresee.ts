// Predicts what a mover will learn from its move, if its view alone decides that.

import type { Chance } from '../engine/chance.js';
import type { Draft } from '../engine/draft.js';
import type { Emit, Game, GameTypes } from '../engine/game.js';
import { copyJson } from '../engine/json.js';

/** Thrown when the rules read something that the mover does not know. */
class Unknown extends Error {}

const refuse = (): never => {
  throw new Unknown('hidden from the mover');
};
const NO_CHANCE: Chance = { shuffle: refuse, roll: refuse };

type Fields = { [key: string]: unknown };

/**
 * The events that the mover will learn from `move`, a legal one, if its `view` alone decides them; otherwise `null`.
 *
 * The rules play the move on the view. If they read a hidden card or use chance, the mover could learn something, and the
 * attempt ends. Otherwise the events follow from the view: they are the same in every world that it could be of.
 */
export function foresee<G extends GameTypes>(
  game: Game<G>,
  view: G['View'],
  move: G['Move'],
): G['RedactedEvent'][] | null {
  // The world only serves for its shape and for the parts that the view shows: its other cards are concealed.
  const world = copyJson(game.determinize(view, 'foreseen'));
  const table = concealed(world, view);
  const events: G['Event'][] = [];
  const emit: Emit<G> = (draft, event) => {
    // `evolve` moves hidden cards without looking at them: it is total on partly hidden tables.
    table.whileMoving(() => game.rules.evolve(draft, event));
    events.push(event);
  };
  try {
    // A state in which each card that the view hides is `null` or a getter: all that the rules may know.
    game.rules.play(table.root as unknown as Draft<G['State']>, move, emit, NO_CHANCE);
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
  return events.flatMap((event) => game.redact(event, move.seat) ?? []);
}

/** `world` with the seed and everything that `view` hides concealed: code can move it, but not read it. */
function concealed(world: object, view: object) {
  let isMoving = false;
  let wasRead = false;
  /** The paths where the world itself has `null`: they hide nothing. */
  const empty = new Set<string>();
  forEachNull(world, (_, __, path) => empty.add(path));

  const conceal = (holder: Fields, key: string, path: string) => {
    if (empty.has(path)) return;
    Object.defineProperty(holder, key, {
      configurable: true,
      enumerable: true,
      get() {
        if (!isMoving) refuse();
        wasRead = true;
        return null;
      },
      set(value: unknown) {
        Object.defineProperty(holder, key, { configurable: true, enumerable: true, writable: true, value });
      },
    });
  };

  // A table is an object.
  const root = masked(world, view) as Fields;
  forEachNull(root, conceal);
  Object.defineProperty(root, 'seed', { enumerable: true, get: () => (isMoving ? '' : refuse()) });
  return {
    root,
    whileMoving(move: () => void) {
      isMoving = true;
      wasRead = false;
      move();
      // A hidden card that moved is a plain `null` in its new place.
      if (wasRead) forEachNull(root, conceal);
      isMoving = false;
    },
  };
}

/** `full` with `null` wherever `seen` has `null`. */
function masked(full: unknown, seen: unknown): unknown {
  if (seen === null) return null;
  if (typeof full !== 'object' || full === null || typeof seen !== 'object') return full;
  // Any list or object has entries by name.
  const shown = seen as Readonly<Fields>;
  const part = (key: string | number, value: unknown) =>
    Object.hasOwn(shown, key) ? masked(value, shown[key]) : value;
  if (Array.isArray(full)) return full.map((value, index) => part(index, value));
  return Object.fromEntries(Object.entries(full).map(([key, value]) => [key, part(key, value)]));
}

/** Visits every `null` in a value, with the object or list that holds it. */
function forEachNull(holder: object, visit: (holder: Fields, key: string, path: string) => void, path = ''): void {
  for (const [key, value] of Object.entries(holder)) {
    const below = `${path}.${key}`;
    // Entries of a list can be read by name, too.
    if (value === null) visit(holder as Fields, key, below);
    else if (typeof value === 'object') forEachNull(value, visit, below);
  }
}
