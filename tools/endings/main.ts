// Finds endings in games between bots, solves them, and measures what each level loses in them: npm run endings
// With names, only those; with --games, at most this number of games of each. Published endings stay, and a run goes on after their games;
// after a change of the bots, --forget drops them.
import { parseArgs } from 'node:util';
import { machine } from '../lib/machine.js';
import { blindChickenExtremeEndings } from './blindChickenExtreme.js';
import { chickenOutEndings, chickenOutLastTurns } from './chickenOut.js';
import { solveHidden } from './hidden.js';
import { solveGame } from './known.js';
import { readEndings, type Solved, writeEndings } from './results.js';

/** The number of endings that are published for a game. */
const WANTED = 50;

/** The games whose endings are solved. */
const SOLVERS: { readonly [id: string]: (seed: string) => readonly Solved[] } = {
  chicken: solveHidden,
  'chicken-out': (seed) => solveGame(chickenOutEndings, seed),
  'blind-chicken-extreme': (seed) => solveGame(blindChickenExtremeEndings, seed),
  'chicken-out-turns': (seed) => solveGame(chickenOutLastTurns, seed),
};

/** Plays one game after another until there are enough endings, and publishes those that there are after each. */
function solveAll(game: string, solve: (seed: string) => readonly Solved[]): void {
  const before = values.forget ? null : readEndings(game);
  const endings = [...(before?.endings ?? [])];
  for (let games = before?.games ?? 0; endings.length < WANTED && games < Number(values.games); games++) {
    const solved = solve(`endings/${games}`);
    endings.push(...solved);
    writeEndings({ game, machine: machine(), games: games + 1, endings });
    if (solved.length > 0) console.log(`${game}: ending ${endings.length} of ${WANTED}, of game ${games + 1}`);
  }
}

const { values, positionals: names } = parseArgs({
  options: {
    games: { type: 'string', default: 'Infinity' },
    forget: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const unknown = names.filter((name) => !(name in SOLVERS));
if (unknown.length > 0) throw new Error(`expected names of ${Object.keys(SOLVERS).join(', ')}, got ${unknown}`);
for (const [game, solve] of Object.entries(SOLVERS))
  if (names.length === 0 || names.includes(game)) solveAll(game, solve);
