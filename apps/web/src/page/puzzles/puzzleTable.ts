// The element of a puzzle: shows the position, and passes on the player's move.
import type { Move } from '../../protocol.js';
import { words } from '../app.js';
import { learningTable } from '../learningTable.js';
import type { LoadedPuzzle } from './loadPuzzle.js';

export interface PuzzleTable {
  /** Asks for a move again. */
  ask(): void;
  /** Marks a move, and offers none. */
  show(move: Move): void;
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
    ask() {
      element.pending = null;
    },
    show(move) {
      element.pending = null;
      element.hint = move;
      element.readonly = true;
    },
    remove,
  };
}
