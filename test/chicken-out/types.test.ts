import { type Game, type GameTypes, IllegalMoveError } from 'hencoop';
import {
  type Card,
  type ChickenOutTypes,
  chickenOut,
  type Event,
  type Move,
  type Options,
  odds,
  type RedactedEvent,
  type State,
  type Step,
  type View,
  type Violation,
} from 'hencoop/chicken-out';
import type {
  eventSchema,
  moveSchema,
  optionsSchema,
  redactedEventSchema,
  stateSchema,
  viewSchema,
} from 'hencoop/chicken-out/schema';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { DeepReadonly } from '../support/types.js';

describe('the types of the schemas', () => {
  it('equal the types that the game declares', () => {
    expectTypeOf<DeepReadonly<z.output<typeof stateSchema>>>().toEqualTypeOf<DeepReadonly<State>>();
    expectTypeOf<DeepReadonly<z.output<typeof viewSchema>>>().toEqualTypeOf<DeepReadonly<View>>();
    expectTypeOf<DeepReadonly<z.output<typeof moveSchema>>>().toEqualTypeOf<Move>();
    expectTypeOf<DeepReadonly<z.output<typeof eventSchema>>>().toEqualTypeOf<DeepReadonly<Event>>();
    expectTypeOf<DeepReadonly<z.output<typeof redactedEventSchema>>>().toEqualTypeOf<DeepReadonly<RedactedEvent>>();
    expectTypeOf<DeepReadonly<z.output<typeof optionsSchema>>>().toEqualTypeOf<Partial<Options>>();
  });

  it('are readonly to the last field', () => {
    expectTypeOf<State>().toEqualTypeOf<DeepReadonly<State>>();
    expectTypeOf<Event>().toEqualTypeOf<DeepReadonly<Event>>();
  });

  it('of the game are those of the engine', () => {
    expectTypeOf(chickenOut).toEqualTypeOf<Game<ChickenOutTypes>>();
    expectTypeOf<ChickenOutTypes>().toExtend<GameTypes>();
    expectTypeOf<ChickenOutTypes['Violation']>().toEqualTypeOf<Violation>();
    expectTypeOf<Violation['clause']>().toEqualTypeOf<'G-0' | 'G-1' | 'G-2' | 'G-3' | 'CO-4.3' | 'CO-4.4' | 'CO-6.2'>();
  });

  it('refuse what cannot be', () => {
    const state = chickenOut.setup({ seed: 'types' });
    const view = chickenOut.view(state, 0);
    const redacted: RedactedEvent = { type: 'eggLaid', seat: 0, pile: [null, null] };
    const uncalled = () => {
      // @ts-expect-error a move of no game
      chickenOut.apply(state, { seat: 0, type: 'fly' });
      // @ts-expect-error nobody chooses the card
      chickenOut.apply(state, { seat: 0, type: 'play', card: 'SAME' });
      // @ts-expect-error a move is not played on a view
      chickenOut.apply(view, { seat: 0, type: 'play' });
      // @ts-expect-error a redacted event does not change a state
      chickenOut.evolve(state, redacted);
      // @ts-expect-error a world is imagined from a view, never from the truth
      chickenOut.determinize(state, 'dream');
      // @ts-expect-error the odds are those of a view
      odds(state);
      // @ts-expect-error an option that does not exist
      chickenOut.setup({ options: { hens: 1 } });
      // @ts-expect-error a value that the option does not have
      chickenOut.setup({ options: { scoring: 'points' } });
      // @ts-expect-error a card that does not exist
      const card: Card = 'red 1';
      // @ts-expect-error a step that does not exist
      const step: Step = { type: 'nap', seat: 0 };
      // @ts-expect-error a clause that does not exist
      const violation: Violation = { clause: 'CH-9.9', params: {} };
      // @ts-expect-error parameters of another clause
      const params: Violation = { clause: 'CO-4.3', params: { move: 'chickenOut' } };
      // @ts-expect-error a state is readonly
      state.count = 2;
      // @ts-expect-error and so is everything in it
      state.piles[0]?.push('SAME');
      return [card, step, violation, params];
    };
    expect(uncalled).toBeTypeOf('function');
  });

  it('of an illegal move carry the violation', () => {
    const state = chickenOut.setup({ seed: 'types' });
    expect(() => chickenOut.apply(state, { seat: 1, type: 'play' })).toThrow(IllegalMoveError);
    try {
      chickenOut.apply(state, { seat: 1, type: 'play' });
    } catch (error) {
      expect(error).toMatchObject({ violation: { clause: 'G-1', params: { actors: [0] } } });
    }
  });
});
