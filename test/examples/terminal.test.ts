import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type AnyMove, narrow, remember } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import { type ChickenTypes, chicken, type Move, type View } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { explain, describe as say, sheet } from 'hencoop/chicken/sheet';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../examples/terminal/src/games.js';
import { human, PlayerLeft, type Prompts } from '../../examples/terminal/src/human.js';
import { outcomeText, paragraph } from '../../examples/terminal/src/lines.js';
import { type GameUi, type MoveRequest, type Player, playGame } from '../../examples/terminal/src/loop.js';
import { inWords, readMove } from '../../examples/terminal/src/moveText.js';
import { playersNamed } from '../../examples/terminal/src/players.js';
import { randomPlayers } from '../../examples/terminal/src/random.js';
import { drawTable } from '../../examples/terminal/src/tables/chicken.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TSX = createRequire(import.meta.url).resolve('tsx/cli');

/** `npm run play -- …`, without a terminal. */
function play(...argv: string[]) {
  const terminal = 'examples/terminal';
  const command = [TSX, '--tsconfig', `${terminal}/tsconfig.json`, `${terminal}/src/main.ts`, ...argv];
  return spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Answers menus by the beginning of a label, and text prompts as they come; then leaves. */
function script(...answers: string[]): Prompts & { readonly menus: string[][] } {
  const next = () => {
    const answer = answers.shift();
    if (answer === undefined) throw new PlayerLeft();
    return answer;
  };
  const menus: string[][] = [];
  return {
    menus,
    async choose(_, labels) {
      menus.push([...labels]);
      const answer = next();
      const index = labels.findIndex((label) => label.startsWith(answer));
      if (index < 0) throw new Error(`no '${answer}' among ${labels.join(', ')}`);
      return index;
    },
    type: async () => next(),
  };
}

const ui: GameUi<ChickenTypes> = {
  game: chicken,
  describe: say,
  explain,
  sheet,
  drawTable,
};

/** Plays Chicken as seat 0 of two by a script until it leaves; returns what was printed. */
async function playChicken(prompts: Prompts, seed = 'hen', game = ui): Promise<string> {
  const lines: string[] = [];
  const random = randomPlayers(seed);
  const you = human(prompts);
  const player = (seat: number): Player => (seat === 0 ? you : random(seat));
  const played = playGame(game, chicken.setupWithEvents({ seats: 2, seed }), {
    viewer: 0,
    takesPart: true,
    player,
    out: (text) => lines.push(text),
  });
  await expect(played).rejects.toThrow(PlayerLeft);
  return lines.join('\n');
}

/** A request for one of any moves, each described as its JSON. */
function requestFor<Move extends AnyMove>(moves: readonly Move[]): MoveRequest<Move> {
  return { seat: 0, moves, sentence: (move) => `${JSON.stringify(move)}.`, wrongField: () => null, advice: null };
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

  test('watches a game by itself without a terminal', () => {
    const { status, stdout, stderr } = play();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Chicken, 2 seats, seed \w+\n/);
    expect(stdout).toContain('The outcome:');
  });

  test('shows the cards of a seat', () => {
    expect(play('chicken', '--seed', 'hen', '--seat', '1').stdout).toContain('Your hand: ');
  });

  test('seats the bots that are named, by default of the level medium', () => {
    const watch = (...argv: string[]) => play('chicken', '--seed', 'hen', '--seats', '3', ...argv).stdout;
    expect(watch()).toMatch(/^.*\nBots: Medium( \(.*\))? at seats 0, 1, 2\.\n/);
    const mixed = watch('--bots', 'easy, cautious,random');
    expect(mixed).toMatch(/^.*\nBots: Easy( \(.*\))? at seat 0; Cautious at seat 1; Random at seat 2\.\n/);
    expect(mixed).toContain('The outcome:');
    expect(watch('--bots', 'random')).toContain('\nBots: Random at seats 0, 1, 2.\n');
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
    [['chicken', '--options', '[]'], 'options: expected an object'],
    [['chicken', '--options', '{"target":0}'], 'options.target: expected a whole number from 1 to 10000, got 0'],
    [['chicken', '--options', '{"goal":1}'], 'options.goal: unknown field'],
    [['chicken', '--bots', 'easy,duck'], '--bots: expected one of easy, medium, strong, expert, cautious, '],
    [['chicken', '--seats', '4', '--bots', 'easy,strong'], '--bots: expected 1 name or 4, got 2'],
    [['--list', '--bots', 'easy'], '--bots: cannot be combined with --list'],
    [['--fly'], "Unknown option '--fly'"],
  ])('refuses %j', (argv, message) => {
    const { status, stdout, stderr } = play(...argv);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

describe('a person at the table', () => {
  test('sees their own hand and only the number of the cards of others', async () => {
    const printed = await playChicken(script());
    expect(printed).toContain('> You      0  1 1 1 3 4 6  (14 in hand)\n  Seat 1   0  6 cards');
  });

  test('is offered every legal move, and a way to type one', async () => {
    const prompts = script();
    await playChicken(prompts);
    expect(prompts.menus).toEqual([['Play the 3', 'Draw a card', 'Withdraw from the round', 'Type a move…']]);
  });

  test.each([
    ['play 4', 'CH-3.1: The 4 does not fit on a 2'],
    ['play card=5', 'G-4: There is no 5 in your hand'],
    ['{"type":"play","card":"egg"}', 'G-4: There is no egg in your hand'],
    ['{"type":"draw","seat":1}', 'seat: the view of seat 0 cannot answer for seat 1'],
  ])('sees why %s is not allowed, and is asked again', async (typed, reason) => {
    const prompts = script('Type', typed);
    const printed = await playChicken(prompts);
    expect(printed.replace(/\s+/g, ' ')).toContain(`Not allowed. ${reason}`);
    expect(prompts.menus).toHaveLength(2);
  });

  test.each(['play', 'play 3 3', '{"type":', '[]', 'foo'])(
    'reads in words what can be typed instead of %s',
    async (typed) => {
      const prompts = script('Type', typed);
      const printed = await playChicken(prompts);
      expect(printed).toContain('That is not a move.\nYou can type: play 3, draw, withdraw.\n"rules" shows the rules');
      expect(printed).not.toContain('G-0');
      expect(prompts.menus).toHaveLength(2);
    },
  );

  test.each(['help', '?'])('asks for help with %s', async (typed) => {
    const printed = await playChicken(script('Type', typed));
    expect(printed).toContain('You can type: play 3, draw, withdraw.');
    expect(printed).not.toContain('not a move');
  });

  test('reads the rules of the step', async () => {
    const printed = await playChicken(script('Type', 'rules'));
    expect(printed).toContain('play a card, draw one or withdraw from the round');
    for (const clause of ['CH-3.1: ', 'CH-3.3: ', 'CH-3.4: ']) expect(printed).toContain(clause);
    expect(printed).not.toContain('`');
  });

  test('may type a legal move, or go back', async () => {
    const printed = await playChicken(script('Type', '', 'Type', 'play 3'));
    expect(printed).toContain('You play the 3. Seat 1 is next.');
  });

  test('sees the scores between the end of a round and the next deal', async () => {
    const printed = await playChicken(script('Withdraw', 'Withdraw'));
    expect(printed).toMatch(/scores? \d+\.\n(.* off the score\.\n)?Scores: you \d+, seat 1 \d+\.\n\nRound 2: /);
    expect(printed).not.toMatch(/NaN|undefined|null|\[object/);
  });
});

describe('the bots at the table', () => {
  const withBots = { ...ui, bots: chickenBots };

  test('give a hint with its reasons, by the menu, by typing hint or by typing h', async () => {
    for (const answers of [['Hint (h)'], ['Type', 'hint'], ['Type', 'h']]) {
      const prompts = script(...answers);
      const printed = await playChicken(prompts, 'hen', withBots);
      expect(printed.replaceAll(/\n +/g, ' ')).toMatch(
        /\nThe best move found: You .*\.\nExpected: [+-]\d+\.\d points.*\(\d+ tries\)\.\nInstead: You .* Expected: /,
      );
      expect(prompts.menus.at(-1)).toEqual([
        ...['Play the 3', 'Draw a card', 'Withdraw from the round', 'Type a move…', 'Hint (h)'],
      ]);
    }
    expect(await playChicken(script('Type', 'hint'))).toContain('There are no bots for this game.');
    expect(await playChicken(script('Type', 'help'), 'hen', withBots)).toContain('"hint" or "h" shows');
  });

  test('let a key choose the hint at once', async () => {
    const seen: (ReadonlyMap<string, number> | undefined)[] = [];
    const prompts: Prompts = {
      async choose(_, labels, keys) {
        seen.push(keys);
        return labels.indexOf(seen.length === 1 ? 'Hint (h)' : 'Draw a card');
      },
      type: async () => '',
    };
    const request = {
      ...requestFor(chicken.legalMoves(chicken.setup({ seed: 'hen' }))),
      sentence: (move: Move) => say(move, 0),
    };
    const advice = { choose: async () => undefined as never, hint: async () => '' };
    expect(await human(prompts)({ ...request, advice })).toEqual({ type: 'hint' });
    expect(seen[0]).toEqual(new Map([['h', 4]]));
  });

  test('play by what their seat remembers, and by nothing else', async () => {
    const views: View[] = [];
    const spying: GameBots<ChickenTypes> = {
      ...chickenBots,
      level(name, config) {
        const bot = chickenBots.level(name, config);
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
    const expected: View[] = [];
    let { state } = opened;
    await playGame(
      { ...ui, bots: spying },
      opened,
      {
        viewer: null,
        takesPart: false,
        player: playersNamed(['easy', 'medium', 'easy'], 'hen'),
        out: () => {},
      },
      (move) => {
        expected.push(minds[move.seat] as View);
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
  const cards = [1, 2].flatMap((size) => ['red', 'gold'].map((colour) => ({ colour, size })));
  const moves = [
    ...cards.flatMap((card) => ['N0', 'N1', 'M0', 'M1'].map((target) => ({ seat: 0, type: 'foxTrot', card, target }))),
    ...[['N0'], ['N0', 'M0'], ['N0', 'M0', 'M1'], ['N1']].map((path) => ({ seat: 0, type: 'parade', path })),
    { seat: 0, type: 'endPlays' },
  ];

  test('is picked field by field, the last few moves in full', async () => {
    const prompts = script('Fox trot', 'Gold 2', '{');
    expect(await human(prompts)(requestFor(moves))).toEqual({ seat: 0, type: 'foxTrot', card: cards[3], target: 'N0' });
    expect(prompts.menus.map((labels) => labels.slice(0, 5))).toEqual([
      ['Fox trot', 'Parade', 'End plays', 'Type a move…'],
      ['Red 1', 'Gold 1', 'Red 2', 'Gold 2', '‹ Back'],
      moves
        .slice(12, 16)
        .map((move) => JSON.stringify(move))
        .concat('‹ Back'),
    ]);
  });

  test('lets the person go back', async () => {
    const answers = ['Fox trot', 'Red 1', '‹ Back', '‹ Back', 'End plays'];
    expect(await human(script(...answers))(requestFor(moves))).toEqual({ seat: 0, type: 'endPlays' });
  });

  test('of paths is picked step by step, and may stop where a move ends', async () => {
    const paths = [1, 2, 3, 4, 5].flatMap((a) => [[a], ...[6, 7, 8, 9].map((b) => [a, b])]);
    const walks = [...paths, ...paths.filter((path) => path.length === 1).map((path) => [9, ...path])];
    const many = walks.flatMap((path) => ['x', 'y', 'z'].map((card) => ({ seat: 0, type: 'walk', path, card })));
    const stopped = human(script('3', 'Stop here', '{"seat":0,"type":"walk","path":[3],"card":"y"}'))(requestFor(many));
    expect(await stopped).toEqual({ seat: 0, type: 'walk', path: [3], card: 'y' });
    for (const wanted of many) {
      const prompts: Prompts = {
        choose: async (_, labels) => {
          const exact = labels.indexOf(JSON.stringify(wanted));
          if (exact >= 0) return exact;
          const picked = String(narrowed.length);
          const next = wanted.path[Number(picked)];
          narrowed.push(next);
          return labels.indexOf(next === undefined ? 'Stop here' : String(next));
        },
        type: async () => '',
      };
      const narrowed: unknown[] = [];
      expect(await human(prompts)(requestFor(many))).toEqual(wanted);
    }
    expect(narrow(many, { path: [3] }).moves).toHaveLength(15);
  });
});

describe('texts', () => {
  test('are made of the names in moves', () => {
    expect(['foxTrot', 'drawA', 'leadAnyCard', 'N0', 20, { colour: 'red', action: 'leapFrog' }].map(inWords)).toEqual([
      'fox trot',
      'draw A',
      'lead any card',
      'N0',
      '20',
      'red leap frog',
    ]);
  });

  test('leave the seat to the person', () => {
    expect(readMove('draw seat=3', requestFor([]))).toEqual({ seat: 3, type: 'draw' });
    expect(readMove('{"type":"draw"}', requestFor([]))).toEqual({ seat: 0, type: 'draw' });
    expect(readMove('dog card="gold dog" end=west', requestFor([]))).toEqual({
      ...{ seat: 0, type: 'dog', card: 'gold dog', end: 'west' },
    });
    // A quote that is not closed is kept, for the rules to refuse.
    expect(readMove('dog card="gold', requestFor([]))).toMatchObject({ type: 'dog' });
  });

  test('are laid out in lines', () => {
    expect(paragraph(['You draw a card.', 'Seat 1 is next.'])).toBe('You draw a card. Seat 1 is next.');
    expect(paragraph(['One.', 'Two.', 'Three.', 'Four.'])).toBe('One.\n  Two.\n  Three.\n  Four.');
    for (const line of paragraph(['word '.repeat(60).trim()]).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('name shared places', () => {
    expect(outcomeText([[2], [0, 1], [3]], [7, 7, 3, 9], 1)).toBe(
      'The outcome:\n1. Seat 2 (3)\n2. Seat 0 (7) and you (7)\n4. Seat 3 (9)',
    );
    expect(outcomeText([[0, 1]], [7, 7], 1)).toContain('You share the win!');
  });
});
