import fc from 'fast-check';
import type { GameTypes } from 'hencoop';
import { MARKS } from 'hencoop/analysis';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { chickenEntry } from 'hencoop/chicken/record';
import {
  annotate,
  formatRecord,
  type JudgedMove,
  type MoveMark,
  parseMove,
  parseRecord,
  read,
  recordOf,
  recordSchema,
  verify,
} from 'hencoop/record';
import { describe, expect, it } from 'vitest';
import { tries } from '../../support/effort.js';
import { ENTRIES, entryOf, IDS, kitOf } from '../../support/games.js';
import { play } from './played.js';

describe.each(IDS)('the marks in records of %s', async (id) => {
  const kit = await kitOf(id);
  const entry = await entryOf(id);
  const { game } = entry;
  const marked = fc
    .record({
      setup: fc.constantFrom(...kit.setups),
      seed: fc.string({ unit: 'binary' }),
      max: fc.integer({ min: 1, max: 30 }),
      judged: fc.array(
        fc.record({ mark: fc.constantFrom(...MARKS, null), loss: fc.double({ min: 0, max: 1, noNaN: true }) }),
        {
          minLength: 30,
          maxLength: 30,
        },
      ),
      pick: fc.nat(),
    })
    .map(({ setup, seed, max, judged, pick }) => {
      const { state, moves, states } = play(game, kit, setup, { seed, max });
      const decisions = moves.flatMap((move, index): JudgedMove<GameTypes>[] => {
        const before = states[index];
        const { mark, loss } = judged[index] ?? { mark: null, loss: 0 };
        const others = before === undefined ? [] : game.legalMoves(before, move.seat);
        const best = others.filter((other) => JSON.stringify(other) !== JSON.stringify(move))[pick % others.length];
        const own = moves.slice(0, index).filter(({ seat }) => seat === move.seat).length;
        return best === undefined ? [] : [{ index: own, mark, loss, best }];
      });
      // In any order.
      return { record: recordOf(entry, state, moves), decisions: decisions.toReversed() };
    });

  it('survive text, JSON, schema and verification', () => {
    let seen = 0;
    fc.assert(
      fc.property(marked, ({ record, decisions }) => {
        const stored = annotate(record, decisions);
        seen += stored.marks?.length ?? 0;
        expect(parseRecord(formatRecord(entry, stored), ENTRIES)).toEqual({ ok: true, record: stored });
        const json: unknown = JSON.parse(JSON.stringify(stored));
        expect(read(json, ENTRIES)).toEqual({ ok: true, stored });
        expect(recordSchema(entry).safeParse(json).success).toBe(true);
        expect(verify(json, ENTRIES).ok).toBe(true);
        // Without the marks, the record is as before.
        expect(annotate(stored, [])).toEqual(record);
        expect(formatRecord(entry, stored).replaceAll(/ \{[a-z]+ \d+%[^}]*\}+/g, '')).toBe(formatRecord(entry, record));
      }),
      { numRuns: tries(40) },
    );
    expect(seen).toBeGreaterThan(0);
  });
});

const start = chicken.setup({ seats: 2, seed: 'hen' });
const draw = { seat: 0, type: 'draw' } as const;
const next = { seat: 1, type: 'withdraw' } as const;
const after = chicken.apply(chicken.apply(start, draw), next);
const record = recordOf(chickenEntry, after, [draw, next]);
const mark: MoveMark<ChickenTypes> = { index: 0, mark: 'mistake', percent: 12, better: { seat: 0, type: 'withdraw' } };
const text = formatRecord(chickenEntry, { ...record, marks: [mark] });

describe('annotate', () => {
  const judged: JudgedMove<ChickenTypes> = { index: 0, mark: 'mistake', loss: 0.124, best: mark.better };

  it('marks the judged moves, with the loss in whole percent, but no move without a mark', () => {
    const plain = { index: 0, mark: null, loss: 0, best: next };
    expect(annotate(record, [plain, judged])).toEqual({ ...record, marks: [mark] });
    expect(annotate(record, [{ ...judged, loss: 0 }]).marks?.[0]?.percent).toBe(0);
    expect(annotate(record, [{ ...judged, loss: 1 }]).marks?.[0]?.percent).toBe(100);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list without moves', { ...record, moves: 2 }],
    ['a record with a move without a seat', { ...record, moves: [{ type: 'draw' }, next] }],
  ])('refuses %s instead of a record', (_, wrong) => {
    expect(() => annotate(wrong as never, [])).toThrow(/^record: expected a record, got/);
  });

  it.each<[string, unknown]>([
    ['a single decision', judged],
    ['a value that is not a decision', [judged, 7]],
    ['a mark that does not exist', [{ ...judged, mark: 'oops' }]],
    ['an index that is not whole', [{ ...judged, index: 0.5 }]],
    ['a loss below 0', [{ ...judged, loss: -0.01 }]],
    ['a loss above 1', [{ ...judged, loss: 1.01 }]],
    ['a loss in words', [{ ...judged, loss: '0.5' }]],
    ['a better move without a seat', [{ ...judged, best: { type: 'draw' } }]],
  ])('refuses %s among the decisions', (_, wrong) => {
    expect(() => annotate(record, wrong as never)).toThrow(/^decisions: expected a list of decisions, got/);
  });

  it('refuses decisions about a move that the record does not have, and two about one move', () => {
    expect(() => annotate(record, [{ ...judged, index: 2 }])).toThrow(
      'decisions[0].index: expected the index of a move of seat 0, got 2',
    );
    expect(() => annotate(record, [{ ...judged, index: 1 }])).toThrow('decisions[0].index: ');
    expect(() => annotate(record, [judged, judged])).toThrow('marks.1.index: expected a move after 0, got 0');
  });
});

