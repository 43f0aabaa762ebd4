// Law 12 through the arena: what a program is sent tells nothing that its seat may not know.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Chance } from 'hencoop';
import { afterAll, describe, expect, it } from 'vitest';
import { IDS } from '../../../support/games.js';
import { canDeal, dealtBy, twoDeals } from '../../../support/twoDeals.js';
import { freshDealKey, play, prepare, type Tournament } from '../src/arena/tournament.js';

const folder = mkdtempSync(join(tmpdir(), 'hencoop-two-deals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOTING = fileURLToPath(new URL('./programs/noting.mjs', import.meta.url));

interface Line {
  readonly type: string;
  readonly seed?: string;
}

/**
 * The lines that a program gets in each game of a deal, and in each of its seats. The other seats play by rules of
 * thumb.
 */
async function linesOf(
  tournament: Pick<Tournament, 'game' | 'seed' | 'dealKey'>,
  seats: number,
  chance: Chance | null,
): Promise<readonly (readonly string[])[]> {
  const file = join(folder, freshDealKey());
  const candidate = `bot:"${process.execPath}" "${NOTING}" "${file}"`;
  const task = { seats, candidate, rival: 'heuristic', deal: 0 };
  const ready = await prepare({
    ...tournament,
    seats: [seats],
    candidates: [candidate],
    rival: 'heuristic',
    deals: 1,
    options: {},
    limits: { iterations: 7, patience: 60_000 },
  });
  const { faults } = await play(chance === null ? ready : { ...ready, game: dealtBy(ready.game, chance) }, task);
  expect(faults).toBeUndefined();
  const games: string[][] = [];
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    if (typeOf(line) === 'hello') games.push([]);
    games.at(-1)?.push(line);
  }
  return games;
}

const read = (line: string): Line => JSON.parse(line);
const typeOf = (line: string) => read(line).type;

/** Everything that a host sends besides the table. */
const beside = (lines: readonly string[]) => lines.filter((line) => typeOf(line) !== 'position');

/** How many lines are the same in both worlds, from the first on. */
const alike = (one: readonly string[], other: readonly string[]) => {
  const differs = one.findIndex((line, index) => line !== other[index]);
  return differs < 0 ? one.length : differs;
};

/** The lines of two deals that look the same to the seat which moves first. Their keys differ, as in two tournaments. */
async function compare(id: string, seedOf: (dealKey: string) => string) {
  const { game } = await prepare({
    ...{ game: id, seats: [], candidates: ['uniform'], rival: 'heuristic', deals: 1, seed: '', dealKey: '' },
    options: {},
  });
  const seats = Math.max(2, game.seats.min);
  const [seat = 0] = game.actors(game.setup({ seats, seed: '' }));
  const deals = twoDeals(game, seats, seat, 'alike');
  const [here = [], there = []] = await Promise.all(
    deals.map(async (chance) => {
      const dealKey = freshDealKey();
      return (await linesOf({ game: id, seed: seedOf(dealKey), dealKey }, seats, chance))[seat];
    }),
  );
  return { here, there };
}

describe('a program in the arena', () => {
  it.each(IDS)('of %s gets the same bytes in two deals that look the same to its seat', async (id) => {
    const { here, there } = await compare(id, () => 'arena');
    // Hello, the first position, and `go`: after its move, the others may play cards that it has not seen.
    expect(alike(here, there)).toBeGreaterThanOrEqual(3);
    const [one, other] = [beside(here), beside(there)];
    const most = Math.min(one.length, other.length) - 1;
    expect(most).toBeGreaterThanOrEqual(2);
    expect(one.slice(0, most)).toEqual(other.slice(0, most));
    expect([one.at(-1), other.at(-1)]).toEqual(['{"type":"quit"}', '{"type":"quit"}']);
  });

  it('is found to get other bytes if its seed is made of the deal key', async () => {
    const { here, there } = await compare('chicken', (dealKey) => dealKey);
    expect(alike(here, there)).toBe(2);
  });

  it('cannot deal its games from its seeds, which are different in every game of a deal', async () => {
    const key = freshDealKey();
    const seedsWith = async (seed: string) => {
      const games = await linesOf({ game: 'chicken', seed, dealKey: key }, 3, null);
      return games.map((lines) => [...new Set(lines.flatMap((line) => read(line).seed ?? []))]);
    };
    const { game } = await prepare({
      ...{ game: 'chicken', seats: [3], candidates: ['uniform'], rival: 'heuristic', deals: 1, seed: '', dealKey: key },
      options: {},
    });
    const deal = { seats: 3, seed: `${key}/0` };
    const seeds = await seedsWith('arena');
    expect(seeds).toEqual([['arena/0/0/0'], ['arena/0/1/1'], ['arena/0/2/2']]);
    for (const [seed = ''] of seeds) expect(canDeal(game, deal, seed)).toBe(false);
    for (const [seed = ''] of await seedsWith(key)) expect(canDeal(game, deal, seed)).toBe(true);
  });
});
