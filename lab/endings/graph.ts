// The positions below an ending in which both seats know the same. Different paths to a position share it.
import type { GameTypes } from 'hencoop';

/** A position. Values are seat 0's share of the win: 1 for a win, 1/2 for a shared one. */
export interface Node<G extends GameTypes> {
  /** The view of the seat to move. */
  readonly view: G['View'];
  readonly actor: 0 | 1;
  /** The value if the game is over, else `null`. */
  readonly over: number | null;
  /** The value if no turn is left. */
  readonly outOfTurns: number;
  readonly moves: readonly G['Move'][];
}

/** A possible result of a move. */
export interface Step<G extends GameTypes> {
  readonly view: G['View'];
  readonly chance: number;
  /** Whether a turn ends. Turns are limited, and within a turn no position repeats. */
  readonly endsTurn: boolean;
}

/** The positions of a game, and the transitions between them. */
export interface Positions<G extends GameTypes> {
  /** Equal for views with the same future. */
  key(view: G['View']): string;
  node(view: G['View']): Node<G>;
  steps(view: G['View'], move: G['Move']): readonly Step<G>[];
}

/**
 * All positions that can follow the first one, which has index 0. There may be millions, so a graph holds only numbers;
 * {@link walk} recreates the views.
 */
export interface Graph<G extends GameTypes> {
  readonly positions: Positions<G>;
  readonly first: G['View'];
  /** The number of positions. */
  readonly size: number;
  /** By position: the seat to move. */
  readonly actors: Uint8Array;
  /** By position: the value if the game is over, else NaN. */
  readonly over: Float64Array;
  /** By position: the value if no turn is left. */
  readonly outOfTurns: Float64Array;
  /** By position: its first move. Its moves end before the next position's first move. */
  readonly firstMove: Uint32Array;
  /** By move: its first result. Its results end before the next move's first result. */
  readonly firstResult: Uint32Array;
  /** By result: the next position. */
  readonly to: Uint32Array;
  /** By result: its probability. */
  readonly chance: Float64Array;
  /** By result: 1 if a turn ends. */
  readonly endsTurn: Uint8Array;
  /** The positions, each after all positions that can follow it in the same turn. */
  readonly order: Uint32Array;
  /** By position: its first place in {@link before}. */
  readonly firstBefore: Uint32Array;
  /** By position: the positions that it can follow, one place for each result that leads to it. */
  readonly before: Uint32Array;
  /** By place in {@link before}: 1 if a turn ends between them. */
  readonly beforeTurn: Uint8Array;
}

/** A growing graph. */
interface Lists {
  readonly actors: number[];
  readonly over: number[];
  readonly outOfTurns: number[];
  readonly firstMove: number[];
  readonly firstResult: number[];
  readonly to: number[];
  readonly chance: number[];
  readonly endsTurn: number[];
}

/** @throws Error if the list is shorter. */
export function numberAt(list: ArrayLike<number>, index: number): number {
  const number = list[index];
  if (number === undefined) throw new Error(`expected a number at ${index} of ${list.length}`);
  return number;
}

/** The graph below `first`; `null` if it has more than `most` positions. */
export function graphOf<G extends GameTypes>(positions: Positions<G>, first: G['View'], most: number): Graph<G> | null {
  const indexes = new Map<string, number>();
  /** The views of unvisited positions; keeping all views would not fit into memory. */
  let found: G['View'][] = [];
  const indexOf = (view: G['View']): number => {
    const key = positions.key(view);
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, indexes.size);
    found.push(view);
    return indexes.size - 1;
  };
  indexOf(first);
  const lists: Lists = {
    actors: [],
    over: [],
    outOfTurns: [],
    firstMove: [0],
    firstResult: [0],
    to: [],
    chance: [],
    endsTurn: [],
  };
  while (found.length > 0) {
    const views = found;
    found = [];
    for (const view of views) {
      if (indexes.size > most) return null;
      addPosition(lists, positions, view, indexOf);
    }
  }
  return { positions, first, size: indexes.size, ...packed(lists) };
}

function addPosition<G extends GameTypes>(
  lists: Lists,
  positions: Positions<G>,
  view: G['View'],
  indexOf: (view: G['View']) => number,
): void {
  const { actor, over, outOfTurns, moves } = positions.node(view);
  lists.actors.push(actor);
  lists.over.push(over ?? Number.NaN);
  lists.outOfTurns.push(outOfTurns);
  for (const move of moves) {
    for (const { view: after, chance, endsTurn } of positions.steps(view, move)) {
      lists.to.push(indexOf(after));
      lists.chance.push(chance);
      lists.endsTurn.push(endsTurn ? 1 : 0);
    }
    lists.firstResult.push(lists.to.length);
  }
  lists.firstMove.push(lists.firstResult.length - 1);
}

