import { OVER } from '../engine/base.js';
import type { Chance } from '../engine/chance.js';
import { finishDraft } from '../engine/draft.js';
import type { Game, GameTypes } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';

/** When a line of moves ends, and the value of its end. */
export interface Ending<G extends GameTypes> {
  /**
   * Ends a line early; called after every move with the number of moves played. By default the end of the game ends it.
   */
  readonly until?: ((state: G['State'], played: number) => boolean) | undefined;
  /** The value of a line's end to `seat`. */
  readonly value: (state: G['State'], seat: Seat) => number;
}

/** The best line from a state. */
export interface BestLine<G extends GameTypes> {
  readonly end: G['State'];
  /** The moves that lead to `end`. */
  readonly moves: G['Move'][];
  /** How many lines the search tried. */
  readonly lines: number;
}

/**
 * The line in which every seat knows the whole state and makes its own best move, the first of equals. Tries every line
 * from `state`, in time proportional to their number.
 */
export function bestLine<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  { until, value }: Ending<G>,
  chance: Chance,
): BestLine<G> {
  const { actors, legal, copy, play, evolve } = game.rules;
  let lines = 0;
  let path: Path<G> | null = null;

  /** Returns the end of the best line from `position`, and leaves its moves in `path`. */
  function endOf(position: G['State'], played: number): G['State'] {
    const [seat] = position.step.type === OVER || until?.(position, played) ? [] : actors(position);
    if (seat === undefined) {
      lines += 1;
      path = null;
      return position;
    }
    let [best, most] = [position, -Infinity];
    let bestPath: Path<G> | null = null;
    for (const move of legal(position, seat, [])) {
      const draft = copy(position);
      play(draft, move, evolve, chance);
      const end = endOf(finishDraft<G['State']>(draft), played + 1);
      const worth = value(end, seat);
      if (worth > most) [best, most, bestPath] = [end, worth, { move, next: path }];
    }
    path = bestPath;
    return best;
  }

  const end = endOf(state, 0);
  const moves: G['Move'][] = [];
  // The compiler does not see that `endOf` assigns `path`.
  for (let step = path as Path<G> | null; step !== null; step = step.next) moves.push(step.move);
  return { end, moves, lines };
}

/** A line's moves as a linked list. */
interface Path<G extends GameTypes> {
  readonly move: G['Move'];
  readonly next: Path<G> | null;
}