describe('marks in text', () => {
  it('follow their move', () => {
    expect(text.split('\n').slice(-3)).toEqual(['1. s0 D {mistake 12%, better W}', '2. s1 W', '']);
  });

  const line = (words: string) => text.replace(/1\. .*/, words);
  const issue = (words: string) => {
    const result = parseRecord(line(words), ENTRIES);
    return result.ok ? null : `${result.issue.column}: ${result.issue.message}`;
  };

  it.each([
    ['1. s0 D {blunder 100%, better W} ; sad', null],
    ['1. s0 D {inaccuracy 0%, better W}', null],
    ['1. s0 {mistake 12%, better W} D', '7: expected a mark right after its move, and one at most'],
    [
      '1. s0 D {mistake 12%, better W} {mistake 12%, better W}',
      '33: expected a mark right after its move, and one at most',
    ],
    [
      '1. s0 D {oops 12%, better W}',
      '9: expected a mark such as {mistake 12%, better …}: one of inaccuracy, mistake, blunder',
    ],
    ['1. s0 D {mistake 101%, better W}', '9: expected a mark such as'],
    ['1. s0 D {mistake 012%, better W}', '9: expected a mark such as'],
    ['1. s0 D {mistake 12%}', '9: expected a mark such as'],
    ['1. s0 D {mistake  12%, better W}', '9: expected a mark such as'],
    ['1. s0 D {mistake 12%, better W', '9: expected a mark such as'],
    ['1. s0 D {mistake ;12%, better W}', '9: expected a mark such as'],
    ['1. s0 D {mistake 12%, better X}', '30: expected a move'],
    ['1. s0 D {mistake 12%, better D}', '9: expected another move than the one played, got the same'],
    [`1. s0 D {mistake 12%, better ${'W'.repeat(300)}}`, '9: expected a mark such as'],
  ])('are read strictly: %s', (words, message) => {
    if (message === null) expect(issue(words)).toBeNull();
    else expect(issue(words)).toContain(message);
  });

  it('are refused in the text of a single move', () => {
    const parsed = parseMove(chickenEntry, 's0 D {mistake 12%, better W}');
    expect(parsed).toMatchObject({ ok: false, issue: { message: expect.stringContaining('got a mark') } });
  });

  it('do not slow down as the braces multiply', () => {
    const result = parseRecord(line(`1. s0 D ${'{ '.repeat(400_000)}`), ENTRIES);
    expect(result.ok).toBe(false);
  });
});

describe('marks in JSON', () => {
  const issueOf = (marks: unknown) => {
    const value = { ...record, marks };
    const result = read(value, ENTRIES);
    // The schema and the reader agree.
    expect(recordSchema(chickenEntry).safeParse(value).success).toBe(result.ok);
    return !result.ok && result.issue.type === 'invalid' ? `${result.issue.path}: ${result.issue.message}` : null;
  };

  it.each([
    [[mark], null],
    [[], 'marks: expected'],
    ['fox', 'marks: expected'],
    [[{ ...mark, mark: 'oops' }], 'marks.0.mark: expected'],
    [[{ ...mark, percent: 12.5 }], 'marks.0.percent: expected a whole number from 0 to 100'],
    [[{ ...mark, index: 2 }], 'marks.0.index: expected one of 2 moves, got 2'],
    [[mark, mark], 'marks.1.index: expected a move after 0, got 0'],
    [[{ ...mark, index: 1 }], 'marks.0.better: expected a move of seat 1, got one of seat 0'],
    [[{ ...mark, better: draw }], 'marks.0.better: expected another move than the one played'],
    [[{ ...mark, better: { seat: 0, type: 'fly' } }], 'marks.0.better'],
    [[{ ...mark, words: 'x' }], 'marks.0.words'],
  ])('are read strictly: %j', (marks, message) => {
    if (message === null) expect(issueOf(marks)).toBeNull();
    else expect(issueOf(marks)).toContain(message);
  });

  it('must name a better move that the rules allow', () => {
    const better = {
      seat: 0,
      type: 'play',
      card: chicken.legalMoves(start).some((m) => m.type === 'play' && m.card === 'egg') ? 1 : 'egg',
    };
    const verification = verify({ ...record, marks: [{ ...mark, better }] }, ENTRIES);
    expect(verification).toMatchObject({ ok: false, issue: { type: 'illegal', index: 0, move: better } });
  });
});
