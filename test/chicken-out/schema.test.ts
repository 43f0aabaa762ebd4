import { chickenOut, type State } from 'hencoop/chicken-out';
import {
  eventSchema,
  moveSchema,
  optionsSchema,
  redactedEventSchema,
  stateSchema,
  viewSchema,
} from 'hencoop/chicken-out/schema';
import { describe, expect, it } from 'vitest';
import { card, cards, type Given, position } from '../../src/chicken-out/testkit/position.js';

const state = chickenOut.setup({ seats: 3, seed: 'schema' });

/** Where and why a value is refused. */
function faults(
  schema: typeof stateSchema | typeof viewSchema | typeof moveSchema | typeof optionsSchema,
  value: unknown,
) {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const changed = (change: Partial<Record<keyof State | 'extra', unknown>>, whole: State = state) => ({
  ...structuredClone(whole),
  ...change,
});

/** A valid position on a turn. */
const SOUND: Given = { piles: ['r2 r3', 'r4 r5', 'r6'], series: 'b9 r9', turn: 5 };
const sound = (given: Partial<Given> = {}) => position({ ...SOUND, ...given });

/** A valid finished game by rank. */
const over = (given: Partial<Given> = {}) =>
  position({
    piles: ['', 'r4 r5', 'r6'],
    step: { type: 'over', reason: 'wentOut', foxes: null },
    scores: [1, 3, 2],
    turn: 5,
    ...given,
  });

/** A valid finished game by cards. */
const counted = (given: Partial<Given> = {}) =>
  over({
    piles: ['', 'SAME r5', 'ZERO'],
    leftGame: position({ piles: ['', 'SAME r5', 'ZERO'] }).leftGame,
    step: { type: 'over', reason: 'wentOut', foxes: [0, 1, 1] },
    options: { scoring: 'cards' },
    scores: [0, 11, 10],
    ...given,
  });

describe('the state schema', () => {
  it('accepts states through JSON', () => {
    for (const given of [state, sound(), over()]) {
      expect(stateSchema.parse(JSON.parse(JSON.stringify(given)))).toEqual(given);
    }
  });

  it('is a Standard Schema', async () => {
    expect(await stateSchema['~standard'].validate(state)).toEqual({ value: state });
  });

  const [first, ...rest] = state.piles;
  it.each<[string, Partial<Record<keyof State | 'extra', unknown>>, string]>([
    ['an unknown field', { extra: 1 }, 'extra'],
    ['a lost card', { piles: [first?.slice(1), ...rest] }, ': expected 60 cards in all, got 59'],
    [
      'a doubled card',
      { piles: [first?.map(() => 'ZERO'), ...rest] },
      ': expected exactly the cards of the deck, got one that is not left in it',
    ],
    [
      'a card that does not exist',
      { piles: [first?.map(() => 'red 1'), ...rest] },
      'piles.0.0: expected one of "black 0"',
    ],
    ['a card with more on it', { series: ['black 3 egg'] }, 'series.0'],
    ['a card as an object', { series: [{ color: 'black', number: 3 }] }, 'series.0'],
    ['a hidden card', { piles: [first?.map(() => null), ...rest] }, 'piles.0.0'],
    ['too few piles', { piles: rest }, 'piles: expected one entry for each of the 3 seats, got 2'],
    ['too few scores', { scores: [0, 0] }, 'scores: expected one entry for each of the 3 seats, got 2'],
    [
      'a seat that is not at the table',
      { step: { type: 'open', seat: 3 } },
      'step.seat: expected a seat from 0 to 2, got 3',
    ],
    [
      'a first seat that is not there',
      { options: { ...state.options, firstSeat: 3 } },
      'options.firstSeat: expected a seat from 0 to 2, got 3',
    ],
    ['another starter', { starter: 1 }, 'starter: expected 0, the starter of game 1, got 1'],
    ['a game beyond games', { gameNumber: 2, starter: 1 }, 'gameNumber: expected at most 1 (options.games), got 2'],
    ['a turn beyond maxTurns', { turn: 2001 }, 'turn: expected at most 2000 (options.maxTurns), got 2001'],
    ['a turn of -0', { turn: -0 }, 'turn'],
    ['another count than the series', { count: 3 }, 'count: expected 0, the count of the series, got 3'],
    ['another SAME than the series', { sameAs: 'ZERO' }, 'sameAs: expected null, by the series, got ZERO'],
    ['a SAME that stands for a SAME', { sameAs: 'SAME' }, 'sameAs'],
    [
      'a player out with cards',
      { wentOut: [1] },
      'wentOut: expected the seats with an empty pile, [], each once, got [1]',
    ],
    ['eggs without layAnEgg', { eggs: 1 }, 'eggs: expected at most 0, three in each turn with layAnEgg, got 1'],
    [
      'passOn with three seats',
      { options: { ...state.options, passOn: true } },
      'options.passOn: expected false with fewer than 5 seats, got true',
    ],
    [
      'scores before the end of a game',
      { scores: [1, 0, 0] },
      'scores.0: expected a score that the games played can give, got 1',
    ],
    [
      'a turn without a series',
      { step: { type: 'turn', seat: 0 } },
      'series: expected at least one card to play on, got none',
    ],
    [
      'an extra card without doubleUp',
      { step: { type: 'extraCard', seat: 0 } },
      'step.type: expected "turn" without doubleUp and the same number twice, got "extraCard"',
    ],
    ['an unknown step', { step: { type: 'nap', seat: 0 } }, 'step.type'],
    [
      'an end without reason',
      { step: { type: 'over', reason: 'wentOut', foxes: null } },
      'step.reason: expected "maxTurns", got "wentOut"',
    ],
    ['no seed', { seed: 7 }, 'seed'],
  ])('refuses %s, saying where and why', (_, change, fault) => {
    expect(faults(stateSchema, changed(change)).join('\n')).toContain(fault);
  });

  it.each<[string, State, string]>([
    [
      'opening on a series',
      sound({ step: { type: 'open', seat: 0 } }),
      'series: expected no card before a count is opened, got 2',
    ],
    ['a count of 21 or more', { ...sound(), count: 21 }, 'count'],
    [
      'a new count with a player out',
      sound({ piles: ['', 'r4 r5', 'r6'], step: { type: 'ownCount', seat: 1 } }),
      'step.type: expected "turn" or "extraCard" once a player is out, got "ownCount"',
    ],
    [
      'a player without cards to move',
      sound({ piles: ['', 'r4 r5', 'r6'] }),
      'step.seat: expected a player who has cards, got 0',
    ],
    [
      'an extra card without a double',
      sound({ options: { doubleUp: true }, series: 'b9 r8', step: { type: 'extraCard', seat: 0 } }),
      'step.type: expected "turn" without doubleUp and the same number twice, got "extraCard"',
    ],
    [
      'cards that left a game with passOn',
      sound({ piles: ['r2', 'r3', 'r4', 'r5', 'r6'], options: { passOn: true } }),
      'leftGame: expected no card as passOn passes them on, got 53',
    ],
    [
      'cards that left a game with passOn while others had some',
      over({
        piles: ['r2', 'r3', 'r4', 'r6', 'r8'],
        options: { passOn: true, maxTurns: 5 },
        step: { type: 'over', reason: 'maxTurns', foxes: null },
        scores: [1, 1, 1, 1, 1],
      }),
      'leftGame: expected no card as passOn passes them on while others have cards, got 55',
    ],
    [
      'more eggs than turns allow',
      sound({ options: { layAnEgg: true }, eggs: 16 }),
      'eggs: expected at most 15, three in each turn with layAnEgg, got 16',
    ],
    ['an end before the last game', over({ options: { games: 2 } }), 'gameNumber: expected 2 at the end, got 1'],
    [
      'an early end by maxTurns',
      sound({ step: { type: 'over', reason: 'maxTurns', foxes: null } }),
      'turn: expected 2000 at the end by maxTurns, got 5',
    ],
    [
      'foxes counted by rank',
      over({ step: { type: 'over', reason: 'wentOut', foxes: [0, 0, 0] } }),
      'step.foxes: expected null with scoring by rank, got a list',
    ],
    [
      'places that do not match the piles',
      over({ scores: [1, 2, 3] }),
      'scores.1: expected a score that the games played can give, got 2',
    ],
    [
      'no foxes counted by cards',
      counted({ step: { type: 'over', reason: 'wentOut', foxes: null } }),
      'step.foxes: expected one entry for each of the 3 seats, got null',
    ],
    [
      'foxes that are not in the pile',
      counted({ step: { type: 'over', reason: 'wentOut', foxes: [0, 2, 0] }, scores: [0, 20, 1] }),
      'step.foxes.1: expected the number of foxes in that pile, got 2',
    ],
    [
      'points that do not match the piles',
      counted({ scores: [0, 2, 10] }),
      'scores.1: expected a score that the games played can give, got 2',
    ],
  ])('refuses %s, saying where and why', (_, given, fault) => {
    expect(faults(stateSchema, given).join('\n')).toContain(fault);
  });

  it('accepts the positions from which these were made', () => {
    for (const given of [sound(), over(), counted()]) expect(faults(stateSchema, given)).toEqual([]);
    const double = sound({ options: { doubleUp: true }, step: { type: 'extraCard', seat: 0 } });
    expect(faults(stateSchema, double)).toEqual([]);
    expect(faults(stateSchema, sound({ series: '', step: { type: 'ownCount', seat: 0 } }))).toEqual([]);
  });

  it('refuses an end with fewer piles or scores than seats, without a crash', () => {
    for (const given of [over(), counted()]) {
      expect(faults(stateSchema, { ...given, piles: given.piles.slice(1) })).toEqual([
        'piles: expected one entry for each of the 3 seats, got 2',
      ]);
      expect(faults(stateSchema, { ...given, scores: [1, 2] })).toEqual([
        'scores: expected one entry for each of the 3 seats, got 2',
      ]);
    }
  });

  it.each([null, undefined, [], 'state', 1, Number.NaN, {}, { seats: 3 }, { __proto__: null }])(
    'refuses %j',
    (value) => {
      expect(stateSchema.safeParse(value).success).toBe(false);
    },
  );

  it('refuses a view as a state, and a state as a view', () => {
    expect(faults(stateSchema, chickenOut.view(state, 0))).not.toEqual([]);
    expect(faults(viewSchema, state)).not.toEqual([]);
  });
});

describe('the view schema', () => {
  it('accepts table views and remembered ones, through JSON', () => {
    const view = chickenOut.view(sound(), 1);
    const remembered = { ...view, piles: [[card('r2'), null], [null, null], [null]] };
    for (const given of [view, remembered]) expect(viewSchema.parse(JSON.parse(JSON.stringify(given)))).toEqual(given);
  });

  it('refuses -0, which JSON can write but does not keep', () => {
    const zero = position({ piles: ['r2 b0', 'r3'], series: 'b0' });
    expect(faults(stateSchema, zero)).toEqual([]);
    const minus = JSON.parse(JSON.stringify(zero).replace('"count":0', '"count":-0'));
    expect(faults(stateSchema, minus)).not.toEqual([]);
    const played = { type: 'played', seat: 0, card: 'black 0', sameAs: 'black 0', count: 0 };
    expect(eventSchema.safeParse(played).success).toBe(true);
    expect(eventSchema.safeParse({ ...played, count: -0 }).success).toBe(false);
    expect(eventSchema.safeParse({ ...played, seat: -0 }).success).toBe(false);
    expect(eventSchema.safeParse({ ...played, card: 'black -0' }).success).toBe(false);
    expect(eventSchema.safeParse({ ...played, sameAs: 'black -0' }).success).toBe(false);
  });

  it('refuses a viewer who is not at the table, and a card that lies elsewhere', () => {
    const view = chickenOut.view(sound(), 1);
    expect(faults(viewSchema, { ...view, viewer: 3 }).join()).toContain(
      'viewer: expected a seat from 0 to 2, or null, got 3',
    );
    const twice = { ...view, piles: [cards('b9 b9'), [null, null], [null]] };
    expect(faults(viewSchema, twice).join()).toContain(
      'expected exactly the cards of the deck, got one that is not left in it',
    );
  });

  it('refuses counted foxes that do not fit into the piles, or are too few in total', () => {
    const view = chickenOut.view(counted(), 1);
    expect(faults(viewSchema, view)).toEqual([]);
    const over = (foxes: number[]) => ({ ...view, step: { type: 'over', reason: 'wentOut', foxes } });
    expect(faults(viewSchema, over([0, 0, 2])).join()).toContain('step.foxes.2: ');
    expect(faults(viewSchema, over([0, 1, 0])).join()).toContain(
      'step.foxes: expected 2 in all, the foxes not in sight, got 1,scores.2: expected a score that the games played can give, got 10',
    );
  });
});

describe('the other schemas', () => {
  it('refuse a malformed move with its path', () => {
    expect(faults(moveSchema, { seat: 0, type: 'draw' }).join()).toMatch(/^type: /);
    expect(faults(moveSchema, { seat: 0.5, type: 'play' }).join()).toMatch(/^seat: /);
    expect(faults(moveSchema, { seat: 0, type: 'play', card: 'SAME' }).join()).toContain('card');
  });

  it('accept the same options as setup', () => {
    expect(optionsSchema.parse({ ownCountMin: 2 })).toEqual({ ownCountMin: 2 });
    expect(faults(optionsSchema, { ownCountMin: 3 }).join()).toMatch(/^ownCountMin: /);
    expect(faults(optionsSchema, { sameCopies: 'all' }).join()).toMatch(/^sameCopies: /);
    expect(faults(optionsSchema, { hens: 1 }).join()).toContain('hens');
  });

  it('refuse an event with an unknown field, or a hidden card in a full one', () => {
    expect(eventSchema.safeParse({ type: 'stopped', seat: 0, card: 1 }).success).toBe(false);
    const laid = { type: 'eggLaid', seat: 0, pile: [null, null] };
    expect(eventSchema.safeParse(laid).success).toBe(false);
    expect(redactedEventSchema.safeParse(laid).success).toBe(true);
  });
});

describe('setup', () => {
  it.each<[unknown, RegExp]>([
    [{ seats: 6 }, /^seats: expected a whole number from 2 to 5, got 6$/],
    [{ seats: 1 }, /^seats: /],
    [{ seed: 7 }, /^seed: expected a string, got 7$/],
    [{ options: { firstSeat: 2 } }, /^options\.firstSeat: expected a seat from 0 to 1, got 2$/],
    [{ options: { sameFirst: 'last' } }, /^options\.sameFirst: expected 'zero' or 'next', got "last"$/],
    [{ options: { sameCopies: 'all' } }, /^options\.sameCopies: expected 'preceding' or 'lastChicken', got "all"$/],
    [{ options: { ownCountMin: 3 } }, /^options\.ownCountMin: expected a whole number from 1 to 2, got 3$/],
    [{ options: { scoring: null } }, /^options\.scoring: expected 'rank' or 'cards', got null$/],
    [{ options: { games: 0 } }, /^options\.games: expected a whole number from 1 to 10000, got 0$/],
    [{ options: { maxTurns: 10_001 } }, /^options\.maxTurns: /],
    [{ options: { layAnEgg: 1 } }, /^options\.layAnEgg: expected true or false, got 1$/],
    [{ options: { doubleUp: 'yes' } }, /^options\.doubleUp: expected true or false/],
    [{ seats: 5, options: { passOn: 'yes' } }, /^options\.passOn: expected true or false/],
    [{ seats: 4, options: { passOn: true } }, /^options\.passOn: .*needs 5.*, got true$/],
    [{ options: { hens: 1 } }, /^options\.hens: unknown field; expected firstSeat, /],
  ])('G-12: refuses %j with a RangeError that names the path', (config, message) => {
    expect(() => chickenOut.setup(config as never)).toThrow(RangeError);
    expect(() => chickenOut.setup(config as never)).toThrow(message);
  });

  it('G-12: the defaults follow the rule book', () => {
    expect(chickenOut.setup({ seed: 'a', options: { games: undefined } }).options).toEqual({
      firstSeat: 0,
      sameCopies: 'preceding',
      sameFirst: 'zero',
      ownCountMin: 1,
      scoring: 'rank',
      games: 1,
      maxTurns: 2000,
      layAnEgg: false,
      doubleUp: false,
      passOn: false,
    });
  });
});
