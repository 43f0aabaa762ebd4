import { type Game, type GameTypes, remember, uniform } from 'hencoop';
import { describe, expect, it } from 'vitest';
import { gameOf, IDS } from '../../support/games.js';

/** A random game, with all its events. */
function played(game: Game<GameTypes>, seats: number) {
  const { state, events } = game.setupWithEvents({ seats, seed: `outsider ${seats}` });
  const policy = uniform(`outsider ${seats}`);
  const log = [...events];
  let now = state;
  while (!game.isOver(now)) {
    const seat = game.actors(now)[0] ?? 0;
    const attempt = game.tryApply(now, policy(game.legalMoves(now, seat), now, seat));
    if (!attempt.ok) throw new Error('expected a legal move');
    log.push(...attempt.events);
    now = attempt.state;
  }
  return { seats, state, events: log };
}

describe.each(IDS)('a seat that is not at a table of %s', async (id) => {
  const game = await gameOf(id);
  const { min, max } = game.seats;
  const beyond = `expected a seat from 0 to ${max - 1}, got ${max}`;
  const tables = Array.from({ length: max - min + 1 }, (_, more) => played(game, min + more));

  it('has no view, and remembers nothing', () => {
    for (const { seats, state, events } of tables) {
      const message = `seat: expected a seat from 0 to ${seats - 1}, got ${seats}`;
      expect(() => game.view(state, seats)).toThrow(new RangeError(message));
      expect(() => remember(game, events, seats)).toThrow(RangeError);
      const opened = { ...game.redact(events[0] as never, null), viewer: seats };
      expect(() => game.evolve(null, opened as never)).toThrow(`event.viewer: expected a seat from 0 to ${seats - 1}`);
    }
  });

  it('learns no more from an event than a spectator, and nothing if the game never has that seat', () => {
    for (const { seats, events } of tables) {
      const [opened, ...rest] = events;
      for (let seat = seats; seat < max; seat++) {
        expect(() => game.redact(opened as never, seat)).toThrow(RangeError);
        for (const event of rest) {
          expect(JSON.stringify(game.redact(event, seat))).toBe(JSON.stringify(game.redact(event, null)));
        }
      }
      for (const event of events) expect(() => game.redact(event, max)).toThrow(new RangeError(`seat: ${beyond}`));
    }
  });
});
