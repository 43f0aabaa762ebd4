import {
  type Card,
  type Event,
  blindChickenExtreme as game,
  REWARDS,
  type Reward,
} from 'hencoop/blind-chicken-extreme';
import { describe, expect, it } from 'vitest';
import { position } from '../../../src/blind-chicken-extreme/testkit/position.js';
import { InternalError } from '../../../src/engine/errors.js';
import {
  chooseLeader,
  emitted,
  eventOf,
  lastCards,
  lastTrick,
  play,
  playAll,
  playable,
  played,
  takeReward,
  typesOf,
} from './helpers.js';

describe('4 Penalties and rewards', () => {
  it.each<[number, Card[], number | undefined]>([
    [1, [17, 18, 19, 20, 22], undefined],
    [2, [17, 21, 19, 20, 22], -3],
    [3, [17, 21, 24, 20, 22], -6],
    [4, [17, 21, 24, 27, 22], -10],
    [5, [17, 21, 24, 27, 31], -15],
  ])('BC-4.1 scenario 4: a trick with %i chickens', (_, cards, penalty) => {
    const state = position({ rows: cards.map((card, seat) => [card, (1 + seat) as Card]) });
    const { state: after, events } = emitted(state, ...cards.map((card, seat) => play(seat, card)));
    const taker = cards.indexOf(Math.max(...cards) as Card);
    expect(eventOf(events, 'penaltyTaken')?.penalty).toBe(penalty);
    expect(after.penalties[taker]).toEqual(penalty === undefined ? [] : [penalty]);
  });

  /** A trick of these cards, not the last, with these rewards left. */
  const trick = (cards: readonly Card[], left: readonly Reward[] = REWARDS) => {
    const state = position({
      rows: cards.map((card, seat) => [card, (29 + seat) as Card]),
      rewardsLeft: left,
      rewards: cards.map((_, seat) => (seat === 1 ? REWARDS.filter((reward) => !left.includes(reward)) : [])),
    });
    return emitted(state, ...cards.map((card, seat) => play(seat, card)));
  };

  it('BC-4.2 scenario 5: one pig earns a reward, a choice of three', () => {
    const { state, events } = trick([25, 20, 22]);
    expect(events.at(-1)).toEqual({ type: 'rewardOffered', seat: 0 });
    expect(game.legalMoves(state)).toEqual(REWARDS.map((reward) => takeReward(0, reward)));
  });

  it('BC-4.2 scenario 5: two pigs earn none, a pig and the 0 a reward', () => {
    expect(trick([25, 35, 22]).state.step).toMatchObject({ type: 'play', seat: 1 });
    expect(trick([25, 0, 22]).state.step).toEqual({ type: 'takeReward', seat: 0 });
  });

  it('BC-4.2, G-9 scenario 5: the last reward is not chosen but given; a taken one is refused', () => {
    const { state, events } = trick([25, 20, 22], ['leadFaceDown']);
    expect(eventOf(events, 'rewardTaken')).toEqual({ type: 'rewardTaken', seat: 0, reward: 'leadFaceDown' });
    expect(state.step).toEqual({ type: 'play', seat: 0, advantage: 'leadFaceDown' });
    expect(state.rewardsLeft).toEqual([]);
    const two = trick([25, 20, 22], ['leadFaceDown', 'chooseLeader']).state;
    expect(game.whyNot(two, takeReward(0, 'leadAnyCard'))).toEqual({
      clause: 'BC-4.2',
      params: { reward: 'leadAnyCard', left: ['leadFaceDown', 'chooseLeader'] },
    });
    const refused = game.whyNot(two, takeReward(0, 'leadAnyCard'));
    expect(refused?.clause === 'BC-4.2' && refused.params.left).not.toBe(two.rewardsLeft);
  });

  it('BC-4.2: a fourth reward, for which there is no pig, is a bug and throws', () => {
    expect(() => trick([25, 20, 22], [])).toThrow(InternalError);
  });

  it('BC-4.3 scenario 6: a pig and two chickens: reward and -3', () => {
    const { state, events } = trick([17, 21, 25]);
    expect(typesOf(events).slice(-3)).toEqual(['trickTaken', 'penaltyTaken', 'rewardOffered']);
    expect(state.penalties[2]).toEqual([-3]);
    expect(state.step).toEqual({ type: 'takeReward', seat: 2 });
  });

  it('BC-4.4 scenario 7: lead any card of the row; the rest keep their order; after that only the ends', () => {
    const state = position({
      rows: [
        [15, 17, 40, 22],
        [19, 20, 23, 26],
        [29, 30, 32, 33],
      ],
      step: { type: 'play', seat: 0, advantage: 'leadAnyCard' },
    });
    expect(playable(state, 0)).toEqual([15, 17, 40, 22]);
    expect(game.whyNot(state, play(0, 19))?.clause).toBe('G-4');
    const { state: led, events } = emitted(state, play(0, 17));
    expect(events[0]).toEqual({ type: 'played', seat: 0, card: 17, index: 1, faceDown: null });
    expect(led.rows[0]).toEqual([15, 40, 22]);
    expect(playable(led, 1)).toEqual([19, 26]);
    expect(game.whyNot(led, play(1, 20))?.clause).toBe('BC-3.1');
    const next = playAll({ ...led, rows: [[15, 40, 22], [19], [16]] }, play(1, 19), play(2, 16));
    expect(game.actors(next)).toEqual([1]);
    const own = position({ rows: [[15, 40, 22], [19, 20, 23], []] });
    expect(playable(own, 0)).toEqual([15, 22]);
  });

  it('BC-4.4: the sign still applies to any led card', () => {
    const state = position({
      rows: [
        [15, 18, 40],
        [19, 20, 23],
      ],
      step: { type: 'play', seat: 0, advantage: 'leadAnyCard' },
    });
    expect(emitted(state, play(0, 18)).events[0]).toMatchObject({ faceDown: 'sign' });
    expect(emitted(state, play(0, 40)).events[0]).toMatchObject({ faceDown: null });
  });

  it('BC-4.4 scenario 8: choose the leader: seat 2 is named and leads, clockwise from there; naming oneself is fine', () => {
    const { state } = trick([25, 20, 22]);
    const asked = playAll(state, takeReward(0, 'chooseLeader'));
    expect(game.legalMoves(asked)).toEqual([chooseLeader(0, 0), chooseLeader(0, 1), chooseLeader(0, 2)]);
    const { state: led, events } = emitted(asked, chooseLeader(0, 2));
    expect(typesOf(events)).toEqual(['leaderChosen', 'turnPassed']);
    expect(game.actors(led)).toEqual([2]);
    const after = playAll(led, play(2, 31));
    expect(game.actors(after)).toEqual([0]);
    expect(game.actors(playAll(after, play(0, 29)))).toEqual([1]);
    expect(playAll(asked, chooseLeader(0, 0)).step).toEqual({ type: 'play', seat: 0, advantage: null });
  });

  it('BC-4.4, BC-4.4a scenario 9: lead face down: hidden from the others until the trick is complete, sign or not', () => {
    const state = position({
      rows: [
        [19, 18],
        [32, 16],
        [30, 23],
      ],
      step: { type: 'play', seat: 0, advantage: 'leadFaceDown' },
    });
    const { state: led, events } = emitted(state, play(0, 19));
    expect(events[0]).toEqual({ type: 'played', seat: 0, card: 19, index: 0, faceDown: 'leadFaceDown' });
    expect(emitted(state, play(0, 18)).events[0]).toMatchObject({ card: 18, faceDown: 'leadFaceDown' });
    expect(game.redact(events[0] as Event, 1)).toEqual({ ...events[0], card: null });
    expect(game.view(led, 1).trick).toEqual([{ seat: 0, card: null, faceDown: 'leadFaceDown' }]);
    expect(game.view(led, 0).trick).toEqual([{ seat: 0, card: 19, faceDown: 'leadFaceDown' }]);
    // Only the lead: the others play as usual.
    const next = emitted(led, play(1, 32));
    expect(next.events[0]).toMatchObject({ faceDown: null });
    const { state: complete, events: last } = emitted(next.state, play(2, 30));
    expect(eventOf(last, 'revealed')?.cards).toEqual([19, 32, 30]);
    expect(game.view(complete, 2).trick[0]).toEqual(played(0, 19));
    expect(complete.step).toEqual({ type: 'play', seat: 1, advantage: null });
  });

  it('BC-4.5: a reward from the last trick is chosen before the benefit, and gives no advantage', () => {
    const state = lastCards([25, 20, 22], { piles: [[17, 15, 16], [], []] });
    const offered = lastTrick(state, [25, 20, 22]);
    expect(offered.state.step).toEqual({ type: 'takeReward', seat: 0 });
    const { state: chosen, events } = emitted(offered.state, takeReward(0, 'chooseLeader'));
    expect(typesOf(events)).toEqual(['rewardTaken', 'benefitsOffered']);
    expect(chosen.step).toMatchObject({ type: 'chooseBenefit', seat: 0 });
  });
});
