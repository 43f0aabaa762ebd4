import type { Element } from '@xmldom/xmldom';
import { chicken } from 'hencoop/chicken';
import { describe, expect, it } from 'vitest';
import { drawDie } from '../../src/chicken/svg/die.js';
import { element, toText } from '../../src/svg/markup.js';
import { drawChicken } from './inEnglish.js';
import { faults, type Reading, read } from './reading.js';

const view = chicken.view(chicken.setup({ seats: 3, seed: 'hen' }), 0);
type Given = Partial<Pick<typeof view, 'discardPile' | 'drawPile' | 'hands' | 'topValue'>>;

function middleOf(given: Given, width: number, scale = 1, height?: number): Reading {
  const drawn = read(drawChicken({ ...view, ...given }, { part: 'middle', width, scale, height }));
  expect(faults(drawn)).toEqual([]);
  return drawn;
}

const number = (element: Element, name: string) => Number(element.getAttribute(name));
const isOn = (element: Element, color: string, paint: 'f' | 's' = 'f') =>
  element.getAttribute('class')?.split(' ').includes(`hc-${paint}-${color}`) === true;

/** The path of the circle. */
function ovalIn(elements: readonly Element[]): Element {
  const oval = elements.find((each) => each.tagName === 'ellipse' && each.getAttribute('fill') === 'none');
  if (oval === undefined) throw new Error('no circle is drawn');
  return oval;
}

/** The stones on the circle, with their highlights. */
function stonesIn({ elements }: Reading) {
  const oval = ovalIn(elements);
  const stones = elements.filter(
    (each) => each.tagName === 'circle' && each.parentNode === oval.parentNode && each.getAttribute('stroke') !== null,
  );
  return stones.map((each) => ({
    x: number(each, 'cx'),
    y: number(each, 'cy'),
    r: number(each, 'r'),
    fit: isOn(each, 'yolk') ? 'next' : isOn(each, 'print', 's') ? 'top' : null,
  }));
}

/** The corners of both piles, which lie slightly turned. */
function pilesIn({ elements }: Reading) {
  return elements
    .filter((each) => each.hasAttribute('data-pile'))
    .map((pile) => {
      const [, x = 0, y = 0, turn = 0] = (
        /^translate\((\S+) (\S+)\) rotate\((\S+)\)$/.exec(pile.getAttribute('transform') ?? '') ?? []
      ).map(Number);
      const sheet = Array.from(pile.getElementsByTagName('rect'))[0] as Element;
      const [width, height, angle] = [number(sheet, 'width'), number(sheet, 'height'), (turn * Math.PI) / 180];
      return [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ].map(([dx = 0, dy = 0]) => [
        x + dx * Math.cos(angle) - dy * Math.sin(angle),
        y + dx * Math.sin(angle) + dy * Math.cos(angle),
      ]);
    });
}

/** The distance between a point and the border of a polygon. */
function distance(x: number, y: number, corners: readonly (readonly number[])[]): number {
  return Math.min(
    ...corners.map(([ax = 0, ay = 0], index) => {
      const [bx = 0, by = 0] = corners[(index + 1) % corners.length] ?? [];
      const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
      const at = Math.max(0, Math.min(1, along));
      return Math.hypot(ax + at * (bx - ax) - x, ay + at * (by - ay) - y);
    }),
  );
}

it('a die shows as many pips as its face says, or a chick', () => {
  const chick = [element('path', { id: 'chick' })];
  const pipsOn = (face: 1 | 2 | 3 | 4 | 5 | 'chick') => toText(drawDie(face, { chick })).split('<circle').length - 1;
  expect(([1, 2, 3, 4, 5, 'chick'] as const).map(pipsOn)).toEqual([1, 2, 3, 4, 5, 0]);
  expect(toText(drawDie('chick', { chick }))).toContain('<path id="chick"/>');
});

describe('the circle of Chicken', () => {
  it('leads from the 1 at the top clockwise around both piles, and touches neither', () => {
    for (const width of [160, 300, 374, 480, 620, 1000]) {
      for (const scale of [0.8, 1, 1.6, 2.6]) {
        const drawn = middleOf({ topValue: 4 }, width, scale);
        const stones = stonesIn(drawn);
        expect(stones).toHaveLength(7);
        const oval = ovalIn(drawn.elements);
        const [cx, cy] = [number(oval, 'cx'), number(oval, 'cy')];
        const turns = stones.map(({ x, y }) => (Math.atan2(x - cx, cy - y) + 2 * Math.PI + 0.01) % (2 * Math.PI));
        expect(turns).toEqual([...turns].sort((a, b) => a - b));
        const piles = pilesIn(drawn);
        expect(piles).toHaveLength(2);
        for (const { x, y, r } of stones) {
          for (const corners of piles) {
            expect(distance(x, y, corners), `${x} ${y} in ${width} at ${scale}`).toBeGreaterThan(r);
          }
        }
      }
    }
  });

  it('fills a box, inside which every stone stays', () => {
    for (const [width, height] of [
      [344, 190],
      [370, 330],
      [520, 250],
      [1300, 620],
    ] as const) {
      const drawn = middleOf({}, width, 1, height);
      expect([drawn.width, drawn.height]).toEqual([width, height]);
      for (const { x, y, r } of stonesIn(drawn)) {
        expect(Math.min(x, y, width - x, height - y), `${x} ${y} in ${width} × ${height}`).toBeGreaterThanOrEqual(r);
      }
    }
  });

  it('highlights the top value and the next one (CH-3.1)', () => {
    const fitsOn = (given: Given) => stonesIn(middleOf(given, 480)).map(({ fit }) => fit);
    expect(fitsOn({ topValue: 4 })).toEqual([null, null, null, 'top', 'next', null, null]);
    // The chick comes after the 6, and the 1 after the chick.
    expect(fitsOn({ topValue: 6 })).toEqual([null, null, null, null, null, 'top', 'next']);
    expect(fitsOn({ topValue: 'chick' })).toEqual(['next', null, null, null, null, null, 'top']);
  });

  it('shows an egg at the next value to a player who holds one, since it fits too', () => {
    const eggsIn = (hand: (typeof view.hands)[number]) =>
      middleOf({ hands: [hand, ...view.hands.slice(1)], topValue: 4 }, 480).elements.filter((each) =>
        each.getAttribute('d')?.startsWith('M50 6C70 6'),
      ).length;
    expect(eggsIn([1, 3, 'egg']) - eggsIn([1, 3, 4])).toBe(1);
  });

  it('shows the top value and the next one larger, not only by color', () => {
    for (const width of [160, 300, 480]) {
      const stones = stonesIn(middleOf({ topValue: 4 }, width));
      const sizes = (isLit: boolean) => stones.filter(({ fit }) => (fit !== null) === isLit).map(({ r }) => r);
      expect(sizes(true)).toHaveLength(2);
      expect(Math.min(...sizes(true))).toBeGreaterThan(1.15 * Math.max(...sizes(false)));
    }
  });

  it('shows the number of cards left, and the value of an egg on top', () => {
    const textsOf = (given: Given) =>
      middleOf(given, 480)
        .elements.filter(({ tagName }) => tagName === 'text')
        .map(({ textContent }) => textContent);
    expect(textsOf({})).toContain('31 cards');
    expect(textsOf({ drawPile: [] })).toContain('empty');
    expect(textsOf({ discardPile: [4, 'egg'], topValue: 4 })).toContain('as a 4');
  });
});
