// The few cards that matter in a position.
import type { ElementLocale } from 'hencoop/element';
import type { Scene, SvgNode } from 'hencoop/svg';
import { ownCards } from '../ownCards.js';
import type { LoadedPuzzle } from './loadPuzzle.js';

const MOST = 4;
const WIDTH = 320;

type Shown = Pick<LoadedPuzzle, 'game' | 'locale' | 'shown'>;

/** The viewer's cards as drawings, those that can be played first, each once; empty if they see no cards of their own. */
export function puzzleCards({ game, locale, shown: { view } }: Shown): readonly SvgNode[] {
  const { root } = game.element.scene(view, { ...optionsOf(locale), legal: game.rules.legalMoves(view) });
  const own = ownCards(root, view.viewer);
  const cards = new Set([...own.filter(({ isOpen }) => isOpen), ...own].map(({ card }) => card));
  return [...cards]
    .slice(0, MOST)
    .map((card) => game.element.cardScene(view, card, { width: 60, locale: locale.game }).root);
}

/** The middle of the table. */
export function puzzleMiddle({ game, locale, shown: { view } }: Shown): Scene {
  return game.element.scene(view, { ...optionsOf(locale), part: 'middle' });
}

const optionsOf = (locale: ElementLocale) => ({ width: WIDTH, id: 'puzzle', locale: locale.game });
