import tychei from 'seedrandom/lib/tychei.js';
import { SOW } from '../cards.js';
import { CARDS, type Card, type Table } from '../table.js';
import { carriedBy } from '../trick.js';
import { TASTE } from './heuristic.js';

/** A way to arrange any hand, by sort keys for the cards. */
interface Style {
  readonly chickenShift: number;
  readonly pigShift: number;
  /** Where the sow goes. */
  readonly sow: number;
  /** -1 to arrange from high to low. */
  readonly direction: 1 | -1;
  /** Random shifts by card, for orders that no rule produces. */
  readonly shifts: readonly number[];
}

const STYLE_COUNT = 64;

/** The first style follows the rules of thumb; the others are random variations of it. */
const STYLES: readonly Style[] = /* @__PURE__ */ makeStyles();

function makeStyles(): Style[] {
  const fraction = tychei('styles');
  const between = (low: number, high: number) => low + fraction() * (high - low);
  const styles: Style[] = [{ ...TASTE, sow: SOW, direction: 1, shifts: CARDS.map(() => 0) }];
  while (styles.length < STYLE_COUNT) {
    styles.push({
      chickenShift: between(-14, 22),
      pigShift: between(-30, 20),
      sow: fraction() < 0.5 ? SOW : between(0, 50),
      direction: fraction() < 0.15 ? -1 : 1,
      shifts: CARDS.map(() => between(-4, 4) + between(-4, 4)),
    });
  }
  return styles;
}

/**
 * Different orders of a hand, the one by the rules of thumb first. The order of two cards does not depend on the rest
 * of the hand.
 */
export function arrangementsOf(table: Table, hand: readonly Card[]): Card[][] {
  const orders = new Map<string, Card[]>();
  for (const { chickenShift, pigShift, sow, direction, shifts } of STYLES) {
    const sortKeyOf = (card: Card): number => {
      const carried = carriedBy(table, card);
      const shift = carried === 'chicken' ? chickenShift : carried === 'pig' ? pigShift : 0;
      return direction * (card === SOW ? sow : card) + shift + (shifts[card] ?? 0);
    };
    const order = hand.slice().sort((a, b) => sortKeyOf(a) - sortKeyOf(b));
    orders.set(order.join(), order);
  }
  return [...orders.values()];
}
