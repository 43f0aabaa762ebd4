import type { Element } from '@xmldom/xmldom';
import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import type { BlindChickenExtremeDrawOptions } from 'hencoop/blind-chicken-extreme/svg';
import { describe, expect, it } from 'vitest';
import { drawBlindChickenExtreme } from './inEnglish.js';
import { faults, read } from './reading.js';

const start = blindChickenExtreme.setup({ seats: 4, seed: 'hen' });

/** A table after arranging, with `count` cards left in each row and seat 0 to lead. */
function tableWith(count: number, advantage: 'leadAnyCard' | null = null) {
  const state = {
    ...start,
    rows: start.hands.map((hand) => hand.slice(0, count)),
    hands: start.hands.map(() => []),
    step: { type: 'play', seat: 0, advantage } as const,
  };
  return blindChickenExtreme.view(state, 0);
}

/** The positions of the cards in the viewer's row, in order, without how far they are raised. */
function rowIn(
  count: number,
  options: Partial<BlindChickenExtremeDrawOptions>,
  advantage: 'leadAnyCard' | null = null,
) {
  const view = tableWith(count, advantage);
  const legal = blindChickenExtreme.legalMoves(view);
  const drawing = read(drawBlindChickenExtreme(view, { part: 'lap', legal, ...options }));
  expect(faults(drawing)).toEqual([]);
  return drawing.elements
    .filter((element) => element.hasAttribute('data-card'))
    .map((card) => {
      const [, x = 0, y = 0] = /translate\((\S+) (\S+)\)/.exec(card.getAttribute('transform') ?? '')?.map(Number) ?? [];
      const first = card.firstChild as Element;
      const shrunk = /scale\((\S+)\)/.exec(first.getAttribute('transform') ?? '')?.[1];
      const sheet = shrunk === undefined ? first : (first.firstChild as Element);
      // Its sheet is a pixel narrower than the card.
      const width = (Number(sheet.getAttribute('width')) + 1) * Number(shrunk ?? 1);
      const isOpen = card.getAttribute('data-state') === 'open';
      return { x, right: x + width, width, bottom: y + (isOpen ? 4 : 0) + width * 1.4, isOpen };
    });
}

describe("the viewer's row in Blind Chicken Extreme", () => {
  it('is one line at any size; only its ends are uncovered and can be played', () => {
    for (const width of [344, 374, 600, 804, 1350]) {
      for (const scale of [0.72, 1, 1.6, 2.6]) {
        for (let count = 1; count <= 12; count++) {
          const row = rowIn(count, { width, scale });
          const where = `${count} cards of scale ${scale} in ${width}`;
          expect(row.map(({ isOpen }) => isOpen)).toEqual(row.map((_, at) => at === 0 || at === count - 1));
          // All have the same baseline.
          for (const { bottom } of row) expect(bottom, where).toBeCloseTo(row[0]?.bottom ?? 0, 0);
          const [first, second] = row;
          const [before, last] = row.slice(-2);
          if (first === undefined || second === undefined || before === undefined || last === undefined) continue;
          expect(first.right, where).toBeLessThan(second.x);
          expect(before.right, where).toBeLessThan(last.x);
          // A finger of 44 px on an end touches no other card.
          expect(second.x - Math.min(first.x, 8), where).toBeGreaterThanOrEqual(44);
          expect(Math.max(last.right, width - 8) - before.right, where).toBeGreaterThanOrEqual(44);
        }
      }
    }
  });

  it('has ends larger than the cards between them, which all show their numbers', () => {
    for (const width of [374, 804]) {
      const row = rowIn(12, { width, scale: 2.6 });
      const [first] = row;
      for (const [index, { x, right, width: across }] of row.slice(1, -1).entries()) {
        expect(across).toBeLessThan(0.95 * (first?.width ?? 0));
        expect(across).toBeGreaterThanOrEqual(30);
        const next = row[index + 2];
        expect(Math.min(right, next?.x ?? right) - x).toBeGreaterThan(0.6 * across);
      }
    }
  });

  it('becomes larger with the scale until it fills its width', () => {
    const wide = (scale: number) => rowIn(12, { width: 374, scale })[0]?.width ?? 0;
    expect(wide(0.8)).toBeLessThan(wide(1));
    expect(wide(2)).toBe(wide(2.6));
    expect(wide(2)).toBeGreaterThan(50);
  });

  it('takes two lines if not even small cards fit between touchable ends', () => {
    const grounds = new Set(rowIn(12, { width: 220, scale: 1 }).map(({ bottom }) => Math.round(bottom / 10)));
    expect(grounds.size).toBe(2);
  });

  it('leaves enough of each card to touch when any may be led (BC-4.4)', () => {
    for (const width of [374, 804, 1350]) {
      const row = rowIn(12, { width, scale: 2 }, 'leadAnyCard');
      expect(row.every(({ isOpen }) => isOpen)).toBe(true);
      for (const [index, { x, bottom }] of row.entries()) {
        const next = row[index + 1];
        if (next !== undefined && Math.abs(next.bottom - bottom) < 1) expect(next.x - x).toBeGreaterThanOrEqual(44);
      }
      expect(new Set(row.map(({ bottom }) => Math.round(bottom))).size).toBe(width > 600 ? 1 : 2);
    }
  });
});
