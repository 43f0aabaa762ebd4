import type { Game, GameTypes, SetupConfig } from 'hencoop';
import { type Kit, scriptedChance } from 'hencoop/testkit';
import { expect } from 'vitest';
import { positionOf, type VectorGame } from './vectors.js';

/** Expects a game to give every answer in one game of its vectors, with the results of chance from there. */
export function passes<G extends GameTypes>(game: Game<G>, kit: Kit<G>, { setup, turns }: VectorGame): void {
  let state: G['State'] | null = null;
  for (const { move, chance: script, events, learned, position } of turns) {
    const chance = scriptedChance(script);
    if (state === null) {
      // The vectors belong to this game.
      const opened = game.setupWithEvents(setup as SetupConfig<G['Options']>, { chance });
      state = opened.state;
      expect(opened.events).toEqual(events);
    } else {
      const attempt = game.tryApply(state, move, { chance });
      if (!attempt.ok) throw new Error(`refused by ${attempt.violation.clause}: ${JSON.stringify(move)}`);
      state = attempt.state;
      expect(attempt.events).toEqual(events);
    }
    chance.done();
    learned.forEach((list, index) => {
      const viewer = index === setup.seats ? null : index;
      // `toEqual` checked that these are the events of this move.
      const redacted = (events as readonly G['Event'][]).map((event) => game.redact(event, viewer));
      expect(redacted.filter((event) => event !== null)).toEqual(list);
    });
    expect(JSON.parse(JSON.stringify(positionOf(game, kit, state)))).toEqual(position);
  }
}
