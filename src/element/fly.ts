// How things fly over the table.

/** A thing on its way: a drawing, from one box to another, in pixels of the element. */
export interface Flying {
  readonly drawing: SVGElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** Its other side, which shows until it is half way. */
  readonly back?: SVGElement | undefined;
}

/** How long a card flies, in milliseconds, when nothing waits behind it. */
export const FLIGHT = 220;

const EASE_OUT = 'cubic-bezier(.2,.7,.3,1)';

/** The middle of a box, as the corner of a thing of this size around it. */
function cornerIn(box: DOMRect, air: DOMRect, width: number, height: number): readonly [x: number, y: number] {
  return [box.left + box.width / 2 - width / 2 - air.left, box.top + box.height / 2 - height / 2 - air.top];
}

/** Starts a flight in `air`, a layer over the table; the drawing is gone once it has ended. */
export function fly(
  air: HTMLElement,
  { drawing, from, to, back }: Flying,
  duration: number,
  delay: number,
): Animation[] {
  const space = air.getBoundingClientRect();
  const width = Number(drawing.getAttribute('width'));
  const height = Number(drawing.getAttribute('height'));
  const [x, y] = cornerIn(from, space, width, height);
  const [endX, endY] = cornerIn(to, space, width, height);
  const way = (turn: readonly [number, number, number]) => [
    { transform: `translate(${x}px,${y}px) scaleX(${turn[0]})` },
    { transform: `translate(${(x + endX) / 2}px,${(y + endY) / 2 - 12}px) scaleX(${turn[1]})` },
    { transform: `translate(${endX}px,${endY}px) scaleX(${turn[2]})` },
  ];
  const timing = { duration, delay, easing: EASE_OUT, fill: 'both' } as const;
  const sides: (readonly [SVGElement, readonly [number, number, number]])[] =
    back === undefined
      ? [[drawing, [1, 1, 1]]]
      : [
          [drawing, [0, 0, 1]],
          [back, [1, 0, 0]],
        ];
  return sides.map(([side, turn]) => {
    air.append(side);
    const animation = side.animate(way(turn), timing);
    const gone = () => side.remove();
    animation.addEventListener('finish', gone);
    animation.addEventListener('cancel', gone);
    return animation;
  });
}

/** Whether the reader asks for less motion. */
export function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
