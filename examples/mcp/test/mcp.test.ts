import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { fastChance, type Game, type GameTypes } from 'hencoop';
import { GAMES } from 'hencoop/games';
import { createReferee } from 'hencoop/referee';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDS, loadGame } from '../../../support/games.js';
import { observing } from '../../../support/observing.js';
import { type TwoWorlds, twoWorlds } from '../../../support/twoWorlds.js';
import { loadGame as loadMatchGame } from '../src/game.js';
import { type Hooks, MatchWithBots, type TableSeen } from '../src/match.js';
import { createServer } from '../src/server.js';

interface Result extends TableSeen {
  readonly happened?: string[];
  readonly moves?: { readonly move: object; readonly meaning: string }[];
}

interface Called {
  readonly isError: boolean;
  readonly text: string;
}

const games = await Promise.all(IDS.map(loadGame));

async function call(client: Client, name: string, args: object = {}): Promise<Called> {
  const { isError, content } = await client.callTool({ name, arguments: { ...args } });
  const [part] = content as { type: string; text: string }[];
  return { isError: isError === true, text: part?.text ?? '' };
}

async function read(client: Client, name: string, args: object = {}): Promise<Result> {
  const { isError, text } = await call(client, name, args);
  if (isError) throw new Error(text);
  return JSON.parse(text);
}

