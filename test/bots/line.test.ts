import { chicken } from 'hencoop';
import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
import { ismcts, moveKey, policyBot, search } from 'hencoop/bots';
import type { ChickenTypes, Move } from 'hencoop/chicken';
import { describe, expect, it } from 'vitest';
import { type Branch, isOpen, lineFrom, lineOf } from '../../src/bots/line.js';
import { IDS, loadBots } from '../../support/games.js';
import { lastTricks } from '../blind-chicken-extreme/lastTricks.js';

const move = (card: number): Move => ({ seat: 0, type: 'play', card }) as Move;
/** The line from these tries of a move, each a list of the cards that followed. */
const line = (...tries: readonly (readonly number[])[]) =>
  lineOf<ChickenTypes>(
    move(0),
    tries.map((cards) => cards.map(move)),
  );

describe('a line', () => {
  it('continues with the most frequent next move', () => {
    expect(line([1, 2], [1, 3], [4], [1, 3])).toEqual([0, 1, 3].map(move));
    expect(line()).toEqual([move(0)]);
  });

  it('ends when fewer than a quarter of its tries agree', () => {
    expect(line([1], [2], [3], [4])).toEqual([0, 1].map(move));
    expect(line([1], [2], [3], [4], [5])).toEqual([move(0)]);
    expect(line([9, 1], [9, 2], [9, 3], [9, 4], [9, 5])).toEqual([0, 9].map(move));
  });

  it('has at most five moves, and needs a hundred tries', () => {
    expect(line([1, 2, 3, 4, 5, 6, 7])).toEqual([0, 1, 2, 3, 4].map(move));
    expect([99, 100].map((length) => isOpen(Array.from({ length })))).toEqual([true, false]);
  });
});

describe('the line of a tree', () => {
  const branch = (card: number, tries: number, ...next: readonly Branch<ChickenTypes>[]): Branch<ChickenTypes> => ({
    move: move(card),
    tries,
    next,
  });

  it('follows the most visited branches, as long as a quarter of the tries agree', () => {
    expect(lineFrom(branch(0, 20, branch(1, 4), branch(2, 5, branch(3, 1))))).toEqual([0, 2].map(move));
  });
});

describe('the lines of an analysis', () => {
  it.each(IDS)('begin with the moves they belong to in %s, for every bot that searches', async (id) => {
    const bots = await loadBots(id);
    const { game } = bots;
    let longest = 0;
    for (let deal = 0; deal < 4; deal++) {
      let state = game.setup({ seats: game.seats.min, seed: `line/${deal}` });
      // Some games begin with a forced move.
      for (;;) {
        const [move, other] = game.legalMoves(state, game.actors(state)[0] ?? 0);
        if (move === undefined || other !== undefined) break;
        state = game.apply(state, move);
      }
      const view = game.view(state, game.actors(state)[0] ?? 0);
      const tree = ismcts(game, { iterations: 60, seed: 'fox', until: (_, played) => played === 12 });
      for (const bot of [bots.search({ iterations: 60, seed: 'fox' }), search(game, { iterations: 60 }), tree]) {
        for (const { move, line, visits } of bot.chooseNow(view).analysis) {
          expect(moveKey(line[0] ?? move)).toBe(moveKey(move));
          expect(line.length).toBeLessThanOrEqual(5);
          if (visits === 0) expect(line).toHaveLength(1);
          longest = Math.max(longest, line.length);
        }
      }
      for (const { move, line } of policyBot(game, bots.policy).chooseNow(view).analysis) expect(line).toEqual([move]);
    }
    expect(longest).toBeGreaterThan(1);
  });

  it("alternate correctly: a seat's draw is followed by its play, or by another seat's turn", () => {
    const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);
    const { analysis } = search(chicken, { iterations: 400, seed: 'fox' }).chooseNow(view);
    expect(analysis.some(({ line }) => line.some(({ seat }) => seat === 1))).toBe(true);
  });

  it('can be played if every card is known', () => {
    const state = lastTricks(2, 'line/1', 3);
    const [seat = 0] = blindChickenExtreme.actors(state);
    // All rows are visible.
    const open = { ...state, viewer: seat } as never;
    const { analysis } = blindChickenExtremeBots.search({ iterations: 60 }).chooseNow(open);
    for (const { line } of analysis) {
      let table = state;
      for (const next of line) table = blindChickenExtreme.apply(table, next);
      expect(line.length === 5 || blindChickenExtreme.isOver(table)).toBe(true);
    }
  });
});
