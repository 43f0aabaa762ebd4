import fc from 'fast-check';
import type { GameTypes } from 'hencoop';
import { fold, remember } from 'hencoop';
import { type ChickenTypes, chicken, type Event } from 'hencoop/chicken';
import { chickenEntry } from 'hencoop/chicken/record';
import {
  type GameRecord,
  LONGEST_SEED,
  logOf,
  logOfRecord,
  logSchema,
  migrate,
  read,
  recordOf,
  recordSchema,
  replay,
  retell,
  seatLogOf,
  seatLogSchema,
  verify,
} from 'hencoop/record';
import { difference, scriptedChance } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { tries } from '../../support/effort.js';
import { ENTRIES, entryOf, IDS, kitOf } from '../../support/games.js';
import { play, throughJson } from './played.js';

describe.each(IDS)('records of %s', async (id) => {
  const kit = await kitOf(id);
  const entry = await entryOf(id);
  const { game } = entry;
  const games = fc.record({
    setup: fc.constantFrom(...kit.setups),
    seed: fc.string(),
    policy: fc.constantFrom('', ...Object.keys(kit.policies ?? {})),
    max: fc.oneof(fc.nat(40), fc.constant(2000)),
  });

  it('replay to the same events and states, and verify', () => {
    fc.assert(
      fc.property(games, ({ setup, ...how }) => {
        const played = play(game, kit, setup, how);
        const record = recordOf(entry, played.state, played.moves);
        const steps = [...replay(entry, record)];
        expect(
          difference(
            steps.map(({ state }) => state),
            played.states,
          ),
        ).toBe('no difference');
        expect(
          difference(
            steps.flatMap(({ events }) => events),
            played.events,
          ),
        ).toBe('no difference');
        const verification = verify(throughJson(record), ENTRIES);
        expect(verification.ok ? difference(verification.table, played.state) : verification.issue).toBe(
          'no difference',
        );
        expect(recordSchema(entry).safeParse(throughJson(record)).data).toEqual(record);
      }),
      { numRuns: tries(25) },
    );
  });

  it('become logs that replay the same without the rules, for the server and for every seat', () => {
    fc.assert(
      fc.property(games, ({ setup, ...how }) => {
        const played = play(game, kit, setup, how);
        const log = logOf(entry, played.events);
        expect(difference(logOfRecord(entry, recordOf(entry, played.state, played.moves)), log)).toBe('no difference');
        expect(difference([...retell(entry, log)].at(-1)?.state, fold(game, played.events))).toBe('no difference');
        expect(logSchema(entry).safeParse(throughJson(log)).success).toBe(true);
        expect(verify(throughJson(log), ENTRIES)).toMatchObject({ ok: true, outcome: game.outcome(played.state) });
        for (const viewer of [null, ...Array.from({ length: setup.seats }, (_, seat) => seat)]) {
          const seatLog = seatLogOf(entry, log, viewer);
          const last = [...retell(entry, seatLog)].at(-1);
          expect(difference(last?.view, game.view(played.state, viewer))).toBe('no difference');
          expect(difference(last?.remembered, remember(game, played.events, viewer))).toBe('no difference');
          expect(seatLogSchema(entry).safeParse(throughJson(seatLog)).success).toBe(true);
          expect(verify(throughJson(seatLog), ENTRIES)).toMatchObject({
            ok: true,
            outcome: game.outcome(played.state),
          });
          expect(JSON.stringify(seatLog)).not.toContain('"seed"');
        }
      }),
      { numRuns: tries(10) },
    );
  });

  it('name the first move that the rules refuse', () => {
    fc.assert(
      fc.property(games, fc.nat(), ({ setup, ...how }, pick) => {
        const played = play(game, kit, setup, how);
        if (played.moves.length === 0) return;
        const index = pick % played.moves.length;
        const before = played.states[index] as GameTypes['State'];
        const wrong = [...kit.allMoves(before)].find((move) => game.whyNot(before, move) !== null);
        if (wrong === undefined) return;
        const record = { ...recordOf(entry, played.state, played.moves), moves: played.moves.with(index, wrong) };
        expect(verify(throughJson(record), ENTRIES)).toEqual({
          ok: false,
          issue: { type: 'illegal', index, move: wrong, violation: game.whyNot(before, wrong) },
        });
      }),
      { numRuns: tries(20) },
    );
  });

  it('leave out options with their default value', () => {
    const [setup] = kit.setups;
    if (setup === undefined) throw new Error('a kit has set-ups');
    const state = game.setup({ ...setup, seed: 'a', options: {} });
    expect(recordOf(entry, state, []).options).toEqual({});
  });
});

