// Installs the packed package into an empty project and plays a game by import and by require, as a user's first try.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from './house.js';

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const camel = (id: string) => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const project = mkdtempSync(join(tmpdir(), 'hencoop-smoke-'));
try {
  const packed: unknown = JSON.parse(run('.', 'npm', 'pack', '--json', '--pack-destination', project));
  // `npm pack --json` prints one entry for the one package packed.
  const [{ filename, size, files }] = packed as [{ filename: string; size: number; files: { path: string }[] }];
  console.log(`${filename}: ${files.length} files, ${size} bytes`);
  writeFileSync(join(project, 'package.json'), '{ "name": "smoke", "private": true }');
  run(project, 'npm', 'install', '--no-audit', '--no-fund', '--silent', `./${filename}`);

  const loop = (game: string) => `
let ${camel(game)}State = games['${game}'].setup({ seed: 'smoke' });
for (let i = 0; !games['${game}'].isOver(${camel(game)}State); i++) {
  const moves = games['${game}'].legalMoves(${camel(game)}State);
  ${camel(game)}State = games['${game}'].apply(${camel(game)}State, moves[(i * 7) % moves.length]);
}
schemas['${game}'].stateSchema.parse(JSON.parse(JSON.stringify(${camel(game)}State)));
console.log('${game}', JSON.stringify(games['${game}'].score(${camel(game)}State)), JSON.stringify(games['${game}'].outcome(${camel(game)}State)));`;
  const script = (imports: string) => `${imports}${GAMES.map(loop).join('')}`;
  const names = GAMES.map((game) => `'${game}'`);

  writeFileSync(
    join(project, 'esm.mjs'),
    script(`const games = {}; const schemas = {};
for (const name of [${names}]) {
  games[name] = Object.values(await import('hencoop/' + name)).find((value) => value?.id === name);
  schemas[name] = await import('hencoop/' + name + '/schema');
  await import('hencoop/' + name + '/sheet');
}
if (!Object.values(await import('hencoop')).includes(games.chicken)) throw new Error('two copies of one game');
`),
  );
  writeFileSync(
    join(project, 'cjs.cjs'),
    script(`const games = {}; const schemas = {};
for (const name of [${names}]) {
  games[name] = Object.values(require('hencoop/' + name)).find((value) => value?.id === name);
  schemas[name] = require('hencoop/' + name + '/schema');
  require('hencoop/' + name + '/sheet');
}
if (!Object.values(require('hencoop')).includes(games.chicken)) throw new Error('two copies of one game');
`),
  );
  const byImport = run(project, 'node', 'esm.mjs');
  const byRequire = run(project, 'node', 'cjs.cjs');
  process.stdout.write(byImport);
  if (byImport !== byRequire) throw new Error(`import and require play differently:\n${byImport}${byRequire}`);
  run(project, 'npm', 'install', '--no-audit', '--no-fund', '--silent', 'fast-check@4');
  run(
    project,
    'node',
    '--input-type=module',
    '-e',
    "import { laws } from 'hencoop/testkit'; if (!laws) process.exit(1)",
  );
  const drawing = (load: string) =>
    `${load}console.log(svg.drawChicken(chicken.chicken.view(chicken.chicken.setup({ seats: 2, seed: 'smoke' }), 0)));`;
  const imported = run(
    project,
    'node',
    '--input-type=module',
    '-e',
    drawing("import * as svg from 'hencoop/svg'; import * as chicken from 'hencoop/chicken';"),
  );
  const required = run(
    project,
    'node',
    '-e',
    drawing("const svg = require('hencoop/svg'); const chicken = require('hencoop/chicken');"),
  );
  if (!imported.startsWith('<svg ') || imported !== required) throw new Error('import and require draw differently');
  const installed: unknown = JSON.parse(readFileSync(join(project, 'node_modules/hencoop/package.json'), 'utf8'));
  const { dependencies } = installed as { dependencies: object };
  if (Object.keys(dependencies).join() !== 'seedrandom,zod')
    throw new Error(`dependencies: ${Object.keys(dependencies)}`);
} finally {
  rmSync(project, { recursive: true, force: true });
}
