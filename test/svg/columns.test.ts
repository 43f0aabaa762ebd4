import type { Element } from '@xmldom/xmldom';
import { type Chicken, type CrazyChickenState, crazyChicken } from 'hencoop/crazy-chicken';
import type { CrazyChickenDrawOptions } from 'hencoop/crazy-chicken/svg';
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

/** The middle in a box, or of natural height. */
function middleOf(
  viewer: 0 | 1 | null,
  width: number,
  height?: number,
  state: CrazyChickenState = { ...start, sets },
  options: Partial<CrazyChickenDrawOptions> = {},
): Reading {
  const view = crazyChicken.view(state, viewer);
  const drawn = read(drawCrazyChicken(view, { part: 'middle', width, height, names: ['Ada', 'Ben'], ...options }));
  // The picture leans a displaced set, which the reader of shapes cannot follow.
  if (state.aside === null) expect(faults(drawn)).toEqual([]);
  return drawn;
}

/** The boxes of the middle on screens of nine sizes, before their text grows, with the least set and pile in pixels. */
const BOXES = [
  { screen: '360×640', width: 375, height: 354, grow: 0.92, set: 60, pile: 44 },
  { screen: '390×844', width: 374, height: 425, grow: 1, set: 66, pile: 75 },
  { screen: '740×360', width: 468, height: 331, grow: 0.92, set: 65, pile: 48 },
  { screen: '844×390', width: 492, height: 330, grow: 1, set: 75, pile: 52 },
  { screen: '820×1180', width: 526, height: 363, grow: 1.51, set: 121, pile: 88 },
  { screen: '1366×650', width: 1318, height: 358, grow: 1, set: 88, pile: 110 },
  { screen: '1366×768', width: 1318, height: 445, grow: 1, set: 104, pile: 110 },
  { screen: '1440×900', width: 1392, height: 544, grow: 1, set: 110, pile: 117 },
  { screen: '2560×1440', width: 1410, height: 482, grow: 1.756, set: 196, pile: 208 },
];
/** From this width on, the boxes have columns. */
const WIDE = 1000;

interface Card {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The corner and the width of a card. */
function placeOf(thing: Element): Card {
  const [, x, y] = /translate\((\S+) (\S+?)\)/.exec(thing.getAttribute('transform') ?? '') ?? [];
  // Only elements have this name.
  const sheet = Array.from(thing.childNodes).find(({ nodeName }) => nodeName === 'rect') as Element;
  return { x: Number(x), y: Number(y), width: Number(sheet.getAttribute('width')) + 1 };
}

const thingsIn = ({ elements }: Reading, hook: string) => elements.filter((each) => each.hasAttribute(hook));

/** The sets on the board, each with its seat, from the left. */
function setsIn(drawn: Reading) {
  return thingsIn(drawn, 'data-set')
    .map((set) => ({
      // A group has the seat.
      seat: Number((set.parentNode as Element).getAttribute('data-seat')),
      chicken: Number(set.getAttribute('data-set')),
      ...placeOf(set),
    }))
    .sort((a, b) => a.x - b.x);
}

const textsIn = ({ elements }: Reading) =>
  elements.filter(({ tagName }) => tagName === 'text').map(({ textContent }) => textContent);

const overlap = (one: Card, other: Card) =>
  Math.abs(one.x - other.x) < (one.x < other.x ? one : other).width &&
  Math.abs(one.y - other.y) < 1.4 * (one.y < other.y ? one : other).width;

describe('the middle of Crazy Chicken in a box', () => {
  const full: CrazyChickenState['sets'] = [
    [20, 16, 12, 8, 6].map((chicken) => ({ chicken: chicken as Chicken, count: 5 })),
    [18, 14, 9, 7].map((chicken) => ({ chicken: chicken as Chicken, count: 12 })),
  ];
  const discards = { discardA: start.drawA.slice(0, 24), discardB: start.drawB.slice(0, 20) };

  it.each(BOXES)('has large cards that never overlap, $screen', ({ width, height, grow, set, pile }) => {
    const drawn = middleOf(0, width, height, { ...start, ...discards, sets: full });
    const laid = setsIn(drawn);
    const piles = thingsIn(drawn, 'data-pile').map(placeOf);
    expect(laid).toHaveLength(9);
    expect(piles).toHaveLength(4);
    for (const each of laid) expect(each.width * grow).toBeGreaterThan(set);
    for (const each of piles) expect(each.width * grow).toBeGreaterThan(pile);
    const all = [...laid, ...piles];
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(0, index)) expect(overlap(one, other)).toBe(false);
    }
  });

  it.each(BOXES)('keeps the place and the size of a set, whatever else lies there, $screen', ({ width, height }) => {
    for (const viewer of [0, 1, null] as const) {
      const all = setsIn(middleOf(viewer, width, height, { ...start, ...discards, sets: full }));
      const some = setsIn(middleOf(viewer, width, height, { ...start, sets: [full[0] ?? [], []] }));
      expect(some).toHaveLength(5);
      for (const each of some) expect(all).toContainEqual(each);
    }
  });

  it.each(BOXES)('gives a displaced set a place of its own, $screen', ({ width, height }) => {
    const aside = { owner: 1, chicken: 20, count: 3 } as const;
    const drawn = middleOf(0, width, height, { ...start, ...discards, sets: full, aside });
    const isAside = (set: Element) => (set.parentNode as Element).getAttribute('data-part') === 'aside';
    const all = thingsIn(drawn, 'data-set');
    const [displaced] = all.filter(isAside).map(placeOf);
    if (displaced === undefined) throw new Error('no displaced set');
    expect(all).toHaveLength(10);
    for (const other of all) if (!isAside(other)) expect(overlap(displaced, placeOf(other))).toBe(false);
  });

