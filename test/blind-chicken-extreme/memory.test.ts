import { remember } from 'hencoop';
import { type Event, blindChickenExtreme as game, type State } from 'hencoop/blind-chicken-extreme';
import { viewSchema } from 'hencoop/blind-chicken-extreme/schema';
import { describe, expect, it } from 'vitest';

/** A game after this number of moves, with its whole log. */
function playedOn(moves: number, seats = 2): { state: State; log: Event[] } {
  const opened = game.setupWithEvents({ seats, seed: 'memory' });
  const log = [...opened.events];
  let state = opened.state;
  for (let turn = 0; turn < moves; turn++) {
    const attempt = game.tryApply(state, game.legalMoves(state)[0]);
    if (!attempt.ok) throw new Error(attempt.violation.clause);
    log.push(...attempt.events);
    state = attempt.state;
  }
  return { state, log };
}

describe('both readings of taken tricks', () => {
  // All are arranged, two tricks are taken and turned down, a third is led.
  const { state, log } = playedOn(24 + 5);

  it.each([0, 1, null])('BC-6.1, BC-3.4: the table view of %s shows how many tricks and cards, no more', (viewer) => {
    expect(state.piles.flat()).toHaveLength(4);
    expect(game.view(state, viewer).piles).toEqual(state.piles.map((pile) => pile.map(() => null)));
  });

  it.each([0, 1, null])('BC-6.1: a fold of the events that %s receives keeps what was played', (viewer) => {
    const seen = remember(game, log, viewer);
    expect(seen.piles).toEqual(state.piles);
    expect(viewSchema.safeParse(seen).success).toBe(true);
    // Nothing that was never shown is kept.
    expect(seen.rows).toEqual(game.view(state, viewer).rows);
    expect(game.view(seen, viewer)).toEqual(game.view(state, viewer));
  });

  it('BC-6.1: an imagined world keeps the remembered piles, and deals the others again', () => {
    const seen = remember(game, log, 0);
    expect(game.determinize(seen, 'dream').piles).toEqual(state.piles);
    const worlds = ['a', 'b', 'c'].map((seed) => game.determinize(game.view(state, 0), seed).piles.flat().join());
    expect(new Set([...worlds, state.piles.flat().join()]).size).toBe(4);
  });

  it('BC-2.4, BC-6.1: nothing of the arranging of others is remembered, nor of the game before', () => {
    const begun = playedOn(12 + 5);
    const seen = remember(game, begun.log, 0);
    expect(seen).toEqual(game.view(begun.state, 0));
    expect(begun.log.filter((event) => event.type === 'placed' && event.seat === 1)).toHaveLength(5);
  });
});
