// The element of a lesson or puzzle, which follows the player's settings.
import { effect } from '@preact/signals';
import type { ElementLocale, HencoopTable } from 'hencoop/element';
import type { Move } from '../protocol.js';
import { settings } from './app.js';
import type { PageGame } from './pageGame.js';
import { hashOf } from './router.js';

/** The initial state of the element. */
interface Shown extends Pick<HencoopTable, 'names' | 'view'> {
  readonly game: PageGame;
  readonly locale: ElementLocale;
}

/** Puts an element into `mount`, and calls `onMove` with the player's moves. The element must be defined. */
export function learningTable(
  { game, locale, names, view }: Shown,
  mount: Element,
  onMove: (move: Move) => void,
): { readonly element: HencoopTable; remove(): void } {
  // The element is defined.
  const element = document.createElement('hencoop-table') as HencoopTable;
  element.names = names;
  element.locale = locale;
  element.clauseLink = (clause) => hashOf({ page: 'rules', game: game.id, clause });
  element.view = view;
  // The detail of `move` is the chosen move.
  element.addEventListener('move', (event) => onMove((event as CustomEvent<Move>).detail));
  const unfollow = effect(() => {
    const { speed, confirm, theme } = settings.value;
    element.speed = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed;
    element.confirm = confirm;
    element.theme = theme;
  });
  mount.append(element);
  return {
    element,
    remove() {
      unfollow();
      element.remove();
    },
  };
}
