import { existsSync } from 'node:fs';
import { type Game, type GameTypes, uniform } from 'hencoop';
import { describe, expect, it } from 'vitest';
import { IDS, loadGame } from '../../support/games.js';

const MOVES = 40;

/** Plays random games, and returns the interned moves that are judged differently from equal parsed ones. */
function judgedOtherwise<G extends GameTypes>(game: Game<G>, interned: readonly G['Move'][]): string[] {
  const pairs = interned.map((move): [G['Move'], G['Move']] => [move, JSON.parse(JSON.stringify(move))]);
  const wrong: string[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const policy = uniform<G>(`interned/${seats}`);
    let state = game.setup({ seats, seed: 'interned' });
    for (let played = 0; played < MOVES && !game.isOver(state); played++) {
      const answer = (move: G['Move']) => JSON.stringify(game.whyNot(state, move));
      for (const [move, copy] of pairs) {
        if (answer(move) !== answer(copy)) wrong.push(`${seats} seats, ${JSON.stringify(move)}: ${answer(move)}`);
      }
      const [actor] = game.actors(state);
      if (actor === undefined) break;
      state = game.apply(state, policy(game.legalMoves(state, actor), state, actor));
    }
  }
  return wrong;
}

/** The moves that a game interns, if any. */
async function internedMoves(id: string): Promise<readonly GameTypes['Move'][]> {
  if (!existsSync(`src/${id}/movegen.ts`)) return [];
  const { INTERNED_MOVES = [] }: { INTERNED_MOVES?: readonly GameTypes['Move'][] } = await import(
    `../../src/${id}/movegen.ts`
  );
  return INTERNED_MOVES;
}

describe('interned moves are judged like equal moves parsed from JSON', async () => {
  const games = await Promise.all(IDS.map(async (id) => ({ id, interned: await internedMoves(id) })));

  it('at least four games intern moves', () => {
    expect(games.filter(({ interned }) => interned.length > 0).length).toBeGreaterThanOrEqual(4);
  });

  it.each(games)('in $id', async ({ id, interned }) => {
    const { game } = await loadGame(id);
    expect(judgedOtherwise(game, interned)).toEqual([]);
  });
});
