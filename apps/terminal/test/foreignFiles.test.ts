// Files that the commands did not make, and files that never end.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chicken } from 'hencoop/chicken';
import { chickenEntry } from 'hencoop/chicken/record';
import { formatRecord, recordOf } from 'hencoop/record';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readCommand } from '../src/arena/command.js';
import { openLog } from '../src/arena/log.js';
import { run } from '../src/cli.js';
import { FileError, listSaved, readStored } from '../src/files.js';

const home = mkdtempSync(join(tmpdir(), 'hencoop-foreign-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

let folder = '';
let number = 0;
beforeEach(() => {
  folder = join(home, String(++number));
  mkdirSync(folder);
});

const DIARY = 'Dear diary,\ntoday I met a hen. ';

async function hencoop(argv: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const status = await run(argv, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    command: 'npx hencoop',
    isTerminal: false,
    env: {},
    prompts: () => {
      throw new Error('expected no question');
    },
  });
  // On one line, however long it is.
  return { status, out: out.join('\n'), err: err.join('\n').replaceAll(/\n +/g, ' ') };
}

const ARENA = ['arena', 'chicken', '--candidates', 'uniform', '--rival', 'heuristic', '--deals', '1', '--unpaced'];

/** A record of a game that is over, in a file of its own. */
function record(): string {
  const path = join(folder, 'record.txt');
  const start = chicken.setup({ seats: 2, seed: 'hen' });
  const move = { seat: chicken.actors(start)[0] ?? 0, type: 'withdraw' } as const;
  writeFileSync(path, formatRecord(chickenEntry, recordOf(chickenEntry, chicken.apply(start, move), [move])));
  return path;
}

/** Every command that writes to a path. */
const WRITERS: [name: string, (path: string) => string[]][] = [
  ['--save of a watched game', (path) => ['chicken', '--watch', '--bots', 'easy', '--save', path]],
  ['--save of a loaded game', (path) => ['--load', record(), '--watch', '--bots', 'easy', '--save', path]],
  ['analyze --save', (path) => ['analyze', record(), '--save', path]],
  ['arena --out', (path) => [...ARENA, '--out', path, '--log', join(folder, 'own.jsonl')]],
  ['arena --log', (path) => [...ARENA, '--out', join(folder, 'own.json'), '--log', path]],
];

describe.each(WRITERS)('%s', (_, wordsFor) => {
  test.each([
    ['text', DIARY],
    ['a text that ends within a line', DIARY.trimEnd()],
    ['no line at all', 'diary'],
    ['nothing', ''],
  ])('leaves a foreign file alone: %s', async (_, text) => {
    const path = join(folder, 'diary.txt');
    writeFileSync(path, text);
    const { status, err } = await hencoop(wordsFor(path));
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(err).toMatch(/diary\.txt: .*--force/s);
    expect(status).toBeGreaterThan(0);
  });

  test('replaces it with --force', async () => {
    const path = join(folder, 'diary.txt');
    writeFileSync(path, DIARY);
    expect(await hencoop([...wordsFor(path), '--force'])).toMatchObject({ status: 0, err: expect.any(String) });
    expect(existsSync(path) ? readFileSync(path, 'utf8') : '').not.toContain('Dear');
  });

  test.runIf(existsSync('/dev/full')).each([[[]], [['--force']]])('refuses what is no file, with %j', async (force) => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    for (const path of ['/dev/full', pipe, folder]) {
      const { status, err } = await hencoop([...wordsFor(path), ...force]);
      expect(err).toMatch(/not a file|already exists|existiert/);
      expect(status).toBeGreaterThan(0);
      expect(existsSync(path)).toBe(true);
    }
  });
});

test('a game is not saved over a file that came to be meanwhile', async () => {
  const path = join(folder, 'late.txt');
  const out: string[] = [];
  const status = await run(['chicken', '--watch', '--bots', 'easy', '--save', path], {
    out: (text) => {
      out.push(text);
      writeFileSync(path, DIARY);
    },
    err: (text) => out.push(text),
    command: 'npx hencoop',
    isTerminal: false,
    env: {},
    prompts: () => {
      throw new Error('expected no question');
    },
  });
  expect([status, out.at(-1)]).toEqual([1, expect.stringContaining('already exists')]);
  expect(readFileSync(path, 'utf8')).toBe(DIARY);
});

/** Every command that reads a path. */
const READERS: [name: string, (path: string) => string[]][] = [
  ['--replay', (path) => ['--replay', path]],
  ['--load', (path) => ['--load', path]],
  ['analyze', (path) => ['analyze', path]],
  ['arena --log', (path) => [...ARENA, '--out', join(folder, 'own.json'), '--log', path]],
];

describe.runIf(existsSync('/dev/full')).each(READERS)('%s', (_, wordsFor) => {
  test('refuses files that never end, or are too large', async () => {
    const pipe = join(folder, 'pipe');
    const huge = join(folder, 'huge');
    execFileSync('mkfifo', [pipe]);
    writeFileSync(huge, '');
    truncateSync(huge, 2 ** 40);
    for (const path of ['/dev/full', '/dev/zero', '/dev/urandom', pipe]) {
      const { status, err } = await hencoop(wordsFor(path));
      expect([status > 0, err]).toEqual([true, `${path}: not a file`]);
    }
    const { status, err } = await hencoop(wordsFor(huge));
    expect([status > 0, err]).toEqual([
      true,
      expect.stringMatching(/^\S*huge: (too large|the file is larger than 20 MB)$/),
    ]);
  });
});

test('a folder of saved games may hold files that never end', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe.txt')]);
  expect((await listSaved(folder)).map(({ game }) => game)).toEqual([expect.any(FileError)]);
  await expect(readStored(join(folder, 'pipe.txt'))).rejects.toThrow(FileError);
});

test('a log of the arena holds deals alone', () => {
  const command = readCommand(ARENA.slice(1), '');
  const path = join(folder, 'deals.jsonl');
  const open = (force = false) => openLog(path, { ...command, code: 'code', force });
  const deal = { seats: 2, candidate: 'uniform', rival: 'heuristic', deal: 0, wins: 1, margin: 2 };
  const log = open();
  log.add(deal);
  log.close();
  const text = readFileSync(path, 'utf8');
  expect([...open().played.values()]).toEqual([deal]);
  writeFileSync(path, `${text}{"seats":2,"cand`);
  expect([...open(true).played.values()]).toEqual([deal]);
  expect(readFileSync(path, 'utf8')).toBe(text);
  for (const line of [
    '',
    'null',
    '{"seats":2}',
    'Dear diary',
    text.split('\n')[1]?.replace('"wins":1', '"wins":"1"'),
  ]) {
    writeFileSync(path, `${text}${line}\n`);
    expect(() => open()).toThrow(/deals\.jsonl:3: expected a deal/);
    expect(readFileSync(path, 'utf8')).toBe(`${text}${line}\n`);
  }
});
