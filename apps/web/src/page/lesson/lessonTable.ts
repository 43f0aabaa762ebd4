// The element of a lesson: shows the positions, and passes on the learner's moves.
import type { HencoopTable } from 'hencoop/element';
import type { LessonPosition } from 'hencoop/lesson';
import type { Move } from '../../protocol.js';
import { learningTable } from '../learningTable.js';
import type { LoadedLesson } from './loadLesson.js';

/** The pause between two moves, in milliseconds at normal speed. */
const REST = 600;

export interface LessonTable {
  readonly element: HencoopTable;
  /**
   * Shows the moves that led to a position, one after another. Resolves when it is the learner's turn to read or to
   * move.
   */
  show(position: LessonPosition): Promise<void>;
  remove(): void;
}

/** Shows a lesson in `mount`, from its first position. The element must be defined. */
export function lessonTable(
  { game, lesson, locale }: LoadedLesson,
  first: LessonPosition,
  mount: Element,
  onMove: (move: Move) => void,
): LessonTable {
  const shown = { game, locale, names: lesson.names, view: first.view };
  const { element, remove } = learningTable(shown, mount, onMove);
  let isThere = true;
  return {
    element,
    async show({ played, view }) {
      element.pending = null;
      for (const [index, events] of played.entries()) {
        if (index > 0 && element.speed > 0) {
          await new Promise((resolve) => setTimeout(resolve, REST / element.speed));
        }
        if (!isThere) return;
        element.events = events;
        await element.settled;
      }
      // A new view drops what the last moves marked, so set it only to forget a card.
      if (isThere && JSON.stringify(element.view) !== JSON.stringify(view)) element.view = view;
    },
    remove() {
      isThere = false;
      remove();
    },
  };
}
