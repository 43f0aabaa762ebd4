import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logOf, migrate, parseRecord, RECORD, read, replay, type Stored, verify } from 'hencoop/record';
import { describe, expect, it } from 'vitest';
import { ENTRIES, entryOf, IDS, kitOf } from '../../support/games.js';
import { refusalsOf, required, shown } from '../corpus/contents.js';

/*
 * Games stored by each release. Event logs always fold to the same final table. A record replays to the same end as long as
 * its game's rules are of its version; after that it is `old`, and migrates if it can.
 */
const HERE = 'test/corpus';
const versions = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const folders = versions.flatMap(({ name: version }) =>
  readdirSync(join(HERE, version)).map((game) => ({ version, game, folder: join(HERE, version, game) })),
);

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Reads a file that must always be readable, under the current rules. */
function stored(value: unknown): Stored {
  const reading = read(value, ENTRIES);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issue));
  return reading.stored;
}

it('the corpus of stored games is not empty', () => {
  expect(folders.length).toBeGreaterThan(0);
});

describe.each(folders)('the corpus of $game from version $version', async ({ game, folder }) => {
  const id = IDS.find((each) => each === game);
  if (id === undefined) throw new Error(`expected a game, got ${game}`);
  const entry = await entryOf(id);
  const files = readdirSync(folder);
  const ending = (end: string) => files.filter((file) => file.endsWith(end)).map((file) => file.slice(0, -end.length));
  const file = (name: string, end: string) => json(join(folder, `${name}${end}`));

  it('has records, and logs for some of them', () => {
    expect(ending('.record.json').length).toBeGreaterThan(0);
    expect(ending('.log.json').length).toBeGreaterThan(0);
    expect(ending('.seat-log.json')).toEqual(ending('.log.json'));
    expect(ending('.final.json')).toEqual(ending('.log.json'));
  });

  it('shows every number of seats, option, move, event and refusal of the game', async () => {
    const kit = await kitOf(id);
    const missing = required(entry, kit, await refusalsOf(id));
    for (const name of ending('.record.json')) {
      const reading = migrate(file(name, '.record.json'), ENTRIES);
      if (!reading.ok || reading.stored.format !== RECORD) continue;
      for (const fact of shown(entry, kit, reading.stored, files.includes(`${name}.log.json`))) missing.delete(fact);
    }
    expect([...missing]).toEqual([]);
  });

  it.each(ending('.record.json'))('the record of %s replays to its end, or is old', (name) => {
    const record = file(name, '.record.json') as { readonly rules: number };
    const reading = migrate(record, ENTRIES);
    if (!reading.ok) {
      expect(record.rules).toBeLessThan(entry.game.rulesVersion);
      expect(reading.issue).toMatchObject({ type: 'old', migrates: false });
      return;
    }
    const verification = verify(reading.stored, ENTRIES);
    expect(verification).toMatchObject({ ok: true, stored: reading.stored });
    expect(verification.ok && verification.outcome).not.toBeNull();
  });

  it.each(ending('.record.txt'))('the text of %s parses to the same record', (name) => {
    const record = file(name, '.record.json') as { readonly rules: number };
    if (record.rules < entry.game.rulesVersion) return;
    const parsed = parseRecord(readFileSync(join(folder, `${name}.record.txt`), 'utf8'), ENTRIES);
    expect(parsed).toEqual({ ok: true, record });
  });

  it.each(ending('.log.json'))('the log of %s folds to its final table', (name) => {
    const verification = verify(file(name, '.log.json'), ENTRIES);
    expect(verification.ok ? verification.table : verification.issue).toEqual(file(name, '.final.json'));
    const record = migrate(file(name, '.record.json'), ENTRIES);
    if (!record.ok || record.stored.format !== RECORD) return;
    const events = Array.from(replay(entry, record.stored)).flatMap((step) => step.events);
    expect(logOf(entry, events)).toEqual(stored(file(name, '.log.json')));
  });

  it.each(ending('.seat-log.json'))('the seat log of %s folds to the view of that seat', (name) => {
    const verification = verify(file(name, '.seat-log.json'), ENTRIES);
    expect(verification.ok).toBe(true);
    const log = verify(file(name, '.log.json'), ENTRIES);
    expect(verification.ok && verification.outcome).toEqual(log.ok && log.outcome);
  });
});
