import {
  type AnyMove,
  blindChickenExtreme,
  chicken,
  chickenOut,
  chickenRoundup,
  crazyChicken,
  moveIndex,
} from 'hencoop';
import { describe, expect, it } from 'vitest';
import { gameOf, IDS, kitOf } from '../../support/games.js';
import { play } from '../record/played.js';

describe('the numbers of moves', () => {
  it.each([
    ['chicken', moveIndex(chicken), 10],
    ['chicken-out', moveIndex(chickenOut, { seats: 5 }), 3],
    ['crazy-chicken', moveIndex(crazyChicken), 125],
    ['blind-chicken-extreme for 2', moveIndex(blindChickenExtreme, { seats: 2 }), 109],
    ['blind-chicken-extreme for 3', moveIndex(blindChickenExtreme, { seats: 3 }), 111],
    ['blind-chicken-extreme for 4', moveIndex(blindChickenExtreme, { seats: 4 }), 113],
    ['blind-chicken-extreme for 5', moveIndex(blindChickenExtreme, { seats: 5 }), 115],
    ['chicken-roundup', moveIndex(chickenRoundup), 1493],
  ])('are as many as there are moves: %s', (_, { size }, moves) => {
    expect(size).toBe(moves);
  });

  it.each(IDS)('name each move once for each seat, and every legal move, %s', async (id) => {
    const [game, kit] = await Promise.all([gameOf(id), kitOf(id)]);
    for (const { seats, options } of kit.setups) {
      const index = moveIndex(game, { seats, options });
      const { states } = play(game, kit, { seats, options }, { seed: 'numbers', policy: '', max: 120 });
      for (const state of states) {
        for (const move of game.legalMoves(state)) expect(index.at(index.of(move), move.seat)).toEqual(move);
      }
      for (let seat = 0; seat < seats; seat++) {
        const all = Array.from({ length: index.size }, (_, number) => index.at(number, seat));
        expect(all.map((move) => index.of(move))).toEqual(all.map((_, number) => number));
        for (const move of all)
          expect(game.whyNot(game.setup({ seats, options, seed: 'numbers' }), move)?.clause).not.toBe('G-0');
      }
    }
  });

  it('mean the same for every seat, as it sees the table', () => {
    const blind = moveIndex(blindChickenExtreme, { seats: 4 });
    expect([0, 1, 3].map((seat) => blind.of({ seat, type: 'chooseLeader', leader: (seat + 1) % 4 }))).toEqual(
      Array.from({ length: 3 }, () => blind.of({ seat: 2, type: 'chooseLeader', leader: 3 })),
    );
    const opposite = moveIndex(chickenRoundup);
    expect(opposite.of({ seat: 1, type: 'farmer', card: 'red farmer', target: 'N4' })).toBe(
      opposite.of({ seat: 0, type: 'farmer', card: 'red farmer', target: 'S0' }),
    );
    const sameSide = moveIndex(chickenRoundup, { options: { coops: 'sameSide' } });
    expect(sameSide.of({ seat: 1, type: 'parade', card: 'red parade', path: ['N0', 'M0'] })).toBe(
      sameSide.of({ seat: 0, type: 'parade', card: 'red parade', path: ['S0', 'M0'] }),
    );
    expect(opposite.of({ seat: 1, type: 'closeGap', toward: 'east' })).toBe(
      opposite.of({ seat: 0, type: 'closeGap', toward: 'west' }),
    );
  });

  it('are refused to moves that no position allows, and to numbers and seats that do not exist', () => {
    const index = moveIndex(chicken, { seats: 3 });
    const fly = { seat: 0, type: 'fly' } as unknown as AnyMove;
    expect(() => index.of(fly as never)).toThrow('move: expected a move that chicken can allow, got an object');
    expect(() => index.of({ seat: 3, type: 'draw' })).toThrow(RangeError);
    expect(() => index.at(10, 0)).toThrow(new RangeError('number: expected a whole number from 0 to 9, got 10'));
    expect(() => index.at(-1, 0)).toThrow(RangeError);
    for (const odd of [null, 5, 'draw', Symbol('draw'), {}]) expect(() => index.of(odd as never)).toThrow(RangeError);
    for (const odd of ['length', Symbol('0'), 0.5]) expect(() => index.at(odd as never, 0)).toThrow(RangeError);
    expect(() => index.at(0, 3)).toThrow(new RangeError('seat: expected a seat from 0 to 2, got 3'));
  });
});
