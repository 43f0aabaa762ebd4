import { around } from './things.js';

/** What is lit, and where the arrow goes; on the screen. */
export interface Lit {
  readonly about: readonly DOMRect[];
  readonly toward: DOMRect | null;
  /** The question and the keys, which nothing dims or crosses. */
  readonly kept: readonly DOMRect[];
}

const MARGIN = 6;

/** Dims the screen but for some things, with an arrow from the first of them to another. It takes no touches. */
export function Spotlight({ about, toward, kept }: Lit) {
  const lit = [...about, ...(toward === null ? [] : [toward])].map((box) => around(box, MARGIN));
  const [from] = lit;
  const arrow = from === undefined || toward === null ? null : arrowOf(from, around(toward, MARGIN));
  const { innerWidth: width, innerHeight: height } = window;
  const without = (boxes: readonly DOMRect[]) => `M0 0H${width}V${height}H0Z${boxes.map(outlineOf).join('')}`;
  return (
    <svg class="spotlight" width={width} height={height} aria-hidden="true">
      <clipPath id="uncrossed">
        <path d={without(kept)} clip-rule="evenodd" />
      </clipPath>
      {lit.length > 0 && <path class="dim" d={without([...lit, ...kept])} fill-rule="evenodd" />}
      {about.map((box) => (
        <path key={`${box.x} ${box.y}`} class="rim" d={outlineOf(around(box, MARGIN))} />
      ))}
      {arrow !== null && (
        <g clip-path="url(#uncrossed)">
          <path class="casing" d={arrow.head} />
          <path class="casing dots" d={arrow.line} />
          <path class="arrow" d={arrow.head} />
          <path class="arrow dots" d={arrow.line} />
        </g>
      )}
    </svg>
  );
}

/** A rectangle with round corners. */
function outlineOf({ x, y, width, height }: DOMRect): string {
  const r = Math.min(14, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
}

/** A curve from the edge of one box to the edge of another, with a head. */
function arrowOf(from: DOMRect, to: DOMRect): { readonly line: string; readonly head: string } {
  const [start, end] = [edgeOf(from, to), edgeOf(to, from)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  // It bends to the side, so that it can be told from a line of the table.
  const bend = { x: start.x + dx / 2 - dy * 0.18, y: start.y + dy / 2 + dx * 0.18 };
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const wing = (turn: number) => `${end.x - 18 * Math.cos(angle + turn)} ${end.y - 18 * Math.sin(angle + turn)}`;
  return {
    line: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`,
    head: `M${wing(0.6)}L${end.x} ${end.y}L${wing(-0.6)}`,
  };
}

/** The point on the edge of a box toward the center of another. */
function edgeOf(box: DOMRect, other: DOMRect): { readonly x: number; readonly y: number } {
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const dx = other.x + other.width / 2 - center.x;
  const dy = other.y + other.height / 2 - center.y;
  const share = Math.min(box.width / 2 / Math.abs(dx || 1), box.height / 2 / Math.abs(dy || 1), 1);
  return { x: center.x + dx * share, y: center.y + dy * share };
}
