import { explain, fold } from 'hencoop';
import {
  chickenOut,
  countAfter,
  DECK,
  type Event,
  isDouble,
  isFox,
  type Move,
  type Options,
  type State,
  type View,
} from 'hencoop/chicken-out';
import { deChickenOut } from 'hencoop/chicken-out/de';
import { enChickenOut } from 'hencoop/chicken-out/en';
import { catalog } from 'hencoop/chicken-out/sheet';
import { deepFreeze, scriptedChance } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { card, cards, type Given, position } from '../../src/chicken-out/testkit/position.js';

const play = (seat: number): Move => ({ seat, type: 'play' });
const chickenOutAt = (seat: number): Move => ({ seat, type: 'chickenOut' });
const stop = (seat: number): Move => ({ seat, type: 'stop' });

const clauseOf = (state: State, move: Move) => chickenOut.whyNot(state, move)?.clause;

/** The state and the events after a legal move. */
function applied(state: State, move: Move, chance?: Parameters<typeof chickenOut.tryApply>[2]) {
  const attempt = chickenOut.tryApply(state, move, chance);
  if (!attempt.ok) throw new Error(explain(attempt.violation, enChickenOut));
  return attempt;
}

/** Applies all moves, each of which must be legal. */
const playAll = (state: State, ...moves: Move[]) => moves.reduce((now, move) => applied(now, move).state, state);

const types = (events: readonly Event[]) => events.map(({ type }) => type);

/** The counts after each card of a move, in order. */
const counts = (events: readonly Event[]) => events.flatMap((event) => (event.type === 'played' ? [event.count] : []));

/** Seat 0 plays `next` on `series`; with an empty series it opens with these cards, in this order. */
function playing(series: string, next: string, options: Partial<Options> = {}, own = 'r2') {
  const pile = [own, ...next.split(' ').reverse()].join(' ');
  return applied(position({ piles: [pile, 'r3 r4'], series, options }), play(0));
}

const ownCount = (given: Given) => position({ step: { type: 'ownCount', seat: 0 }, ...given });

describe('1 Components', () => {
  it('CO-1.1 scenario 1: 28 black, 22 red and 10 foxes; 0 and 1 three times, 7 four times in each color, SAME four times', () => {
    const count = (fits: (name: string) => boolean) => DECK.filter(fits).length;
    expect(DECK).toHaveLength(60);
    expect(count((name) => name.startsWith('black'))).toBe(28);
    expect(count((name) => name.startsWith('red'))).toBe(22);
    expect(DECK.filter(isFox)).toHaveLength(10);
    for (const [name, copies] of [
      ['black 0', 3],
      ['black 1', 3],
      ['black 7', 4],
      ['red 7', 4],
      ['black 2', 2],
      ['red 2', 2],
      ['red 1', 0],
      ['red 11', 2],
      ['SAME', 4],
      ['ZERO', 2],
      ['DOUBLE', 2],
      ['TWENTY', 2],
    ] as const) {
      expect(count((other) => other === name)).toBe(copies);
    }
  });

  it('CO-1.1: the catalog lists every kind with its copies', () => {
    expect(catalog.map(({ name, count }) => [name, count])).toEqual([
      ...new Map(DECK.map((card) => [card, DECK.filter((other) => other === card).length])),
    ]);
  });

  it('CO-3.2, CO-3.3, CO-5.4: the catalog gives the effect of each kind and its points if left', () => {
    const entry = (name: string) => catalog.find((each) => each.name === name);
    expect(entry('black 7')).toMatchObject({ effect: 'Adds 7.', points: 1, assumed: false });
    expect(entry('red 7')).toMatchObject({ effect: 'Adds 7, or subtracts 7 if the sum would exceed 21.', points: 1 });
    expect(entry('DOUBLE')).toMatchObject({ effect: 'Doubles the count.', points: 10 });
    expect(deChickenOut.names.card(card('r7'))).toBe('rote 7');
    expect(deChickenOut.names.effect(card('r7'))).toContain('oder zieht 7 ab');
    expect(deChickenOut.names.effect('DOUBLE')).toBe('Verdoppelt die Zählung.');
  });
});

describe('2 Set-up of a game', () => {
  it.each([
    [2, 30],
    [3, 20],
    [4, 15],
    [5, 12],
  ])('CO-2.1 scenario 1: with %i seats %i cards each', (seats, size) => {
    const state = chickenOut.setup({ seats, seed: 'deal' });
    expect(state.piles.map((pile) => pile.length)).toEqual(Array(seats).fill(size));
    expect(state.piles.flat().sort()).toEqual(DECK.toSorted());
  });

  it('CO-2.1, G-6: dealt one at a time, clockwise, the starter first; the card dealt first lies on top', () => {
    const chance = scriptedChance({ 'deal/1': DECK });
    const state = chickenOut.setup({ seats: 3, seed: '', options: { firstSeat: 2 } }, { chance });
    const dealt = DECK.toReversed();
    expect([2, 0, 1].map((seat) => state.piles[seat]?.at(-1))).toEqual(dealt.slice(0, 3));
    expect([2, 0, 1].map((seat) => state.piles[seat]?.at(-2))).toEqual(dealt.slice(3, 6));
    expect([2, 0, 1].map((seat) => state.piles[seat]?.[0])).toEqual(dealt.slice(-3));
    chance.done();
  });

  it('CO-2.2, G-5: seat 0 or firstSeat opens; every further game starts one seat further left', () => {
    expect(chickenOut.actors(chickenOut.setup({ seed: 'a' }))).toEqual([0]);
    let state = chickenOut.setup({ seats: 3, seed: 'a', options: { firstSeat: 1, games: 3, maxTurns: 1 } });
    const starters = [state.starter];
    while (!chickenOut.isOver(state)) {
      const before = state.gameNumber;
      state = chickenOut.apply(state, chickenOut.legalMoves(state).at(-1) ?? play(0));
      if (state.gameNumber > before) {
        starters.push(state.starter);
        expect(state.step).toEqual({ type: 'open', seat: state.starter });
        expect(state.turn).toBe(1);
      }
    }
    expect(starters).toEqual([1, 2, 0]);
  });
});

