import type { Element } from '@xmldom/xmldom';
import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { chicken } from 'hencoop/chicken';
import { chickenOut } from 'hencoop/chicken-out';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { describe, expect, it } from 'vitest';
import { position } from '../../src/chicken-roundup/testkit/position.js';
import {
  drawBlindChickenExtreme,
  drawChicken,
  drawChickenOut,
  drawChickenRoundup,
  drawCrazyChicken,
} from './inEnglish.js';
import { read } from './reading.js';

/** The things in a state, by their hooks. */
function ringed(svg: string, state: 'open' | 'picked' | 'last'): string[] {
  return read(svg)
    .elements.filter((element) => element.getAttribute('data-state')?.split(' ').includes(state))
    .map((element) =>
      Array.from(element.attributes)
        .filter(({ name }) => name.startsWith('data-') && !/-(?:state|part|type)$/.test(name))
        .map(({ name, value }) => `${name.slice(5)} ${value}`)
        .join(', '),
    )
    .sort();
}

/** The cells of a yard covered by the 44 px around the middle of an end. */
function coveredByEnds(svg: string): string[] {
  const { elements } = read(svg);
  const across = (hook: string, atLeast: number) =>
    elements
      .filter((element) => element.hasAttribute(`data-${hook}`))
      .map((thing) => {
        const [left = 0] = /-?[\d.]+/.exec(thing.getAttribute('transform') ?? '') ?? [];
        const width = Math.max(
          // Rectangles further down may be scaled.
          ...Array.from(thing.childNodes)
            .filter(({ nodeName }) => nodeName === 'rect')
            .map((rect) => Number((rect as Element).getAttribute('width'))),
        );
        const reach = Math.max(width, atLeast) / 2;
        const middle = Number(left) + width / 2;
        return { name: thing.getAttribute(`data-${hook}`) ?? '', from: middle - reach, to: middle + reach };
      });
  const ends = across('end', 44);
  if (ends.length === 0) throw new Error('no end is drawn');
  return across('cell', 0)
    .filter((cell) => ends.some((end) => cell.from < end.to && end.from < cell.to))
    .map(({ name }) => name);
}

describe('a pick in a drawing', () => {
  const start = crazyChicken.setup({ seed: 'hen' });
  const state = {
    ...start,
    step: { type: 'layOrDiscard', seat: 0 } as const,
    hands: [[9, 20, 9, 9, 7], start.hands[1] ?? []] as const,
  };
  const view = crazyChicken.view(state, 0);
  const legal = crazyChicken.legalMoves(view);

  it('rings as many equal cards as the move counts', () => {
    const draw = (count: number | undefined) =>
      ringed(drawCrazyChicken(view, { legal, picked: { type: 'lay', chicken: 9, count } }), 'picked');
    expect(draw(2)).toEqual(['card 9, index 0', 'card 9, index 2']);
    expect(draw(3)).toEqual(['card 9, index 0', 'card 9, index 2', 'card 9, index 3']);
    // Until a number is picked, all cards that can be laid are gathered.
    expect(draw(undefined)).toEqual(draw(3));
  });

  it('leaves open only the next things', () => {
    const svg = drawCrazyChicken(view, { legal, picked: { type: 'discard', chicken: 7 } });
    expect(ringed(svg, 'picked')).toEqual(['card 7, index 4']);
    // CC-5.2: an empty pile comes first.
    expect(ringed(svg, 'open')).toEqual(['pile discardA']);
  });

  it('has a ring even without a list of legal moves', () => {
    expect(ringed(drawCrazyChicken(view, { picked: { chicken: 20 } }), 'picked')).toEqual(['card 20, index 1']);
  });

  it('may belong to several fields: a card to play or to pay with', () => {
    const yard = chickenRoundup.view(
      position({ north: 'RRRRR', middle: 'BBFBB', south: 'GWSWG', hands: [['gold farmer', 'red dog'], []] }),
      0,
    );
    const moves = chickenRoundup.legalMoves(yard);
    const both = drawChickenRoundup(yard, { legal: moves, picked: [{ card: 'red dog' }, { pay: 'red dog' }] });
    expect(ringed(both, 'picked')).toEqual(['card red dog, index 1']);
    // The dog sends the fox to an end, and a catch takes a chicken next to it.
    expect(ringed(both, 'open')).toEqual(['cell M1', 'cell M3', 'cell N2', 'cell S2', 'end east', 'end west']);
    const catches = drawChickenRoundup(yard, { legal: moves, picked: { type: 'catch', pay: 'red dog' } });
    expect(ringed(catches, 'open')).toEqual(['cell M1', 'cell M3', 'cell N2', 'cell S2']);
  });

  it('shows its number in a list', () => {
    const state = position({ north: 'RRRRR', middle: 'BBFBB', south: 'GGGGG', hands: [['gold parade'], []] });
    const view = chickenRoundup.view(state, 0);
    const legal = chickenRoundup.legalMoves(view);
    const svg = drawChickenRoundup(view, { legal, picked: { type: 'parade', path: ['S0', 'M0'] } });
    expect(ringed(svg, 'picked')).toEqual(['cell M0', 'cell S0']);
    const numbers = read(svg).elements.filter(
      (element) => element.tagName === 'text' && element.getAttribute('class') === 'hc-f-yolkInk',
    );
    expect(numbers.map(({ textContent }) => textContent).sort()).toEqual(['1', '2']);
  });
});

