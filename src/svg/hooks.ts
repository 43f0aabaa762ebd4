// The touchable things on a table: their names in moves, and the rings around them.

import type { AnyMove } from '../engine/base.js';
import { type AnyStatement, hookIn, type Kinds, kindsOf } from '../engine/moveStatement.js';
import { narrow, type PartialMove } from '../engine/narrow.js';
import type { Seat } from '../engine/seats.js';
import {
  type Attributes,
  type DrawnThing,
  element,
  keyed,
  type Markup,
  moved,
  placed,
  type SvgNode,
} from './markup.js';
import type { Paint } from './palette.js';
import { text } from './text.js';

/**
 * For each move field of a game that names a thing on the table, the hook of that thing: its element has the attribute
 * `data-<hook>`, whose value is the field's value as text. A hook inside the part of a seat (`data-seat`)
 * belongs to moves of that seat.
 *
 * @example
 * ```ts
 * import { chickenRoundup } from 'hencoop/chicken-roundup';
 * import { hooksOf } from 'hencoop/svg';
 *
 * hooksOf(chickenRoundup)['pay']; // 'card'
 * hooksOf(chickenRoundup)['target']; // 'cell'
 * ```
 */
export function hooksOf({ moves }: { readonly moves: AnyStatement }): { readonly [field: string]: string } {
  const kinds = kindsOf(moves);
  const hooks = ['type', ...kinds.keys()].flatMap((field) => {
    const hook = hookIn(kinds, field);
    return hook === undefined ? [] : [[field, hook] as const];
  });
  return Object.freeze(Object.fromEntries(hooks));
}

/** The hooks of a thing, without `data-`: of move fields, and where it is, and which one it is. */
export interface Hooks {
  readonly [hook: string]: string | number | undefined;
}

/** The things with a ring in a drawing, by {@link keyOf} of their hooks. */
export interface Rings {
  /** Whether the drawing leaves space for raised cards, since the viewer can make moves. */
  readonly raises: boolean;
  /** The hooks that name things in moves. */
  readonly hooks: ReadonlySet<string>;
  readonly open: ReadonlySet<string>;
  /** The sign of each picked copy: a number in an ordered list, otherwise a check mark. */
  readonly picked: ReadonlyMap<string, readonly string[]>;
  readonly last: ReadonlySet<string>;
}

/** The key of a thing: a hook, its value, and the seat that owns it, if any. */
export function keyOf(hook: string, value: unknown, owner?: Seat): string {
  return `${hook} ${value} ${owner ?? ''}`;
}

/** The keys of a thing that moves of these seats name with this field. */
function keysOf(kinds: Kinds, field: string, value: unknown, owners: Iterable<Seat>): string[] {
  const hook = hookIn(kinds, field);
  return hook === undefined ? [] : [keyOf(hook, value), ...Array.from(owners, (owner) => keyOf(hook, value, owner))];
}

/**
 * The things with a ring: the picked ones, and the ones that `legal` leaves open after them. If neither the pick nor
 * the moves name a seat, `viewer` picks.
 */
export function ringsOf<Move extends AnyMove>(
  kinds: Kinds,
  legal: readonly Move[] | undefined,
  picked: readonly PartialMove<Move>[],
  last: ReadonlySet<string>,
  viewer: Seat | null,
): Rings {
  const open = new Set<string>();
  const signs = new Map<string, readonly string[]>();
  for (const partial of picked) {
    const left = narrow(legal ?? [], partial);
    const owners = new Set(left.moves.map(({ seat }) => seat));
    if (owners.size === 0 && viewer !== null) owners.add(viewer);
    const fields = new Map<string, unknown>(Object.entries(partial).filter(([, value]) => value !== undefined));
    for (const [field, value] of fields) {
      const isList = Array.isArray(value);
      const copies = isList ? 1 : copiesOf(kinds, field, fields, left.open);
      const added = new Map<string, readonly string[]>();
      for (const [index, item] of [value].flat().entries()) {
        const each = Array.from({ length: Math.min(copies, 99) }, () => (isList ? String(index + 1) : ''));
        // A list can hold copies of a thing.
        for (const key of keysOf(kinds, field, item, owners)) added.set(key, [...(added.get(key) ?? []), ...each]);
      }
      for (const [key, each] of added) signs.set(key, each);
    }
    for (const [field, values] of Object.entries<readonly unknown[] | undefined>(left.open)) {
      if (fields.has(field) && !Array.isArray(fields.get(field))) continue;
      for (const value of values ?? []) for (const key of keysOf(kinds, field, value, owners)) open.add(key);
    }
  }
  const hooks = new Set(['type', ...kinds.keys()].flatMap((field) => hookIn(kinds, field) ?? []));
  return { raises: legal !== undefined, hooks, open, picked: signs, last };
}

