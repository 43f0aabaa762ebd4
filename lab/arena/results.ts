import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LEVELS } from 'hencoop/bots';
import { filesBelow } from '../../tools/lib/files.js';
import { type Loaded, machine, type Site, type TournamentResults } from '../inside.js';
import { progressBar } from './progress.js';

/** Code that affects no move. {@link codeVersion} reads the levels separately, without their Elo. */
const UNDECIDING =
  /\/(?:(?:locales|svg|element)\/.*|clauses|doors|element|levels|locale|narrow|notation|offered|record|schema|setupTexts|sheet|svg|tableText|text|words)\.ts$/;

/** The code of the arena that affects the games of a tournament. */
const ARENA = ['deal', 'entrants', 'games', 'lookAhead', 'match', 'tournament'].map(
  (name) => `apps/terminal/src/arena/${name}.ts`,
);

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // There is no repository, as in an unpacked archive.
    return '';
  }
}

/**
 * A digest of the code that plays these games, committed or not: results of different code must not be mixed. Texts,
 * other games and the stated Elo of levels do not change it.
 */
export function codeVersion(games: readonly Loaded[]): string {
  const hash = createHash('sha256');
  const folders = ['src/engine', 'src/bots', ...games.map(({ game }) => `src/${game.id}`)];
  const files = folders.flatMap((folder) => filesBelow(folder, '.ts')).filter((file) => !UNDECIDING.test(file));
  for (const file of [...files, ...ARENA]) hash.update(`${file}\n`).update(readFileSync(file));
  for (const { bots } of games) {
    for (const name of LEVELS) {
      const { elo: _, ...level } = bots.levels[name];
      hash.update(JSON.stringify(level));
    }
  }
  return hash.digest('hex').slice(0, 10);
}

/** Where the arena of the repository prints. */
export const CONSOLE = { out: console.log, err: console.error };

/** The arena of the repository. */
export const SITE: Site = {
  program: 'npm run lab -- arena',
  folder: 'lab/arena/runs',
  codeOf: (loaded) => codeVersion([loaded]),
  environment: (code) => ({ commit: git('rev-parse', '--short=10', 'HEAD').trim(), code, ...machine() }),
  progress: progressBar,
};

/** The results in lab/arena/results, in the order of their names. */
export function publishedResults(): TournamentResults[] {
  // Written by `writeResults`.
  return filesBelow('lab/arena/results', '.json').map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as TournamentResults,
  );
}
