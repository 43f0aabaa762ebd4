// Finds endings in games between bots, solves them, and measures how far each level falls short: npm run lab -- endings
// With names, only those games; --games limits the games to play of each. A run keeps the published endings and continues after
// their games. After a change to the bots, --again strong,expert measures these players again; --forget drops the endings.
import { parseArgs } from 'node:util';
import { machine } from '../../tools/lib/machine.js';
import { blindChickenExtremeEndings } from './blindChickenExtreme.js';
import { chickenOutEndings, chickenOutLastTurns } from './chickenOut.js';
import { solveHidden } from './hidden.js';
import { solveGame } from './known.js';
import { PLAYERS, type Player, readEndings, type Solved, writeEndings } from './results.js';

/** The number of endings to publish for a game. */
const WANTED = 50;

type Solve = (seed: string, players?: readonly Player[], before?: Solved) => readonly Solved[];

/** A solver for each kind of ending. Chicken's always measures all players. */
const SOLVERS: { readonly [id: string]: Solve } = {
  chicken: (seed) => solveHidden(seed),
  'chicken-out': (...game) => solveGame(chickenOutEndings, ...game),
  'blind-chicken-extreme': (...game) => solveGame(blindChickenExtremeEndings, ...game),
  'chicken-out-turns': (...game) => solveGame(chickenOutLastTurns, ...game),
};

/** Plays games until there are enough endings, and saves the results after each. */
function solveAll(game: string, solve: Solve): void {
  const before = values.forget ? null : readEndings(game);
  const known = before?.endings ?? [];
  const players = playersAgain();
  const endings = players.length === 0 ? [...known] : known.flatMap((ending) => again(ending, solve, players));
  if (before !== null && players.length > 0) writeEndings({ ...before, machine: machine(), endings });
  for (let games = before?.games ?? 0; endings.length < WANTED && games < Number(values.games); games++) {
    const solved = solve(`endings/${games}`);
    endings.push(...solved);
    writeEndings({ game, machine: machine(), games: games + 1, endings });
    if (solved.length > 0) console.log(`${game}: ending ${endings.length} of ${WANTED}, in game ${games + 1}`);
  }
}

/** The players to measure again. */
function playersAgain(): Player[] {
  const names = values.again?.split(',') ?? [];
  const unknown = names.filter((name) => !PLAYERS.some((player) => player === name));
  if (unknown.length > 0) throw new Error(`--again: expected names of ${PLAYERS.join(', ')}, got ${unknown}`);
  return PLAYERS.filter((player) => names.includes(player));
}

/** Measures these players again in a published ending. */
function again(ending: Solved, solve: Solve, players: readonly Player[]): readonly Solved[] {
  const solved = solve(ending.seed, players, ending);
  for (const { exploitability } of solved) console.log(`${ending.seed} again: ${JSON.stringify(exploitability)}`);
  return solved;
}

const { values, positionals: names } = parseArgs({
  options: {
    games: { type: 'string', default: 'Infinity' },
    again: { type: 'string' },
    forget: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const unknown = names.filter((name) => !(name in SOLVERS));
if (unknown.length > 0) throw new Error(`expected names of ${Object.keys(SOLVERS).join(', ')}, got ${unknown}`);
for (const [game, solve] of Object.entries(SOLVERS))
  if (names.length === 0 || names.includes(game)) solveAll(game, solve);
