import { lobby } from '@hencoop/client';
import type { Game, GameTypes } from 'hencoop';
import { entryOf, type GameId } from 'hencoop/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pglite, postgres, type TableServer, tableServer } from '../src/index.js';
import './memory.js';
import { changed, playOut, sit } from './tables.js';

/** PGlite in memory, and a PostgreSQL server if its connection string is given. */
const STORES = ['memory', process.env['TEST_POSTGRES']].filter((store) => store !== undefined);
const SILENT = {
  info() {},
  warn() {},
  error(fields: object, message: string) {
    console.error(message, fields);
  },
};
const UNLIMITED = { requests: null, moves: null, matches: null };

describe.each(STORES)('the server on %s', (where) => {
  let server: TableServer;
  let url = '';

  beforeAll(async () => {
    server = await tableServer({
      store: where === 'memory' ? pglite() : postgres(where),
      limits: UNLIMITED,
      log: SILENT,
    });
    url = await server.listen(0);
  });

  afterAll(() => server.stop());

  it.each<[GameId, number, object]>([
    ['chicken', 4, { maxRounds: 3 }],
    ['crazy-chicken', 2, { rounds: 1 }],
    ['chicken-out', 4, {}],
    ['blind-chicken-extreme', 4, { games: 1 }],
    ['chicken-roundup', 2, {}],
  ])(
    'plays %s with %i seats to its end, live, with a spectator',
    async (id, seats, options) => {
      const game = entryOf(id).game as unknown as Game<GameTypes>;
      const players = Array.from({ length: seats }, () => 'person');
      const { id: match, tokens } = await lobby(url).open({ game: id, players, options });
      const tables = tokens.map((token, seat) => sit(id, { url, match, token, byStream: seat === 1 }));
      const spectator = sit(id, { url, match });
      const played = await Promise.all([...tables, spectator].map((table) => playOut(game, table)));
      expect(played.reduce((sum, count) => sum + count)).toBeGreaterThan(seats);
      for (const [seat, table] of [...tables.entries(), [null, spectator] as const]) {
        const headers = seat === null ? {} : { authorization: `Bearer ${tokens[seat]}` };
        const now = await (await fetch(`${url}/matches/${match}`, { headers })).json();
        if (table.info?.status !== 'over') await changed(table);
        expect(table.seen?.revision).toBe(now.revision);
        expect(table.seen && game.view(table.seen.view, seat)).toEqual(now.view);
        expect(table.info).toEqual(now.info);
        expect(now.info.status).toBe('over');
        table.close();
      }
    },
    120_000,
  );
});
