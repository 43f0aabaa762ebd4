import type { Measures, PlayedOut } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import { deepFreeze } from '../../engine/freeze.js';
import { REWARD_POINTS } from '../cards.js';
import { blindChickenExtreme } from '../index.js';
import type { BlindChickenExtremeTypes, Tally } from '../table.js';

/** The names of the measures of Blind Chicken Extreme. */
export type BlindChickenExtremeMeasure =
  | 'chickens'
  | 'penalties'
  | 'penaltyNow'
  | 'rewards'
  | 'noChicken'
  | 'points'
  | 'othersPoints';

type Playout = PlayedOut<BlindChickenExtremeTypes>;

/** The points of the game that the playout ends, by seat (BC-5.1). */
function talliesOf({ events }: Playout): readonly Tally[] {
  for (const event of events) if (event.type === 'scored') return event.tallies;
  return [];
}

/** The points of a playout that ends before scoring, such as one that only arranges cards. */
const NO_POINTS: Tally = { chickens: 0, penalties: 0, rewards: 0, noChicken: 0, total: 0 };

const tallyOf = (playout: Playout): Tally => talliesOf(playout)[playout.seat] ?? NO_POINTS;

/** Whether the seat takes a penalty card in the current trick (BC-4.1). */
function penaltyNow({ events, seat }: Playout): boolean {
  let tricks = 0;
  for (const event of events) {
    if (event.type === 'trickTaken') tricks += 1;
    if (tricks > 1) return false;
    if (event.type === 'penaltyTaken') return event.seat === seat;
  }
  return false;
}

/** What players of Blind Chicken Extreme care about. A playout lasts until the end of the game. */
export const measures: Measures<BlindChickenExtremeTypes, BlindChickenExtremeMeasure> = /* @__PURE__ */ deepFreeze<
  Measures<BlindChickenExtremeTypes, BlindChickenExtremeMeasure>
>({
  chickens: {
    unit: 'number',
    better: 'less',
    least: 0.5,
    of: (playout) => 0 - tallyOf(playout).chickens,
  },
  penalties: {
    unit: 'number',
    better: 'less',
    least: 1,
    of: (playout) => 0 - tallyOf(playout).penalties,
  },
  penaltyNow: {
    unit: 'chance',
    better: 'less',
    least: 0.1,
    of: (playout) => Number(penaltyNow(playout)),
  },
  rewards: {
    unit: 'number',
    better: 'more',
    least: 0.25,
    of: (playout) => tallyOf(playout).rewards / REWARD_POINTS,
  },
  noChicken: {
    unit: 'chance',
    better: 'more',
    least: 0.1,
    of: (playout) => Number(tallyOf(playout).noChicken > 0),
  },
  points: {
    unit: 'number',
    better: 'more',
    least: 2,
    of: ({ end, before, seat }) =>
      at(blindChickenExtreme.score(end), seat) - at(blindChickenExtreme.score(before), seat),
  },
  othersPoints: {
    unit: 'number',
    better: 'less',
    least: 2,
    of(playout) {
      const tallies = talliesOf(playout);
      const all = tallies.reduce((sum, { total }) => sum + total, 0);
      return (all - tallyOf(playout).total) / (tallies.length - 1);
    },
  },
});
