import type { Measures, PlayedOut } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import { deepFreeze } from '../../engine/freeze.js';
import { leftOf, type Seat } from '../../engine/seats.js';
import { pointsShown } from '../cards.js';
import { copiesIn } from '../movegen.js';
import { minToLay } from '../rules.js';
import { CHICKENS, type CrazyChickenTypes } from '../table.js';

/** The names of the measures of Crazy Chicken. */
export type CrazyChickenMeasure = 'shown' | 'theirShown' | 'losesSet' | 'ready';

type Playout = PlayedOut<CrazyChickenTypes>;

/** The points that a seat shows (CC-6.3): at the end of the round, if the playout ends it. */
function shownBy({ events, end }: Playout, seat: Seat): number {
  for (const event of events) if (event.type === 'scored') return at(event.points, seat);
  return pointsShown(at(end.sets, seat));
}

/** Whether the opponent's new set displaces one of the seat's (CC-4.2). */
function losesSet({ events, seat }: Playout): boolean {
  let layer: Seat | null = null;
  for (const event of events) {
    if (event.type === 'laid') layer = event.seat;
    if (event.type === 'displaced' && event.owner === seat && layer !== seat) return true;
  }
  return false;
}

/** The points of all types of which the seat holds a set to lay; 0 once the round is over. */
function readyIn({ events, end, seat }: Playout): number {
  if (events.some(({ type }) => type === 'scored')) return 0;
  const copies = copiesIn(at(end.hands, seat));
  let points = 0;
  for (const chicken of CHICKENS) {
    const isShown = at(end.sets, seat).some((set) => set.chicken === chicken);
    if (!isShown && at(copies, chicken) >= minToLay(end, chicken)) points += chicken;
  }
  return points;
}

/** What players of Crazy Chicken care about. A playout lasts until the opponent has replied, or the round is over. */
export const measures: Measures<CrazyChickenTypes, CrazyChickenMeasure> = /* @__PURE__ */ deepFreeze<
  Measures<CrazyChickenTypes, CrazyChickenMeasure>
>({
  shown: {
    unit: 'number',
    better: 'more',
    least: 3,
    of: (playout) => shownBy(playout, playout.seat),
  },
  theirShown: {
    unit: 'number',
    better: 'less',
    least: 3,
    of: (playout) => shownBy(playout, leftOf(playout.seat, playout.end.seats)),
  },
  losesSet: {
    unit: 'chance',
    better: 'less',
    least: 0.05,
    of: (playout) => Number(losesSet(playout)),
  },
  ready: {
    unit: 'number',
    better: 'more',
    least: 3,
    of: readyIn,
  },
});