describe('verify', () => {
  const start = chicken.setup({ seats: 2, seed: 'hen', options: { target: 5, maxRounds: 2 } });
  const moves = [
    { seat: 0, type: 'withdraw' },
    { seat: 1, type: 'withdraw' },
  ] as const;
  const end = moves.reduce<typeof start>((state, move) => chicken.apply(state, move), start);
  const record = recordOf(chickenEntry, end, moves);
  const issueOf = (change: object | ((record: GameRecord<ChickenTypes>) => unknown)) => {
    const verification = verify(typeof change === 'function' ? change(record) : { ...record, ...change }, ENTRIES);
    return verification.ok ? null : verification.issue;
  };

  it('accepts a record that replays to its outcome', () => {
    expect(recordOf(chickenEntry, end, moves)).toEqual({
      format: 'hencoop/record/1',
      game: 'chicken',
      rules: 1,
      seats: 2,
      options: { target: 5, maxRounds: 2 },
      seed: 'hen',
      moves,
      outcome: { ranking: expect.any(Array), reason: 'target' },
    });
    expect(issueOf({})).toBeNull();
    expect(issueOf(({ outcome: _, ...rest }) => rest)).toBeNull();
  });

  it.each<[string, object, object]>([
    ['another outcome', { outcome: { ranking: [[0], [1]], reason: 'maxRounds' } }, { type: 'different' }],
    ['an outcome before the end', { moves: [] }, { type: 'different', replayed: null }],
    [
      'a move after the end',
      { moves: [...moves, moves[0]] },
      { type: 'illegal', index: 2, violation: { clause: 'G-2' } },
    ],
    ['a move out of turn', { moves: [moves[1]] }, { type: 'illegal', index: 0, violation: { clause: 'G-1' } }],
    ['a seat that is not at the table', { moves: [{ ...moves[0], seat: 3 }] }, { type: 'illegal', index: 0 }],
    ['no move at all', { moves: [moves[0], { seat: 1, type: 'fly' }] }, { type: 'invalid', path: 'moves.1.type' }],
    ['an unknown field', { winner: 0 }, { type: 'invalid', path: 'winner' }],
    ['a seat in two places', { outcome: { ranking: [[0], [0]], reason: 'target' } }, { path: 'outcome.ranking' }],
    ['options that cannot be', { options: { target: 0 } }, { type: 'invalid', path: 'options.target' }],
    [
      'options that do not fit the seats',
      { options: { firstSeat: 4 } },
      { type: 'invalid', path: 'options.firstSeat' },
    ],
    ['another game', { game: 'go' }, { type: 'invalid', path: 'game' }],
    ['another game by way of the prototype', { game: 'toString' }, { type: 'invalid', path: 'game' }],
    ['no format', { format: 'png' }, { type: 'invalid', path: 'format' }],
    ['a format to come', { format: 'hencoop/record/2' }, { type: 'future', path: 'format' }],
    ['rules to come', { rules: 2 }, { type: 'future', path: 'rules' }],
    ['rules that never were', { rules: 0 }, { type: 'invalid', path: 'rules' }],
    ['too long a seed', { seed: 'x'.repeat(1001) }, { type: 'invalid', path: 'seed' }],
  ])('refuses %s, with its place', (_, change, expected) => {
    expect(issueOf(change)).toMatchObject(expected);
  });

  it.each<[string, object, string]>([
    ['a reason in other letters', { outcome: { ranking: [[0], [1]], reason: '!' } }, 'a reason of 1 to 40 letters'],
    ['rules that never were', { rules: 0 }, 'a version of the rules, from 1 to 1, got 0'],
    ['rules to come', { rules: 2 }, 'rules of chicken up to version 1, got 2'],
    ['a format to come', { format: 'hencoop/record/2' }, 'a record of version 1, got version 2'],
    ['another game', { game: 'go' }, 'one of chicken, crazy-chicken, chicken-out, '],
    ['a set-up that the game refuses', { options: { firstSeat: 4 } }, 'a seat from 0 to 1, got 4'],
  ])('names the expected value instead of %s', (_, change, expected) => {
    expect(issueOf(change)).toMatchObject({ message: expect.stringContaining(`expected ${expected}`) });
  });

  it('reports a game that throws as an impossible one', () => {
    const tryApply = () => {
      throw new Error('broken');
    };
    const broken = { ...chickenEntry, game: { ...chicken, tryApply } };
    expect(verify(record, [broken])).toEqual({
      ok: false,
      issue: { type: 'impossible', index: 0, message: 'Error: broken' },
    });
  });

  it('never throws, even if proxies and getters do', () => {
    const cyclic: { moves: unknown } = { ...record };
    cyclic.moves = [cyclic];
    const thrower = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    for (const value of [cyclic, thrower, Symbol('hen'), () => record, 1n, new Map(), Number.NaN, '', undefined]) {
      expect(verify(value, ENTRIES).ok).toBe(false);
    }
    const getter = {
      ...record,
      get moves(): never {
        throw new Error('no');
      },
    };
    expect(verify(getter, ENTRIES)).toMatchObject({ issue: { type: 'invalid', path: 'moves' } });
    expect(issueOf({ moves: new Array(1e9) })).toMatchObject({ type: 'invalid', path: 'moves' });
    expect(issueOf({ moves: [new Proxy({}, {})] })).toMatchObject({ type: 'invalid', path: 'moves.0.type' });
    const junk = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    const parts = fc.record(
      { moves: junk, options: junk, seed: junk, seats: junk, rules: junk, outcome: junk },
      { requiredKeys: [] },
    );
    fc.assert(fc.property(junk, (value) => typeof verify(value, ENTRIES).ok === 'boolean'));
    fc.assert(fc.property(parts, (part) => typeof verify({ ...record, ...part }, ENTRIES).ok === 'boolean'));
  });

  it('is bounded in size', () => {
    const long = { ...record, moves: Array.from({ length: 25_001 }, () => ({ seat: 0, type: 'draw' })) };
    expect(verify(long, ENTRIES)).toMatchObject({ issue: { type: 'invalid', path: 'moves' } });
    expect(verify(record, ENTRIES, { max: 1 })).toMatchObject({ issue: { type: 'invalid', path: 'moves' } });
    const wide = { ...record, moves: Array.from({ length: 100_000 }, () => Array.from({ length: 100 }, () => 0)) };
    expect(verify(wide, ENTRIES).ok).toBe(false);
    let deep: unknown = 0;
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(issueOf({ moves: deep })).toMatchObject({ message: 'expected at most 24 levels, got more' });
  });

  it('copes with a million entries anywhere, and keeps its message short', () => {
    const million = Array(1_000_000).fill(0);
    const log = logOf(chickenEntry, chicken.setupWithEvents({ seats: 2, seed: 'hen' }).events);
    const parts: object[] = [{ moves: million }, { moves: [{ hands: million }] }, { seed: 'x'.repeat(1_000_000) }];
    for (const field of ['rules', 'seats', 'options', 'outcome', 'game', 'format']) parts.push({ [field]: million });
    parts.push({ options: { target: million } }, { outcome: { ranking: [million], reason: 'target' } });
    const stored = [...parts.map((part) => ({ ...record, ...part })), million, Object.fromEntries(million.entries())];
    stored.push({ ...log, events: million }, { ...log, events: [log.events[0], { type: 'scored', points: million }] });
    for (const value of stored) {
      for (const answer of [verify(value, ENTRIES), read(value, ENTRIES), migrate(value, ENTRIES)]) {
        expect(answer).toMatchObject({ ok: false, issue: { type: 'invalid' } });
        expect(JSON.stringify(answer).length).toBeLessThan(300);
      }
      expect(recordSchema(chickenEntry).safeParse(value).error?.message.length).toBeLessThan(3000);
    }
  });

  it('reads the longest log in bounded time, even with a long seed', () => {
    const events: Event[] = [];
    const rounds = 10_000;
    const options = { target: rounds, maxRounds: rounds };
    let state = chicken.setup({ seats: 5, seed: 'x'.repeat(LONGEST_SEED), options });
    events.push(...chicken.setupWithEvents({ seats: 5, seed: state.seed, options }).events);
    while (events.length < 24_950) {
      const [move] = chicken.legalMoves(state);
      const attempt = chicken.tryApply(state, move);
      if (!attempt.ok) throw new Error('a legal move was refused');
      events.push(...attempt.events);
      ({ state } = attempt);
    }
    expect(verify(logOf(chickenEntry, events), ENTRIES).ok).toBe(true);
  });

  it('limits the fields that it reads, and how much it quotes of them', () => {
    const wide = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`field${index}`, 0]));
    expect(issueOf({ options: wide })).toMatchObject({
      path: 'options',
      message: 'expected at most 1000 fields, got 1001',
    });
    for (const part of [{ ['k'.repeat(1_000_000)]: 1 }, { options: { ['k'.repeat(1_000_000)]: 1 } }]) {
      expect(JSON.stringify(issueOf(part)).length).toBeLessThan(500);
    }
  });

  it('refuses a log whose table grows beyond the cards of the game, before it gets slow', () => {
    const log = logOf(chickenEntry, chicken.setupWithEvents({ seats: 2, seed: 'hen' }).events);
    for (const [events, drew] of [
      [log.events, { type: 'drew', seat: 0, card: 1 }],
      [seatLogOf(chickenEntry, log, 1).events, { type: 'drew', seat: 0, card: null }],
    ] as const) {
      const stored = events === log.events ? log : seatLogOf(chickenEntry, log, 1);
      const verification = verify(
        { ...stored, events: [...events, ...Array.from({ length: 24_000 }, () => drew)] },
        ENTRIES,
      );
      expect(verification).toMatchObject({ ok: false, issue: { type: 'impossible' } });
      expect(!verification.ok && 'index' in verification.issue && verification.issue.index).toBeLessThan(20_000);
    }
  });

  it('refuses an impossible log, naming the event', () => {
    const { events } = chicken.setupWithEvents({ seats: 2, seed: 'hen' });
    const log = logOf(chickenEntry, events);
    const issueOfLog = (value: unknown) => {
      const verification = verify(value, ENTRIES);
      return verification.ok ? null : verification.issue;
    };
    expect(issueOfLog(log)).toBeNull();
    expect(issueOfLog({ ...log, events: [] })).toMatchObject({ type: 'impossible', index: -1 });
    // Dealt, but no card has been turned up.
    expect(issueOfLog({ ...log, events: events.slice(0, 2) })).toMatchObject({ type: 'impossible', index: 1 });
    expect(issueOfLog({ ...log, events: events.slice(1) })).toMatchObject({ type: 'impossible', index: 0 });
    expect(issueOfLog({ ...log, events: [...events, events[0]] })).toMatchObject({ type: 'impossible', index: 3 });
    const stolen = [
      ...events,
      { type: 'played', seat: 0, card: 'egg', value: 1 },
      { type: 'played', seat: 0, card: 'egg', value: 1 },
    ];
    expect(issueOfLog({ ...log, events: stolen })).toMatchObject({ type: 'impossible' });
    const seatLog = seatLogOf(chickenEntry, log, 1);
    expect(issueOfLog({ ...seatLog, viewer: 0 })).toMatchObject({ type: 'impossible', index: 0 });
    expect(issueOfLog({ ...seatLog, events })).toMatchObject({ type: 'invalid', path: 'events.0.viewer' });
    expect(issueOfLog({ ...log, events: seatLog.events })).toMatchObject({ type: 'invalid' });
  });
});

