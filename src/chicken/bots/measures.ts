import type { Measures, PlayedOut } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import { deepFreeze } from '../../engine/freeze.js';
import type { Seat } from '../../engine/seats.js';
import type { ChickenTypes } from '../table.js';

/** The names of the measures of Chicken. */
export type ChickenMeasure = 'handPoints' | 'goesOut' | 'othersGoOut' | 'othersPoints';

type Playout = PlayedOut<ChickenTypes>;

/** The points of the round at the end of the playout (CH-4.2). */
function pointsOf({ events }: Playout): readonly number[] {
  for (const event of events) if (event.type === 'scored') return event.points;
  return [];
}

/** Who went out in that round, if anyone (CH-4.1). */
function wentOut({ events }: Playout): Seat | null {
  for (const event of events) if (event.type === 'roundEnded') return event.wentOut;
  return null;
}

/** What players of Chicken care about. A playout lasts until the end of the round. */
export const measures: Measures<ChickenTypes, ChickenMeasure> = /* @__PURE__ */ deepFreeze<
  Measures<ChickenTypes, ChickenMeasure>
>({
  handPoints: {
    unit: 'number',
    better: 'less',
    least: 1,
    of: (playout) => at(pointsOf(playout), playout.seat),
  },
  goesOut: {
    unit: 'chance',
    better: 'more',
    least: 0.05,
    of: (playout) => Number(wentOut(playout) === playout.seat),
  },
  othersGoOut: {
    unit: 'chance',
    better: 'less',
    least: 0.05,
    of(playout) {
      const out = wentOut(playout);
      return Number(out !== null && out !== playout.seat);
    },
  },
  othersPoints: {
    unit: 'number',
    better: 'more',
    least: 1,
    of(playout) {
      const points = pointsOf(playout);
      const all = points.reduce((sum, each) => sum + each, 0);
      return (all - at(points, playout.seat)) / (points.length - 1);
    },
  },
});
