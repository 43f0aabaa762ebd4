// Solves endings for two in which both players know every card, by retrograde analysis.
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { CHICKEN_OUT_FROM, TWENTY_ONE } from '../cards.js';
import { countAfter, sameAfter } from '../rules.js';
import { type Card, type Copied, KINDS, type Move, type Options, type View } from '../table.js';
import { CodeIndex } from './codeIndex.js';

/** With more cards, there may be many millions of positions. */
const MOST_CARDS = 8;

/**
 * The maximum number of cards of an ending that a bot solves, by playouts: each card takes about eight times as long.
 */
const CARDS_BY_PLAYOUTS = [
  { playouts: 1000, cards: MOST_CARDS },
  { playouts: 100, cards: 7 },
  { playouts: 20, cards: 6 },
];
const FEW_CARDS = 5;

/** Cards as digits from 1, the same for cards of one kind. */
type Digits = readonly number[];

/** The steps of a turn, in the order of their numbers in a code. */
const STEPS: readonly string[] = ['turn', 'open', 'ownCount'];
const [TURN, OPEN, OWN_COUNT] = [0, 1, 2];

/** A position as seen by the player to move. The next card of a pile comes first. */
interface EndingPosition {
  readonly step: number;
  readonly mine: Digits;
  readonly theirs: Digits;
  readonly series: Digits;
}

/** The rules and cards that all positions of an ending share. */
interface Setting extends Pick<Options, 'sameCopies' | 'sameFirst' | 'ownCountMin'> {
  /** The kinds of cards, in the order of their digits. */
  readonly kinds: readonly Card[];
}

const BASE = MOST_CARDS + 1;

/** A position as one number: its step, and its three lists of cards with a 0 between two. */
function codeOf(step: number, mine: Digits, theirs: Digits, series: Digits): number {
  let code = 0;
  for (let index = 0; index < mine.length; index++) code = code * BASE + (mine[index] as number);
  code *= BASE;
  for (let index = 0; index < theirs.length; index++) code = code * BASE + (theirs[index] as number);
  code *= BASE;
  for (let index = 0; index < series.length; index++) code = code * BASE + (series[index] as number);
  return code * STEPS.length + step;
}

function positionOf(code: number): EndingPosition {
  const lists: [number[], number[], number[]] = [[], [], []];
  let list = lists.length - 1;
  for (let rest = Math.floor(code / STEPS.length); rest > 0; ) {
    const before = Math.floor(rest / BASE);
    const digit = rest - before * BASE;
    if (digit === 0) list -= 1;
    else lists[list]?.push(digit);
    rest = before;
  }
  const [mine, theirs, series] = lists;
  return { step: code % STEPS.length, mine: mine.reverse(), theirs: theirs.reverse(), series: series.reverse() };
}

/** The result of a move: twice the code of the next position, and 1 more if the turn passes. */
type Next = number;

/** The move wins at once: the first player to go out wins (CO-5.3). */
const WINS: Next = -1;
const NOT_LEGAL: Next = -2;

const stays = (code: number): Next => 2 * code;
const passes = (code: number): Next => 2 * code + 1;

function countOf(series: Digits, setting: Setting): number {
  const { kinds, sameFirst } = setting;
  let [count, sameAs]: [number, Copied | null] = [0, null];
  let waiting = 0;
  for (let index = 0; index < series.length; index++) {
    const card = kinds[(series[index] as number) - 1] as Card;
    count = countAfter(count, card, sameAs, waiting);
    sameAs = sameAfter(sameAs, card, setting);
    // CO-3.4
    waiting = sameFirst === 'next' && card === 'SAME' && waiting === index ? index + 1 : 0;
  }
  return count;
}

/** The top card is played; the opener plays two (CO-3.1, CO-3.5). */
function afterPlay({ step, mine, theirs, series }: EndingPosition, setting: Setting): Next {
  const cards = step === OPEN ? 2 : 1;
  const laid = series.concat(mine.slice(0, cards));
  const left = mine.slice(cards);
  const count = countOf(laid, setting);
  // CO-4.1
  if (count > TWENTY_ONE) return passes(codeOf(OPEN, theirs, left.concat(laid), []));
  if (left.length === 0) return WINS;
  // CO-4.2
  if (count === TWENTY_ONE) return stays(codeOf(OWN_COUNT, left, theirs, []));
  return step === OWN_COUNT ? stays(codeOf(step, left, theirs, laid)) : passes(codeOf(TURN, theirs, left, laid));
}

