import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkViewer, deckFault, printed, refined, seatSchema, whole } from '../../src/engine/schema.js';

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('a schema', () => {
  it('G-5: of a seat takes those at the table', () => {
    expect([0, 1, 2].every((seat) => takes(seatSchema(3), seat))).toBe(true);
    expect([-1, 3, 0.5, -0, '0', null].some((seat) => takes(seatSchema(3), seat))).toBe(false);
  });

  it('of a whole number keeps within its bounds, and refuses -0 by name', () => {
    expect([-2, 0, 2].every((value) => takes(whole(-2, 2), value))).toBe(true);
    expect([-3, 3, 1.5, Number.NaN].some((value) => takes(whole(-2, 2), value))).toBe(false);
    expect(whole(-2, 2).safeParse(-0).error?.issues[0]?.message).toBe('a plain 0 is needed, not -0');
  });

  it('is refined only once its shape is sound, and reports the path', () => {
    let asked = 0;
    const pair = refined(z.strictObject({ least: z.number(), most: z.number() }), ({ least, most }, fault) => {
      asked++;
      if (least > most) fault(['most'], 'no less than the least is needed');
    });
    expect(takes(pair, { least: 1, most: 2 })).toBe(true);
    expect(pair.safeParse({ least: 3, most: 2 }).error?.issues).toMatchObject([
      { code: 'custom', path: ['most'], message: 'no less than the least is needed' },
    ]);
    expect(asked).toBe(2);
    const loose = refined(z.object({ least: z.number().max(1, { abort: false }) }), () => asked++);
    expect(takes(loose, { least: 5 })).toBe(false);
    expect(asked).toBe(2);
  });
});

describe('deckFault', () => {
  const deck = ['hen', 'hen', 'egg'];

  it('finds the deck in any order, hidden cards included', () => {
    expect(deckFault(deck, ['egg', 'hen', 'hen'])).toBeNull();
    expect(deckFault(deck, [null, 'hen', null])).toBeNull();
  });

  it('tells what is wrong', () => {
    expect(deckFault(deck, ['egg', 'hen'])).toBe('3 cards are needed in all, got 2');
    expect(deckFault(deck, ['egg', 'egg', 'hen'])).toBe('the card egg is there too often');
    expect(deckFault(deck, ['fox', null, null])).toBe('the card fox is there too often');
  });

  it('tells equal cards by their key', () => {
    const number = (card: { number: number }) => `no. ${card.number}`;
    expect(deckFault([{ number: 1 }, { number: 2 }], [{ number: 2 }, { number: 1 }], number)).toBeNull();
    expect(deckFault([{ number: 1 }, { number: 2 }], [{ number: 2 }, { number: 2 }], number)).toBe(
      'the card no. 2 is there too often',
    );
  });
});

describe('printed numbers', () => {
  it('are those listed, and not -0', () => {
    const number = printed([0, 1]);
    expect([0, 1].map((value) => number.parse(value))).toEqual([0, 1]);
    const issues = (value: unknown) => number.safeParse(value).error?.issues.map(({ message }) => message);
    expect(issues(-0)).toEqual(['a plain 0 is needed, not -0']);
    expect(issues(2)).toHaveLength(1);
  });
});

describe('a viewer', () => {
  it('is at the table, and sees the own lists', () => {
    const faults = (viewer: number | null) => {
      const found: string[] = [];
      const view = { viewer, seats: 2, hands: [[1, null], [2]], rows: [[], [null]] };
      checkViewer(view, ['hands', 'rows'], (path, needed) => found.push(`${path.join('.')}: ${needed}`));
      return found;
    };
    expect(faults(null)).toEqual([]);
    expect(faults(0)).toEqual(["hands.0: the viewer's own cards are needed"]);
    expect(faults(1)).toEqual(["rows.1: the viewer's own cards are needed"]);
    expect(faults(2)).toEqual(['viewer: a seat from 0 to 1, or null, is needed']);
  });
});
