import {
  blindChickenExtreme,
  chicken,
  chickenOut,
  chickenRoundup,
  crazyChicken,
  type Game,
  type GameTypes,
} from 'hencoop';
import { describe, expect, expectTypeOf, it } from 'vitest';

const GAMES = { chicken, crazyChicken, chickenOut, blindChickenExtreme, chickenRoundup };

/** Every verb that takes a table or an opening, with one of another game. */
function misuses<G extends GameTypes>(game: Game<G>, foreign: unknown) {
  // The types forbid a table of another game: the test is about exactly that.
  const { state, view, opened, redacted } = foreign as {
    state: G['State'];
    view: G['View'];
    opened: G['Event'];
    redacted: G['RedactedEvent'];
  };
  const move = { seat: 0, type: 'draw' };
  const table: { readonly [verb: string]: () => unknown } = {
    'actors of a state': () => game.actors(state),
    'actors of a view': () => game.actors(view),
    isOver: () => game.isOver(state),
    'legalMoves of a state': () => game.legalMoves(state),
    'legalMoves of a view': () => game.legalMoves(view),
    'whyNot of a state': () => game.whyNot(state, move),
    'whyNot of a view': () => game.whyNot(view, move),
    apply: () => game.apply(state, move as unknown as G['Move']),
    tryApply: () => game.tryApply(state, move),
    score: () => game.score(state),
    outcome: () => game.outcome(view),
    'view of a state': () => game.view(state, 0),
    'view of a view': () => game.view(view, 0),
    'evolve of a state': () => game.evolve(state, opened),
    determinize: () => game.determinize(view, 'dream'),
  };
  const opening: { readonly [verb: string]: () => unknown } = {
    redact: () => game.redact(opened, 0),
    'evolve from nothing, in full': () => game.evolve(null, opened),
    'evolve from nothing, redacted': () => game.evolve(null, redacted),
  };
  return { table, opening };
}

const tablesOf = <G extends GameTypes>(game: Game<G>) => {
  const { state, events } = game.setupWithEvents({ seed: 'own' });
  const [opened] = events;
  if (opened === undefined) throw new Error('expected an opening');
  return { state, view: game.view(state, 0), opened, redacted: game.redact(opened, 0) };
};

describe('a table knows its game', () => {
  for (const game of Object.values<Game<GameTypes>>(GAMES as never)) {
    it(`${game.id}: state, view and opening start with its id`, () => {
      for (const value of Object.values(tablesOf(game))) {
        expect(Object.entries(value as object)[0]).toEqual(['game', game.id]);
      }
    });

    it(`${game.id}: every verb refuses a table of each other game, and a value that is not a table`, () => {
      for (const other of Object.values<Game<GameTypes>>(GAMES as never)) {
        if (other.id === game.id) continue;
        const { table, opening } = misuses(game, tablesOf(other));
        for (const [verb, misuse] of Object.entries(table)) {
          const expected = `table.game: expected "${game.id}", got "${other.id}"`;
          // After a table exists, an opening comes too late; a table of another game is reported first.
          if (verb === 'evolve of a state') expect(misuse, verb).toThrow("event: 'opened' cannot come again in a log");
          else expect(misuse, verb).toThrow(new RangeError(expected));
        }
        for (const [verb, misuse] of Object.entries(opening)) {
          expect(misuse, verb).toThrow(new RangeError(`event.game: expected "${game.id}", got "${other.id}"`));
        }
      }
      for (const [given, shown] of [
        [null, 'undefined'],
        [undefined, 'undefined'],
        [7, 'undefined'],
        [{}, 'undefined'],
        [{ game: 7 }, '7'],
        [{ game: {} }, 'an object'],
      ]) {
        const { table } = misuses(game, { state: given, view: given, opened: { type: 'fell' } });
        for (const [verb, misuse] of Object.entries(table)) {
          if (verb === 'evolve of a state' && given === null) continue;
          expect(misuse, verb).toThrow(new RangeError(`table.game: expected "${game.id}", got ${shown}`));
        }
      }
    });
  }

  it('a union of tables of several games narrows by `game`', () => {
    const tables = [chicken.setup({ seed: 'own' }), chickenOut.setup({ seed: 'own' })] as const;
    for (const table of tables) {
      if (table.game === 'chicken') expectTypeOf(table.topValue).toExtend<number | string>();
      else expectTypeOf(table.gameNumber).toEqualTypeOf<number>();
    }
    expectTypeOf(chicken.id).toEqualTypeOf<'chicken'>();
    // @ts-expect-error a table of another game
    expect(() => chickenRoundup.legalMoves(tables[0])).toThrow(RangeError);
  });

  it("an outcome has its game's reasons", () => {
    const reason = chicken.outcome(chicken.setup({ seed: 'own' }))?.reason;
    expectTypeOf(reason).toEqualTypeOf<'target' | 'maxRounds' | undefined>();
    expect(reason).toBeUndefined();
  });
});
