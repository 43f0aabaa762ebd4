import { type Event, blindChickenExtreme as game, type State } from 'hencoop/blind-chicken-extreme';
import { describe, expect, it } from 'vitest';
import { benefit, cancel, emitted, eventOf, lastCards, lastTrick, options, play, typesOf } from './helpers.js';

describe('5 Scoring a game', () => {
  const tallyOf = (events: readonly Event[], seat: number) => eventOf(events, 'scored')?.tallies[seat];

  it('BC-5.1 scenario 12: three chickens (two in one trick) and one reward, no benefit: -3-3+3 = -3', () => {
    const state = lastCards([16, 20, 22], {
      piles: [[17, 21, 15, 24, 18, 25], [], []],
      penalties: [[-3], [], []],
      rewards: [['leadAnyCard'], [], []],
      rewardsLeft: ['leadFaceDown', 'chooseLeader'],
    });
    const { events } = lastTrick(state, [16, 20, 22]);
    expect(tallyOf(events, 0)).toEqual({ chickens: -3, penalties: -3, rewards: 3, noChicken: 0, total: -3 });
  });

  it('BC-5.1 scenario 16: no chicken, one reward: +6', () => {
    const state = lastCards([16, 20, 22], {
      rewards: [['leadAnyCard'], [], []],
      rewardsLeft: ['leadFaceDown', 'chooseLeader'],
    });
    expect(tallyOf(lastTrick(state, [16, 20, 22]).events, 0)?.total).toBe(6);
  });

  it('BC-5.2, BC-5.3 scenario 13: benefit (a): 4 chickens before, 1 in the last trick: -1; penalties count; no bonus', () => {
    const state = lastCards([31, 20, 22], {
      piles: [[17, 21, 24, 27, 15, 16], [], []],
      penalties: [[-6], [], []],
    });
    const { events } = lastTrick(state, [31, 20, 22], benefit(0, 'ignoreChickens'));
    expect(tallyOf(events, 0)).toEqual({ chickens: -1, penalties: -6, rewards: 0, noChicken: 0, total: -7 });
    const clean = lastTrick({ ...state, rows: [[29], [20], [22]] }, [29, 20, 22], benefit(0, 'ignoreChickens'));
    expect(tallyOf(clean.events, 0)).toEqual({ chickens: 0, penalties: -6, rewards: 0, noChicken: 0, total: -6 });
  });

  it('BC-5.2, BC-5.3 scenario 14: benefit (b): -6 and -3 before, -10 from the last trick: only -10 counts; chickens do', () => {
    const state = lastCards([17, 21, 24, 47], {
      piles: [[], [], [], [27, 31, 34, 16, 37, 41, 18, 19]],
      penalties: [[], [], [], [-6, -3]],
    });
    const { events } = lastTrick(state, [17, 21, 24, 47], benefit(3, 'ignorePenalties'));
    expect(tallyOf(events, 3)).toEqual({ chickens: -9, penalties: -10, rewards: 0, noChicken: 0, total: -19 });
    expect(events[0]).toStrictEqual({ type: 'benefitChosen', seat: 3, benefit: 'ignorePenalties' });
    const none = lastTrick(state, [17, 21, 24, 47], benefit(3, 'none'));
    expect(tallyOf(none.events, 3)?.total).toBe(-28);
  });

  const session = {
    gameNumber: 3,
    starter: 2,
    options: options(),
    scores: [
      [-12, 3],
      [0, 0],
      [1, -1],
    ] as number[][],
  };

  it('BC-5.2, BC-5.4, G-8 scenario 15: benefit (c): earlier games -12 and +3, last trick by the 0: the -12 is struck', () => {
    const state = lastCards([0, 49, 20], session);
    const offered = lastTrick(state, [0, 49, 20]);
    expect(offered.events.at(-1)).toEqual({
      type: 'benefitsOffered',
      seat: 0,
      benefits: ['cancelGame'],
      games: [1, 2],
    });
    expect(game.score(offered.state)).toEqual([-9, 0, 0]);
    expect(game.legalMoves(offered.state)).toEqual([benefit(0, 'none'), cancel(0, 1), cancel(0, 2)]);
    const { state: after, events } = emitted(offered.state, cancel(0, 1));
    expect(events[0]).toEqual({ type: 'benefitChosen', seat: 0, benefit: 'cancelGame', game: 1 });
    expect(after.canceled).toEqual([[1], [], []]);
    // The two now sum to +3; the last game without a chicken brings another +3.
    expect(game.score(after)[0]).toBe(6);
    expect(after.scores[0]).toEqual([-12, 3, 3]);
  });

  it("BC-5.2: a table has its own list of benefits, not the event's", () => {
    const event = { type: 'benefitsOffered', seat: 0, benefits: ['cancelGame'], games: [1, 2] } satisfies Event;
    const offered = game.evolve(lastCards([0, 49, 20], session), event);
    event.benefits.pop();
    event.games.pop();
    expect(offered.step).toEqual({ type: 'chooseBenefit', seat: 0, benefits: ['cancelGame'], games: [1, 2] });
  });

  it('BC-5.3: a canceled game is not offered again; the 49 that takes the last trick cancels nothing', () => {
    const again = lastTrick(lastCards([0, 49, 20], { ...session, canceled: [[2], [], []] }), [0, 49, 20]);
    expect(again.state.step).toMatchObject({ games: [1] });
    const all = lastTrick(lastCards([0, 49, 20], { ...session, canceled: [[2, 1], [], []] }), [0, 49, 20]);
    expect(typesOf(all.events)).not.toContain('benefitsOffered');
    const high = lastTrick(lastCards([16, 49, 20], session), [16, 49, 20]);
    expect(typesOf(high.events)).not.toContain('benefitsOffered');
    // BC-3.3: without the 49 the 0 takes nothing, and the taker cancels nothing either.
    const lost = lastTrick(lastCards([0, 48, 20], session), [0, 48, 20]);
    expect(eventOf(lost.events, 'trickTaken')).toMatchObject({ seat: 1, card: 48 });
    expect(typesOf(lost.events)).not.toContain('benefitsOffered');
  });

  it('BC-5.3 scenario 20: no benefit applies: no decision (G-9)', () => {
    const { events } = lastTrick(lastCards([31, 20, 22]), [31, 20, 22]);
    expect(typesOf(events)).not.toContain('benefitsOffered');
    // A penalty from the last trick itself is no earlier one.
    const penalty = lastTrick(lastCards([31, 17, 22]), [31, 17, 22]);
    expect(eventOf(penalty.events, 'penaltyTaken')?.penalty).toBe(-3);
    expect(typesOf(penalty.events)).not.toContain('benefitsOffered');
    // In the first game the 0 has nothing to cancel.
    expect(typesOf(lastTrick(lastCards([0, 49, 20]), [0, 49, 20]).events)).not.toContain('benefitsOffered');
  });

  it('BC-5.3: benefits not on offer are refused', () => {
    const { state } = lastTrick(lastCards([31, 20, 22], { piles: [[17, 15, 16], [], []] }), [31, 20, 22]);
    expect(state.step).toEqual({ type: 'chooseBenefit', seat: 0, benefits: ['ignoreChickens'], games: [] });
    const params = { benefits: ['ignoreChickens'], games: [] };
    expect(game.whyNot(state, benefit(0, 'ignorePenalties'))).toEqual({ clause: 'BC-5.3', params });
    expect(game.whyNot(state, cancel(0, 1))).toEqual({ clause: 'BC-5.3', params });
    const sow = lastTrick(lastCards([0, 49, 20], session), [0, 49, 20]).state;
    expect(game.whyNot(sow, cancel(0, 3))?.clause).toBe('BC-5.3');
    expect(game.whyNot(sow, cancel(0, 4))).toEqual({ clause: 'G-0', params: { path: 'game' } });
    // A refusal exposes no list of the table.
    const refused = game.whyNot(sow, cancel(0, 3));
    if (refused?.clause !== 'BC-5.3' || sow.step.type !== 'chooseBenefit') throw new Error('BC-5.3 refuses it');
    expect(refused.params.benefits).not.toBe(sow.step.benefits);
    expect(refused.params.games).not.toBe(sow.step.games);
  });

  const over = (scores: number[][], canceled: number[][] = scores.map(() => [])): State => ({
    ...game.setup({ seats: scores.length, seed: 'end' }),
    step: { type: 'over', reason: 'games' },
    scores,
    canceled,
  });

  it('BC-5.4 scenario 17: totals -4, -9, -2: the third wins; G-2: no moves any more', () => {
    const state = over([[-4], [-9], [-2]]);
    expect(game.outcome(state)).toEqual({ ranking: [[2], [0], [1]], reason: 'games' });
    expect(game.legalMoves(state)).toEqual([]);
    expect(game.actors(state)).toEqual([]);
    expect(game.whyNot(state, play(0, 16))).toEqual({ clause: 'G-2', params: { reason: 'games' } });
  });

  it('BC-5.4: equal totals share a place, and a canceled game counts 0', () => {
    expect(game.outcome(over([[1, 1], [2], [-3]]))?.ranking).toEqual([[0, 1], [2]]);
    expect(game.score(over([[-12, 3], [0], [1]], [[1], [], []]))).toEqual([3, 0, 1]);
  });

  it('BC-5.4: one game for each player, or as many as the option says', () => {
    expect(game.setup({ seats: 4 }).options.games).toBe(4);
    expect(game.setup({ seats: 4, options: { games: 7 } }).options.games).toBe(7);
    const state = lastCards([31, 20, 22], { options: options({ games: 1 }) });
    const { state: end, events } = lastTrick(state, [31, 20, 22]);
    expect(events.at(-1)).toEqual({ type: 'sessionEnded', reason: 'games' });
    expect(game.outcome(end)).toEqual({ ranking: [[1, 2], [0]], reason: 'games' });
    // G-14: penalties, rewards and piles stay as they are.
    expect(end.piles[0]).toEqual([31, 20, 22]);
  });

  it('G-10: the next game is dealt within the move that ended the last one', () => {
    const { state, events } = lastTrick(lastCards([31, 20, 22]), [31, 20, 22]);
    expect(typesOf(events).slice(-4)).toEqual(['trickTaken', 'turnedDown', 'scored', 'dealt']);
    expect(state).toMatchObject({ gameNumber: 2, starter: 1, step: { type: 'arrange', seats: [0, 1, 2] } });
    expect(state.scores).toEqual([[-1], [3], [3]]);
    expect(state.piles).toEqual([[], [], []]);
  });
});
