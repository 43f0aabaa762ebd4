import { uniform } from 'hencoop';
import { GAMES } from 'hencoop/games';
import { expect, test } from 'vitest';
import { SOUND_OF } from '../src/page/sounds.js';

test.each(GAMES.map((doors) => [doors.title, doors] as const))(
  '%s: every event has a sound, or is silent on purpose',
  async (_, doors) => {
    const game = await doors.game();
    const types = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const opened = game.setupWithEvents({ seed });
      let { state } = opened;
      const choose = uniform(seed);
      for (const { type } of opened.events) types.add(type);
      while (!game.isOver(state)) {
        const [seat = 0] = game.actors(state);
        const attempt = game.tryApply(state, choose(game.legalMoves(state, seat), state, seat));
        if (!attempt.ok) throw new Error('expected a legal move');
        for (const { type } of attempt.events) types.add(type);
        state = attempt.state;
      }
    }
    expect(types.size).toBeGreaterThan(7);
    expect([...types].filter((type) => !Object.hasOwn(SOUND_OF, type))).toEqual([]);
  },
);
