// Finds endings in games between bots, solves them, and measures what each level loses in them: npm run endings
// With names, only those; with --games, at most this number of games of each. Every game played stays in .endings: a run can be stopped and started again.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { machine } from '../lib/machine.js';
import { blindChickenExtremeEndings } from './blindChickenExtreme.js';
import { chickenOutEndings, chickenOutLastTurns } from './chickenOut.js';
import { solveHidden } from './hidden.js';
import { solveGame } from './known.js';
import { type Solved, writeEndings } from './results.js';

/** The number of endings that are published for a game. */
const WANTED = 50;

/** The games whose endings are solved. */
const SOLVERS: { readonly [id: string]: (seed: string) => readonly Solved[] } = {
  chicken: solveHidden,
  'chicken-out': (seed) => solveGame(chickenOutEndings, seed),
  'blind-chicken-extreme': (seed) => solveGame(blindChickenExtremeEndings, seed),
  'chicken-out-turns': (seed) => solveGame(chickenOutLastTurns, seed),
};

/** What came of a game that was played. */
interface Line {
  readonly solved: readonly Solved[];
}

/** The games that were played so far, in the order of their seeds. A line that was cut off does not count. */
function linesIn(file: string): Line[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  // `solveAll` wrote it.
  return lines.map((line) => JSON.parse(line) as Line);
}

/** Plays one game after another until there are enough endings, and publishes those that there are. */
function solveAll(game: string, solve: (seed: string) => readonly Solved[]): void {
  mkdirSync('.endings', { recursive: true });
  const file = `.endings/${game}.jsonl`;
  const lines = linesIn(file);
  // Without a line that was cut off.
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const endings = lines.flatMap(({ solved }) => solved);
  let games = lines.length;
  const publish = () => {
    if (endings.length > 0) writeEndings({ game, machine: machine(), games, endings });
  };
  publish();
  while (endings.length < WANTED && games < Number(values.games)) {
    const line: Line = { solved: solve(`endings/${games}`) };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    games++;
    if (line.solved.length === 0) continue;
    endings.push(...line.solved);
    publish();
    console.log(`${game}: ending ${endings.length} of ${WANTED}, of game ${games}`);
  }
  publish();
}

const { values, positionals: names } = parseArgs({
  options: { games: { type: 'string', default: 'Infinity' } },
  allowPositionals: true,
});
const unknown = names.filter((name) => !(name in SOLVERS));
if (unknown.length > 0) throw new Error(`expected names of ${Object.keys(SOLVERS).join(', ')}, got ${unknown}`);
for (const [game, solve] of Object.entries(SOLVERS))
  if (names.length === 0 || names.includes(game)) solveAll(game, solve);
