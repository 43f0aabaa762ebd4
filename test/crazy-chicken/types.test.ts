import { type Attempt, type ChanceConfig, type Game, type GameTypes, IllegalMoveError } from 'hencoop';
import {
  type CrazyChickenTypes,
  crazyChicken,
  type Event,
  type Move,
  type Options,
  type RedactedEvent,
  type State,
  type Step,
  type View,
  type Violation,
} from 'hencoop/crazy-chicken';
import type {
  eventSchema,
  moveSchema,
  optionsSchema,
  redactedEventSchema,
  stateSchema,
  viewSchema,
} from 'hencoop/crazy-chicken/schema';
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
    expectTypeOf(crazyChicken).toEqualTypeOf<Game<CrazyChickenTypes>>();
    expectTypeOf<CrazyChickenTypes>().toExtend<GameTypes>();
    expectTypeOf<Attempt<CrazyChickenTypes>>().toExtend<{ readonly ok: boolean }>();
    expectTypeOf<ChanceConfig['chance']>().not.toBeAny();
    expectTypeOf<CrazyChickenTypes['Violation']>().toEqualTypeOf<Violation>();
    expectTypeOf<Violation['clause']>().toEqualTypeOf<
      'G-0' | 'G-1' | 'G-2' | 'G-3' | 'G-4' | 'CC-3.2' | 'CC-3.4' | 'CC-4.1' | 'CC-4.2' | 'CC-4.3' | 'CC-5.2'
    >();
  });

  it('refuse invalid moves, steps and clauses', () => {
    const state = crazyChicken.setup({ seed: 'types' });
    const view = crazyChicken.view(state, 0);
    const redacted: RedactedEvent = { type: 'drew', seat: 0, from: 'drawA', card: null };
    const uncalled = () => {
      // @ts-expect-error not a move of the game
      crazyChicken.apply(state, { seat: 0, type: 'fly' });
      // @ts-expect-error a card that does not exist
      crazyChicken.apply(state, { seat: 0, type: 'discard', chicken: 5, to: 'discardA' });
      // @ts-expect-error a move is not played on a view
      crazyChicken.apply(view, { seat: 0, type: 'draw', from: 'drawA' });
      // @ts-expect-error a redacted event does not change a state
      crazyChicken.evolve(state, redacted);
      // @ts-expect-error a world is imagined from a view, never from the truth
      crazyChicken.determinize(state, 'dream');
      // @ts-expect-error an option that does not exist
      crazyChicken.setup({ options: { hens: 1 } });
      // @ts-expect-error a step that does not exist
      const step: Step = { type: 'nap', seat: 0 };
      // @ts-expect-error a clause that does not exist
      const violation: Violation = { clause: 'CC-9.9', params: {} };
      // @ts-expect-error parameters of another clause
      const params: Violation = { clause: 'CC-4.2', params: { pile: 'drawA' } };
      // @ts-expect-error a state is readonly
      state.round = 2;
      // @ts-expect-error and so is everything in it
      state.hands[0]?.push(20);
      return [step, violation, params];
    };
    expect(uncalled).toBeTypeOf('function');
  });

  it('of an illegal move carry the violation', () => {
    const state = crazyChicken.setup({ seed: 'types' });
    expect(() => crazyChicken.apply(state, { seat: 1, type: 'draw', from: 'drawA' })).toThrow(IllegalMoveError);
    try {
      crazyChicken.apply(state, { seat: 1, type: 'draw', from: 'drawA' });
    } catch (error) {
      expect(error).toMatchObject({ violation: { clause: 'G-1', params: { actors: [0] } } });
    }
  });
});
