import fc from 'fast-check';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { chickenEntry } from 'hencoop/chicken/record';
import {
  formatRecord,
  type GameEntry,
  logOf,
  migrate,
  parseRecord,
  read,
  recordOf,
  replay,
  retell,
  seatLogOf,
  type UpCast,
  verify,
} from 'hencoop/record';
import { deepFreeze } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { ENTRIES, kitOf } from '../../support/games.js';
import { play, throughJson } from './played.js';

/*
 * An invented past. Under version 1, Chicken's option `target` was called `goal`, moves called the chick 7, and the event
 * `withdrew` was `left`. Under version 2, shapes were as now, but the egg could not be drawn, so its records mean other games.
 * Version 3 is today's.
 */
interface Fields {
  readonly type?: unknown;
  readonly card?: unknown;
  readonly options?: unknown;
  readonly [field: string]: unknown;
}

const renamed = (fields: Fields, from: string, to: string) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name === from ? to : name, value]));

const asRecord = (value: unknown) => value as Fields;

const toSecond: UpCast = {
  record: (record) =>
    ({
      ...record,
      options: renamed(asRecord(record.options), 'goal', 'target'),
      moves: record.moves.map((move) => {
        const fields = asRecord(move);
        return 'card' in fields ? { ...fields, card: fields.card === 7 ? 'chick' : fields.card } : fields;
      }),
    }) as typeof record,
  events: (events) =>
    events.map((event) => {
      const fields = asRecord(event);
      if (fields.type === 'left') return { ...fields, type: 'withdrew' };
      if (fields.type !== 'opened') return fields;
      return { ...fields, options: renamed(asRecord(fields.options), 'goal', 'target') };
    }) as typeof events,
};

/** The object as version 1 would have stored it. */
function aged(stored: object): Fields {
  const fields = asRecord(throughJson(stored));
  const old = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(old);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, each]): [string, unknown] => {
      if (key === 'target' && typeof each === 'number') return ['goal', each];
      if (key === 'type' && each === 'withdrew') return [key, 'left'];
      return [key, key === 'moves' ? (each as Fields[]).map(oldMove) : old(each)];
    });
    return Object.fromEntries(entries);
  };
  const oldMove = (move: Fields) => ('card' in move && move.card === 'chick' ? { ...move, card: 7 } : move);
  return { ...asRecord(old(fields)), rules: 1 };
}

const later = (rulesVersion: number): GameEntry<ChickenTypes> => ({
  ...chickenEntry,
  game: { ...chicken, rulesVersion },
  upCasts: { 1: toSecond },
});
const second = later(2);
const third = later(3);

const kit = await kitOf('chicken');
const setup = { seats: 3, options: { target: 20, drawOnlyIfStuck: true } };
const played = play(chicken, kit, setup, { seed: 'old', policy: 'stayer' });
const end = played.state as never;
const record = recordOf(second, end, played.moves as never);
const log = logOf(second, played.events as never);

