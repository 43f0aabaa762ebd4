import { type Game, type GameTypes, uniform } from 'hencoop';
import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { chicken } from 'hencoop/chicken';
import { chickenOut } from 'hencoop/chicken-out';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { describe, expect, it } from 'vitest';
import { KEPT_MOVES as BLIND_CHICKENS } from '../../src/blind-chicken-extreme/rules.js';
import { INTERNED_MOVES as CHICKENS } from '../../src/chicken/movegen.js';
import { INTERNED_MOVES as CHICKENS_OUT } from '../../src/chicken-out/movegen.js';
import { INTERNED_MOVES as CRAZY_CHICKENS } from '../../src/crazy-chicken/movegen.js';

const MOVES = 40;

/** Plays random games, and names the kept moves that are judged otherwise than equal moves that came as text. */
function judgedOtherwise<G extends GameTypes>(game: Game<G>, kept: readonly G['Move'][]): string[] {
  const pairs = kept.map((move): [G['Move'], G['Move']] => [move, JSON.parse(JSON.stringify(move))]);
  const faults: string[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const policy = uniform<G>(`kept/${seats}`);
    let state = game.setup({ seats, seed: 'kept' });
    for (let played = 0; played < MOVES && !game.isOver(state); played++) {
      const said = (move: G['Move']) => JSON.stringify(game.whyNot(state, move));
      for (const [move, copy] of pairs) {
        if (said(move) !== said(copy)) faults.push(`${seats} seats, ${JSON.stringify(move)}: ${said(move)}`);
      }
      const [actor] = game.actors(state);
      if (actor === undefined) break;
      state = game.apply(state, policy(game.legalMoves(state, actor), state, actor));
    }
  }
  return faults;
}

describe('the moves that a game keeps are judged like equal ones that came as text', () => {
  it('in Chicken', () => expect(judgedOtherwise(chicken, CHICKENS)).toEqual([]));
  it('in Crazy Chicken', () => expect(judgedOtherwise(crazyChicken, CRAZY_CHICKENS)).toEqual([]));
  it('in Chicken Out!', () => expect(judgedOtherwise(chickenOut, CHICKENS_OUT)).toEqual([]));
  it('in Blind Chicken Extreme', () => expect(judgedOtherwise(blindChickenExtreme, BLIND_CHICKENS)).toEqual([]));
});