describe('before the first deal', () => {
  const { state, events } = chickenOut.setupWithEvents({ seats: 2, seed: 'empty', options: { firstSeat: 1 } });

  it('the table is empty, and the first seat is to open', () => {
    const opened = fold(chickenOut, events.slice(0, 1));
    expect(opened).toEqual({
      game: 'chicken-out',
      seats: 2,
      options: opened.options,
      gameNumber: 0,
      starter: 1,
      turn: 1,
      step: { type: 'open', seat: 1 },
      piles: [[], []],
      series: [],
      count: 0,
      sameAs: null,
      leftGame: [],
      wentOut: [],
      eggs: 0,
      scores: [0, 0],
      seed: 'empty',
    });
  });

  it('the opening event cannot come again', () => {
    const [opening] = events;
    if (opening === undefined) throw new Error('a log starts with its opening');
    expect(() => chickenOut.rules.evolve(chickenOut.rules.copy(state), opening as never)).toThrow(
      /expected an event of this game/,
    );
  });
});

describe('3 The count', () => {
  it('CO-3.1 scenario 2: opening black 3, black 8 makes 11; the next may play or chicken out', () => {
    const { state, events } = playing('', 'b3 b8');
    expect(counts(events)).toEqual([3, 11]);
    expect(state.series).toEqual(cards('b3 b8'));
    expect(chickenOut.legalMoves(state)).toEqual([play(1), chickenOutAt(1)]);
    // After the opener one card at a time.
    expect(counts(applied(state, play(1)).events)).toEqual([15]);
  });

  it.each([
    ['b7 b7', 'r9', 5],
    ['b7 b5', 'r9', 21],
    ['b11', 'r11', 0],
    ['b5', 'r9', 14],
  ])('CO-3.2 scenario 4: on %s the %s makes %i', (series, next, count) => {
    expect(counts(playing(series, next).events)).toEqual([count]);
  });

  it.each([
    ['CO-3.3 scenario 6: 13, TWENTY: 20', 'b6 b7', 'TWENTY', 20],
    ['CO-3.3 scenario 6: then black 1: 21', 'b6 b7 TWENTY', 'b1', 21],
    ['CO-3.2 scenario 6: then red 7: 13', 'b6 b7 TWENTY', 'r7', 13],
    ['CO-3.2 scenario 6: then black 2: bust', 'b6 b7 TWENTY', 'b2', 22],
    ['CO-3.3 scenario 7: 19, ZERO: 0', 'b9 b10', 'ZERO', 0],
    ['CO-3.3 scenario 7: 9, DOUBLE: 18', 'b9', 'DOUBLE', 18],
    ['CO-3.3 scenario 7: 11, DOUBLE: bust', 'b11', 'DOUBLE', 22],
    ['CO-3.3 scenario 8: 12 after black 6, SAME: 18', 'b6 b6', 'SAME', 18],
    ['CO-3.3 scenario 8: 14, red 9 gives 5, SAME: 14', 'b7 b7 r9', 'SAME', 14],
    ['CO-3.3 scenario 8: TWENTY, SAME: 20', 'TWENTY', 'SAME', 20],
    ['CO-3.3: ZERO, SAME: 0', 'b9 ZERO', 'SAME', 0],
    ['CO-3.3 scenario 9: 4, DOUBLE: 8', 'b4', 'DOUBLE', 8],
    ['CO-3.3 scenario 9: SAME: 16', 'b4 DOUBLE', 'SAME', 16],
    ['CO-3.3 scenario 9: SAME: 32, bust', 'b4 DOUBLE SAME', 'SAME', 32],
    ['CO-3.4: SAME, SAME: 0', 'SAME', 'SAME', 0],
    ['CO-3.4: SAME, SAME, black 5, SAME: 10', 'SAME SAME b5', 'SAME', 10],
    ['CO-3.4: DOUBLE first counts 0, and SAME doubles it', 'DOUBLE', 'SAME', 0],
  ])('%s', (_, series, next, count) => {
    const { events, state } = playing(series, next);
    expect(counts(events)).toEqual([count]);
    expect(types(events).includes('busted')).toBe(count > 21);
    expect(types(events).includes('made21')).toBe(count === 21);
    if (count < 21) expect(state.count).toBe(count);
  });

  it.each([
    ['scenario 8: black 4, TWENTY, SAME: 24, bust', 'b4 TWENTY', 'SAME', 24],
    ['scenario 8: TWENTY, SAME: 20', 'TWENTY', 'SAME', 20],
    ['black 4, SAME, TWENTY, SAME: 24', 'b4 SAME TWENTY', 'SAME', 24],
    ['ZERO, SAME, black 3, SAME: 6', 'ZERO SAME b3', 'SAME', 6],
    ['red 9, black 11, ZERO, SAME: 11', 'r9 b11 ZERO', 'SAME', 11],
  ])('CO-3.3 with lastChicken %s', (_, series, next, count) => {
    expect(counts(playing(series, next, { sameCopies: 'lastChicken' }).events)).toEqual([count]);
  });

  it('CO-3.4 scenario 8: opening SAME, black 4: 4', () => {
    const { events, state } = playing('', 'SAME b4');
    expect(counts(events)).toEqual([0, 4]);
    expect(events[0]).toMatchObject({ card: 'SAME', sameAs: null });
    expect(state.sameAs).toEqual(card('b4'));
  });

  it.each<[string, string, string, number]>([
    ['SAME first: 0', '', 'SAME SAME', 0],
    ['SAME, black 4: 8', 'SAME', 'b4', 8],
    ['SAME twice, black 4: 12', 'SAME SAME', 'b4', 12],
    ['SAME twice, black 7: 21 after the last', 'SAME SAME', 'b7', 21],
    ['SAME, black 11: bust', 'SAME', 'b11', 22],
    ['SAME four times, black 11: bust at 55', 'SAME SAME SAME SAME', 'b11', 55],
    ['SAME, red 11: 11, then 22 would exceed 21, so 0', 'SAME', 'r11', 0],
    ['SAME three times, red 7: 21 on the way is not tested', 'SAME SAME SAME', 'r7', 14],
    ['SAME, TWENTY: 20', 'SAME', 'TWENTY', 20],
    ['SAME, ZERO: 0', 'SAME', 'ZERO', 0],
    ['SAME, DOUBLE: 0', 'SAME', 'DOUBLE', 0],
    ['SAME, black 4, black 4: nothing waits anymore', 'SAME b4', 'b4', 12],
    ['SAME, black 4, SAME copies the card before it once', 'SAME b4', 'SAME', 12],
    ['ZERO, SAME, black 4: SAME is not first', 'ZERO SAME', 'b4', 4],
  ])('CO-3.4 with sameFirst next: %s', (_, series, next, count) => {
    const { events, state } = playing(series, next, { sameFirst: 'next' });
    expect(counts(events).at(-1)).toBe(count);
    expect(types(events).includes('busted')).toBe(count > 21);
    expect(types(events).includes('made21')).toBe(count === 21);
    if (count < 21) expect(state.count).toBe(count);
  });

  it('CO-3.4, CO-3.5 with sameFirst next: an opening of SAME and black 4 counts 8', () => {
    const { events, state } = playing('', 'SAME b4', { sameFirst: 'next' });
    expect(counts(events)).toEqual([0, 8]);
    expect(events[0]).toMatchObject({ card: 'SAME', sameAs: null });
    expect(state.sameAs).toBe('black 4');
  });

  it('CO-3.4 with sameFirst next: the next count begins anew, also an own count', () => {
    const own = ownCount({ piles: ['r2 b5 SAME b7', 'r3'], series: 'SAME SAME', options: { sameFirst: 'next' } });
    const { events, state } = applied(own, play(0));
    expect(types(events)).toEqual(['played', 'made21', 'ownCountBegan']);
    expect(playAll(state, play(0), play(0)).count).toBe(10);
  });

  it('CO-3.4 with sameFirst next and lastChicken: a fox counts once more as well, and a SAME after it copies no chicken', () => {
    const options = { sameFirst: 'next', sameCopies: 'lastChicken' } as const;
    expect(counts(playing('SAME TWENTY', 'SAME', options).events)).toEqual([20]);
    expect(counts(playing('SAME', 'b4', options).events)).toEqual([8]);
  });

  it('CO-3.5 scenario 12: an opening of TWENTY, black 1 makes 21', () => {
    const { events, state } = playing('', 'TWENTY b1');
    expect(types(events)).toEqual(['played', 'played', 'made21', 'ownCountBegan']);
    expect(counts(events)).toEqual([20, 21]);
    expect(state.step).toEqual({ type: 'ownCount', seat: 0 });
  });

  it('CO-3.5 scenario 12: TWENTY, black 7 busts, and both are played in one move', () => {
    const { events, state } = playing('', 'TWENTY b7');
    expect(types(events)).toEqual(['played', 'played', 'busted', 'turnPassed']);
    expect(state.piles[0]).toEqual(cards('b7 TWENTY r2'));
  });

  it('CO-3.5, CO-5.1 scenario 18: an opener with one card plays that one, and is out', () => {
    const state = position({ piles: ['b5', 'r2 r3', 'r4'] });
    const { events, state: after } = applied(state, play(0));
    expect(types(events)).toEqual(['played', 'wentOut', 'turnPassed']);
    expect(after.wentOut).toEqual([0]);
    expect(after.step).toEqual({ type: 'turn', seat: 1 });
  });

  it('CO-3.6: red, ZERO and TWENTY never bust, DOUBLE never makes 21, from any count', () => {
    for (let count = 0; count <= 20; count++) {
      for (const kind of new Set(DECK)) {
        const after = countAfter(count, kind, null);
        expect(after).toBeGreaterThanOrEqual(0);
        // CO-3.4 with `sameFirst: 'next'`: SAMEs wait at 0.
        for (const waiting of count === 0 ? [1, 2, 3, 4] : []) {
          const together = countAfter(count, kind, null, waiting);
          expect(together).toBeGreaterThanOrEqual(0);
          if (!kind.startsWith('black')) expect(together).toBeLessThanOrEqual(21);
          if (kind === 'DOUBLE') expect(together).toBe(0);
        }
        if (kind === 'DOUBLE') expect(after).not.toBe(21);
        else if (kind === 'ZERO' || kind === 'TWENTY' || kind.startsWith('red')) {
          expect(after).toBeLessThanOrEqual(21);
        }
      }
    }
  });
});

