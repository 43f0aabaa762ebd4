// The element of a puzzle: it shows the position, and hands on what the player chooses.
import { effect } from '@preact/signals';
import type { HencoopTable } from 'hencoop/element';
import type { Move } from '../../protocol.js';
import { settings } from '../app.js';
import { hashOf } from '../router.js';
import type { LoadedPuzzle } from './loadPuzzle.js';
import { puzzleTexts } from './puzzleTexts.js';

export interface PuzzleTable {
  /** Asks for a move again. */
  ask(): void;
  /** Marks a move, and asks for none. */
  show(move: Move): void;
  remove(): void;
}

/** Shows a puzzle in this place. The element must be defined. */
export function puzzleTable(
  { game, locale, shown }: LoadedPuzzle,
  place: Element,
  onMove: (move: Move) => void,
): PuzzleTable {
  // The element is defined.
  const element = document.createElement('hencoop-table') as HencoopTable;
  const { other } = puzzleTexts(settings.value.language);
  // The element calls the player in its own words.
  element.names = Array.from({ length: shown.view.seats }, (_, seat) => (seat === shown.seat ? '' : other));
  element.locale = locale;
  element.clauseLink = (clause) => hashOf({ page: 'rules', game: game.id, clause });
  element.view = shown.view;
  // The detail of `move` is the move that was chosen.
  element.addEventListener('move', (event) => onMove((event as CustomEvent<Move>).detail));
  const unfollow = effect(() => {
    const { speed, confirm, theme } = settings.value;
    element.speed = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed;
    element.confirm = confirm;
    element.theme = theme;
  });
  place.append(element);
  return {
    ask() {
      element.pending = null;
    },
    show(move) {
      element.pending = null;
      element.hint = move;
      element.readonly = true;
    },
    remove() {
      unfollow();
      element.remove();
    },
  };
}
