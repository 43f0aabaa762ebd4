// Adds a small sixth game with all parts of the other five to a copy of the tree, following docs/adding-a-game.md. Then
// builds, checks and tests the copy, and lets bots play the game in the page, in the terminal, on the server and
// through MCP. Fails if that requires a change to a file that the page does not name. `tsx tools/check/sixthGame.ts
// played` skips the checks and tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INSTALLED, makeClone } from '../lib/clone.js';
import { GAMES } from '../lib/games.js';
import { addGame } from '../lib/newGame.js';
import { run } from '../lib/packed.js';

const GAME = 'hen-race';
const PAGE = 'docs/adding-a-game.md';

/** The files that the page names in the table of its section "The files outside the game's folders". */
function namedFiles(): string[] {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split(/^## The files outside .*$/m);
  const [table = ''] = section.split(/^## /m);
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file.replace('<game>', GAME)).sort();
}

/** Other files that may change. */
const ALLOWED = ['tools/bench/budgets.json', 'package.json'];

const copy = mkdtempSync(join(tmpdir(), 'hencoop-sixth-game-'));
const git = (...args: readonly string[]) => run(copy, 'git', '-c', 'user.name=-', '-c', 'user.email=-', ...args);

/** Commits the copy, so that git shows the touched files. The testkit's tests use the fixture too. */
function commitCopy(): void {
  makeClone(copy);
  git('init', '--quiet');
  git('add', '--all', '--force', '--', '.', ...INSTALLED.map((folder) => `:!${folder}`));
  git('commit', '--quiet', '--message', 'Before');
}

function touchedFiles(): string[] {
  return git('status', '--porcelain', '--untracked-files=all', '-z')
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => entry.slice(3))
    .filter(
      (file) => !INSTALLED.includes(file) && !file.startsWith(`src/${GAME}/`) && !file.startsWith(`test/${GAME}/`),
    )
    .sort();
}

/** Runs a step in the copy, prints how long it took, and returns its output. */
function step(...[command = '', ...args]: readonly string[]): string {
  const start = performance.now();
  const output = run(copy, command, ...args);
  console.log(`${[command, ...args].join(' ')}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return output;
}

/** Vitest itself passes if no title matches. */
function vitest(...args: readonly string[]): void {
  const output = step('env', '-u', 'CI', 'npx', 'vitest', 'run', ...args);
  if (!/ passed\b/.test(output)) throw new Error(`vitest run ${args.join(' ')}: expected tests to run, got none`);
}

/** Compares the touched files with the list on the page. */
function checkTouched(): string[] {
  const touched = touchedFiles();
  const named = namedFiles();
  console.log(`${touched.length} files outside src/${GAME} and test/${GAME}: ${touched.join(', ')}`);
  return [
    ...touched
      .filter((file) => !named.includes(file) && !ALLOWED.includes(file))
      .map((file) => `${file} is touched, but ${PAGE} does not name it`),
    ...named.filter((file) => !touched.includes(file)).map((file) => `${PAGE} names ${file}, which is not touched`),
  ];
}

/** Checks pages, types, style, unused code and the package's exports. */
function checkTree(): void {
  step(
    'npx',
    'tsx',
    'tools/generate.ts',
    'sheets',
    'clauses',
    'moveTables',
    'counts',
    'scenarios',
    'pictures',
    'openapi',
  );
  step('npm', 'run', 'check', '--', '--alone', 'style', 'types', 'unused', 'structure');
  step('npx', 'tsx', 'tools/check/resolution.ts');
}

/** Titles that name none of the existing games, whose tests the copy does not affect. */
const NOT_OF_OTHERS = `^(?!.*(?<![\\w-])(?:${GAMES.join('|')})(?![\\w-]))`;

/** The tests that follow the list of games, with records of the new one. */
function checkTests(): void {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  step('npm', 'run', 'corpus', '--', version, GAME);
  // Vitest writes new snapshots unless it runs in CI.
  vitest(`test/${GAME}`, 'test/project', 'test/record', '-t', NOT_OF_OTHERS);
  vitest('test/games/figures.test.ts', '-t', GAME);
  vitest('test/fuzz', '-t', GAME);
  // In this game, players remember nothing beyond the table.
  vitest('test/svg/draw.test.ts', '-t', `the drawing of '${GAME}' (?!draws the remembered)`);
}

/** Lets bots play the game wherever the other five are played. */
function checkProducts(): void {
  step('npx', 'tsx', '--tsconfig', 'apps/terminal/tsconfig.json', 'apps/terminal/src/main.ts', GAME, '--watch');
  vitest('examples/mcp', '-t', `plays a whole game of ${GAME}`);
  step('npx', 'tsx', '--tsconfig', 'packages/server/tsconfig.json', 'tools/check/playOnServer.ts', GAME);
  step('npm', 'run', 'web:build');
  const browser = 'tools/check/browser/playwright.config.ts';
  step(
    'npx',
    'playwright',
    'test',
    '-c',
    browser,
    '--project',
    'web',
    '--grep',
    `plays to the end.*${GAME}|in sight.*${GAME}`,
  );
}

const problems: string[] = [];
try {
  commitCopy();
  addGame(copy, { id: GAME, title: 'Hen Race', prefix: 'HR' });
  // Like `npm run fix`, except for the API reports.
  step('npx', 'biome', 'check', '--write', '.');
  problems.push(...checkTouched());
  step('npm', 'run', 'build');
  if (!process.argv.includes('played')) {
    checkTree();
    checkTests();
  }
  checkProducts();
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
