import type { GameTypes } from '../engine/game.js';
import type { Policy } from '../engine/playout.js';

/** The length of the longest line, including its first move. */
const LONGEST = 5;
/** A line continues with a move only if at least one in this many of the tries that got this far made it. */
const AGREEING = 4;
/** The most tries to record per line: more would cost memory and hardly change the line. */
const MOST_TRIES = 100;

/** The moves that followed one move in each of its tries. */
export type FollowUps<G extends GameTypes> = G['Move'][][];

/** Whether the line still records tries. */
export function isOpen(tries: readonly unknown[]): boolean {
  return tries.length < MOST_TRIES;
}

/** The policy, recording in `moves` the moves that a line needs. */
export function noting<G extends GameTypes>(policy: Policy<G>, moves: G['Move'][]): Policy<G> {
  return (legal, table, seat) => {
    const move = policy(legal, table, seat);
    if (moves.length < LONGEST - 1) moves.push(move);
    return move;
  };
}

/** The move, followed by the most frequent continuation in its tries. */
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

/** The tries that continued with the same move. */
interface Group<G extends GameTypes> {
  readonly move: G['Move'];
  readonly tries: FollowUps<G>;
}

/** The most frequent move at index `place` of the tries; the first of equals. */
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

/** Deep equality of plain JSON values. PERF(playout): takes a tenth of the time of comparing move keys. */
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

/** A move in a tree: how often it was tried there, and the moves tried after it. */
export interface Branch<G extends GameTypes> {
  readonly move: G['Move'];
  readonly tries: number;
  readonly next: readonly Branch<G>[];
}

/** The move of `branch`, followed by the most frequent continuation. */
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
