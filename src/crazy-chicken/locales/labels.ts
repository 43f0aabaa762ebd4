import { at } from '../../engine/errors.js';
import { ownView } from '../../engine/locales/labels.js';
import { pointsShown } from '../cards.js';
import { type Chicken, type LaidSet, type Move, pileOf, type View } from '../table.js';

/** What a view adds to the labels of Crazy Chicken. */
export interface Known {
  /** What a view adds to the label of `draw`. */
  readonly draw: {
    /** The card on top of a discard pile; `null` for a draw pile. */
    readonly card: Chicken | null;
  };
  /** What a view adds to the label of `lay`. */
  readonly lay: {
    /** How much it adds to the points shown (CC-6.3). */
    readonly points: number;
    /** The size of the player's own set that it replaces (CC-4.3); 0 if none. */
    readonly own: number;
    /** The size of the opponent's set that it displaces (CC-4.4); 0 if none. */
    readonly displaced: number;
  };
  /** What a view adds to the label of `discard`. */
  readonly discard: object;
  /** What a view adds to the label of `discardSet`. */
  readonly discardSet: {
    /** The displaced set. */
    readonly set: LaidSet | null;
  };
}

/** What the view adds to a move's label; `null` unless it is the view of the moving seat. */
export function knownOf(move: Move, given: View | undefined): Known[Move['type']] | null {
  const view = ownView(move, given);
  if (view === null) return null;
  switch (move.type) {
    case 'draw':
      return { card: pileOf(view, move.from).at(-1) ?? null };
    case 'lay': {
      const { seat, chicken, count } = move;
      const shown = (sets: readonly LaidSet[]) => sets.find((set) => set.chicken === chicken)?.count ?? 0;
      const own = at(view.sets, seat);
      const rest = own.filter((set) => set.chicken !== chicken);
      return {
        points: pointsShown([...rest, { chicken, count }]) - pointsShown(own),
        own: shown(own),
        displaced: shown(at(view.sets, 1 - seat)),
      };
    }
    case 'discardSet':
      return { set: view.aside };
    default:
      return {};
  }
}
