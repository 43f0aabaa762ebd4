// The tree of an ending with hidden cards: every line of play from every deal, and the information sets.
import { at } from '../inside.js';

/** How to play an ending. `State` is a line of play: the table and its history. */
export interface Play<State> {
  /** The seat to move; `null` at an end. */
  actor(state: State): 0 | 1 | null;
  /** Seat 0's share of the win, at an end. */
  value(state: State): number;
  /** Equal for lines of play that the seat to move cannot tell apart. */
  known(state: State): string;
  /** The state after each move; the same moves in the same order wherever `known` is equal. */
  after(state: State): readonly State[];
}

/** A possible deal. */
export interface Deal<State> {
  readonly state: State;
  readonly chance: number;
}

/** An information set: the states that the seat to move cannot tell apart. */
export interface InfoSet<State> {
  readonly actor: 0 | 1;
  /** The index of its first move among all moves. */
  readonly first: number;
  /** The number of moves. */
  readonly moves: number;
  /** One of its states. */
  readonly state: State;
}

/** A tree of nodes, each after its parent. */
export interface Tree<State> {
  readonly infoSets: readonly InfoSet<State>[];
  /** The number of moves of all information sets. */
  readonly moves: number;
  /** By node: its information set, or -1 at an end. */
  readonly infoSet: Int32Array;
  /** By node: the index of its first child; the others follow in the order of the moves. */
  readonly child: Int32Array;
  /** By node: its value, at an end. */
  readonly value: Float64Array;
  /** The probabilities of the deals, which are the first nodes. */
  readonly deals: readonly number[];
}

/** The tree below these deals; `null` if it has more than `most` nodes. */
export function treeOf<State>(play: Play<State>, deals: readonly Deal<State>[], most: number): Tree<State> | null {
  const states = deals.map(({ state }) => state);
  const infoSets: InfoSet<State>[] = [];
  const indexes = new Map<string, number>();
  const [sets, children, values]: [number[], number[], number[]] = [[], [], []];
  let moves = 0;
  // The loop appends to the list.
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
