import type { Measures, PlayedOut } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import { deepFreeze } from '../../engine/freeze.js';
import { leftOf, type Seat } from '../../engine/seats.js';
import { handOf } from '../hand.js';
import type { ChickenRoundupTypes } from '../table.js';
import { isParade } from './heuristic.js';
import { FOX, firstOf, lineLength, OWN, type PackedRow, type PackedYard, packYard } from './packed.js';

/** The names of the measures of Chicken Roundup. */
export type ChickenRoundupMeasure = 'home' | 'theirHome' | 'fox' | 'theirFox' | 'line' | 'parade';

type Playout = PlayedOut<ChickenRoundupTypes>;

/** The number of chickens that a seat gains. */
function homeOf({ before, end }: Playout, seat: Seat): number {
  return at(end.stacks, seat).length - at(before.stacks, seat).length;
}

/** Whether the fox at the coop costs the seat a chicken (CR-7.4). */
function losesChicken({ events }: Playout, seat: Seat): boolean {
  return events.some((event) => event.type === 'chickenLost' && event.seat === seat);
}

/** The number of chickens ready to walk into the coop (CR-7.1). */
function lineOf({ end, seat }: Playout): number {
  const packed: PackedYard = [0, 0, 0];
  packYard(end.yard, end.options, seat, packed);
  const row = packed[OWN] as PackedRow;
  return firstOf(row) === FOX ? 0 : lineLength(row);
}

const otherThan = ({ seat, end }: Playout): Seat => leftOf(seat, end.seats);

/** What players of Chicken Roundup care about. A playout lasts until both players have had two turns. */
export const measures: Measures<ChickenRoundupTypes, ChickenRoundupMeasure> = /* @__PURE__ */ deepFreeze<
  Measures<ChickenRoundupTypes, ChickenRoundupMeasure>
>({
  home: {
    unit: 'number',
    better: 'more',
    least: 0.4,
    of: (playout) => homeOf(playout, playout.seat),
  },
  theirHome: {
    unit: 'number',
    better: 'less',
    least: 0.4,
    of: (playout) => homeOf(playout, otherThan(playout)),
  },
  fox: {
    unit: 'chance',
    better: 'less',
    least: 0.08,
    of: (playout) => Number(losesChicken(playout, playout.seat)),
  },
  theirFox: {
    unit: 'chance',
    better: 'more',
    least: 0.08,
    of: (playout) => Number(losesChicken(playout, otherThan(playout))),
  },
  line: {
    unit: 'number',
    better: 'more',
    least: 0.4,
    of: lineOf,
  },
  parade: {
    unit: 'chance',
    better: 'more',
    least: 0.1,
    of: ({ end, seat }) => Number(handOf(end, seat).some(isParade)),
  },
});
