import { type Card, chicken, type Face, type RedactedEvent, type View } from 'hencoop/chicken';
import { describe, expect, it } from 'vitest';
import { enChickenScoring } from '../../src/chicken/locales/enSetup.js';
import { chickenScoring } from '../../src/chicken/scoring.js';
import { drawDice } from '../../src/chicken/svg/dice.js';
import { position } from '../../src/chicken/testkit/position.js';

const rowsOf = chickenScoring(enChickenScoring);

/** How a seat with these points stands below a target of 50. */
const standing = (score: number, rank = 1) => ({ rank, standing: `${50 - score} below 50`, target: 50 });

/** A table for two after a round, seen by a spectator; the top card of the discard pile is a 3. */
function viewAfter(given: Partial<View> = {}): View {
  return { ...chicken.view(position({ hands: [[], []], discardPile: [3] }), null), ...given };
}

const ended = (hands: readonly (readonly Card[])[], wentOut: number | null = null): RedactedEvent => ({
  type: 'roundEnded',
  wentOut,
  hands,
});
const rolled = (seat: number, dice: readonly Face[], deducted: number): RedactedEvent => ({
  type: 'rolled',
  seat,
  dice,
  deducted,
});

/** The row of the first seat, which is left with these cards. */
const rowOf = (hand: readonly Card[], given: Partial<View> = {}) => rowsOf(viewAfter(given), [ended([hand, []])])[0];

describe('the score calculation of Chicken', () => {
  it('lists the cards of each kind together, in the order of the circle, and counts them once (CH-4.2)', () => {
    expect(rowOf([5, 2, 5, 'chick', 5])?.items).toEqual([
      { cards: [2], points: 2 },
      { cards: [5, 5, 5], points: 5 },
      { cards: ['chick'], points: 10 },
    ]);
  });

  it('mentions that equal cards count once only for a hand with equal cards (CH-4.2)', () => {
    expect(rowOf([5, 2, 5])?.notes).toEqual(['equal cards count once']);
    expect(rowOf([5, 2, 'chick'])?.notes).toEqual([]);
  });

  it('counts the egg as the top card, and mentions it only for a hand with the egg (CH-4.3)', () => {
    expect(rowOf([2, 'egg'])).toEqual({
      items: [
        { cards: [2], points: 2 },
        { cards: ['egg'], points: 3 },
      ],
      notes: ['the egg counts the 3 on top'],
      ...standing(0),
    });
  });

  it('counts the egg as 0 next to an equal number if they merge (CH-4.3)', () => {
    const { options } = viewAfter();
    const merging = { options: { ...options, eggMergesWithNumber: true } };
    expect(rowOf([3, 'egg'], merging)?.items.map(({ points }) => points)).toEqual([3, 0]);
    expect(rowOf([2, 'egg'], merging)?.items.map(({ points }) => points)).toEqual([2, 3]);
  });

  it('notes for each seat whether it went out or withdrew (CH-3.4, CH-4.1)', () => {
    const view = viewAfter({ withdrawn: [false, true] });
    const notes = rowsOf(view, [ended([[], [1]], 0)]).map((row) => row.notes);
    expect(notes).toEqual([['out of cards'], ['withdrew']]);
  });

  it('deducts the dice from the seat that rolled them, with their picture (CH-4.4)', () => {
    const events = [ended([[], [1]], 0), rolled(0, [2, 'chick'], 12)];
    const rows = rowsOf(viewAfter({ scores: [8, 21] }), events);
    expect(rows).toEqual([
      {
        items: [{ cards: [], pictures: drawDice([2, 'chick'], 48), words: 'rolled 2 and chick', points: -12 }],
        notes: ['out of cards'],
        ...standing(8),
      },
      { items: [{ cards: [1], points: 1 }], notes: [], ...standing(21, 2) },
    ]);
  });

  it('notes that the score never falls below 0 if the dice deduct all of it (CH-4.4)', () => {
    const events = [ended([[], [1]], 0), rolled(0, [2, 'chick'], 7)];
    expect(rowsOf(viewAfter({ scores: [0, 0] }), events).map((row) => row.notes)).toEqual([
      ['out of cards', 'never below 0'],
      [],
    ]);
  });

  it('is empty for each seat until the round has ended', () => {
    expect(rowsOf(viewAfter(), [])).toEqual([
      { items: [], notes: [], ...standing(0) },
      { items: [], notes: [], ...standing(0) },
    ]);
  });

  it('tells how far each seat is below the score that ends the game, whatever the option says (CH-5.1)', () => {
    const { options } = viewAfter();
    const rows = rowsOf(viewAfter({ scores: [29, 30], options: { ...options, target: 30 } }), []);
    expect(rows.map((row) => [row.standing, row.target])).toEqual([
      ['1 below 30', 30],
      ['has reached 30, which ends the game', 30],
    ]);
  });
});
