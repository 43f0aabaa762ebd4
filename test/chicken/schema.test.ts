import { chicken, type State } from 'hencoop/chicken';
import { eventSchema, moveSchema, optionsSchema, stateSchema, viewSchema } from 'hencoop/chicken/schema';
import { describe, expect, it } from 'vitest';
import { position } from '../../src/chicken/testkit/position.js';
import { faults } from '../support/faults.js';

const state = chicken.setup({ seats: 3, seed: 'schema' });
const copy = () => structuredClone(state) as { [field: string]: unknown } & State;

describe('the state schema', () => {
  const top = state.discardPile[0];
  const other = top === 1 ? 2 : 1;
  it.each<[string, Partial<Record<keyof State | 'extra', unknown>>, string]>([
    ['an unknown field', { extra: 1 }, 'extra'],
    ['a lost card', { drawPile: state.drawPile.slice(1) }, ': expected 50 cards in all, got 49'],
    [
      'a doubled card',
      { drawPile: state.drawPile.map(() => 'egg') },
      ': expected exactly the cards of the deck, got one that is not left in it',
    ],
    ['a card that does not exist', { drawPile: state.drawPile.map(() => 7) }, 'drawPile.0'],
    ['another value than the top card', { topValue: other }, 'topValue: '],
    [
      'no discard pile',
      { discardPile: [], drawPile: [...state.drawPile, top] },
      'discardPile: expected at least one card, got none',
    ],
    [
      'a seat that is not at the table',
      { step: { type: 'turn', seat: 3 } },
      'step.seat: expected a seat from 0 to 2, got 3',
    ],
    [
      'a withdrawn seat to move',
      { withdrawn: [true, false, false] },
      'step.seat: expected a player who has not withdrawn, got 0',
    ],
    ['too few hands', { hands: state.hands.slice(1) }, 'hands: expected one entry for each of the 3 seats, got 2'],
    ['scores beyond the target', { scores: [50, 0, 0] }, 'scores.0: expected less than the target of 50, got 50'],
    ['a score that is no number', { scores: [Number.NaN, 0, 0] }, 'scores.0'],
    ['a score of -0', { scores: [-0, 0, 0] }, 'scores.0'],
    [
      'a last player before any play',
      { lastPlayer: 1 },
      'lastPlayer: expected null before a card has been played in this round, got 1',
    ],
    [
      'an end without reason',
      { step: { type: 'over', reason: 'target' } },
      'step.reason: expected "maxRounds", got "target"',
    ],
    ['a round beyond maxRounds', { round: 101 }, 'round: expected at most 100 (options.maxRounds), got 101'],
    ['an unknown step', { step: { type: 'nap', seat: 0 } }, 'step.type'],
    ['no seed', { seed: 7 }, 'seed'],
  ])('refuses %s, saying where and why', (_, change, fault) => {
    expect(faults(stateSchema, { ...copy(), ...change })).toContain(fault);
  });

  it('refuses an empty hand during a round, and the egg turned up first', () => {
    const empty = position({ hands: [[], [1]], discardPile: [3] });
    expect(faults(stateSchema, empty)).toContain('hands.0: expected at least one card during a round, got none');
    const egg = position({ hands: [[1], [1]], discardPile: ['egg'] });
    expect(faults(stateSchema, egg)).toContain('discardPile.0: expected a number, got the egg');
  });

  it('CH-3.2: an egg on top counts as the value after the card below it', () => {
    const egg = (topValue: State['topValue']) =>
      position({ hands: [[1], [1]], discardPile: [4, 6, 'egg'], topValue, lastPlayer: 0 });
    expect(faults(stateSchema, egg('chick'))).toBe('');
    expect(faults(stateSchema, egg(1))).toBe('topValue: expected chick, the value of the top card, got 1');
  });

  it.each([null, undefined, [], 'state', 1, Number.NaN, {}, { seats: 3 }, { __proto__: null }])(
    'refuses %j',
    (value) => {
      expect(stateSchema.safeParse(value).success).toBe(false);
    },
  );

  it('refuses a view as a state, and a state as a view', () => {
    expect(faults(stateSchema, chicken.view(state, 0))).not.toBe('');
    expect(faults(viewSchema, state)).not.toBe('');
    expect(faults(viewSchema, { ...chicken.view(state, 0), viewer: 3 })).toContain(
      'viewer: expected a seat from 0 to 2, or null, got 3',
    );
  });
});

