import { lobby } from '@hencoop/client';
import { fastChance, type GameTypes } from 'hencoop';
import { type AnyGame, GAMES, type GameId } from 'hencoop/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../../../support/games.js';
import { type MatchServer, matchServer, pglite, postgres } from '../src/index.js';
import { changed, connectTo, playOut } from './remotePlayers.js';
import { gameOf, STORES, UNLIMITED } from './testServer.js';

const LOG = { info() {}, warn() {}, error: (fields: object, message: string) => console.error(message, fields) };

/** Up to four seats, and options that make random games as short as possible. */
async function shortGame(id: GameId): Promise<{ readonly seats: number; readonly options: object }> {
  const { game, kit } = await loadGame(id);
  const seats = Math.min(4, game.seats.max);
  const lengths = kit.setups
    .filter((setup) => setup.seats === seats)
    .map(({ options }) => ({ options, moves: movesOf(game, game.setup({ seats, options, seed: 'short' })) }));
  const [shortest] = lengths.sort((a, b) => a.moves - b.moves);
  return { seats, options: shortest?.options ?? {} };
}

function movesOf(game: AnyGame, start: GameTypes['State']): number {
  const chance = fastChance('short');
  let moves = 0;
  for (let state = start; !game.isOver(state); moves++) {
    const legal = game.legalMoves(state);
    state = chance.roll(`${moves}`, legal, 1).reduce((table, move) => game.apply(table, move), state);
  }
  return moves;
}

describe.each(STORES)('the server on %s', (where) => {
  let server: MatchServer;
  let url = '';

  beforeAll(async () => {
    server = await matchServer({
      store: where === 'memory' ? pglite() : postgres(where),
      limits: UNLIMITED,
      log: LOG,
    });
    url = await server.listen(0);
  });

  afterAll(() => server.stop());

  it.each(GAMES.map(({ id }) => id))(
    'plays %s to its end, live, with a spectator',
    async (id) => {
      const game = gameOf(id);
      const { seats, options } = await shortGame(id);
      const players = Array.from({ length: seats }, () => 'person');
      const { id: match, tokens } = await lobby(url).open({ game: id, players, options });
      const seated = tokens.map((token, seat) => connectTo(id, { url, match, token, byStream: seat === 1 }));
      const spectator = connectTo(id, { url, match });
      const played = await Promise.all([...seated, spectator].map((remote) => playOut(game, remote)));
      expect(played.reduce((sum, count) => sum + count)).toBeGreaterThan(seats);
      for (const [seat, remote] of [...seated.entries(), [null, spectator] as const]) {
        const headers = seat === null ? {} : { authorization: `Bearer ${tokens[seat]}` };
        const now = await (await fetch(`${url}/matches/${match}`, { headers })).json();
        if (remote.info?.status !== 'over') await changed(remote);
        expect(remote.seen?.revision).toBe(now.revision);
        expect(remote.seen && game.view(remote.seen.view, seat)).toEqual(now.view);
        expect(remote.info).toEqual(now.info);
        expect(now.info.status).toBe('over');
        remote.close();
      }
    },
    120_000,
  );
});