describe('the server, as a process', () => {
  const client = new Client({ name: 'test', version: '1' });

  beforeAll(async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['--import', 'tsx', 'examples/mcp/src/main.ts'],
      env: { PATH: process.env['PATH'] ?? '', TSX_TSCONFIG_PATH: 'examples/mcp/tsconfig.json' },
    });
    await client.connect(transport);
  });
  afterAll(() => client.close());

  it('offers its tools', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(['legal_moves', 'open', 'play', 'rules', 'why_not']);
  });

  /** Options for short games, and seats other than the first. */
  const configs: { readonly [game: string]: object } = {
    chicken: { seats: 3, options: { maxRounds: 2 } },
    'crazy-chicken': { options: { rounds: 1 } },
    'chicken-out': { seats: 4, seat: 2 },
    'blind-chicken-extreme': { seats: 3, seat: 1, options: { games: 1 } },
  };

  it('asks the client to open a match first', async () => {
    const text = 'No match is open: call open first.';
    expect(await call(client, 'legal_moves')).toEqual({ isError: true, text });
  });

  it.each(GAMES.map(({ id }) => [id, configs[id] ?? {}] as const))(
    'plays a whole game of %s',
    async (game, config) => {
      const chance = fastChance(game);
      let look = await read(client, 'open', { game, level: 'easy', ...config });
      let [turns, said] = [0, 0];
      for (; look.outcome === null; turns++) {
        expect(look.actors).toContain(look.seat);
        const { moves = [] } = await read(client, 'legal_moves');
        const [chosen] = chance.shuffle(`turn ${turns}`, moves);
        if (chosen === undefined) throw new Error('expected a legal move');
        expect(chosen.meaning).not.toBe('');
        expect(await call(client, 'why_not', { move: chosen.move })).toEqual({
          isError: false,
          text: '{"legal":true}',
        });
        look = await read(client, 'play', { move: chosen.move });
        said += look.happened?.length ?? 0;
      }
      expect(said).toBeGreaterThan(turns);
      expect(look.outcome).toMatchObject({ reason: expect.any(String) });
      expect(await read(client, 'legal_moves')).toMatchObject({ moves: [] });
    },
    120_000,
  );

  it('reports mistakes of the client', async () => {
    await read(client, 'open', { game: 'chicken', seats: 2, options: { firstSeat: 0 } });
    const refusal = await call(client, 'why_not', { move: { seat: 0, type: 'fly' } });
    expect(JSON.parse(refusal.text)).toMatchObject({ legal: false, clause: 'G-0', reason: expect.any(String) });
    expect(await call(client, 'play', { move: { seat: 1, type: 'draw' } })).toEqual({
      isError: true,
      text: 'You play for seat 1 only: "seat":0.',
    });
    expect((await call(client, 'play', { move: { seat: 0, type: 'fly' } })).isError).toBe(true);
    for (const [config, message] of [
      [{ seats: 99 }, /^seats: expected/],
      [{ seat: 7 }, /^seat: expected/],
      [{ options: { maxRounds: 0 } }, /^options.maxRounds: expected/],
      [{ options: { seed: 'hen' } }, /^options.seed: /],
    ] as const) {
      expect(await call(client, 'open', { game: 'chicken', ...config })).toMatchObject({
        isError: true,
        text: expect.stringMatching(message),
      });
    }
    expect((await call(client, 'open', { game: 'crow' })).isError).toBe(true);
  });

  it('reads objects and seats as text, or names the type that it expected', async () => {
    const options = '{"firstSeat":1,"maxRounds":2}';
    const look = await read(client, 'open', { game: 'chicken', seats: '2', seat: '1', level: 'easy', options });
    expect(look.seat).toBe(1);
    const { moves = [] } = await read(client, 'legal_moves');
    const legal = { isError: false, text: '{"legal":true}' };
    expect(moves).not.toEqual([]);
    for (const { move } of moves) {
      for (const sent of [move, JSON.stringify(move), { ...move, seat: '1' }, JSON.stringify({ ...move, seat: '1' })]) {
        expect(await call(client, 'why_not', { move: sent })).toEqual(legal);
      }
    }
    const wrong = JSON.parse((await call(client, 'why_not', { move: { seat: 1, type: 'play', card: '3' } })).text);
    expect(wrong).toMatchObject({
      clause: 'G-0',
      reason: expect.stringMatching(/"card" is a string: expected a number, 3\.$/),
    });
    for (const move of ['draw', '[]', '7', '']) {
      const { isError, text } = await call(client, 'play', { move });
      expect({ isError, text }).toEqual({
        isError: true,
        text: expect.stringContaining('expected an object, or its JSON'),
      });
    }
    for (const seats of ['two', '1.5', '']) {
      const { isError, text } = await call(client, 'open', { game: 'chicken', seats });
      expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining('expected a whole number') });
    }
    expect((await call(client, 'play', { move: JSON.stringify(moves[0]?.move) })).isError).toBe(false);
  });

  it('shows models the types of its arguments', async () => {
    const { tools } = await client.listTools();
    const play = tools.find(({ name }) => name === 'play')?.inputSchema.properties?.['move'];
    expect(play).toMatchObject({ anyOf: [{ type: 'object' }, { type: 'string' }] });
    const open = tools.find(({ name }) => name === 'open')?.inputSchema.properties?.['seat'];
    expect(open).toMatchObject({ anyOf: [{ type: 'integer' }, { type: 'string' }] });
  });

  it.each(GAMES)('recites the rules of $id', async ({ id: game }) => {
    const { text } = await call(client, 'rules', { game });
    expect(text).toMatch(/^# .+ players\n\n## 1 /);
    expect(text.length).toBeGreaterThan(2000);
  });
});

/** Returns all messages to a client while one of the two worlds is played. */
async function messagesOf(
  game: Game<GameTypes>,
  worlds: TwoWorlds<GameTypes>,
  world: 'here' | 'there',
  seat: number,
): Promise<string[]> {
  const left = worlds.steps.map((step) => step[world]).filter((move) => move !== null);
  const hooks: Hooks = {
    open(each) {
      const opened = createReferee(each).open({ seats: worlds.here.seats });
      // Drop the opening's deliveries: these worlds replace the deal.
      return { ...opened, match: { ...opened.match, state: worlds[world] }, deliveries: [] };
    },
    choose(by) {
      const index = left.findIndex((move) => move.seat === by);
      const [move] = index === -1 ? [] : left.splice(index, 1);
      // Both worlds end with the script.
      if (move === undefined) throw new RangeError('the end');
      return move;
    },
  };
  const [mine, its] = InMemoryTransport.createLinkedPair();
  const messages: string[] = [];
  const send = its.send.bind(its);
  its.send = async (message, options) => {
    messages.push(JSON.stringify(message));
    await send(message, options);
  };
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([createServer(hooks).connect(its), client.connect(mine)]);
  await call(client, 'open', { game: game.id, seat, seats: worlds.here.seats });
  for (const { here } of worlds.steps) {
    if (here.seat !== seat) continue;
    await call(client, 'legal_moves');
    await call(client, 'why_not', { move: { seat, type: 'fly' } });
    await call(client, 'why_not', { move: { seat: (seat + 1) % worlds.here.seats, type: 'draw' } });
    left.splice(
      left.findIndex((move) => move.seat === seat),
      1,
    );
    await call(client, 'play', { move: here });
  }
  await call(client, 'legal_moves');
  await client.close();
  return messages;
}

