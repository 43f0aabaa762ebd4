// Where things will lie on the next table, from its drawings: nothing is drawn on the page to learn it.
import type { NextZone } from './nextZones.js';

/** A thing on the next table, and the box of any element in it, in pixels of the screen. */
export interface Landing {
  readonly thing: Element;
  boxOf(element: Element): DOMRect;
}

const sizeOf = (element: Element) =>
  ['x', 'y', 'width', 'height'].map((name) => Number(element.getAttribute(name) ?? 0)) as [
    number,
    number,
    number,
    number,
  ];

/** How the coordinates of an element become those of its drawing. */
export function matrixIn(drawing: Element, element: Element): DOMMatrix {
  let matrix = new DOMMatrix();
  for (let at: Element | null = element; at instanceof SVGGraphicsElement && at !== drawing; at = at.parentElement) {
    let own = new DOMMatrix();
    for (const { matrix } of at.transform.baseVal) own = own.multiply(DOMMatrix.fromMatrix(matrix));
    matrix = own.multiply(matrix);
  }
  return matrix;
}

/** The last match of a selector on the next table: among equal cards, the front one. */
export function landingOn(
  zones: readonly NextZone[],
  outlineOf: (element: Element) => { readonly width: number; readonly height: number } | null,
  selector: string,
): Landing | null {
  for (const { zone, drawings, stays } of [...zones].reverse()) {
    for (const [index, drawing] of [...drawings().entries()].reverse()) {
      const thing = [...drawing.querySelectorAll(selector)].at(-1);
      const live = zone.children[index] ?? zone;
      if (thing === undefined) continue;
      const now = live.getBoundingClientRect();
      const [, , width, height] = sizeOf(drawing);
      const viewBox = drawing.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
      const zoom = now.width / (viewBox[2] ?? width);
      const left = now.left;
      const top = now.top + (now.height - (height * now.width) / width) * stays;
      const boxOf = (element: Element) => {
        const [x, y, wide, high] = element instanceof SVGRectElement ? sizeOf(element) : [0, 0, 0, 0];
        const outline = outlineOf(element);
        const matrix = matrixIn(drawing, element);
        const at = matrix.transformPoint({ x, y });
        const scale = matrix.a * zoom;
        const size = outline ?? { width: wide, height: high };
        return new DOMRect(left + at.x * zoom, top + at.y * zoom, size.width * scale, size.height * scale);
      };
      return { thing, boxOf };
    }
  }
  return null;
}
