import { type Card, type Event, blindChickenExtreme as game } from 'hencoop/blind-chicken-extreme';
import { describe, expect, it } from 'vitest';
import { position } from '../../../src/blind-chicken-extreme/testkit/position.js';
import {
  benefit,
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

describe('3 Play', () => {
  it('BC-3.1 scenario 2: the leftmost or the rightmost card; with one left there is one move (G-9)', () => {
    const state = position({ rows: [[40, 15, 17, 22], [19], [20]] });
    expect(playable(state, 0)).toEqual([40, 22]);
    expect(game.whyNot(state, play(0, 17))).toEqual({ clause: 'BC-3.1', params: { card: 17, ends: [40, 22] } });
    const after = position({ rows: [[15, 17, 22], [19], [20]] });
    expect(playable(after, 0)).toEqual([15, 22]);
    expect(playAll(state, play(0, 40)).rows[0]).toEqual([15, 17, 22]);
    expect(playable(position({ rows: [[22], [19], [20]] }), 0)).toEqual([22]);
  });

  it('BC-3.1 scenario 3: the highest card takes the trick, clockwise play, the taker leads', () => {
    const state = position({
      rows: [
        [19, 22],
        [32, 16],
        [30, 23],
        [20, 26],
      ],
    });
    expect(game.actors(playAll(state, play(0, 19)))).toEqual([1]);
    const { state: after, events } = emitted(state, play(0, 19), play(1, 32), play(2, 30), play(3, 20));
    expect(eventOf(events, 'trickTaken')).toEqual({ type: 'trickTaken', seat: 1, card: 32 });
    expect(game.actors(after)).toEqual([1]);
  });

  it('BC-3.1, G-13: the event shows the index in the row', () => {
    const state = position({ rows: [[40, 15, 22], [19], [20]] });
    expect(emitted(state, play(0, 22)).events[0]).toMatchObject({ type: 'played', index: 2 });
    expect(emitted(state, play(0, 40)).events[0]).toMatchObject({ type: 'played', index: 0 });
  });

  const four = position({
    rows: [
      [19, 22],
      [18, 29],
      [28, 33],
      [38, 16],
    ],
  });

  it('BC-3.2, BC-6.1 scenario 10: a sign card played third of four is hidden until the trick is complete, then lies open', () => {
    const { state, events } = emitted(four, play(0, 19), play(1, 29), play(2, 28));
    expect(events[0]).toEqual({ type: 'played', seat: 2, card: 28, index: 0, faceDown: 'sign' });
    for (const viewer of [0, 1, 3, null]) {
      expect(game.redact(events[0] as Event, viewer)).toEqual({ ...events[0], card: null });
      expect(game.view(state, viewer).trick[2]).toEqual({ seat: 2, card: null, faceDown: 'sign' });
    }
    expect(game.view(state, 2).trick[2]).toEqual({ seat: 2, card: 28, faceDown: 'sign' });
    expect(game.redact(events[0] as Event, 2)).toEqual(events[0]);
    const { state: complete, events: last } = emitted(state, play(3, 16));
    expect(last[1]).toEqual({ type: 'revealed', cards: [19, 29, 28, 16] });
    expect(game.view(complete, null).trick).toEqual([played(0, 19), played(1, 29), played(2, 28), played(3, 16)]);
  });

  it('BC-3.2 scenario 10: played fourth of four it is open at once', () => {
    const { events } = emitted(four, play(0, 19), play(1, 29), play(2, 33), play(3, 38));
    expect(events[0]).toEqual({ type: 'played', seat: 3, card: 38, index: 0, faceDown: null });
    expect(typesOf(events)).not.toContain('revealed');
  });

  it.each<[string, Card[], number]>([
    ['the last trick: the 0 takes it', [0, 49, 20], 0],
    ['the last trick with 48: the 48 takes it', [0, 48, 20], 1],
  ])('BC-3.3 scenario 11: 0 in %s', (_, cards, taker) => {
    expect(eventOf(lastTrick(lastCards(cards), cards).events, 'trickTaken')?.seat).toBe(taker);
  });

  it('BC-3.3 scenario 11: in the last but one the 49 takes it, the 0 is the lowest card', () => {
    const state = position({
      rows: [
        [0, 16],
        [49, 18],
        [20, 22],
      ],
    });
    const { events } = emitted(state, play(0, 0), play(1, 49), play(2, 20));
    expect(eventOf(events, 'trickTaken')).toEqual({ type: 'trickTaken', seat: 1, card: 49 });
  });

  it('BC-3.4: a complete trick lies open until the next is led, then lies face down in the pile', () => {
    const state = position({
      rows: [
        [19, 22],
        [32, 16],
        [30, 23],
      ],
      piles: [[], [], []],
    });
    const complete = playAll(state, play(0, 19), play(1, 32), play(2, 30));
    expect(game.view(complete, null).trick).toEqual([played(0, 19), played(1, 32), played(2, 30)]);
    expect(complete.taker).toBe(1);
    expect(complete.piles).toEqual([[], [], []]);
    const { state: led, events } = emitted(complete, play(1, 16));
    expect(events[0]).toEqual({ type: 'turnedDown', seat: 1 });
    expect(led.trick).toEqual([played(1, 16)]);
    expect(led.piles).toEqual([[], [19, 32, 30], []]);
    expect(game.view(led, 1).piles).toEqual([[], [null, null, null], []]);
  });

  it('BC-3.4: it lies open during the choice of a reward, a leader or a benefit, and is turned down at scoring', () => {
    const rows = { rows: [[25, 22] as Card[], [16, 23] as Card[], [19, 20] as Card[]] };
    const reward = playAll(position(rows), play(0, 25), play(1, 16), play(2, 19));
    expect(reward.step).toEqual({ type: 'takeReward', seat: 0 });
    expect(game.view(reward, 2).trick).toEqual([played(0, 25), played(1, 16), played(2, 19)]);
    const leader = playAll(reward, takeReward(0, 'chooseLeader'));
    expect(leader.step).toEqual({ type: 'chooseLeader', seat: 0 });
    expect(game.view(leader, 1).trick).toHaveLength(3);
    const last = lastTrick(lastCards([29, 20, 22], { piles: [[17, 15, 16], [], []] }), [29, 20, 22]);
    expect(last.state.step.type).toBe('chooseBenefit');
    expect(last.state.trick).toHaveLength(3);
    const { events } = emitted(last.state, benefit(0, 'none'));
    expect(typesOf(events).slice(0, 3)).toEqual(['benefitChosen', 'turnedDown', 'scored']);
  });

  it('G-4, G-11: a card outside the row cannot be played; that is the first refusal', () => {
    const state = position({ rows: [[40, 15, 22], [19], [20]] });
    expect(game.whyNot(state, play(0, 19))).toEqual({ clause: 'G-4', params: { card: 19 } });
    // A card that is not in this game is still a card.
    expect(game.whyNot(state, play(0, 7))).toEqual({ clause: 'G-4', params: { card: 7 } });
  });
});
