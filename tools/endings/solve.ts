// The values of positions in which both seats know the same, by value iteration over the turns that are left.
import type { GameTypes } from 'hencoop';
import { at } from '../../src/engine/errors.js';
import type { Graph, Node } from './graph.js';

/** How a seat plays: by position, how likely each of its moves is; `null` where it plays its best. */
export type Strategy = (index: number) => readonly number[] | null;

/** Values by position, and over how many turns they were followed. */
export interface Values {
  readonly values: Float64Array;
  /** The number of turns after which values no longer changed; `null` if they changed up to the last. */
  readonly settled: number | null;
}

const best: Strategy = () => null;

/** The value of a position by the values of those that follow in the same turn, and in the next. */
function worthOf<G extends GameTypes>(
  { actor, results, over }: Node<G>,
  chances: readonly number[] | null,
  within: Float64Array,
  after: Float64Array,
): number {
  if (over !== null) return over;
  let [found, average] = [actor === 0 ? -Infinity : Infinity, 0];
  for (const [move, next] of results.entries()) {
    const chanceOfMove = chances === null ? 1 : at(chances, move);
    if (chanceOfMove === 0) continue;
    let value = 0;
    for (const { to, chance, endsTurn } of next) value += chance * ((endsTurn ? after : within)[to] ?? 0);
    if (chances !== null) average += chanceOfMove * value;
    else if (actor === 0 ? value > found : value < found) found = value;
  }
  return chances === null ? found : average;
}

/**
 * The values if `turns` turns are left, this one included. Both seats play their best, but for those moves that
 * `strategies` fixes, by seat. Positions that do not matter count as worth 0.
 */
export function solve<G extends GameTypes>(
  { nodes, order }: Graph<G>,
  turns: number,
  strategies: readonly [Strategy, Strategy] = [best, best],
  matters: (index: number) => boolean = () => true,
): Values {
  const asked = order.filter(matters);
  const chances = new Map(
    asked
      .filter((index) => at(nodes, index).over === null)
      .map((index) => [index, strategies[at(nodes, index).actor](index)] as const),
  );
  let after = Float64Array.from(nodes, ({ outOfTurns }) => outOfTurns);
  for (let turn = 1; turn <= turns; turn++) {
    const within = new Float64Array(nodes.length);
    for (const index of asked) {
      within[index] = worthOf(at(nodes, index), chances.get(index) ?? null, within, after);
    }
    // Where no turn ends, values stay those of no turn left.
    if (turn > 1 && asked.every((index) => within[index] === after[index]))
      return { values: within, settled: turn - 1 };
    after = within;
  }
  return { values: after, settled: null };
}

/** The positions that can come up from the first one while the other seat plays by `strategy`. */
export function reachedAgainst<G extends GameTypes>(
  { nodes }: Graph<G>,
  seat: 0 | 1,
  strategy: (index: number) => readonly number[],
): ReadonlySet<number> {
  const reached = new Set([0]);
  // The set grows while it is read.
  for (const index of reached) {
    const { actor, results, over } = at(nodes, index);
    if (over !== null) continue;
    const chances = actor === seat ? strategy(index) : null;
    results.forEach((next, move) => {
      if (chances !== null && at(chances, move) === 0) return;
      for (const { to } of next) reached.add(to);
    });
  }
  return reached;
}

/** The value of the best play at both seats, and what best replies win against a strategy. */
export interface Exploited {
  /** By the seat that plays by the strategy: how much less it wins against the best reply than it could. */
  readonly losses: readonly [number, number];
  /** Their average. */
  readonly exploitability: number;
  /** The number of positions in which the strategy was needed. */
  readonly asked: number;
}

/** How much less than the value of the game a strategy wins at either seat against the best reply. */
export function exploit<G extends GameTypes>(
  graph: Graph<G>,
  turns: number,
  value: number,
  strategy: (index: number) => readonly number[],
): Exploited {
  const asked = new Map<number, readonly number[]>();
  const once = (index: number): readonly number[] => {
    const chances = asked.get(index) ?? strategy(index);
    asked.set(index, chances);
    return chances;
  };
  const loss = (seat: 0 | 1): number => {
    const reached = reachedAgainst(graph, seat, once);
    const fixed: [Strategy, Strategy] = seat === 0 ? [once, best] : [best, once];
    const { values } = solve(graph, turns, fixed, (index) => reached.has(index));
    const worth = values[0] ?? 0;
    return seat === 0 ? value - worth : worth - value;
  };
  const losses: [number, number] = [loss(0), loss(1)];
  return { losses, exploitability: (losses[0] + losses[1]) / 2, asked: asked.size };
}
