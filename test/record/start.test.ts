// Records that begin with a position.
import { chicken } from 'hencoop/chicken';
import { chickenEntry } from 'hencoop/chicken/record';
import {
  advance,
  formatRecord,
  logOf,
  logOfRecord,
  movesSoFar,
  parseRecord,
  present,
  read,
  recordOf,
  recordSchema,
  replay,
  startHistory,
  verify,
} from 'hencoop/record';
import { describe, expect, it } from 'vitest';
import { ENTRIES, entryOf, IDS, kitOf } from '../../support/games.js';
import { play, throughJson } from './played.js';

describe.each(IDS)('a record of %s from a position on', async (id) => {
  const kit = await kitOf(id);
  const entry = await entryOf(id);
  const { game } = entry;
  const games = kit.setups.map((setup, number) => ({ setup, ...play(game, kit, setup, { seed: `start ${number}` }) }));

  it('replays and verifies as the game from its set-up on, as JSON and as text', () => {
    for (const { states, moves } of games) {
      for (const at of [0, Math.floor(moves.length / 2), moves.length]) {
        const start = states[at];
        const last = states.at(-1);
        if (start === undefined || last === undefined) throw new Error('a game has states');
        const record = recordOf(entry, last, moves.slice(at), start);
        expect([...replay(entry, record)].map(({ state }) => state)).toEqual(states.slice(at));
        expect(recordSchema(entry).parse(throughJson(record))).toEqual(record);
        const outcome = game.outcome(last);
        expect(verify(throughJson(record), ENTRIES)).toMatchObject({
          ok: true,
          table: last,
          outcome,
          isDealProven: false,
        });
        expect(parseRecord(formatRecord(entry, record), ENTRIES)).toEqual({ ok: true, record });
      }
    }
  });
});

describe('a record from a position on', () => {
  const first = chicken.setup({ seats: 2, seed: 'hen', options: { target: 20 } });
  const move = { seat: 0, type: 'draw' } as const;
  const start = { ...first, hands: [first.hands[1], first.hands[0]] as typeof first.hands };
  const record = recordOf(chickenEntry, chicken.apply(start, move), [move], start);
  const issueOf = (changed: object) => {
    const found = verify({ ...record, ...changed }, [chickenEntry]);
    return found.ok ? null : found.issue;
  };

  it('is made by a history that began there', () => {
    const history = advance(startHistory<typeof start, typeof move>(start), move, chicken.apply(start, move));
    const [moment] = history.moments;
    expect(recordOf(chickenEntry, present(history), movesSoFar(history), moment?.state)).toEqual(record);
    expect(record.seed).toBe('hen');
    expect(record.options).toEqual({ target: 20 });
  });

  it('begins its replay without events', () => {
    expect([...replay(chickenEntry, record)][0]).toEqual({ move: null, events: [], state: start });
    expect(() => logOfRecord(chickenEntry, record)).toThrow(
      new RangeError('record.start: expected a record that begins with the set-up, got an object'),
    );
  });

  it('must hold a possible state of its own seats, seed and options', () => {
    expect(issueOf({})).toBeNull();
    expect(issueOf({ start: { ...start, drawPile: [] } })).toMatchObject({
      type: 'invalid',
      path: expect.stringMatching(/^start/),
    });
    expect(issueOf({ start: 7 })).toMatchObject({ type: 'invalid', path: 'start' });
    expect(issueOf({ seats: 3 })).toMatchObject({ type: 'invalid', path: 'start.seats' });
    expect(issueOf({ seed: 'fox' })).toMatchObject({ type: 'invalid', path: 'start.seed' });
    expect(JSON.stringify(issueOf({ seed: 'a secret' }))).not.toContain('a secret');
    expect(issueOf({ options: {} })).toMatchObject({ type: 'invalid', path: 'start.options.target' });
    expect(issueOf({ moves: [{ seat: 1, type: 'draw' }] })).toMatchObject({ type: 'illegal', index: 0 });
    expect(recordSchema(chickenEntry).safeParse({ ...record, seed: 'fox' }).success).toBe(false);
  });

  it('is proven by no seed, and neither is a log', () => {
    const { events } = chicken.setupWithEvents({ seats: 2, seed: 'hen' });
    expect(verify(record, [chickenEntry])).toMatchObject({ ok: true, isDealProven: false });
    expect(verify(logOf(chickenEntry, events), [chickenEntry])).toMatchObject({ ok: true, isDealProven: false });
    expect(verify(recordOf(chickenEntry, first, []), [chickenEntry])).toMatchObject({ ok: true, isDealProven: true });
    expect(read(record, [chickenEntry]).ok).toBe(true);
  });
});
