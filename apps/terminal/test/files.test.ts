import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { chicken } from 'hencoop/chicken';
import { chickenEntry } from 'hencoop/chicken/record';
import { recordOf } from 'hencoop/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileError, readRecord, writeRecord } from '../src/files.js';
import { PROGRAMS, ROOT } from './programs.js';

const record = recordOf(chickenEntry, chicken.setup({ seats: 2, seed: 'hen' }), []);

/** Runs `npx hencoop …` in a shell, with `output` as the end of the command. */
function shell(flags: string, output: string, language = 'C') {
  const program = `"${process.execPath}" "${PROGRAMS.bin}"`;
  return spawnSync('bash', ['-c', `set -o pipefail; ${program} ${flags} ${output}`], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: language },
  });
}

describe('a saved game', () => {
  let folder = '';
  const at = (name: string) => join(folder, name);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hencoop-files-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is not written through a link, and leaves no other file', async () => {
    writeFileSync(at('diary'), 'dear diary');
    for (const name of ['game.txt.new', 'game.txt.tmp', 'game.txt']) symlinkSync(at('diary'), at(name));
    writeRecord(at('game.txt'), chickenEntry, record, true);
    expect(readFileSync(at('diary'), 'utf8')).toBe('dear diary');
    expect((await readRecord(at('game.txt'))).stored).toMatchObject({ seed: 'hen' });
    expect(readdirSync(folder).sort()).toEqual(['diary', 'game.txt', 'game.txt.new', 'game.txt.tmp']);
  });

  test('leaves nothing behind if it cannot be written', () => {
    const before = readdirSync(folder);
    for (const force of [false, true])
      expect(() => writeRecord(folder, chickenEntry, record, force)).toThrow(FileError);
    expect(readdirSync(folder)).toEqual(before);
    expect(readdirSync(dirname(folder)).filter((name) => name.startsWith(`${basename(folder)}.`))).toEqual([]);
  });
});

describe('a program whose output fails', () => {
  test.runIf(existsSync('/dev/full'))('ends with a message if the disk is full', () => {
    const { status, stderr } = shell('--help', '> /dev/full');
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'The output cannot be written: the disk is full.\n' });
    expect(shell('--help', '> /dev/full', 'de_DE.UTF-8').stderr).toMatch(
      /(?:^|\n)Die Ausgabe .*: die Platte ist voll\.\n$/,
    );
    expect(shell('--nonsense', '2> /dev/full').status).toBe(1);
  });

  test('ends silently if the reader has left', () => {
    const { status, stderr } = shell('--help', '| head -c 1');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
