// Law 12 through the server: what a bot is given tells nothing that its seat may not know.
import type { Seat } from 'hencoop';
import type { AnyBots } from 'hencoop/bots';
import { type AnyDoors, GAMES, gameById } from 'hencoop/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealtBy, twoDeals } from '../../../support/twoDeals.js';
import { type Store, servedGame } from '../src/index.js';
import { open, openStore, serve, until } from './testServer.js';

let store: Store;

beforeAll(async () => {
  store = await openStore('memory');
});
afterAll(() => store.close());

/** The same bots, which note as JSON what they are made with, and everything that they are given until they choose. */
function noting(bots: AnyBots, config?: { readonly seed: string }) {
  const given: string[] = [];
  let hasChosen = false;
  const note = (value: unknown) => {
    if (!hasChosen) given.push(JSON.stringify(value));
  };
  const noted: AnyBots = {
    ...bots,
    level(name, made = config) {
      const bot = bots.level(name, made);
      note(['made', name, made ?? null]);
      return {
        ...bot,
        observe(event) {
          note(event);
          bot.observe?.(event);
        },
        choose(view, choosing) {
          note(view);
          hasChosen = true;
          return bot.choose(view, choosing);
        },
      };
    },
  };
  return { noted, given, hasChosen: () => hasChosen };
}

/** What the bot at the first seat to move is given before its move, in two deals that look the same to it. */
async function givenIn(doors: AnyDoors, plant?: (table: string) => string): Promise<readonly string[][]> {
  const [{ game, schemas }, bots] = await Promise.all([doors.entry(), doors.bots()]);
  const seats = game.seats.default;
  const [seat = 0]: readonly Seat[] = game.actors(game.setup({ seats, seed: '' }));
  const players = Array.from({ length: seats }, (_, each) => (each === seat ? 'easy' : 'person'));
  const tables = new Set<string>();
  const worlds: string[][] = [];
  for (const chance of twoDeals(game, seats, seat, 'alike')) {
    const dealt = dealtBy(game, chance);
    const { seed: _, ...table } = dealt.setup({ seats, seed: '' });
    const text = JSON.stringify(table);
    tables.add(text);
    const { noted, given, hasChosen } = noting(bots, plant === undefined ? undefined : { seed: plant(text) });
    const server = await serve(store, { games: [servedGame({ game: dealt, schemas }, noted)] });
    await open(server.url, { game: game.id, players });
    await until(hasChosen);
    await server.stop();
    worlds.push(given);
  }
  expect(tables.size).toBe(2);
  return worlds;
}

describe('a bot on the server', () => {
  it.each(GAMES.map((doors) => [doors.id, doors] as const))(
    'of %s is given the same bytes in two deals that look the same to its seat',
    async (_, doors) => {
      const [here = [], there] = await givenIn(doors);
      // It is made, learns the set-up, and sees the table.
      expect(here.length).toBeGreaterThanOrEqual(3);
      expect(here).toEqual(there);
    },
  );

  it('is found to be given other bytes if its seed depends on the deal', async () => {
    const drawPileIn = (table: string) => /"drawPile":\[(.{60})/.exec(table)?.[1] ?? '';
    const [here, there] = await givenIn(gameById('chicken'), drawPileIn);
    expect(here).not.toEqual(there);
  });
});
