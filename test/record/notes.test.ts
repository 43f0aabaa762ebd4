import { chicken } from 'hencoop/chicken';
import { chickenEntry } from 'hencoop/chicken/record';
import {
  formatRecord,
  type GameRecord,
  parseMove,
  parseRecord,
  read,
  recordOf,
  recordSchema,
  verify,
} from 'hencoop/record';
import { describe, expect, it } from 'vitest';

const TEXT = `[Format "hencoop/record/1"]
[Game "chicken"]
[Rules 1]
[Seats 2]
[Seed "hen"]
[Site "Köln; at \\"home\\" ]"]
[constructor "Ada"]

; a long story
; in two lines
1. s0 D ; not bad
; what now?
2. s1 D
; better than
3. s0 D ;) P3
; the end
`;

function recordIn(text: string): GameRecord {
  const parsed = parseRecord(text, [chickenEntry]);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issue));
  return parsed.record;
}

const record = recordIn(TEXT);
const issueOf = (changed: object) => {
  const reading = read({ ...record, ...changed }, [chickenEntry]);
  return reading.ok || reading.issue.type !== 'invalid' ? null : `${reading.issue.path}: ${reading.issue.message}`;
};

describe('comments and tags', () => {
  it('are read, and written where they were', () => {
    expect(record.tags).toEqual({ Site: 'Köln; at "home" ]', constructor: 'Ada' });
    expect(record.comments?.slice(1, 4)).toEqual([
      { index: 0, at: 'before', text: 'in two lines' },
      { index: 0, at: 'after', text: 'not bad' },
      { index: 1, at: 'before', text: 'what now?' },
    ]);
    expect(formatRecord(chickenEntry, record as never)).toBe(TEXT.replace(';) P3', '; ) P3'));
  });

  it('survive JSON, the schema, read and verify', () => {
    const stored: unknown = JSON.parse(JSON.stringify(record));
    expect(recordSchema(chickenEntry).parse(stored)).toEqual(record);
    expect(read(stored, [chickenEntry])).toEqual({ ok: true, stored: record });
    expect(verify(stored, [chickenEntry])).toMatchObject({ ok: true, stored: record, isDealProven: true });
  });

  it('among the tags go below them, and one inside a turn divides its line', () => {
    const text = TEXT.replace('[Rules', '; first of all\n[Rules').replace('2. s1 D\n', '2. s0 D ; again\n');
    const again = formatRecord(chickenEntry, recordIn(text) as never);
    expect(again).toContain('"Ada"]\n\n; first of all\n; a long story\n');
    expect(again).toContain('1. s0 D ; not bad\n; what now?\n2. s0 D ; again\n; better than\n3. s0 D ; ) P3\n');
    expect(recordIn(again)).toEqual(recordIn(text));
  });

  it('may be empty, which keeps nothing', () => {
    const bare = recordIn(TEXT.replaceAll(/;.*/g, ';').replaceAll(/\[(Site|constructor) .*\n/g, ''));
    expect(bare).not.toHaveProperty('comments');
    expect(bare).not.toHaveProperty('tags');
  });

  it.each([
    [
      'a comment at no move',
      { comments: [{ index: 4, at: 'before', text: 'a' }] },
      'comments.0.index: expected at most 3',
    ],
    [
      'a comment after no move',
      { comments: [{ index: 3, at: 'after', text: 'a' }] },
      'comments.0.index: expected at most 2',
    ],
    [
      'comments out of order',
      {
        comments: [
          { index: 1, at: 'before', text: 'a' },
          { index: 0, at: 'after', text: 'b' },
        ],
      },
      'comments.1: expected comments in order',
    ],
    [
      'two comments after a move',
      { comments: ['a', 'b'].map((text) => ({ index: 0, at: 'after', text })) },
      'comments.1: expected comments in order, and at most one after a move',
    ],
    ['two lines', { comments: [{ index: 0, at: 'before', text: 'a\n1. s0 D' }] }, 'comments.0.text: expected one line'],
    [
      'blanks around a comment',
      { comments: [{ index: 0, at: 'before', text: ' a' }] },
      'comments.0.text: expected one line',
    ],
    ['no comments', { comments: [] }, 'comments: expected a list of 1 to 25000 entries'],
    ['a tag of the notation', { tags: { seed: 'fox' } }, 'tags.seed: expected a name of letters'],
    ['a tag that is no word', { tags: { 'a]b': 'fox' } }, 'tags.a]b: expected a name of letters'],
    ['a tag that is no string', { tags: { Site: 7 } }, 'tags.Site: expected a string'],
  ])('of a record must fit it: %s', (_, changed, message) => {
    expect(issueOf(changed)).toContain(message);
    expect(recordSchema(chickenEntry).safeParse({ ...record, ...changed }).success).toBe(false);
  });

  it('that would break their line are not written', () => {
    const bare = recordOf(chickenEntry, chicken.setup({ seats: 2, seed: 'hen' }), []);
    const comments = [{ index: 0, at: 'before', text: 'a\n1. s0 D' }] as const;
    expect(() => formatRecord(chickenEntry, { ...bare, comments })).toThrow(
      'record.comments.0.text: expected one line',
    );
    expect(() => formatRecord(chickenEntry, { ...bare, tags: { Seed: 'fox' } })).toThrow('record.tags: expected names');
  });
});

describe('a text that begins with a byte order mark', () => {
  it('is read as without it', () => {
    expect(parseRecord(`\uFEFF${TEXT}`, [chickenEntry])).toEqual({ ok: true, record });
    expect(parseMove(chickenEntry, '\uFEFFs1 PE')).toEqual({ ok: true, move: { seat: 1, type: 'play', card: 'egg' } });
  });
});

describe('a text that nobody has parsed', () => {
  const state = chicken.setup({ seats: 2, seed: 'a secret' });

  it('is refused with the cure', () => {
    for (const text of [JSON.stringify(record), TEXT, `\uFEFF${JSON.stringify(state)}`]) {
      expect(read(text, [chickenEntry])).toMatchObject({
        issue: {
          path: '',
          message: 'expected a stored object, got a text: parse it first, with JSON.parse or parseRecord',
        },
      });
    }
    const message = 'expected the notation, got JSON: parse it with JSON.parse';
    for (const text of [JSON.stringify(record), `\uFEFF ${JSON.stringify(record)}`]) {
      expect(parseRecord(text, [chickenEntry])).toEqual({ ok: false, issue: { line: 1, column: 1, message } });
    }
    expect(parseMove(chickenEntry, '{"seat":0,"type":"draw"}')).toMatchObject({ issue: { message } });
  });

  it('is refused as a state without its contents, which hold the seed', () => {
    const text = `{"seed":"a secret",${JSON.stringify(state).slice(1)}`;
    const got = 'got JSON: parse it first';
    expect(() => chicken.legalMoves(text as never)).toThrow(new RangeError(`table: expected a table, ${got}`));
    expect(() => chicken.apply(text as never, { seat: 0, type: 'draw' })).toThrow(`expected a table, ${got}`);
    expect(() => chicken.setup(text as never)).toThrow(
      `config: expected a plain object with seats, seed and options, ${got}`,
    );
    expect(chickenEntry.schemas.state.safeParse(text).error?.issues[0]?.message).toBe(`expected an object, ${got}`);
  });
});
