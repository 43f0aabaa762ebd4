import { fold } from 'hencoop';
import { type Card, CELLS, COLORS, chickenRoundup, DECK, type State } from 'hencoop/chicken-roundup';
import { scriptedChance } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { position } from '../../../src/chicken-roundup/testkit/position.js';
import { letters, rows } from '../rows.js';
import { FARMER, movesOf, PARADE, playAll } from './support.js';

describe('2 Set-up', () => {
  /** A deck, from the first card dealt to the last: the colors in turn. */
  const inOrder = Array.from(
    { length: 100 },
    (_, i) => `${COLORS[i % 5]} ${Object.keys(DECK.white)[Math.floor(i / 10)]}` as Card,
  );
  const dealt = (rooster: number, options = {}) => {
    const chance = scriptedChance({ deal: inOrder.toReversed(), rooster: [rooster] });
    const state = chickenRoundup.setup({ seed: '', options }, { chance });
    chance.done();
    return state;
  };

  it('CR-2.1: 3 rows of 5, the fox in the center; seat 0 owns the south row, seat 1 the north row', () => {
    const state = chickenRoundup.setup({ seed: 'yard' });
    expect(state.yard.indexOf('fox')).toBe(CELLS.indexOf('M2'));
    expect(state.yard.filter((occupant) => occupant.includes(' '))).toHaveLength(14);
    const own = position({ south: 'GWSWB', north: 'BWSWG', step: { type: 'plays', seat: 1, play: 1 } });
    // Seat 1 sends in from the east of the north row.
    const { stacks, ...after } = playAll(own, { seat: 1, type: 'endPlays' });
    expect(letters(stacks[1] ?? [])).toBe('GW');
    expect(rows(after)[0]).toBe('..BWS');
  });

  it('CR-2.1 scenario 23: with both coops in the west, rows shift and Parades start there', () => {
    const seat1: State['step'] = { type: 'plays', seat: 1, play: 1 };
    const options = { coops: 'sameSide' as const };
    const state = position({ north: 'GWSWB', options, step: seat1, hands: [[], [PARADE, FARMER]] });
    const { stacks, ...after } = playAll(state, { seat: 1, type: 'endPlays' });
    expect(letters(stacks[1] ?? [])).toBe('GW');
    expect(rows(after)[0]).toBe('SWB..');
    expect(rows(playAll(state, { seat: 1, type: 'farmer', card: FARMER, target: 'N0' }))[0]).toBe('WSWB.');
    expect(movesOf(state, 'parade').map(({ path }) => path.join(' '))).toEqual(['N0', 'N0 N1', 'N0 M0']);
    expect(movesOf(playAll(state, { seat: 1, type: 'endPlays' }), 'parade')).toEqual([]);
  });

  it('CR-2.2: five cards to each hand; the rooster has 0 to 19 cards below it, in a deck of 77', () => {
    for (const index of [0, 7, 19]) {
      const { hands, deck } = dealt(index);
      expect(hands.map((hand) => hand.length)).toEqual([5, 5]);
      expect(deck).toHaveLength(77);
      expect(deck.indexOf('rooster')).toBe(index);
    }
    const asked: unknown[] = [];
    const chance = {
      shuffle: <T>(_: string, cards: readonly T[]) => [...cards],
      roll: <T>(...args: [string, readonly T[], number]) => {
        asked.push(args);
        return [args[1][0] as T];
      },
    };
    chickenRoundup.setup({ seed: '' }, { chance });
    expect(asked).toEqual([['rooster', Array.from({ length: 20 }, (_, index) => index), 1]]);
  });

  it('CR-2.3, G-6: the yard north, middle, south, each from west to east, then the hands, the starter first', () => {
    const { yard, hands, deck } = dealt(0);
    const chickens = yard.filter((occupant) => occupant !== 'fox');
    expect(chickens).toEqual(inOrder.slice(0, 14));
    expect(hands[0]).toEqual([14, 16, 18, 20, 22].map((i) => inOrder[i]));
    expect(deck.at(-1)).toEqual(inOrder[24]);
    const other = dealt(0, { firstSeat: 1 });
    expect(other.hands[1]).toEqual(hands[0]);
    expect(chickenRoundup.actors(other)).toEqual([1]);
    expect(chickenRoundup.actors(chickenRoundup.setup())).toEqual([0]);
  });
});

describe('before the deal', () => {
  it('the table is empty, and the first seat is to play', () => {
    const { events } = chickenRoundup.setupWithEvents({ seed: 'empty', options: { firstSeat: 1 } });
    const { options, ...opened } = fold(chickenRoundup, events.slice(0, 1));
    expect(options.firstSeat).toBe(1);
    expect(opened).toEqual({
      game: 'chicken-roundup',
      seats: 2,
      turn: 1,
      turnsLeft: null,
      step: { type: 'plays', seat: 1, play: 1 },
      yard: Array(15).fill('open'),
      stacks: [[], []],
      hands: [[], []],
      deck: [],
      discardPile: [],
      seed: 'empty',
    });
  });

  it('the opening event cannot come twice', () => {
    const { state, events } = chickenRoundup.setupWithEvents({ seed: 'open' });
    const [opening] = events;
    if (opening === undefined) throw new Error('a log starts with its opening');
    expect(() => chickenRoundup.rules.evolve(chickenRoundup.rules.copy(state), opening as never)).toThrow(
      /expected an event of this game/,
    );
  });
});
