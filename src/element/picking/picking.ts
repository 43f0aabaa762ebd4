// The player's picking: plain data, and how each touch changes it.
import type { AnyMove } from '../../engine/base.js';
import { chosen, isUntouched, NOTHING_PICKED, type Readings, type Thing, touch } from './touch.js';

/** A refusal, as `whyNot` and `tryApply` give it. */
export interface Refusal {
  /** The number of the clause that forbids the move, such as `CH-3.1`. */
  readonly clause: string;
  /** The parameters of the clause, for the sentence below the table. */
  readonly params: object;
}

/** The things that the player has picked, or the refusal of the last touch. */
export interface Picking {
  /** Everything that the touches so far can mean. */
  readonly readings: Readings<AnyMove>;
  /** The readings before each touch. */
  readonly steps: readonly Readings<AnyMove>[];
  /** The hooks of what each touch was on. */
  readonly touched: readonly (readonly Thing[])[];
  /** Whether the whole move that is picked waits for one more touch. */
  readonly isWaiting: boolean;
  readonly refusal: Refusal | null;
  /** The card of the shelf that was tapped. */
  readonly lifted: number | null;
  /** The zone that the dragged thing comes from; `null` while nothing is dragged. */
  readonly draggedFrom: string | null;
}

/** Nothing is picked. */
export const EMPTY: Picking = {
  readings: NOTHING_PICKED,
  steps: [],
  touched: [],
  isWaiting: false,
  refusal: null,
  lifted: null,
  draggedFrom: null,
};

/** The result of a touch: the new picking, and the move that the touch completes. */
export interface Touched {
  readonly picking: Picking;
  readonly move: AnyMove | null;
}

/** What the player picks from. */
export interface Choice {
  readonly moves: readonly AnyMove[];
  /** Whether a button confirms every move. */
  readonly confirm: boolean;
  /** Whether a move waits for one more touch; `isFirst` says that a single touch picked it. */
  readonly waits: (move: AnyMove, isFirst: boolean) => boolean;
}

/** A thing on the table as a tap meets it. */
export interface TappedThing {
  readonly things: readonly Thing[];
  readonly isPicked: boolean;
  /** Why it is blocked. */
  readonly refusal: () => Refusal | null;
}

/** The readings before the last touch, while a touch on something else can still replace that touch. */
export function insteadOf({ isWaiting, steps }: Picking): Readings<AnyMove> {
  return isWaiting ? (steps.at(-1) ?? []) : [];
}

/** Whether {@link takeBack} would change what is picked. */
export function canTakeBack({ steps, lifted }: Picking): boolean {
  return steps.length > 0 || lifted !== null;
}

/** Takes the last touch back. */
export function takeBack({ steps, touched }: Picking): Picking {
  const readings = steps.at(-1) ?? NOTHING_PICKED;
  return { ...EMPTY, readings, steps: steps.slice(0, -1), touched: touched.slice(0, -1) };
}

/** The picking with one more touch, on `things`, which leaves these readings. */
function withTouch(picking: Picking, readings: Readings<AnyMove>, things: readonly Thing[]): Picking {
  return {
    ...picking,
    readings,
    steps: [...picking.steps, picking.readings],
    touched: [...picking.touched, things],
  };
}

/** Takes a picked thing back: an item of a list alone, of anything else the last touch. */
function takeOut(picking: Picking, things: readonly Thing[], moves: readonly AnyMove[]): Picking {
  const { readings, touched } = picking;
  const listed = readings.flatMap((reading) => Object.values(reading).filter(Array.isArray).flat());
  if (!things.some(({ value }) => listed.includes(value))) return takeBack(picking);
  const isSame = (each: readonly Thing[]) => JSON.stringify(each) === JSON.stringify(things);
  const others = touched.filter((each) => !isSame(each));
  return others.reduce((after, each) => withTouch(after, touch(moves, after.readings, each), each), EMPTY);
}

/** Picks what a touch on `things` can mean: that completes a move, unless the move waits to be confirmed. */
function pick(
  picking: Picking,
  readings: Readings<AnyMove>,
  things: readonly Thing[],
  { moves, confirm, waits }: Choice,
): Touched {
  const move = chosen(moves, readings);
  const isWaiting = move !== null && !confirm && waits(move, isUntouched(picking.readings));
  if (move !== null && !confirm && !isWaiting) return { picking: EMPTY, move };
  return { picking: { ...withTouch(picking, readings, things), isWaiting }, move: null };
}

/** A tap on a thing: it is picked, taken back, picked instead of another, or it says why it is blocked. */
export function tap(before: Picking, { things, isPicked, refusal }: TappedThing, choice: Choice): Touched {
  const { moves } = choice;
  const picking = { ...before, refusal: null };
  const after = touch(moves, picking.readings, things);
  if (picking.isWaiting) {
    const move = chosen(moves, picking.readings);
    const again = touch(moves, picking.steps.at(-1) ?? NOTHING_PICKED, things);
    if (move !== null && [again, after].some((readings) => chosen(moves, readings) === move)) {
      return { picking: EMPTY, move };
    }
    if (again.length > 0) return pick(takeBack(picking), again, things, choice);
  }
  if (after.length > 0) return pick(picking, after, things, choice);
  if (isPicked) return { picking: takeOut(picking, things, moves), move: null };
  const instead = touch(moves, NOTHING_PICKED, things);
  if (instead.length > 0 && things.some(({ hook }) => hook === 'card')) return pick(EMPTY, instead, things, choice);
  return { picking: { ...picking, refusal: refusal() }, move: null };
}

/** Picks a thing to drag it, so that what it can go to is open; `null` if it cannot be picked now. */
export function lift(
  picking: Picking,
  things: readonly Thing[],
  zone: string | null,
  { moves }: Choice,
): Picking | null {
  const readings = touch(moves, picking.readings, things);
  if (readings.length === 0) return null;
  return { ...withTouch(picking, readings, things), draggedFrom: zone };
}

/**
 * The dragged thing was dropped: onto what it can go to, or in another zone, which is enough where nothing else is asked.
 * Otherwise it is taken back, and a thing that still has to go somewhere in the other zone stays picked.
 */
export function drop(
  picking: Picking,
  onto: { readonly targets: readonly (readonly Thing[])[]; readonly zone: string | null },
  choice: Choice,
): Touched {
  const { moves } = choice;
  const { readings, touched, draggedFrom } = picking;
  const dropped = { ...picking, draggedFrom: null };
  for (const things of onto.targets) {
    const target = touch(moves, readings, things);
    if (target.length > 0) return pick(dropped, target, things, choice);
  }
  if (onto.zone === null || onto.zone === draggedFrom) return { picking: takeBack(dropped), move: null };
  if (chosen(moves, readings) === null) return { picking: dropped, move: null };
  return pick(takeBack(dropped), readings, touched.at(-1) ?? [], choice);
}
