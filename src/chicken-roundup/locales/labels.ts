import type { Draft } from '../../engine/draft.js';
import { ownView } from '../../engine/locales/labels.js';
import type { Seat } from '../../engine/seats.js';
import { colorOf } from '../cards.js';
import { sendIn } from '../rules/7-sending-in.js';
import type { Cell, Color, Move, Occupant, State, View } from '../table.js';
import { type Way, wayOf } from '../ways.js';
import { indexOfCell, isChicken } from '../yard.js';

/** What a view adds to the labels of Chicken Roundup. */
export interface Known {
  /** What a view adds to the label of `farmer`. */
  readonly farmer: {
    /** The color of the chicken on the target. */
    readonly color: Color | null;
  };
  /** What a view adds to the label of `dog`. */
  readonly dog: object;
  /** What a view adds to the label of `foxTrot`. */
  readonly foxTrot: object;
  /** What a view adds to the label of `parade`. */
  readonly parade: object;
  /** What a view adds to the label of `diagram`. */
  readonly diagram: {
    /** Which way the chickens go, if the cells alone leave it open. */
    readonly way: Way | null;
  };
  /** What a view adds to the label of `catch`. */
  readonly catch: {
    /** The color of the chicken on the target. */
    readonly color: Color | null;
  };
  /** What a view adds to the label of `endPlays`. */
  readonly endPlays: {
    /** The number of chickens that go into the coop, one point each (CR-7.1, CR-9.2). */
    readonly chickens: number;
  };
  /** What a view adds to the label of `closeGap`. */
  readonly closeGap: object;
}

/** What the view adds to a move's label; `null` unless it is the view of the moving seat. */
export function knownOf(move: Move, given: View | undefined): Known[Move['type']] | null {
  const view = ownView(move, given);
  if (view === null) return null;
  switch (move.type) {
    case 'farmer':
    case 'catch': {
      const chicken = occupantOf(view, move.target);
      return { color: isChicken(chicken) ? colorOf(chicken) : null };
    }
    case 'diagram':
      return { way: wayOf(move, view.options) };
    case 'endPlays':
      return { chickens: goingIn(view, move.seat) };
    default:
      return {};
  }
}

/** The number of chickens that go into the coop if this player's plays end now. */
export function goingIn(view: View, seat: Seat): number {
  let chickens = 0;
  // `sendIn` reads only the yard and the options, which are the same in a view.
  sendIn(view as unknown as Draft<State>, seat, (_, event) => {
    if (event.type === 'sentIn') chickens = event.cells.length;
  });
  return chickens;
}

/** The occupant of a cell. */
export function occupantOf({ yard }: View, cell: Cell): Occupant | undefined {
  return yard[indexOfCell(cell)];
}
