import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type AnyMove, narrow } from 'hencoop';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import * as words from 'hencoop/chicken/sheet';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../examples/terminal/src/games.js';
import { paragraph, ranking } from '../../examples/terminal/src/lines.js';
import { type Player, playGame, type Room, type Turn } from '../../examples/terminal/src/loop.js';
import { type Asker, Left, person } from '../../examples/terminal/src/person.js';
import { randomPlayers } from '../../examples/terminal/src/random.js';
import { drawTable } from '../../examples/terminal/src/tables/chicken.js';
import { readMove, spoken } from '../../examples/terminal/src/words.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TSX = createRequire(import.meta.url).resolve('tsx/cli');

/** `npm run play -- …`, without a terminal. */
function play(...argv: string[]) {
  const terminal = 'examples/terminal';
  const command = [TSX, '--tsconfig', `${terminal}/tsconfig.json`, `${terminal}/src/main.ts`, ...argv];
  return spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Answers menus by the beginning of a label, and text prompts as they come; then leaves. */
function script(...answers: string[]): Asker & { readonly menus: string[][] } {
  const next = () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Left();
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

const room: Room<ChickenTypes> = {
  game: chicken,
  describe: words.describe,
  explain: words.explain,
  drawTable,
};

/** Plays Chicken as seat 0 of two by a script until it leaves; gives what was told. */
async function tellChicken(asker: Asker, seed = 'hen'): Promise<string> {
  const lines: string[] = [];
  const random = randomPlayers(seed);
  const you = person(asker);
  const player = (seat: number): Player => (seat === 0 ? you : random(seat));
  const game = playGame(room, chicken.setupWithEvents({ seats: 2, seed }), {
    viewer: 0,
    takesPart: true,
    player,
    out: (text) => lines.push(text),
  });
  await expect(game).rejects.toThrow(Left);
  return lines.join('\n');
}

/** A turn with any moves, each told as its JSON. */
function turnOf<Move extends AnyMove>(moves: readonly Move[]): Turn<Move> {
  return { seat: 0, moves, sentence: (move) => `${JSON.stringify(move)}.`, fault: () => null };
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

  test('looks over the shoulder of a seat', () => {
    expect(play('chicken', '--seed', 'hen', '--seat', '1').stdout).toContain('Your hand: ');
  });

  test('tells with --help what can be asked for', () => {
    const { status, stdout } = play('--help');
    expect(status).toBe(0);
    for (const { id } of GAMES) expect(stdout).toContain(id);
  });

  test.each([
    [['duck'], "there is no game 'duck'; known are chicken"],
    [['chicken', 'duck'], 'one game at a time'],
    [['chicken', '--seats', '9'], 'seats: expected a whole number from 2 to 5, got 9'],
    [['chicken', '--seats', 'two'], '--seats: expected a whole number, got "two"'],
    [['chicken', '--seats', '3', '--seat', '3'], 'seat: expected a seat from 0 to 2, got 3'],
    [['chicken', '--options', '{'], '--options: expected JSON'],
    [['chicken', '--options', '[]'], 'options: expected an object'],
    [['chicken', '--options', '{"target":0}'], 'options.target: expected a whole number from 1 to 10000, got 0'],
    [['chicken', '--options', '{"goal":1}'], 'options.goal: unknown field'],
    [['--fly'], "Unknown option '--fly'"],
  ])('refuses %j', (argv, message) => {
    const { status, stdout, stderr } = play(...argv);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

describe('a person at the table', () => {
  test('sees their own hand and only the number of the cards of others', async () => {
    const told = await tellChicken(script());
    expect(told).toContain('> You      0  1 1 1 3 4 6  (14 in hand)\n  Seat 1   0  6 cards');
  });

  test('is offered every legal move, and a way to type one', async () => {
    const asker = script();
    await tellChicken(asker);
    expect(asker.menus).toEqual([['Play the 3', 'Draw a card', 'Withdraw from the round', 'Type a move…']]);
  });

  test.each([
    ['play 4', 'CH-3.1: The 4 does not fit on a 2'],
    ['play card=5', 'G-4: There is no 5 in your hand'],
    ['{"type":"play","card":"egg"}', 'G-4: There is no egg in your hand'],
    ['{"type":"draw","seat":1}', 'seat: the view of seat 0 cannot answer for seat 1'],
    ['play', "G-0: This is no move of the game: 'card'"],
    ['play 3 3', "G-0: This is no move of the game: '3'"],
    ['{"type":', 'G-0: This is no move: '],
    ['[]', 'G-0: This is no move: '],
    ['fly', "G-0: This is no move of the game: 'type'"],
  ])('is told why %s is not allowed, and asked again', async (typed, reason) => {
    const asker = script('Type', typed);
    const told = await tellChicken(asker);
    expect(told.replace(/\s+/g, ' ')).toContain(`Not allowed. ${reason}`);
    expect(asker.menus).toHaveLength(2);
  });

  test('may type a legal move, or go back', async () => {
    const told = await tellChicken(script('Type', '', 'Type', 'play 3'));
    expect(told).toContain('You play the 3. Seat 1 is next.');
  });

  test('reads the scores between the end of a round and the next deal', async () => {
    const told = await tellChicken(script('Withdraw', 'Withdraw'));
    expect(told).toMatch(/scores? \d+\.\n(.* off the score\.\n)?Scores: you \d+, seat 1 \d+\.\n\nRound 2: /);
    expect(told).not.toMatch(/NaN|undefined|null|\[object/);
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
    const asker = script('Fox trot', 'Gold 2', '{');
    expect(await person(asker)(turnOf(moves))).toEqual({ seat: 0, type: 'foxTrot', card: cards[3], target: 'N0' });
    expect(asker.menus.map((labels) => labels.slice(0, 5))).toEqual([
      ['Fox trot', 'Parade', 'End plays', 'Type a move…'],
      ['Red 1', 'Gold 1', 'Red 2', 'Gold 2', '‹ Back'],
      moves
        .slice(12, 16)
        .map((move) => JSON.stringify(move))
        .concat('‹ Back'),
    ]);
  });

  test('can be gone back in', async () => {
    const answers = ['Fox trot', 'Red 1', '‹ Back', '‹ Back', 'End plays'];
    expect(await person(script(...answers))(turnOf(moves))).toEqual({ seat: 0, type: 'endPlays' });
  });

  test('of paths is walked step by step, and may stop where a move does', async () => {
    const paths = [1, 2, 3, 4, 5].flatMap((a) => [[a], ...[6, 7, 8, 9].map((b) => [a, b])]);
    const walks = [...paths, ...paths.filter((path) => path.length === 1).map((path) => [9, ...path])];
    const many = walks.flatMap((path) => ['x', 'y', 'z'].map((card) => ({ seat: 0, type: 'walk', path, card })));
    const stopped = person(script('3', 'Stop here', '{"seat":0,"type":"walk","path":[3],"card":"y"}'))(turnOf(many));
    expect(await stopped).toEqual({ seat: 0, type: 'walk', path: [3], card: 'y' });
    for (const wanted of many) {
      const asker: Asker = {
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
      expect(await person(asker)(turnOf(many))).toEqual(wanted);
    }
    expect(narrow(many, { path: [3] }).moves).toHaveLength(15);
  });
});

describe('words', () => {
  test('are made of the names in moves', () => {
    expect(['foxTrot', 'drawA', 'leadAnyCard', 'N0', 20, { colour: 'red', action: 'leapFrog' }].map(spoken)).toEqual([
      'fox trot',
      'draw A',
      'lead any card',
      'N0',
      '20',
      'red leap frog',
    ]);
  });

  test('leave the seat to the person', () => {
    expect(readMove('draw seat=3', turnOf([]))).toEqual({ seat: 3, type: 'draw' });
    expect(readMove('{"type":"draw"}', turnOf([]))).toEqual({ seat: 0, type: 'draw' });
  });

  test('are laid out in lines', () => {
    expect(paragraph(['You draw a card.', 'Seat 1 is next.'])).toBe('You draw a card. Seat 1 is next.');
    expect(paragraph(['One.', 'Two.', 'Three.', 'Four.'])).toBe('One.\n  Two.\n  Three.\n  Four.');
    for (const line of paragraph(['word '.repeat(60).trim()]).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('name shared places', () => {
    expect(ranking([[2], [0, 1], [3]], [7, 7, 3, 9], 1)).toBe(
      'The outcome:\n1. Seat 2 (3)\n2. Seat 0 (7) and you (7)\n4. Seat 3 (9)',
    );
    expect(ranking([[0, 1]], [7, 7], 1)).toContain('You share the win!');
  });
});