/** Scripts for every game and number of seats. */
function* scripts({ game, kit }: (typeof games)[number], seeds: number) {
  for (const seats of new Set([game.seats.min, game.seats.max])) {
    for (const viewer of [0, seats - 1]) {
      for (let seed = 0; seed < seeds; seed++) {
        const name = `mcp-${game.id}-${seats}-${viewer}-${seed}`;
        const played = seed * Math.ceil(kit.typicalMoves / seeds);
        const worlds = twoWorlds(game, kit, { seats, options: {} }, { viewer, seed: name, played });
        yield { name, viewer, worlds };
      }
    }
  }
}

describe("the server's answers", () => {
  it.each(games.map((each) => [each.game.id, each] as const))(
    'are the same in two worlds that look the same: %s',
    async (_, each) => {
      let played = 0;
      for (const { name, viewer, worlds } of scripts(each, 2)) {
        const here = await messagesOf(each.game, worlds, 'here', viewer);
        expect(await messagesOf(each.game, worlds, 'there', viewer), name).toEqual(here);
        expect(here.length).toBeGreaterThan(2);
        played += here.filter((message) => message.includes('happened')).length;
      }
      expect(played).toBeGreaterThan(0);
    },
  );

  it('differ in two worlds that look the same only to another seat', async () => {
    let compared = 0;
    for (const each of games) {
      const [script] = scripts(each, 1);
      if (script === undefined) throw new Error('expected a script');
      const { worlds, viewer } = script;
      const other = (viewer + 1) % worlds.here.seats;
      const [here, there] = await Promise.all(
        (['here', 'there'] as const).map((world) => messagesOf(each.game, { ...worlds, steps: [] }, world, other)),
      );
      // In Chicken Out, players do not know their own cards either.
      if (JSON.stringify(each.game.view(worlds.here, other)) === JSON.stringify(each.game.view(worlds.there, other)))
        continue;
      expect(there, each.game.id).not.toEqual(here);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(2);
  });
});

it.each(IDS)('passes the log of its seat to each bot of %s, and nothing else', async (id) => {
  const loaded = await loadMatchGame(id);
  const told = observing(loaded.bots);
  // The deal is random: a match can end before the bots have chosen often enough.
  while (told.choices() <= 5) {
    const match = new MatchWithBots({ ...loaded, bots: told.bots }, { seat: 0, level: 'medium' });
    await match.playBots();
    for (let [legal] = match.legalMoves(); legal !== undefined && told.choices() <= 5; [legal] = match.legalMoves()) {
      await match.play(legal.move);
    }
  }
});

it('lets a bot remember the egg that went to the bottom before the first turn (CH-2.2)', async () => {
  const loaded = await loadMatchGame('chicken');
  const told = observing(loaded.bots);
  const match = new MatchWithBots(
    { ...loaded, bots: told.bots },
    { seat: 1, level: 'medium' },
    { open: (game) => createReferee(game).open({ seats: 2, seed: 'tucked-44' }) },
  );
  await match.playBots();
  expect(told.choices()).toBeGreaterThan(0);
});

it('refuses a level that the game does not offer at the table', async () => {
  const loaded = await loadMatchGame('chicken');
  expect(() => new MatchWithBots(loaded, { seat: 0, seats: 3, level: 'expert' })).toThrow(
    new RangeError('level: expected one of easy, medium, strong at a table for 3, got expert'),
  );
});
