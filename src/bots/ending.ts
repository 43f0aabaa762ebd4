import { OVER } from '../engine/base.js';
import type { Chance } from '../engine/chance.js';
import { finishDraft } from '../engine/draft.js';
import type { Game, GameTypes } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';

/** How a line of moves ends, and what its end is worth. */
export interface Ending<G extends GameTypes> {
  /** Ends a line early, asked after every move with the number of moves played; without it, the game ends it. */
  readonly until?: ((state: G['State'], played: number) => boolean) | undefined;
  /** The value of the end of a line to a seat. */
  readonly value: (state: G['State'], seat: Seat) => number;
}

/** The best line from a state. */
export interface BestLine<G extends GameTypes> {
  readonly end: G['State'];
  /** The moves that lead to it. */
  readonly moves: G['Move'][];
  /** How many lines were tried to find it. */
  readonly lines: number;
}

/**
 * The line in which all seats know the whole state, and each makes the moves that are best for itself, the first of
 * equal ones. It tries every line from `state`, and takes as long as there are lines.
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

  /** The end of the best line from `position`; its moves are in `path`. */
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
  // The compiler does not see that `endOf` writes it.
  for (let step = path as Path<G> | null; step !== null; step = step.next) moves.push(step.move);
  return { end, moves, lines };
}

/** The moves of a line, the first one first. */
interface Path<G extends GameTypes> {
  readonly move: G['Move'];
  readonly next: Path<G> | null;
}