describe('4 What ends a series', () => {
  it('CO-4.1, CO-4.5 scenario 5: 15 + black 7 busts: series to the bottom; the next opens with two cards', () => {
    const state = position({ piles: ['r10 b7', 'r2 TWENTY b2'], series: 'b8 r7' });
    const { events, state: after } = applied(state, play(0));
    expect(types(events)).toEqual(['played', 'busted', 'turnPassed']);
    // Bottom to top: the card played first, black 8, comes up first of those taken.
    expect(after.piles[0]).toEqual(cards('b7 r7 b8 r10'));
    expect(after).toMatchObject({ series: [], count: 0, sameAs: null, step: { type: 'open', seat: 1 } });
    expect(clauseOf(after, chickenOutAt(1))).toBe('G-3');
    const opened = applied(after, play(1)).events;
    expect(counts(opened)).toEqual([2, 20]);
  });

  it('CO-4.1: the next player opens with two cards even if the first is TWENTY', () => {
    const state = position({ piles: ['r10 b7', 'r2 r9 TWENTY'], series: 'b8 r7' });
    expect(counts(applied(playAll(state, play(0)), play(1)).events)).toEqual([20, 11]);
  });

  it('CO-4.2, CO-4.4 scenario 10: 21 leaves the game, the same player continues, stops at 7, the next plays on', () => {
    const state = position({ piles: ['r11 b3 b4 b1', 'r2 r3'], series: 'b9 b11' });
    const { events, state: own } = applied(state, play(0));
    expect(types(events)).toEqual(['played', 'made21', 'ownCountBegan']);
    expect(events[1]).toEqual({ type: 'made21', seat: 0, to: null });
    expect(own.leftGame).toEqual([...state.leftGame, ...cards('b9 b11 b1')]);
    expect(own).toMatchObject({ series: [], count: 0, sameAs: null, step: { type: 'ownCount', seat: 0 } });
    expect(chickenOut.legalMoves(own)).toEqual([play(0)]);
    const seven = playAll(own, play(0), play(0));
    expect(seven).toMatchObject({ count: 7, turn: 1, step: { type: 'ownCount', seat: 0 } });
    expect(chickenOut.legalMoves(seven)).toEqual([play(0), stop(0)]);
    const { events: stopped, state: next } = applied(seven, stop(0));
    expect(types(stopped)).toEqual(['stopped', 'turnPassed']);
    expect(next).toMatchObject({ series: cards('b4 b3'), count: 7, step: { type: 'turn', seat: 1 } });
    expect(clauseOf(next, chickenOutAt(1))).toBe('CO-4.3');
    expect(counts(applied(next, play(1)).events)).toEqual([10]);
  });

  it('CO-4.2 scenario 10: 21 again in the own count starts another own count; a bust ends it', () => {
    const state = ownCount({ piles: ['r11 b2 b7 b6 b4 b11', 'r2 r3'], series: 'b6' });
    const again = applied(playAll(state, play(0)), play(0));
    expect(types(again.events)).toEqual(['played', 'made21', 'ownCountBegan']);
    expect(again.state.series).toEqual([]);
    const bust = ownCount({ piles: ['r11 b7', 'r2 r3'], series: 'b6 b10' });
    expect(types(applied(bust, play(0)).events)).toEqual(['played', 'busted', 'turnPassed']);
    expect(playAll(bust, play(0)).step).toEqual({ type: 'open', seat: 1 });
  });

  it('CO-4.3 scenario 3: count 10: chickening out refused; 11: allowed', () => {
    const ten = position({ piles: ['r2', 'r3'], series: 'b10' });
    expect(chickenOut.whyNot(ten, chickenOutAt(0))).toEqual({ clause: 'CO-4.3', params: { need: 11, have: 10 } });
    expect(chickenOut.legalMoves(ten)).toEqual([play(0)]);
    const eleven = position({ piles: ['r2', 'r3'], series: 'b11' });
    expect(chickenOut.legalMoves(eleven)).toEqual([play(0), chickenOutAt(0)]);
  });

  it('CO-4.3, CO-4.5 scenario 11: chicken out at 18 with 6 cards: the pile grows at the bottom, in order', () => {
    const state = position({ piles: ['r2 r3', 'r4 r5'], series: 'b1 b2 b3 b4 b5 b3' });
    const { events, state: after } = applied(state, chickenOutAt(0));
    expect(types(events)).toEqual(['chickenedOut', 'ownCountBegan']);
    expect(after.piles[0]).toEqual(cards('b3 b5 b4 b3 b2 b1 r2 r3'));
    expect(after).toMatchObject({ count: 0, series: [], step: { type: 'ownCount', seat: 0 }, turn: 1 });
    // After the two own cards the series comes up in the order of play.
    const own = playAll(after, play(0), play(0), play(0), play(0));
    expect(own.series).toEqual(cards('r3 r2 b1 b2'));
  });

  it('CO-4.3a, CO-4.4 scenario 3: in an own count chickening out is refused by CO-4.4, at 15 and at 5', () => {
    for (const series of ['b8 b7', 'b5']) {
      const state = ownCount({ piles: ['r2', 'r3'], series });
      expect(chickenOut.whyNot(state, chickenOutAt(0))).toEqual({ clause: 'CO-4.4', params: { move: 'chickenOut' } });
    }
  });

  it('CO-4.4: an own count cannot stop before its first card', () => {
    const state = ownCount({ piles: ['r2', 'r3'] });
    expect(chickenOut.whyNot(state, stop(0))).toEqual({ clause: 'CO-4.4', params: { move: 'stop', need: 1, have: 0 } });
  });

  it('CO-4.4 scenario 18: with ownCountMin 2 stopping after one card is refused, again after each 21', () => {
    const options = { ownCountMin: 2 };
    const one = ownCount({ piles: ['r11 r3 b10 b5', 'r3'], series: 'b6', options });
    expect(chickenOut.whyNot(one, stop(0))).toEqual({ clause: 'CO-4.4', params: { move: 'stop', need: 2, have: 1 } });
    const two = playAll(one, play(0));
    expect(clauseOf(two, stop(0))).toBeUndefined();
    const again = playAll(two, play(0), play(0));
    expect(again.series).toEqual(cards('r3'));
    expect(clauseOf(again, stop(0))).toBe('CO-4.4');
  });

  it('CO-4.4: stopping is allowed at any count, and the next may chicken out of the series', () => {
    const state = ownCount({ piles: ['r2', 'r3'], series: 'b11 b1' });
    const after = playAll(state, stop(0));
    expect(chickenOut.legalMoves(after)).toEqual([play(1), chickenOutAt(1)]);
  });

  it('CO-4.2, G-3: stop does not belong to an ordinary turn, nor stop and chickenOut to an opening', () => {
    const turn = position({ piles: ['r2', 'r3'], series: 'b11' });
    expect(chickenOut.whyNot(turn, stop(0))).toEqual({ clause: 'G-3', params: { step: 'turn' } });
    const open = position({ piles: ['r2', 'r3'] });
    expect(chickenOut.whyNot(open, stop(0))).toEqual({ clause: 'G-3', params: { step: 'open' } });
    expect(chickenOut.whyNot(open, chickenOutAt(0))).toEqual({ clause: 'G-3', params: { step: 'open' } });
  });
});

