import { remember } from 'hencoop';
import { type Event, blindChickenExtreme as game, type State } from 'hencoop/blind-chicken-extreme';
import { viewSchema } from 'hencoop/blind-chicken-extreme/schema';
import { describe, expect, it } from 'vitest';

/** A game after this number of moves, with its whole log. */
function playedOn(moves: number, seats = 2): { state: State; log: Event[] } {
  const opened = game.setupWithEvents({ seats, seed: 'tricks' });
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

describe('taken tricks, with and without memory', () => {
  // All rows are arranged, two tricks are turned down, a third is led.
  const { state, log } = playedOn(24 + 5);

  it.each([0, 1, null])('BC-6.1, BC-3.4: the table view of %s shows only the number of tricks and cards', (viewer) => {
    expect(state.piles.flat()).toHaveLength(4);
    expect(game.view(state, viewer).piles).toEqual(state.piles.map((pile) => pile.map(() => null)));
  });

  it.each([0, 1, null])('BC-6.1: folding the events of %s keeps the played cards', (viewer) => {
    const seen = remember(game, log, viewer);
    expect(seen.piles).toEqual(state.piles);
    expect(viewSchema.safeParse(seen).success).toBe(true);
    // Cards never shown are not kept.
    expect(seen.rows).toEqual(game.view(state, viewer).rows);
    expect(game.view(seen, viewer)).toEqual(game.view(state, viewer));
  });

  it('BC-6.1: a sampled world keeps remembered piles, and redeals the others', () => {
    const seen = remember(game, log, 0);
    expect(game.determinize(seen, 'dream').piles).toEqual(state.piles);
    const worlds = ['a', 'b', 'c'].map((seed) => game.determinize(game.view(state, 0), seed).piles.flat().join());
    expect(new Set([...worlds, state.piles.flat().join()]).size).toBe(4);
  });

  it("BC-2.4, BC-6.1: others' arranging and the previous game are not remembered", () => {
    const begun = playedOn(12 + 5);
    const seen = remember(game, begun.log, 0);
    expect(seen).toEqual(game.view(begun.state, 0));
    expect(begun.log.filter((event) => event.type === 'placed' && event.seat === 1)).toHaveLength(5);
  });
});
