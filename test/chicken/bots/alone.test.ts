import { fastChance } from 'hencoop';
import { type Card, chicken, DECK, handPoints, type State, VALUES } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { describe, expect, it } from 'vitest';

/** The fewest points that seat 0, alone in the round, can be left with, by trying every line of moves. */
function fewest(state: State): number {
  const hand = state.hands[0] ?? [];
  if (hand.length === 0) return 0;
  let best = handPoints(state, hand);
  for (const move of chicken.legalMoves(state)) {
    if (move.type !== 'play') continue;
    // The last card ends the game, which deals no other hand.
    const after = chicken.apply(state, move);
    best = Math.min(best, chicken.isOver(after) ? 0 : fewest(after));
  }
  return best;
}

/** The points left to the bot. */
function left(state: State, bot = chickenBots.search({ iterations: 1 })): number {
  const { move, worlds } = bot.chooseNow(chicken.view(state, 0));
  expect(worlds).toBe(0);
  const after = chicken.apply(state, move);
  if (!chicken.isOver(after)) return left(after, bot);
  return move.type === 'play' ? 0 : handPoints(state, state.hands[0] ?? []);
}

/** Seat 0 is alone with `size` random cards in the last round, against a score of 0 so that no dice are rolled. */
function alone(seed: string, size: number, eggMergesWithNumber: boolean): State {
  const start = chicken.setup({ seats: 2, seed, options: { maxRounds: 1, eggMergesWithNumber } });
  const chance = fastChance(seed);
  const cards: readonly Card[] = chance.shuffle('deal', DECK);
  return {
    ...start,
    hands: [cards.slice(0, size), cards.slice(size, size + 3)],
    drawPile: [],
    topValue: chance.roll('top', VALUES, 1)[0] ?? 1,
    withdrawn: [false, true],
  };
}

describe('alone in a round of Chicken', () => {
  it('the search plays the best line without a playout, with regret 0 against every line', () => {
    let [longer, out] = [0, 0];
    for (let game = 0; game < 400; game++) {
      const state = alone(`alone ${game}`, 1 + (game % 9), game % 4 === 0);
      const best = fewest(state);
      expect(left(state)).toBe(best);
      if (best < handPoints(state, state.hands[0] ?? [])) longer += 1;
      if (best === 0) out += 1;
    }
    expect(longer).toBeGreaterThan(100);
    expect(out).toBeGreaterThan(10);
  });

  it('CH-3.2: it plays the egg over the first gap', () => {
    const state: State = { ...alone('gap', 1, false), hands: [[3, 3, 4, 'egg', 6, 'chick', 2], [1]], topValue: 3 };
    expect(fewest(state)).toBe(2);
    expect(left(state)).toBe(2);
  });
});
