import { type Card, chicken, type State } from 'hencoop/chicken';
import { likelyWorlds, plausibleWorlds, worlds } from 'hencoop/chicken/bots';
import { evenlyDeterminized, everyLayout } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { position } from '../../../src/chicken/testkit/position.js';

/** Seat 0 played the 3 and must act again; seat 1 has drawn. */
const stuck = position({ hands: [[1], [4, 5, 2]], discardPile: [2, 3], drawPile: [3, 6], lastPlayer: 0 });

describe('plausible worlds of Chicken', () => {
  it('give players who drew no fitting card except the last one, each world equally likely', () => {
    const every = everyLayout<Card>([4, 5, 2, 3, 6]).map(({ layout, weight }) => ({
      state: { ...stuck, hands: [[1], layout.slice(0, 3)], drawPile: layout.slice(3) } as State,
      weight,
    }));
    const allowed = every.filter(({ state: { hands } }) =>
      hands[1]?.slice(0, 2).every((card) => card !== 3 && card !== 4),
    );
    const view = chicken.view(stuck, 0);
    const imagined = plausibleWorlds(view, 'even');
    evenlyDeterminized({ ...chicken, determinize: () => imagined.next() }, view, allowed);
    expect(allowed.length).toBeLessThan(every.length / 2);
  });

  it('are all worlds if no player has drawn since the top card was played, or the unseen cards do not allow it', () => {
    const states = [
      { ...stuck, lastPlayer: 1 },
      position({ hands: [[1], [4, 3, 3]], discardPile: [3], drawPile: [4], lastPlayer: 0 }),
    ];
    for (const state of states) {
      const view = chicken.view(state, 0);
      const [plausible, uniform] = [plausibleWorlds(view, 'same'), worlds(view, 'same')];
      for (let count = 0; count < 20; count++) expect(plausible.next().hands).toEqual(uniform.next().hands);
    }
  });

  it('count a player who drew before the first play, but not one who has not had a turn', () => {
    const opening = { discardPile: [3] as const, lastPlayer: null };
    const own: readonly Card[] = [1, 1, 1, 1, 1, 1];
    const six: readonly Card[] = [4, 4, 4, 3, 3, 3];
    const fittingSlots = (hands: State['hands']) => {
      const imagined = plausibleWorlds(chicken.view(position({ hands, ...opening }), 0), 'opening');
      const fitting = new Set<number>();
      for (let count = 0; count < 100; count++) {
        imagined.next().hands[1]?.forEach((card, index) => {
          if (card === 3 || card === 4) fitting.add(index);
        });
      }
      return [...fitting].sort();
    };
    expect(fittingSlots([own, six])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(fittingSlots([own, [...six, 5]])).toEqual([6]);
  });
});

describe('likely worlds of Chicken', () => {
  const handsOf = (state: State) => {
    const imagined = likelyWorlds(chicken.view(state, 0), 'likely');
    return Array.from({ length: 100 }, () => (imagined.next().hands[1] ?? []).slice());
  };

  it('give a player who drew more points than they would have settled for', () => {
    // Seat 0 played the 3 and kept three cards, and seat 1 drew with one card in hand. They settle for 6 points.
    const state = position({
      hands: [
        [1, 1, 1],
        ['chick', 2],
      ],
      discardPile: [2, 3],
      drawPile: [1, 2, 5, 6, 'chick'],
      lastPlayer: 0,
    });
    for (const [before] of handsOf(state)) expect(before).toBe('chick');
  });

  it('give a player who moved on from the top card no copy of it that they would have preferred to play', () => {
    const state = position({
      hands: [
        [1, 1, 1, 1, 1, 1],
        [6, 6],
      ],
      discardPile: [2, 3],
      drawPile: [2, 2, 6, 6],
      lastPlayer: 1,
    });
    for (const hand of handsOf(state)) expect(hand).toEqual([6, 6]);
  });
});
