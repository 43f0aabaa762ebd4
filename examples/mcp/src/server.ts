import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { LEVELS } from 'hencoop/bots';
import * as z from 'zod';
import { GAMES, type OfferedGame } from './games.js';
import type { Hooks, Table } from './table.js';

const GAME = z.enum(GAMES.map(({ id }) => id) as [string, ...string[]]).describe('The id of a game.');
const MOVE = z.record(z.string(), z.unknown()).describe('A move, as legal_moves lists them: {"seat":0,"type":"draw"}.');

/**
 * A server for one client, and one table at a time: the client has one seat, and bots have the others. Nothing that it
 * answers is computed from what the seat may not know.
 */
export function createServer(hooks: Hooks = {}): McpServer {
  const server = new McpServer({ name: 'hencoop', version: '0.1.0' });
  let table: Table | null = null;
  let last: Promise<unknown> = Promise.resolve();
  /** One call after the other: a client may ask again while the bots think. */
  const answer = (act: () => Promise<string | object>): Promise<CallToolResult> => {
    const result = last.then(() => resultOf(act));
    last = result;
    return result;
  };

  server.registerTool(
    'open',
    {
      title: 'Open a table',
      description: 'Opens a table and takes a seat. Bots play the other seats. A table that is open already is left.',
      inputSchema: {
        game: GAME,
        seats: z.number().int().optional().describe('The number of players; the fewest unless given.'),
        seat: z.number().int().default(0).describe('Your seat, counted from 0.'),
        level: z.enum(LEVELS).default('medium').describe('How well the bots play.'),
        options: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('Options of the rules, such as {"maxRounds":3}.'),
      },
    },
    ({ game, ...config }) =>
      answer(async () => {
        table = gameOf(game).open(config, hooks);
        const happened = await table.wait();
        return { happened, ...table.look() };
      }),
  );
  server.registerTool(
    'rules',
    {
      title: 'Read the rules',
      description: 'The rule sheet of a game, clause by clause.',
      inputSchema: { game: GAME },
      annotations: { readOnlyHint: true },
    },
    ({ game }) => answer(async () => gameOf(game).rules()),
  );
  server.registerTool(
    'legal_moves',
    {
      title: 'List the legal moves',
      description: 'The table as you see it (a hidden card is null), and every move that you may make now.',
      inputSchema: {},
      annotations: { readOnlyHint: true },
    },
    () => answer(async () => ({ ...open(table).look(), moves: open(table).legalMoves() })),
  );
  server.registerTool(
    'why_not',
    {
      title: 'Ask why a move is not legal',
      description: 'The clause that forbids a move, in words; legal: true if none does. Nothing is played.',
      inputSchema: { move: MOVE },
      annotations: { readOnlyHint: true },
    },
    ({ move }) =>
      answer(async () => {
        const refusal = open(table).whyNot(move);
        return refusal === null ? { legal: true } : { legal: false, ...refusal };
      }),
  );
  server.registerTool(
    'play',
    {
      title: 'Play a move',
      description: 'Plays a legal move, and then the bots until it is your turn again or the game is over.',
      inputSchema: { move: MOVE },
    },
    ({ move }) =>
      answer(async () => {
        const played = await open(table).play(move);
        if (!played.ok) throw new RangeError(`move: ${played.reason} (${played.clause})`);
        return { happened: played.happened, ...open(table).look() };
      }),
  );
  return server;
}

function gameOf(id: string): OfferedGame {
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new RangeError(`game: expected one of ${GAMES.map((each) => each.id).join(', ')}`);
  return game;
}

function open(table: Table | null): Table {
  if (table === null) throw new RangeError('table: expected an open one; call open first');
  return table;
}

/** What a tool answers, as text; what a client got wrong, as an error in words. */
async function resultOf(act: () => Promise<string | object>): Promise<CallToolResult> {
  try {
    const result = await act();
    return { content: [{ type: 'text', text: typeof result === 'string' ? result : JSON.stringify(result) }] };
  } catch (error) {
    // Any other error is a bug of ours, and its message may hold anything.
    if (!(error instanceof RangeError)) console.error(error);
    const text = error instanceof RangeError ? error.message : 'internal error';
    return { isError: true, content: [{ type: 'text', text }] };
  }
}