describe('a stored object of an older version', () => {
  it('is refused by readers that do not know its version, so the example is a real one', () => {
    expect(played.moves).toContainEqual(expect.objectContaining({ card: 'chick' }));
    for (const stored of [record, log, seatLogOf(second, log, 0)]) {
      expect(read({ ...aged(stored), rules: 2 }, [second])).toMatchObject({ issue: { type: 'invalid' } });
    }
  });

  it('is recognized as old, invalid, or from the future', () => {
    const old = aged(record);
    expect(read(old, [second])).toEqual({ ok: false, issue: { type: 'old', rules: 1, current: 2, migrates: true } });
    expect(verify(old, [second])).toEqual(read(old, [second]));
    expect(read({ ...record, rules: 3 }, [second])).toMatchObject({ issue: { type: 'future', path: 'rules' } });
    expect(read({ ...record, format: 'hencoop/record/2' }, [second])).toMatchObject({
      issue: { type: 'future', path: 'format' },
    });
    expect(read({ ...record, rules: 1.5 }, [second])).toMatchObject({ issue: { type: 'invalid', path: 'rules' } });
    expect(read({ ...record, seats: 9 }, [second])).toMatchObject({ issue: { type: 'invalid', path: 'seats' } });
  });

  it('is migrated as a record if a pure up-cast exists, and then replays to the same end', () => {
    const migrated = migrate(aged(record), [second]);
    expect(migrated).toEqual({ ok: true, stored: record });
    const verification = verify(record, [second]);
    expect(verification.ok && verification.table).toEqual(played.state);
    expect([...replay(second, record)].at(-1)?.state).toEqual(played.state);
    expect(migrate(record, [second])).toEqual({ ok: true, stored: record });
  });

  it('is not migrated as a record across a version in which the same moves made another game', () => {
    const issue = { type: 'old', current: 3, migrates: false };
    expect(read(aged(record), [third])).toEqual({ ok: false, issue: { ...issue, rules: 1 } });
    expect(migrate(aged(record), [third])).toEqual({ ok: false, issue: { ...issue, rules: 1 } });
    expect(migrate({ ...record, rules: 2 }, [third])).toEqual({ ok: false, issue: { ...issue, rules: 2 } });
    expect(() => [...replay(third, record)]).toThrow(RangeError);
  });

  it('folds as a log to the same final table through every version', () => {
    for (const [entries, rules] of [
      [second, 2],
      [third, 3],
    ] as const) {
      const reading = read(aged(log), [entries]);
      expect(reading).toEqual({ ok: true, stored: { ...log, rules } });
      const verification = verify(aged(log), [entries]);
      expect(verification.ok && verification.table).toEqual(played.state);
      for (const viewer of [0, 1, 2, null]) {
        const seatLog = seatLogOf(second, log, viewer);
        expect(read(aged(seatLog), [entries])).toEqual({ ok: true, stored: { ...seatLog, rules } });
        const last = [...retell(entries, { ...seatLog, rules })].at(-1);
        expect(last !== undefined && 'view' in last && last.view).toEqual(chicken.view(end, viewer));
      }
    }
  });

  it('is never changed by its up-cast, and always becomes the same', () => {
    for (const stored of [record, log]) {
      const old = deepFreeze(aged(stored));
      expect(migrate(old, [second])).toEqual(migrate(throughJson(old), [second]));
    }
  });

  it('is invalid if it lies about its version, and makes nothing throw', () => {
    expect(migrate({ ...aged(record), moves: 7 }, [second])).toMatchObject({ issue: { type: 'invalid' } });
    expect(migrate({ ...aged(record), options: null }, [second])).toMatchObject({
      issue: { type: 'invalid' },
    });
    const junk = fc.record(
      { moves: fc.anything(), events: fc.anything(), options: fc.anything() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(junk, fc.constantFrom(record, log), (part, stored) => {
        expect(typeof migrate({ ...aged(stored), ...part }, [second]).ok).toBe('boolean');
        expect(typeof verify({ ...aged(stored), ...part }, [third]).ok).toBe('boolean');
      }),
    );
  });

  it('is invalid if its up-cast throws, and the message names the version that it claims', () => {
    const throwing = () => {
      throw new Error('no');
    };
    const entry = { ...second, upCasts: { 1: { record: throwing, events: throwing } } };
    const message = 'expected an object of version 1 of the rules, as it says, got another';
    for (const stored of [record, log]) {
      expect(migrate(aged(stored), [entry])).toEqual({ ok: false, issue: { type: 'invalid', path: '', message } });
    }
  });

  it('keeps its version as text', () => {
    const text = formatRecord(second, { ...record, rules: 1 });
    const parsed = parseRecord(text, [second]);
    expect(parsed).toEqual({ ok: true, record: { ...record, rules: 1 } });
    expect(parsed.ok && verify(parsed.record, [second])).toMatchObject({ issue: { type: 'old' } });
  });
});

describe('the versions of today', () => {
  it('start with 1, and have up-casts only from earlier versions', () => {
    for (const { game, upCasts = {} } of ENTRIES) {
      expect(game.rulesVersion, game.id).toBeGreaterThanOrEqual(1);
      for (const from of Object.keys(upCasts)) expect(Number(from)).toBeLessThan(game.rulesVersion);
    }
  });
});
