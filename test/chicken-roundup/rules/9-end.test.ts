import { chickenRoundup, type Move, type State } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { card, position } from '../../../src/chicken-roundup/testkit/position.js';
import { END, playAll, played } from './support.js';

describe('9 End', () => {
  /** Ends plays and closes gaps until the game is over; returns the number of turns begun. */
  function turnsUntilOver(state: State): number {
    let turns = 0;
    for (let now = state; !chickenRoundup.isOver(now); ) {
      const move = chickenRoundup.legalMoves(now).find(({ type }) => type !== 'dog' && type !== 'catch') as Move;
      now = chickenRoundup.apply(now, now.step.type === 'plays' ? { seat: now.step.seat, type: 'endPlays' } : move);
      if (now.turn > turns) turns = now.turn;
    }
    return turns - state.turn;
  }

  it('CR-9.1 scenario 18: drawn by the starter, three more turns; by the other, two', () => {
    const deck: State['deck'] = [card('W', 'cutIn'), card('B', 'cutIn'), 'rooster'];
    expect(turnsUntilOver(position({ deck }))).toBe(3);
    const second: State['step'] = { type: 'plays', seat: 1, play: 1 };
    expect(turnsUntilOver(position({ deck, step: second }))).toBe(2);
    expect(turnsUntilOver(position({ deck, step: second, options: { firstSeat: 1 } }))).toBe(3);
    expect(turnsUntilOver(position({ deck, options: { firstSeat: 1 } }))).toBe(2);
  });

  it('CR-9.1: the rooster is set aside and the next card replaces it', () => {
    const state = position({ deck: [card('W', 'cutIn'), 'rooster'] });
    const { state: after, events } = played(state, END);
    expect(events.slice(3)).toEqual([
      { type: 'drawn', seat: 0, card: 'rooster', to: 'aside' },
      { type: 'lastTurnsBegan', turnsLeft: 3 },
      { type: 'drawn', seat: 0, card: card('W', 'cutIn'), to: 'S3' },
      { type: 'turnPassed', to: 1, turnsLeft: 2 },
    ]);
    expect(after.turnsLeft).toBe(2);
  });

  it('CR-9.1, CR-8.2 scenario 18: as the last card of the deck nothing replaces it', () => {
    const { state, events } = played(position({ deck: ['rooster'] }), END);
    expect(events.filter(({ type }) => type === 'drawn')).toHaveLength(1);
    expect(state.deck).toEqual([]);
    expect(state.turnsLeft).toBe(2);
  });

  it('CR-9.1: after the last turn the game is over', () => {
    const { state, types } = played(position({ turnsLeft: 0 }), END);
    expect(types.at(-1)).toBe('gameEnded');
    expect(state.step).toEqual({ type: 'over', reason: 'rooster' });
    expect(chickenRoundup.legalMoves(state)).toEqual([]);
  });

  const end = (...stacks: string[]) =>
    chickenRoundup.outcome({
      ...position({ north: 'FWWWW', middle: '.....', south: '.....', stacks }),
      step: { type: 'over', reason: 'rooster' },
    });

  it('CR-9.2, G-8: the score is the chickens stacked now; the higher wins', () => {
    const state = position({ stacks: ['GS', 'W'] });
    expect(chickenRoundup.score(state)).toEqual([2, 1]);
    expect(chickenRoundup.outcome(state)).toBeNull();
    expect(end('WW', 'G')).toEqual({ ranking: [[0], [1]], reason: 'rooster' });
  });

  it('CR-9.2 scenario 19: 18 to 18 with golds 3 to 4, the second wins; all colors equal, a draw', () => {
    const rest = 'RRRRRBBBBBWWW';
    expect(end(`GGGSS${rest}`, `GGGGS${rest}`)?.ranking).toEqual([[1], [0]]);
    expect(end('GGSRB', 'GGSRB')?.ranking).toEqual([[0, 1]]);
    // Then silver, red and black before the next.
    expect(end('GSSW', 'GSRR')?.ranking).toEqual([[0], [1]]);
    expect(end('GSRB', 'GSBB')?.ranking).toEqual([[0], [1]]);
    expect(end('GBBW', 'GBWW')?.ranking).toEqual([[0], [1]]);
  });

  it('CR-9.3: two turns in a row draw at least one card: a game has at most 158 turns', () => {
    const hand = (action: string) => (['W', 'B', 'R', 'S', 'G'] as const).map((letter) => card(letter, action));
    const hands = [hand('farmer'), hand('parade')];
    const state = position({ middle: 'BBBBB', south: 'FWSWB', hands, deck: ['rooster'] });
    // Without a play, and with the fox at the player's own coop.
    const { state: after, types } = played(state, END);
    expect(types).toEqual(['playsEnded', 'turnPassed']);
    // It is at one coop only, so the other player sends in a chicken.
    expect(playAll(after, { seat: 1, type: 'endPlays' }).turnsLeft).toBe(1);
    let longest = 0;
    for (let game = 0; game < 20; game++) {
      let now = chickenRoundup.setup({ seed: `long ${game}` });
      while (!chickenRoundup.isOver(now)) {
        const moves = chickenRoundup.legalMoves(now);
        now = chickenRoundup.apply(now, moves.at(-1) as Move);
      }
      longest = Math.max(longest, now.turn);
    }
    expect(longest).toBeLessThanOrEqual(158);
  });
});