describe('5 Going out and ranking', () => {
  it('CO-5.1, CO-5.2 scenario 13: last card brings 17: winner; the next chickens out: game over, no own count', () => {
    const state = position({ piles: ['b7', 'r2', 'r3 r4 r5 r6 r7'], series: 'b10' });
    const out = applied(state, play(0));
    expect(types(out.events)).toEqual(['played', 'wentOut', 'turnPassed']);
    const { events, state: after } = applied(out.state, chickenOutAt(1));
    expect(types(events)).toEqual(['chickenedOut', 'gameEnded', 'sessionEnded']);
    expect(after.step).toEqual({ type: 'over', reason: 'wentOut', foxes: null });
    // The taken cards count: seat 1 has three, seat 2 five.
    expect(after.scores).toEqual([1, 2, 3]);
    expect(chickenOut.outcome(after)).toEqual({ ranking: [[0], [1], [2]], reason: 'wentOut' });
  });

  it('CO-5.1, CO-5.2 scenario 14: last card brings 22: not out; last card makes 21: out, game over at once', () => {
    const bust = applied(position({ piles: ['b7', 'r2 r3'], series: 'b10 b5' }), play(0));
    expect(types(bust.events)).toEqual(['played', 'busted', 'turnPassed']);
    expect(bust.state.wentOut).toEqual([]);
    expect(bust.state.piles[0]).toEqual(cards('b7 b5 b10'));
    const won = applied(position({ piles: ['b6', 'r2 r3'], series: 'b10 b5' }), play(0));
    expect(types(won.events)).toEqual(['played', 'made21', 'wentOut', 'gameEnded', 'sessionEnded']);
    expect(won.state.scores).toEqual([1, 2]);
  });

  it("CO-5.1: out also in an own count, and with the opener's second card", () => {
    const own = applied(ownCount({ piles: ['b6', 'r2 r3'], series: 'b5' }), play(0));
    expect(types(own.events)).toEqual(['played', 'wentOut', 'turnPassed']);
    expect(own.state.step).toEqual({ type: 'turn', seat: 1 });
    expect(own.state.series).toEqual(cards('b5 b6'));
    const opener = applied(position({ piles: ['b6 b5', 'r2 r3'] }), play(0));
    expect(types(opener.events)).toEqual(['played', 'played', 'wentOut', 'turnPassed']);
  });

  it('CO-5.2: once a player is out, a bust or a 21 of another player ends the game', () => {
    const bust = position({ piles: ['b7 r2', 'r3 b7', '', 'r5'], series: 'b10 r5', step: { type: 'turn', seat: 1 } });
    const { events, state } = applied(bust, play(1));
    expect(types(events)).toEqual(['played', 'busted', 'gameEnded', 'sessionEnded']);
    expect(state.scores).toEqual([3, 4, 1, 2]);
    const twentyOne = position({ piles: ['', 'r3 b6', 'r4'], series: 'b10 r5', step: { type: 'turn', seat: 1 } });
    const made = applied(twentyOne, play(1));
    expect(types(made.events)).toEqual(['played', 'made21', 'gameEnded', 'sessionEnded']);
    expect(made.state.scores).toEqual([1, 2, 2]);
  });

  it('CO-5.3: others who go out during that series share second place; players without cards are skipped', () => {
    const state = position({ piles: ['b1', 'b2', 'r3 r4', 'b3', 'b8 b1'], series: 'b5' });
    const after = playAll(state, play(0), play(1), play(2), play(3));
    expect(after.wentOut).toEqual([0, 1, 3]);
    const lone = playAll(after, play(4));
    // Seats 0 and 1 are skipped.
    expect(lone.step).toEqual({ type: 'turn', seat: 2 });
    const end = playAll(lone, chickenOutAt(2));
    expect(end.scores).toEqual([1, 2, 5, 2, 4]);
    expect(chickenOut.outcome(end)?.ranking).toEqual([[0], [1, 3], [4], [2]]);
  });

  it('CO-5.3: equal numbers of cards share a place', () => {
    const state = position({ piles: ['b6', 'r2 r3', 'r4 r5', 'r6'], series: 'b10 b5' });
    expect(playAll(state, play(0)).scores).toEqual([1, 3, 3, 2]);
  });

  it('CO-5.3: all out ends the game', () => {
    const state = position({ piles: ['b1', 'b2'], series: 'b5' });
    const end = playAll(state, play(0), play(1));
    expect(end.step).toEqual({ type: 'over', reason: 'allOut', foxes: null });
    expect(end.scores).toEqual([1, 2]);
  });

  it('CO-5.3, CO-5.5: a lone player plays the series to its end; the cards are a turn each', () => {
    const state = position({ piles: ['b1', 'b2 b1 b3'], series: 'b5' });
    const alone = playAll(state, play(0), play(1));
    expect(alone).toMatchObject({ step: { type: 'turn', seat: 1 }, turn: 3, count: 9 });
    expect(playAll(alone, play(1)).turn).toBe(4);
    const end = playAll(alone, play(1), play(1));
    expect(end.step).toMatchObject({ reason: 'allOut' });
  });

  it('CO-5.4, G-8, G-10 scenario 19: rank: places add up over two games, a shared second place counts 2', () => {
    const state = position({ piles: ['b6', 'r2 r3', 'r4 r5'], series: 'b10 b5', options: { games: 2 } });
    const { events, state: second } = applied(state, play(0));
    expect(types(events)).toEqual(['played', 'made21', 'wentOut', 'gameEnded', 'dealt']);
    expect(events.find(({ type }) => type === 'gameEnded')).toEqual({
      type: 'gameEnded',
      reason: 'wentOut',
      foxes: null,
      points: [1, 2, 2],
    });
    expect(second).toMatchObject({ gameNumber: 2, starter: 1, turn: 1, leftGame: [], wentOut: [], scores: [1, 2, 2] });
    expect(chickenOut.isOver(second)).toBe(false);
    const last = position({
      piles: ['r2 r3', 'b6', 'r4 r5'],
      series: 'b10 b5',
      options: { games: 2 },
      gameNumber: 2,
      starter: 1,
      step: { type: 'turn', seat: 1 },
      scores: [1, 2, 2],
    });
    const end = playAll(last, play(1));
    expect(chickenOut.score(end)).toEqual([3, 3, 4]);
    expect(chickenOut.outcome(end)?.ranking).toEqual([[0, 1], [2]]);
  });

  it('CO-5.4, CO-5.4a scenario 19: cards: a chicken left is 1, a fox 10, summed over two games', () => {
    const given: Given = {
      piles: ['b6', 'r2 r3 SAME', 'ZERO TWENTY'],
      series: 'b10 b5',
      options: { games: 2, scoring: 'cards' },
    };
    const { events, state: second } = applied(position(given), play(0));
    expect(events).toContainEqual({ type: 'gameEnded', reason: 'wentOut', foxes: [0, 1, 2], points: [0, 12, 20] });
    expect(second).toMatchObject({ gameNumber: 2, scores: [0, 12, 20] });
    const last = position({ ...given, gameNumber: 2, starter: 1, scores: [30, 12, 20] });
    const end = playAll(last, play(0));
    expect(end.scores).toEqual([30, 24, 40]);
    expect(chickenOut.outcome(end)?.ranking).toEqual([[1], [0], [2]]);
    expect(end.step).toEqual({ type: 'over', reason: 'wentOut', foxes: [0, 1, 2] });
    // Counted, not shown.
    expect(chickenOut.view(end, 1).piles).toEqual([[], [null, null, null], [null, null]]);
  });

  it('CO-5.4a: a sampled world has the counted foxes in each pile, including foxes seen before', () => {
    const end = playAll(
      position({ piles: ['b6', 'r2 r3 SAME', 'ZERO TWENTY'], series: 'b10 b5', options: { scoring: 'cards' } }),
      play(0),
    );
    const view = chickenOut.view(end, 0);
    const remembered: View = { ...view, piles: [[], [null, null, 'SAME'], ['ZERO', null]] };
    for (let dream = 0; dream < 20; dream++) {
      const world = chickenOut.determinize(remembered, `dream-${dream}`);
      const foxes = world.piles.map((pile) => pile.filter(isFox).length);
      expect(foxes).toEqual([0, 1, 2]);
      expect([world.piles[1]?.[2], world.piles[2]?.[0]]).toEqual(['SAME', 'ZERO']);
      if (world.step.type === 'over') (world.step.foxes as number[]).reverse();
      expect(view.step).toEqual({ type: 'over', reason: 'wentOut', foxes: [0, 1, 2] });
    }
    if (view.step.type === 'over') (view.step.foxes as number[]).pop();
    expect(end.step).toEqual({ type: 'over', reason: 'wentOut', foxes: [0, 1, 2] });
  });

  it('CO-5.5 scenario 20: at maxTurns the game ends; players who are out keep their places, the rest rank by cards left', () => {
    const state = position({
      piles: ['b7 r2', 'r3 r4 b1', '', 'r5'],
      series: 'b5',
      options: { maxTurns: 7 },
      step: { type: 'turn', seat: 1 },
      turn: 6,
    });
    const seventh = applied(state, play(1));
    expect(types(seventh.events)).toEqual(['played', 'turnPassed']);
    expect(seventh.state.turn).toBe(7);
    const { events, state: end } = applied({ ...seventh.state, step: { type: 'turn', seat: 0 } }, play(0));
    expect(types(events)).toEqual(['played', 'gameEnded', 'sessionEnded']);
    expect(end.step).toMatchObject({ reason: 'maxTurns' });
    expect(end.scores).toEqual([2, 4, 1, 2]);
  });

  it('CO-5.5: an own count is part of its turn', () => {
    const state = position({ piles: ['r2 b3 b4 b6', 'r3'], series: 'b10 b5', options: { maxTurns: 1 } });
    const own = playAll(state, play(0), play(0), play(0));
    expect(own).toMatchObject({ turn: 1, count: 7 });
    expect(playAll(own, stop(0)).step).toMatchObject({ type: 'over', reason: 'maxTurns' });
  });

  /** Chickens out from 11 on, and stops an own count from `stopsFrom` on. */
  const coward = (stopsFrom: number) => (state: State) => {
    const legal = chickenOut.legalMoves(state);
    const brave =
      legal.find(({ type }) => type === 'stop' && state.count >= stopsFrom) ?? play(chickenOut.actors(state)[0] ?? 0);
    return legal.find(({ type }) => type === 'chickenOut') ?? brave;
  };
  const NEVER = 99;

  it.each([
    ['three who chicken out at 11 and never stop', 'cycle-33', [coward(NEVER), coward(NEVER), coward(NEVER)]],
    ['a pair that chickens out at 11, of whom one stops from 11 on', 'cycle-3657', [coward(11), coward(NEVER)]],
  ])('CO-5.5 scenario 20: %s cycle, and reach maxTurns', (_, seed, players) => {
    let state = chickenOut.setup({ seats: players.length, seed });
    const lately = new Set<string>();
    while (!chickenOut.isOver(state)) {
      // The turn and the cards: once they repeat, they repeat forever.
      if (state.turn > 1000) lately.add(JSON.stringify([state.step, state.piles, state.series]));
      const player = players[chickenOut.actors(state)[0] ?? 0];
      state = chickenOut.apply(state, player?.(state) ?? play(0));
    }
    expect(state).toMatchObject({ turn: 2000, wentOut: [], step: { type: 'over', reason: 'maxTurns' } });
    expect(lately.size).toBeLessThan(200);
  });
});

