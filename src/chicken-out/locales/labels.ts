import { ownView } from '../../engine/locales/labels.js';
import type { Move, Step, View } from '../table.js';

/** What a view adds to the labels of Chicken Out!. */
export interface Known {
  readonly play: {
    readonly step: Step['type'];
    /** The count that the card is played on. */
    readonly count: number;
  };
  readonly chickenOut: {
    /** How many cards the series has, which go under the pile (CO-4.3). */
    readonly cards: number;
  };
  readonly stop: {
    /** The count at which the next player goes on (CO-4.4). */
    readonly count: number;
  };
}

/** What the view of the seat that moves adds to the label of its move; `null` if it is not that view. */
export function knownOf(move: Move, given: View | undefined): Known[Move['type']] | null {
  const view = ownView(move, given);
  if (view === null) return null;
  return { step: view.step.type, count: view.count, cards: view.series.length };
}
