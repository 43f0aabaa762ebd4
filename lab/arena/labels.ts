// Places the names of points in a picture so that none overlap.
import { at } from '../inside.js';

/** A point with a name. */
export interface Named {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** The placed name of a point; `textY` is the middle of its line. */
export interface Label extends Named {
  /** The start of the text, or its end if it is to the left of its point. */
  readonly textX: number;
  readonly textY: number;
  readonly isLeft: boolean;
}

/** A rectangle in a picture. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The height of a name in the pictures' small type, and the width of a letter. */
const HEIGHT = 12;
const WIDTH_OF_LETTER = 6.2;
/** The gap between a point and its name. */
const GAP = 8;
/** Half the width of a point. */
const DOT = 4;

/**
 * Places each name to the right of its point, else to its left, as close to its height as possible, without covering
 * another name or a point.
 */
export function placedLabels(points: readonly Named[], { left, right, top, bottom }: Area): Label[] {
  const taken: Area[] = points.map(({ x, y }) => ({ left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }));
  const isFree = (box: Area) =>
    box.left >= left &&
    box.right <= right &&
    box.top >= top &&
    box.bottom <= bottom &&
    !taken.some((one) => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom);
  return [...points]
    .sort((a, b) => a.y - b.y)
    .map((point) => {
      const width = WIDTH_OF_LETTER * point.name.length;
      const boxAt = (isLeft: boolean, textY: number): Area => {
        const from = isLeft ? point.x - GAP - width : point.x + GAP;
        return { left: from, right: from + width, top: textY - HEIGHT / 2, bottom: textY + HEIGHT / 2 };
      };
      const places = Array.from({ length: 2 * Math.ceil(bottom - top) }, (_, step) => {
        const textY = point.y + (step % 2 === 0 ? step / 2 : -(step + 1) / 2);
        return [false, true].map((isLeft) => ({ isLeft, textY, box: boxAt(isLeft, textY) }));
      }).flat();
      const place = places.find(({ box }) => isFree(box)) ?? at(places, 0);
      taken.push(place.box);
      const textX = place.isLeft ? point.x - GAP : point.x + GAP;
      return { ...point, textX, textY: place.textY, isLeft: place.isLeft };
    });
}