describe('6 Optional extras', () => {
  const layAnEgg = { layAnEgg: true };

  it("CO-6.1 scenario 17: a black 0 shuffles the player's pile before play continues", () => {
    const state = position({ piles: ['r2 r3 r4 b0', 'r5 r6'], series: 'b5', options: layAnEgg });
    const chance = scriptedChance({ 'egg/1': cards('r4 r2 r3') });
    const { events, state: after } = applied(state, play(0), { chance });
    expect(types(events)).toEqual(['played', 'eggLaid', 'turnPassed']);
    expect(after.piles[0]).toEqual(cards('r4 r2 r3'));
    expect(after.eggs).toBe(1);
    chance.done();
  });

  it("CO-6.1: between the opener's two cards too", () => {
    const state = position({ piles: ['r2 r3 r4 b0', 'r5 r6'], options: layAnEgg });
    const chance = scriptedChance({ 'egg/1': cards('r4 r3 r2') });
    const { events, state: after } = applied(state, play(0), { chance });
    expect(types(events)).toEqual(['played', 'eggLaid', 'played', 'turnPassed']);
    expect(after.series).toEqual(cards('b0 r2'));
  });

  it('CO-6.1: every egg is a separate shuffle', () => {
    const state = position({ piles: ['r2 r3 b0 b0', 'r5 r6'], options: layAnEgg });
    const chance = scriptedChance({ 'egg/1': cards('r2 r3 b0'), 'egg/2': cards('r3 r2') });
    const { events } = applied(state, play(0), { chance });
    expect(types(events)).toEqual(['played', 'eggLaid', 'played', 'eggLaid', 'turnPassed']);
    chance.done();
  });

  it.each([
    ['a SAME of it does not', 'b7 b0', 'SAME', layAnEgg],
    ['the fox ZERO does not', 'b7', 'ZERO', layAnEgg],
    ['not without the option', 'b7', 'b0', {}],
  ])('CO-6.1 scenario 17: %s', (_, series, next, options) => {
    const state = position({ piles: [`r2 r3 r4 ${next}`, 'r5 r6'], series, options });
    const { events } = applied(state, play(0), { chance: scriptedChance({}) });
    expect(types(events)).toEqual(['played', 'turnPassed']);
  });

  it('CO-6.1: a pile of fewer than two cards needs no shuffle', () => {
    const state = position({ piles: ['r2 b0', 'r5 r6'], series: 'b7', options: layAnEgg });
    expect(types(applied(state, play(0), { chance: scriptedChance({}) }).events)).toEqual(['played', 'turnPassed']);
  });

  const doubleUp = { doubleUp: true };

  it('CO-6.2 scenario 15: red 7 to 14, black 7 makes 21: the 21 rule', () => {
    expect(types(playing('b7 r7', 'b7', doubleUp).events)).toEqual(['played', 'made21', 'ownCountBegan']);
  });

  it('CO-6.2 scenario 15: red 3, black 3: play or stop; chickening out is refused (CO-4.3a), color is irrelevant', () => {
    const { events, state } = playing('b9 r3', 'b3', doubleUp);
    expect(types(events)).toEqual(['played', 'doubledUp']);
    expect(state.step).toEqual({ type: 'extraCard', seat: 0 });
    expect(chickenOut.legalMoves(state)).toEqual([play(0), stop(0)]);
    expect(chickenOut.whyNot(state, chickenOutAt(0))).toEqual({ clause: 'CO-6.2', params: {} });
    const stopped = applied(state, stop(0));
    expect(types(stopped.events)).toEqual(['stopped', 'turnPassed']);
    expect(stopped.state).toMatchObject({ step: { type: 'turn', seat: 1 }, turn: 2 });
  });

  it('CO-6.2: it may repeat, and the turn passes after an extra card of another number', () => {
    const state = position({ piles: ['r2 b5 r3 r3', 'r4 r5'], series: 'b3', options: doubleUp });
    const once = playAll(state, play(0));
    const twice = applied(once, play(0));
    expect(types(twice.events)).toEqual(['played', 'doubledUp']);
    expect(twice.state.turn).toBe(1);
    const { events } = applied(twice.state, play(0));
    expect(types(events)).toEqual(['played', 'turnPassed']);
  });

  it('CO-6.2: a double takes two cards', () => {
    expect(isDouble([])).toBe(false);
    expect(isDouble(cards('b7'))).toBe(false);
    expect(isDouble(cards('b7 r7'))).toBe(true);
  });

  it("CO-6.2: also the opener's second card, and with any player's card before it", () => {
    expect(playing('', 'b4 r4', doubleUp).state.step.type).toBe('extraCard');
    const state = position({ piles: ['r2 b4', 'r3 r4'], series: 'b5', options: doubleUp });
    expect(playAll(state, play(0), play(1)).step).toEqual({ type: 'extraCard', seat: 1 });
  });

  it.each([
    ['TWENTY on TWENTY: no extra card', 'TWENTY', 'TWENTY', 'turn'],
    ['SAME on SAME: allowed', 'b3 SAME', 'SAME', 'extraCard'],
    ['black 3, SAME: no extra card', 'b3', 'SAME', 'turn'],
    ['black 3, SAME, black 3: no extra card', 'b3 SAME', 'b3', 'turn'],
    ['black 0, ZERO: no extra card', 'b0', 'ZERO', 'turn'],
  ])('CO-6.2 scenario 15: %s', (_, series, next, step) => {
    expect(playing(series, next, doubleUp).state.step.type).toBe(step);
  });

  it('CO-6.2: not with a bust, not when going out, not in an own count, not without the option', () => {
    expect(types(playing('b11', 'b11', doubleUp).events)).toEqual(['played', 'busted', 'turnPassed']);
    const last = position({ piles: ['b3', 'r4 r5'], series: 'r3', options: doubleUp });
    expect(types(applied(last, play(0)).events)).toEqual(['played', 'wentOut', 'turnPassed']);
    const own = ownCount({ piles: ['r2 b3', 'r4 r5'], series: 'r3', options: doubleUp });
    expect(types(applied(own, play(0)).events)).toEqual(['played']);
    expect(playing('r3', 'b3').state.step.type).toBe('turn');
  });

  const passOn = { passOn: true };

  it('CO-6.3 scenario 16: 21 with five cards: the left neighbor has five more, at the bottom in order', () => {
    const state = position({ piles: ['r2 b6', 'r3 r4', 'r5', 'r6', 'r7'], series: 'b1 b2 b5 b7', options: passOn });
    const { events, state: after } = applied(state, play(0));
    expect(events).toContainEqual({ type: 'made21', seat: 0, to: 1 });
    expect(after.piles[1]).toEqual(cards('b6 b7 b5 b2 b1 r3 r4'));
    expect(after.leftGame).toEqual(state.leftGame);
    expect(after.step).toEqual({ type: 'ownCount', seat: 0 });
  });

  it('CO-6.3: the next player still holding cards, never the player who made it; if there is none, it leaves the game', () => {
    const given = { series: 'b10 b5', options: passOn };
    const skips = position({ piles: ['r2 b6', '', '', 'r6', 'r7'], ...given });
    const skipped = applied(skips, play(0));
    expect(skipped.events).toContainEqual({ type: 'made21', seat: 0, to: 3 });
    // CO-5.2: the series is gone, so the game ends, and the cards passed on count.
    expect(skipped.state.piles[3]).toHaveLength(4);
    expect(skipped.state.scores).toEqual([3, 1, 2, 5, 3]);
    const alone = applied(position({ piles: ['r2 b6', '', '', '', ''], ...given, wentOut: [1, 2, 3, 4] }), play(0));
    expect(alone.events).toContainEqual({ type: 'made21', seat: 0, to: null });
    // Nor is there anyone if the maker's last card makes it.
    const last = applied(position({ piles: ['b6', '', '', '', ''], ...given, wentOut: [1, 2, 3, 4] }), play(0));
    expect(last.events).toContainEqual({ type: 'made21', seat: 0, to: null });
  });

  it('CO-6.3: done also by the 21 that ends the game', () => {
    const state = position({ piles: ['b6', 'r3', 'r5', 'r6 r8', 'r7'], series: 'b10 b5', options: passOn });
    const { events, state: end } = applied(state, play(0));
    expect(types(events)).toEqual(['played', 'made21', 'wentOut', 'gameEnded', 'sessionEnded']);
    expect(end.piles[1]).toEqual(cards('b6 b5 b10 r3'));
    expect(end.scores).toEqual([1, 5, 2, 4, 2]);
  });

  it.each([2, 3, 4])('CO-6.3, G-12 scenario 16: passOn is refused with %i seats', (seats) => {
    expect(() => chickenOut.setup({ seats, options: passOn })).toThrow(RangeError);
    expect(() => chickenOut.setup({ seats, options: passOn })).toThrow(/^options\.passOn: /);
    expect(chickenOut.setup({ seats, options: { passOn: false } }).options.passOn).toBe(false);
  });
});

