import { fold, uniform } from 'hencoop';
import { logOf, recordOf, seatLogOf, verify } from 'hencoop/record';
import { describe, expect, it } from 'vitest';
import { entryOf, gameOf, IDS } from '../../support/games.js';

const MOVES = 40;

describe.each(IDS)('a stored game of %s', async (id) => {
  const [game, entry] = await Promise.all([gameOf(id), entryOf(id)]);
  // The entry of this game: only its notation has a narrower type.
  const own = entry as unknown as Parameters<typeof logOf>[0];
  const { state: start, events } = game.setupWithEvents({ seed: 'end' });

  it('may end after the set-up or after any move', () => {
    const policy = uniform('end');
    const moves: ReturnType<typeof policy>[] = [];
    let [state, log] = [start, events];
    for (let made = 0; made < MOVES && !game.isOver(state); made++) {
      for (const stored of [logOf(own, log), seatLogOf(own, logOf(own, log), 0), recordOf(own, state, moves)]) {
        expect(verify(stored, [entry])).toMatchObject({ ok: true });
      }
      expect(fold(game, log)).toEqual(state);
      const seat = game.actors(state)[0] ?? 0;
      const move = policy(game.legalMoves(state, seat), state, seat);
      const attempt = game.tryApply(state, move);
      if (!attempt.ok) throw new Error('expected a legal move');
      moves.push(move);
      [state, log] = [attempt.state, [...log, ...attempt.events]];
    }
    expect(moves.length).toBeGreaterThan(5);
  });

  it('cannot end before or during the set-up', () => {
    for (const cut of [events.slice(0, 1), []]) {
      const log = logOf(own, cut);
      for (const stored of [log, seatLogOf(own, log, 0)]) {
        expect(verify(stored, [entry])).toMatchObject({ ok: false, issue: { type: 'impossible' } });
      }
    }
  });
});
