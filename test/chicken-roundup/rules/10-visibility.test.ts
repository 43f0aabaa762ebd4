import { chickenRoundup, type Move, type State } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { card, position } from '../../../src/chicken-roundup/testkit/position.js';
import { FARMER, G_DOG, holding, played, W_DOG } from './support.js';

describe('10 Who sees what', () => {
  it('CR-2.2: if the index of the rooster is known, every sampled world keeps it', () => {
    const deck: State['deck'] = [card('W', 'farmer'), 'rooster', card('G', 'dog')];
    const seen = chickenRoundup.view(position({ deck }), 0);
    for (let dream = 0; dream < 8; dream++) {
      const known = { ...seen, deck: [null, 'rooster', null] as const };
      const world = chickenRoundup.determinize(known, `dream-${dream}`);
      expect(world.deck.map((slot) => slot === 'rooster')).toEqual([false, true, false]);
    }
  });

  it('an event that plays a card that is not in the hand is a bug of the library', () => {
    const draft = chickenRoundup.rules.copy(holding([FARMER]));
    expect(() => chickenRoundup.rules.evolve(draft, { type: 'played', seat: 0, card: G_DOG })).toThrow(
      'no card "gold dog" to take',
    );
  });

  it('CR-10.1, G-13: a seat sees its own hand, and only the size of the other hand and the deck', () => {
    const state = chickenRoundup.setup({ seed: 'sight' });
    for (const viewer of [0, 1, null]) {
      const view = chickenRoundup.view(state, viewer);
      expect(view.yard).toEqual(state.yard);
      expect(view.deck).toEqual(Array(77).fill(null));
      expect('seed' in view).toBe(false);
      for (const seat of [0, 1]) {
        expect(view.hands[seat]).toEqual(seat === viewer ? state.hands[seat] : Array(5).fill(null));
      }
    }
  });

  it('CR-10.1, G-14: hands stay hidden at the end', () => {
    const over = { ...position({ hands: [[G_DOG], [W_DOG]] }), step: { type: 'over', reason: 'rooster' } as const };
    expect(chickenRoundup.view(over, 0).hands).toEqual([[G_DOG], [null]]);
    expect(chickenRoundup.view(over, null).hands).toEqual([[null], [null]]);
  });

  it('CR-10.1: a card drawn into a hand is shown only to its owner, through whole games', () => {
    let hands = 0;
    for (let game = 0; game < 5; game++) {
      let state = chickenRoundup.setup({ seed: `secret ${game}` });
      while (!chickenRoundup.isOver(state)) {
        const moves = chickenRoundup.legalMoves(state);
        const { events, state: after } = played(
          state,
          moves[(game + 7 * state.discardPile.length) % moves.length] as Move,
        );
        for (const event of events) {
          if (event.type !== 'drawn' || event.to !== 'hand') continue;
          hands++;
          for (const viewer of [0, 1, null]) {
            const expected =
              viewer === event.seat ? event : { type: 'drawn', seat: event.seat, card: null, to: 'hand' };
            expect(chickenRoundup.redact(event, viewer)).toEqual(expected);
          }
        }
        state = after;
      }
    }
    expect(hands).toBeGreaterThan(50);
  });

  it('CR-2.2, CR-10.1: in a fresh game the rooster is at each of the twenty indexes equally often', () => {
    const view = chickenRoundup.view(chickenRoundup.setup({ seed: 'even' }), 0);
    const counts = Array(20).fill(0);
    for (let i = 0; i < 2000; i++) counts[chickenRoundup.determinize(view, `even ${i}`).deck.indexOf('rooster')]++;
    // A hundred each, within four standard deviations.
    expect(Math.min(...counts)).toBeGreaterThan(60);
    expect(Math.max(...counts)).toBeLessThan(140);
  });

  it('CR-2.2, CR-10.1: a sampled rooster is at any of its remaining indexes', () => {
    const state = position({ deck: [G_DOG, W_DOG, 'rooster', FARMER] });
    const indexes = new Set(
      Array.from({ length: 100 }, (_, i) =>
        chickenRoundup.determinize(chickenRoundup.view(state, 0), `${i}`).deck.indexOf('rooster'),
      ),
    );
    expect([...indexes].sort()).toEqual([0, 1, 2, 3]);
  });
});
