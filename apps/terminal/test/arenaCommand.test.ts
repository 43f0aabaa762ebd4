import { chicken } from 'hencoop';
import { LEVELS } from 'hencoop/bots';
import { GAMES } from 'hencoop/games';
import { describe, expect, it } from 'vitest';
import { commandFor, readCommand, usageOf } from '../src/arena/command.js';
import { inProcess } from '../src/arena/entrants.js';
import { loadGame } from '../src/arena/games.js';
import { fewerIsBetter, lookAhead } from '../src/arena/lookAhead.js';
import { freshDealKey, prepare, requireOffered, type Tournament, tasksOf } from '../src/arena/tournament.js';

const IDS = GAMES.map(({ id }) => id);
const PROGRAM = 'npx hencoop arena';
const words = (text: string) => text.split(' ');
const refusal = async (act: () => unknown) => {
  try {
    await act();
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  }
  return null;
};

describe('the command line of the arena', () => {
  it('has defaults for everything except the game and its bots', () => {
    expect(readCommand(words('chicken --candidates uniform,lookAhead'), PROGRAM)).toEqual({
      tournament: {
        game: 'chicken',
        seats: [2],
        candidates: ['uniform', 'lookAhead'],
        rival: 'heuristic',
        deals: 100,
        seed: 'arena',
        dealKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        options: {},
      },
      isKeyFresh: true,
      minutes: undefined,
      threads: undefined,
      out: undefined,
      log: undefined,
      force: false,
      paced: true,
    });
  });

  it('parses the command in the results', () => {
    const tournaments: Tournament[] = [
      { game: 'chicken', seats: [2, 4], candidates: ['a', 'b'], rival: 'c', deals: 7, seed: 'hen', options: {} },
      { game: 'chicken-out', seats: [2], candidates: ['a'], rival: null, deals: 1, seed: 'x', options: { a: 1 } },
    ].map((tournament) => ({ ...tournament, dealKey: freshDealKey() }));
    for (const tournament of tournaments) {
      const [, , , ...rest] = words(commandFor(tournament, 'hencoop-arena/x.json', PROGRAM).replaceAll("'", ''));
      expect(readCommand(rest, PROGRAM)).toMatchObject({
        tournament,
        isKeyFresh: false,
        out: 'hencoop-arena/x.json',
      });
    }
  });

  it('names its arguments in 70 columns', () => {
    for (const line of usageOf(PROGRAM).split('\n')) expect(line.length, line).toBeLessThanOrEqual(70);
  });

  it('knows the random player by the name that it has elsewhere', async () => {
    expect(
      await refusal(() => prepare(readCommand(words('chicken --candidates easy --rival random'), PROGRAM).tournament)),
    ).toBeNull();
  });

  it('refuses wrong arguments by name', async () => {
    const first = (text: string) => refusal(() => readCommand(words(text), PROGRAM));
    expect(await first('--candidates uniform')).toBe('expected one game, got 0');
    expect(await first('chicken chess --candidates uniform')).toBe('expected one game, got 2');
    expect(await first('chicken')).toBe('--candidates: expected names of bots, got nothing');
    expect(await first('chicken --fast')).toMatch("Unknown option '--fast'");
    expect(await first('chicken --candidates a --deals many')).toBe(
      '--deals: expected a whole number from 1 to 1000000, got many',
    );
    expect(await first('chicken --candidates a --seats 2,')).toBe(
      '--seats: expected a whole number from 1 to 100, got ',
    );
    expect(await first('chicken --candidates a --deals 5 --minutes 5')).toBe(
      '--minutes: expected either a number of minutes or of deals',
    );
    expect(await first('chicken --candidates a --deal-key hen')).toBe(
      '--deal-key: expected 32 hexadecimal digits, got hen',
    );
    expect(await first('chicken --candidates a --options [1]')).toBe('--options: expected a JSON object, got [1]');
    expect(await first('chicken --candidates a,b --round-robin --rival c')).toBe(
      '--rival: expected no rival in a round robin; name all bots as candidates',
    );
  });
});