describe('replay and retell', () => {
  const { state, events } = chicken.setupWithEvents({ seats: 2, seed: 'hen' });
  const record = recordOf(chickenEntry, state, []);
  const log = logOf(chickenEntry, events);

  it('refuse records and logs of another game, or of other rules', () => {
    for (const tell of [
      (change: object) => [...replay(chickenEntry, { ...record, ...change })],
      (change: object) => [...retell(chickenEntry, { ...log, ...change })],
    ]) {
      expect(() => tell({ game: 'go' })).toThrow('game: expected chicken, the game of the entry, got "go"');
      expect(() => tell({ rules: 2 })).toThrow(
        'rules: expected version 1 (use migrate or read for an older one), got 2',
      );
    }
  });
});

describe('a game with supplied chance', () => {
  it('must be stored as a log: its record would replay to another game', () => {
    const deck = ['egg', 1, 2, 3, 4, 5, 6, 'chick'].flatMap((card) =>
      Array.from({ length: card === 'egg' ? 1 : 7 }, () => card),
    );
    const chance = scriptedChance({ 'deal/1': deck });
    const { state, events } = chicken.setupWithEvents({ seats: 2, seed: 'hen' }, { chance });
    const verification = verify(throughJson(logOf(chickenEntry, events)), ENTRIES);
    expect(verification.ok && verification.table).toEqual(state);
    expect(() => recordOf(chickenEntry, state, [])).toThrow(
      'state: expected one that its seed and the moves lead to; keep any other game as a log (logOf)',
    );
  });

  it('is told from a game with its own chance after any moves', () => {
    const state = chicken.setup({ seats: 2, seed: 'hen' });
    const move = { seat: 0, type: 'draw' } as const;
    const next = chicken.apply(state, move);
    for (const [wrong, moves] of [
      [state, [move]],
      [next, []],
      [next, [move, move]],
      [{ ...next, seed: 'cock' }, [move]],
    ] as const) {
      expect(() => recordOf(chickenEntry, wrong, moves)).toThrow(RangeError);
    }
  });
});
