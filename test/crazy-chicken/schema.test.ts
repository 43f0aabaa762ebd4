import { crazyChicken, type State } from 'hencoop/crazy-chicken';
import { eventSchema, moveSchema, optionsSchema, stateSchema, viewSchema } from 'hencoop/crazy-chicken/schema';
import { describe, expect, it } from 'vitest';
import { position } from '../../src/crazy-chicken/testkit/position.js';
import { faults } from '../support/faults.js';

const state = crazyChicken.setup({ seed: 'schema' });

describe('the state schema', () => {
  it('accepts possible positions', () => {
    const asked = position({
      hands: [[6], [7]],
      drawA: [8],
      drawB: [8],
      discardA: [9],
      sets: [[{ chicken: 20, count: 3 }], []],
      aside: { owner: 1, chicken: 20, count: 2 },
      step: { type: 'discardSet', seat: 1 },
    });
    expect(faults(stateSchema, asked)).toBe('');
  });

  it.each<[string, Partial<Record<keyof State | 'extra', unknown>>, string]>([
    ['an unknown field', { extra: 1 }, 'extra'],
    ['a lost card', { drawA: state.drawA.slice(1) }, ': expected 110 cards in all, got 109'],
    [
      'a doubled card',
      { drawA: state.drawA.map(() => 6) },
      ': expected exactly the cards of the deck, got one that is not left in it',
    ],
    ['a card that does not exist', { drawA: state.drawA.map(() => 13) }, 'drawA.0'],
    ['another turn than the step says', { turn: 1 }, 'step.seat: expected 1, whose turn it is, got 0'],
    [
      'another starter than the round says',
      { starter: 1, turn: 1 },
      'starter: expected 0, the starter of round 1, got 1',
    ],
    ['a third seat', { seats: 3 }, 'seats'],
    [
      'an empty draw pile at the start of a turn',
      { drawA: [], discardA: state.drawA },
      'drawA: expected at least one card, got none (CC-3.5)',
    ],
    [
      'a draw that left no card in the hand',
      { hands: [[], state.hands[1]], discardA: state.hands[0], step: { type: 'drawAgain', seat: 0, closed: 'drawA' } },
      'hands.0: expected at least the 1 drawn, got 0',
    ],
    ['a set without cards', { sets: [[{ chicken: 20, count: 1 }], []] }, 'sets.0.0.count'],
    [
      'a set put aside at the wrong time',
      { aside: { chicken: 6, count: 2, owner: 0 } },
      'aside: expected null while no place is being chosen, got a set',
    ],
    [
      'a place asked for without a set',
      { step: { type: 'discardSet', seat: 0 } },
      'aside: expected a set while its place is being chosen, got null',
    ],
    [
      'a score before any round',
      { scores: [20, 0] },
      'scores.0: expected 0 to 0 after 0 rounds with that best round, got 20',
    ],
    ['a best round beyond reach', { bestRounds: [90, 0] }, 'bestRounds.0'],
    ['a round beyond the last', { round: 5 }, 'round: expected at most 4 (options.rounds), got 5'],
    ['an end too early', { step: { type: 'over', reason: 'rounds' } }, 'round: expected 4 at the end, got 1'],
    ['no seed', { seed: null }, 'seed'],
  ])('refuses %s, saying where and why', (_, change, fault) => {
    expect(faults(stateSchema, { ...structuredClone(state), ...change })).toContain(fault);
  });

  it('refuses a type shown by both players, and a round that should have ended', () => {
    const both = position({
      hands: [[6], [7]],
      drawA: [8],
      drawB: [8],
      sets: [[{ chicken: 20, count: 2 }], [{ chicken: 20, count: 3 }]],
    });
    expect(faults(stateSchema, both)).toContain(
      'sets: expected each type before one player, once, got a type twice (CC-4.6)',
    );
    const six = position({
      hands: [[6], [7]],
      drawA: [8],
      drawB: [8],
      sets: [([20, 18, 16, 14, 12, 9] as const).map((chicken) => ({ chicken, count: 2 })), []],
    });
    expect(faults(stateSchema, six)).toContain('expected fewer types during a round (CC-6.1)');
  });

  it.each([null, undefined, [], 'state', 1, {}, { seats: 2 }])('refuses %j', (value) => {
    expect(stateSchema.safeParse(value).success).toBe(false);
  });

  it('refuses a view as a state, and a state as a view', () => {
    expect(faults(stateSchema, crazyChicken.view(state, 0))).not.toBe('');
    expect(faults(viewSchema, state)).not.toBe('');
    expect(faults(viewSchema, { ...crazyChicken.view(state, 0), viewer: 2 })).toContain('viewer');
  });

  it("CC-8.1: refuses a view that hides the viewer's own hand, or shows a card of a draw pile", () => {
    const seen = crazyChicken.view(state, 0);
    expect(faults(viewSchema, seen)).toBe('');
    expect(faults(viewSchema, { ...seen, viewer: 1 })).toContain(
      "hands.1: expected the viewer's own cards, got a hidden one",
    );
    const drawA = seen.drawA.with(0, 20);
    expect(faults(viewSchema, { ...seen, drawA })).toBe(
      'drawA: expected hidden cards, got an open one: no player sees a draw pile',
    );
  });
});

describe('the other schemas', () => {
  it('refuse malformed moves, options and events with their path', () => {
    expect(faults(moveSchema, { seat: 0, type: 'lay', chicken: 6, count: 7 })).toBe('count: expected at most 6, got 7');
    expect(faults(moveSchema, { seat: 2, type: 'draw', from: 'drawA' })).toMatch(/^seat: /);
    expect(faults(moveSchema, { seat: 0, type: 'draw', from: 'drawC' })).toMatch(/^from: /);
    expect(faults(optionsSchema, { rounds: 0 })).toMatch(/^rounds: /);
    expect(eventSchema.safeParse({ type: 'turnPassed', to: 0, extra: 1 }).success).toBe(false);
  });
});

describe('setup', () => {
  it.each<[unknown, RegExp]>([
    [{ seats: 3 }, /^seats: expected exactly 2, got 3$/],
    [{ options: { rounds: 0 } }, /^options\.rounds: expected a whole number from 1 to 10000/],
    [{ options: { displacedChooser: 'nobody' } }, /^options\.displacedChooser: expected 'owner' or 'active'/],
    [{ options: { firstSeat: 2 } }, /^options\.firstSeat: expected a seat from 0 to 1/],
    [{ options: { target: 50 } }, /^options\.target: unknown field/],
  ])('G-12: refuses %j with a RangeError that names the path', (config, message) => {
    expect(() => crazyChicken.setup(config as never)).toThrow(RangeError);
    expect(() => crazyChicken.setup(config as never)).toThrow(message);
  });
});
