// Turns things on the table into buttons, and names them.
import type { AnyMove } from '../../engine/base.js';
import { hookIn, type Kinds } from '../../engine/moveStatement.js';
import { hasState, nearest, thingsIn, widen } from '../drawing/dom.js';
import type { RenderState } from '../drawing/renderState.js';
import { insteadOf } from '../picking/picking.js';
import { chosen, isUntouched, remaining, type Thing, touch } from '../picking/touch.js';
import { CELL } from './focus.js';

/** Turns touchable things into buttons, and lets the keyboard into a grid without buttons. */
export function enable(zone: HTMLElement, shown: RenderState): void {
  if (shown.moves.length > 0) makeButtons(zone, shown);
  // In a grid without buttons, Tab leads to the first cell.
  if (zone.querySelector('[tabindex="0"]') === null) zone.querySelector(CELL)?.setAttribute('tabindex', '0');
}

/** Turns open things, picked things and the viewer's blocked things into buttons. */
function makeButtons(zone: HTMLElement, shown: RenderState): void {
  let isFirst = true;
  const hooks = new Set([...shown.kinds.keys()].flatMap((field) => hookIn(shown.kinds, field) ?? []));
  const named = ['state', ...hooks].map((hook) => `svg [data-${hook}]`);
  for (const element of zone.querySelectorAll(named.join())) {
    const things = thingsIn(element, shown.kinds);
    const isPicked = hasState(element, 'picked');
    const isLive = isPicked || hasState(element, 'open');
    if (!isLive && meantBy(shown, element).length === 0) continue;
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', isFirst ? '0' : '-1');
    element.setAttribute('aria-label', nameOf(shown, element, things, isPicked));
    if (!isLive) element.setAttribute('aria-disabled', 'true');
    if (isPicked) element.setAttribute('aria-pressed', 'true');
    widen(element);
    isFirst = false;
  }
}

/** The label of the move that a touch would complete, or the name of the thing. */
function nameOf(shown: RenderState, element: Element, things: readonly Thing[], isPicked: boolean): string {
  const { kinds, view, voice, moves, picking } = shown;
  const { readings } = picking;
  const next = isPicked ? [] : touch(kinds, moves, readings, things);
  const after = next.length > 0 ? next : touch(kinds, moves, insteadOf(picking), things);
  const move = chosen(moves, after);
  if (move !== null) return voice.label(move, view);
  const inGrid = element.closest('[role=gridcell]')?.getAttribute('aria-label');
  if (inGrid != null) return inGrid;
  const meant =
    after[0] ?? readings.find((reading) => named(kinds, reading, things) !== null) ?? meantBy(shown, element)[0];
  const found = meant === undefined ? null : named(kinds, meant, things);
  if (found !== null) return voice.value(found[0], found[1], view);
  // Only the type of a move names this pile.
  return voice.value('type', Object(meant).type, view);
}

/** The field of a move that names one of these things, with its value. */
function named(kinds: Kinds, move: object, things: readonly Thing[]): readonly [field: string, value: unknown] | null {
  for (const [field, value] of Object.entries(move)) {
    if (kinds.get(field)?.hook === undefined) continue;
    const item = [value].flat().findLast((each) => things.some((thing) => thing.value === String(each)));
    if (item !== undefined) return [field, item];
  }
  return null;
}

/** The moves that a touch on a blocked thing may have meant. */
export function meantBy(
  { game, kinds, view, moves, picking }: Pick<RenderState, 'game' | 'kinds' | 'view' | 'moves' | 'picking'>,
  element: Element,
): readonly object[] {
  const { viewer } = view;
  const { readings } = picking;
  const owner = nearest(element, '[data-seat]')?.getAttribute('data-seat');
  if (viewer === null || (owner != null && Number(owner) !== viewer)) return [];
  const things = thingsIn(element, kinds);
  // If something is picked, the touch meant this target instead of an open one.
  const [like] = isUntouched(readings) ? [] : remaining(moves, readings);
  const instead =
    like === undefined ? [] : things.flatMap((thing) => withTarget(kinds, like, readings[0] ?? {}, thing));
  // `meant` returns moves of the game.
  const meant = things.flatMap(({ hook, value }) => game.meant(view, viewer, hook, value)) as object[];
  return [...instead, ...meant];
}

/** The move with its target replaced by this one, or, for a list of targets, with this one after the picked ones. */
function withTarget(kinds: Kinds, move: AnyMove, reading: object, { hook, value }: Thing): object[] {
  return Object.entries(move).flatMap(([field, old]) => {
    const kind = kinds.get(field);
    if (kind?.isTarget !== true || kind.hook !== hook) return [];
    return [{ ...move, [field]: Array.isArray(old) ? [...(Reflect.get(reading, field) ?? []), value] : value }];
  });
}