describe('the view schema', () => {
  it("CH-6.1: refuses a view that hides the viewer's own hand, or shows a card of the draw pile", () => {
    const seen = chicken.view(state, 0);
    expect(faults(viewSchema, seen)).toBe('');
    expect(faults(viewSchema, { ...seen, viewer: null })).toBe('');
    expect(faults(viewSchema, { ...seen, viewer: 1 })).toBe(
      "hands.1: expected the viewer's own cards, got a hidden one",
    );
    const { drawPile } = state;
    const shown = { ...seen, drawPile: seen.drawPile.with(1, drawPile[1] ?? null) };
    expect(faults(viewSchema, shown)).toBe('drawPile.1: expected a hidden card, got an open one');
  });

  it('CH-2.2: accepts a view that remembers the egg at the bottom of the draw pile, but no other card there', () => {
    const tucked = position({ hands: [[1], [2]], discardPile: [3], drawPile: ['egg', 4, 5], lastPlayer: 0 });
    const seen = chicken.view(tucked, 0);
    expect(faults(viewSchema, { ...seen, drawPile: ['egg', null, null] })).toBe('');
    expect(faults(viewSchema, { ...seen, drawPile: [4, null, null] })).toBe(
      'drawPile.0: expected a hidden card, got an open one',
    );
    expect(faults(viewSchema, { ...seen, drawPile: [null, 'egg', null] })).toContain(
      'drawPile.1: expected a hidden card',
    );
  });

  it('G-14: refuses a hidden hand once the game is over', () => {
    const ended = position({ hands: [[], [2]], discardPile: [4, 3], lastPlayer: 0, scores: [0, 50] });
    const seen = { ...chicken.view(ended, 0), step: { type: 'over', reason: 'target' } };
    expect(faults(viewSchema, { ...seen, hands: [[], [2]] })).toBe('');
    expect(faults(viewSchema, seen)).toBe('hands: expected open hands at the end, got a hidden card');
  });
});

describe('the other schemas', () => {
  it('refuse a malformed move with its path', () => {
    expect(faults(moveSchema, { seat: 0, type: 'play', card: 7 })).toMatch(/^card: /);
    expect(faults(moveSchema, { seat: 0.5, type: 'draw' })).toMatch(/^seat: /);
    expect(faults(moveSchema, { seat: 0, type: 'draw', card: 1 })).toContain('card');
  });

  it('accept the same options as setup', () => {
    expect(optionsSchema.parse({ target: 20 })).toEqual({ target: 20 });
    expect(faults(optionsSchema, { target: 0 })).toMatch(/^target: /);
    expect(faults(optionsSchema, { hens: 1 })).toContain('hens');
  });

  it('refuse an event with an unknown field', () => {
    expect(eventSchema.safeParse({ type: 'withdrew', seat: 0, card: 1 }).success).toBe(false);
  });
});

describe('setup', () => {
  it.each<[unknown, RegExp]>([
    [{ seats: 9 }, /^seats: expected a whole number from 2 to 5, got 9$/],
    [{ seats: 1 }, /^seats: /],
    [{ seats: null }, /^seats: /],
    [{ seats: 2.5 }, /^seats: /],
    [{ seats: '2' }, /^seats: .* got "2"$/],
    [{ seed: 7 }, /^seed: expected a string, got 7$/],
    [{ seed: null }, /^seed: /],
    [{ options: { target: 0 } }, /^options\.target: expected a whole number from 1 to 10000, got 0$/],
    [{ options: { maxRounds: 10_001 } }, /^options\.maxRounds: /],
    [{ options: { firstSeat: 2 } }, /^options\.firstSeat: expected a seat from 0 to 1, got 2$/],
    [{ options: { drawOnlyIfStuck: 'yes' } }, /^options\.drawOnlyIfStuck: expected true or false/],
    [{ options: { hens: 1 } }, /^options\.hens: unknown field; expected firstSeat, /],
    [{ options: null }, /^options: /],
    [{ players: 2 }, /^config\.players: /],
    [null, /^config: /],
    [[], /^config: /],
    ['chicken', /^config: /],
  ])('G-12: refuses %j with a RangeError that names the path', (config, message) => {
    expect(() => chicken.setup(config as never)).toThrow(RangeError);
    expect(() => chicken.setup(config as never)).toThrow(message);
  });

  it('G-12: an option given as undefined counts as absent', () => {
    const given = chicken.setup({ seats: undefined, seed: 'a', options: { target: undefined } });
    expect(given).toEqual(chicken.setup({ seed: 'a' }));
    expect(given.options).toEqual({
      firstSeat: 0,
      drawOnlyIfStuck: false,
      eggMergesWithNumber: false,
      target: 50,
      maxRounds: 100,
    });
  });

  it('draws a fresh seed of 128 bits when none is given', () => {
    const [one, two] = [chicken.setup(), chicken.setup()];
    expect(one.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(one.seed).not.toBe(two.seed);
  });
});
