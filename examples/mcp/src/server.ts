import { readFileSync } from 'node:fs';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { LEVELS } from 'hencoop/bots';
import { GAMES } from 'hencoop/games';
import * as z from 'zod';
import { rulesOf } from './game.js';
import type { Hooks } from './match.js';
import { Session } from './session.js';

const GAME = z.enum(GAMES.map(({ id }) => id)).describe('The id of a game.');
// Models send objects and numbers as text, too.
const FIELDS = z.union([z.record(z.string(), z.unknown()), z.string().transform(readFields)], {
  error: ({ input }) => `expected an object, or its JSON as a string, got ${wrongly(input)}`,
});
const NUMBER = z.union(
  [
    z.number().int(),
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number),
  ],
  {
    error: ({ input }) => `expected a whole number, got ${wrongly(input)}`,
  },
);
const MOVE = FIELDS.describe('A move as listed by legal_moves: {"seat":0,"type":"draw"}.');

/** A wrong value, by its type. */
function wrongly(input: unknown): string {
  if (typeof input === 'string') return `the string ${JSON.stringify(input.slice(0, 40))}`;
  return Array.isArray(input) ? 'a list' : input === null ? 'null' : typeof input;
}

/** The object that a text holds as JSON; an issue if it holds none. */
function readFields(text: string, ctx: z.RefinementCtx): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    ctx.addIssue('no object');
    return z.NEVER;
  }
}

/** The manifest of this example. */
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  // npm requires a version.
  readonly version: string;
};

/**
 * Creates a server for one client and one match at a time: the client has one seat, bots have the others. No answer
 * depends on information hidden from the seat.
 */
export function createServer(hooks: Hooks = {}): McpServer {
  const server = new McpServer({ name: 'hencoop', version });
  const session = new Session(hooks);
  registerOpen(server, session);
  registerRules(server, session);
  registerLegalMoves(server, session);
  registerWhyNot(server, session);
  registerPlay(server, session);
  return server;
}

function registerOpen(server: McpServer, session: Session): void {
  server.registerTool(
    'open',
    {
      title: 'Open a match',
      description: 'Opens a match and takes a seat. Bots play the other seats. You leave a match that is already open.',
      inputSchema: {
        game: GAME,
        seats: NUMBER.optional().describe('The number of players; the game has a default.'),
        seat: NUMBER.default(0).describe('Your seat, counted from 0. Sentences count seats from 1.'),
        level: z.enum(LEVELS).default('medium').describe('The level of the bots.'),
        options: FIELDS.optional().describe('Options of the rules, such as {"maxRounds":3}.'),
      },
    },
    ({ game, ...config }) =>
      session.answer(async () => {
        const match = await session.open(game, config);
        const happened = await match.playBots();
        return { happened, ...match.look() };
      }),
  );
}

function registerRules(server: McpServer, session: Session): void {
  server.registerTool(
    'rules',
    {
      title: 'Read the rules',
      description: 'The rule sheet of a game, clause by clause.',
      inputSchema: { game: GAME },
      annotations: { readOnlyHint: true },
    },
    ({ game }) => session.answer(() => rulesOf(game)),
  );
}

function registerLegalMoves(server: McpServer, session: Session): void {
  server.registerTool(
    'legal_moves',
    {
      title: 'List the legal moves',
      description: 'The table as you see it (a hidden card is null), and all your legal moves.',
      inputSchema: {},
      annotations: { readOnlyHint: true },
    },
    () => session.answer(async () => ({ ...session.match.look(), moves: session.match.legalMoves() })),
  );
}

function registerWhyNot(server: McpServer, session: Session): void {
  server.registerTool(
    'why_not',
    {
      title: 'Ask why a move is not legal',
      description: 'The clause that forbids a move, in words; legal: true if none does. Does not play the move.',
      inputSchema: { move: MOVE },
      annotations: { readOnlyHint: true },
    },
    ({ move }) =>
      session.answer(async () => {
        const refusal = session.match.whyNot(move);
        return refusal === null ? { legal: true } : { legal: false, ...refusal };
      }),
  );
}

function registerPlay(server: McpServer, session: Session): void {
  server.registerTool(
    'play',
    {
      title: 'Play a move',
      description: 'Plays a legal move, then lets the bots play until it is your turn again or the game is over.',
      inputSchema: { move: MOVE },
    },
    ({ move }) =>
      session.answer(async () => {
        const played = await session.match.play(move);
        if (!played.ok) throw new RangeError(played.reason);
        return { happened: played.happened, ...session.match.look() };
      }),
  );
}