/** How many copies of a thing are picked. Until a number is picked, as many as can be. */
function copiesOf(kinds: Kinds, field: string, picked: ReadonlyMap<string, unknown>, open: object): number {
  const counter = [...kinds].find(([, { counts }]) => counts === field)?.[0];
  if (counter === undefined) return 1;
  const most: readonly number[] = Reflect.get(open, counter) ?? [];
  return Number(picked.get(counter) ?? Math.max(1, ...most));
}

/** The box inside the rings of a thing. */
export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly rx: number;
  /** How far inside the box the rings are, for a thing that fills its drawing. Default 0. */
  readonly inset?: number;
  /** How far below the top of the drawing it begins. Default 0. */
  readonly y?: number;
}

/** The place and owner of a thing. */
export interface ThingOptions {
  readonly x?: number;
  readonly y?: number;
  readonly owner?: Seat | undefined;
  /** The number of equal things before it in the same part. */
  readonly copy?: number;
  /** Whether to raise it while it is open or picked. */
  readonly raised?: boolean;
  /** How far it leans, in degrees. */
  readonly turn?: number;
}

/** The space above cards that can be raised and get a sign. */
export const RAISED_SPACE = 12;

/** A line around a thing, in a casing that contrasts with any background. */
function ring({ width, height, rx }: Outline, by: number, style: Attributes, casing: Paint, line: number): Markup {
  const box = { x: -by, y: -by, width: width + 2 * by, height: height + 2 * by, rx: Math.max(0, rx + by) };
  return [
    element('rect', { ...box, fill: 'none', stroke: casing, 'stroke-width': line + 2.5 }),
    element('rect', { ...box, fill: 'none', 'stroke-width': line, ...style }),
  ];
}

/** The dark pin at the upper edge of things that the last move touched. */
const PIN: Attributes = { cy: 2, r: 5, fill: 'print', stroke: 'paper', 'stroke-width': 2 };

/**
 * A check mark or number at the left corner of a picked thing, or inside it at the right, away from the start of text.
 */
function badge(sign: string, { width, inset = 0 }: Outline): Markup {
  const inside =
    sign === ''
      ? moved(
          -3,
          -8,
          element('path', { d: 'M8 21l8 9l16-20', fill: 'none', stroke: 'yolkInk', 'stroke-width': 8 }),
          0.3,
        )
      : text(3, 2, sign, { size: 11, fill: 'yolkInk', bold: true, anchor: 'middle' });
  const circle = element('circle', { cx: 3, cy: -2, r: 9, fill: 'yolk', stroke: 'yolkInk', 'stroke-width': 1.5 });
  const both = [circle, inside];
  return inset === 0 ? both : moved(width - 6 * inset, 3 * inset, both);
}

/** What a thing is known by from drawing to drawing: its hooks, without its place in a list. */
function identityOf(hooks: Hooks): string {
  let identity = 'thing';
  for (const hook in hooks) if (hook !== 'index' && hooks[hook] !== undefined) identity += ` ${hook}=${hooks[hook]}`;
  return identity;
}

/** A thing on the table: its drawing with hooks, a ring if it is open or picked, a pin if the last move touched it. */
export function thing(
  hooks: Hooks,
  inner: Markup,
  outline: Outline,
  rings: Rings,
  { x = 0, y = 0, owner, copy = 0, raised, turn = 0 }: ThingOptions = {},
): SvgNode {
  const keys = Object.entries(hooks).map(([hook, value]) => keyOf(hook, value, owner));
  const sign = keys.map((key) => rings.picked.get(key)?.[copy]).find((found) => found !== undefined);
  const isPicked = sign !== undefined;
  const isOpen = !isPicked && keys.some((key) => rings.open.has(key));
  const isLast = keys.some((key) => rings.last.has(key));
  const attributes: { [name: string]: string | number | undefined } = {};
  for (const [hook, value] of Object.entries(hooks)) attributes[`data-${hook}`] = value;
  const states = [isOpen && 'open', isPicked && 'picked', isLast && 'last'].filter((state) => state !== false);
  attributes['data-state'] = states.join(' ') || undefined;
  const ringed = [
    isLast ? element('circle', { ...PIN, cx: outline.width / 2 }) : null,
    isOpen ? ring(outline, -1, { stroke: 'yolk' }, 'yolkInk', 2.5) : null,
    isPicked ? ring(outline, 1 - (outline.inset ?? 0), { stroke: 'yolk' }, 'yolkInk', 4) : null,
    isPicked ? badge(sign, outline) : null,
  ];
  // The class lets a page that copies a thing omit its rings.
  const rim =
    states.length === 0 ? null : keyed('rings', { class: 'hc-rings', transform: placed(0, outline.y ?? 0, 1) }, ringed);
  const lift = raised ? (isPicked ? 8 : isOpen ? 4 : 0) : 0;
  attributes['transform'] = placed(x, y - lift, 1, turn);
  const seat = hooks['seat'];
  const drawn: DrawnThing = {
    hooks,
    owner: owner ?? (typeof seat === 'number' ? seat : null),
    state: isPicked ? 'picked' : isOpen ? 'open' : null,
    outline,
  };
  return keyed(identityOf(hooks), attributes, [inner, rim], drawn);
}
