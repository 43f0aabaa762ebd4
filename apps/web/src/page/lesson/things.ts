// Where the things that a lesson speaks of are on the screen.
import type { LessonThing } from 'hencoop/lesson';

/** The parts of the table in the order in which a thing is looked for. */
const PARTS = ['.own', '.middle', '.others', ''];

function selectorOf({ seat, ...hooks }: LessonThing): string {
  const itself = Object.entries(hooks).map(([hook, value]) => `[data-${hook}="${CSS.escape(String(value))}"]`);
  const owned = seat === undefined ? '' : `:is([data-seat="${seat}"], [data-seat="${seat}"] *)`;
  return `${itself.join('')}${owned}`;
}

/** The place of a thing on the screen; `null` if it is not on the table. */
export function boxOf(table: ParentNode, thing: LessonThing): DOMRect | null {
  for (const part of PARTS) {
    const found = [...table.querySelectorAll(`${part} ${selectorOf(thing)}`)].map((each) =>
      each.getBoundingClientRect(),
    );
    const [box] = found.filter(({ width, height }) => width > 0 && height > 0);
    if (box !== undefined) return box;
  }
  return null;
}

/** A box with a margin. */
export function around({ x, y, width, height }: DOMRect, by: number): DOMRect {
  return new DOMRect(x - by, y - by, width + 2 * by, height + 2 * by);
}

/** The area that two boxes share. */
export function shared(one: DOMRect, other: DOMRect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
