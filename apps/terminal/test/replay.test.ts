import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChickenTypes } from 'hencoop/chicken';
import { chickenEntry } from 'hencoop/chicken/record';
import { GAMES } from 'hencoop/games';
import { type GameRecord, logOfRecord, parseRecord, recordOf, replay, seatLogOf, verify } from 'hencoop/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../src/cli.js';
import { PlayerLeft, type Prompts } from '../src/prompts.js';
import { loadEntries } from '../src/terminalGame.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRIES = await loadEntries();
const CORPUS = readdirSync('test/corpus', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(record\.json|record\.txt|log\.json|seat-log\.json)$/.test(name))
  .map((name) => join('test/corpus', name));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hencoop-table-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program without a terminal, or with one that `prompts` answers. */
async function play(argv: readonly string[], prompts?: Prompts) {
  const out: string[] = [];
  const err: string[] = [];
  const status = await run(argv, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    command: 'npx hencoop',
    isTerminal: prompts !== undefined,
    env: {},
    prompts: () => {
      if (prompts === undefined) throw new Error('expected no question');
      return prompts;
    },
  });
  // On one line, however long it is.
  return { status, out: out.join('\n'), err: err.join('\n').replaceAll(/\n +/g, ' ') };
}

const CTRL_C = '\u0003';

/** Answers menus by the beginning of a label, and text prompts by text; then presses Ctrl-C. */
function script(...answers: string[]): Prompts & { readonly asked: string[] } {
  const asked: string[] = [];
  const next = () => {
    const answer = answers.shift();
    if (answer === undefined || answer === CTRL_C) throw new PlayerLeft();
    return answer;
  };
  return {
    asked,
    async choose(message, labels, { keys = [] } = {}) {
      asked.push(`${message} ${labels.join(' | ')}`);
      const answer = next();
      if (keys.some(({ key }) => key === answer)) return answer;
      const index = labels.findIndex((label) => label.startsWith(answer));
      if (index < 0) throw new Error(`no '${answer}' among ${labels.join(', ')}`);
      return index;
    },
    type: async (message, example) => {
      asked.push(`${message} ${example}`);
      return next();
    },
    close: () => {},
  };
}

const written = (name: string, content: unknown): string => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

/** A complete game of Chicken for two; the corpus also has its log and a seat log. */
const RECORD =
  CORPUS.find((path) => /\/chicken\/[^/]*2-seats[^/]*\.record\.json$/.test(path)) ?? 'a game of Chicken for two';
const record = JSON.parse(readFileSync(RECORD, 'utf8')) as GameRecord<ChickenTypes>;

/** The seat of its seat log. */
const VIEWER = String(JSON.parse(readFileSync(RECORD.replace('record', 'seat-log'), 'utf8')).viewer);