describe('an arena command', () => {
  const refused = (text: string) => refusal(() => prepare(readCommand(words(text), PROGRAM).tournament));

  it('refuses games, bots, seats and options that do not exist', async () => {
    expect(await refused('chess --candidates uniform')).toBe(`game: expected one of ${IDS.join(', ')}, got chess`);
    expect(await refused('chicken --candidates uniform,clever --rival lookAhead')).toMatch(
      /^bot: expected one of uniform, .*search:300, .*, got clever$/,
    );
    expect(await refused('chicken --candidates uniform --rival search:0')).toBe(
      'config.iterations: expected a whole number from 1 to 10000000, got 0',
    );
    expect(await refused('chicken --candidates uniform --rival no/such.ts')).toBe(
      'bot: expected the path of a module, got no/such.ts, which does not exist',
    );
    expect(await refused('chicken --candidates uniform --rival apps/terminal/test/runArena.ts')).toBe(
      'bot: expected apps/terminal/test/runArena.ts to export by default a function that makes a bot, got undefined',
    );
    expect(await refused('chicken --candidates uniform --rival uniform')).toBe(
      'bots: expected different bots, got uniform twice',
    );
    expect(await refused('chicken --candidates uniform --round-robin')).toBe('bots: expected at least two, got 1');
    expect(await refused('chicken --candidates uniform --rival lookAhead --seats 6')).toBe(
      'seats: expected whole numbers from 2 to 5, got 6',
    );
    expect(await refused('chicken --candidates uniform --rival lookAhead --options {"fly":1}')).toMatch(
      /^options\.fly/,
    );
    const longest = 'x'.repeat(240 - '/100/2/2'.length);
    expect(await refused(`chicken --candidates uniform --rival lookAhead --seed ${longest}`)).toBeNull();
    expect(await refused(`chicken --candidates uniform --rival lookAhead --seed ${longest}x`)).toBe(
      'seed: expected at most 240 bytes in UTF-8, got more',
    );
  });

  it('refuses a level that the game does not offer for the number of seats', async () => {
    const { bots } = await loadGame('chicken-roundup');
    const offering = {
      bots: { ...bots, levelNamesAt: (seats: number) => (seats === 3 ? LEVELS : LEVELS.slice(0, 3)) },
    };
    expect(() => requireOffered(offering, 'expert', 3)).not.toThrow();
    expect(() => requireOffered(offering, 'search:600', 2)).not.toThrow();
    expect(await refusal(() => requireOffered(offering, 'expert', 2))).toBe(
      'bot: expected one of easy, medium, strong with 2 seats, got expert',
    );
  });

  it('lists every deal of every duel once', () => {
    const tournament = readCommand(
      words('chicken --candidates a,b,c --round-robin --seats 2,3 --deals 5'),
      PROGRAM,
    ).tournament;
    const tasks = tasksOf(tournament);
    // Three duels for two seats, six for three.
    expect(tasks).toHaveLength(5 * (3 + 6));
    expect(new Set(tasks.map((task) => JSON.stringify(task))).size).toBe(tasks.length);
  });
});

describe('the bots of the arena', () => {
  it.each(IDS)('play %s', async (id) => {
    const loaded = await loadGame(id);
    const own = ['heuristic', 'easy', 'medium', ...loaded.bots.personalities];
    const { game } = loaded;
    const view = game.view(game.setup({ seed: 'hen' }), game.actors(game.setup({ seed: 'hen' }))[0] ?? 0);
    for (const spec of ['uniform', 'search:3', 'plain:3', 'search:1ms', ...own]) {
      const { make, iterations } = await inProcess(loaded, spec);
      expect(game.whyNot(view, make({ seed: 'hen' }).chooseNow(view).move)).toBeNull();
      expect(iterations).toBe(/:3$/.test(spec) ? 3 : (iterations ?? null));
    }
  });

  it('know the games in which fewer points are better', async () => {
    const fewer = await Promise.all(IDS.map(async (id) => fewerIsBetter((await loadGame(id)).game)));
    expect(IDS.filter((_, index) => fewer[index])).toEqual(['chicken', 'chicken-out']);
  });

  it("look ahead like the guide's bot: the move with the fewest points in the same worlds", () => {
    const view = chicken.view(chicken.setup({ seats: 3, seed: 'hen' }), 0);
    const { move, analysis } = lookAhead(chicken).chooseNow(view);
    expect(analysis).toHaveLength(chicken.legalMoves(view).length);
    const best = Math.max(...analysis.map(({ value }) => value));
    expect(analysis.find(({ value }) => value === best)?.move).toEqual(move);
    expect(best).toBeLessThanOrEqual(0);
  });
});
