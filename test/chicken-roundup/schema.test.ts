import { playout } from 'hencoop';
import { type Card, COLORS, chickenRoundup, DECK, DIAGRAMS, type State } from 'hencoop/chicken-roundup';
import { eventSchema, moveSchema, optionsSchema, stateSchema, viewSchema } from 'hencoop/chicken-roundup/schema';
import { describe, expect, it } from 'vitest';
import { card, position } from '../../src/chicken-roundup/testkit/position.js';
import { PRINTED } from '../../src/chicken-roundup/testkit/printed.js';
import { faults } from '../support/faults.js';

const state = chickenRoundup.setup({ seed: 'schema' });

describe('the state schema', () => {
  it('accepts states through JSON, with other decks and diagrams too', () => {
    for (const options of [{}, PRINTED]) {
      const given = chickenRoundup.setup({ seed: 'json', options });
      expect(stateSchema.parse(JSON.parse(JSON.stringify(given)))).toEqual(given);
    }
  });

  const { deck, yard, hands }: State = state;
  const rooster = deck.indexOf('rooster');
  const swapped = (cards: State['deck'], index: number): State['deck'] =>
    cards.filter((slot): slot is Card | 'rooster' => slot !== 'rooster').toSpliced(index, 0, 'rooster');
  it.each<[string, Partial<Record<keyof State | 'extra', unknown>>, string]>([
    ['an unknown field', { extra: 1 }, 'extra'],
    ['a third seat', { seats: 3 }, 'seats'],
    ['a lost card', { deck: deck.slice(0, -1) }, ': expected 100 cards in all, got 99'],
    [
      'a doubled card',
      { discardPile: [hands[0]?.[0]], deck: deck.slice(0, -1) },
      ': expected exactly the cards of the deck, got one that is not left in it',
    ],
    [
      'a color that does not exist',
      { discardPile: ['green dog'] },
      'discardPile.0: expected a card, such as "gold farmer"',
    ],
    [
      'an action that does not exist',
      { hands: [['red fly', ...(hands[0] ?? []).slice(1)], hands[1]] },
      ': expected exactly the cards of the deck, got one that is not left in it',
    ],
    [
      'no rooster',
      { deck: deck.filter((slot) => slot !== 'rooster') },
      'deck: expected the rooster until it is drawn, got none',
    ],
    ['two roosters', { deck: ['rooster', ...deck] }, 'deck: expected one rooster, got 2'],
    [
      'a rooster too high',
      { deck: swapped(deck, 20) },
      'deck.20: expected the rooster with at most 19 cards below it, got more',
    ],
    [
      'a rooster that was drawn',
      { turnsLeft: 1 },
      `deck.${rooster}: expected no rooster once it has been drawn, got one`,
    ],
    [
      'a yard without the fox',
      { yard: yard.map((one) => (one === 'fox' ? 'open' : one)) },
      'yard: expected one fox, got 0',
    ],
    ['a short yard', { yard: yard.slice(1) }, 'yard'],
    ['a hidden card', { hands: [[null, ...(hands[0] ?? [])], hands[1]] }, 'hands.0'],
    ['a long hand', { hands: [[...(hands[0] ?? []), ...(hands[1] ?? [])], []] }, 'hands.0'],
    [
      'a short hand',
      { hands: [hands[0], hands[1]?.slice(1)], discardPile: hands[1]?.slice(0, 1) },
      'hands.1: expected 5 cards while the deck has some, got 4',
    ],
    [
      'a turn of the wrong seat',
      { step: { type: 'plays', seat: 1, play: 1 } },
      'step.seat: expected 0 in turn 1, got 1',
    ],
    ['a third play', { step: { type: 'plays', seat: 0, play: 3 } }, 'step.play'],
    [
      'no gap to close',
      { step: { type: 'closeGap', seat: 0, next: 'secondPlay' } },
      'yard: expected a gap in the middle row in this step, got none',
    ],
    ['an early end', { step: { type: 'over', reason: 'rooster' } }, 'turnsLeft: expected 0 at the end, got null'],
    ['more than 158 turns', { turn: 159 }, 'turn'],
    [
      'a rooster drawn too soon',
      { turnsLeft: 1, deck: swapped(deck, 0).slice(1) },
      'deck: expected at most the 19 cards that lay below the rooster, got 76',
    ],
    [
      'three turns left',
      { turnsLeft: 3, deck: swapped(deck, 0).slice(1) },
      'turnsLeft: expected less than 3 at a decision, got 3',
    ],
    [
      'turns left that end with the wrong seat',
      { turnsLeft: 2, deck: swapped(deck, 0).slice(1) },
      'turnsLeft: expected an odd number, as the other seat plays last, got 2',
    ],
    ['an unknown step', { step: { type: 'nap', seat: 0 } }, 'step.type'],
    ['no seed', { seed: 7 }, 'seed'],
    ['options of another game', { options: { firstSeat: 0 } }, 'options.coops'],
  ])('refuses %s, saying where and why', (_, change, fault) => {
    expect(faults(stateSchema, { ...structuredClone(state), ...change })).toContain(fault);
  });

  it('CR-9.3: refuses a turn from which the game could continue after turn 158', () => {
    const at = (turn: number, seat: number, change: Partial<State> = {}) =>
      faults(stateSchema, { ...state, ...change, turn, step: { type: 'plays', seat, play: 1 } });
    // With the whole deck, the 77th card is drawn 152 turns later at the latest, and two or three turns follow.
    for (const turn of [1, 2, 3, 4]) expect(at(turn, 1 - (turn % 2))).toBe('');
    expect(at(5, 0)).toBe('turn: expected one early enough to end by turn 158 with 77 cards in the deck, got 5');
    expect(at(158, 1)).toContain('turn: expected one early enough to end by turn 158');
    // One of the two cards is the rooster.
    const short: Partial<State> = {
      deck: ['rooster', ...deck.slice(-1)],
      discardPile: deck.slice(0, -1).filter((slot) => slot !== 'rooster') as Card[],
    };
    expect(at(153, 0, short)).toBe('');
    expect(at(154, 1, short)).toBe('');
    expect(at(155, 0, short)).toContain('with 2 cards in the deck, got 155');
    // A fox at the player's own coop can keep the turn from drawing any.
    const fox = (cell: number) => ({ yard: yard.with(yard.indexOf('fox'), yard[cell] as Card).with(cell, 'fox') });
    expect(at(154, 1, { ...short, ...fox(10) })).toBe('');
    expect(at(154, 1, { ...short, ...fox(4) })).toContain('with 2 cards in the deck, got 154');
    const last: Partial<State> = {
      ...short,
      deck: deck.slice(-1),
      discardPile: deck.slice(0, -1).filter((slot) => slot !== 'rooster') as Card[],
    };
    expect(at(157, 0, { ...last, turnsLeft: 1 })).toBe('');
    expect(at(158, 1, { ...last, turnsLeft: 0 })).toBe('');
    expect(at(158, 1, { ...last, turnsLeft: 2 })).toContain('with 2 turns left, got 158');
    // No issue reveals where the rooster is.
    const view = chickenRoundup.view({ ...state, turn: 5 }, 0);
    expect(faults(viewSchema, view)).toContain('turn: expected one early enough');
  });

  it('CR-4.1: refuses gaps, and open cells before the first play while there are cards', () => {
    const holes = (...cells: number[]) => ({
      ...state,
      yard: yard.map((one, cell) => (cells.includes(cell) ? 'open' : one)),
      discardPile: cells.map((cell) => yard[cell] as Card),
    });
    expect(faults(stateSchema, holes(4))).toContain(
      'yard: expected no gap in the row of seat 1, got one: it closes at once',
    );
    expect(faults(stateSchema, holes(10))).toContain('yard: expected no gap in the row of seat 0, got one');
    expect(faults(stateSchema, holes(6))).toContain('yard: expected no gap in the middle row in this step, got one');
    expect(faults(stateSchema, holes(14))).toBe(
      'yard.14: expected no open cell between turns while there are cards, got one',
    );
    const second = { ...holes(14), step: { type: 'plays', seat: 0, play: 2 } };
    expect(faults(stateSchema, second)).toBe('');
    expect(faults(stateSchema, { ...holes(6), step: { type: 'closeGap', seat: 0, next: 'sendingIn' } })).toBe('');
  });

  it('accepts late positions, with cells and hands left unfilled', () => {
    const late = { ...position({ south: 'GW...', hands: [[], [card('R', 'dog')]] }), turn: 2, turnsLeft: 0 };
    expect(faults(stateSchema, { ...late, step: { type: 'plays', seat: 1, play: 1 } })).toBe('');
    expect(faults(stateSchema, { ...late, step: { type: 'over', reason: 'rooster' } })).toBe('');
  });

  it('CR-7.3: refuses a gap left by the fox while it is in the middle row', () => {
    const gap = { middle: 'BBF.B', step: { type: 'closeGap', seat: 0, next: 'foxAtCoop' } } as const;
    expect(faults(stateSchema, position(gap))).toBe(
      'step.next: expected another step while the fox is in the middle row, got "foxAtCoop"',
    );
    expect(faults(stateSchema, position({ ...gap, step: { ...gap.step, next: 'exposedFox' } }))).toBe('');
    expect(faults(stateSchema, position({ ...gap, middle: 'BB.BB', south: 'GWFWB' }))).toBe('');
  });

  it('refuses an end with an open cell while there are cards', () => {
    const cardsLeft = { deck: [card('G', 'dog')], hands: [], turnsLeft: 0 } as const;
    const hand = ['W', 'B', 'R', 'S', 'G'].map((color) => card(color as 'W', 'farmer'));
    const other = ['W', 'B', 'R', 'S', 'G'].map((color) => card(color as 'W', 'parade'));
    const ended = (south: string) => ({
      ...position({ ...cardsLeft, south, hands: [hand, other] }),
      turn: 2,
      step: { type: 'over', reason: 'rooster' },
    });
    expect(faults(stateSchema, ended('GWSWB'))).toBe('');
    expect(faults(stateSchema, ended('GWSW.'))).toContain(
      'yard.14: expected no open cell between turns while there are cards, got one',
    );
  });

  it.each([null, undefined, [], 'state', 1, Number.NaN, {}, { seats: 2 }, { __proto__: null }])(
    'refuses %j',
    (value) => {
      expect(stateSchema.safeParse(value).success).toBe(false);
    },
  );

  it('refuses a view as a state, and a state as a view', () => {
    const view = chickenRoundup.view(state, 0);
    expect(faults(stateSchema, view)).not.toBe('');
    expect(faults(viewSchema, state)).not.toBe('');
    expect(faults(viewSchema, { ...view, viewer: 2 })).toContain('viewer');
    expect(faults(viewSchema, { ...view, deck: view.deck.slice(1) })).toContain('100 cards');
    // CR-10.1
    expect(faults(viewSchema, { ...view, viewer: 1 })).toContain(
      "hands.1: expected the viewer's own cards, got a hidden one",
    );
    expect(faults(viewSchema, JSON.parse(JSON.stringify(view)))).toBe('');
    // A remembered view may know some of them.
    expect(faults(viewSchema, { ...view, hands: state.hands, deck: [state.deck[0], ...view.deck.slice(1)] })).toBe('');
    expect(faults(viewSchema, { ...view, hands: [hands[0], Array(5).fill(hands[0]?.[0])] })).toContain(
      'got one that is not left in it',
    );
  });
});

