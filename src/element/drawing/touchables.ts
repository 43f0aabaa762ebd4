// Turns the touchable things of a drawing into buttons, and names them.
import type { AnyMove } from '../../engine/base.js';
import { hookIn, type Kinds } from '../../engine/moveStatement.js';
import type { Seat } from '../../engine/seats.js';
import { type DrawnThing, element, type SvgNode } from '../../svg/markup.js';
import { LEAST_GROW } from '../layout/zones.js';
import { insteadOf } from '../picking/picking.js';
import { chosen, isUntouched, remaining, type Thing, touch } from '../picking/touch.js';
import { MIN_TARGET } from './dom.js';
import { nodeOf } from './patch.js';
import type { RenderState } from './renderState.js';

/** The hooks of a thing that can pick fields of a move. */
function thingsIn({ hooks }: DrawnThing, kinds: Kinds): readonly Thing[] {
  const known = new Set(['type', ...kinds.keys()].map((field) => hookIn(kinds, field)));
  return Object.entries(hooks).flatMap(([hook, value]) =>
    value !== undefined && known.has(hook) ? [{ hook, value }] : [],
  );
}

/** The hooks of an element on the table that can pick fields of a move. */
export function thingsAt(element: Element, kinds: Kinds): readonly Thing[] {
  const thing = nodeOf(element)?.thing ?? null;
  return thing === null ? [] : thingsIn(thing, kinds);
}

/** The surroundings of an element of a drawing. */
interface Around {
  /** The seat that the part belongs to. */
  readonly owner: Seat | null;
  /** The label of the cell. */
  readonly cell: string | null;
}

/** A drawing in which open things, picked things and the viewer's blocked things are buttons. */
export function withButtons(drawing: SvgNode, shown: RenderState): SvgNode {
  return shown.moves.length === 0 ? drawing : inButtons(drawing, shown, { owner: null, cell: null });
}

function inButtons(node: SvgNode, shown: RenderState, around: Around): SvgNode {
  const { attributes, children, thing } = node;
  if (typeof children === 'string') return node;
  const label = attributes['role'] === 'gridcell' ? attributes['aria-label'] : undefined;
  const inside = { owner: thing?.owner ?? around.owner, cell: label === undefined ? around.cell : String(label) };
  const inner = children.map((child) => inButtons(child, shown, inside));
  const isSame = inner.every((child, index) => child === children[index]);
  // Things inside the parts of a seat belong to it.
  const owned = thing === null ? null : { ...thing, owner: inside.owner };
  const button = owned === null ? null : buttonOf(owned, shown, inside.cell);
  if (owned === null || button === null) return isSame ? node : { ...node, children: inner };
  return { ...node, attributes: { ...attributes, ...button }, children: [...reachOf(owned), ...inner], thing: owned };
}

/** The attributes of a button for a thing; `null` if a touch on it means nothing. */
function buttonOf(thing: DrawnThing, shown: RenderState, cell: string | null): SvgNode['attributes'] | null {
  const things = thingsIn(thing, shown.kinds);
  const isLive = thing.state !== null;
  if (!isLive && (things.length === 0 || meantBy(shown, thing).length === 0)) return null;
  return {
    role: 'button',
    tabindex: -1,
    'aria-label': nameOf(shown, thing, things, cell),
    ...(!isLive && { 'aria-disabled': 'true' }),
    ...(thing.state === 'picked' && { 'aria-pressed': 'true' }),
  };
}

/** A target, in the units of a table that draws them smaller than pixels. */
const REACH = MIN_TARGET / LEAST_GROW;
/** The fill of a card ends half a pixel inside its outline. */
const LEAST_OUTLINE = REACH + 1;

/** Enlarges the touch area of a thing that is too small for fingers, without changing its looks. */
function reachOf({ outline }: DrawnThing): readonly SvgNode[] {
  if (outline === null || Math.min(outline.width, outline.height) >= LEAST_OUTLINE) return [];
  const [width, height] = [Math.max(outline.width, REACH), Math.max(outline.height, REACH)];
  const box = { x: (outline.width - width) / 2, y: (outline.height - height) / 2, width, height };
  return [element('rect', { ...box, class: 'hc-reach', fill: 'none', 'pointer-events': 'all' })];
}

/** The label of the move that a touch would complete, or the name of the thing. */
function nameOf(shown: RenderState, thing: DrawnThing, things: readonly Thing[], cell: string | null): string {
  const { kinds, view, voice, moves, picking } = shown;
  const { readings } = picking;
  const next = thing.state === 'picked' ? [] : touch(kinds, moves, readings, things);
  const after = next.length > 0 ? next : touch(kinds, moves, insteadOf(picking), things);
  const move = chosen(moves, after);
  if (move !== null) return voice.label(move, view);
  if (cell !== null) return cell;
  const meant =
    after[0] ?? readings.find((reading) => named(kinds, reading, things) !== null) ?? meantBy(shown, thing)[0];
  const found = meant === undefined ? null : named(kinds, meant, things);
  if (found !== null) return voice.value(found[0], found[1], view);
  // Only the type of a move names this pile.
  return voice.value('type', Object(meant).type, view);
}

/** The field of a move that names one of these things, with its value. */
function named(kinds: Kinds, move: object, things: readonly Thing[]): readonly [field: string, value: unknown] | null {
  for (const [field, value] of Object.entries(move)) {
    if (kinds.get(field)?.hook === undefined) continue;
    const item = [value]
      .flat()
      .reverse()
      .find((each) => things.some(({ value: named }) => String(named) === String(each)));
    if (item !== undefined) return [field, item];
  }
  return null;
}

/** The moves that a touch on a blocked thing may have meant. */
export function meantBy(
  { game, kinds, view, moves, picking }: Pick<RenderState, 'game' | 'kinds' | 'view' | 'moves' | 'picking'>,
  thing: DrawnThing,
): readonly object[] {
  const { viewer } = view;
  const { readings } = picking;
  if (viewer === null || (thing.owner !== null && thing.owner !== viewer)) return [];
  const things = thingsIn(thing, kinds);
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