describe('7 Who sees what', () => {
  it('CO-7.1, CO-2.1, G-13: no one sees a pile, not even its owner; everyone sees everything else', () => {
    const state = position({ piles: ['r2 r3', 'r4'], series: 'b5 b6' });
    for (const viewer of [0, 1, null]) {
      const { viewer: who, ...seen } = chickenOut.view(state, viewer);
      const { seed: _, ...table } = state;
      expect(who).toBe(viewer);
      expect(seen).toEqual({ ...table, piles: [[null, null], [null]] });
    }
  });

  it("CO-7.1: deals and laid eggs reveal no card, not even of a player's own pile", () => {
    const { events } = chickenOut.setupWithEvents({ seats: 3, seed: 'secret' });
    for (const viewer of [0, 1, 2, null]) {
      expect(events.map((event) => chickenOut.redact(event, viewer))).toEqual([
        {
          game: 'chicken-out',
          type: 'opened',
          seats: 3,
          options: events[0]?.type === 'opened' && events[0].options,
          viewer,
        },
        { type: 'dealt', gameNumber: 1, starter: 0, piles: Array(3).fill(Array(20).fill(null)) },
      ]);
      expect(chickenOut.redact({ type: 'eggLaid', seat: 0, pile: cards('r2 r3') }, viewer)).toEqual({
        type: 'eggLaid',
        seat: 0,
        pile: [null, null],
      });
    }
  });

  it('CO-7.1: folding events over a view shares no list with it', () => {
    const options = { scoring: 'cards' } as const;
    for (const state of [
      position({ piles: ['b6', 'r3 r4'], series: 'b10 b5', options }),
      position({ piles: ['b7', 'r3 r4'], series: 'b10 b5', options }),
    ]) {
      let seen = deepFreeze(chickenOut.view(state, 1));
      for (const event of applied(state, play(0)).events) {
        const learned = chickenOut.redact(event, 1);
        if (learned === null) continue;
        const next = chickenOut.evolve(seen, learned);
        if (event.type === 'sessionEnded' && next.step.type === 'over') expect(next.step.foxes).not.toBe(event.foxes);
        seen = deepFreeze(next);
      }
      expect(chickenOut.view(seen, 1)).toEqual(chickenOut.view(playAll(state, play(0)), 1));
    }
  });

  it('CO-7.1, G-14: piles stay face down also after the end', () => {
    const end = playAll(position({ piles: ['b6', 'r2 r3'], series: 'b10 b5' }), play(0));
    expect(chickenOut.view(end, 1).piles).toEqual([[], [null, null]]);
  });
});

