import { ownView } from '../../engine/locales/labels.js';
import { handPoints, nextValue } from '../rules.js';
import type { Move, Value, View } from '../table.js';

/** What a view adds to the labels of Chicken. */
export interface Known {
  /** What a view adds to the label of `play`. */
  readonly play: {
    /** The value that the egg will take (CH-3.2); `null` for any other card. */
    readonly as: Value | null;
    /** Whether it is the last card of the hand, which ends the round (CH-4.1). */
    readonly last: boolean;
  };
  /** What a view adds to the label of `draw`. */
  readonly draw: object;
  /** What a view adds to the label of `withdraw`. */
  readonly withdraw: {
    /** The points that the hand costs now (CH-4.2). */
    readonly points: number;
  };
}

/** What the view adds to a move's label; `null` unless it is the view of the moving seat. */
export function knownOf(move: Move, given: View | undefined): Known[Move['type']] | null {
  const view = ownView(move, given);
  const hand = view?.hands[move.seat];
  if (view === null || hand === undefined) return null;
  switch (move.type) {
    case 'play':
      return { as: move.card === 'egg' ? nextValue(view.topValue) : null, last: hand.length === 1 };
    case 'withdraw':
      return { points: handPoints(view, hand) };
    default:
      return {};
  }
}
