import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chicken } from 'hencoop/chicken';
import { chickenEntry } from 'hencoop/chicken/record';
import { formatRecord, logOfRecord, recordOf } from 'hencoop/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../src/cli.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hencoop-analyze-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const analyzed = (...argv: readonly string[]) => ran('analyze', ...argv);

async function ran(...argv: readonly string[]) {
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

// A bad move loses the only round.
const start = chicken.setup({ seats: 2, seed: 'farm', options: { maxRounds: 1 } });
const move = { seat: 0, type: 'withdraw' } as const;
const record = recordOf(chickenEntry, chicken.apply(start, move), [move]);

describe('npx hencoop analyze', () => {
  test("prints a bad move's mark, the better move, and each seat's summary", async () => {
    const file = join(folder, 'game.txt');
    writeFileSync(file, formatRecord(chickenEntry, record));
    const { status, out } = await analyzed(file);
    expect(status).toBe(0);
    expect(out).toMatch(/^Chicken, 1 move\n/);
    expect(out).toMatch(/Move 1: .*\n {2}blunder: \d+% to win instead of \d+% \(± \d+%\)\n {2}better: .*5/);
    expect(out).toMatch(
      /better: .*\n {2}Seat 1 keeps fewer points in hand at the end of the round:\s+[\d.]+\s+instead\s+of \d+\.\n/,
    );
    expect(out).toMatch(/Seat 1: accuracy \d+%\n[\s\S]*Seat 2: no decision/);
  });

  test("supports the terminal's languages", async () => {
    const file = join(folder, 'game.txt');
    writeFileSync(file, formatRecord(chickenEntry, record));
    const { out } = await analyzed(file, '--lang', 'de');
    expect(out).toMatch(/^Chicken, 1 Zug\n/);
    expect(out).toMatch(/grober Fehler: Siegchance \d+\s% statt \d+\s%/);
    expect(out).toMatch(/Platz 1 behält am Ende der Runde weniger Punkte auf der\s+Hand: [\d,]+\s+statt\s+\d+\./);
    expect(out).toMatch(/Platz 2: keine Entscheidung/);
    expect((await analyzed(file, '--lang', 'fr')).out).toMatch(/gaffe\s: \d+\s% de chances de gagner/);
  });

  test('saves the record with its marks, which a replay shows to viewers who may see the better move', async () => {
    const file = join(folder, 'plain.txt');
    const marked = join(folder, 'marked.txt');
    writeFileSync(file, formatRecord(chickenEntry, record));
    const { status, out } = await analyzed(file, '--save', marked);
    expect(status).toBe(0);
    expect(out).toContain(`saved in ${marked}`);
    const text = readFileSync(marked, 'utf8');
    expect(text).toMatch(/^1\. s0 W \{(?:inaccuracy|mistake|blunder) \d+%, better P\d\}$/m);
    // The marks survive in the file.
    expect((await analyzed(marked)).out).toBe((await analyzed(file)).out);
    const own = await ran('--replay', marked, '--seat', '0');
    expect(own.out).toMatch(
      /You withdraw from the round\.[\s\S]*\n {2}\w+: \d+% of the chance to win lost\n {2}better: You play the \d\./,
    );
    const others = await ran('--replay', marked, '--seat', '1');
    expect(others.out).toMatch(/of the chance to win lost/);
    expect(others.out).not.toContain('better');
    expect(await analyzed(file, '--save', marked)).toMatchObject({
      status: 1,
      err: expect.stringContaining('marked.txt'),
    });
  });

  test('refuses a log, which has no moves, a missing file, and several files', async () => {
    const file = join(folder, 'log.json');
    writeFileSync(file, JSON.stringify(logOfRecord(chickenEntry, record)));
    expect(await analyzed(file)).toMatchObject({ status: 1, err: expect.stringContaining('a log has no moves') });
    expect(await analyzed(join(folder, 'none.txt'))).toMatchObject({ status: 1 });
    expect(await analyzed()).toMatchObject({ status: 2, err: expect.stringContaining('analyze: expected a file') });
    expect(await analyzed('a.txt', 'b.txt')).toMatchObject({ status: 2 });
  });
});