/** The other move: chicken out (CO-4.3), or stop (CO-4.4). */
function afterOther({ step, mine, theirs, series }: EndingPosition, setting: Setting): Next {
  if (step === OWN_COUNT) {
    return series.length < setting.ownCountMin ? NOT_LEGAL : passes(codeOf(TURN, theirs, mine, series));
  }
  if (countOf(series, setting) < CHICKEN_OUT_FROM) return NOT_LEGAL;
  return stays(codeOf(OWN_COUNT, mine.concat(series), theirs, []));
}

/**
 * The solution of an ending, from each of its positions. An end is the number of moves in which the player to move can
 * win, negative if the opponent can, and 0 if neither can. Each end is combined with the code of its position into one
 * number, in sorted order: a tenth of the memory of a `Map`.
 */
interface Solution {
  readonly setting: Setting;
  readonly ends: Float64Array<ArrayBuffer>;
}

/** Ends farther away are clamped to this. */
const FARTHEST = 2 ** 9 - 1;

const codeWithEnd = (code: number, end: number) =>
  code * 2 * (FARTHEST + 1) + FARTHEST + 1 + Math.max(-FARTHEST, Math.min(end, FARTHEST));

/** The end of a position; `null` if it is not part of the solution. */
function endAt({ ends }: Solution, code: number): number | null {
  const least = codeWithEnd(code, -FARTHEST);
  let [from, until] = [0, ends.length];
  while (from < until) {
    const middle = (from + until) >>> 1;
    if ((ends[middle] as number) < least) from = middle + 1;
    else until = middle;
  }
  const found = ends[from] ?? Infinity;
  return found > codeWithEnd(code, FARTHEST) ? null : found - codeWithEnd(code, 0);
}

/**
 * The end of a move for the player who makes it, given the end of the next position for the player to move there;
 * `null` if the move is not legal.
 */
function endAfter(next: Next, end: number): number | null {
  if (next === NOT_LEGAL) return null;
  if (next === WINS) return 1;
  if (end === 0) return 0;
  const moves = Math.abs(end) + 1;
  return end > 0 === (next % 2 === 1) ? -moves : moves;
}

/** Whether a player prefers an end: the soonest win, then no end, then the latest loss. */
function isBetter(end: number | null, than: number | null): boolean {
  if (end === null || than === null) return end !== null;
  return rankOf(end) > rankOf(than);
}

const rankOf = (end: number) => (end === 0 ? 0 : 1 / end);

/** Positions per step: a few milliseconds. */
const STEP_SIZE = 2 ** 12;

/** The reachable positions, and two moves for each, with indexes instead of codes. */
interface Graph {
  readonly codes: CodeIndex;
  readonly next: readonly Next[];
}

function* graphOf(first: number, setting: Setting): Generator<void, Graph> {
  const codes = new CodeIndex();
  codes.add(first);
  const next: Next[] = [];
  const byIndex = (found: Next) => (found < 0 ? found : 2 * codes.add(Math.floor(found / 2)) + (found % 2));
  for (let index = 0; index < codes.size; index++) {
    if (index % STEP_SIZE === 0) {
      yield;
      yield* codes.reserve(2 * STEP_SIZE);
    }
    const position = positionOf(codes.codeAt(index));
    next.push(byIndex(afterPlay(position, setting)), byIndex(afterOther(position, setting)));
  }
  return { codes, next };
}

function* solved(first: number, setting: Setting): Generator<void, Solution> {
  const { codes, next } = yield* graphOf(first, setting);
  const ends = new Int16Array(codes.size);
  const endOf = (place: number) => {
    const after = next[place] as Next;
    return endAfter(after, after < 0 ? 0 : (ends[after >> 1] as number));
  };
  // Each pass finds the ends one move farther away, so results do not depend on the position where solving starts.
  const found = ends.slice();
  const open = new Int32Array(codes.size).map((_, index) => index);
  let [left, before] = [open.length, Infinity];
  while (left < before) {
    before = left;
    left = 0;
    for (let place = 0; place < before; place++) {
      if (place % STEP_SIZE === 0) yield;
      const index = open[place] as number;
      const [play, other] = [endOf(2 * index), endOf(2 * index + 1)];
      const end = (isBetter(other, play) ? other : play) ?? 0;
      found[index] = end;
      if (end === 0) open[left++] = index;
    }
    ends.set(found);
  }
  const withCodes = new Float64Array(ends.length);
  for (let index = 0; index < ends.length; index++) {
    if (index % STEP_SIZE === 0) yield;
    withCodes[index] = codeWithEnd(codes.codeAt(index), ends[index] as number);
  }
  return { setting, ends: yield* sorted(withCodes) };
}

