// Shows where things on cells would go, with an arrow and a picture each; for past moves, only the arrows.
import type { Flight } from '../elementGame.js';

/** The table and its drawing helpers. */
interface Sky {
  readonly table: HTMLElement;
  readonly air: HTMLElement;
  svg(tag: 'path' | 'svg', attributes: { readonly [name: string]: string | number }): SVGElement;
  pictureOf(thing: Element): SVGElement | null;
}

/** Draws the paths of things in the air; `null` if none of them moves. */
export function foretell(
  { table, air, svg, pictureOf }: Sky,
  flights: readonly Flight[],
  isPast: boolean,
): SVGElement | null {
  /** The last match of a selector: among equal cards, the front one. */
  const at = (selector: string) => [...table.querySelectorAll(selector)].at(-1) ?? null;
  const arrows = flights.flatMap(({ from, to, closesUp }) => {
    if (closesUp === true || from === to) return [];
    const [start, end] = [at(from), at(to)];
    return start === null || end === null || !start.matches('[data-cell]') ? [] : [{ start, end }];
  });
  if (arrows.length === 0) return null;
  const space = air.getBoundingClientRect();
  const ghost = svg('svg', { class: isPast ? 'ghost past' : 'ghost', width: space.width, height: space.height });
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2 - space.left, top + height / 2 - space.top] as const;
  };
  for (const { start, end } of arrows) {
    const picture = isPast ? null : pictureOf(start);
    const [x, y] = middle(end);
    if (picture !== null) {
      picture.setAttribute('x', String(x - Number(picture.getAttribute('width')) / 2));
      picture.setAttribute('y', String(y - Number(picture.getAttribute('height')) / 2));
      ghost.append(picture);
    }
  }
  for (const { start, end } of arrows) ghost.append(svg('path', { d: arrow(middle(start), middle(end)) }));
  air.append(ghost);
  return ghost;
}

/** An arrow between the middles of two things, curved so that two things that swap places get distinct arrows. */
function arrow([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): string {
  const [wide, high] = [toX - x, toY - y];
  /** A point by its relative position along the line and beside it. */
  const at = (along: number, aside: number) => `${x + wide * along + high * aside} ${y + high * along - wide * aside}`;
  const head = 14 / (Math.hypot(wide, high) || 1);
  const ends = `M${at(0.8 - 0.99 * head, -0.11 * head)}L${at(0.8, 0)}L${at(0.8 - 0.28 * head, 0.96 * head)}`;
  return `M${at(0.2, 0)}Q${at(0.5, 0.2)} ${at(0.8, 0)}${ends}`;
}