describe('the other schemas', () => {
  it('refuse a malformed move with its path', () => {
    const dog = card('G', 'dog');
    expect(faults(moveSchema, { seat: 0, type: 'farmer', card: dog, target: 'M5' })).toMatch(/^target: /);
    expect(faults(moveSchema, { seat: 2, type: 'endPlays' })).toMatch(/^seat: /);
    expect(faults(moveSchema, { seat: 0, type: 'parade', card: dog, path: [] })).toMatch(/^path: /);
    expect(faults(moveSchema, { seat: 0, type: 'diagram', card: dog, cells: ['S0', 7] })).toMatch(/^cells\.1: /);
    expect(faults(moveSchema, { seat: 0, type: 'dog', card: `${dog} `, end: 'west' })).toMatch(/^card: /);
    expect(faults(moveSchema, { seat: 0, type: 'closeGap', toward: 'west', card: dog })).toContain('card');
  });

  it('refuse an event with an unknown field', () => {
    expect(faults(eventSchema, { type: 'playsEnded', seat: 0 })).toBe('');
    expect(faults(eventSchema, { type: 'playsEnded', seat: 0, card: 1 })).toContain('card');
    expect(faults(eventSchema, { type: 'drawn', seat: 0, card: null, to: 'hand' })).toMatch(/^card: /);
  });
});

