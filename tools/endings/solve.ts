// The values of positions in which both seats know the same, by value iteration over the turns that are left.
import type { GameTypes } from 'hencoop';
import { type Graph, type Node, numberAt, walk } from './graph.js';

/** How likely each move of a position is, by position; a position that is not here is played best. */
export type Chances = ReadonlyMap<number, readonly number[]>;

/** Values by position, and over how many turns they were followed. */
export interface Values {
  readonly values: Float64Array;
  /** The number of turns after which values no longer changed; `null` if they changed up to the last. */
  readonly settled: number | null;
}

/** The value of a move by the values of the positions that follow in the same turn, and in the next. */
function worthOfMove<G extends GameTypes>(
  { firstResult, to, chance, endsTurn }: Graph<G>,
  move: number,
  within: Float64Array,
  after: Float64Array,
): number {
  let worth = 0;
  for (let result = numberAt(firstResult, move); result < numberAt(firstResult, move + 1); result++) {
    worth += numberAt(chance, result) * numberAt(endsTurn[result] === 1 ? after : within, numberAt(to, result));
  }
  return worth;
}

function worthOf<G extends GameTypes>(
  graph: Graph<G>,
  position: number,
  chances: readonly number[] | undefined,
  within: Float64Array,
  after: Float64Array,
): number {
  const over = numberAt(graph.over, position);
  if (!Number.isNaN(over)) return over;
  const isFirst = graph.actors[position] === 0;
  const [from, until] = [numberAt(graph.firstMove, position), numberAt(graph.firstMove, position + 1)];
  let [found, average] = [isFirst ? -Infinity : Infinity, 0];
  for (let move = from; move < until; move++) {
    const chanceOfMove = chances === undefined ? 1 : numberAt(chances, move - from);
    // A move that is never made may lead to positions without a value.
    if (chanceOfMove === 0) continue;
    const worth = worthOfMove(graph, move, within, after);
    average += chanceOfMove * worth;
    if (isFirst ? worth > found : worth < found) found = worth;
  }
  return chances === undefined ? found : average;
}

/**
 * The values if `turns` turns are left, this one included. Both seats play their best, but for the moves that `chances` fixes.
 * Positions that are not 1 in `reached` count as worth 0.
 */
export function solve<G extends GameTypes>(
  graph: Graph<G>,
  turns: number,
  chances: Chances = new Map(),
  reached: Uint8Array | null = null,
): Values {
  const asked = reached === null ? graph.order : graph.order.filter((position) => reached[position] === 1);
  let after = graph.outOfTurns;
  for (let turn = 1; turn <= turns; turn++) {
    const within = new Float64Array(graph.size);
    let changes = false;
    for (const position of asked) {
      const worth = worthOf(graph, position, chances.get(position), within, after);
      within[position] = worth;
      changes ||= worth !== after[position];
    }
    // Where no turn ends, values stay those of no turn left.
    if (turn > 1 && !changes) return { values: within, settled: turn - 1 };
    after = within;
  }
  return { values: after, settled: null };
}

/** By move of the first position, the share of seat 0 in the win after it. */
export function movesOfFirst<G extends GameTypes>(graph: Graph<G>, { values }: Values): readonly number[] {
  const moves = Array.from({ length: numberAt(graph.firstMove, 1) }, (_, move) => move);
  return moves.map((move) => worthOfMove(graph, move, values, values));
}

/** The value of the best play at both seats, and what best replies win against a strategy. */
export interface Exploited {
  /** By the seat that plays by the strategy: how much less it wins against the best reply than it could. */
  readonly losses: readonly [number, number];
  /** Their average. */
  readonly exploitability: number;
}

/** How a player plays: how likely it makes each move of a position. */
export type Strategy<G extends GameTypes> = (node: Node<G>) => readonly number[];

/** How much less than the value of the game a strategy wins at either seat against the best reply. */
export function exploit<G extends GameTypes>(
  graph: Graph<G>,
  turns: number,
  value: number,
  strategy: Strategy<G>,
): Exploited {
  const loss = (seat: 0 | 1): number => {
    const chances = new Map<number, readonly number[]>();
    const reached = walk(graph, (node, index) => {
      if (node.over !== null || node.actor !== seat) return null;
      const found = strategy(node);
      chances.set(index, found);
      return found;
    });
    const { values } = solve(graph, turns, chances, reached);
    return seat === 0 ? value - numberAt(values, 0) : numberAt(values, 0) - value;
  };
  const losses: [number, number] = [loss(0), loss(1)];
  return { losses, exploitability: (losses[0] + losses[1]) / 2 };
}
