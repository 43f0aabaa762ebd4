// The positions below an ending in which both seats know the same: each once, however it is reached.
import type { GameTypes } from 'hencoop';

/** A position that may follow a move. */
export interface Result {
  /** The index of the position that follows. */
  readonly to: number;
  readonly chance: number;
  /** Whether a turn ends: turns are limited, and within a turn no position comes back. */
  readonly endsTurn: boolean;
}

/** A position. Values are the share of seat 0 in the win: 1 for a win, 1/2 for a shared one. */
export interface Node<G extends GameTypes> {
  /** The view of the seat that moves. */
  readonly view: G['View'];
  readonly actor: 0 | 1;
  /** The value once the game is over, else `null`. */
  readonly over: number | null;
  /** The value if no turn is left. */
  readonly outOfTurns: number;
  readonly moves: readonly G['Move'][];
  /** By move. */
  readonly results: readonly (readonly Result[])[];
}

/** All positions that can follow the first one, which has index 0. */
export interface Graph<G extends GameTypes> {
  readonly nodes: readonly Node<G>[];
  /** The indexes in an order in which each position comes after those that can follow it in the same turn. */
  readonly order: readonly number[];
}

/** A position that may follow a move, by its view. */
export interface Step<G extends GameTypes> {
  readonly view: G['View'];
  readonly chance: number;
  readonly endsTurn: boolean;
}

/** How positions of a game are told apart, and follow each other. */
export interface Positions<G extends GameTypes> {
  /** Equal for views in which the same can happen. */
  key(view: G['View']): string;
  node(view: G['View']): Omit<Node<G>, 'results'>;
  steps(view: G['View'], move: G['Move']): readonly Step<G>[];
}

/** A node whose results are found one by one. */
type Growing<G extends GameTypes> = Omit<Node<G>, 'results'> & { readonly results: Result[][] };

/** The graph below `view`; `null` if it has more than `most` positions. */
export function graphOf<G extends GameTypes>(positions: Positions<G>, view: G['View'], most: number): Graph<G> | null {
  const indexes = new Map<string, number>();
  const nodes: Growing<G>[] = [];
  const indexOf = (found: G['View']): number => {
    const key = positions.key(found);
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, nodes.length);
    nodes.push({ ...positions.node(found), results: [] });
    return nodes.length - 1;
  };
  indexOf(view);
  // The list grows while it is read.
  for (const node of nodes) {
    if (nodes.length > most) return null;
    for (const move of node.moves) {
      const steps = positions.steps(node.view, move);
      node.results.push(steps.map(({ view, chance, endsTurn }) => ({ to: indexOf(view), chance, endsTurn })));
    }
  }
  return { nodes, order: orderOf(nodes) };
}

/** @throws Error if a position can come back within a turn. */
function orderOf<G extends GameTypes>(nodes: readonly Node<G>[]): number[] {
  const order: number[] = [];
  const seen = new Uint8Array(nodes.length);
  const [NEW, BEGUN, DONE] = [0, 1, 2];
  for (let start = 0; start < nodes.length; start++) {
    const stack = [start];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      if (seen[top] !== NEW) {
        if (seen[top] === BEGUN) order.push(top);
        seen[top] = DONE;
        stack.pop();
        continue;
      }
      seen[top] = BEGUN;
      for (const { to, endsTurn } of nodes[top]?.results.flat() ?? []) {
        if (endsTurn || seen[to] === DONE) continue;
        if (seen[to] === BEGUN) throw new Error('expected positions that do not come back within a turn');
        stack.push(to);
      }
    }
  }
  return order;
}
