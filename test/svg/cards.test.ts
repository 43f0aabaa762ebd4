import fc from 'fast-check';
import { ASSUMED_CARDS, CARDS as NUMBERS } from 'hencoop/blind-chicken-extreme';
import { deBlindChickenExtremeSvg } from 'hencoop/blind-chicken-extreme/de';
import { KINDS as CHICKEN_KINDS } from 'hencoop/chicken';
import { deChickenSvg } from 'hencoop/chicken/de';
import { KINDS as OUT_KINDS } from 'hencoop/chicken-out';
import { deChickenOutSvg } from 'hencoop/chicken-out/de';
import { type Card, cardOf, chickenRoundup, DIAGRAMS, type Diagram, ownAction } from 'hencoop/chicken-roundup';
import { deChickenRoundupSvg } from 'hencoop/chicken-roundup/de';
import { catalog as roundupCatalog } from 'hencoop/chicken-roundup/sheet';
import * as drawings from 'hencoop/chicken-roundup/svg';
import { CHICKENS } from 'hencoop/crazy-chicken';
import { deCrazyChickenSvg } from 'hencoop/crazy-chicken/de';
import { catalog as crazyCatalog } from 'hencoop/crazy-chicken/sheet';
import type { CardOptions, SvgLocale } from 'hencoop/svg';
import { describe, expect, it } from 'vitest';
import { PALETTE } from '../../src/svg/palette.js';
import {
  drawBlindChickenExtremeCard,
  drawChickenCard,
  drawChickenOutCard,
  drawChickenRoundup,
  drawChickenRoundupCard,
  drawCrazyChickenCard,
} from './inEnglish.js';
import { faults, read } from './reading.js';

/** Options that every game accepts. */
type Options = Partial<CardOptions<never>>;

/** Every card of a game and its back, with their titles. */
const EVERY: readonly {
  readonly game: string;
  readonly german: SvgLocale;
  readonly cards: readonly (readonly [draw: (options?: Options) => string, title: string])[];
}[] = [
  {
    game: 'Chicken',
    german: deChickenSvg,
    cards: [
      [(options) => drawChickenCard(null, options), 'hidden card'],
      ...CHICKEN_KINDS.map((card) => [(options?: Options) => drawChickenCard(card, options), `${card}`] as const),
    ],
  },
  {
    game: 'Crazy Chicken',
    german: deCrazyChickenSvg,
    cards: [
      [(options) => drawCrazyChickenCard(null, options), 'hidden card'],
      ...CHICKENS.map((card) => {
        const name = crazyCatalog.find(({ chicken }) => chicken === card)?.name;
        return [(options?: Options) => drawCrazyChickenCard(card, options), `${name} (${card})`] as const;
      }),
    ],
  },
  {
    game: 'Chicken Out!',
    german: deChickenOutSvg,
    cards: [
      [(options) => drawChickenOutCard(null, options), 'hidden card'],
      ...OUT_KINDS.map((card) => [(options?: Options) => drawChickenOutCard(card, options), card] as const),
    ],
  },
  {
    game: 'Blind Chicken Extreme',
    german: deBlindChickenExtremeSvg,
    cards: [
      [(options) => drawBlindChickenExtremeCard(null, options), 'hidden card'],
      ...NUMBERS.map((card) => {
        const carries = [
          ...(ASSUMED_CARDS.chickens.includes(card) ? ['a chicken'] : []),
          ...(ASSUMED_CARDS.pigs.includes(card) ? ['a pig'] : []),
          ...(card === 0 ? ['the sow'] : []),
          ...(ASSUMED_CARDS.faceDown.includes(card) ? ['played face down'] : []),
        ].join(' + ');
        const title = carries === '' ? `${card}` : `${card} (${carries})`;
        return [(options?: Options) => drawBlindChickenExtremeCard(card, options), title] as const;
      }),
    ],
  },
  {
    game: 'Chicken Roundup',
    german: deChickenRoundupSvg,
    cards: [
      [(options) => drawChickenRoundupCard(null, options), 'hidden card'],
      [(options) => drawChickenRoundupCard('fox', options), 'fox'],
      [(options) => drawChickenRoundupCard('rooster', options), 'rooster'],
      ...roundupCatalog.map(
        ({ card, name }) => [(options?: Options) => drawChickenRoundupCard(card, options), name] as const,
      ),
    ],
  },
];

