// Adds a small sixth game to a copy of the tree by the page docs/adding-a-game.md, then builds, checks and tests the copy.
// Fails if that touches a file outside the folders of the game that the page does not name, or if the page names a file
// without which test/project/games.test.ts passes.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { filesBelow } from '../lib/files.js';
import { run } from '../lib/packed.js';
import { EDITS } from './sixthGameEdits.js';

const GAME = 'peck';
const FIXTURE = 'test/sixth-game';
const PAGE = 'docs/adding-a-game.md';
const MAX_FILES = 10;

/** The files that the page names in the table of its section "The files outside the game's folders". */
function namedFiles(): string[] {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split(/^## The files outside .*$/m);
  const [table = ''] = section.split(/^## /m);
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file.replace('<game>', GAME)).sort();
}

const copy = mkdtempSync(join(tmpdir(), 'hencoop-sixth-game-'));
const inCopy = (path: string) => join(copy, path);
const git = (...args: readonly string[]) => run(copy, 'git', '-c', 'user.name=-', '-c', 'user.email=-', ...args);

/** Everything in the repository except the fixture itself, committed, so that git shows what is touched. */
function copyTree(): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of files.split('\0').filter((file) => file !== '' && !file.startsWith(`${FIXTURE}/`))) {
    mkdirSync(dirname(inCopy(file)), { recursive: true });
    // A file that is deleted but not committed is still listed.
    cpSync(file, inCopy(file), { force: true, errorOnExist: false });
  }
  symlinkSync(resolve('node_modules'), inCopy('node_modules'));
  git('init', '--quiet');
  git('add', '--all', '--force', '--', '.', ':!node_modules');
  git('commit', '--quiet', '--message', 'Before');
}

/** Adds the files of the fixture, and edits the files that exist. */
function addGame(): void {
  for (const file of filesBelow(FIXTURE, '').filter((file) => /\.\w+$/.test(file))) {
    const target = inCopy(file.slice(FIXTURE.length + 1));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target);
  }
  for (const { file, after, text } of EDITS) {
    const parts = readFileSync(inCopy(file), 'utf8').split(after);
    if (parts.length !== 2) throw new Error(`${file}: expected one '${after.trim()}', got ${parts.length - 1}`);
    writeFileSync(inCopy(file), parts.join(after + text));
  }
}

function touchedFiles(): string[] {
  return git('status', '--porcelain', '--untracked-files=all', '-z')
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => entry.slice(3))
    .filter((file) => file !== 'node_modules' && !file.startsWith(`src/${GAME}/`) && !file.startsWith(`test/${GAME}/`))
    .sort();
}

/** Whether a command succeeds in the copy. */
function passes(...[command = '', ...args]: readonly string[]): boolean {
  return spawnSync(command, args, { cwd: copy, stdio: 'ignore' }).status === 0;
}

/** Runs a step in the copy, and says how long it took. */
function step(...[command = '', ...args]: readonly string[]): void {
  const start = performance.now();
  run(copy, command, ...args);
  console.log(`${[command, ...args].join(' ')}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

const problems: string[] = [];
try {
  copyTree();
  addGame();
  // As `npm run fix` does, except for the reports of the API.
  step('npx', 'biome', 'check', '--write', '.');
  const touched = touchedFiles();
  const named = namedFiles();
  console.log(`${touched.length} files outside src/${GAME} and test/${GAME}`);
  for (const file of touched)
    if (!named.includes(file)) problems.push(`${file} is touched, but ${PAGE} does not name it`);
  for (const file of named) if (!touched.includes(file)) problems.push(`${PAGE} names ${file}, which is not touched`);
  if (touched.length > MAX_FILES) problems.push(`expected at most ${MAX_FILES} files, got ${touched.length}`);

  // Without any one of the files, the test of the list of games must fail.
  const listed = ['npx', 'vitest', 'run', 'test/project/games.test.ts'];
  step(...listed);
  for (const file of touched) {
    git('stash', 'push', '--quiet', '--include-untracked', '--', file);
    if (passes(...listed)) problems.push(`${PAGE} names ${file}, but ${listed.slice(1).join(' ')} passes without it`);
    git('stash', 'pop', '--quiet');
  }

  // Every page that follows the list of games.
  step('npx', 'tsx', 'scripts/generate.ts', 'sheets', 'clauses', 'counts', 'scenarios', 'pictures', 'openapi');
  step('npm', 'run', 'check:style');
  step('npm', 'run', 'check:types');
  step('npm', 'run', 'check:unused');
  step('npm', 'run', 'build');
  step('npx', 'tsx', 'scripts/check/resolution.ts');
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  step('npm', 'run', 'corpus', '--', version, GAME);
  // Vitest writes new snapshots unless it runs in CI.
  step('env', '-u', 'CI', 'npx', 'vitest', 'run', `test/${GAME}`, 'test/project', 'test/record');
  step('npx', 'vitest', 'run', 'test/fuzz', '-t', GAME);
  // In this game nothing is remembered that the table does not show.
  step('npx', 'vitest', 'run', 'test/svg/draw.test.ts', '-t', `the drawing of '${GAME}' (?!draws a remembered)`);
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
