import { uniform } from 'hencoop';
import { type Card, blindChickenExtreme as game, type Move, type State } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeBots as bots } from 'hencoop/blind-chicken-extreme/bots';
import { duel, policyBot } from 'hencoop/bots';
import { describe, expect, it } from 'vitest';
import { position } from '../../../src/blind-chicken-extreme/testkit/position.js';

/** The heuristic's move at seat 0. */
function played(given: Partial<State> & Pick<State, 'rows'>): Move {
  return bots.heuristic().chooseNow(game.view(position(given), 0)).move;
}

const open = (seat: number, card: Card) => ({ seat, card, faceDown: null });

describe('the heuristic of Blind Chicken Extreme', () => {
  it('arranges from low to high, chickens a little later, pigs much earlier', () => {
    let state: State = position({
      rows: [[], []],
      hands: [
        [0, 30, 31, 33, 34, 36, 45, 49],
        [28, 29, 32, 35, 37, 38, 39, 40],
      ],
      step: { type: 'arrange', seats: [0, 1] },
    });
    for (let placed = 0; placed < 8; placed++) {
      const { move } = bots.heuristic().chooseNow(game.view(state, 0));
      state = game.apply(state, move);
    }
    // The 45 is a pig, the 31 and the 34 are chickens.
    expect(state.rows[0]).toEqual([0, 45, 30, 33, 31, 36, 34, 49]);
  });

  it('dumps a chicken on a trick that it does not take', () => {
    const trick = [open(1, 40)];
    expect(
      played({
        rows: [
          [36, 38, 37],
          [39, 46],
        ],
        trick,
      }),
    ).toMatchObject({ card: 37 });
  });

  it('does not take two chickens if it can stay below them', () => {
    const trick = [open(1, 41), open(2, 34)];
    const rows: State['rows'] = [
      [20, 26, 48],
      [15, 16],
      [18, 19],
    ];
    expect(played({ rows, trick })).toMatchObject({ card: 20 });
  });

  it('takes a pig', () => {
    const trick = [open(1, 35), open(2, 20)];
    const rows: State['rows'] = [
      [26, 30, 48],
      [15, 16],
      [18, 19],
    ];
    expect(played({ rows, trick })).toMatchObject({ card: 48 });
  });

  it('keeps low cards if they do not matter now', () => {
    const trick = [open(1, 46)];
    expect(
      played({
        rows: [
          [32, 28, 43],
          [39, 40],
        ],
        trick,
      }),
    ).toMatchObject({ card: 43 });
  });

  it('does not look at face-down cards', () => {
    const rows: State['rows'] = [
      [16, 20, 46],
      [15, 19],
      [22, 23],
    ];
    const choices = ([18, 48] as const).map((card) => played({ rows, trick: [{ seat: 2, card, faceDown: 'sign' }] }));
    expect(choices[0]).toEqual(choices[1]);
  });

  it('prefers choosing the leader to other rewards, and lets its left neighbor lead', () => {
    const rows: State['rows'] = [[16], [15], [22]];
    const trick = [open(1, 35), open(2, 20), open(0, 48)];
    const given = { rows, trick, taker: 0 };
    expect(played({ ...given, step: { type: 'takeReward', seat: 0 } })).toMatchObject({ reward: 'chooseLeader' });
    expect(played({ ...given, step: { type: 'chooseLeader', seat: 0 } })).toMatchObject({ leader: 1 });
  });

  it('ignores its penalties rather than its chickens, but cancels a game that was worse', () => {
    const given = { rows: [[], []], trick: [open(0, 49), open(1, 48)], taker: 0 };
    const offer = (benefits: readonly ('ignoreChickens' | 'ignorePenalties' | 'cancelGame')[], games: number[]) =>
      ({ type: 'chooseBenefit', seat: 0, benefits, games }) as const;
    expect(
      played({ ...given, penalties: [[-3], []], step: offer(['ignoreChickens', 'ignorePenalties'], []) }),
    ).toMatchObject({ benefit: 'ignorePenalties' });
    expect(played({ ...given, step: offer(['ignoreChickens'], []) })).toMatchObject({ benefit: 'ignoreChickens' });
    const late = { ...given, gameNumber: 2, scores: [[-9], [3]] };
    expect(played({ ...late, step: offer(['ignoreChickens', 'cancelGame'], [1]) })).toMatchObject({
      benefit: 'cancelGame',
      game: 1,
    });
    expect(played({ ...late, scores: [[4], [3]], step: offer(['cancelGame'], [1]) })).toMatchObject({
      benefit: 'none',
    });
  });

  it('wins two-player matches against random play', () => {
    const { elo, margin } = duel(
      game,
      (config) => bots.heuristic(config),
      (config) => policyBot(game, uniform, config),
      { seats: 2, deals: 150, seed: 'random' },
    );
    expect(elo.mean).toBeGreaterThan(250);
    expect(margin.mean).toBeGreaterThan(8);
  });
});
