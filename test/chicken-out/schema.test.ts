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
import { card, cards, type Given, position } from './kit.js';

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

/** A position on a turn, with nothing wrong in it. */
const SOUND: Given = { piles: ['r2 r3', 'r4 r5', 'r6'], series: 'b9 r9', turn: 5 };
const sound = (given: Partial<Given> = {}) => position({ ...SOUND, ...given });

/** A finished game by rank, with nothing wrong in it. */
const over = (given: Partial<Given> = {}) =>
  position({
    piles: ['', 'r4 r5', 'r6'],
    step: { type: 'over', reason: 'wentOut', foxes: null },
    scores: [1, 3, 2],
    turn: 5,
    ...given,
  });

/** A finished game by cards, with nothing wrong in it. */
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
  it('takes states through JSON', () => {
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
    ['a lost card', { piles: [first?.slice(1), ...rest] }, ': 60 cards are needed in all, got 59'],
    ['a doubled card', { piles: [first?.map(() => 'ZERO'), ...rest] }, ': the card ZERO is there too often'],
    ['a card that does not exist', { piles: [first?.map(() => ({ colour: 'red', number: 1 })), ...rest] }, 'piles.0.0'],
    ['a card with more on it', { series: [{ ...(card('b3') as object), egg: true }] }, 'series.0'],
    ['a hidden card', { piles: [first?.map(() => null), ...rest] }, 'piles.0.0'],
    ['too few piles', { piles: rest }, 'piles: one entry for each of the 3 seats'],
    ['too few scores', { scores: [0, 0] }, 'scores: one entry for each of the 3 seats'],
    ['a seat that is not at the table', { step: { type: 'open', seat: 3 } }, 'step.seat: a seat from 0 to 2 is needed'],
    [
      'a first seat that is not there',
      { options: { ...state.options, firstSeat: 3 } },
      'options.firstSeat: a seat from',
    ],
    ['another starter', { starter: 1 }, 'starter: 0, the starter of game 1, is needed'],
    ['a game beyond games', { game: 2, starter: 1 }, 'game: at most 1 is needed'],
    ['a turn beyond maxTurns', { turn: 2001 }, 'turn: at most 2000 is needed'],
    ['a turn of -0', { turn: -0 }, 'turn'],
    ['another count than the series', { count: 3 }, 'count: 0, the count of the series, is needed'],
    ['another SAME than the series', { sameAs: 'ZERO' }, 'sameAs: null, by the series, is needed'],
    ['a SAME that stands for a SAME', { sameAs: 'SAME' }, 'sameAs'],
    ['somebody out with cards', { wentOut: [1] }, 'wentOut: the seats with an empty pile'],
    ['eggs without layAnEgg', { eggs: 1 }, 'eggs: at most three in each turn, with layAnEgg'],
    ['passOn with three seats', { options: { ...state.options, passOn: true } }, 'options.passOn: false'],
    ['scores before the end of a game', { scores: [1, 0, 0] }, 'scores.0: a score that the games played can give'],
    ['a turn without a series', { step: { type: 'turn', seat: 0 } }, 'series: at least one card is needed'],
    ['an extra card without doubleUp', { step: { type: 'extraCard', seat: 0 } }, 'step.type: turn is needed'],
    ['an unknown step', { step: { type: 'nap', seat: 0 } }, 'step.type'],
    ['an end without reason', { step: { type: 'over', reason: 'wentOut', foxes: null } }, 'step.reason: maxTurns'],
    ['no seed', { seed: 7 }, 'seed'],
  ])('refuses %s, saying where and why', (_, change, fault) => {
    expect(faults(stateSchema, changed(change)).join('\n')).toContain(fault);
  });

  it.each<[string, State, string]>([
    ['opening on a series', sound({ step: { type: 'open', seat: 0 } }), 'series: no card is needed'],
    ['a count of 21 or more', { ...sound(), count: 21 }, 'count'],
    [
      'a new count with a player out',
      sound({ piles: ['', 'r4 r5', 'r6'], step: { type: 'ownCount', seat: 1 } }),
      'step.type: turn or extraCard is needed',
    ],
    ['a player without cards to move', sound({ piles: ['', 'r4 r5', 'r6'] }), 'step.seat: a player who has cards'],
    [
      'an extra card without a double',
      sound({ options: { doubleUp: true }, series: 'b9 r8', step: { type: 'extraCard', seat: 0 } }),
      'step.type: turn is needed',
    ],
    [
      'cards that left a game with passOn',
      sound({ piles: ['r2', 'r3', 'r4', 'r5', 'r6'], options: { passOn: true } }),
      'leftGame: no card is needed',
    ],
    [
      'cards that left a game with passOn while others had some',
      over({
        piles: ['r2', 'r3', 'r4', 'r6', 'r8'],
        options: { passOn: true, maxTurns: 5 },
        step: { type: 'over', reason: 'maxTurns', foxes: null },
        scores: [1, 1, 1, 1, 1],
      }),
      'leftGame: no card is needed: passOn passes them on while others have cards',
    ],
    ['more eggs than turns allow', sound({ options: { layAnEgg: true }, eggs: 16 }), 'eggs: at most three'],
    ['an end before the last game', over({ options: { games: 2 } }), 'game: 2 is needed at the end'],
    [
      'an early end by maxTurns',
      sound({ step: { type: 'over', reason: 'maxTurns', foxes: null } }),
      'turn: 2000 is needed',
    ],
    [
      'foxes counted by rank',
      over({ step: { type: 'over', reason: 'wentOut', foxes: [0, 0, 0] } }),
      'step.foxes: null',
    ],
    ['places that are not those of the piles', over({ scores: [1, 2, 3] }), 'scores.1: a score'],
    [
      'no foxes counted by cards',
      counted({ step: { type: 'over', reason: 'wentOut', foxes: null } }),
      'step.foxes: one',
    ],
    [
      'foxes that are not in the pile',
      counted({ step: { type: 'over', reason: 'wentOut', foxes: [0, 2, 0] }, scores: [0, 20, 1] }),
      'step.foxes.1: the foxes of that pile',
    ],
    ['points that are not those of the piles', counted({ scores: [0, 2, 10] }), 'scores.1: a score'],
  ])('refuses %s, saying where and why', (_, given, fault) => {
    expect(faults(stateSchema, given).join('\n')).toContain(fault);
  });

  it('takes the positions that these were made from', () => {
    for (const given of [sound(), over(), counted()]) expect(faults(stateSchema, given)).toEqual([]);
    const double = sound({ options: { doubleUp: true }, step: { type: 'extraCard', seat: 0 } });
    expect(faults(stateSchema, double)).toEqual([]);
    expect(faults(stateSchema, sound({ series: '', step: { type: 'ownCount', seat: 0 } }))).toEqual([]);
  });

  it('refuses an end with fewer piles or scores than seats, without a crash', () => {
    for (const given of [over(), counted()]) {
      expect(faults(stateSchema, { ...given, piles: given.piles.slice(1) })).toEqual([
        'piles: one entry for each of the 3 seats is needed',
      ]);
      expect(faults(stateSchema, { ...given, scores: [1, 2] })).toEqual([
        'scores: one entry for each of the 3 seats is needed',
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
  it('takes table views and remembered ones, through JSON', () => {
    const view = chickenOut.view(sound(), 1);
    const remembered = { ...view, piles: [[card('r2'), null], [null, null], [null]] };
    for (const given of [view, remembered]) expect(viewSchema.parse(JSON.parse(JSON.stringify(given)))).toEqual(given);
  });

  it('refuses -0, which JSON can say and does not keep', () => {
    const zero = position({ piles: ['r2 b0', 'r3'], series: 'b5' });
    expect(faults(stateSchema, zero)).toEqual([]);
    const minus = JSON.parse(JSON.stringify(zero).replace('"number":0', '"number":-0'));
    expect(faults(stateSchema, minus)).not.toEqual([]);
    const black = (number: number) => ({ colour: 'black', number });
    const played = { type: 'played', seat: 0, card: black(0), sameAs: black(0), count: 0 };
    expect(eventSchema.safeParse(played).success).toBe(true);
    expect(eventSchema.safeParse({ ...played, card: black(-0) }).success).toBe(false);
    expect(eventSchema.safeParse({ ...played, sameAs: black(-0) }).success).toBe(false);
  });

  it('refuses a viewer who is not there, and a card that lies elsewhere', () => {
    const view = chickenOut.view(sound(), 1);
    expect(faults(viewSchema, { ...view, viewer: 3 }).join()).toContain('viewer: a seat from 0 to 2');
    const twice = { ...view, piles: [cards('b9 b9'), [null, null], [null]] };
    expect(faults(viewSchema, twice).join()).toContain('the card black 9 is there too often');
  });

  it('refuses counted foxes that the places cannot hold, or that are too few in all', () => {
    const view = chickenOut.view(counted(), 1);
    expect(faults(viewSchema, view)).toEqual([]);
    const over = (foxes: number[]) => ({ ...view, step: { type: 'over', reason: 'wentOut', foxes } });
    expect(faults(viewSchema, over([0, 0, 2])).join()).toContain('step.foxes.2: ');
    expect(faults(viewSchema, over([0, 1, 0])).join()).toContain('step.foxes: 2 in all');
  });
});

describe('the other schemas', () => {
  it('refuse a malformed move with its path', () => {
    expect(faults(moveSchema, { seat: 0, type: 'draw' }).join()).toMatch(/^type: /);
    expect(faults(moveSchema, { seat: 0.5, type: 'play' }).join()).toMatch(/^seat: /);
    expect(faults(moveSchema, { seat: 0, type: 'play', card: 'SAME' }).join()).toContain('card');
  });

  it('take options as setup does', () => {
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

  it('G-12: the defaults are those of the book', () => {
    expect(chickenOut.setup({ seed: 'a', options: { games: undefined } }).options).toEqual({
      firstSeat: 0,
      sameCopies: 'preceding',
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
