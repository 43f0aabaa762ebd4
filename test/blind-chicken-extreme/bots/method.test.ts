import { remember } from 'hencoop';
import { type Event, blindChickenExtreme as game, type State, type View } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeBots as bots } from 'hencoop/blind-chicken-extreme/bots';
import { duel, playMatch } from 'hencoop/bots';
import { describe, expect, it } from 'vitest';
import { arrangementsOf } from '../../../src/blind-chicken-extreme/bots/arrangements.js';
import { arranged } from '../../../src/blind-chicken-extreme/bots/rivals.js';
import { position } from '../../../src/blind-chicken-extreme/testkit/position.js';

/** A game between heuristics after this number of moves, with its log. */
function playedOn(seats: number, moves: number, seed = 'method'): { state: State; log: Event[] } {
  const { state: opened, events } = game.setupWithEvents({ seats, seed });
  let state = opened;
  const log = [...events];
  const bot = bots.heuristic();
  for (let played = 0; played < moves; played++) {
    const [seat = 0] = game.actors(state);
    const attempt = game.tryApply(state, bot.chooseNow(game.view(state, seat)).move);
    if (!attempt.ok) throw new Error(attempt.violation.clause);
    state = attempt.state;
    log.push(...attempt.events);
  }
  return { state, log };
}

/** All cards outside the piles. */
function unpiled({ rows, trick }: State): number[] {
  return [...rows.flat(), ...trick.map(({ card }) => card)].sort();
}

describe('the search of Blind Chicken Extreme', () => {
  it("tries different orders of the whole hand, the heuristic's first", () => {
    const { state } = playedOn(4, 0);
    const hand = state.hands[0] ?? [];
    const orders = arrangementsOf(state, hand);
    expect(orders.length).toBeGreaterThan(40);
    expect(new Set(orders.map((order) => order.join())).size).toBe(orders.length);
    for (const order of orders) expect([...order].sort()).toEqual([...hand].sort());
    expect(orders[0]).toEqual(playedOn(4, 12).state.rows[0]);
  });

  it('completes an arrangement that it has begun', () => {
    const { state } = playedOn(4, 0);
    const hand = state.hands[0] ?? [];
    for (const order of arrangementsOf(state, hand)) {
      const left = order.slice(4);
      expect(
        arrangementsOf(
          state,
          hand.filter((card) => left.includes(card)),
        ),
      ).toContainEqual(left);
    }
  });

  it('samples worlds of its view, with cards in probable places', () => {
    for (const seats of [2, 3, 4, 5]) {
      const found = { evenly: 0, arranged: 0 };
      for (const deal of ['one', 'two', 'three', 'four', 'five']) {
        const { state, log } = playedOn(seats, 17 * seats, deal);
        const [me = 0] = game.actors(state);
        const view = remember(game, log, me);
        const both = { evenly: bots.worlds(view, 'dream'), arranged: arranged(view, 'dream') };
        for (const how of ['evenly', 'arranged'] as const) {
          for (let count = 0; count < 40; count++) {
            const world = structuredClone(both[how].next());
            expect(game.view(world, me)).toEqual(game.view(state, me));
            expect(unpiled(world)).toEqual(unpiled(state));
            for (const [seat, row] of world.rows.entries()) {
              if (seat !== me) found[how] += row.filter((card, slot) => state.rows[seat]?.[slot] === card).length;
            }
          }
        }
      }
      expect(found.arranged).toBeGreaterThan(1.5 * found.evenly);
    }
  });

  it('does not rely on order in partly known rows', () => {
    const seen = game.view(position({ rows: [[30], [28, 33, 36]] }), 0);
    const view: View = { ...seen, rows: [seen.rows[0] ?? [], [null, 33, null]] };
    const worlds = arranged(view, 'known');
    for (let count = 0; count < 10; count++) expect(worlds.next().rows[1]?.[1]).toBe(33);
  });

  it('beats the heuristic', () => {
    const { wins, margin } = duel(
      game,
      (config) => bots.search({ ...config, iterations: 40 }),
      (config) => bots.heuristic(config),
      { seats: 2, deals: 3, seed: 'search' },
    );
    expect(wins.mean).toBeGreaterThan(0.85);
    expect(margin.mean).toBeGreaterThan(8);
  });

  it('plays the same matches as before', () => {
    const short = (seed: string) => bots.search({ iterations: 20, seed });
    const matches = [2, 4].map((seats) =>
      playMatch(game, [short('one'), ...Array.from({ length: seats - 1 }, () => bots.heuristic())], {
        seed: 'golden',
        options: { games: 1 },
      }),
    );
    expect(matches.map(({ scores }) => scores)).toMatchInlineSnapshot(`
      [
        [
          5,
          -7,
        ],
        [
          -1,
          -6,
          2,
          -2,
        ],
      ]
    `);
  });
});
