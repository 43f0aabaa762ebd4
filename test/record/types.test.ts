import type { AnyMove } from 'hencoop';
import type { ChickenTypes, Event, Move, RedactedEvent, State, View } from 'hencoop/chicken';
import { chicken } from 'hencoop/chicken';
import {
  type AnyRecord,
  formatMove,
  type GameId,
  type GameRecord,
  logOf,
  parseMove,
  recordOf,
  recordSchema,
  replay,
  retell,
  seatLogOf,
  type TypesOf,
  verify,
} from 'hencoop/record';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';

describe('types of records', () => {
  const { state, events } = chicken.setupWithEvents({ seed: 'types' });
  const record = recordOf('chicken', state, []);
  const log = logOf('chicken', events);

  it('are those of the game that is named', () => {
    expectTypeOf<TypesOf<'chicken'>>().toEqualTypeOf<ChickenTypes>();
    expectTypeOf(record).toEqualTypeOf<GameRecord<'chicken'>>();
    expectTypeOf(record.moves).toEqualTypeOf<readonly Move[]>();
    for (const step of replay(record)) {
      expectTypeOf(step.move).toEqualTypeOf<Move | null>();
      expectTypeOf(step.events).toEqualTypeOf<readonly Event[]>();
      expectTypeOf(step.state).toEqualTypeOf<State>();
    }
    for (const step of retell(log)) expectTypeOf(step.state).toEqualTypeOf<State>();
    for (const step of retell(seatLogOf(log, 0))) {
      expectTypeOf(step.event).toEqualTypeOf<RedactedEvent>();
      expectTypeOf(step.view).toEqualTypeOf<View>();
    }
    const parsed = parseMove('chicken', 's0 D');
    if (parsed.ok) expectTypeOf(parsed.move).toEqualTypeOf<Move>();
  });

  it('are those of any game where none is named', () => {
    const verification = verify(record);
    if (!verification.ok) {
      if (verification.issue.type === 'illegal') expectTypeOf(verification.issue.move).toExtend<AnyMove>();
      if (verification.issue.type === 'illegal') expectTypeOf(verification.issue.move).not.toBeNever();
      return;
    }
    expectTypeOf(verification.table).not.toBeNever();
    expectTypeOf(verification.table.seats).toBeNumber();
  });

  it('narrow by the name of the game', () => {
    const any: AnyRecord = record;
    expectTypeOf<AnyRecord['game']>().toEqualTypeOf<GameId>();
    if (any.game === 'chicken') expectTypeOf(any.moves).toEqualTypeOf<readonly Move[]>();
  });

  it('refuse what cannot be', () => {
    const uncalled = () => {
      // @ts-expect-error an unknown game
      recordOf('go', state, []);
      // @ts-expect-error not a move of the game
      recordOf('chicken', state, [{ seat: 0, type: 'fly' }]);
      // @ts-expect-error a view has no seed to replay from
      recordOf('chicken', chicken.view(state, 0), []);
      // @ts-expect-error redacted events do not make a full log
      logOf('chicken', seatLogOf(log, 0).events);
      // @ts-expect-error a card that does not exist
      formatMove('chicken', { seat: 0, type: 'play', card: 7 });
    };
    expect(uncalled).toBeTypeOf('function');
  });
});

describe('the schema of a record', () => {
  it('is JSON Schema, too', () => {
    expect(z.toJSONSchema(recordSchema('chicken'))).toMatchObject({ type: 'object', additionalProperties: false });
  });
});
