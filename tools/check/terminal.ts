// Plays a whole game of each kind with the packed package's program, `npx hencoop`, giving the first answer to every
// question. Checks that it ends by itself with a result, and that no line is wider than 80 columns.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAMES } from '../lib/games.js';
import { BIN, inEmptyProject, installRuntimes, PACKED, run } from '../lib/packed.js';

const WIDTH = 80;

/** More answers than any game needs. */
const ANSWERS = '1\n'.repeat(5000);

const problems: string[] = [];

function check(what: string, { status, stdout, stderr }: ReturnType<typeof play>, wanted: readonly RegExp[]): void {
  if (status !== 0 || stderr !== '') problems.push(`${what}: exit code ${status}, ${stderr.slice(0, 2000)}`);
  for (const pattern of wanted) {
    if (!pattern.test(stdout)) problems.push(`${what}: expected ${pattern} in\n${stdout.slice(-2000)}`);
  }
  for (const line of stdout.split('\n')) {
    if (line.length > WIDTH) problems.push(`${what}: ${line.length} columns: ${line}`);
    if (/undefined|NaN|\[object/.test(line)) problems.push(`${what}: ${line}`);
  }
}

function play(node: string, project: string, input: string, ...argv: readonly string[]) {
  const command = join(project, 'node_modules/hencoop', BIN);
  // A system without a language setting.
  const env = { ...process.env, LC_ALL: 'C' };
  return spawnSync(node, [command, ...argv], { cwd: project, encoding: 'utf8', input, env });
}

/** The versions of Node to try the package on. */
const NODES = [20, 22, 24, 26].map((version) => {
  const paths = ['x64', 'arm64'].map((cpu) => resolve(PACKED, `node_modules/node-${version}-linux-${cpu}/bin/node`));
  return { version, node: paths.find((path) => existsSync(path)) };
});

/** A program that speaks the bot protocol and always plays its first legal move. */
const FIRST = `import { createInterface } from 'node:readline';
let moves = [];
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'position') moves = message.moves;
  if (message.type === 'hello') console.log('{"type":"hello","protocol":1,"name":"First"}');
  if (message.type === 'go') console.log(JSON.stringify({ type: 'bestmove', id: message.id, move: moves[0] }));
});`;

/** Lets the package's arena play bots and programs on threads. */
function checkArena(project: string): void {
  writeFileSync(join(project, 'first.mjs'), FIRST);
  const words = ['arena', 'chicken', '--bot', 'node first.mjs', '--rival', 'easy', '--deals', '4', '--threads', '2'];
  const { status, stdout, stderr } = play(process.execPath, project, '', ...words);
  if (status !== 0 || !/^2 +bot:node first\.mjs +easy .* 8 /m.test(stdout) || stdout.includes('faults')) {
    problems.push(`the arena: exit code ${status}, ${stdout}${stderr}`);
  }
  console.log(stdout);
}

installRuntimes();
await inEmptyProject([], (project) => {
  if (!run(project, 'npx', '--no-install', 'hencoop', '--help').includes('npx hencoop chicken')) {
    problems.push('npx hencoop --help does not show the usage');
  }
  const menu = play(process.execPath, project, 'help\nrules\n1\nnonsense\nquit\n', '--ask');
  check('the menu', menu, [/Rules of a game/, /CH-3\.1: /, /I do not know "nonsense"/, /Goodbye!\n$/]);
  const german = play(process.execPath, project, 'quatsch\nende\n', '--ask', '--lang', 'de');
  check('the menu in German', german, [/Regeln eines Spiels/, /„quatsch“ kenne ich nicht/, /Auf Wiedersehen!\n$/]);
  const whole = (node: string, game: string) =>
    play(node, project, ANSWERS, game, '--ask', '--bots', 'easy', '--seed', 'hen', '--seats', '2', '--folder', 'games');
  for (const game of GAMES) {
    const played = whole(process.execPath, game);
    check(game, played, [/\nThe outcome:\n1\. /, /The game is saved in/]);
    const questions = played.stdout.match(/^ +1 {2}/gm)?.length ?? 0;
    console.log(`${game}: a whole game, ${questions} questions, ${played.stdout.length} characters`);
  }
  checkArena(project);
  for (const { version, node } of NODES) {
    if (node === undefined) throw new Error(`no Node ${version} in ${PACKED}`);
    check(`Node ${version}`, whole(node, 'chicken'), [/\nThe outcome:\n1\. /]);
    console.log(`Node ${version}: ok`);
  }
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