describe('Clauses common to all games', () => {
  const state = position({ piles: ['r2 r3', 'r4 r5'], series: 'b11' });

  it.each([
    [null, ''],
    ['play', ''],
    [{}, 'type'],
    [{ seat: 0, type: 'draw' }, 'type'],
    [{ seat: 0, type: 'toString' }, 'type'],
    [{ seat: 2, type: 'play' }, 'seat'],
    [{ type: 'stop' }, 'seat'],
    [{ seat: 0, type: 'play', card: 'SAME' }, 'card'],
  ])('G-0: %j is not a move of the game, because of %j', (value, path) => {
    expect(chickenOut.whyNot(state, value)).toEqual({ clause: 'G-0', params: { path } });
  });

  it('G-1: a move out of turn is refused, naming the seats to act', () => {
    expect(chickenOut.whyNot(state, play(1))).toEqual({ clause: 'G-1', params: { actors: [0] } });
  });

  it('G-2: after the end there are no moves', () => {
    const over: State = { ...state, step: { type: 'over', reason: 'maxTurns', foxes: null } };
    expect(chickenOut.legalMoves(over)).toEqual([]);
    expect(chickenOut.whyNot(over, play(1))).toEqual({ clause: 'G-2', params: { reason: 'maxTurns' } });
  });

  it('G-9: playing is a move even if it is the only one', () => {
    expect(chickenOut.legalMoves(chickenOut.setup({ seed: 'only' }))).toEqual([play(0)]);
  });

  it('CO-4.3, CO-4.4, CO-6.2: every refusal has a sentence', () => {
    expect(explain({ clause: 'CO-4.3', params: { need: 11, have: 10 } }, enChickenOut)).toBe(
      'CO-4.3: You may chicken out at 11 or more; the count is 10: play a card.',
    );
    expect(explain({ clause: 'CO-4.4', params: { move: 'chickenOut' } }, enChickenOut)).toMatch(
      /^CO-4\.4: You cannot chicken out/,
    );
    expect(explain({ clause: 'CO-4.4', params: { move: 'stop', need: 2, have: 1 } }, enChickenOut)).toContain(
      'after 2',
    );
    expect(explain({ clause: 'CO-6.2', params: {} }, enChickenOut)).toMatch(/^CO-6\.2: /);
  });

  it('CO-4.3, CO-4.4, CO-6.2: every refusal has a German sentence', () => {
    expect(explain({ clause: 'CO-4.3', params: { need: 11, have: 10 } }, deChickenOut)).toBe(
      'CO-4.3: Kneifen darfst du erst ab 11, und gezählt ist 10: Spiele eine Karte.',
    );
    expect(explain({ clause: 'CO-4.4', params: { move: 'chickenOut' } }, deChickenOut)).toContain(
      'kannst du nicht kneifen',
    );
    expect(explain({ clause: 'CO-4.4', params: { move: 'stop', need: 1, have: 0 } }, deChickenOut)).toContain(
      'nach 1 Karte',
    );
    expect(explain({ clause: 'CO-6.2', params: {} }, deChickenOut)).toMatch(/^CO-6\.2: Statt einer weiteren Karte/);
  });
});
