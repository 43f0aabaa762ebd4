import { fold } from 'hencoop';
import {
  arrangeMoves,
  type Card,
  blindChickenExtreme as game,
  REWARDS,
  type State,
} from 'hencoop/blind-chicken-extreme';
import { scriptedChance } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { deckByHand } from '../../../src/blind-chicken-extreme/testkit/position.js';
import { emitted, eventOf, lastCards, lastTrick, options, place, playAll, takeReward, typesOf } from './helpers.js';

describe('2 Set-up of a game', () => {
  it.each([
    [2, 24, 12],
    [3, 36, 12],
    [4, 48, 12],
    [5, 50, 10],
  ])('BC-2.1 scenario 1: with %i players %i cards are dealt, %i each, the 0 always among them', (seats, all, each) => {
    const { hands } = game.setup({ seats, seed: 'deal' });
    expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(each));
    expect(hands.flat()).toHaveLength(all);
    expect(hands.flat()).toContain(0);
    expect([...hands.flat()].sort((a, b) => a - b)).toEqual(deckByHand(seats));
  });

  it('BC-2.1, G-6: dealt one at a time, clockwise, from the top, the leader first', () => {
    const chance = scriptedChance({ 'deal/1': [...deckByHand(3)].reverse() });
    const state = game.setup({ seats: 3, seed: '', options: { firstSeat: 2 } }, { chance });
    expect(state.hands.map((hand) => hand.slice(0, 2))).toEqual([
      [15, 18],
      [16, 19],
      [0, 17],
    ]);
    chance.done();
  });

  it('BC-2.2, G-5: seat 0 or firstSeat leads game 1', () => {
    expect(game.setup().starter).toBe(0);
    expect(game.setup({ options: { firstSeat: 2 } }).starter).toBe(2);
  });

  it('BC-2.2, BC-4.5 scenario 19: the lead of games moves left; a reward in the last trick counts, its advantage is lost', () => {
    const state = lastCards([25, 20, 22], { piles: [[], [], [17]], options: options({ firstSeat: 1 }), starter: 1 });
    const { state: next, events } = lastTrick(state, [25, 20, 22], takeReward(0, 'leadAnyCard'));
    expect(eventOf(events, 'scored')?.tallies[0]).toEqual({
      chickens: 0,
      penalties: 0,
      rewards: 3,
      noChicken: 3,
      total: 6,
    });
    expect(next.gameNumber).toBe(2);
    expect(next.starter).toBe(2);
    const ready = playAll(next, ...next.hands.flatMap((hand, seat) => hand.map((card) => place(seat, card))));
    expect(ready.step).toEqual({ type: 'play', seat: 2, advantage: null });
    expect(ready.rewards).toEqual([[], [], []]);
    expect(ready.rewardsLeft).toEqual(REWARDS);
  });

  it('BC-2.3: all arrange at once; cards go to the right end of the row; a player who has placed all is ready', () => {
    const state = game.setup({ seats: 2, seed: 'arrange' });
    expect(game.actors(state)).toEqual([0, 1]);
    const [a, b] = state.hands[1] ?? [];
    const begun = playAll(state, place(1, b as Card), place(1, a as Card));
    expect(begun.rows[1]).toEqual([b, a]);
    expect(game.whyNot(begun, place(1, a as Card))).toEqual({ clause: 'G-4', params: { card: a } });
    const hand = state.hands[0] ?? [];
    const { state: after, events } = emitted(state, ...hand.map((card) => place(0, card)));
    expect(typesOf(events)).toEqual(['placed', 'ready']);
    expect(game.actors(after)).toEqual([1]);
    expect(game.whyNot(after, place(0, hand[0] as Card))).toEqual({ clause: 'G-1', params: { actors: [1] } });
    const last = emitted(after, ...(state.hands[1] ?? []).map((card) => place(1, card)));
    expect(typesOf(last.events)).toEqual(['placed', 'ready', 'turnPassed']);
    expect(last.state.step).toEqual({ type: 'play', seat: 0, advantage: null });
  });

  it("BC-2.4, G-13 scenario 18: no view, event, actor or size reveals another player's progress, only who is ready", () => {
    const state = game.setup({ seats: 3, seed: 'quiet' });
    const hand = state.hands[1] ?? [];
    let now = state;
    for (const card of hand.slice(0, -1)) {
      const attempt = emitted(now, place(1, card));
      for (const viewer of [0, 2, null]) {
        for (const event of attempt.events) expect(game.redact(event, viewer)).toBeNull();
        expect(game.view(attempt.state, viewer)).toEqual(game.view(state, viewer));
      }
      expect(game.actors(attempt.state)).toEqual([0, 1, 2]);
      now = attempt.state;
    }
    expect(game.view(now, 1).rows[1]).toHaveLength(11);
    const seen = game.view(now, 0).hands;
    expect(seen[1], 'every hidden hand is a separate list').not.toBe(seen[2]);
    const { state: ready, events } = emitted(now, place(1, hand[11] as Card));
    expect(events.map((event) => game.redact(event, 0))).toEqual([null, { type: 'ready', seat: 1 }]);
    expect(game.view(ready, 0).hands[1]).toEqual([]);
    expect(game.view(ready, 0).rows[1]).toEqual(Array(12).fill(null));
  });

  describe('BC-2.3: arrangeMoves', () => {
    const state = game.setup({ seats: 3, seed: 'order' });
    const hand = state.hands[1] ?? [];
    const order = [...hand].sort((a, b) => b - a);

    it("BC-2.3: gives the moves of a whole order, on the state and on the seat's own view", () => {
      const arrangement = arrangeMoves(state, 1, order);
      expect(arrangement).toEqual({ ok: true, moves: order.map((card) => place(1, card)) });
      expect(arrangeMoves(game.view(state, 1), 1, order)).toEqual(arrangement);
      const after = arrangement.ok ? playAll(state, ...arrangement.moves) : state;
      expect(after.rows[1]).toEqual(order);
    });

    it('BC-2.3: continues after the cards already placed', () => {
      const begun = playAll(state, place(1, order[3] as Card));
      const left = order.filter((card) => card !== order[3]);
      expect(arrangeMoves(begun, 1, left).ok).toBe(true);
      expect(arrangeMoves(begun, 1, order)).toEqual({
        ok: false,
        violation: { clause: 'G-4', params: { card: order[3] } },
      });
    });

    it.each<[string, unknown, unknown]>([
      [
        'left out',
        order.slice(1, -1),
        { clause: 'BC-2.3', params: { missing: hand.filter((c) => c === order[0] || c === order[11]) } },
      ],
      ['an empty order', [], { clause: 'BC-2.3', params: { missing: hand } }],
      ['a card twice', [order[0], order[0], ...order.slice(2)], { clause: 'G-4', params: { card: order[0] } }],
      ['no list', 'order', { clause: 'G-0', params: { path: 'order' } }],
      ['no card', [order[0], 50], { clause: 'G-0', params: { path: 'order.1' } }],
      ['nothing in the list', [undefined], { clause: 'G-0', params: { path: 'order.0' } }],
    ])('BC-2.3, G-4, G-0: refuses %s', (_, given, violation) => {
      expect(arrangeMoves(state, 1, given as Card[])).toEqual({ ok: false, violation });
    });

    it('G-0, G-1, G-2, G-3: refuses if there is nothing to place, and throws for the view of another seat', () => {
      const clause = (table: State, seat: number, given: Card[]) => {
        const arrangement = arrangeMoves(table, seat, given);
        return arrangement.ok ? null : arrangement.violation.clause;
      };
      const ready = playAll(state, ...hand.map((card) => place(1, card)));
      expect(clause(ready, 1, [])).toBe('G-1');
      expect(clause(ready, 1, order)).toBe('G-1');
      expect(clause(ready, 3, [])).toBe('G-0');
      expect(clause(lastCards([25, 20, 22]), 0, [])).toBe('G-3');
      expect(clause({ ...lastCards([25, 20, 22]), step: { type: 'over', reason: 'games' } }, 0, [])).toBe('G-2');
      expect(() => arrangeMoves(game.view(state, 0), 1, order)).toThrow(RangeError);
    });
  });
});

describe('before the first deal', () => {
  const { state, events } = game.setupWithEvents({ seats: 2, seed: 'empty', options: { firstSeat: 1 } });

  it('the table is empty, and no seat arranges', () => {
    const opened = fold(game, events.slice(0, 1));
    expect(opened).toEqual({
      game: game.id,
      seats: 2,
      options: opened.options,
      gameNumber: 0,
      starter: 1,
      step: { type: 'arrange', seats: [] },
      hands: [[], []],
      rows: [[], []],
      trick: [],
      taker: null,
      piles: [[], []],
      penalties: [[], []],
      rewards: [[], []],
      rewardsLeft: ['leadFaceDown', 'leadAnyCard', 'chooseLeader'],
      scores: [[], []],
      canceled: [[], []],
      seed: 'empty',
    });
  });

  it('the opening event cannot come again', () => {
    const [opening] = events;
    if (opening === undefined) throw new Error('a log starts with its opening');
    expect(() => game.rules.evolve(game.rules.copy(state), opening as never)).toThrow(/expected an event of this game/);
  });
});