const named = (name: string, change: object = {}) => ({
  name,
  cycles: [
    [
      [0, 0],
      [0, 1],
    ],
  ],
  cards: [],
  ...change,
});
/** The assumed diagrams with Side Step replaced. */
const instead = (diagram: unknown) => ({ diagrams: [diagram, ...DIAGRAMS.slice(1)] });
const less = { ...DECK.white, dog: 1 };

/** Invalid options, each with the message of `setup`. */
const REFUSED: [unknown, string][] = [
  [{ firstSeat: 2 }, 'options.firstSeat: expected a seat from 0 to 1, got 2'],
  [{ parade: 'after' }, `options.parade: expected 'instead' or 'before', got "after"`],
  [{ exposed: 'both' }, `options.exposed: expected 'ownRow' or 'eitherRow', got "both"`],
  [{ coops: 'none' }, `options.coops: expected 'opposite' or 'sameSide', got "none"`],
  [{ hens: 1 }, 'options.hens: unknown field'],
  [{ deck: null }, 'options.deck: expected an object with the five colors'],
  [{ deck: { white: {} } }, 'options.deck.black: expected an object with the number of each action, got undefined'],
  [{ deck: { ...DECK, green: {} } }, 'options.deck.green: unknown field'],
  [{ deck: { ...DECK, white: { dog: 0 } } }, 'options.deck.white.dog: expected a whole number from 1 to 100, got 0'],
  [{ deck: { ...DECK, white: { dog: 1.5 } } }, 'options.deck.white.dog: expected a whole number'],
  [{ deck: { ...DECK, white: { ...less, fly: 1 } } }, 'options.deck.white.fly: expected a known action: farmer, dog,'],
  [{ deck: { ...DECK, white: less } }, 'options.deck: expected 100 cards in all, got 99'],
  [{ deck: JSON.parse('{"__proto__":{}}') }, 'options.deck.__proto__: unknown field'],
  [
    { deck: { ...DECK, white: JSON.parse('{"__proto__":20}') } },
    'options.deck.white.__proto__: expected a known action',
  ],
  [{ diagrams: {} }, 'options.diagrams: expected a list of diagrams, got an object'],
  [{ diagrams: [7] }, 'options.diagrams.0: expected an object with name, cycles and cards, got 7'],
  [{ diagrams: [] }, 'options.deck.white.sideStep: expected a known action: farmer, dog, parade, foxTrot'],
  [instead({ name: 'sideStep', cycles: [] }), 'options.diagrams.0.cards: expected a list of cells'],
  [instead(named('sideStep', { mirror: false })), 'options.diagrams.0.mirror: unknown field'],
  [
    instead(named('sideStep', { cycles: [[[0, 0, 0]]] })),
    'options.diagrams.0.cycles.0.0: expected a cell [row, column]',
  ],
  [
    instead(
      named('sideStep', {
        cycles: [
          [
            [0, 0],
            [0, 99],
          ],
        ],
      }),
    ),
    'options.diagrams.0.cycles.0.1: expected a cell',
  ],
  [
    instead(
      named('sideStep', {
        cycles: [
          [
            [0, -0],
            [0, 1],
          ],
        ],
      }),
    ),
    'options.diagrams.0.cycles.0.0: expected a cell',
  ],
  [instead(named('sideStep', { cycles: [] })), 'options.diagrams.0: sideStep: expected cycles of two cells or more'],
  [
    instead(named('sideStep', { cycles: [[[0, 0]]] })),
    'options.diagrams.0: sideStep: expected cycles of two cells or more',
  ],
  [
    instead(
      named('sideStep', {
        cycles: [
          [
            [0, 0],
            [0, 1],
            [0, 0],
          ],
        ],
      }),
    ),
    'options.diagrams.0: sideStep: expected every cell once, got [0,0] twice',
  ],
  [instead(named('sideStep', { cards: [[0, 1]] })), 'expected every cell once, got [0,1] twice'],
  [
    instead(
      named('sideStep', {
        cycles: [
          [
            [0, 0],
            [3, 0],
          ],
        ],
      }),
    ),
    'sideStep: expected a diagram that fits into the 3 rows and 5',
  ],
  [
    instead(
      named('sideStep', {
        cycles: [
          [
            [0, -2],
            [0, 3],
          ],
        ],
      }),
    ),
    'sideStep: expected a diagram that fits into the 3 rows',
  ],
  [instead(named('sideStep', { cards: [[3, 0]] })), 'sideStep: expected a diagram that fits into the 3 rows'],
  [instead(named('hop')), 'options.diagrams.0: hop: expected a name that the deck uses'],
  [instead(named('dog')), 'options.diagrams.0: dog: expected a name that no other action has'],
  [instead(named('cutIn')), 'options.diagrams.4: cutIn: expected a name that no other action has'],
  [instead(named('Side Step')), 'options.diagrams.0: Side Step: expected a name in camelCase'],
];

