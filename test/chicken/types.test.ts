import { type Attempt, type ChanceConfig, type Game, type GameTypes, IllegalMoveError } from 'hencoop';
import {
  type ChickenTypes,
  chicken,
  type Event,
  type Move,
  type Options,
  type RedactedEvent,
  type State,
  type Step,
  type View,
  type Violation,
} from 'hencoop/chicken';
import type {
  eventSchema,
  moveSchema,
  optionsSchema,
  redactedEventSchema,
  stateSchema,
  viewSchema,
} from 'hencoop/chicken/schema';
import { explain } from 'hencoop/chicken/sheet';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { DeepReadonly } from '../support/types.js';

describe('types', () => {
  it('of the schemas are the hand-written ones', () => {
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
    expectTypeOf(chicken).toEqualTypeOf<Game<ChickenTypes>>();
    expectTypeOf<ChickenTypes>().toExtend<GameTypes>();
    expectTypeOf<Attempt<ChickenTypes>>().toExtend<{ readonly ok: boolean }>();
    expectTypeOf<ChanceConfig['chance']>().not.toBeAny();
    expectTypeOf<ChickenTypes['Violation']['clause']>().toEqualTypeOf<
      Violation['clause'] | 'G-0' | 'G-1' | 'G-2' | 'G-3'
    >();
  });

  it('refuse invalid moves, steps and clauses', () => {
    const state = chicken.setup({ seed: 'types' });
    const view = chicken.view(state, 0);
    const redacted: RedactedEvent = { type: 'drew', seat: 0, card: null };
    const uncalled = () => {
      // @ts-expect-error a move of no game
      chicken.apply(state, { seat: 0, type: 'fly' });
      // @ts-expect-error a card that does not exist
      chicken.apply(state, { seat: 0, type: 'play', card: 7 });
      // @ts-expect-error a move is not played on a view
      chicken.apply(view, { seat: 0, type: 'draw' });
      // @ts-expect-error a redacted event does not change a state
      chicken.evolve(state, redacted);
      // @ts-expect-error a world is imagined from a view, never from the truth
      chicken.determinize(state, 'dream');
      // @ts-expect-error an option that does not exist
      chicken.setup({ options: { hens: 1 } });
      // @ts-expect-error a step that does not exist
      const step: Step = { type: 'nap', seat: 0 };
      // @ts-expect-error a clause that does not exist
      const violation: Violation = { clause: 'CH-9.9', params: {} };
      // @ts-expect-error parameters of another clause
      const params: Violation = { clause: 'CH-3.1', params: { card: 1 } };
      // @ts-expect-error no parameters where the clause has some
      explain({ clause: 'CH-3.1', params: {} });
      // @ts-expect-error a violation without parameters
      explain({ clause: 'CH-3.6' });
      // @ts-expect-error a state is not written to
      state.round = 2;
      // @ts-expect-error nor what is in it
      state.hands[0]?.push(1);
      return [step, violation, params];
    };
    expect(uncalled).toBeTypeOf('function');
  });

  it('that are bypassed meet a RangeError, never an undefined in a sentence', () => {
    const bypassing = explain as (violation: unknown) => string;
    expect(() => bypassing({ clause: 'CH-3.1', params: {} })).toThrow(
      new RangeError("params: expected the field 'card' for CH-3.1, got none"),
    );
    expect(() => bypassing({ clause: 'CH-3.1', params: { card: 3, top: 1 } })).toThrow("the field 'next'");
    expect(() => bypassing({ clause: 'CH-3.1', params: null })).toThrow(
      'params: expected an object for CH-3.1, got null',
    );
    expect(() => bypassing({ clause: 'CH-3.6' })).toThrow('params: expected an object for CH-3.6, got undefined');
    expect(() => bypassing({ clause: 'CH-9.9', params: {} })).toThrow('clause: expected a clause that refuses moves');
  });

  it('of an illegal move carry the violation', () => {
    const state = chicken.setup({ seed: 'types' });
    expect(() => chicken.apply(state, { seat: 1, type: 'draw' })).toThrow(IllegalMoveError);
    try {
      chicken.apply(state, { seat: 1, type: 'draw' });
    } catch (error) {
      expect(error).toMatchObject({ violation: { clause: 'G-1', params: { actors: [0] } } });
    }
  });
});
