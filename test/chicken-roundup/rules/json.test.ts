import { chickenRoundup, type Move } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../../../src/chicken-roundup/testkit/printed.js';
import { holding, PARADE, parade, played } from './support.js';

describe('states and moves that have been through JSON', () => {
  const again = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

  it('CR-3.3: play on like the originals', () => {
    for (const options of [{}, PRINTED]) {
      let here = chickenRoundup.setup({ seed: 'json', options });
      let there = again(here);
      for (let i = 0; !chickenRoundup.isOver(here); i++) {
        const moves = chickenRoundup.legalMoves(here);
        expect(chickenRoundup.legalMoves(there)).toEqual(moves);
        const move = moves[(31 * i) % moves.length] as Move;
        const one = played(here, move);
        const two = played(again(there), again(move));
        expect(two.events).toEqual(one.events);
        expect(two.state).toEqual(one.state);
        const seen = again(chickenRoundup.view(here, move.seat));
        expect(chickenRoundup.legalMoves(seen)).toEqual(moves);
        [here, there] = [one.state, again(two.state)];
      }
    }
  });

  it('CR-5.6: events share no list with the given move', () => {
    const move = again(parade('S0', 'S1')) as { path: string[] } & Move;
    const { events } = played(holding([PARADE]), move);
    move.path.reverse();
    expect(events[1]).toEqual({ type: 'paraded', seat: 0, path: ['S0', 'S1'] });
  });
});
