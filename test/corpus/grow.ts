// Writes the corpus of a release: npx tsx test/corpus/grow.ts 0.1.0 [game …]. Existing games are never rewritten, because
// users of that release have the same files.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../../src/engine/fold.js';
import { formatRecord, type GameId, logOf, seatLogOf } from '../../src/record/index.js';
import { anyEntry, anyRecordOf, IDS, kitOf, play } from '../record/games.js';

const [version, ...named] = process.argv.slice(2);
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error('expected a version, such as 0.1.0');

/** Longer games are left out, so that the corpus stays small. */
const LONGEST = 1000;
/** How many moves are kept as logs, the shortest games first. */
const MAX_LOGGED = 800;

/** One item of the list a line, so that a change shows as a line. */
function lines(value: object, list: string): string {
  const fields = Object.entries(value).map(([name, field]) =>
    name === list
      ? `  ${JSON.stringify(name)}: [\n${field.map((item: unknown) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
      : `  ${JSON.stringify(name)}: ${JSON.stringify(field)}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}

async function grow(id: GameId, folder: string): Promise<void> {
  const kit = await kitOf(id);
  const { game } = anyEntry(id);
  const policies = ['', ...Object.keys(kit.policies ?? {})];
  const games = kit.setups.map((setup, index) => {
    const name = `${index}-${setup.seats}-seats`;
    const policy = policies[index % policies.length];
    return { name, index, seats: setup.seats, ...play(id, kit, setup, { seed: `corpus ${name}`, policy, max: LONGEST }) };
  });
  const finished = games.filter(({ state }) => game.isOver(state)).sort((a, b) => a.moves.length - b.moves.length);
  let left = MAX_LOGGED;
  for (const { name, index, seats, state, moves, events } of finished) {
    const record = anyRecordOf(id, state, moves);
    writeFileSync(join(folder, `${name}.record.json`), lines(record, 'moves'));
    writeFileSync(join(folder, `${name}.record.txt`), formatRecord(record));
    left -= moves.length;
    if (left < 0) continue;
    const log = logOf(id, events as never);
    writeFileSync(join(folder, `${name}.log.json`), lines(log, 'events'));
    writeFileSync(join(folder, `${name}.final.json`), `${JSON.stringify(fold(game, events))}\n`);
    const viewer = index % (seats + 1);
    const seatLog = seatLogOf(log, viewer === seats ? null : viewer);
    writeFileSync(join(folder, `${name}.seat-log.json`), lines(seatLog, 'events'));
  }
}

for (const id of IDS) {
  const folder = join('test/corpus', version, id);
  if (existsSync(folder) || (named.length > 0 && !named.includes(id))) continue;
  mkdirSync(folder, { recursive: true });
  await grow(id, folder);
}
