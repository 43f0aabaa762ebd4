import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, type Layout, type Needs, type Size, solve, solveAgain } from '../../src/element/layout/solve.js';

/** Cards of a height, wrapped at a width, and text that is not scaled. */
const lines =
  (count: number, width: number, words: number) =>
  ({ width: across, scale }: Size) =>
    words + Math.ceil(count / Math.max(1, Math.floor(across / (width * scale)))) * width * 1.4 * scale;

const needs = fc
  .record({
    others: fc.integer({ min: 0, max: 5 }),
    hand: fc.option(fc.integer({ min: 0, max: 16 })),
    piles: fc.integer({ min: 1, max: 8 }),
    words: fc.integer({ min: 10, max: 60 }),
    dock: fc.integer({ min: 60, max: 160 }),
  })
  .map(
    ({ others, hand, piles, words, dock }): Needs => ({
      title: 20,
      others,
      panel: lines(5, 28, words),
      chip: 52,
      middle: lines(piles, 70, words),
      own: hand === null ? null : lines(hand, 56, 20),
      dock: (width) => dock + (width < 300 ? 50 : 0),
      choosing: 30,
    }),
  );
const box = fc.record({ width: fc.integer({ min: 300, max: 2600 }), height: fc.integer({ min: 240, max: 1500 }) });

/** The height of the left part, and of the right one if there is one. */
function heights({ title, others, panel, middle, own, dock }: Needs, layout: Layout): readonly number[] {
  const { arrangement, side } = layout;
  const seat = layout.others.part === 'chip' ? 52 : panel(layout.others);
  const panels = others === 0 ? 0 : Math.ceil(others / layout.others.columns) * seat;
  const inMiddle = middle(layout.middle);
  const left = title + (layout.others.isBeside ? Math.max(panels, inMiddle) : panels + inMiddle);
  const cards = own === null ? 0 : own(layout.own);
  if (arrangement === 'column') return [left, cards + dock(side)];
  return [left + (arrangement === 'abreast' ? Math.max(cards, dock(side)) : cards + dock(side))];
}

function widths(needs: Needs, { arrangement, side, others, middle, own }: Layout, { width }: Box): readonly boolean[] {
  const left = arrangement === 'column' ? width - side : width;
  const room = arrangement === 'column' ? side : arrangement === 'abreast' ? width - side : width;
  return [
    needs.others === 0 || others.columns * others.width <= left,
    middle.width <= (others.isBeside ? left - others.width : left),
    needs.own === null || own.width <= room,
  ];
}

