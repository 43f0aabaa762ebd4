// Counts the tree below a position depth first, so it needs memory for one line only. A move that shuffles ends its
// line: the tree covers the cards as dealt.
import type { Game, GameTypes } from 'hencoop';
import { everyResult } from '../inside.js';

/** A tree's counts at one depth. */
export interface Level {
  readonly positions: number;
  /** The positions in which the game is over. */
  readonly over: number;
  /** The legal moves in the others. */
  readonly moves: number;
  /** The moves that shuffle; positions after them do not count. */
  readonly shuffles: number;
}

const EMPTY: Level = { positions: 0, over: 0, moves: 0, shuffles: 0 };

/** Ends a line at a shuffle. */
class Shuffled extends Error {}

const stop = (): never => {
  throw new Shuffled();
};

/** The states after a move, one for each outcome of its dice; `null` if it shuffles. */
function after<G extends GameTypes>(game: Game<G>, state: G['State'], move: G['Move']): G['State'][] | null {
  try {
    return everyResult((chance) => game.apply(state, move, { chance }), stop);
  } catch (error) {
    if (error instanceof Shuffled) return null;
    throw error;
  }
}

/** The sum of two levels. */
const plus = (a: Level, b: Level): Level => ({
  positions: a.positions + b.positions,
  over: a.over + b.over,
  moves: a.moves + b.moves,
  shuffles: a.shuffles + b.shuffles,
});

/** The sum of two trees, level by level. */
export const sumOf = (a: readonly Level[], b: readonly Level[]): Level[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, depth) => plus(a[depth] ?? EMPTY, b[depth] ?? EMPTY));

/** Counts the tree from `state` down to `depth` moves. */
export function countBelow<G extends GameTypes>(game: Game<G>, state: G['State'], depth: number): Level[] {
  const levels = Array.from({ length: depth + 1 }, () => ({ ...EMPTY }));
  const visit = (at: G['State'], made: number): void => {
    const level = levels[made];
    if (level === undefined) return;
    level.positions++;
    if (game.isOver(at)) level.over++;
    for (const move of game.legalMoves(at)) {
      level.moves++;
      const next = after(game, at, move);
      if (next === null) level.shuffles++;
      else for (const one of next) visit(one, made + 1);
    }
  };
  visit(state, 0);
  return levels;
}

/** A tree cut into its top and the positions below it, whose trees can be counted separately. */
export interface Cut<State> {
  /** The levels above `states`. */
  readonly top: readonly Level[];
  readonly states: readonly State[];
}

/** Cuts a tree at the first depth with `parts` positions, but above `depth`. */
export function cut<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  depth: number,
  parts: number,
): Cut<G['State']> {
  const top: Level[] = [];
  let states: G['State'][] = [state];
  while (top.length < depth && states.length > 0 && states.length < parts) {
    const below = states.map((at) => countBelow(game, at, 0)).reduce(sumOf, []);
    top.push(...below);
    states = states.flatMap((at) => game.legalMoves(at).flatMap((move) => after(game, at, move) ?? []));
  }
  return { top, states };
}
