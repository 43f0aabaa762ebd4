import { describe, expect, it } from 'vitest';
import { ENTRIES } from '../../tools/lib/games.js';
import { tries } from '../support/effort.js';
import { moduleOf } from '../support/entryPoints.js';
import { IDS } from '../support/games.js';
import { ENDLESS } from '../support/processorTime.js';
import { DOORS, PARTS } from './doors.js';
import { TARGETS } from './targets.js';

/** How often each part is tried for each game. */
const TRIES = {
  shown: tries(160),
  inspected: tries(160),
  kits: tries(32),
  'bot configs': tries(80),
  lessons: tries(160),
};

/** How often the parts are tried that are the same for all games. */
const TRIES_ONCE = { list: tries(2000), define: tries(2000) };

/** The door of an entry point, with `<game>` for the id of its game. */
const doorOf = (name: string) =>
  IDS.reduce(
    (door, id) => (door === `hencoop/${id}` || door.startsWith(`hencoop/${id}/`) ? door.replace(id, '<game>') : door),
    name,
  );

describe('every entry point meets hostile values', () => {
  it('in a part of the fuzz that the table names', () => {
    expect(Object.keys(DOORS).sort()).toEqual([...new Set(ENTRIES.map(({ name }) => doorOf(name)))].sort());
    for (const [door, covers] of Object.entries(DOORS)) expect(covers.length, door).toBeGreaterThan(0);
    const used = new Set<string>(Object.values(DOORS).flat());
    for (const part of Object.keys(PARTS)) expect(used, part).toContain(part);
  });

  it('unless it exports data alone', async () => {
    for (const { name } of ENTRIES.filter((each) => DOORS[doorOf(each.name)]?.includes('data alone'))) {
      const exported = Object.values(await moduleOf(name));
      expect(
        exported.filter((each) => typeof each === 'function'),
        name,
      ).toEqual([]);
    }
  });
});

describe.each(TARGETS.map((target) => [target.id, target] as const))('the doors of %s', (_, target) => {
  it.each(Object.entries(TRIES))('%s, %i tries', async (part, count) => {
    // The keys of TRIES are parts.
    const report = await PARTS[part as keyof typeof TRIES].run(target, count, 20_265);
    expect(report.tries).toBe(count);
    expect(report.slowest).toBeLessThan(ENDLESS);
  });
});

it.each(Object.entries(TRIES_ONCE))('the door of all games, %s, %i tries', async (part, count) => {
  const [target] = TARGETS;
  if (target === undefined) throw new Error('expected a game');
  // The keys of TRIES_ONCE are parts.
  const report = await PARTS[part as keyof typeof TRIES_ONCE].run(target, count, 20_266);
  expect(report.tries).toBe(count);
  expect(report.taken).toBeGreaterThan(0);
  expect(report.slowest).toBeLessThan(ENDLESS);
});
