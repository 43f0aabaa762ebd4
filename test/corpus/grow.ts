// Writes the corpus of a release: npx tsx test/corpus/grow.ts 0.1.0 [game …]. What a release has written is never
// written again, as its users hold the same: a game that is there already is left alone.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../../src/engine/fold.js';
import { formatRecord, type GameId, logOf, recordOf, seatLogOf } from '../../src/record/index.js';
import { anyRoom, IDS, kitOf, play } from '../record/house.js';

const [version, ...named] = process.argv.slice(2);
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error('a version is needed, such as 0.1.0');

/** Longer games are not kept, or not as logs, and of the others every second one: a corpus stays small. */
const MOST_MOVES = 1000;
const MOST_LOGGED = 200;

/** A list with one item a line: a change shows as a line. */
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
  const { game } = anyRoom(id);
  const policies = ['', ...Object.keys(kit.policies ?? {})];
  for (const [index, setup] of kit.setups.entries()) {
    const policy = policies[index % policies.length];
    const name = `${index}-${setup.seats}-seats`;
    const played = play(id, kit, setup, { seed: `corpus ${name}`, policy, most: MOST_MOVES });
    if (!game.isOver(played.state)) continue;
    const record = recordOf(id, played.state as never, played.moves as never);
    writeFileSync(join(folder, `${name}.record.json`), lines(record, 'moves'));
    writeFileSync(join(folder, `${name}.record.txt`), formatRecord(record));
    if (played.moves.length > MOST_LOGGED || index % 2 > 0) continue;
    const log = logOf(id, played.events as never);
    writeFileSync(join(folder, `${name}.log.json`), lines(log, 'events'));
    writeFileSync(join(folder, `${name}.final.json`), `${JSON.stringify(fold(game, played.events))}\n`);
    const viewer = index % (setup.seats + 1);
    const seatLog = seatLogOf(log, viewer === setup.seats ? null : viewer);
    writeFileSync(join(folder, `${name}.seat-log.json`), lines(seatLog, 'events'));
  }
}

for (const id of IDS) {
  const folder = join('test/corpus', version, id);
  if (existsSync(folder) || (named.length > 0 && !named.includes(id))) continue;
  mkdirSync(folder, { recursive: true });
  await grow(id, folder);
}
