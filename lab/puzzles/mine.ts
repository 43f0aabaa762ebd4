// Plays a match between bots, and keeps its decisions that make puzzles.

import type { PuzzleTheme } from '@hencoop/puzzles';
import { type GameTypes, remember } from 'hencoop';
import { type GameBots, LEVELS } from 'hencoop/bots';
import type { GameEntry } from 'hencoop/record';
import { at } from '../inside.js';
import { type Exact, lookAt, type Verdict } from './lookAt.js';

/** How puzzles of one game are found. */
export interface Mine<G extends GameTypes> {
  readonly bots: GameBots<G>;
  readonly entry: GameEntry<G>;
  /** The options of the matches, in turn. */
  readonly options: readonly Partial<G['Options']>[];
  /** What a puzzle with this solution is about. */
  theme(view: G['View'], solution: G['Move']): PuzzleTheme;
  /** The endings that can be solved; `null` in a game without any. */
  readonly endings: Endings<G> | null;
}

/** Endings of a game that may be solved. */
interface Endings<G extends GameTypes> {
  /** Whether so little is left that it can be tried. */
  begins(view: G['View']): boolean;
  readonly values: Exact<G>;
}

/** A puzzle that was found. */
export interface FoundPuzzle extends Omit<Verdict<GameTypes>, 'judged'> {
  /** How many moves of the match lead to it. */
  readonly moves: number;
  /** The tokens of the judged moves, the best first, with the chance to win and its error in tenths of a percent. */
  readonly judged: readonly (readonly [token: string, chance: number, error: number])[];
}

/** A match that was played, with its puzzles. */
export interface MinedMatch {
  readonly seed: string;
  readonly options: object;
  /** The token of each move, made by the first of the seats that may move. */
  readonly moves: readonly string[];
  /** How many decisions the miner looked at. */
  readonly decisions: number;
  readonly found: readonly FoundPuzzle[];
}

/** No match gives more puzzles than this, and one in an ending that is solved. */
const MOST = 3;
/** The miner looks at this number of decisions of a match, besides those in endings. */
const LOOKED = 120;
/** How many endings of a match are solved to find one. */
const SOLVED = 8;
/** What the rules of thumb find makes one puzzle of a match, and only at every this many moves: else the first moves would. */
const OBVIOUS_EVERY = 5;
/** A match that goes on for more moves is left. */
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
      seed: `${seed}/${seat}`,
    }),
  );
  const tokens: string[] = [];
  const found: FoundPuzzle[] = [];
  let decisions = 0;
  let solved = 0;
  const exact: Exact<G> = (view) => (mine.endings?.begins(view) ? mine.endings.values(view) : null);
  const goesOn = () => found.length < MOST && decisions < LOOKED;
  /** Whether to look at a decision: once there are enough puzzles, only where the chances are exact. */
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
