import {
  type Attempt,
  type ChanceConfig,
  type CommonParams,
  type Game as EngineGame,
  type GameTypes,
  IllegalMoveError,
} from 'hencoop';
import { chicken, type RedactedEvent } from 'hencoop/chicken';
import { crazyChicken } from 'hencoop/crazy-chicken';
import type { DoorsOf, GameId } from 'hencoop/games';
import type { TypesIn } from 'hencoop/record';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { gameOf, IDS } from '../../support/games.js';
import type { DeepReadonly, Plain, Same, WrongSchemas } from '../support/types.js';

/** The module that a game's door loads. */
type Loaded<Id extends GameId, Part extends 'game' | 'entry'> = Awaited<ReturnType<DoorsOf<Id>[Part]>>;
type CommonClause = keyof CommonParams;
type TypesOf<Id extends GameId> = TypesIn<Loaded<Id, 'entry'>>;

/** The games in which the two types differ; `never` if there is none. */
type Unequal<Pairs extends { readonly [Id in GameId]: readonly [unknown, unknown] }> = {
  [Id in GameId]: Same<Pairs[Id][0], Pairs[Id][1]> extends true ? never : Id;
}[GameId];

/** The games in which the first type is assignable to the second; `never` if there is none. */
type Mixed<Pairs extends { readonly [Id in GameId]: readonly [unknown, unknown] }> = {
  [Id in GameId]: readonly [Pairs[Id][0]] extends readonly [Pairs[Id][1]] ? Id : never;
}[GameId];

/** The schema entry of each game. */
interface Schemas {
  readonly chicken: typeof import('hencoop/chicken/schema');
  readonly 'crazy-chicken': typeof import('hencoop/crazy-chicken/schema');
  readonly 'chicken-out': typeof import('hencoop/chicken-out/schema');
  readonly 'blind-chicken-extreme': typeof import('hencoop/blind-chicken-extreme/schema');
  readonly 'chicken-roundup': typeof import('hencoop/chicken-roundup/schema');
}
type OfSchemas = { [Id in GameId]: [WrongSchemas<TypesOf<Id>, Schemas[Id]>, never] };

type Game = { [Id in GameId]: [Loaded<Id, 'game'>, EngineGame<TypesOf<Id>>] };
type Named = { [Id in GameId]: [TypesOf<Id>['Table']['game'], Id] };
type States = { [Id in GameId]: [Plain<TypesOf<Id>['State']>, DeepReadonly<TypesOf<Id>['State']>] };
type Views = { [Id in GameId]: [Plain<TypesOf<Id>['View']>, DeepReadonly<TypesOf<Id>['View']>] };
type Moves = { [Id in GameId]: [Plain<TypesOf<Id>['Move']>, DeepReadonly<TypesOf<Id>['Move']>] };
type Events = { [Id in GameId]: [Plain<TypesOf<Id>['Event']>, DeepReadonly<TypesOf<Id>['Event']>] };
type Clauses = { [Id in GameId]: [CommonClause & TypesOf<Id>['Violation']['clause'], CommonClause] };

type NoMove = { [Id in GameId]: [{ readonly seat: 0; readonly type: 'fly' }, TypesOf<Id>['Move']] };
type NoStep = { [Id in GameId]: [{ readonly type: 'nap'; readonly seat: 0 }, TypesOf<Id>['Table']['step']] };
type NoClause = { [Id in GameId]: ['XX-9.9', TypesOf<Id>['Violation']['clause']] };
type NoOption = { [Id in GameId]: ['hens', keyof TypesOf<Id>['Options']] };
type ViewAsState = { [Id in GameId]: [TypesOf<Id>['View'], TypesOf<Id>['State']] };
type StateAsView = { [Id in GameId]: [TypesOf<Id>['State'], TypesOf<Id>['View']] };
type RedactedAsEvent = { [Id in GameId]: [TypesOf<Id>['RedactedEvent'], TypesOf<Id>['Event']] };

describe('the types of every game', () => {
  it('form a game of the engine, whose tables name it', () => {
    expectTypeOf<TypesOf<GameId>>().toExtend<GameTypes>();
    expectTypeOf<Unequal<Game>>().toBeNever();
    expectTypeOf<Unequal<Named>>().toBeNever();
    expectTypeOf<Attempt<TypesOf<GameId>>>().toExtend<{ readonly ok: boolean }>();
    expectTypeOf<ChanceConfig['chance']>().not.toBeAny();
  });

  it('are exactly the output types of its schemas', () => {
    expectTypeOf<Unequal<OfSchemas>>().toBeNever();
  });

  it('are deeply readonly', () => {
    expectTypeOf<Unequal<States>>().toBeNever();
    expectTypeOf<Unequal<Views>>().toBeNever();
    expectTypeOf<Unequal<Moves>>().toBeNever();
    expectTypeOf<Unequal<Events>>().toBeNever();
  });

  it('name the clauses common to all games', () => {
    expectTypeOf<Unequal<Clauses>>().toBeNever();
  });

  it('reject an unknown move, step, clause or option', () => {
    expectTypeOf<Mixed<NoMove>>().toBeNever();
    expectTypeOf<Mixed<NoStep>>().toBeNever();
    expectTypeOf<Mixed<NoClause>>().toBeNever();
    expectTypeOf<Mixed<NoOption>>().toBeNever();
  });

  it('distinguish a state from a view, and an event from its redacted form', () => {
    expectTypeOf<Mixed<ViewAsState>>().toBeNever();
    expectTypeOf<Mixed<StateAsView>>().toBeNever();
    expectTypeOf<Mixed<RedactedAsEvent>>().toBeNever();
  });
});

describe('the verbs of a game, such as Chicken', () => {
  it('refuse moves, events, tables and options that belong elsewhere', () => {
    const state = chicken.setup({ seed: 'types' });
    const view = chicken.view(state, 0);
    const redacted: RedactedEvent = { type: 'drew', seat: 0, card: null };
    const uncalled = () => {
      // @ts-expect-error a move of no game
      chicken.apply(state, { seat: 0, type: 'fly' });
      // @ts-expect-error a move is not played on a view
      chicken.apply(view, { seat: 0, type: 'draw' });
      // @ts-expect-error a redacted event does not change a state
      chicken.evolve(state, redacted);
      // @ts-expect-error a world is imagined from a view, never from the truth
      chicken.determinize(state, 'dream');
      // @ts-expect-error an option that does not exist
      chicken.setup({ options: { hens: 1 } });
      // @ts-expect-error the table of another game
      crazyChicken.legalMoves(state);
      // @ts-expect-error a state is not written to
      state.round = 2;
      // @ts-expect-error nor what is in it
      state.hands[0]?.push(1);
    };
    expect(uncalled).toBeTypeOf('function');
  });
});

describe.each(IDS)('a move that %s refuses', async (id) => {
  const game = await gameOf(id);

  it('throws an error that carries the violation', () => {
    const state = game.setup({ seed: 'types' });
    const wrong = game.legalMoves(state).map((move) => ({ ...move, seat: game.seats.max }));
    for (const move of wrong) {
      const refused = () => game.apply(state, move);
      expect(refused).toThrow(IllegalMoveError);
      expect(refused).toThrow(expect.objectContaining({ violation: game.whyNot(state, move) }));
    }
    expect(wrong.length).toBeGreaterThan(0);
  });
});
