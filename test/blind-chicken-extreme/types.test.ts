import { type Game, type GameTypes, IllegalMoveError } from 'hencoop';
import {
  type BlindChickenExtremeTypes,
  type Event,
  blindChickenExtreme as game,
  type Move,
  type Options,
  type RedactedEvent,
  type State,
  type Step,
  type View,
  type Violation,
} from 'hencoop/blind-chicken-extreme';
import type {
  eventSchema,
  moveSchema,
  optionsSchema,
  redactedEventSchema,
  stateSchema,
  viewSchema,
} from 'hencoop/blind-chicken-extreme/schema';
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
    expectTypeOf<DeepReadonly<z.output<typeof optionsSchema>>>().toEqualTypeOf<Partial<Options>>();
  });

  it('are readonly to the last field', () => {
    expectTypeOf<State>().toEqualTypeOf<DeepReadonly<State>>();
    expectTypeOf<View>().toEqualTypeOf<DeepReadonly<View>>();
    expectTypeOf<DeepReadonly<Event>>().toExtend<Event>();
  });

  it('of the game are those of the engine', () => {
    expectTypeOf(game).toEqualTypeOf<Game<BlindChickenExtremeTypes>>();
    expectTypeOf<BlindChickenExtremeTypes>().toExtend<GameTypes>();
    expectTypeOf<BlindChickenExtremeTypes['Violation']['clause']>().toEqualTypeOf<
      Violation['clause'] | 'G-0' | 'G-1' | 'G-2' | 'G-3'
    >();
  });

  it('refuse what is impossible', () => {
    const state = game.setup({ seed: 'types' });
    const view = game.view(state, 0);
    const redacted: RedactedEvent = { type: 'played', seat: 0, card: null, place: 0, faceDown: 'sign' };
    const uncalled = () => {
      // @ts-expect-error a move of no game
      game.apply(state, { seat: 0, type: 'fly' });
      // @ts-expect-error a card that does not exist
      game.apply(state, { seat: 0, type: 'play', card: 50 });
      // @ts-expect-error a cancelled game has a number
      game.apply(state, { seat: 0, type: 'chooseBenefit', benefit: 'cancelGame' });
      // @ts-expect-error another benefit has none
      game.apply(state, { seat: 0, type: 'chooseBenefit', benefit: 'none', game: 1 });
      // @ts-expect-error a move is not played on a view
      game.apply(view, { seat: 0, type: 'place', card: 0 });
      // @ts-expect-error a redacted event does not change a state
      game.evolve(state, redacted);
      // @ts-expect-error a world is imagined from a view, never from the truth
      game.determinize(state, 'dream');
      // @ts-expect-error an option that does not exist
      game.setup({ options: { hens: 1 } });
      // @ts-expect-error a card table is given whole
      game.setup({ options: { cards: { pigs: [25, 35, 45] } } });
      // @ts-expect-error a step that does not exist
      const step: Step = { type: 'nap', seat: 0 };
      // @ts-expect-error a clause that does not exist
      const violation: Violation = { clause: 'CH-9.9', params: {} };
      // @ts-expect-error parameters of another clause
      const params: Violation = { clause: 'BC-3.1', params: { card: 1 } };
      // @ts-expect-error nobody learns of the placing of another, so there is no redacted one
      const placed: RedactedEvent = { type: 'placed', seat: 0, card: null };
      // @ts-expect-error a state is not written to
      state.gameNumber = 2;
      // @ts-expect-error nor what is in it
      state.hands[0]?.push(1);
      return [step, violation, params, placed];
    };
    expect(uncalled).toBeTypeOf('function');
  });

  it('of an illegal move carry the violation', () => {
    const state = game.setup({ seed: 'types' });
    const refused = () => game.apply(state, { seat: 1, type: 'play', card: 0 });
    expect(refused).toThrow(IllegalMoveError);
    try {
      refused();
    } catch (error) {
      expect(error).toMatchObject({ violation: { clause: 'G-3', params: { step: 'arrange' } } });
    }
  });
});