describe('the layout of a table', () => {
  it('fits even if a smaller drawing wraps into another line and becomes taller', () => {
    // The heights of Chicken's middle on a phone, by scale.
    const heights = new Map([
      [2.4, 325],
      [2.2, 302],
      [2, 278],
      [1.85, 260],
      [1.7, 474],
      [1.6, 230],
    ]);
    const middle = ({ scale }: Size) => heights.get(scale) ?? 120 + 400 * Math.max(0, scale - 1.2);
    const needs: Needs = {
      title: 20,
      others: 2,
      panel: () => 95,
      chip: 52,
      middle,
      own: () => 200,
      dock: () => 165,
      choosing: 0,
    };
    for (let height = 600; height < 900; height += 10) {
      const layout = solve(needs, { width: 390, height });
      expect(layout === null ? 0 : 20 + 52 + middle(layout.middle) + 365, `${height}`).toBeLessThanOrEqual(height);
    }
  });

  describe('with three other players and six cards', () => {
    const table: Needs = {
      title: 20,
      others: 3,
      panel: ({ scale }) => 95 * scale,
      chip: 52,
      middle: ({ scale }) => 200 * scale,
      own: ({ width, scale }) => Math.ceil((360 * scale) / width) * 90 * scale,
      dock: () => 130,
      choosing: 0,
    };
    const shown = (needs: Needs, width: number, height: number) => {
      const layout = solve(needs, { width, height });
      if (layout === null) return null;
      const { arrangement, side, others, middle, own } = layout;
      return [arrangement, side, `${others.part}${others.isBeside ? ' beside' : ''}`, middle.scale, own.scale];
    };

    it.each<[string, number, number, ReturnType<typeof shown>]>([
      ['a phone held upright', 390, 760, ['rows', 390, 'chip', 1.4, 1.5]],
      ['a phone held across', 844, 390, ['column', 270, 'chip beside', 1.85, 1.4]],
      ['a tablet held upright', 768, 1024, ['abreast', 291, 'chip', 2.4, 2.6]],
      ['a tablet held across', 1024, 768, ['column', 471, 'seat', 2.6, 2.6]],
      ['a laptop', 1280, 720, ['column', 486, 'seat', 2.6, 2.6]],
      ['a large screen', 1600, 1000, ['abreast', 480, 'seat', 2.6, 2.6]],
      ['a square', 1000, 1000, ['rows', 1000, 'seat', 2.6, 2.6]],
    ])('puts the question where it costs the cards least, on %s', (_, width, height, expected) => {
      expect(shown(table, width, height)).toEqual(expected);
    });

    it("puts nothing next to a spectator's missing hand, and chips next to the middle only in a low box", () => {
      const watched = { ...table, own: null };
      expect(shown(watched, 844, 390)).toEqual(['rows', 844, 'chip beside', 1.2, 1]);
      expect(shown(watched, 844, 470)).toEqual(['rows', 844, 'chip', 1.3, 1]);
      expect(shown(watched, 1280, 720)).toEqual(['rows', 1280, 'seat', 2.4, 1]);
      expect(shown(watched, 545, 400)).toEqual(['rows', 545, 'seat', 0.9, 1]);
    });

    it('needs exactly the space of the parts that cannot shrink', () => {
      // The title, a line of chips, the smallest middle, and the question.
      const least = 20 + 52 + 200 * 0.5 + 130;
      const watched = { ...table, own: null };
      expect(shown(watched, 400, least)).toEqual(['rows', 400, 'chip', 0.5, 1]);
      expect(shown(watched, 400, least - 1)).toBeNull();
      expect(solve({ ...watched, dock: () => 1 }, { width: 400, height: 0 })).toBeNull();
    });

    it('draws the other players as large as space allows', () => {
      expect(solve(table, { width: 1600, height: 1000 })?.others.scale).toBe(1.3);
      expect(solve(table, { width: 1000, height: 1000 })?.others.scale).toBe(1);
    });

    it('stays the same while every zone still fits, and changes once the cards do not', () => {
      for (const [width, height] of [
        [390, 760],
        [768, 1024],
        [1280, 720],
      ] as const) {
        const before = solve(table, { width, height });
        if (before === null) throw new Error('expected a layout');
        expect(solveAgain(table, { width, height }, before)).toBe(before);
        const higher = { ...table, own: (size: Size) => 1.5 * (table.own?.(size) ?? 0) };
        const after = solveAgain(higher, { width, height }, before);
        expect(after).toEqual(solve(higher, { width, height }));
        expect(after).not.toEqual(before);
      }
    });

    it('draws nothing narrower than 160 pixels', () => {
      const flat = { ...table, others: 0, middle: () => 10, own: () => 10, dock: () => 10 };
      expect(shown(flat, 159, 900)).toBeNull();
      expect(shown(flat, 160, 900)?.[0]).toBe('rows');
      expect(solve(flat, { width: 160, height: 900 })?.middle).toEqual({ width: 160, scale: 1 });
      expect(shown({ ...flat, own: null }, 159, 900)).toBeNull();
    });

    it('scores a middle that is limited by width by its real size', () => {
      expect(solve({ ...table, middle: () => 180 }, { width: 1000, height: 1000 })?.middle.scale).toBe(1);
    });
  });

  it('fits into its box', () => {
    fc.assert(
      fc.property(needs, box, (needs, box) => {
        const layout = solve(needs, box);
        if (layout === null) return;
        for (const height of heights(needs, layout)) expect(height).toBeLessThanOrEqual(box.height + 1e-6);
        expect(widths(needs, layout, box)).toEqual([true, true, true]);
      }),
    );
  });

  it('exists for every box that is large enough', () => {
    fc.assert(
      fc.property(needs, (needs) => {
        expect(solve(needs, { width: 2000, height: 1300 })).not.toBeNull();
        expect(solve(needs, { width: 100, height: 100 })).toBeNull();
      }),
    );
  });

  it('has no smaller cards in a box that is half as large again in both directions', () => {
    fc.assert(
      fc.property(needs, box, (needs, { width, height }) => {
        const small = solve(needs, { width, height });
        const large = solve(needs, { width: width * 1.5, height: height * 1.5 });
        if (small === null) return;
        expect(large).not.toBeNull();
        const score = ({ own, middle }: Layout) =>
          Math.min(needs.own === null ? middle.scale : own.scale, middle.scale);
        expect(score(large ?? small)).toBeGreaterThanOrEqual(0.8 * score(small));
      }),
    );
  });

  describe('a row of many cards that is limited by width', () => {
    const zoomOf = (scale: number) => Math.max(1, 1 + (scale - 1) * 0.3);
    /** The width of its ends: from 60 units of the drawing on, the cards between them take a larger share. */
    const endOf = (count: number, { width, scale }: Size) => {
      const zoom = zoomOf(scale);
      const inDrawing = (between: number) => width / zoom / (2 + between * 0.72 * (count - 2));
      return Math.min(50 * scale, zoom * Math.max(Math.min(60, inDrawing(0.6)), inDrawing(0.78)));
    };
    const needsFor = (count: number): Needs => ({
      title: 50,
      others: 3,
      panel: lines(5, 28, 40),
      chip: 52,
      middle: lines(4, 70, 150),
      own: (size) => 30 * zoomOf(size.scale) + 1.4 * endOf(count, size),
      dock: (width) => (width < 300 ? 150 : 100),
      choosing: 30,
    });
    const box = { width: 1024, height: 768 };

    it('is placed where the space is wide', () => {
      const layout = solve(needsFor(12), box);
      expect(layout === null ? 0 : endOf(12, layout.own)).toBeGreaterThan(90);
    });

    it('moves there when a deal leaves too little space for it', () => {
      const few: Layout = {
        arrangement: 'column',
        side: 389,
        others: { part: 'seat', columns: 3, width: 211, scale: 1, isBeside: false },
        middle: { width: 620, scale: 2 },
        own: { width: 389, scale: 2.2 },
        ownHeight: needsFor(4).own?.({ width: 389, scale: 2.2 }) ?? 0,
      };
      const many = solveAgain(needsFor(12), box, few);
      expect(endOf(12, few.own)).toBeLessThan(64);
      expect(many === null ? 0 : endOf(12, many.own)).toBeGreaterThan(90);
    });
  });

  it('puts the other players to the left of the middle if the box is too low for both', () => {
    const low: Needs = {
      title: 0,
      others: 1,
      panel: () => 120,
      chip: 52,
      middle: ({ scale }) => 130 * scale,
      // Too many cards for a column.
      own: ({ scale, width }) => (width < 400 ? 500 : 150) * scale,
      dock: () => 60,
      choosing: 0,
    };
    const layout = solve(low, { width: 640, height: 260 });
    expect(layout?.others).toMatchObject({ part: 'chip', isBeside: true });
    expect(solve(low, { width: 640, height: 900 })?.others.isBeside).toBe(false);
  });

  it('scores a row at full width by its drawn size, and gives the rest of the space to the middle', () => {
    // A row in one line: its cards grow until the width stops them.
    const row = (count: number, { width, scale }: Size) => Math.min(50 * scale, width / count);
    const needs = (count: number): Needs => ({
      title: 20,
      others: 2,
      panel: () => 95,
      chip: 52,
      middle: ({ width, scale }) => 60 + Math.ceil(4 / Math.floor(width / (60 * scale))) * 90 * scale,
      own: (size) => 40 + 1.4 * row(count, size),
      dock: () => 150,
      choosing: 0,
    });
    const box = { width: 390, height: 844 };
    for (const count of [4, 5, 6]) {
      const { own } = solve(needs(count), box) ?? {};
      expect(50 * (own?.scale ?? 0)).toBeLessThan(1.1 * (390 / count));
      expect(50 * (own?.scale ?? 0)).toBeGreaterThan(0.9 * (390 / count));
    }
  });

  it("does not enlarge the viewer's single pile at the cost of the middle", () => {
    // Chicken Out! on a small phone: the count is in the middle, or small on the left.
    const needs: Needs = {
      title: 0,
      others: 3,
      panel: () => 95,
      chip: 52,
      middle: ({ scale }) => (scale < 0.8 ? 65 + 80 * scale : 60 + 182 * scale),
      own: ({ scale }) => 50 + 73 * scale,
      dock: () => 190,
      choosing: 0,
    };
    const { middle } = solve(needs, { width: 360, height: 588 }) ?? {};
    expect(middle?.scale).toBeGreaterThanOrEqual(0.8);
  });

  it('measures few drawings', () => {
    const measured = new Set<string>();
    const noted =
      (part: string, heightOf: (size: Size) => number) =>
      (size: Size): number => {
        measured.add(`${part} ${size.width} ${size.scale}`);
        return heightOf(size);
      };
    const crowded: Needs = {
      title: 0,
      others: 1,
      panel: noted('panel', lines(5, 28, 20)),
      chip: 52,
      middle: noted('middle', lines(9, 40, 60)),
      own: noted('own', lines(9, 56, 20)),
      dock: () => 110,
      choosing: 0,
    };
    for (const [width, height] of [
      [740, 316],
      [683, 340],
      [360, 596],
    ] as const) {
      measured.clear();
      expect(solve(crowded, { width, height })).not.toBeNull();
      expect(measured.size, `${width}x${height}`).toBeLessThan(160);
    }
  });

  it('remains while everything fits, and disappears if something does not', () => {
    const cards = (count: number): Needs => ({
      title: 20,
      others: 2,
      panel: lines(5, 28, 20),
      chip: 52,
      middle: lines(2, 70, 30),
      own: lines(count, 56, 20),
      dock: () => 100,
      choosing: 0,
    });
    const box = { width: 390, height: 700 };
    const before = solve(cards(6), box);
    if (before === null) throw new Error('expected a layout');
    expect(solveAgain(cards(5), box, before)).toBe(before);
    const many = solveAgain(cards(30), box, before);
    expect(many).not.toBe(before);
    expect(many?.own.scale).toBeLessThan(before.own.scale);
  });

  it('reserves space next to the cards for the buttons of a pick, so that a touch moves nothing', () => {
    const needs = (dock: number, choosing: number): Needs => ({
      title: 20,
      others: 2,
      panel: lines(5, 28, 20),
      chip: 52,
      middle: lines(6, 70, 30),
      own: lines(8, 56, 20),
      dock: () => dock,
      choosing,
    });
    fc.assert(
      fc.property(fc.integer({ min: 700, max: 1400 }), fc.integer({ min: 500, max: 900 }), (width, height) => {
        const box = { width, height };
        const before = solve(needs(150, 72), box);
        if (before?.arrangement !== 'abreast') return;
        expect(solveAgain(needs(222, 0), box, before)).toBe(before);
      }),
    );
  });
});
