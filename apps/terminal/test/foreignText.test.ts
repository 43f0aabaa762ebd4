// What programs and pipes send: orders to the terminal, floods, and answers for a reader who has left.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { BotFault, startProcess } from '../src/arena/botProcess.js';
import { run } from '../src/cli.js';
import { loadWords } from '../src/language.js';
import { linePrompts } from '../src/linePrompts.js';
import { ROOT } from './programs.js';

const folder = mkdtempSync(join(tmpdir(), 'hencoop-text-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FAULTY = fileURLToPath(new URL('./programs/faulty.mjs', import.meta.url));
const faulty = (how: string) => `"${process.execPath}" "${FAULTY}" ${how}`;

describe('a program cannot control the terminal', () => {
  test.each([
    ['before it plays', ['painting-hello']],
    ['by a fault', ['painting-error', 'painting-move', 'painting-line', 'painting-notes']],
  ])('%s', async (_, ways) => {
    const text: string[] = [];
    const keep = (line: string) => void text.push(line);
    const files = ['--out', join(folder, `${ways[0]}.json`), '--log', join(folder, `${ways[0]}.jsonl`)];
    const bots = ways.flatMap((way) => ['--bot', faulty(way)]);
    await run(['arena', 'chicken', ...bots, '--deals', '1', '--unpaced', '--threads', '1', ...files], {
      out: keep,
      err: keep,
      command: 'npx hencoop',
      isTerminal: false,
      env: {},
      prompts: () => {
        throw new Error('expected no question');
      },
    });
    expect(text.join('\n').split('painted')).toHaveLength(ways.length + 1);
    expect(text.join('\n')).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
  });

  test('text reaches the terminal only where control characters are made visible', () => {
    const folder = join(ROOT, 'apps/terminal/src');
    const printing = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') &&
        /\bconsole\.\w+\(|process\.std(?:out|err)\b|\boutput\.write\(/.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(printing.sort()).toEqual([
      // Through `printable`, or words of its own.
      'linePrompts.ts',
      // Hands out the terminal, which `run` guards.
      'start.ts',
    ]);
  });
});

describe('a program that floods while another thinks', () => {
  /** Everything that is kept of a program's messages, and the fault that ends them. */
  async function heard(code: string): Promise<{ characters: number; fault: unknown }> {
    const program = startProcess(`"${process.execPath}" -e "${code}"`);
    await program.end();
    let characters = 0;
    for (;;) {
      try {
        characters += JSON.stringify(await program.next(0)).length;
      } catch (fault) {
        return { characters, fault };
      }
    }
  }

  test('on standard output: the host keeps a few million characters', async () => {
    const line = `JSON.stringify({ type: 'info', id: 1, text: 'x'.repeat(9999) }) + String.fromCharCode(10)`;
    const { characters, fault } = await heard(`process.stdout.write((${line}).repeat(3000))`);
    expect(characters).toBeLessThan(5_000_000);
    expect(fault).toEqual(new BotFault('the bot prints more than the host reads'));
  });

  test('on standard error: the host stops to read', async () => {
    const { fault } = await heard(`process.stderr.write('x'.repeat(30000000))`);
    expect(String(fault)).toMatch(/expected at most 20000000 characters of notes, got more; its last words: x{900}/);
  });
});

describe('answers that wait for their questions', async () => {
  const say = await loadWords('en');

  /** A stream of answers without an end, and how much of it has been read. */
  function nonsense() {
    let chunks = 0;
    const input = new Readable({
      read() {
        chunks += 1;
        this.push('nonsense\n'.repeat(5_000));
      },
    });
    return { input, chunks: () => chunks };
  }

  test('are a bounded number', async () => {
    const { input, chunks } = nonsense();
    const prompts = linePrompts(
      { input, output: new Writable({ write: (_, __, done) => done() }), isTerminal: false },
      say,
    );
    for (let turn = 0; turn < 200; turn++) await new Promise((resume) => setImmediate(resume));
    expect(chunks()).toBeLessThan(50);
    prompts.close();
  });

  test('give other tasks a turn between two, so that a closed output ends the program', async () => {
    const { input } = nonsense();
    let questions = 0;
    let left = 0;
    const output = new Writable({
      write(_, __, done) {
        questions += 1;
        // As a stream reports that its reader has left.
        if (questions === 1) setImmediate(() => (left = questions));
        done();
      },
    });
    const prompts = linePrompts({ input, output, isTerminal: false }, say);
    for (let turn = 0; turn < 20; turn++) await new Promise((resume) => setImmediate(resume));
    const choice = prompts.choose('Which?', ['one', 'two']).catch(() => null);
    for (let turn = 0; turn < 20; turn++) await new Promise((resume) => setImmediate(resume));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(10);
    prompts.close();
    await choice;
  });
});