describe('the last move in a drawing', () => {
  it('may be on a thing that is open as well', () => {
    const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);
    const svg = drawChicken(view, { legal: chicken.legalMoves(view), last: { seat: 0, type: 'draw' } });
    expect(svg).toContain('data-state="open last"');
  });

  it('has rings around things of the move or the events, and none around the player', () => {
    const state = chicken.setup({ seats: 3, seed: 'hen' });
    const view = chicken.view(state, 0);
    expect(ringed(drawChicken(view, { last: { seat: 2, type: 'draw' } }), 'last')).toEqual(['pile drawPile']);
    const card = { type: 'played', seat: 1, card: 4, value: 4 } as const;
    expect(ringed(drawChicken(view, { last: [card, { type: 'turnPassed', to: 2 }] }), 'last')).toEqual([
      'pile discardPile',
    ]);
  });

  it('has a pin on a pile, and nothing around a player', () => {
    const view = chicken.view(chicken.setup({ seats: 3, seed: 'hen' }), 0);
    const pinsIn = (part: 'seat' | 'chip' | 'face' | 'piles') => {
      const drawn = read(drawChicken(view, { last: { seat: 1, type: 'draw' }, part, seat: 1 }));
      const rings = drawn.elements.filter(
        ({ parentNode }) => (parentNode as Element).getAttribute?.('class') === 'hc-rings',
      );
      return rings.map(({ tagName }) => tagName);
    };
    for (const part of ['seat', 'chip', 'face'] as const) expect(pinsIn(part)).toEqual([]);
    expect(pinsIn('piles')).toEqual(['circle']);
  });

  it('has rings around the piles and sets of Crazy Chicken', () => {
    const start = crazyChicken.setup({ seed: 'hen' });
    const state = { ...start, sets: [[{ chicken: 9, count: 2 }], [{ chicken: 9, count: 3 }]] as const };
    const draw = (last: Parameters<typeof crazyChicken.redact>[0]) =>
      ringed(drawCrazyChicken(crazyChicken.view(state, 0), { last }), 'last');
    expect(draw({ type: 'laid', seat: 1, chicken: 9, count: 3 })).toEqual(['set 9']);
    expect(draw({ type: 'discarded', seat: 0, chicken: 9, to: 'discardB' })).toEqual(['pile discardB']);
  });

  it('has rings around the last card of the series, and around the pile of a laid egg', () => {
    const start = chickenOut.setup({ seats: 3, seed: 'hen' });
    const [first] = chickenOut.legalMoves(start);
    if (first === undefined) throw new Error('nobody can move');
    const state = chickenOut.apply(start, first);
    const view = chickenOut.view(state, 0);
    const index = view.series.length - 1;
    const attempt = chickenOut.tryApply(start, first);
    const played = attempt.ok ? attempt.events.find(({ type }) => type === 'played') : undefined;
    for (const last of [first, played]) {
      expect(ringed(drawChickenOut(view, { last }), 'last')).toEqual([`index ${index}`]);
    }
    const egg = { type: 'eggLaid', seat: 1, pile: [null] } as const;
    expect(ringed(drawChickenOut(view, { last: egg }), 'last')).toEqual(['pile pile']);
  });

  it('has a ring around the card in the trick of Blind Chicken Extreme', () => {
    const state = {
      ...blindChickenExtreme.setup({ seats: 3, seed: 'hen' }),
      trick: [{ seat: 1, card: 24, faceDown: 'sign' } as const],
    };
    const last = { seat: 1, type: 'play', card: 24 } as const;
    const svg = drawBlindChickenExtreme(blindChickenExtreme.view(state, 0), { last });
    expect(ringed(svg, 'last')).toEqual(['played 1']);
  });

  it('has rings around the cells of Chicken Roundup, the coop and the discard pile', () => {
    const state = position({ north: 'RRRRR', middle: 'BBFBB', south: 'GWSWG' });
    const draw = (last: Parameters<typeof chickenRoundup.redact>[0]) =>
      ringed(drawChickenRoundup(chickenRoundup.view(state, 0), { last }), 'last');
    expect(draw({ type: 'rearranged', from: ['N0', 'N1'], to: ['N1', 'N0'] })).toEqual(['cell N0', 'cell N1']);
    expect(draw({ type: 'paraded', seat: 1, path: ['N4', 'N3'] })).toEqual(['cell N3', 'cell N4', 'coop 1']);
    expect(draw({ type: 'paid', seat: 0, card: 'gold dog' })).toEqual(['pile discardPile']);
  });
});

