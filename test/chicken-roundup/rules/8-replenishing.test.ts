import { chickenRoundup, type Event, type State } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { card, position } from '../../../src/chicken-roundup/testkit/position.js';
import { rows } from '../rows.js';
import { END, G_DOG, playAll, played, W_DOG } from './support.js';

describe('8 Replenishing', () => {
  const spare = (['cutIn', 'leapFrog', 'roundDance'] as const).flatMap((action) =>
    (['W', 'B', 'R', 'S', 'G'] as const).map((letter) => card(letter, action)),
  );
  const drawn = (events: readonly Event[]) => events.flatMap((event) => (event.type === 'drawn' ? [event.to] : []));

  it("CR-8.1: the far row, the middle row, the player's row, each outward, then the hand up to five", () => {
    const state = position({
      north: '...RF',
      middle: '.BBB.',
      south: 'GS...',
      hands: [[G_DOG, W_DOG], []],
      deck: spare,
      turnsLeft: 1,
    });
    const { state: after, events } = played(state, END);
    const north = ['N2', 'N1', 'N0'];
    const south = ['S0', 'S1', 'S2', 'S3', 'S4'];
    expect(drawn(events)).toEqual([...north, 'M0', 'M4', ...south, 'hand', 'hand', 'hand']);
    expect(after.hands.map((hand) => hand.length)).toEqual([5, 0]);
    const seat1: State['step'] = { type: 'plays', seat: 1, play: 1 };
    const given = { north: '.RRRR', middle: '....B', south: 'GSFW.', deck: spare, turnsLeft: 1, step: seat1 };
    const { events: others } = played(position(given), { seat: 1, type: 'endPlays' });
    // First the row of the other seat, whose turn it is not.
    expect(drawn(others).slice(0, 8)).toEqual(['S4', 'M3', 'M2', 'M1', 'M0', 'N1', 'N0', 'hand']);
  });

  it('CR-8.1: an empty middle row is filled from west to east', () => {
    const state = position({ north: 'RRRRF', middle: '.....', deck: spare, turnsLeft: 1 });
    expect(drawn(played(state, END).events).slice(0, 5)).toEqual(['M0', 'M1', 'M2', 'M3', 'M4']);
  });

  it('CR-8.1, CR-8.2 scenario 22: a deck that runs dry while the middle row fills leaves no gap', () => {
    for (const left of [1, 2, 3]) {
      const state = position({ north: 'RRRRF', middle: '..WB.', deck: spare.slice(0, left), turnsLeft: 1 });
      const { state: after } = played(state, END);
      expect(rows(after)[1]?.replace(/[WBRSG]/g, 'x')).toBe(['.xxx.', 'xxxx.', 'xxxxx'][left - 1]);
      expect(after.step).toEqual({ type: 'plays', seat: 1, play: 1 });
    }
  });

  it('CR-8.2: an empty deck leaves cells and hands unfilled, and the game continues', () => {
    const after = playAll(position({}), END);
    expect(rows(after)[2]).toBe('SWB..');
    expect(after.hands).toEqual([[], []]);
    expect(chickenRoundup.isOver(after)).toBe(false);
  });
});
