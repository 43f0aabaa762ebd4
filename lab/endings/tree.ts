// The tree of an ending in which seats know different things: every line of play from every deal, and what each seat knows.
import { at } from '../inside.js';

/** How an ending is played. `State` is a line of play: what lies on the table, and what has happened. */
export interface Play<State> {
  /** The seat that moves; `null` at an end. */
  actor(state: State): 0 | 1 | null;
  /** The share of seat 0 in the win, at an end. */
  value(state: State): number;
  /** Equal for lines of play that the seat that moves cannot tell apart. */
  known(state: State): string;
  /** The states after each move, as many and in the same order wherever `known` is equal. */
  after(state: State): readonly State[];
}

/** A way to begin. */
export interface Deal<State> {
  readonly state: State;
  readonly chance: number;
}

/** Everything that the seat that moves cannot tell apart. */
export interface InfoSet<State> {
  readonly actor: 0 | 1;
  /** The index of its first move among the moves of all. */
  readonly first: number;
  /** How many moves there are. */
  readonly moves: number;
  /** One of its states. */
  readonly state: State;
}

/** Nodes in an order in which each comes after the one before it in its line. */
export interface Tree<State> {
  readonly infoSets: readonly InfoSet<State>[];
  /** How many moves all information sets have together. */
  readonly moves: number;
  /** By node: its information set, or -1 at an end. */
  readonly infoSet: Int32Array;
  /** By node: the index of the first node after it; the others follow in the order of the moves. */
  readonly child: Int32Array;
  /** By node: the value at an end. */
  readonly value: Float64Array;
  /** The chances of the deals, which are the first nodes. */
  readonly deals: readonly number[];
}

/** The tree below these deals; `null` if it has more than `most` nodes. */
export function treeOf<State>(play: Play<State>, deals: readonly Deal<State>[], most: number): Tree<State> | null {
  const states = deals.map(({ state }) => state);
  const infoSets: InfoSet<State>[] = [];
  const indexes = new Map<string, number>();
  const [sets, children, values]: [number[], number[], number[]] = [[], [], []];
  let moves = 0;
  // The list grows while it is read.
  for (const state of states) {
    if (states.length > most) return null;
    const actor = play.actor(state);
    values.push(actor === null ? play.value(state) : 0);
    children.push(states.length);
    if (actor === null) {
      sets.push(-1);
      continue;
    }
    const after = play.after(state);
    const key = `${actor} ${play.known(state)}`;
    const index = indexes.get(key) ?? infoSets.length;
    if (index === infoSets.length) {
      indexes.set(key, index);
      infoSets.push({ actor, first: moves, moves: after.length, state });
      moves += after.length;
    }
    if (at(infoSets, index).moves !== after.length)
      throw new Error(`${key}: expected the same moves in all its states`);
    sets.push(index);
    for (const next of after) states.push(next);
  }
  return {
    infoSets,
    moves,
    infoSet: Int32Array.from(sets),
    child: Int32Array.from(children),
    value: Float64Array.from(values),
    deals: deals.map(({ chance }) => chance),
  };
}
