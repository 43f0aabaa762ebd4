import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from './files.js';
import { camelCase, pascalCase } from './names.js';
import { EDITS } from './newGameEdits.js';

/** A complete small game, the pattern for new ones. Its files lie as they do in the tree. */
const FIXTURE = 'test/sixth-game';

/** How a new game is called. */
export interface NewGame {
  /** Lowercase words with hyphens, such as `hen-race`: the name of its folders and entry points. */
  readonly id: string;
  /** Its name in sentences. */
  readonly title: string;
  /** The two letters of its clauses. */
  readonly prefix: string;
}

/** A text of the pattern, with the names of a new game. */
function renamed(text: string, { id, title, prefix }: NewGame): string {
  return text
    .replace(/\bPK\b/g, prefix)
    .replace(/(?<=[a-z])Peck\b|Peck(?=[A-Z])/g, pascalCase(id))
    .replace(/\bPeck\b/g, () => title)
    .replace(/(?<=['"`/=])peck(?=['"`/.)])/g, id)
    .replace(/\bpeck(?=\b|[A-Z])/g, camelCase(id));
}

/** Imports of files that move along follow them; all others still resolve to the same files. */
function relocated(file: string, to: string): string {
  return readFileSync(file, 'utf8').replace(/(from )'(\.[^']+)'/g, (_, from: string, path: string) => {
    const target = join(dirname(file), path);
    const moved = target.startsWith(`${FIXTURE}/`) ? target.slice(FIXTURE.length + 1) : target;
    const there = relative(dirname(to), moved);
    return `${from}'${there.startsWith('.') ? there : `./${there}`}'`;
  });
}

/**
 * Adds a game to the tree in `root`: its folders, and a line in each file that names it. The rules are those of the sixth
 * game until somebody writes others.
 */
export function addGame(root: string, game: NewGame): void {
  for (const file of filesBelow(FIXTURE, '').filter((path) => /\.\w+$/.test(path))) {
    const name = file.slice(FIXTURE.length + 1);
    const to = join(root, name.replaceAll('peck', game.id));
    if (existsSync(to)) throw new Error(`${to}: expected no such file yet`);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, renamed(relocated(file, name), game));
  }
  const run = (...args: readonly string[]) => execFileSync('npx', args, { cwd: root, stdio: 'inherit' });
  run('tsx', 'tools/generate.ts', 'doors');
  for (const { file, after, text } of EDITS) {
    const path = join(root, file);
    const parts = readFileSync(path, 'utf8').split(after);
    if (parts.length !== 2) throw new Error(`${file}: expected one '${after.trim()}', got ${parts.length - 1}`);
    writeFileSync(path, parts.join(after + renamed(text, game)));
  }
  run(
    'biome',
    'check',
    '--write',
    '--log-level=error',
    `src/${game.id}`,
    `test/${game.id}`,
    ...EDITS.map(({ file }) => file),
  );
}
