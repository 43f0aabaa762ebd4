// Records that begin with a position, and their comments and tags.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from 'hencoop/games';
import { formatRecord, parseRecord, recordOf, verify } from 'hencoop/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../src/cli.js';
import { loadEntries } from '../src/terminalGame.js';

const ENTRIES = await loadEntries();
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hencoop-positions-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program without a terminal. */
async function play(...argv: string[]) {
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

describe.each(GAMES.map(({ id }) => id))('a record of %s that begins with a position', (id) => {
  test.each(['txt', 'json'])('is continued, saved and shown, as .%s', async (type) => {
    const entry = ENTRIES.find(({ game }) => game.id === id);
    if (entry === undefined) throw new Error(`no game ${id}`);
    const { game } = entry;
    let start = game.setup({ seed: 'hen' });
    for (let played = 0; played < 6; played++) start = game.apply(start, game.legalMoves(start)[0] as never);
    const comments = [{ index: 0, at: 'before', text: 'from here on' }] as const;
    const record = { ...recordOf(entry, start, [], start), comments, tags: { Site: 'Köln' } };
    const file = join(folder, `${id}.${type}`);
    writeFileSync(file, `\uFEFF${type === 'json' ? JSON.stringify(record) : formatRecord(entry, record)}`);
    for (const bots of ['easy', 'random']) {
      const saved = join(folder, `${id}.${bots}.${type}`);
      expect(await play('--load', file, '--watch', '--bots', bots, '--save', saved)).toMatchObject({
        status: 0,
        err: '',
      });
      const text = readFileSync(saved, 'utf8');
      const again = type === 'json' ? JSON.parse(text) : parseRecord(text, ENTRIES);
      const found = verify(type === 'json' ? again : again.record, ENTRIES);
      expect(found).toMatchObject({
        ok: true,
        isDealProven: false,
        stored: { start, comments, tags: { Site: 'Köln' } },
      });
      const shown = await play('--replay', saved, '--tables', '--seat', '0');
      expect(shown).toMatchObject({ status: 0, err: '' });
      expect(shown.out).toContain('The game begins with this position.');
    }
  });

  test('is not analyzed', async () => {
    const { status, err } = await play('analyze', join(folder, `${id}.json`), '--lang', 'de');
    expect({ status, err }).toEqual({ status: 1, err: expect.stringContaining('ohne Austeilen') });
  });
});
