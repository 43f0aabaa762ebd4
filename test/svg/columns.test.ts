import type { Element } from '@xmldom/xmldom';
import { type CrazyChickenState, crazyChicken } from 'hencoop/crazy-chicken';
import { describe, expect, it } from 'vitest';
import { drawCrazyChicken } from './inEnglish.js';
import { faults, type Reading, read } from './reading.js';

const start = crazyChicken.setup({ seed: 'hen' });
const sets: CrazyChickenState['sets'] = [
  [
    { chicken: 16, count: 3 },
    { chicken: 9, count: 4 },
  ],
  [
    { chicken: 20, count: 4 },
    { chicken: 9, count: 3 },
    { chicken: 6, count: 2 },
  ],
];

function middleOf(viewer: 0 | 1 | null, width: number, scale = 1): Reading {
  const view = crazyChicken.view({ ...start, sets }, viewer);
  const drawn = read(drawCrazyChicken(view, { part: 'middle', width, scale, names: ['Ada', 'Ben'] }));
  expect(faults(drawn)).toEqual([]);
  return drawn;
}

/** The width of a card's sheet. */
function widthOf(card: Element): number {
  // Only elements have this name.
  const sheet = Array.from(card.childNodes).findLast(({ nodeName }) => nodeName === 'rect') as Element;
  return Number(sheet.getAttribute('width'));
}

/** The sets in the columns, each with its seat and the middle of its card, from the left. */
function setsIn({ elements }: Reading) {
  return elements
    .filter((each) => each.hasAttribute('data-set'))
    .map((set) => {
      const around = set.parentNode as Element;
      const [x = 0] =
        /translate\((\S+) (\S+)\)/
          .exec(set.getAttribute('transform') ?? '')
          ?.slice(1)
          .map(Number) ?? [];
      const [, y = 0] =
        /translate\((\S+) (\S+)\)/
          .exec((around.parentNode as Element).getAttribute('transform') ?? '')
          ?.slice(1)
          .map(Number) ?? [];
      return {
        seat: Number(around.getAttribute('data-seat')),
        chicken: Number(set.getAttribute('data-set')),
        x,
        y,
        width: widthOf(set),
      };
    })
    .sort((a, b) => a.x - b.x);
}

const textsIn = ({ elements }: Reading) =>
  elements.filter(({ tagName }) => tagName === 'text').map(({ textContent }) => textContent);

describe('the columns of Crazy Chicken', () => {
  it('have sets that are almost as large as the piles', () => {
    for (const width of [340, 480, 683]) {
      for (const scale of [1.7, 2.6]) {
        const drawn = middleOf(0, width, scale);
        const pile = drawn.elements.find((each) => each.hasAttribute('data-pile'));
        const wide = pile === undefined ? 0 : widthOf(pile);
        expect(wide).toBeGreaterThan(20);
        expect(wide, `${width} wide at ${scale}`).toBeLessThan((1.6 * width) / 9);
      }
    }
  });

  it("put a set opposite the other player's of its type, with the viewer below, at any size", () => {
    for (const { width, scale } of [
      { width: 320, scale: 1 },
      { width: 374, scale: 0.5 },
      { width: 480, scale: 0.64 },
      { width: 620, scale: 1.6 },
      { width: 1000, scale: 2.4 },
    ]) {
      for (const viewer of [0, 1] as const) {
        const laid = setsIn(middleOf(viewer, width, scale));
        expect(new Set(laid.map(({ chicken }) => chicken))).toEqual(new Set([20, 16, 9, 6]));
        // From the highest type to the lowest, and both 9 in one column.
        expect(laid.map(({ chicken }) => chicken)).toEqual([20, 16, 9, 9, 6]);
        const [mine, theirs] = [viewer, 1 - viewer].map((seat) =>
          laid.find((each) => each.seat === seat && each.chicken === 9),
        );
        expect(mine?.x).toBe(theirs?.x);
        expect(mine?.y).toBeGreaterThan(theirs?.y ?? Number.POSITIVE_INFINITY);
      }
    }
    expect(setsIn(middleOf(null, 480)).find(({ chicken }) => chicken === 16)?.y).toBeGreaterThan(
      setsIn(middleOf(null, 480)).find(({ chicken }) => chicken === 20)?.y ?? Number.POSITIVE_INFINITY,
    );
  });

  it("show each player's progress and points of this round (CC-6.1, CC-6.3)", () => {
    const drawn = middleOf(0, 480);
    expect(textsIn(drawn)).toEqual(
      expect.arrayContaining(['Ben', '+35 this round', 'You', '+25 this round', 'Both players: 4 of 9 types']),
    );
    expect(drawn.desc).toContain('Ben: 3 of 6 types, +35 this round');
    const dots = drawn.elements.filter((each) => each.tagName === 'circle' && each.getAttribute('r') === '4.5');
    expect(dots).toHaveLength(12);
    expect(dots.filter((each) => each.getAttribute('fill') !== 'none')).toHaveLength(5);
  });

  it('show the types on the table as coins with a thicker edge', () => {
    const coins = middleOf(0, 480).elements.filter(
      (each) => each.tagName === 'circle' && each.getAttribute('class')?.includes('hc-f-yolk'),
    );
    expect(coins).toHaveLength(4);
    for (const each of coins) expect(each.getAttribute('stroke-width')).toBe('2');
  });

  it('become lines of sets in a narrow part, with short points', () => {
    const drawn = middleOf(0, 200);
    expect(textsIn(drawn)).toContain('+35');
    expect(setsIn(drawn)).toHaveLength(5);
  });

  it('are next to the piles if the space is low and wide', () => {
    expect(middleOf(0, 480, 0.64).height).toBeLessThan(0.8 * middleOf(0, 390, 0.64).height);
  });
});
