// Writes the corpus of a release: npx tsx test/corpus/grow.ts 0.1.0 [game …]. It never rewrites existing folders, because
// users of that release have the same files.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../../src/engine/fold.js';
import type { GameId } from '../../src/games.js';
import { type AnyEntry, formatRecord, type GameRecord, logOf, recordOf, seatLogOf } from '../../src/record/index.js';
import { type PlayedGame, play } from '../record/played.js';
import { entryOf, IDS, kitOf } from '../../support/games.js';
import { refusalsOf, required, shown } from './contents.js';

/** The maximum number of moves in a game, which keeps the corpus small. */
const LONGEST = 1000;
/** The number of moves to store as logs, taking the shortest games first. */
const MAX_LOGGED = 800;
/** The usual number of games, if there are as many set-ups. */
const USUAL = 8;
/** The maximum number of times to play each set-up in search of rare facts. */
const ATTEMPTS = 300;

interface Candidate {
  readonly name: string;
  readonly index: number;
  readonly played: PlayedGame;
  readonly record: GameRecord;
  readonly shown: ReadonlySet<string>;
}

/** Finished games with every set-up, the shortest first; each attempt uses other seeds. */
async function gamesOf(entry: AnyEntry, id: GameId, attempt: number): Promise<Candidate[]> {
  const kit = await kitOf(id);
  const policies = ['', ...Object.keys(kit.policies ?? {})];
  const games = kit.setups.map((setup, index) => {
    const name = `${index}-${setup.seats}-seats${attempt === 0 ? '' : `-${attempt}`}`;
    const policy = policies[(index + attempt) % policies.length];
    const played = play(entry.game, kit, setup, { seed: `corpus ${name}`, policy, max: LONGEST });
    const record = recordOf(entry, played.state, played.moves);
    return { name, index, played, record, shown: shown(entry, kit, record, true) };
  });
  return games
    .filter(({ played }) => entry.game.isOver(played.state))
    .sort((a, b) => a.played.moves.length - b.played.moves.length);
}

/** A small set of games that show all required facts together. */
async function chosen(entry: AnyEntry, id: GameId): Promise<Candidate[]> {
  const missing = required(entry, await kitOf(id), await refusalsOf(id));
  const games: Candidate[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && (missing.size > 0 || games.length < USUAL); attempt++) {
    const left = await gamesOf(entry, id, attempt);
    const news = (game: Candidate) => [...game.shown].filter((fact) => missing.has(fact)).length;
    for (;;) {
      const [best] = left.sort((a, b) => news(b) - news(a));
      // Games of the first attempt fill up the number; later attempts only add missing facts.
      if (best === undefined || (news(best) === 0 && (attempt > 0 || games.length >= USUAL))) break;
      games.push(best);
      left.shift();
      for (const fact of best.shown) missing.delete(fact);
    }
    if (missing.size === 0) break;
  }
  if (missing.size > 0) throw new Error(`${id}: no game shows ${[...missing].join('; ')}`);
  return games.sort((a, b) => a.played.moves.length - b.played.moves.length);
}

/** The games to store as logs too: the shortest ones, and any that it takes to show every event. */
function logsOf(games: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  let left = MAX_LOGGED;
  return games.filter(({ played, shown }) => {
    const events = [...shown].filter((fact) => fact.startsWith('event: '));
    if (played.moves.length > left && events.every((event) => seen.has(event))) return false;
    left -= played.moves.length;
    for (const event of events) seen.add(event);
    return true;
  });
}

/** JSON with one item of the list a line, so that a change shows as a line. */
function lines(value: object, list: string): string {
  const fields = Object.entries(value).map(([name, field]) =>
    name === list
      ? `  ${JSON.stringify(name)}: [\n${field.map((item: unknown) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
      : `  ${JSON.stringify(name)}: ${JSON.stringify(field)}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}

function write(entry: AnyEntry, folder: string, { name, index, played, record }: Candidate, isLogged: boolean): void {
  writeFileSync(join(folder, `${name}.record.json`), lines(record, 'moves'));
  writeFileSync(join(folder, `${name}.record.txt`), formatRecord(entry, record));
  if (!isLogged) return;
  const log = logOf(entry, played.events);
  writeFileSync(join(folder, `${name}.log.json`), lines(log, 'events'));
  writeFileSync(join(folder, `${name}.final.json`), `${JSON.stringify(fold(entry.game, played.events))}\n`);
  const viewer = index % (record.seats + 1);
  const seatLog = seatLogOf(entry, log, viewer === record.seats ? null : viewer);
  writeFileSync(join(folder, `${name}.seat-log.json`), lines(seatLog, 'events'));
}

const [version, ...named] = process.argv.slice(2);
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error('expected a version, such as 0.1.0');

for (const id of IDS) {
  const folder = join('test/corpus', version, id);
  if (existsSync(folder) || (named.length > 0 && !named.includes(id))) continue;
  const entry = await entryOf(id);
  const games = await chosen(entry, id);
  mkdirSync(folder, { recursive: true });
  const logged = new Set(logsOf(games));
  for (const game of games) write(entry, folder, game, logged.has(game));
}
