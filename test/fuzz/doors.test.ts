import * as puzzles from '@hencoop/puzzles';
import { describe, expect, it } from 'vitest';
import { tries } from '../../support/effort.js';
import { IDS } from '../../support/games.js';
import { camelCase, ENTRIES, pascalCase } from '../../tools/lib/games.js';
import { moduleOf } from '../support/entryPoints.js';
import { ENDLESS } from '../support/processorTime.js';
import { DOORS, type Door, PARTS } from './doors.js';
import { TARGETS } from './targets.js';

/** The tries of each part for each game. */
const TRIES = {
  shown: tries(160),
  inspected: tries(160),
  kits: tries(32),
  'bot configs': tries(80),
  lessons: tries(160),
  deals: tries(160),
  'bot tools': tries(400, 1 / 8),
  analyzed: tries(40, 1 / 8),
  undone: tries(400, 1 / 8),
  puzzles: tries(160),
};

/** The tries of the parts that are the same for all games. */
const TRIES_ONCE = { list: tries(2000), define: tries(2000) };

/** The door of an entry point, with `<game>` in place of the id of its game. */
const doorOf = (name: string) =>
  IDS.reduce(
    (door, id) => (door === `hencoop/${id}` || door.startsWith(`hencoop/${id}/`) ? door.replace(id, '<game>') : door),
    name,
  );

/** The name of a function, without the name of its game. */
const genericName = (door: string, name: string) =>
  IDS.filter((id) => door.startsWith(`hencoop/${id}/`)).reduce(
    (given, id) => given.replace(pascalCase(id), '<Game>').replace(camelCase(id), '<game>'),
    name,
  );

/** The functions behind every door, as the modules export them. */
async function functionsByDoor(): Promise<{ readonly [door: string]: readonly string[] }> {
  const modules = await Promise.all(
    ENTRIES.map(async ({ name }): Promise<readonly [string, object]> => [name, await moduleOf(name)]),
  );
  const found = new Map<string, Set<string>>();
  for (const [entry, module] of [...modules, ['@hencoop/puzzles', puzzles] as const]) {
    const names = found.get(doorOf(entry)) ?? new Set();
    for (const [name, exported] of Object.entries(module)) {
      if (typeof exported === 'function') names.add(genericName(entry, name));
    }
    found.set(doorOf(entry), names);
  }
  return Object.fromEntries([...found].map(([door, names]) => [door, [...names].sort()]));
}

const namesIn = ({ called, spared }: Door) => [called, spared].flatMap((by) => Object.values(by ?? {}).flat());

describe('every function of every entry point', () => {
  it('is called by a part of the fuzz, or has a reason why not', async () => {
    const named = Object.entries(DOORS).map(([door, each]) => [door, namesIn(each).sort()] as const);
    expect(Object.fromEntries(named)).toEqual(await functionsByDoor());
  });

  it('is listed once, and every part is used', () => {
    const used = new Set<string>();
    for (const [door, each] of Object.entries(DOORS)) {
      const names = namesIn(each);
      expect([...new Set(names)], door).toEqual(names);
      for (const part of [...(each.objects ?? []), ...Object.keys(each.called ?? {})]) used.add(part);
    }
    for (const part of Object.keys(PARTS)) expect(used, part).toContain(part);
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
