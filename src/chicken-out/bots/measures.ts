import type { Measures, PlayedOut } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import { deepFreeze } from '../../engine/freeze.js';
import type { ChickenOutTypes } from '../table.js';

/** The names of the measures of Chicken Out!. */
export type ChickenOutMeasure = 'busts' | 'makes21' | 'othersTake' | 'pile' | 'othersPiles';

type Playout = PlayedOut<ChickenOutTypes>;

/** Whether this happens to the seat before its turn ends. */
function happensNow({ events, seat }: Playout, type: 'busted' | 'made21'): boolean {
  for (const event of events) {
    if (event.type === type && event.seat === seat) return true;
    if (event.type === 'turnPassed' || event.type === 'gameEnded') return false;
  }
  return false;
}

/** Whether another player takes the next series (CO-4.1, CO-4.3). */
function othersTake({ events, seat }: Playout): boolean {
  for (const event of events) {
    if (event.type === 'busted' || event.type === 'chickenedOut') return event.seat !== seat;
  }
  return false;
}

/** The number of cards of each seat after the playout, or at the end of the game. */
function pilesAfter({ before, events }: Playout): number[] {
  const piles = before.piles.map(({ length }) => length);
  let series = before.series.length;
  const take = (seat: number | null) => {
    if (seat !== null) piles[seat] = at(piles, seat) + series;
    series = 0;
  };
  for (const event of events) {
    if (event.type === 'played') {
      piles[event.seat] = at(piles, event.seat) - 1;
      series += 1;
    } else if (event.type === 'busted' || event.type === 'chickenedOut') take(event.seat);
    else if (event.type === 'made21') take(event.to);
    else if (event.type === 'gameEnded') break;
  }
  return piles;
}

/** What players of Chicken Out! care about. A playout lasts about five rounds of two, or until the end of the game. */
export const measures: Measures<ChickenOutTypes, ChickenOutMeasure> = /* @__PURE__ */ deepFreeze<
  Measures<ChickenOutTypes, ChickenOutMeasure>
>({
  busts: {
    unit: 'chance',
    better: 'less',
    least: 0.05,
    of: (playout) => Number(happensNow(playout, 'busted')),
  },
  makes21: {
    unit: 'chance',
    better: 'more',
    least: 0.05,
    of: (playout) => Number(happensNow(playout, 'made21')),
  },
  othersTake: {
    unit: 'chance',
    better: 'more',
    least: 0.05,
    of: (playout) => Number(othersTake(playout)),
  },
  pile: {
    unit: 'number',
    better: 'less',
    least: 0.5,
    of: (playout) => at(pilesAfter(playout), playout.seat),
  },
  othersPiles: {
    unit: 'number',
    better: 'more',
    least: 0.5,
    of(playout) {
      const piles = pilesAfter(playout);
      const all = piles.reduce((sum, each) => sum + each, 0);
      return (all - at(piles, playout.seat)) / (piles.length - 1);
    },
  },
});
