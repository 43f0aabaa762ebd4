// The timing and order of flights.
import { type ChickenOutCard, type ChickenOutView, chickenOut, DECK } from 'hencoop/chicken-out';
import { chickenOutElement } from 'hencoop/chicken-out/element';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { chickenRoundupElement } from 'hencoop/chicken-roundup/element';
import { describe, expect, it } from 'vitest';
import { cardOf, dealtFrom, pile } from '../../src/element/motion/selectors.js';

describe('the pause before a card of Chicken Out!', () => {
  const state = chickenOut.setup({ seats: 3, seed: 'breath' });
  const seat = state.starter;

  /** The pause before the next card at a count. */
  function breathAt(count: number, card: ChickenOutCard): number | undefined {
    const view: ChickenOutView = { ...chickenOut.view(state, seat), count };
    const [flight] = chickenOutElement.flights({ type: 'played', seat, card, sameAs: null, count: 0 }, view);
    return flight?.breath;
  }

  it('grows with the count once a card can bust', () => {
    const breaths = Array.from({ length: 21 }, (_, count) => breathAt(count, 'black 5') ?? 0);
    expect(breaths.slice(0, 11)).toEqual(breaths.slice(0, 11).fill(0));
    for (let count = 11; count < 21; count++) expect(breaths[count]).toBeGreaterThan(breaths[count - 1] ?? 0);
    expect(breaths[20]).toBeLessThanOrEqual(1);
  });

  it('is the same for every card, so its length reveals nothing', () => {
    for (const count of [0, 12, 20]) {
      expect(new Set(DECK.map((card) => breathAt(count, card))).size).toBe(1);
    }
  });
});

describe('the march home in Chicken Roundup', () => {
  it('sends the chickens one after another, the nearest to the coop first', () => {
    const view = chickenRoundup.view(chickenRoundup.setup({ seed: 'march' }), 0);
    const path = ['S0', 'S1', 'S2', 'S3', 'S4'] as const;
    const flights = chickenRoundupElement.flights({ type: 'paraded', seat: 0, path }, view);
    expect(flights.map(({ from }) => from)).toEqual(path.map((cell) => `[data-cell="${cell}"]`));
    const breaths = flights.map(({ breath = 0 }) => breath);
    expect(breaths[0]).toBe(0);
    for (let index = 1; index < breaths.length; index++) {
      expect(breaths[index]).toBeGreaterThan(breaths[index - 1] ?? 0);
    }
    expect(breaths.at(-1)).toBeLessThanOrEqual(1);
  });
});

describe('the cards of a deal', () => {
  it('fly round by round from the pile to their places in the hands, and turn over if the viewer may see them', () => {
    const flights = dealtFrom([['egg', 3], [null]], (seat) => pile(`draw${seat}`));
    expect(flights).toEqual([
      {
        from: '[data-pile="draw0"]',
        to: '[data-part="hand"][data-seat="0"] [data-index="0"]',
        card: 'egg',
        turns: true,
      },
      {
        from: '[data-pile="draw1"]',
        to: '[data-part="hand"][data-seat="1"] [data-index="0"]',
        card: null,
        turns: false,
      },
      { from: '[data-pile="draw0"]', to: '[data-part="hand"][data-seat="0"] [data-index="1"]', card: 3, turns: true },
    ]);
  });
});

describe('a card that moves', () => {
  it('is found by its place if it is visible, and by the whole hand if that is hidden', () => {
    expect(cardOf(1, 'hand', 'egg', ['egg', 3])).toBe('[data-part="hand"][data-seat="1"] [data-card="egg"]');
    expect(cardOf(1, 'hand', 'egg', [null, null])).toBe('[data-part="hand"][data-seat="1"]');
    expect(cardOf(1, 'hand', 'egg', undefined)).toBe('[data-part="hand"][data-seat="1"]');
  });
});