describe('the ends of a row', () => {
  const ends = (svg: string) =>
    read(svg)
      .elements.flatMap((element) => element.getAttribute('data-end') ?? [])
      .sort();

  it('do not overlap a coop, even on the side without a column for one', () => {
    for (const coops of ['opposite', 'sameSide'] as const) {
      const state = { ...position({ north: 'RRRRR', middle: 'BBBBB', south: 'GWSFG' }) };
      const drawn = (seat: number) =>
        drawChickenRoundup(chickenRoundup.view({ ...state, options: { ...state.options, coops } }, seat));
      expect(ends(drawn(0))).toEqual(['east']);
      expect(ends(drawn(1))).toEqual(['east']);
    }
  });
});

it('an empty coop has no note of its colors', () => {
  const start = chickenRoundup.view(chickenRoundup.setup({ seats: 2, seed: 'hen' }), 0);
  expect(drawChickenRoundup(start)).not.toContain('coop: ');
});

describe('a touchable end of a row', () => {
  const draw = (
    rows: Parameters<typeof position>[0],
    coops: 'opposite' | 'sameSide',
    legal: readonly object[] = [],
  ) => {
    const table = position(rows);
    const step = { type: 'plays', seat: 0, play: 1 } as const;
    const state = { ...table, step, options: { ...table.options, coops } };
    // Moves of the ends alone.
    const { elements } = read(drawChickenRoundup(chickenRoundup.view(state, 0), { width: 480, legal: legal as never }));
    return {
      ends: elements.flatMap((each) => each.getAttribute('data-end') ?? []),
      arrows: elements.flatMap(({ tagName, textContent }) =>
        tagName === 'text' && /[←→]/.test(textContent ?? '') ? textContent : [],
      ),
    };
  };
  const north = { north: 'FRRRR', middle: 'BBBBB', south: 'GWSWG' } as const;
  const south = { north: 'RRRRR', middle: 'BBBBB', south: 'GWFWG' } as const;

  it('is not at a coop (CR-2.1, CR-5.2)', () => {
    expect(draw(north, 'opposite').ends).toEqual(['west']);
    expect(draw(north, 'sameSide').ends).toEqual(['east']);
    expect(draw(south, 'opposite').ends).toEqual(['east']);
    expect(draw(south, 'sameSide').ends).toEqual(['east']);
  });

  it('is across from both coops if they are on one side', () => {
    const placesOf = (coops: 'opposite' | 'sameSide') => {
      const table = position(north);
      const { elements } = read(
        drawChickenRoundup(chickenRoundup.view({ ...table, options: { ...table.options, coops } }, 0), { width: 480 }),
      );
      return elements.flatMap((each) =>
        each.hasAttribute('data-coop') ? [/translate\((\S+)/.exec(each.getAttribute('transform') ?? '')?.[1]] : [],
      );
    };
    expect(new Set(placesOf('sameSide')).size).toBe(1);
    expect(new Set(placesOf('opposite')).size).toBe(2);
  });

  it('has an arrow only if it can be chosen', () => {
    expect(draw(south, 'sameSide').arrows).toEqual([]);
    expect(draw(south, 'sameSide', [{ seat: 0, type: 'dog', card: 'dog', end: 'east' }]).arrows).toEqual(['→']);
  });

  it('covers no cell of the yard, on a phone or wider and from either side', () => {
    for (const coops of ['opposite', 'sameSide'] as const)
      for (const [north, middle, south] of [
        ['FRRRR', 'BBBBB', 'GWSWG'],
        ['RRRRR', 'BBFBB', 'GWSWG'],
      ] as const) {
        const table = position({ north, middle, south });
        const state = { ...table, options: { ...table.options, coops } };
        for (const seat of [0, 1])
          for (const width of [344, 400, 480, 900]) {
            const legal = (['west', 'east'] as const).map((toward) => ({ seat, type: 'closeGap', toward }) as const);
            const svg = drawChickenRoundup(chickenRoundup.view(state, seat), { width, legal });
            expect(coveredByEnds(svg)).toEqual([]);
          }
      }
  });
});

describe('options for rings of the wrong type', () => {
  const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);

  it('are refused by their names', () => {
    const draw = drawChicken as (table: unknown, options: object) => string;
    expect(() => draw(view, { legal: 'all' })).toThrow('options.legal: expected a list of moves');
    expect(() => draw(view, { legal: [null] })).toThrow('options.legal');
    expect(() => draw(view, { picked: 3 })).toThrow('options.picked: expected fields of a move');
    expect(() => draw(view, { last: [null] })).toThrow('options.last');
  });

  it('cannot inject markup', () => {
    const draw = drawChicken as (table: unknown, options: object) => string;
    const hostile = '"><script>alert(1)</script>';
    const svg = draw(view, {
      legal: [{ seat: 0, type: hostile, card: hostile, __proto__: { card: 3 } }],
      picked: { card: hostile, constructor: hostile },
      last: { type: hostile, seat: hostile },
    });
    expect(svg).not.toContain('<script');
  });
});
