// Checks values that a page sets on an element: callers in plain JavaScript may pass anything.
import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import type { Names } from '../engine/locales/names.js';
import { refuseOption } from '../engine/options.js';
import { readTable } from '../engine/readTable.js';
import { definedGame } from './definedGames.js';
import type { ElementGame } from './elementGame.js';
import { type ElementState, latestView } from './state.js';

type View = GameTypes['View'];

/** A field of any value; `undefined` where reading it throws, as a getter or a proxy may. */
function fieldOf(value: unknown, name: 'game' | 'type'): unknown {
  try {
    // Every value that is not `undefined` or `null` has fields, if only inherited ones.
    return (value as { readonly [field: string]: unknown } | null | undefined)?.[name];
  } catch {
    return undefined;
  }
}

/** The game of a view, or `null`. @throws RangeError if `view` is not the view of a defined game. */
export function gameOfView(view: View | null): ElementGame | null {
  if (view === null) return null;
  const game = definedGame(fieldOf(view, 'game'));
  requireView(game, view);
  return game;
}

/** @throws RangeError if `view` is not a view of the game. */
function requireView({ game }: ElementGame, view: View): void {
  readTable(game.id, view, () => {
    if (!Object.hasOwn(view, 'viewer') || Object.hasOwn(view, 'seed')) {
      throw new RangeError('view: expected a view, got a state, which shows every card');
    }
    // Reads the step and the seats.
    game.actors(view);
  });
}

/**
 * The game of the table that `events` continue.
 * @throws RangeError if the events cannot happen there.
 */
export function gameOfEvents(state: ElementState, events: readonly AnyEvent[]): ElementGame | null {
  if (!Array.isArray(events)) refuseOption('events', 'a list of events', events);
  if (events.length === 0) return state.game;
  const game = state.game ?? definedGame(fieldOf(events[0], 'game'));
  try {
    const after = events.reduce<View | null>((view, event) => game.game.evolve(view, event), latestView(state));
    if (after !== null) requireView(game, after);
  } catch (cause) {
    throw new RangeError('events: expected redacted events that follow from the table', { cause });
  }
  return game;
}

/** @throws RangeError if `names` is neither a list nor a function. */
export function requireNames(names: Names): void {
  if (!Array.isArray(names) && typeof names !== 'function') {
    refuseOption('names', "a list of the players' names, or a function of a seat", names);
  }
}

/** A move, or `null`. @throws RangeError if `move` is neither. */
export function readMove(path: string, move: AnyMove | null): AnyMove | null {
  // Callers in plain JavaScript may pass `undefined`.
  if (move === null || move === undefined) return null;
  if (typeof move !== 'object' || typeof fieldOf(move, 'type') !== 'string') refuseOption(path, 'a move or null', move);
  return move;
}

/** @throws RangeError if `moves` is neither a move, nor a list of moves, nor `null`. */
export function readMoves(path: string, moves: AnyMove | readonly AnyMove[] | null): readonly AnyMove[] {
  return [moves].flat().flatMap((move) => readMove(path, move) ?? []);
}

/** A list of moves as a page sets it. */
export function oneOrAll(moves: readonly AnyMove[]): AnyMove | readonly AnyMove[] | null {
  return moves.length > 1 ? moves : (moves[0] ?? null);
}
