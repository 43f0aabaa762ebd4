// Writes the playground's data for each game: scenarios, recorded games, the picture, the types of moves.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GameTypes } from 'hencoop';
import { type AnyDoors, GAMES, type GameId } from 'hencoop/games';
import { toJSONSchema } from 'zod/mini';
import type { Scenario } from '../../test/support/scenario.js';
import { midgame } from '../../test/svg/midgames.js';
import { filesBelow } from '../lib/files.js';
import { DATA, type GameData, type GivenScenario } from './playground/data.js';
import { moveTypesOf } from './playground/moveTypes.js';

const RECORD = '.record.json';

/** The recorded games of the latest version that has any. */
function recordsOf(id: GameId): string[] {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  return filesBelow(join('test/corpus', version, id), RECORD);
}

async function scenariosOf({ id, game }: AnyDoors): Promise<GivenScenario[]> {
  const { actors } = await game();
  // Each scenario belongs to its game.
  const { scenarios } = (await import(`../../test/${id}/scenarios.ts`)) as {
    readonly scenarios: readonly Scenario<GameTypes['State'], GameTypes['Move']>[];
  };
  return scenarios.map(({ title, says, state, viewer = actors(state)[0] ?? null, tried }) => {
    return { title, says, state, viewer, tried };
  });
}

async function dataOf(doors: AnyDoors): Promise<GameData> {
  const { game, schemas } = await doors.entry();
  const { state } = midgame<GameTypes>(await doors.entry());
  return {
    scenarios: await scenariosOf(doors),
    records: recordsOf(doors.id).map((file) => basename(file, RECORD)),
    // A view, because the site has no state for the picture.
    picture: game.view(state, 0),
    // A JSON Schema has these fields.
    moveTypes: moveTypesOf(toJSONSchema(schemas.move) as Parameters<typeof moveTypesOf>[0]),
  };
}

/** Writes the files below `out`. */
export async function writePlaygroundData(out: string): Promise<void> {
  for (const doors of GAMES) {
    const folder = join(out, DATA, doors.id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}.json`, JSON.stringify(await dataOf(doors)));
    for (const file of recordsOf(doors.id)) copyFileSync(file, join(folder, `${basename(file, RECORD)}.json`));
  }
}