describe('setup', () => {
  it.each(REFUSED)('CR-1.2, CR-6.0, CR-6.0b, G-12: refuses the options %j', (options, message) => {
    expect(() => chickenRoundup.setup({ options: options as never })).toThrow(RangeError);
    expect(() => chickenRoundup.setup({ options: options as never })).toThrow(message);
    expect(optionsSchema.safeParse(options).success).toBe(false);
  });

  it.each<[unknown, RegExp]>([
    [{ seats: 3 }, /^seats: expected exactly 2, got 3$/],
    [{ seats: 1 }, /^seats: /],
    [{ seed: 7 }, /^seed: expected a string/],
    [{ options: null }, /^options: /],
    [null, /^config: /],
  ])('G-12: refuses %j with a RangeError that names the path', (config, message) => {
    expect(() => chickenRoundup.setup(config as never)).toThrow(message);
  });

  it('CR-6.0: accepts other diagrams, and gives the game its own copy', () => {
    const given = structuredClone(PRINTED);
    const { options } = chickenRoundup.setup({ options: given });
    expect(options.diagrams).toEqual(PRINTED.diagrams);
    expect(options.diagrams).not.toBe(given.diagrams);
    expect(Object.isFrozen(options.diagrams)).toBe(true);
    expect(optionsSchema.parse(given)).toEqual(given);
    // Only differences count.
    const moved = instead(
      named('sideStep', {
        cycles: [
          [
            [-3, 7],
            [-3, 8],
          ],
        ],
      }),
    );
    const state = chickenRoundup.setup({ seed: 'moved', options: moved as never });
    const assumed = chickenRoundup.setup({ seed: 'moved' });
    expect(chickenRoundup.legalMoves(state)).toEqual(chickenRoundup.legalMoves(assumed));
  });

  it('CR-6.0b: without a list, the game has the assumed diagrams that its deck uses', () => {
    const twenty = { farmer: 20 };
    const farmers = { white: twenty, black: twenty, red: twenty, silver: twenty, gold: twenty };
    const dancing = { ...farmers, gold: { farmer: 10, roundDance: 4, sideStep: 6 } };
    for (const [deck, names] of [
      [farmers, []],
      [dancing, ['sideStep', 'roundDance']],
    ] as const) {
      const { options, ...start } = chickenRoundup.setup({ seed: 'few', options: { deck } });
      expect(options.diagrams.map(({ name }) => name)).toEqual(names);
      expect(Object.isFrozen(options.diagrams)).toBe(true);
      expect(optionsSchema.parse({ deck })).toEqual({ deck });
      // The options in a state or a record are accepted as they are.
      expect(chickenRoundup.setup({ seed: 'few', options })).toEqual({ options, ...start });
      expect(stateSchema.parse({ options, ...start })).toEqual({ options, ...start });
      expect(playout(chickenRoundup, { options, ...start }, { seed: 'few' }).step.type).toBe('over');
    }
    // A list from the caller is checked, even the assumed one.
    const given = { deck: farmers, diagrams: DIAGRAMS };
    expect(() => chickenRoundup.setup({ options: given })).toThrow(
      'options.diagrams.0: sideStep: expected a name that',
    );
    expect(optionsSchema.safeParse(given).success).toBe(false);
    // The deck may name only these, and all of them.
    const misspelled = { ...farmers, red: { famer: 20 } };
    expect(() => chickenRoundup.setup({ options: { deck: misspelled } })).toThrow(
      /^options\.deck\.red\.famer: expected a known action: .*, sideStep, fenceHop/,
    );
    expect(chickenRoundup.setup({ options: { deck: { ...DECK } } }).options.diagrams).toBe(DIAGRAMS);
  });

  it('G-12: an absent option has its default', () => {
    expect(chickenRoundup.setup({ options: { coops: undefined } }).options).toEqual({
      firstSeat: 0,
      coops: 'opposite',
      parade: 'instead',
      exposed: 'ownRow',
      deck: Object.fromEntries(COLORS.map((color) => [color, DECK[color]])),
      diagrams: DIAGRAMS,
    });
    expect(optionsSchema.parse({})).toEqual({});
  });
});
