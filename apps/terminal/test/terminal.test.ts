import { spawnSync } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { type AnyMove, type GameTypes, remember } from 'hencoop';
import type { AnyBots } from 'hencoop/bots';
import { chicken } from 'hencoop/chicken';
import { GAMES, gameById } from 'hencoop/games';
import { describe, expect, test } from 'vitest';
import { observing } from '../../../support/observing.js';
import { hintFor, playersNamed, randomPlayer } from '../src/bots.js';
import { human } from '../src/human.js';
import { linePrompts } from '../src/linePrompts.js';
import { fitted, outcomeText, paragraph, scoreLine } from '../src/lines.js';
import { words as en } from '../src/locales/en.js';
import type { MoveRequest } from '../src/player.js';
import { playGame } from '../src/playing.js';
import { PlayerLeft, type Prompts } from '../src/prompts.js';
import { loadGame } from '../src/terminalGame.js';
import { readMove } from '../src/typedMove.js';
import { PROGRAMS, ROOT } from './programs.js';

/** An environment without a language. */
const ENGLISH = { ...process.env, LC_ALL: 'C' };

/** Runs `npm run play -- …` without a terminal. */
function play(...argv: string[]) {
  return spawnSync(process.execPath, [PROGRAMS.main, ...argv], {
    cwd: ROOT,
    encoding: 'utf8',
    env: ENGLISH,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Answers menus by the beginning of a label, a key or a move; then leaves. */
function script(...answers: string[]): Prompts & { readonly menus: string[][] } {
  const next = () => {
    const answer = answers.shift();
    if (answer === undefined) throw new PlayerLeft();
    return answer;
  };
  const menus: string[][] = [];
  return {
    menus,
    async choose(_, labels, { keys = [], free = false } = {}) {
      menus.push([...labels]);
      const answer = next();
      const index = labels.findIndex((label) => label.startsWith(answer));
      if (index >= 0) return index;
      if (!free && !keys.some(({ key }) => key === answer))
        throw new Error(`no '${answer}' among ${labels.join(', ')}`);
      return answer;
    },
    type: async () => next(),
    close: () => {},
  };
}

const terminalChicken = await loadGame(gameById('chicken'), en);

/** Plays Chicken as seat 0 of two with a script until it leaves; returns the output. */
async function playChicken(prompts: Prompts, seed = 'hen'): Promise<string> {
  const lines: string[] = [];
  const players = [human(prompts, en), randomPlayer(`${seed}/player/1`)] as const;
  const player = (seat: number) => players[seat === 0 ? 0 : 1];
  const played = playGame(
    terminalChicken,
    { ...chicken.setupWithEvents({ seats: 2, seed }), from: null, past: [] },
    {
      viewer: 0,
      takesPart: true,
      player,
      out: (text) => lines.push(text),
    },
  );
  await expect(played).rejects.toThrow(PlayerLeft);
  return lines.join('\n');
}

test("bots in the terminal, also those that give hints, observe their seat's log, even in a continued game", async () => {
  const told = observing(terminalChicken.bots);
  const game = { ...terminalChicken, bots: told.bots };
  const { state, events } = chicken.setupWithEvents({ seats: 2, seed: 'told' });
  const attempt = chicken.tryApply(state, { seat: chicken.actors(state)[0] ?? 0, type: 'draw' });
  if (!attempt.ok) throw new Error('expected a legal move');
  const player = playersNamed(game, ['medium', 'medium'], 'told');
  let hints = 0;
  await playGame(
    game,
    { state: attempt.state, events: [], from: null, past: [...events, ...attempt.events] },
    {
      viewer: null,
      takesPart: false,
      out: () => {},
      player: (seat) => async (request) => {
        hints += (await hintFor(game, request)) === '' ? 0 : 1;
        return player(seat)(request);
      },
    },
  );
  expect(hints).toBeGreaterThan(10);
  expect(told.choices()).toBe(2 * hints);
});

/** A request for one of some moves, each described by its JSON. */
function requestFor(moves: readonly AnyMove[]): MoveRequest {
  return {
    seat: 0,
    moves,
    remembered: chicken.view(chicken.setup(), 0),
    learned: [],
    label: (move) => JSON.stringify(move),
    question: (field, picked) => `${field}, given ${JSON.stringify(picked)}`,
    value: (_, value) => JSON.stringify(value),
    wrongField: () => null,
  };
}

describe('npm run play', () => {
  for (const { id, seats } of GAMES) {
    test(`watches a whole game of ${id}, the same for the same seed`, () => {
      const first = play(id, '--watch', '--seats', String(seats.max), '--seed', 'hen');
      expect(first).toMatchObject({ status: 0, stderr: '' });
      expect(first.stdout).toMatch(/\nThe outcome:\n1\. Seat \d/);
      expect(play(id, '--watch', '--seats', String(seats.max), '--seed', 'hen').stdout).toBe(first.stdout);
    });
  }

  test('watches a game if there is no terminal', () => {
    const { status, stdout, stderr } = play();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Chicken, 2 seats, seed \w+\n/);
    expect(stdout).toContain('The outcome:');
  });

  test("shows a seat's cards", () => {
    expect(play('chicken', '--seed', 'hen', '--seat', '1').stdout).toContain('Your hand: ');
  });

  test('seats the named bots, by default at the level medium', () => {
    const watch = (...argv: string[]) => play('chicken', '--seed', 'hen', '--seats', '3', ...argv).stdout;
    expect(watch()).toMatch(/^.*\nBots: Medium at seats 1, 2, 3\.\n/);
    const mixed = watch('--bots', 'easy, cautious,random');
    expect(mixed).toMatch(/^.*\nBots: Easy at seat 1; Cautious at seat 2; Random at seat 3\.\n/);
    expect(mixed).toContain('The outcome:');
    expect(watch('--bots', 'random')).toContain('\nBots: Random at seats 1, 2, 3.\n');
  });

  test('shows its options with --help', () => {
    const { status, stdout } = play('--help');
    expect(status).toBe(0);
    for (const { id } of GAMES) expect(stdout).toContain(id);
  });

  test.each([
    [['duck'], 'game: expected one of chicken, crazy-chicken, chicken-out, '],
    [['chicken', 'duck'], 'expected one game, got chicken and duck'],
    [['chicken', '--seats', '9'], 'seats: expected a whole number from 2 to 5, got 9'],
    [['chicken', '--seats', 'two'], '--seats: expected a whole number, got "two"'],
    [['chicken', '--seats', '3', '--seat', '3'], 'seat: expected a seat from 0 to 2, got 3'],
    [['chicken', '--options', '{'], '--options: expected JSON'],
    [['chicken', '--options', '[]'], '--options: expected JSON, such as '],
    [['chicken', '--options', '{"target":0}'], 'options.target: expected a whole number from 1 to 10000, got 0'],
    [['chicken', '--options', '{"goal":1}'], 'options.goal: unknown field'],
    [['chicken', '--bots', 'easy,duck'], '--bots: expected one of easy, medium, strong, cautious, '],
    [['chicken', '--seats', '4', '--bots', 'easy,strong'], '--bots: expected 1 name or 4, got 2'],
    [['--list', '--bots', 'easy'], '--bots: cannot be combined with --list'],
    [['--lang', 'it'], '--lang: expected one of en, de, fr, got "it"'],
    [['--fly'], 'unknown option --fly'],
  ])('refuses %j', (argv, message) => {
    const { status, stdout, stderr } = play(...argv);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.replaceAll(/\n +/g, ' ')).toContain(message);
  });
});

describe('a person at the table', () => {
  test("sees their own hand, and only the size of others' hands", async () => {
    const printed = await playChicken(script());
    expect(printed).toContain('> You      0  1, 1, 4, 5, chick, chick  (20 points)\n  Seat 2   0  6 hidden cards');
  });

  test("gets every legal move as a choice, in the library's words", async () => {
    const prompts = script();
    await playChicken(prompts);
    expect(prompts.menus).toEqual([['Play the 4', 'Draw a card', 'Withdraw (20 points)']]);
  });

  test.each([
    ['play 5', 'CH-3.1: The 5 does not fit on a 3'],
    ['play card=6', 'G-4: There is no 6 in your hand'],
    ['{"type":"play","card":"egg"}', 'G-4: There is no egg in your hand'],
    ['{"type":"draw","seat":1}', 'You can move only for seat 1, your own.'],
  ])('learns why %s is not allowed, and may try again', async (typed, reason) => {
    const prompts = script(typed);
    const printed = await playChicken(prompts);
    expect(printed.replace(/\s+/g, ' ')).toContain(`Not allowed. ${reason}`);
    expect(prompts.menus).toHaveLength(2);
  });

  test.each(['play', 'play 3 3', '{"type":', '[]', 'foo'])('is told what to type instead of %s', async (typed) => {
    const prompts = script(typed);
    const printed = await playChicken(prompts);
    expect(printed).toContain(
      'That is not one of the answers, and not a move.\nType the number of an answer, or its first letters.',
    );
    expect(printed).not.toContain('G-0');
    expect(prompts.menus).toHaveLength(2);
  });

  test.each(['?'])('gets help with %s', async (typed) => {
    const printed = await playChicken(script(typed));
    expect(printed).toContain('You can type a move, too: play 4, draw, withdraw.');
    expect(printed).not.toContain('not a move');
  });

  test('can read the rules for the step', async () => {
    const printed = await playChicken(script('r'));
    expect(printed).toContain('play a card, draw one or withdraw from the round');
    for (const clause of ['CH-3.1: ', 'CH-3.3: ', 'CH-3.4: ']) expect(printed).toContain(clause);
    expect(printed).not.toContain('`');
  });

  test('may type a legal move', async () => {
    const printed = await playChicken(script('play 4'));
    expect(printed).toContain('You play the 4. Seat 2 is next.');
  });

  test('sees the scores between the end of a round and the next deal', async () => {
    const printed = await playChicken(script('Withdraw', 'Withdraw'));
    expect(printed).toMatch(/scores? \d+\.\n(.* off the score\.\n)?Scores: you \(\d+\), seat 2 \(\d+\)\.\n\nRound 2: /);
    expect(printed).not.toMatch(/NaN|undefined|null|\[object/);
  });
});

describe('the bots at the table', () => {
  test('give a hint with reasons on request', async () => {
    for (const answer of ['h']) {
      const prompts = script(answer);
      const printed = await playChicken(prompts);
      expect(printed.replaceAll(/\n +/g, ' ')).toMatch(
        /\n(?:The best move found|These two are level): You .*\.\nExpected: [+-]\d+\.\d points.*\(\d+ tries\)\.\n(?:Often followed by: .*\.\n)?Instead: You .* Expected: /,
      );
      expect(prompts.menus.at(-1)).toEqual([...['Play the 4', 'Draw a card', 'Withdraw (20 points)']]);
    }
    expect(await playChicken(script('?'))).toContain('h or "hint" shows');
  });

  test("use only their seat's memory", async () => {
    const views: GameTypes['View'][] = [];
    const { bots } = terminalChicken;
    const spying: AnyBots = {
      ...bots,
      level(name, config) {
        const bot = bots.level(name, config);
        return {
          ...bot,
          choose(view) {
            views.push(view);
            return bot.choose(view);
          },
        };
      },
    };
    const opened = chicken.setupWithEvents({ seats: 3, seed: 'hen', options: { maxRounds: 2 } });
    const minds = [0, 1, 2].map((seat) => remember(chicken, opened.events, seat));
    const expected: (GameTypes['View'] | undefined)[] = [];
    let { state } = opened;
    await playGame(
      { ...terminalChicken, bots: spying },
      { ...opened, from: null, past: [] },
      {
        viewer: null,
        takesPart: false,
        player: playersNamed({ bots: spying }, ['easy', 'medium', 'easy'], 'hen'),
        out: () => {},
      },
      (move) => {
        expected.push(minds[move.seat]);
        const attempt = chicken.tryApply(state, move);
        if (!attempt.ok) throw new Error('expected a legal move');
        state = attempt.state;
        for (const event of attempt.events) {
          minds.forEach((mind, seat) => {
            const redacted = chicken.redact(event, seat);
            if (redacted !== null) minds[seat] = chicken.evolve(mind, redacted);
          });
        }
      },
    );
    expect(views.length).toBeGreaterThan(20);
    expect(views).toEqual(expected);
  });
});

describe('a long list of moves', () => {
  const cards = [1, 2].flatMap((size) => ['red', 'gold'].map((color) => ({ color, size })));
  const moves = [
    ...cards.flatMap((card) => ['N0', 'N1', 'M0', 'M1'].map((target) => ({ seat: 0, type: 'foxTrot', card, target }))),
    ...[['N0'], ['N0', 'M0'], ['N0', 'M0', 'M1'], ['N1']].map((path) => ({ seat: 0, type: 'parade', path })),
    { seat: 0, type: 'endPlays' },
  ];

  test('is narrowed field by field until a few moves are left, which appear in full', async () => {
    const prompts = script('"foxTrot"', JSON.stringify(cards[3]), '{"seat":0,"type":"foxTrot"');
    expect(await human(prompts, en)(requestFor(moves))).toEqual({
      seat: 0,
      type: 'foxTrot',
      card: cards[3],
      target: 'N0',
    });
    expect(prompts.menus).toEqual([
      // A choice that leads to one move is that move.
      ['"foxTrot"', '"parade"', '{"seat":0,"type":"endPlays"}'],
      cards.map((card) => JSON.stringify(card)),
      moves.slice(12, 16).map((move) => JSON.stringify(move)),
    ]);
  });

  test('lets the user go back', async () => {
    const answers = ['"foxTrot"', JSON.stringify(cards[0]), 'b', 'b', '{"seat":0,"type":"endPlays"'];
    expect(await human(script(...answers), en)(requestFor(moves))).toEqual({ seat: 0, type: 'endPlays' });
  });

  test('is narrowed step by step if the moves are paths, and may stop where a move ends', async () => {
    const paths = [1, 2, 3].flatMap((a) => [
      [a],
      ...[6, 7, 8, 9].flatMap((b) => [[a, b], ...[1, 2, 3].map((c) => [a, b, c])]),
    ]);
    const many = paths.map((path) => ({ seat: 0, type: 'walk', path }));
    const prompts = script('3', '{"seat":0,"type":"walk","path":[3]}');
    expect(await human(prompts, en)(requestFor(many))).toEqual({ seat: 0, type: 'walk', path: [3] });
    expect(prompts.menus).toEqual([
      ['1', '2', '3'],
      ['{"seat":0,"type":"walk","path":[3]}', '6', '7', '8', '9'],
    ]);
    const longer = script('3', '6', '{"seat":0,"type":"walk","path":[3,6,2]}');
    expect(await human(longer, en)(requestFor(many))).toEqual({ seat: 0, type: 'walk', path: [3, 6, 2] });
  });
});

describe('the texts of the terminal', () => {
  test("do not require the user's seat in a typed move", () => {
    expect(readMove('draw seat=3', requestFor([]))).toEqual({ seat: 3, type: 'draw' });
    expect(readMove('{"type":"draw"}', requestFor([]))).toEqual({ seat: 0, type: 'draw' });
    expect(readMove('dog card="gold dog" end=west', requestFor([]))).toEqual({
      ...{ seat: 0, type: 'dog', card: 'gold dog', end: 'west' },
    });
    // An unclosed quote stays, so that the rules refuse the move.
    expect(readMove('dog card="gold', requestFor([]))).toMatchObject({ type: 'dog' });
  });

  test('are wrapped into lines', () => {
    expect(paragraph(['You draw a card.', 'Seat 2 is next.'])).toBe('You draw a card. Seat 2 is next.');
    expect(paragraph(['One.', 'Two.', 'Three.', 'Four.'])).toBe('One.\n  Two.\n  Three.\n  Four.');
    for (const line of paragraph(['word '.repeat(60).trim()]).split('\n')) expect(line.length).toBeLessThanOrEqual(70);
  });

  test('are at most 70 columns wide, but for tables', () => {
    const lines = fitted(`  12  ${'word '.repeat(40)}\nshort\n${'x'.repeat(90)}`).split('\n');
    expect(lines[0]).toMatch(/^ {2}12 {2}word .{1,70}$/);
    expect(lines[1]).toMatch(/^ {8}word /);
    expect(lines.slice(-2)).toEqual(['short', 'x'.repeat(90)]);
    for (const line of lines.slice(0, -1)) expect(line.length).toBeLessThanOrEqual(70);
    const row = `  N  ${'5 gold   '.repeat(8)}`;
    expect(fitted(row)).toBe(row);
  });

  test('count seats from 1', () => {
    expect(scoreLine(en, [12, 5, -3], 1)).toBe('Scores: seat 1 (12), you (5), seat 3 (-3).');
  });

  test('name shared ranks', () => {
    expect(outcomeText(en, [[2], [0, 1], [3]], [7, 7, 3, 9], 1)).toBe(
      'The outcome:\n1. Seat 3 (3)\n2. Seat 1 (7) and you (7)\n4. Seat 4 (9)',
    );
    expect(outcomeText(en, [[0, 1]], [7, 7], 1)).toContain('You share the win!');
  });
});

describe('questions with numbered answers', () => {
  const labels = ['Draw a card', 'Discard', 'Withdraw'];
  const keys = [{ key: 'h', label: 'hint' }];

  /** The answer to a menu after these typed lines, and the output meanwhile. */
  async function answered(typed: string, options = {}) {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const printed: string[] = [];
    output.on('data', (data: Buffer) => printed.push(String(data)));
    const prompts = linePrompts({ input, output, isTerminal: false }, en);
    input.end(typed);
    const answer = await prompts.choose('Well?', labels, { keys, ...options }).catch((error: unknown) => error);
    prompts.close();
    return { answer, printed: printed.join('') };
  }

  test.each([
    ['1\n', 0],
    [' 3 \n', 2],
    ['draw\n', 0],
    ['W\n', 2],
    ['h\n', 'h'],
    ['Hint\n', 'h'],
  ])('accept %j', async (typed, answer) => {
    expect((await answered(typed)).answer).toBe(answer);
  });

  test('are repeated with the possible answers after any other input', async () => {
    const { answer, printed } = await answered('0\n4\nd\negg\n\n2\n');
    expect(answer).toBe(1);
    expect(printed).toContain('   1  Draw a card\n   2  Discard\n   3  Withdraw\n      h: hint\n');
    for (const nothing of ['0', '4', 'd', 'egg']) {
      expect(printed).toContain(`I do not know "${nothing}". Type a number from 1 to 3, or the first letters`);
    }
    // An empty line shows the menu again.
    expect(printed.match(/Well\?/g)).toHaveLength(2);
  });

  test('are repeated after a line of more than 1,000 characters, however long it is', async () => {
    const refusal = 'That line is too long: type at most 1,000 characters.\n';
    for (const length of [1_001, 4_004, 4_005, 9_000_000]) {
      const { answer, printed } = await answered(`${'x'.repeat(length)}\n2\n`, { free: true });
      expect(answer).toBe(1);
      expect(printed.split(refusal)).toHaveLength(2);
    }
    // Four bytes a character.
    expect((await answered(`${'🐔'.repeat(500)}\n`, { free: true })).answer).toBe('🐔'.repeat(500));
    expect((await answered(`${'🐔'.repeat(1_100)}\n3\n`, { free: true })).answer).toBe(2);
    expect((await answered(`${'x'.repeat(1_000)}\n`, { free: true })).answer).toBe('x'.repeat(1_000));
    const words = Array.from({ length: 16_000 }, (_, field) => `f${field}=1`).join(' ');
    expect((await answered(`play ${words}\n1\n`, { free: true })).answer).toBe(0);
  });

  test('print no control characters of names or typed lines', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const printed: string[] = [];
    output.on('data', (data: Buffer) => printed.push(String(data)));
    const prompts = linePrompts({ input, output, isTerminal: false }, en);
    input.end('\u001b[2J\n1\nhen\n');
    await prompts.choose('Which \u001b]0;file\u0007?', ['\u001b[31mred.txt', 'b\u202elue.txt']);
    await prompts.type('A name for \u009b5m', 'hen\u0000');
    prompts.close();
    expect(printed.join('').replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(printed.join('')).toContain('?[31mred.txt');
  });

  test('accept Enter for the marked answer', async () => {
    const { answer, printed } = await answered('\n', { usual: 1 });
    expect(answer).toBe(1);
    expect(printed).toContain('      Enter: 2   h: hint\n');
  });

  test('accept any text if a move may be typed', async () => {
    expect((await answered('play 3\n', { free: true })).answer).toBe('play 3');
    expect((await answered('\n1\n', { free: true })).answer).toBe(0);
  });

  test('end when the input ends', async () => {
    expect((await answered('')).answer).toBeInstanceOf(PlayerLeft);
    expect((await answered('nonsense\n')).answer).toBeInstanceOf(PlayerLeft);
  });
});

describe('a game from standard input', () => {
  /** Runs `npx hencoop --ask …` with these lines as input. */
  function answer(lines: readonly string[], ...argv: string[]) {
    return spawnSync(process.execPath, [PROGRAMS.bin, '--ask', ...argv], {
      cwd: ROOT,
      encoding: 'utf8',
      env: ENGLISH,
      input: `${lines.join('\n')}\n`,
    });
  }

  test('begins with a self-explanatory menu, and ends politely', () => {
    const { status, stdout, stderr } = answer([
      'help',
      'rules',
      'Chicken R',
      '1',
      '2',
      'easy',
      '?',
      'r',
      'eh?',
      'draw',
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const { title } of GAMES) expect(stdout).toContain(`  ${title} (`);
    expect(stdout).toContain('npx hencoop chicken --seats 4 --seat 1');
    expect(stdout).toContain('CR-5.1: ');
    expect(stdout).toContain('Type the number of an answer, or its first letters.');
    expect(stdout).toContain('That is not one of the answers, and not a move.');
    expect(stdout).toMatch(/Withdraw \(\d+ points\)/);
    expect(stdout.trimEnd()).toMatch(/Goodbye!$/);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(/\S {3}| {20}/.test(line) ? 80 : 70);
  });

  test('begins with Enter: the first game, its usual number of players, against medium', () => {
    const { status, stdout, stderr } = answer(['', '', '', 'q'], '--seed', 'hen');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.match(/^ +Enter: \d+ {3}\?: help {3}q: quit$/gm)).toHaveLength(3);
    expect(stdout).toContain(
      'Chicken: you have seat 1 of 2. ? shows help, q leaves the game.\nFewest points win. Bots: Medium at seat 2.\n',
    );
    expect(stdout).toContain('> You      0  1, 1, 4, 5, chick, chick  (20 points)');
    expect(stdout.trimEnd()).toMatch(/Goodbye!$/);
  });

  test('shows help and quits at every menu before the game', () => {
    for (const before of [[], ['1'], ['1', '2'], ['Rules of']]) {
      const { status, stdout } = answer([...before, '?', 'q']);
      expect(status).toBe(0);
      expect(stdout).toMatch(
        before.length === 0 ? /--replay FILE/ : /Type the number of an answer, or its first letters;/,
      );
      expect(stdout.trimEnd()).toMatch(/Goodbye!$/);
    }
  });

  test('describes opponents in words, without ratings', () => {
    const { stdout } = answer(['1', '2']);
    for (const line of [
      'Easy: makes a beginner’s mistakes',
      'Medium: plays by rules of thumb',
      'Random: picks any legal move',
    ]) {
      expect(stdout).toContain(`  ${line}\n`);
    }
    expect(stdout).not.toContain('Elo');
  });

  test("explains each card's effect in every menu of Chicken Roundup", () => {
    const { stdout } = answer(['1'], 'chicken-roundup', '--seed', 'hen', '--bots', 'random');
    const menus = stdout.split('What would you like to do?')[1] ?? '';
    const [types = '', cards = ''] = menus.split('Which card?');
    for (const menu of [types, cards]) {
      const entries = menu.match(/^ +\d+ {2}.*$/gm) ?? [];
      expect(entries.length).toBeGreaterThan(1);
      for (const entry of entries) expect(entry).toMatch(/: [a-z].{8}|\(.*goes? in.*\)/);
    }
  });
});
