import type { GameTypes } from '../engine/game.js';
import type { Policy } from '../engine/playout.js';

/** The longest line, its first move included. */
const LONGEST = 5;
/** A line goes on with a move only if it was made in one of this many tries that came so far. */
const AGREEING = 4;
/** A line is read from this many tries at most: more would take memory, and hardly change it. */
const MOST_TRIES = 100;

/** The moves that followed one move in each of its tries. */
export type FollowUps<G extends GameTypes> = G['Move'][][];

/** Whether the next try of the move counts for its line. */
export function isOpen(tries: readonly unknown[]): boolean {
  return tries.length < MOST_TRIES;
}

/** The policy, which writes down the moves that a line needs. */
export function noting<G extends GameTypes>(policy: Policy<G>, moves: G['Move'][]): Policy<G> {
  return (legal, table, seat) => {
    const move = policy(legal, table, seat);
    if (moves.length < LONGEST - 1) moves.push(move);
    return move;
  };
}

/** The move, and the moves that followed it most often in its tries. */
export function lineOf<G extends GameTypes>(move: G['Move'], tries: FollowUps<G>): G['Move'][] {
  const line = [move];
  let among = tries;
  while (line.length < LONGEST) {
    const next = mostFrequent<G>(among, line.length - 1);
    if (next === undefined || !isLikely(next.tries.length, among.length)) break;
    line.push(next.move);
    among = next.tries;
  }
  return line;
}

/** A move that followed in some tries. */
interface Group<G extends GameTypes> {
  readonly move: G['Move'];
  readonly tries: FollowUps<G>;
}

/** The most frequent move at this place of the tries, the first of equal ones. */
function mostFrequent<G extends GameTypes>(tries: FollowUps<G>, place: number): Group<G> | undefined {
  const groups: Group<G>[] = [];
  let most: Group<G> | undefined;
  for (const one of tries) {
    const move = one[place];
    if (move === undefined) continue;
    let group = groups.find((other) => isSame(other.move, move));
    if (group === undefined) {
      group = { move, tries: [] };
      groups.push(group);
    }
    group.tries.push(one);
    if (most === undefined || group.tries.length > most.tries.length) most = group;
  }
  return most;
}

/** Whether two values of plain JSON are equal, as two moves are. PERF(playout): this takes a tenth of the time of their keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, other] = [a as Fields, b as Fields];
  for (const field in one) if (!isSame(one[field], other[field])) return false;
  for (const field in other) if (one[field] === undefined) return false;
  return true;
}

/** The fields of an object, or the items of a list. */
interface Fields {
  readonly [field: string]: unknown;
}

/** A move in a tree: how often it was tried there, and the moves that were tried after it. */
export interface Branch<G extends GameTypes> {
  readonly move: G['Move'];
  readonly tries: number;
  readonly next: readonly Branch<G>[];
}

/** The move of `branch`, and the moves that followed it most often. */
export function lineFrom<G extends GameTypes>(branch: Branch<G>): G['Move'][] {
  const line = [branch.move];
  let last = branch;
  while (line.length < LONGEST) {
    const [next] = last.next.slice().sort((a, b) => b.tries - a.tries);
    if (next === undefined || !isLikely(next.tries, last.tries)) break;
    line.push(next.move);
    last = next;
  }
  return line;
}

function isLikely(tries: number, among: number): boolean {
  return tries * AGREEING >= among;
}
