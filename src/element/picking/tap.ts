// How each touch changes the player's picks.
import type { AnyMove } from '../../engine/base.js';
import type { Kinds } from '../../engine/moveStatement.js';
import { EMPTY, type Picking, type Refusal, takeBack } from './picking.js';
import { chosen, isUntouched, NOTHING_PICKED, type Readings, type Thing, touch } from './touch.js';

/** The result of a touch: the new picking, and the move that the touch completes. */
export interface Touched {
  readonly picking: Picking;
  readonly move: AnyMove | null;
}

/** The moves to pick from, and which of them wait. */
export interface Choice {
  /** The kinds of the game's fields. */
  readonly kinds: Kinds;
  readonly moves: readonly AnyMove[];
  /** Whether a button confirms every move. */
  readonly confirm: boolean;
  /** Whether a move waits for one more touch; `isFirst` if a single touch picked it. */
  readonly waits: (move: AnyMove, isFirst: boolean) => boolean;
}

/** A tapped thing. */
export interface TappedThing {
  readonly things: readonly Thing[];
  readonly isPicked: boolean;
  /** Why it is blocked. */
  readonly refusal: () => Refusal | null;
}

/** Whether {@link takeBack} would change the picks. */
export function canTakeBack({ steps, lifted }: Picking): boolean {
  return steps.length > 0 || lifted !== null;
}

/** The picking after a touch on `things` that leaves these readings. */
function withTouch(picking: Picking, readings: Readings<AnyMove>, things: readonly Thing[]): Picking {
  return {
    ...picking,
    readings,
    stepped: null,
    steps: [...picking.steps, picking.readings],
    touched: [...picking.touched, things],
  };
}

/** Whether one of these things is an item of a picked list. */
function isListed({ readings }: Picking, things: readonly Thing[]): boolean {
  const listed = readings.flatMap((reading) => Object.values(reading).filter(Array.isArray).flat()).map(String);
  return things.some(({ value }) => listed.includes(String(value)));
}

/** Takes back a picked thing: only that item of a list, otherwise the last touch. */
function takeOut(picking: Picking, things: readonly Thing[], { kinds, moves }: Choice): Picking {
  if (!isListed(picking, things)) return takeBack(picking);
  const index = picking.touched.map((each) => JSON.stringify(each)).lastIndexOf(JSON.stringify(things));
  const others = picking.touched.filter((_, touch) => touch !== index);
  return others.reduce((after, each) => withTouch(after, touch(kinds, moves, after.readings, each), each), EMPTY);
}

/** Picks `things`. Completes a move if only one is left and it need not be confirmed. */
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

/** Whether something is picked that goes somewhere, and not only its target or the type of the move. */
function namesThing(kinds: Kinds, reading: object): boolean {
  return Object.keys(reading).some((field) => field !== 'type' && kinds.get(field)?.isTarget !== true);
}

/** Handles a tap: picks the thing, takes it back, picks it instead of another, or reports why it is blocked. */
export function tap(before: Picking, { things, isPicked, refusal }: TappedThing, choice: Choice): Touched {
  const { kinds, moves } = choice;
  const picking = { ...before, refusal: null, told: null };
  const after = touch(kinds, moves, picking.readings, things);
  if (picking.isWaiting) {
    const move = chosen(moves, picking.readings);
    const again = touch(kinds, moves, picking.steps.at(-1) ?? NOTHING_PICKED, things);
    if (move !== null && [again, after].some((readings) => chosen(moves, readings) === move)) {
      return { picking: EMPTY, move };
    }
    if (again.length > 0) return pick(takeBack(picking), again, things, choice);
  }
  // Another copy of a picked item could still be picked.
  const isTakenOut = isPicked && isListed(picking, things);
  if (after.length > 0 && !isTakenOut) return pick(picking, after, things, choice);
  if (isPicked) return { picking: takeOut(picking, things, choice), move: null };
  const instead = touch(kinds, moves, NOTHING_PICKED, things);
  if (instead.length > 0 && instead.some((reading) => namesThing(kinds, reading)))
    return pick(EMPTY, instead, things, choice);
  return { picking: { ...picking, refusal: refusal() }, move: null };
}

/** Picks a thing to drag, which opens its targets; `null` if it cannot be picked now. */
export function lift(
  picking: Picking,
  things: readonly Thing[],
  zone: string | null,
  { kinds, moves }: Choice,
): Picking | null {
  const readings = touch(kinds, moves, picking.readings, things);
  if (readings.length === 0) return null;
  return { ...withTouch(picking, readings, things), draggedFrom: zone };
}

/**
 * Drops the dragged thing. On a target, it picks the target; in another zone, it completes a move that needs no target,
 * or stays picked for one that does. Anywhere else, the pick is taken back.
 */
export function drop(
  picking: Picking,
  onto: { readonly targets: readonly (readonly Thing[])[]; readonly zone: string | null },
  choice: Choice,
): Touched {
  const { kinds, moves } = choice;
  const { readings, touched, draggedFrom } = picking;
  const dropped = { ...picking, draggedFrom: null };
  for (const things of onto.targets) {
    const target = touch(kinds, moves, readings, things);
    if (target.length > 0) return pick(dropped, target, things, choice);
  }
  if (onto.zone === null || onto.zone === draggedFrom) return { picking: takeBack(dropped), move: null };
  if (chosen(moves, readings) === null) return { picking: dropped, move: null };
  return pick(takeBack(dropped), readings, touched.at(-1) ?? [], choice);
}