describe.each(EVERY)('the cards of $game', ({ cards, german }) => {
  it('have titles that name them, and stay inside their frames at any width', () => {
    for (const [draw, title] of cards) {
      for (const width of [16, 31, 32, 60, 200]) {
        const reading = read(draw({ width }));
        expect(faults(reading), title).toEqual([]);
        expect(reading.title).toBe(title);
        expect(reading.width).toBe(width);
      }
    }
  });

  it('are all different', () => {
    const pictures = cards.map(([draw]) => draw().replace(/<title>.*?<\/title>/, ''));
    expect(new Set(pictures).size).toBe(cards.length);
  });

  it('have German titles, and refuse invalid locales and widths', () => {
    for (const [draw] of cards) {
      // The locale belongs to the game of these cards.
      expect(read(draw({ locale: german as never })).root.getAttribute('lang')).toBe('de');
      expect(() => draw({ width: 15 })).toThrow('options.width');
      for (const locale of ['de', 'constructor', null, {}]) {
        expect(() => draw({ locale: locale as never })).toThrow('options.locale: expected a locale object');
      }
    }
  });
});

it('the backs of the games differ', () => {
  // A rule for the back of the game follows that of the theme, with the same weight.
  const backs = EVERY.map(({ cards }) => {
    const [back] = cards.find(([, title]) => title === 'hidden card') ?? [];
    return [...(back?.() ?? '').matchAll(/--hc-back:#\w+/g)].at(-1)?.[0];
  });
  expect(backs).not.toContain(undefined);
  expect(new Set(backs).size).toBe(EVERY.length);
});

describe('cards changed by options', () => {
  it('draw the sow as a pig even if she is not among the pigs', () => {
    const [withPig, without] = [[0] as const, []].map((pigs) => {
      const svg = drawBlindChickenExtremeCard(0, { cards: { ...ASSUMED_CARDS, pigs } });
      return read(svg)
        .elements.filter(({ tagName }) => tagName === 'path')
        .map(String);
    });
    expect(without).toEqual(withPig);
  });

  it('show the signs of the option `cards`', () => {
    const cards = { chickens: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], pigs: [11, 12, 13], faceDown: [1] } as const;
    expect(read(drawBlindChickenExtremeCard(1, { cards })).title).toBe('1 (a chicken + played face down)');
    expect(read(drawBlindChickenExtremeCard(17, { cards })).title).toBe('17');
  });

  it("show the diagrams of the option `diagrams`, or the game's by default", () => {
    for (const { name } of DIAGRAMS) {
      const card: Card = `gold ${name}`;
      expect(drawChickenRoundupCard(card, { diagrams: DIAGRAMS })).toBe(drawChickenRoundupCard(card));
      const other: Diagram = {
        name,
        cycles: [
          [
            [0, 0],
            [2, 4],
          ],
        ],
        cards: [],
      };
      expect(drawChickenRoundupCard(card, { diagrams: [other] })).not.toBe(drawChickenRoundupCard(card));
    }
  });

  it('are refused unless they are in the deck', () => {
    const unknown = ['gold famer', 'gold', 'blue dog', 'goose dog', 'farmer gold', 'gold  dog', 'coop', '', 99, {}, []];
    for (const card of [...unknown, { color: 'gold', action: 'dog' }]) {
      expect(() => drawChickenRoundupCard(card as never), JSON.stringify(card)).toThrow(
        /^card: expected a card of the deck, such as "gold farmer", or "fox" or "rooster", got /,
      );
    }
    expect(() => drawChickenRoundupCard('gold cutIn', { diagrams: [] })).toThrow('got "gold cutIn"');
    const { yard, ...view } = chickenRoundup.view(chickenRoundup.setup({ seed: 'hen' }), 0);
    const lost = cardOf('gold', ownAction('wiggle'));
    expect(() => drawChickenRoundup({ ...view, yard: yard.with(0, lost) })).toThrow('got "gold wiggle"');
  });

  it('may have the name of an object member', () => {
    for (const action of ['constructor', 'toString', 'valueOf', 'hasOwnProperty']) {
      const words = { constructor: 'Constructor', toString: 'To String', valueOf: 'Value Of' }[action];
      const diagrams = [
        {
          name: action,
          cycles: [
            [
              [0, 0],
              [0, 1],
            ],
          ],
          cards: [],
        } as const,
      ];
      const title = read(drawChickenRoundupCard(cardOf('red', ownAction(action)), { diagrams })).title;
      expect(title).toBe(`red ${typeof words === 'string' ? words : 'Has Own Property'}`);
    }
  });

  it('are drawn safely under any name from a foreign table', () => {
    const state = chickenRoundup.setup({ seed: 'hen' });
    const offset = fc.tuple(fc.integer({ min: -10, max: 10 }), fc.integer({ min: -10, max: 10 }));
    const unit = fc.oneof(fc.constantFrom('<', '&', '"', '\u0000', ']]>', '\ud800'), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(
        fc.array(unit).map((parts) => parts.join('')),
        fc.array(fc.array(offset, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
        fc.array(offset, { maxLength: 3 }),
        (name, cycles, cards) => {
          // An invalid name is refused before it is written anywhere.
          const hostile = `silver ${name}` as Card;
          const given = { diagrams: [{ name, cycles, cards }] };
          if (!/^[a-z][a-zA-Z0-9]{0,39}$/.test(name)) {
            expect(() => drawChickenRoundupCard(hostile, given)).toThrow(RangeError);
          }
          const card = cardOf('silver', ownAction('wiggle'));
          const diagrams = [{ name: 'wiggle', cycles, cards }];
          expect(faults(read(drawChickenRoundupCard(card, { diagrams, width: 90 })))).toEqual([]);
          const view = {
            ...chickenRoundup.view(state, 0),
            options: { ...state.options, diagrams: [...DIAGRAMS, ...diagrams] },
            hands: [[card, card], [null]],
            discardPile: [card],
          };
          expect(faults(read(drawChickenRoundup(view, { width: 800 })))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('is refused without options, naming the locale', () => {
  const view = chickenRoundup.view(chickenRoundup.setup({ seed: 'hen' }), 0);
  for (const [draw, thing] of [
    [drawings.drawChickenRoundup, view],
    [drawings.drawChickenRoundupCard, 'egg'],
  ] as const) {
    expect(() => Reflect.apply(draw, undefined, [thing])).toThrow(
      /^options\.locale: expected a locale object, such as `enChickenSvg`/,
    );
  }
});

describe('a value that is not a card', () => {
  it.each<readonly [string, (options?: Options) => string, string]>([
    ['Chicken', () => drawChickenCard(99 as never), "expected a number from 1 to 6, 'chick' or 'egg', got 99"],
    ['Crazy Chicken', () => drawCrazyChickenCard(99 as never), 'expected 20, 18, 16, 14, 12, 9, 8, 7, 6, got 99'],
    [
      'Chicken Out!',
      () => drawChickenOutCard({ color: 'red', number: 7 } as never),
      'expected a card such as "SAME" or "red 7", got {"color":"red","number":7}',
    ],
    ['Chicken Out!', () => drawChickenOutCard(undefined as never), 'or "red 7", got undefined'],
    [
      'Blind Chicken Extreme',
      () => drawBlindChickenExtremeCard(99 as never),
      'expected a whole number from 0 to 49, got 99',
    ],
  ])('is refused by %s', (_, draw, message) => {
    expect(draw).toThrow(RangeError);
    expect(draw).toThrow(message);
  });

  it('is refused by every game', () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    const none = [
      '9',
      '',
      'Egg',
      -1,
      0.5,
      Number.NaN,
      50,
      true,
      undefined,
      [],
      {},
      circular,
      1n,
      Symbol('egg'),
      () => 1,
    ];
    const drawings = [
      drawChickenCard,
      drawCrazyChickenCard,
      drawChickenOutCard,
      drawBlindChickenExtremeCard,
      drawChickenRoundupCard,
    ] as readonly ((card: unknown) => string)[];
    for (const draw of drawings) {
      for (const card of none) expect(() => draw(card)).toThrow(/^card: expected .*, got .+/);
    }
    expect(() => drawChickenCard('9' as never)).toThrow(
      "card: expected a number from 1 to 6, 'chick' or 'egg', got \"9\"",
    );
  });
});

/** The contrast of two colors, by WCAG 2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((tone) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
        const part = Number.parseInt(tone.slice(start, start + 2), 16) / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s colors', (light) => {
  it.each([
    ['ink', 'table'],
    ['ink', 'panel'],
    ['muted', 'table'],
    ['muted', 'panel'],
    ['ink', 'wood'],
    ['muted', 'wood'],
    ['print', 'paper'],
    ['redPrint', 'paper'],
    ['onBadge', 'badge'],
    ['onTurn', 'turn'],
    ['yolkInk', 'yolk'],
  ] as const)('%s is readable on %s', (words, ground) => {
    expect(contrast(PALETTE[words][light], PALETTE[ground][light])).toBeGreaterThan(4.5);
  });

  it.each([
    ['turn', 'panel'],
    ['turn', 'table'],
    ['yolk', 'yolkInk'],
    ['back', 'panel'],
    ['paper', 'back'],
  ] as const)('%s stands out from %s', (shape, ground) => {
    expect(contrast(PALETTE[shape][light], PALETTE[ground][light])).toBeGreaterThan(3);
  });
});
