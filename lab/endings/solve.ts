// The values of positions in which both seats know the same, by value iteration over the remaining turns.
import type { GameTypes } from 'hencoop';
import { type Graph, type Node, numberAt, walk } from './graph.js';

/** By position: the probability of each move. In all other positions, the seat plays its best. */
export type Chances = ReadonlyMap<number, readonly number[]>;

/** Values by position. */
export interface Values {
  readonly values: Float64Array;
  /** The number of turns after which the values no longer changed; `null` if they changed up to the last. */
  readonly settled: number | null;
}

/** The value of a move, from the values of the next positions `within` the same turn and `after` it. */
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
    // Skip a move that is never made: it may lead to positions without a value.
    if (chanceOfMove === 0) continue;
    const worth = worthOfMove(graph, move, within, after);
    average += chanceOfMove * worth;
    if (isFirst ? worth > found : worth < found) found = worth;
  }
  return chances === undefined ? found : average;
}

/**
 * The values if `turns` turns are left, including this one. Both seats play their best, except where `chances` fixes their
 * moves. Skips positions that are 0 in `reached`.
 */
export function solve<G extends GameTypes>(
  graph: Graph<G>,
  turns: number,
  chances: Chances = new Map(),
  reached: Uint8Array | null = null,
): Values {
  const { order, outOfTurns, firstBefore, before, beforeTurn } = graph;
  const [after, within] = [outOfTurns.slice(), outOfTurns.slice()];
  const places = new Uint32Array(graph.size);
  order.forEach((position, place) => {
    places[position] = place;
  });
  /** The places in `order` of the positions to update in this turn, and in the next: the predecessors of changed ones. */
  let [asked, next] = [marks(graph.size), marks(graph.size)];
  for (const position of order) if (reached?.[position] !== 0) mark(asked, numberAt(places, position));
  const cycle = newCycle(within);
  for (let turn = 1; turn <= cycle.end(turns, turn - 1); turn++) {
    const changed: number[] = [];
    for (const place of taken(asked)) {
      const position = numberAt(order, place);
      const worth = worthOf(graph, position, chances.get(position), within, after);
      if (Math.abs(worth - numberAt(within, position)) < LEAST_CHANGE) continue;
      cycle.note(position, worth);
      within[position] = worth;
      changed.push(position);
      for (let index = numberAt(firstBefore, position); index < numberAt(firstBefore, position + 1); index++) {
        const earlier = numberAt(before, index);
        if (reached?.[earlier] !== 0) mark(beforeTurn[index] === 1 ? next : asked, numberAt(places, earlier));
      }
    }
    // Where no turn ends, values stay the same as with no turn left.
    if (turn > 1 && changed.length === 0) return { values: within, settled: turn - 1 };
    for (const position of changed) after[position] = numberAt(within, position);
    [asked, next] = [next, asked];
  }
  return { values: within, settled: null };
}

/**
 * Detects values that repeat in a cycle of turns (Brent, 1980), so that only the remainder of the last cycle needs to be
 * followed. `note` must run before each change of `values`.
 */
function newCycle(values: Float64Array) {
  const known = values.slice();
  let [knownTurn, different, length] = [0, 0, 0];
  return {
    note(position: number, worth: number): void {
      if (numberAt(values, position) === known[position]) different += 1;
      else if (worth === known[position]) different -= 1;
    },
    /** The last turn to follow, out of `turns`, after this one. */
    end(turns: number, turn: number): number {
      if (length > 0) return knownTurn + ((turns - knownTurn) % length);
      if (turn > knownTurn && different === 0) {
        length = turn - knownTurn;
        knownTurn = turn;
        return this.end(turns, turn);
      }
      if (turn >= 2 * knownTurn) {
        known.set(values);
        [knownTurn, different] = [turn, 0];
      }
      return turns;
    },
  };
}

/** Ignore smaller changes: rounding errors, or remainders after thousands of turns of chance. */
const LEAST_CHANGE = 1e-13;

/** A bit for each place; few of millions are marked. */
const marks = (places: number) => new Int32Array(Math.ceil(places / 32));

function mark(marked: Int32Array, place: number): void {
  (marked[place >>> 5] as number) |= 1 << (place & 31);
}

/** Yields the marked places in order, and clears their marks. The loop may mark later places meanwhile. */
function* taken(marked: Int32Array): Generator<number, void> {
  for (let word = 0; word < marked.length; word++) {
    for (let bits = numberAt(marked, word); bits !== 0; bits = numberAt(marked, word)) {
      const lowest = bits & -bits;
      marked[word] = bits ^ lowest;
      yield 32 * word + 31 - Math.clz32(lowest);
    }
  }
}

/** For each move of the first position, seat 0's share of the win after it. */
export function movesOfFirst<G extends GameTypes>(graph: Graph<G>, { values }: Values): readonly number[] {
  const moves = Array.from({ length: numberAt(graph.firstMove, 1) }, (_, move) => move);
  return moves.map((move) => worthOfMove(graph, move, values, values));
}

/** How much a strategy loses against best replies. */
export interface Exploited {
  /** By seat of the strategy: how much less it wins against the best reply than the value of the game. */
  readonly losses: readonly [number, number];
  /** Their average. */
  readonly exploitability: number;
}

/** A player's strategy: the probability of each move of a position. */
export type Strategy<G extends GameTypes> = (node: Node<G>) => readonly number[];

/** Measures how much less than the value of the game a strategy wins against the best reply, at either seat. */
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