describe('--replay', () => {
  test.each(['.record.json', '.record.txt', '.log.json', '.seat-log.json'])('has test files ending in %s', (end) => {
    expect(CORPUS.filter((path) => path.endsWith(end)).length).toBeGreaterThan(20);
  });

  test.each(CORPUS)('replays %s', async (path) => {
    const { status, out, err } = await play(['--replay', path]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/, as (a spectator|seat \d) saw it\n/);
    expect(out).toContain('The outcome:\n1. ');
    expect(out).not.toMatch(/NaN|undefined|\[object|\bnull\b/);
    // Tables may be wider than sentences.
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(/\S {3}| {20}/.test(line) ? 80 : 70);
  });

  test('shows a record, its text, its log and its seat log identically, step by step', async () => {
    const printed = await Promise.all(
      ['record.json', 'record.txt'].map((end) =>
        play(['--replay', RECORD.replace('record.json', end), '--seat', VIEWER]),
      ),
    );
    expect(printed[0]).toEqual(printed[1]);
    expect(printed[0]?.out).toMatch(/\n1\. .*\n2\. .*\n3\. /);
    const logs = await Promise.all(
      ['log.json', 'seat-log.json'].map((end) =>
        play(['--replay', RECORD.replace('record.json', end), '--seat', VIEWER]),
      ),
    );
    expect(logs[0]?.out).toBe(logs[1]?.out);
    const end = (text = '') => text.slice(text.indexOf('The outcome:'));
    expect(end(logs[0]?.out)).toBe(end(printed[0]?.out));
  });

  test('shows a seat its own cards, and never the seed or other hidden cards', async () => {
    const hidden = new Set<string>();
    for (const viewer of [[], ['--seat', '0'], ['--seat', '1']]) {
      const { out } = await play(['--replay', RECORD, '--tables', ...viewer]);
      expect(out).not.toContain(record.seed);
      hidden.add(out);
    }
    expect(hidden.size).toBe(3);
    const [, theirs] = [...hidden];
    expect(theirs).toContain('Your hand: ');
    // A log with only seat 0's knowledge gives the same output.
    const seatLog = written('seat.json', seatLogOf(chickenEntry, logOfRecord(chickenEntry, record), 0));
    const log = written('full.json', logOfRecord(chickenEntry, record));
    const [bySeatLog, byLog] = await Promise.all(
      [seatLog, log].map((path) => play(['--replay', path, '--tables', '--seat', '0'])),
    );
    expect(bySeatLog).toEqual(byLog);
  });

  test('shows an unfinished game up to its current state', async () => {
    const { outcome, ...rest } = record;
    const path = written('unfinished.json', { ...rest, moves: record.moves.slice(0, 5) });
    expect(outcome).toBeDefined();
    const { status, out } = await play(['--replay', path]);
    expect(status).toBe(0);
    expect(out).toContain('The game is not over yet.');
  });

  test('lets the user browse forward and back', async () => {
    const prompts = script(
      'Seat 1',
      'Next',
      'Ten forward',
      'Back',
      'Ten back',
      'To the end',
      'To the beginning',
      'Stop',
    );
    const { status, out } = await play(['--replay', RECORD], prompts);
    expect(status).toBe(0);
    const steps = prompts.asked.map((line) => /Step \d+ of \d+/.exec(line)?.[0]).filter((step) => step !== undefined);
    const last = record.moves.length + 1;
    expect(steps).toEqual([1, 2, 12, 11, 1, last, 1].map((step) => `Step ${step} of ${last}`));
    expect(out).toContain('Chicken, as seat 1 saw it');
    expect(out.match(/The outcome:/g)).toHaveLength(1);
  });

  const lying = { ...record.outcome, ranking: record.outcome?.ranking.toReversed() };
  const starter = record.moves[0]?.seat ?? 0;
  test.each<[string, unknown, string]>([
    ['nothing', '', '1:1: expected a tag [Game'],
    ['text', 'the hens are loose', '1:1: expected a tag [Game'],
    ['broken JSON', '{"format":', 'not valid JSON'],
    ['a bare state', { seats: 2 }, 'not a stored game of Hencoop: format'],
    ['another format', { ...record, format: 'hencoop/record/2' }, 'written by a newer version of Hencoop'],
    ['rules to come', { ...record, rules: 2 }, 'written by a newer version of Hencoop'],
    ['a lying outcome', { ...record, outcome: lying }, 'its moves do not lead to the recorded outcome'],
    ['a move of another game', { ...record, moves: [{ seat: 0, type: 'chickenOut' }] }, 'moves.0.type'],
    ['a forbidden move', { ...record, moves: [{ seat: 1 - starter, type: 'draw' }] }, 'G-1 forbids move 1'],
    ['a log without an opening', { format: 'hencoop/log/1', game: 'chicken', rules: 1, events: [] }, 'item 0'],
    ['a prototype', JSON.stringify(record).replace('{', '{"__proto__":{"seats":9},'), '__proto__'],
    ['deep nesting', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, ''],
    ['a huge seed', { ...record, seed: 'x'.repeat(10_000_000) }, 'seed'],
    ['a huge file', 'x'.repeat(20_000_001), 'the file is larger than 20 MB'],
    ['orders to the terminal', { ...record, game: '\u001b]0;owned\u0007\u009b2J\u202e' }, 'game'],
  ])('refuses %s clearly', async (name, content, message) => {
    const path = written(`${name.replaceAll(' ', '-')}.txt`, content);
    const { status, out, err } = await play(['--replay', path]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(path);
    expect(err).toContain(message);
    expect(err.length).toBeLessThan(800);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the output must not contain these
    expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });

  test('never lets a seed control the terminal', async () => {
    const path = written('seed.json', { ...record, seed: '\u001b[2J\u0007', moves: [], outcome: undefined });
    const { status, out } = await play(['--load', path, '--watch']);
    expect(status).toBe(0);
    expect(out).not.toContain('\u001b');
  });

  test.each([
    [['--replay', 'nowhere.json'], 1, 'nowhere.json: no such file'],
    [['--replay', 'test'], 1, 'test: not a file'],
    [['--replay', RECORD, '--seat', '2'], 2, 'seat: expected a seat from 0 to 1, got 2'],
    [['--replay', RECORD.replace('record', 'seat-log'), '--seat', '0'], 2, 'this log holds only what seat 2 saw'],
    [['chicken', '--replay', RECORD], 2, '--replay: expected no name of a game, got chicken'],
    [['--replay', RECORD, '--seats', '3'], 2, '--seats: cannot be combined with --replay'],
    [['--tables'], 2, '--tables: expected together with --replay'],
    [['--load', RECORD], 1, 'this game is over'],
    [['--load', RECORD.replace('record', 'log')], 1, 'a log has no moves to continue from'],
    [['chicken', '--save', RECORD], 1, 'already exists'],
    [['chicken', '--save', 'test/vitest/none.txt/game.txt', '--watch'], 0, ''],
  ])('answers %j', async (argv, expected, message) => {
    const moved = argv.map((word) => (word.startsWith('test/vitest') ? join(folder, basename(word)) : word));
    const { status, err } = await play(moved);
    expect(status).toBe(expected);
    expect(err).toContain(message);
  });

  test('sets the exit code of its process', () => {
    const tsx = createRequire(import.meta.url).resolve('tsx/cli');
    const terminal = 'apps/terminal';
    const spawned = (path: string) =>
      spawnSync(
        process.execPath,
        [tsx, '--tsconfig', `${terminal}/tsconfig.json`, `${terminal}/src/main.ts`, '--replay', path],
        { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      );
    expect(spawned(RECORD)).toMatchObject({ status: 0, stderr: '' });
    expect(spawned('package.json')).toMatchObject({ status: 1, stdout: '' });
  });
});

describe('a saved game', () => {
  test.each(['txt', 'json'])('is written as .%s, and replays', async (end) => {
    const path = join(folder, `saved.${end}`);
    const watched = await play(['chicken-out', '--watch', '--seats', '3', '--seed', 'hen', '--save', path]);
    expect(watched).toMatchObject({ status: 0, err: '' });
    const text = readFileSync(path, 'utf8');
    const value = end === 'json' ? JSON.parse(text) : parseRecord(text, ENTRIES);
    expect(verify(end === 'json' ? value : value.record, ENTRIES)).toMatchObject({ ok: true });
    const again = await play(['--replay', path]);
    expect(again.out.slice(again.out.indexOf('The outcome:'))).toBe(
      watched.out.slice(watched.out.indexOf('The outcome:'), watched.out.indexOf('\n\nChicken Out! is saved')),
    );
  });

  test('is saved from the menu, listed, and continued at the same table', async () => {
    const games = join(folder, 'games');
    const argv = ['--folder', games];
    const first = script('Chicken (2', '2', 'Medium', 'Draw', 's', 'my hens', 'my-hens', CTRL_C);
    const saved = await play([...argv, '--seed', 'hen'], first);
    expect(saved.out).toContain('Use at most 60 letters, digits, - and _.');
    expect(saved.out).toContain(`The game is saved in ${join(games, 'my-hens.txt')}`);
    expect(saved.out).toContain('Goodbye!');
    expect(readdirSync(games)).toEqual(['my-hens.txt']);
    const parsed = parseRecord(readFileSync(join(games, 'my-hens.txt'), 'utf8'), ENTRIES);
    if (!parsed.ok) throw new Error(parsed.issue.message);
    const { moves } = parsed.record;
    expect(moves[0]).toEqual({ seat: 0, type: 'draw' });

    const listed = await play([...argv, '--list']);
    expect(listed.out).toBe('my-hens.txt: Chicken, 2 seats, unfinished');

    const second = script('List', 'Continue', 'my-hens', 'Seat 1', 'Withdraw', CTRL_C, 'Yes');
    const continued = await play(argv, second);
    expect(continued.out).toContain(listed.out);
    const table = saved.out
      .split('\n\n')
      .filter((part) => part.includes('Discard pile'))
      .at(-1);
    expect(continued.out).toContain(table);
    const grown = parseRecord(readFileSync(join(games, 'my-hens.txt'), 'utf8'), ENTRIES);
    if (!grown.ok) throw new Error(grown.issue.message);
    expect(grown.record.moves.slice(0, moves.length)).toEqual(moves);
    expect(grown.record.moves.length).toBeGreaterThan(moves.length);
    expect(verify(grown.record, ENTRIES)).toMatchObject({ ok: true });

    const third = script('Show', 'my-hens', 'A spectator', 'Stop');
    expect((await play(argv, third)).out).toContain('as a spectator saw it');
  });

  test('is not overwritten without a question, and is listed as broken if it is', async () => {
    const games = join(folder, 'existing');
    written('existing/hens.txt', 'mine');
    const prompts = script('Chicken (2', '2', 'Easy', 's', 'hens', 'Another', 'hens', 'Do not');
    const { status } = await play(['--folder', games, '--seed', 'hen'], prompts);
    expect(status).toBe(0);
    expect(readFileSync(join(games, 'hens.txt'), 'utf8')).toBe('mine');
    const { out } = await play(['--folder', games, '--list']);
    expect(out).toMatch(/^hens\.txt: cannot be read:\s+.*:1:1:\s+expected a tag/);
    expect((await play(['--folder', join(folder, 'none'), '--list'])).out).toContain('No games are saved in');
  });

  test('does not tell a seat how many secret moves others made', async () => {
    const entry = ENTRIES.find(({ game }) => game.id === 'blind-chicken-extreme');
    if (entry === undefined) throw new Error('expected the entry of Blind Chicken Extreme');
    const said = async (seats: readonly number[]) => {
      let state = entry.game.setup({ seats: 3, seed: 'hen' });
      const moves = seats.map((seat) => {
        const [move] = entry.game.legalMoves(state, seat);
        state = entry.game.apply(state, move as never);
        return move;
      });
      const path = written('secret/secret.json', recordOf(entry as never, state as never, moves as never));
      const shown = await play(['--replay', path, '--seat', '0']);
      const listed = await play(['--folder', dirname(path), '--list']);
      const loaded = await play(['--load', path, '--ask', '--seat', '0'], script(CTRL_C));
      rmSync(dirname(path), { recursive: true });
      return [shown.out, listed.out, loaded.out.split('\n').find((line) => line.includes('Extreme'))];
    };
    const alone = await said([0, 0]);
    expect(alone[0]).toContain('2. ');
    expect(await said([1, 0, 2, 2, 1, 0, 1])).toEqual(alone);
  });

  test('does not end the game if it cannot be written', async () => {
    const blocked = written('blocked', 'a file, no folder');
    const prompts = script('Chicken (2', '2', 'Easy', 's', 'hens', 'Draw', CTRL_C, 'No');
    const { status, out } = await play(['--folder', join(blocked, 'games'), '--seed', 'hen'], prompts);
    expect(status).toBe(0);
    expect(out).toContain('not a folder');
    expect(prompts.asked.at(-1)).toContain('Save the game before you leave?');
  });

  test.each(GAMES.map(({ id }) => id))('is continued from the middle to the end of a game of %s', async (game) => {
    const whole = join(folder, `whole-${game}.json`);
    const played = await play([game, '--watch', '--bots', 'random', '--seed', 'hen', '--save', whole]);
    expect({ status: played.status, err: played.err }).toEqual({ status: 0, err: '' });
    const record: GameRecord = JSON.parse(readFileSync(whole, 'utf8'));
    const { outcome: _, ...unfinished } = record;
    const half = { ...unfinished, moves: record.moves.slice(0, record.moves.length >> 1) };
    const path = written(`half-${game}.json`, half);
    const { status, out, err } = await play(['--load', path, '--watch', '--save', path]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const entry = ENTRIES.find((each) => each.game.id === game);
    if (entry === undefined) throw new Error('expected an entry');
    // A spectator learns of few placings.
    const seen = Array.from(replay(entry, half)).filter(({ move, events }) => {
      return move !== null && events.some((event) => entry.game.redact(event, null) !== null);
    }).length;
    expect(out).toContain(`continued from move ${seen + 1}\n`);
    expect(out).toContain('The outcome:');
    const saved = JSON.parse(readFileSync(path, 'utf8'));
    expect(saved.moves.slice(0, half.moves.length)).toEqual(half.moves);
    expect(verify(saved, ENTRIES)).toMatchObject({ ok: true });
  });
});
