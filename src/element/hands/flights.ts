// The flights of an event, from where things are to where they will be.
import type { Flight } from '../elementGame.js';
import type { Landing } from './landing.js';

/** How long things fade in with reduced motion, in milliseconds. */
export const FADE = 150;
/** Things that fly together start one after another within this time, in milliseconds. */
const STAGGER = 240;
/** The longest time that a thing is held up before it flies, in milliseconds. */
const BREATH = 900;
/** The sheet of a card in a drawing. */
const SHEET = 'rect.hc-s-edge';
/** Cards, which are hidden in place while they fly. */
const CARD = '[data-card], [data-index], [data-played], [data-cell], [data-set]';
/** A card lands on a thing without cards as if one of this width lay there, in pixels. */
const USUAL = 48;

/** The position of a thing, or of its front card. */
interface Anchor {
  readonly thing: Element;
  readonly box: DOMRect;
}

/** A thing on the table on the page. */
function onPage(thing: Element): Landing {
  return { thing, boxOf: (element) => element.getBoundingClientRect() };
}

function anchorOf({ thing, boxOf }: Landing): Anchor {
  // Flights to a seat land in its middle.
  const sheet = thing.matches('[data-part=seat]') ? undefined : [...thing.querySelectorAll(SHEET)].at(-1);
  const box = boxOf(sheet ?? thing);
  if (sheet !== undefined || thing.matches('[data-cell]')) return { thing, box };
  const width = Math.min(USUAL, box.width, box.height / 1.4);
  const [left, top] = [box.left + (box.width - width) / 2, box.top + box.height / 2 - width * 0.7];
  return { thing, box: new DOMRect(left, top, width, width * 1.4) };
}

/** Drawing and timing of flights. */
interface FlightOptions {
  /** Draws a card. */
  readonly draw: (card: unknown, width: number) => SVGElement;
  /** Copies a thing's drawing. */
  readonly copy: (thing: Element) => SVGElement | null;
  /** The layer over the table. */
  readonly air: HTMLElement;
  /** The last match of a selector on the table after the change. */
  readonly foresee: (selector: string) => Landing | null;
  /** The speed relative to the usual one. */
  readonly pace: number;
  /** Whether the table changes before things fly, as when a new round is dealt. */
  readonly isDeal: boolean;
}

/** Running motion; call `end` to clean up when it is over. */
interface Started {
  readonly animations: readonly Animation[];
  end(): void;
}

/** The last match of a selector, or the `copy`th before it: among equal cards, the front one. */
function find(table: ParentNode, selector: string, copy = 0): Element | null {
  return [...table.querySelectorAll(selector)].at(-1 - copy) ?? null;
}

/** Fades in the things that have landed. */
export function fadeIn(table: ParentNode, flights: readonly Flight[], speed: number): readonly Animation[] {
  const landed = new Set(flights.flatMap(({ to }) => find(table, to) ?? []));
  return [...landed].map((each) => each.animate([{ opacity: 0 }, { opacity: 1 }], FADE / speed));
}

/** Starts flights. A flying card is hidden at its start or, in a deal, at its destination. */
export function startFlights(table: HTMLElement, flights: readonly Flight[], options: FlightOptions): Started {
  const { draw, pace, isDeal } = options;
  // A separate layer, so that the arrows of a preview stay in place.
  const air = document.createElement('div');
  const ways = waysOf(table, flights, options);
  const space = options.air.getBoundingClientRect();
  options.air.append(air);
  const hidden = new Set<SVGElement>();
  const start = () =>
    ways.flatMap(({ start, end, card, turns, picture, breath = 0 }, index) => {
      // If the cards at both ends are small, draw larger and scale down.
      const width = Math.max(USUAL, start.box.width, end.box.width);
      const drawing = card === undefined ? (picture ?? draw(null, width)) : draw(card, width);
      const back = turns === true ? (picture ?? draw(null, width)) : undefined;
      const sheet = cardIn(isDeal ? end.thing : start.thing);
      if (sheet instanceof SVGElement) hidden.add(sheet);
      const delay = (index * Math.min(40, STAGGER / ways.length)) / pace;
      const times = { delay, breath: (breath * BREATH) / pace, duration: flightTime(start.box, end.box) / pace };
      return fly({ air, space }, { drawing, from: start.box, to: end.box, back }, times);
    });
  let animations: readonly Animation[];
  try {
    animations = start();
  } catch (error) {
    // If a card cannot be drawn, leave no others in the air.
    air.remove();
    throw error;
  }
  for (const card of hidden) card.style.visibility = 'hidden';
  return {
    animations,
    end() {
      for (const card of hidden) card.style.visibility = '';
      air.remove();
    },
  };
}