function packed(lists: Lists): Omit<Graph<GameTypes>, 'positions' | 'first' | 'size'> {
  const graph = {
    actors: Uint8Array.from(lists.actors),
    over: Float64Array.from(lists.over),
    outOfTurns: Float64Array.from(lists.outOfTurns),
    firstMove: Uint32Array.from(lists.firstMove),
    firstResult: Uint32Array.from(lists.firstResult),
    to: Uint32Array.from(lists.to),
    chance: Float64Array.from(lists.chance),
    endsTurn: Uint8Array.from(lists.endsTurn),
  };
  return { ...graph, order: orderOf(graph), ...beforeIn(graph) };
}

/** The transitions of a graph. */
type EndingsResults = Pick<Graph<GameTypes>, 'actors' | 'firstMove' | 'firstResult' | 'to' | 'endsTurn'>;

function beforeIn(graph: EndingsResults): Pick<Graph<GameTypes>, 'firstBefore' | 'before' | 'beforeTurn'> {
  const { actors, to, endsTurn } = graph;
  const firstBefore = new Uint32Array(actors.length + 1);
  for (const position of to) (firstBefore[position + 1] as number) += 1;
  for (let position = 0; position < actors.length; position++) {
    (firstBefore[position + 1] as number) += numberAt(firstBefore, position);
  }
  const next = firstBefore.slice();
  const [before, beforeTurn] = [new Uint32Array(to.length), new Uint8Array(to.length)];
  for (let position = 0; position < actors.length; position++) {
    const [from, until] = resultsOf(graph, position);
    for (let result = from; result < until; result++) {
      const after = numberAt(to, result);
      const place = numberAt(next, after);
      next[after] = place + 1;
      before[place] = position;
      beforeTurn[place] = numberAt(endsTurn, result);
    }
  }
  return { firstBefore, before, beforeTurn };
}

/** The range of results of all moves of a position. */
function resultsOf(
  { firstMove, firstResult }: Pick<Graph<GameTypes>, 'firstMove' | 'firstResult'>,
  position: number,
): readonly [number, number] {
  return [
    numberAt(firstResult, numberAt(firstMove, position)),
    numberAt(firstResult, numberAt(firstMove, position + 1)),
  ];
}

/** @throws Error if a position can repeat within a turn. */
function orderOf(graph: EndingsResults): Uint32Array {
  const { to, endsTurn } = graph;
  const size = graph.actors.length;
  const order = new Uint32Array(size);
  let ordered = 0;
  const seen = new Uint8Array(size);
  const [NEW, BEGUN, DONE] = [0, 1, 2];
  for (let start = 0; start < size; start++) {
    const stack = [start];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      if (seen[top] !== NEW) {
        if (seen[top] === BEGUN) order[ordered++] = top;
        seen[top] = DONE;
        stack.pop();
        continue;
      }
      seen[top] = BEGUN;
      const [from, until] = resultsOf(graph, top);
      for (let result = from; result < until; result++) {
        const next = numberAt(to, result);
        if (endsTurn[result] === 1 || seen[next] === DONE) continue;
        if (seen[next] === BEGUN) throw new Error('expected no position to repeat within a turn');
        stack.push(next);
      }
    }
  }
  return order;
}

/** Visits a position, and returns the probability of each move; `walk` skips moves with 0. `null` follows all moves. */
export type Visit<G extends GameTypes> = (node: Node<G>, index: number) => readonly number[] | null;

/** Visits each position reachable from the first one. Returns 1 for each visited position, else 0. */
export function walk<G extends GameTypes>(graph: Graph<G>, visit: Visit<G>): Uint8Array {
  const { positions, firstMove, firstResult, to } = graph;
  const reached = new Uint8Array(graph.size);
  reached[0] = 1;
  let found: (readonly [number, G['View']])[] = [[0, graph.first]];
  while (found.length > 0) {
    const places = found;
    found = [];
    for (const [index, view] of places) {
      const node = positions.node(view);
      const chances = visit(node, index);
      for (const [order, move] of node.moves.entries()) {
        if (chances !== null && numberAt(chances, order) === 0) continue;
        const from = numberAt(firstResult, numberAt(firstMove, index) + order);
        for (const [result, { view: after }] of positions.steps(view, move).entries()) {
          const next = numberAt(to, from + result);
          if (reached[next] === 1) continue;
          reached[next] = 1;
          found.push([next, after]);
        }
      }
    }
  }
  return reached;
}
