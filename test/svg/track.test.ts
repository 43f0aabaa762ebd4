import type { Element } from '@xmldom/xmldom';
import { chicken } from 'hencoop/chicken';
import { describe, expect, it } from 'vitest';
import { drawDie } from '../../src/chicken/svg/die.js';
import { element, toText } from '../../src/svg/markup.js';
import { drawChicken } from './inEnglish.js';
import { faults, type Reading, read } from './reading.js';

const view = chicken.view(chicken.setup({ seats: 3, seed: 'hen' }), 0);
type Given = Partial<Pick<typeof view, 'discardPile' | 'drawPile' | 'topValue'>>;

function middleOf(given: Given, width: number, scale = 1): Reading {
  const drawn = read(drawChicken({ ...view, ...given }, { part: 'middle', width, scale }));
  expect(faults(drawn)).toEqual([]);
  return drawn;
}

const number = (element: Element, name: string) => Number(element.getAttribute(name));
const isOn = (element: Element, fill: string) => element.getAttribute('class')?.split(' ').includes(`hc-f-${fill}`);

/** The nodes on the track and the egg next to the piles, with their highlights. */
function nodesIn({ elements }: Reading) {
  const oval = elements.find((each) => each.tagName === 'ellipse' && each.getAttribute('fill') === 'none');
  if (oval === undefined) throw new Error('no track is drawn');
  const nodes = elements.filter(
    (each) => each.tagName === 'circle' && each.parentNode === oval.parentNode && each.getAttribute('stroke') !== null,
  );
  return nodes.map((each) => ({
    x: number(each, 'cx'),
    y: number(each, 'cy'),
    r: number(each, 'r'),
    fit: isOn(each, 'ink') ? 'top' : isOn(each, 'yolk') ? 'next' : null,
  }));
}

/** The boxes of both piles. */
function pilesIn({ elements }: Reading) {
  return elements
    .filter((each) => each.hasAttribute('data-pile'))
    .map((pile) => {
      const [x = 0, y = 0] =
        /translate\((\S+) (\S+)\)/
          .exec((pile.parentNode as Element).getAttribute('transform') ?? '')
          ?.slice(1)
          .map(Number) ?? [];
      const sheet = Array.from(pile.childNodes).find(({ nodeName }) => nodeName === 'rect') as Element;
      return { left: x, top: y, right: x + number(sheet, 'width'), bottom: y + number(sheet, 'height') };
    });
}

it('a die shows as many pips as its face says, or a chick', () => {
  const chick = [element('path', { id: 'chick' })];
  const pipsOn = (face: 1 | 2 | 3 | 4 | 5 | 'chick') => toText(drawDie(face, { chick })).split('<circle').length - 1;
  expect(([1, 2, 3, 4, 5, 'chick'] as const).map(pipsOn)).toEqual([1, 2, 3, 4, 5, 0]);
  expect(toText(drawDie('chick', { chick }))).toContain('<path id="chick"/>');
});

describe('the track of Chicken', () => {
  it('leads from the 1 at the top clockwise around both piles, and touches neither', () => {
    for (const width of [320, 374, 480, 620, 1000]) {
      for (const scale of [1, 1.6, 2.6]) {
        const drawn = middleOf({ topValue: 4 }, width, scale);
        const nodes = nodesIn(drawn);
        // The values, and the egg in the middle.
        expect(nodes).toHaveLength(8);
        const [cx, cy] = [drawn.width / 2 - 8, (drawn.height - 16) / 2];
        const turns = nodes
          .slice(0, 7)
          .map(({ x, y }) => (Math.atan2(x - cx, cy - y) + 2 * Math.PI + 0.01) % (2 * Math.PI));
        expect(turns).toEqual([...turns].sort((a, b) => a - b));
        const piles = pilesIn(drawn);
        expect(piles).toHaveLength(2);
        for (const { x, y, r } of nodes) {
          for (const { left, top, right, bottom } of piles) {
            const away = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
            expect(away, `${x} ${y} in ${width} at ${scale}`).toBeGreaterThan(r);
          }
        }
      }
    }
  });

  it('highlights the top value, the next one and the egg (CH-3.1)', () => {
    const fitsOn = (given: Given) => nodesIn(middleOf(given, 480)).map(({ fit }) => fit);
    expect(fitsOn({ topValue: 4 })).toEqual([null, null, null, 'top', 'next', null, null, 'next']);
    // The chick comes after the 6, and the 1 after the chick.
    expect(fitsOn({ topValue: 6 })).toEqual([null, null, null, null, null, 'top', 'next', 'next']);
    expect(fitsOn({ topValue: 'chick' })).toEqual(['next', null, null, null, null, null, 'top', 'next']);
  });

  it('shows fitting values larger, not only by color', () => {
    const nodes = nodesIn(middleOf({ topValue: 4 }, 480));
    const [lit, others] = [nodes.filter(({ fit }) => fit !== null), nodes.filter(({ fit }) => fit === null)];
    expect(Math.min(...lit.map(({ r }) => r))).toBeGreaterThan(1.2 * Math.max(...others.map(({ r }) => r)));
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

  it('becomes a small circle in little space, and words in a narrow one', () => {
    for (const { width, scale } of [
      { width: 374, scale: 0.8 },
      { width: 300, scale: 1 },
    ]) {
      expect(() => nodesIn(middleOf({}, width, scale))).toThrow('no track');
    }
  });

  it('highlights the top value and the next one in a small circle too', () => {
    const { elements } = middleOf({ topValue: 4 }, 374, 0.8);
    const lit = elements.filter((each) => each.tagName === 'circle' && each.getAttribute('stroke-width') === '2.5');
    expect(lit.map((each) => [isOn(each, 'ink'), isOn(each, 'yolk')])).toEqual([
      [true, false],
      [false, true],
    ]);
    const bold = elements.filter(
      (each) =>
        each.tagName === 'text' &&
        each.getAttribute('font-size') === '13' &&
        each.getAttribute('font-weight') === '700',
    );
    expect(bold.map((each) => [each.textContent, isOn(each, 'panel'), isOn(each, 'yolkInk')])).toEqual([
      ['4', true, false],
      ['5', false, true],
    ]);
  });
});
