import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Named, placedLabels } from '../arena/labels.js';

const AREA = { left: 50, right: 700, top: 40, bottom: 280 };

const points = fc.array(
  fc.record({
    x: fc.integer({ min: 60, max: 690 }),
    y: fc.integer({ min: 50, max: 270 }),
    name: fc.constantFrom('easy', 'strong', 'lookAhead', 'search:1000'),
  }),
  { maxLength: 12 },
);

/** The height of a name, and the width of a letter. */
const [HEIGHT, LETTER] = [12, 6.2];

describe('the names of points', () => {
  it('overlap neither each other nor a point, and stay in the picture', () => {
    fc.assert(fc.property(points, expectApart));
  });

  it('are to the right of their points where there is room', () => {
    expect(placedLabels([{ x: 300, y: 100, name: 'strong' }], AREA)).toEqual([
      { x: 300, y: 100, name: 'strong', textX: 308, textY: 100, isLeft: false },
    ]);
  });

  it('are to the left of points at the right edge', () => {
    expect(placedLabels([{ x: 690, y: 100, name: 'strong' }], AREA)).toMatchObject([
      { textX: 682, textY: 100, isLeft: true },
    ]);
  });
});

function expectApart(named: readonly Named[]): void {
  const boxes = placedLabels(named, AREA).map(({ name, textX, textY, isLeft }) => {
    const width = LETTER * name.length;
    const left = isLeft ? textX - width : textX;
    return { left, right: left + width, top: textY - HEIGHT / 2, bottom: textY + HEIGHT / 2 };
  });
  expect(boxes).toHaveLength(named.length);
  for (const [index, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(AREA.left);
    expect(box.right).toBeLessThanOrEqual(AREA.right);
    expect(box.top).toBeGreaterThanOrEqual(AREA.top);
    expect(box.bottom).toBeLessThanOrEqual(AREA.bottom);
    for (const other of boxes.slice(index + 1)) {
      const apart =
        other.left >= box.right || box.left >= other.right || other.top >= box.bottom || box.top >= other.bottom;
      expect(apart).toBe(true);
    }
    for (const { x, y } of named) {
      expect(x >= box.right || x <= box.left || y >= box.bottom || y <= box.top).toBe(true);
    }
  }
}
