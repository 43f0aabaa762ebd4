import { ownView } from '../../engine/locales/labels.js';
import { whyFaceDown } from '../rules/3-play.js';
import type { Move, View } from '../table.js';

/** What a view adds to the labels of Blind Chicken Extreme. */
export interface Known {
  /** What a view adds to the label of `place`. */
  readonly place: object;
  /** What a view adds to the label of `play`. */
  readonly play: {
    /** Whether the card leads a trick. */
    readonly leads: boolean;
    /** Whether it will lie face down (BC-3.2, BC-4.4). */
    readonly faceDown: boolean;
  };
  /** What a view adds to the label of `takeReward`. */
  readonly takeReward: object;
  /** What a view adds to the label of `chooseLeader`. */
  readonly chooseLeader: object;
  /** What a view adds to the label of `chooseBenefit`. */
  readonly chooseBenefit: {
    /** The score of the game to be canceled; `null` for any other benefit. */
    readonly points: number | null;
  };
}

/** What the view adds to a move's label; `null` unless it is the view of the moving seat. */
export function knownOf(move: Move, given: View | undefined): Known[Move['type']] | null {
  const view = ownView(move, given);
  if (view === null) return null;
  switch (move.type) {
    case 'play': {
      // BC-3.4: a complete trick stays on the table until the next lead.
      const trick = view.taker === null ? view.trick : [];
      return { leads: trick.length === 0, faceDown: whyFaceDown({ ...view, trick }, move.card) !== null };
    }
    case 'chooseBenefit':
      return {
        points: move.benefit === 'cancelGame' ? (view.scores[move.game - 1]?.[move.seat] ?? null) : null,
      };
    default:
      return {};
  }
}
