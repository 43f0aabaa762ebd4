// The element of a puzzle: shows the position, and passes on the player's move.
import type { HencoopTable } from 'hencoop/element';
import type { Move } from '../../protocol.js';
import { words } from '../app.js';
import { learningTable } from '../learningTable.js';
import type { LoadedPuzzle } from './loadPuzzle.js';

export interface PuzzleTable {
  readonly element: HencoopTable;
  /** Asks for a move again. */
  ask(): void;
  /** Marks the best move and, pale, a wrong answer; offers no move. */
  show(best: Move, wrong: Move | null): void;
  remove(): void;
}

/** Shows a puzzle in `mount`, with `strip` in the table's strip. The element must be defined. */
export function puzzleTable(
  { game, locale, shown }: LoadedPuzzle,
  mount: Element,
  strip: Element,
  onMove: (move: Move) => void,
): PuzzleTable {
  const { other } = words().puzzles;
  // The element has its own text for the player.
  const names = Array.from({ length: shown.view.seats }, (_, seat) => (seat === shown.seat ? '' : other));
  const { element, remove } = learningTable({ game, locale, names, view: shown.view }, mount, onMove);
  element.append(strip);
  return {
    element,
    ask() {
      element.pending = null;
    },
    show(best, wrong) {
      element.pending = wrong;
      element.hint = best;
      element.readonly = true;
    },
    remove,
  };
}