/** Sorts the numbers by a merge sort of short runs, since one `sort` of millions would be a long step. */
function* sorted(numbers: Solution['ends']): Generator<void, Solution['ends']> {
  let [from, to] = [numbers, numbers.slice()];
  for (let start = 0; start < from.length; start += STEP_SIZE) {
    from.subarray(start, start + STEP_SIZE).sort();
    yield;
  }
  for (let size = STEP_SIZE; size < from.length; size *= 2) {
    for (let start = 0; start < from.length; start += 2 * size) {
      const [middle, end] = [Math.min(start + size, from.length), Math.min(start + 2 * size, from.length)];
      let [low, high] = [start, middle];
      for (let place = start; place < end; place++) {
        if (place % STEP_SIZE === 0) yield;
        const isLow = high >= end || (low < middle && (from[low] as number) <= (from[high] as number));
        to[place] = from[isLow ? low++ : high++] as number;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Whether a view is a solvable ending: its cards are few and all known. */
function isEnding({ seats, step, options, piles, series, wentOut }: View, playouts: number): boolean {
  const { doubleUp, layAnEgg, scoring, games } = options;
  if (seats !== 2 || doubleUp || layAnEgg || scoring !== 'rank' || games > 1 || wentOut.length > 0) return false;
  if (step.type === 'over') return false;
  const most = CARDS_BY_PLAYOUTS.find((row) => playouts >= row.playouts)?.cards ?? FEW_CARDS;
  return piles.flat().length + series.length <= most && !piles.flat().includes(null);
}

/** The setting of a view: `known`, if it has the same cards. */
function settingOf({ options, piles, series }: View, known: Setting | undefined): Setting {
  const { sameCopies, sameFirst, ownCountMin } = options;
  const cards = [...piles.flat(), ...series];
  const isKnown =
    known?.sameCopies === sameCopies &&
    known.sameFirst === sameFirst &&
    known.ownCountMin === ownCountMin &&
    cards.every((card) => known.kinds.some((kind) => kind === card));
  return isKnown ? known : { kinds: KINDS.filter((kind) => cards.includes(kind)), sameCopies, sameFirst, ownCountMin };
}

function seenIn({ step, piles, series }: View, seat: Seat, { kinds }: Setting): EndingPosition {
  const digitsOf = (list: readonly (Card | null)[]) =>
    list.map((card) => (card === null ? 0 : kinds.indexOf(card) + 1));
  return {
    step: STEPS.indexOf(step.type),
    mine: digitsOf(at(piles, seat)).reverse(),
    theirs: digitsOf(at(piles, 1 - seat)).reverse(),
    series: digitsOf(series),
  };
}

/** PERF(memo): the last solved ending, for its later moves. At most about 10 MB. */
let known: Solution | null = null;

/**
 * Solves endings for two in which every card is known: up to eight cards with 1,000 `playouts`, fewer with less.
 * Returns the move that wins soonest, or the only one that does not lose; `null` if both moves are equally good, or the
 * turns may run out before (CO-5.5). The first move of an ending with eight cards takes up to two seconds, in steps;
 * later moves take no time.
 */
export function* solve(view: View, [play, other]: readonly Move[], playouts: number): Generator<void, Move | null> {
  if (play === undefined || other === undefined || !isEnding(view, playouts)) return null;
  const setting = settingOf(view, known?.setting);
  const position = seenIn(view, play.seat, setting);
  const { step, mine, theirs, series } = position;
  const code = codeOf(step, mine, theirs, series);
  const solution = known?.setting === setting && endAt(known, code) !== null ? known : yield* solved(code, setting);
  known = solution;
  const endOf = (next: Next) => endAfter(next, next < 0 ? 0 : (endAt(solution, Math.floor(next / 2)) ?? 0)) ?? 0;
  const [played, left] = [endOf(afterPlay(position, setting)), endOf(afterOther(position, setting))];
  if (rankOf(played) === rankOf(left) || Math.max(played, left) < 0) return null;
  if (Math.max(Math.abs(played), Math.abs(left)) > view.options.maxTurns - view.turn) return null;
  return isBetter(left, played) ? other : play;
}
