import { blindChickenExtreme as game } from 'hencoop/blind-chicken-extreme';
import { describe, expect, it } from 'vitest';
import { position } from '../../../src/blind-chicken-extreme/testkit/position.js';
import { place, play, playAll } from './helpers.js';

describe('Clauses common to all games', () => {
  const state = position({
    rows: [
      [40, 15],
      [19, 20],
      [22, 23],
    ],
  });

  it.each([
    [null, ''],
    [[], ''],
    [{}, 'type'],
    [{ seat: 0, type: 'draw' }, 'type'],
    [{ seat: 3, type: 'play', card: 15 }, 'seat'],
    [{ seat: 0, type: 'play', card: 50 }, 'card'],
    [{ seat: 0, type: 'play', card: -0 }, 'card'],
    [{ seat: 0, type: 'play' }, 'card'],
    [{ seat: 0, type: 'place', card: '7' }, 'card'],
    [{ seat: 0, type: 'takeReward', reward: 'gold' }, 'reward'],
    [{ seat: 0, type: 'chooseLeader', leader: 3 }, 'leader'],
    [{ seat: 0, type: 'chooseBenefit', benefit: 'all' }, 'benefit'],
    [{ seat: 0, type: 'chooseBenefit', benefit: 'cancelGame' }, 'game'],
    [{ seat: 0, type: 'chooseBenefit', benefit: 'cancelGame', game: 0 }, 'game'],
    [{ seat: 0, type: 'chooseBenefit', benefit: 'none', game: 1 }, 'game'],
    [{ seat: 0, type: 'chooseBenefit', benefit: 'none', game: undefined }, 'game'],
  ])('G-0: %j is not a move of the game, because of %j', (value, path) => {
    expect(game.whyNot(state, value)).toEqual({ clause: 'G-0', params: { path } });
  });

  it('G-1: neither a refusal nor the list of actors exposes a list of the table', () => {
    const state = game.setup({ seats: 2, seed: 'lend' });
    const ready = playAll(state, ...(state.hands[0] ?? []).map((card) => place(0, card)));
    const refused = game.whyNot(ready, place(0, 27));
    expect(refused).toEqual({ clause: 'G-1', params: { actors: [1] } });
    if (ready.step.type !== 'arrange' || refused?.clause !== 'G-1') throw new Error('seat 1 still arranges');
    expect(refused.params.actors).not.toBe(ready.step.seats);
    expect(game.actors(ready)).not.toBe(ready.step.seats);
  });

  it('G-1, G-3, G-11: first who must act, then what they must do', () => {
    expect(game.whyNot(state, play(1, 19))).toEqual({ clause: 'G-1', params: { actors: [0] } });
    expect(game.whyNot(state, place(0, 40))).toEqual({ clause: 'G-3', params: { step: 'play' } });
    expect(game.whyNot(game.setup(), play(0, 40))).toEqual({ clause: 'G-3', params: { step: 'arrange' } });
  });
});
