// Plays a match between bots, and collects the decisions that make puzzles.

import type { PuzzleTheme } from '@hencoop/puzzles';
import { type GameTypes, remember } from 'hencoop';
import { botSeed, type GameBots, LEVELS } from 'hencoop/bots';
import type { GameEntry } from 'hencoop/record';
import { at } from '../inside.js';
import { type Exact, lookAt, type Verdict } from './lookAt.js';

/** How to find a game's puzzles. */
export interface Mine<G extends GameTypes> {
  readonly bots: GameBots<G>;
  readonly entry: GameEntry<G>;
  /** The options of the matches, in turn. */
  readonly options: readonly Partial<G['Options']>[];
  /** The theme of a puzzle with this solution. */
  theme(view: G['View'], solution: G['Move']): PuzzleTheme;
  /** The solvable endings; `null` for a game without any. */
  readonly endings: Endings<G> | null;
}

/** The solvable endings of a game. */
interface Endings<G extends GameTypes> {
  /** Whether a view may be a solvable ending. */
  begins(view: G['View']): boolean;
  readonly values: Exact<G>;
}

/** A puzzle as found in a match. */
export interface FoundPuzzle extends Omit<Verdict<GameTypes>, 'judged'> {
  /** The number of moves before it. */
  readonly moves: number;
  /** The tokens of the judged moves, the best first, with the chance to win and its error in tenths of a percent. */
  readonly judged: readonly (readonly [token: string, chance: number, error: number])[];
}

/** A match, with its puzzles. */
export interface MinedMatch {
  readonly seed: string;
  readonly options: object;
  /** The token of each move; the first seat that may move makes it. */
  readonly moves: readonly string[];
  /** The number of examined decisions. */
  readonly decisions: number;
  readonly found: readonly FoundPuzzle[];
}

/** The maximum number of puzzles from a match, besides one in a solved ending. */
const MOST = 3;
/** The maximum number of decisions to examine in a match, besides decisions in endings. */
const LOOKED = 120;
/** The maximum number of endings to solve in a match. */
const SOLVED = 8;
/** A match gives at most one puzzle that the rules of thumb solve, and only at every fifth move, or it would be the first. */
const OBVIOUS_EVERY = 5;
/** The maximum number of moves of a match. */
const LONGEST = 1500;

/** The match with this number. */
export function mineMatch<G extends GameTypes>(mine: Mine<G>, number: number): MinedMatch {
  const { bots, entry, options: all } = mine;
  const { game } = bots;
  const seed = `puzzles/${number}`;
  const options: Partial<G['Options']> = at(all, number % all.length);
  const { events, state: start } = game.setupWithEvents({ seats: game.seats.min, seed, options });
  let state = start;
  const views = Array.from({ length: start.seats }, (_, seat) => remember(game, events, seat));
  const players = views.map((_, seat) =>
    bots.level(at(LEVELS, (Math.floor(number / all.length) + seat * (1 + (number % 2))) % (LEVELS.length - 1)), {
      seed: botSeed(seed, seat),
    }),
  );
  const tokens: string[] = [];
  const found: FoundPuzzle[] = [];
  let decisions = 0;
  let solved = 0;
  const exact: Exact<G> = (view) => (mine.endings?.begins(view) ? mine.endings.values(view) : null);
  const goesOn = () => found.length < MOST && decisions < LOOKED;
  /** Whether to examine a decision: once there are enough puzzles, only if its chances are exact. */
  const isWanted = (view: G['View']) => {
    if (goesOn()) return true;
    if (solved === SOLVED || found.some(({ exact }) => exact) || !mine.endings?.begins(view)) return false;
    solved += 1;
    return exact(view) !== null;
  };
  while (!game.isOver(state) && tokens.length < LONGEST && (goesOn() || mine.endings !== null)) {
    const seat = at(game.actors(state), 0);
    const view = at(views, seat);
    if (game.legalMoves(view).length > 1 && isWanted(view)) {
      decisions += 1;
      const takesObvious =
        (tokens.length + number) % OBVIOUS_EVERY === 0 && !found.some((puzzle) => puzzle.found.medium >= 50);
      const verdict = lookAt(bots, view, `${seed}/${tokens.length}`, exact, takesObvious);
      if (verdict !== null) found.push(puzzleOf(mine, verdict, tokens.length));
    }
    const { move } = at(players, seat).chooseNow(view);
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(`${seed}: expected a legal move`);
    ({ state } = attempt);
    tokens.push(entry.notation.write(move));
    for (const event of attempt.events) {
      views.forEach((before, viewer) => {
        const redacted = game.redact(event, viewer);
        if (redacted !== null) views[viewer] = game.evolve(before, redacted);
      });
    }
  }
  return { seed, options, moves: tokens.slice(0, found.at(-1)?.moves ?? 0), decisions, found };
}

function puzzleOf<G extends GameTypes>(
  { entry }: Mine<G>,
  { judged, ...verdict }: Verdict<G>,
  moves: number,
): FoundPuzzle {
  const tokens = judged.map(
    ({ move, chance, error }) =>
      [entry.notation.write(move), Math.round(1000 * chance), Math.ceil(1000 * error)] as const,
  );
  return { ...verdict, moves, judged: tokens };
}
