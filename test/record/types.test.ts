import type { AnyMove } from 'hencoop';
import type { ChickenTypes, Event, Move, RedactedEvent, State, View } from 'hencoop/chicken';
import { chicken } from 'hencoop/chicken';
import { chickenEntry } from 'hencoop/chicken/record';
import type { ChickenOutTypes } from 'hencoop/chicken-out';
import { chickenOutEntry } from 'hencoop/chicken-out/record';
import { type GameId, loadEntry } from 'hencoop/games';
import {
  type AnyEntry,
  type EventLog,
  formatMove,
  type GameRecord,
  logOf,
  parseMove,
  parseRecord,
  read,
  recordOf,
  recordSchema,
  replay,
  retell,
  type SeatLog,
  type Stored,
  seatLogOf,
  type TypesIn,
  verify,
} from 'hencoop/record';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';

describe('types of records', () => {
  const { state, events } = chicken.setupWithEvents({ seed: 'types' });
  const record = recordOf(chickenEntry, state, []);
  const log = logOf(chickenEntry, events);

  it('follow the game of the entry', () => {
    expectTypeOf<TypesIn<typeof chickenEntry>>().toEqualTypeOf<ChickenTypes>();
    expectTypeOf(record).toEqualTypeOf<GameRecord<ChickenTypes>>();
    expectTypeOf(record.moves).toEqualTypeOf<readonly Move[]>();
    for (const step of replay(chickenEntry, record)) {
      expectTypeOf(step.move).toEqualTypeOf<Move | null>();
      expectTypeOf(step.events).toEqualTypeOf<readonly Event[]>();
      expectTypeOf(step.state).toEqualTypeOf<State>();
    }
    for (const step of retell(chickenEntry, log)) expectTypeOf(step.state).toEqualTypeOf<State>();
    for (const step of retell(chickenEntry, seatLogOf(chickenEntry, log, 0))) {
      expectTypeOf(step.event).toEqualTypeOf<RedactedEvent>();
      expectTypeOf(step.view).toEqualTypeOf<View>();
    }
    const parsed = parseMove(chickenEntry, 's0 D');
    if (parsed.ok) expectTypeOf(parsed.move).toEqualTypeOf<Move>();
    const text = parseRecord('', [chickenEntry]);
    if (text.ok) expectTypeOf(text.record).toEqualTypeOf<GameRecord<ChickenTypes>>();
    const verification = verify(record, [chickenEntry]);
    if (verification.ok) expectTypeOf(verification.table).toEqualTypeOf<State | View>();
    else if (verification.issue.type === 'illegal') expectTypeOf(verification.issue.move).toEqualTypeOf<Move>();
  });

  it('follow the game loaded by its id', () => {
    expectTypeOf(loadEntry<'chicken'>).returns.resolves.toEqualTypeOf<typeof chickenEntry>();
    expectTypeOf<GameId>().toExtend<string>();
  });

  it('are those of an unknown game if the entries are', () => {
    const entries: readonly AnyEntry[] = [chickenEntry, chickenOutEntry];
    const verification = verify(record, entries);
    if (!verification.ok) {
      if (verification.issue.type === 'illegal') expectTypeOf(verification.issue.move).toExtend<AnyMove>();
      if (verification.issue.type === 'illegal') expectTypeOf(verification.issue.move).not.toBeNever();
      return;
    }
    expectTypeOf(verification.table).not.toBeNever();
    expectTypeOf(verification.table.seats).toBeNumber();
  });

  it('narrow by the id of the game', () => {
    const reading = read(record, [chickenEntry, chickenOutEntry]);
    if (!reading.ok) throw new Error('expected a record');
    const { stored } = reading;
    expectTypeOf(stored).toEqualTypeOf<Stored<typeof chickenEntry | typeof chickenOutEntry>>();
    expectTypeOf(stored.game).toEqualTypeOf<'chicken' | 'chicken-out'>();
    if (stored.game === 'chicken') {
      expectTypeOf(stored).toEqualTypeOf<GameRecord<ChickenTypes> | EventLog<ChickenTypes> | SeatLog<ChickenTypes>>();
      if (stored.format === 'hencoop/record/1') expectTypeOf(stored.moves).toEqualTypeOf<readonly Move[]>();
    } else if (stored.format === 'hencoop/log/1') {
      expectTypeOf(stored.events).toEqualTypeOf<readonly ChickenOutTypes['Event'][]>();
    }
  });

  it('refuse ids, moves, views and events where an entry, a move, a state or an event of the game belongs', () => {
    const uncalled = () => {
      // @ts-expect-error an id is no entry
      recordOf('chicken', state, []);
      // @ts-expect-error not a move of the game
      recordOf(chickenEntry, state, [{ seat: 0, type: 'fly' }]);
      // @ts-expect-error a view has no seed to replay from
      recordOf(chickenEntry, chicken.view(state, 0), []);
      // @ts-expect-error redacted events do not make a full log
      logOf(chickenEntry, seatLogOf(chickenEntry, log, 0).events);
      // @ts-expect-error a card that does not exist
      formatMove(chickenEntry, { seat: 0, type: 'play', card: 7 });
      // @ts-expect-error the state of another game
      recordOf(chickenOutEntry, state, []);
      // @ts-expect-error the record of another game
      replay(chickenOutEntry, record);
      // @ts-expect-error an unknown game
      loadEntry('go');
    };
    expect(uncalled).toBeTypeOf('function');
  });
});

describe('the schema of a record', () => {
  it('converts to JSON Schema', () => {
    expect(z.toJSONSchema(recordSchema(chickenEntry))).toMatchObject({ type: 'object', additionalProperties: false });
  });
});
