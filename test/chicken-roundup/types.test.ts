import { type Attempt, type Game, type GameTypes, IllegalMoveError } from 'hencoop';
import {
  actionOf,
  type Card,
  type ChickenRoundupTypes,
  cardOf,
  chickenRoundup,
  type Event,
  type Move,
  type Options,
  ownAction,
  type RedactedEvent,
  type State,
  type Step,
  type View,
  type Violation,
} from 'hencoop/chicken-roundup';
import type {
  eventSchema,
  moveSchema,
  optionsSchema,
  redactedEventSchema,
  stateSchema,
  viewSchema,
} from 'hencoop/chicken-roundup/schema';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { DeepReadonly } from '../support/types.js';

describe('types', () => {
  it('of the schemas are the hand-written ones', () => {
    expectTypeOf<DeepReadonly<z.output<typeof stateSchema>>>().toEqualTypeOf<DeepReadonly<State>>();
    expectTypeOf<DeepReadonly<z.output<typeof viewSchema>>>().toEqualTypeOf<DeepReadonly<View>>();
    expectTypeOf<DeepReadonly<z.output<typeof moveSchema>>>().toEqualTypeOf<DeepReadonly<Move>>();
    expectTypeOf<DeepReadonly<z.output<typeof eventSchema>>>().toEqualTypeOf<DeepReadonly<Event>>();
    expectTypeOf<DeepReadonly<z.output<typeof redactedEventSchema>>>().toEqualTypeOf<DeepReadonly<RedactedEvent>>();
    expectTypeOf<DeepReadonly<z.output<typeof optionsSchema>>>().toEqualTypeOf<DeepReadonly<Partial<Options>>>();
  });

  it('are readonly to the last field', () => {
    expectTypeOf<State>().toEqualTypeOf<DeepReadonly<State>>();
    expectTypeOf<Event>().toEqualTypeOf<DeepReadonly<Event>>();
    expectTypeOf<Move>().toEqualTypeOf<DeepReadonly<Move>>();
  });

  it('of the game are those of the engine', () => {
    expectTypeOf(chickenRoundup).toEqualTypeOf<Game<ChickenRoundupTypes>>();
    expectTypeOf<ChickenRoundupTypes>().toExtend<GameTypes>();
    expectTypeOf<Attempt<ChickenRoundupTypes>>().toExtend<{ readonly ok: boolean }>();
    expectTypeOf<ChickenRoundupTypes['Violation']['clause']>().toEqualTypeOf<
      Violation['clause'] | 'G-0' | 'G-1' | 'G-2' | 'G-3'
    >();
  });

  it('refuse what cannot be', () => {
    const state = chickenRoundup.setup({ seed: 'types' });
    const view = chickenRoundup.view(state, 0);
    const redacted: RedactedEvent = { type: 'drawn', seat: 0, card: null, to: 'hand' };
    const card = 'gold dog';
    const uncalled = () => {
      // @ts-expect-error a move of no game
      chickenRoundup.apply(state, { seat: 0, type: 'fly' });
      // @ts-expect-error a cell that does not exist
      chickenRoundup.apply(state, { seat: 0, type: 'farmer', card, target: 'M5' });
      // @ts-expect-error a colour that does not exist
      chickenRoundup.apply(state, { seat: 0, type: 'dog', card: 'green dog', end: 'west' });
      // @ts-expect-error an action that does not exist
      chickenRoundup.apply(state, { seat: 0, type: 'farmer', card: 'gold famer', target: 'M1' });
      // @ts-expect-error nor with the two words the other way round
      chickenRoundup.apply(state, { seat: 0, type: 'farmer', card: 'farmer gold', target: 'M1' });
      // @ts-expect-error an action that only a list of diagrams can have is not written as it is
      const unchecked = cardOf('gold', 'longHop');
      const own: Card = cardOf('gold', ownAction('longHop'));
      // @ts-expect-error the parts of a card are words of their own
      const part: 'gold farmer' = actionOf(own);
      // @ts-expect-error an end that does not exist
      chickenRoundup.apply(state, { seat: 0, type: 'dog', card, end: 'north' });
      // @ts-expect-error a catch is paid, not played
      chickenRoundup.apply(state, { seat: 0, type: 'catch', card, target: 'M1' });
      // @ts-expect-error a move is not played on a view
      chickenRoundup.apply(view, { seat: 0, type: 'endPlays' });
      // @ts-expect-error a redacted event does not change a state
      chickenRoundup.evolve(state, redacted);
      // @ts-expect-error a world is imagined from a view, never from the truth
      chickenRoundup.determinize(state, 'dream');
      // @ts-expect-error an option that does not exist
      chickenRoundup.setup({ options: { hens: 1 } });
      // @ts-expect-error a place of a diagram is a pair
      chickenRoundup.setup({ options: { diagrams: [{ name: 'hop', cycles: [[[0], [1]]], cards: [] }] } });
      // @ts-expect-error a step that does not exist
      const step: Step = { type: 'nap', seat: 0 };
      // @ts-expect-error a third play
      const third: Step = { type: 'plays', seat: 0, play: 3 };
      // @ts-expect-error a clause that does not exist
      const violation: Violation = { clause: 'CH-9.9', params: {} };
      // @ts-expect-error parameters of another clause
      const params: Violation = { clause: 'CR-5.1', params: { card } };
      // @ts-expect-error a state is not written to
      state.turn = 2;
      // @ts-expect-error nor what is in it
      state.yard[0] = 'open';
      return [unchecked, part, step, third, violation, params];
    };
    expect(uncalled).toBeTypeOf('function');
  });

  it('of an illegal move carry the violation', () => {
    const state = chickenRoundup.setup({ seed: 'types' });
    expect(() => chickenRoundup.apply(state, { seat: 1, type: 'endPlays' })).toThrow(IllegalMoveError);
  });
});
