import type { Measures, PlayedOut } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import { deepFreeze } from '../../engine/freeze.js';
import type { Seat } from '../../engine/seats.js';
import type { ChickenTypes } from '../table.js';

/** The names of the measures of Chicken. */
export type ChickenMeasure = 'handPoints' | 'goesOut' | 'othersGoOut' | 'othersPoints';

type Played = PlayedOut<ChickenTypes>;

/** The points of the round that the playout ends with (CH-4.2). */
function pointsOf({ events }: Played): readonly number[] {
  for (const event of events) if (event.type === 'scored') return event.points;
  return [];
}

/** Who played their last card in that round, if anybody did (CH-4.1). */
function wentOut({ events }: Played): Seat | null {
  for (const event of events) if (event.type === 'roundEnded') return event.wentOut;
  return null;
}

/** What players of Chicken talk about. A playout lasts until the end of the round. */
export const measures: Measures<ChickenTypes, ChickenMeasure> = /* @__PURE__ */ deepFreeze<
  Measures<ChickenTypes, ChickenMeasure>
>({
  handPoints: {
    unit: 'number',
    better: 'less',
    least: 1,
    of: (played) => at(pointsOf(played), played.seat),
  },
  goesOut: {
    unit: 'chance',
    better: 'more',
    least: 0.05,
    of: (played) => Number(wentOut(played) === played.seat),
  },
  othersGoOut: {
    unit: 'chance',
    better: 'less',
    least: 0.05,
    of(played) {
      const out = wentOut(played);
      return Number(out !== null && out !== played.seat);
    },
  },
  othersPoints: {
    unit: 'number',
    better: 'more',
    least: 1,
    of(played) {
      const points = pointsOf(played);
      const all = points.reduce((sum, each) => sum + each, 0);
      return (all - at(points, played.seat)) / (points.length - 1);
    },
  },
});