  it('says the points of the round once: those of the other player are on the chip', () => {
    for (const { width, height } of BOXES) {
      const said = textsIn(middleOf(0, width, height)).filter(
        (words) => words?.includes('25') || words?.includes('35'),
      );
      expect(said).toEqual(['+25 this round']);
      expect(textsIn(middleOf(null, width, height)).join()).not.toContain('this round');
    }
    const chip = textsIn(
      read(drawCrazyChicken(crazyChicken.view({ ...start, sets }, 0), { part: 'chip', seat: 1, width: 380 })),
    );
    expect(chip).toContain('+35 this round');
  });

  it('shows the picked set where it would lie, what it beats, and the points and types that it adds', () => {
    const hands = [[9, 9, 9, 9, 9, 12, 12], [6]] as const;
    const seen: CrazyChickenState = {
      ...start,
      hands,
      sets: [[], sets[1] ?? []],
      step: { type: 'layOrDiscard', seat: 0 },
    };
    const legal = crazyChicken.legalMoves(seen);
    const [low, wide] = [BOXES[1], BOXES[5]].map(
      (box) => (chicken: Chicken) => middleOf(0, box?.width ?? 0, box?.height, seen, { legal, picked: { chicken } }),
    );
    if (low === undefined || wide === undefined) throw new Error('no boxes');
    expect(textsIn(low(9))).toEqual(expect.arrayContaining(['beats 3', '+9', '3', 'of 9', 'types']));
    expect(textsIn(low(12))).toEqual(expect.arrayContaining(['+12', '4', 'of 9', 'types']));
    expect(textsIn(low(12)).join()).not.toContain('beats');
    expect(textsIn(wide(12))).toEqual(expect.arrayContaining(['+12', '4 of 9 types']));
    const arrows = (drawn: Reading) =>
      drawn.elements.filter((each) => each.getAttribute('stroke-width') === '3.5' && each.tagName === 'path');
    expect(arrows(wide(9))).toHaveLength(1);
    expect(arrows(wide(12))).toHaveLength(0);
  });

  it('names each pile with its letter and its number of cards, and the closed one (CC-3.4)', () => {
    for (const { width, height } of BOXES) {
      const state: CrazyChickenState = { ...start, step: { type: 'drawAgain', seat: 0, closed: 'drawA' } };
      const texts = textsIn(middleOf(0, width, height, state));
      expect(texts.filter((words) => words === 'A' || words === 'B')).toHaveLength(4);
      expect(texts.filter((words) => words === '52')).toHaveLength(2);
      expect(texts).toContain('closed');
    }
  });
});

describe('the sets of Crazy Chicken', () => {
  it("lie in columns opposite the other player's, with the viewer below", () => {
    for (const { width, height } of [...BOXES.filter((box) => box.width >= WIDE), { width: 480, height: undefined }]) {
      for (const viewer of [0, 1] as const) {
        const laid = setsIn(middleOf(viewer, width, height));
        // From the highest type to the lowest, and both 9 in one column.
        expect(laid.map(({ chicken }) => chicken)).toEqual([20, 16, 9, 9, 6]);
        const [mine, theirs] = [viewer, 1 - viewer].map((seat) =>
          laid.find((each) => each.seat === seat && each.chicken === 9),
        );
        expect(mine?.x).toBe(theirs?.x);
        expect(mine?.y).toBeGreaterThan(theirs?.y ?? Number.POSITIVE_INFINITY);
      }
    }
  });

  it('lean to their owners in nests', () => {
    for (const { width, height } of BOXES.filter((box) => box.width < WIDE)) {
      for (const viewer of [0, 1] as const) {
        const laid = setsIn(middleOf(viewer, width, height));
        const in20 = laid.find(({ chicken }) => chicken === 20);
        const in16 = laid.find(({ chicken }) => chicken === 16);
        // The 20 belongs to seat 1, the 16 to seat 0; both lie in the upper line.
        expect(Math.sign((in16?.y ?? 0) - (in20?.y ?? 0))).toBe(viewer === 0 ? 1 : -1);
        expect(laid.find(({ chicken }) => chicken === 6)?.y).toBeGreaterThan((in20?.y ?? 0) + (in20?.width ?? 0));
      }
    }
  });

  it("show each player's progress and points of this round without a box (CC-6.1, CC-6.3)", () => {
    const drawn = middleOf(0, 480);
    expect(textsIn(drawn)).toEqual(
      expect.arrayContaining(['Ben', '+35 this round', 'You', '+25 this round', '4 of 9 types']),
    );
    expect(drawn.desc).toContain('Ben: 3 of 6 types, +35 this round');
    expect(drawn.desc).toContain('Both players: 4 of 9 types');
    const dots = drawn.elements.filter((each) => each.tagName === 'circle' && each.getAttribute('r') === '4.2');
    expect(dots).toHaveLength(12);
    expect(dots.filter((each) => each.getAttribute('fill') !== 'none')).toHaveLength(5);
  });

  it('show the types on the table as coins with a thicker edge', () => {
    const coins = middleOf(0, 480).elements.filter(
      (each) =>
        each.tagName === 'circle' &&
        each.getAttribute('class')?.includes('hc-f-yolk') &&
        each.getAttribute('stroke-width') === '2',
    );
    expect(coins).toHaveLength(4);
  });

  it('lie in nests in a narrow part', () => {
    const drawn = middleOf(0, 200);
    expect(textsIn(drawn)).toEqual(expect.arrayContaining(['35', '25']));
    expect(setsIn(drawn)).toHaveLength(5);
  });
});