/** The thing itself if it is a card, or the card in it. */
function cardIn(thing: Element): Element | undefined {
  if (thing.matches(CARD)) return thing;
  return [...thing.querySelectorAll(CARD)].reverse().find((each) => each.querySelector(SHEET) !== null);
}

/** The flights with both ends. Looks up things not yet on the table on the table after the change. */
function waysOf(table: HTMLElement, flights: readonly Flight[], { foresee, copy: copyOf }: FlightOptions) {
  const ends = new Map<string, Anchor | null>();
  for (const { to } of flights) {
    if (ends.has(to)) continue;
    const thing = find(table, to);
    const landing = thing === null ? foresee(to) : onPage(thing);
    ends.set(to, landing === null ? null : anchorOf(landing));
  }
  const left = new Map<string, number>();
  return flights.flatMap((flight) => {
    // Equal cards leave one after another, the front one first.
    const copy = left.get(flight.from) ?? 0;
    left.set(flight.from, copy + 1);
    const start = find(table, flight.from, copy) ?? find(table, flight.from);
    const end = ends.get(flight.to) ?? null;
    if (start === null || end === null) return [];
    const { card, turns } = flight;
    // Measured before anything is written, so that one layout is enough.
    const picture = card === undefined || (card === null && turns === true) ? copyOf(start) : null;
    return [{ ...flight, start: anchorOf(onPage(start)), end, picture }];
  });
}

/** A flying drawing, from one box to another, in pixels of the element. */
interface Flying {
  readonly drawing: SVGElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** Its other side, shown during the first half. */
  readonly back?: SVGElement | undefined;
}

/** The timing of a flight, in milliseconds. */
interface FlightTimes {
  readonly delay: number;
  /** How long it is held up before it leaves. */
  readonly breath: number;
  readonly duration: number;
}

const EASE_OUT = 'cubic-bezier(.2,.7,.3,1)';
/** How far a card is lifted on its way, in pixels, and how much larger it becomes. */
const LIFT = 12;
const LARGER = 1.08;
/** The maximum lean of a card, in degrees. */
const LEAN = 7;

/** The duration of a flight by distance, when no events are queued: 180 to 280 milliseconds. */
function flightTime(from: DOMRect, to: DOMRect): number {
  return 180 + Math.min(100, Math.hypot(to.left - from.left, to.top - from.top) / 5);
}

/** Starts a flight in `air`, a layer over the table in `space`. Its drawings stay where they land. */
function fly(
  { air, space }: { readonly air: HTMLElement; readonly space: DOMRect },
  { drawing, from, to, back }: Flying,
  { delay, breath, duration }: FlightTimes,
): readonly Animation[] {
  const width = Number(drawing.getAttribute('width'));
  const height = Number(drawing.getAttribute('height'));
  /** Places the drawing over a box, at its size; `up` is the lift, from 0 to 1. */
  const over = (box: DOMRect) => ({
    x: box.left + box.width / 2 - width / 2 - space.left,
    y: box.top + box.height / 2 - height / 2 - space.top,
    size: Math.min(box.width / width, box.height / height),
  });
  const [start, end] = [over(from), over(to)];
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, size: ((start.size + end.size) / 2) * LARGER };
  const lean = Math.max(-LEAN, Math.min(LEAN, (end.x - start.x) / 30));
  const at = ({ x, y, size }: typeof start, turn: number, up = 0, angle = 0) => ({
    transform: `translate(${x}px,${y - up * LIFT}px) rotate(${angle}deg) scale(${size * turn},${size})`,
  });
  const held = { ...start, size: start.size * LARGER };
  const sides: (readonly [SVGElement, readonly [number, number, number]])[] =
    back === undefined
      ? [[drawing, [1, 1, 1]]]
      : [
          [back, [1, 0, 0]],
          [drawing, [0, 0, 1]],
        ];
  return sides.flatMap(([side, [first, half, last]]) => {
    side.setAttribute('width', String(width));
    side.setAttribute('height', String(height));
    air.append(side);
    const left = breath > 0 ? at(held, first, 1) : at(start, first);
    const way = side.animate([left, at(middle, half, 1, lean), at(end, last)], {
      duration,
      delay: delay + breath,
      easing: EASE_OUT,
      fill: breath > 0 ? 'forwards' : 'both',
    });
    if (breath === 0) return [way];
    const lifted = [at(start, first), { ...left, offset: 0.3 }, left];
    return [way, side.animate(lifted, { duration: breath, delay, fill: 'backwards' })];
  });
}
