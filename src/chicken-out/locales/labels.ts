import { ownView } from '../../engine/locales/labels.js';
import type { Move, Step, View } from '../table.js';

/** What a view adds to the labels of Chicken Out!. */
export interface Known {
  /** What a view adds to the label of `play`. */
  readonly play: {
    readonly step: Step['type'];
    /** The count before the card. */
    readonly count: number;
  };
  /** What a view adds to the label of `chickenOut`. */
  readonly chickenOut: {
    /** The number of cards in the series, which goes under the pile (CO-4.3). */
    readonly cards: number;
  };
  /** What a view adds to the label of `stop`. */
  readonly stop: {
    /** The count from which the next player continues (CO-4.4). */
    readonly count: number;
  };
}

/** What the view adds to a move's label; `null` unless it is the view of the moving seat. */
export function knownOf(move: Move, given: View | undefined): Known[Move['type']] | null {
  const view = ownView(move, given);
  if (view === null) return null;
  return { step: view.step.type, count: view.count, cards: view.series.length };
}
