// How things fly over the table.

/** A thing on its way: a drawing, from one box to another, in pixels of the element. */
interface Flying {
  readonly drawing: SVGElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** Its other side, which shows until it is half way. */
  readonly back?: SVGElement | undefined;
}

/** When a thing flies, in milliseconds. */
interface FlightTimes {
  readonly delay: number;
  /** How long it is held up before it leaves. */
  readonly breath: number;
  readonly duration: number;
}

const EASE_OUT = 'cubic-bezier(.2,.7,.3,1)';
/** How high a card is lifted on its way, in pixels, and by how much larger it is then. */
const LIFT = 12;
const LARGER = 1.08;
/** How far a card leans at most, in degrees. */
const LEAN = 7;

/** How long a card flies over a distance in pixels, in milliseconds, when nothing waits behind it: 180 to 280. */
export function flightTime(from: DOMRect, to: DOMRect): number {
  return 180 + Math.min(100, Math.hypot(to.left - from.left, to.top - from.top) / 5);
}

/** Starts a flight in `air`, a layer over the table; its drawings stay where they land. */
export function fly(
  air: HTMLElement,
  { drawing, from, to, back }: Flying,
  { delay, breath, duration }: FlightTimes,
): readonly Animation[] {
  const space = air.getBoundingClientRect();
  const width = Number(drawing.getAttribute('width'));
  const height = Number(drawing.getAttribute('height'));
  /** The drawing as large as a box and over its middle; `up` is how far it is lifted, from 0 to 1. */
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
