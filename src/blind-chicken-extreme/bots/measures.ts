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

type Played = PlayedOut<BlindChickenExtremeTypes>;

/** The points of the game that the playout ends with, by seat (BC-5.1). */
function talliesOf({ events }: Played): readonly Tally[] {
  for (const event of events) if (event.type === 'scored') return event.tallies;
  return [];
}

/** The points of a playout that ends before any, such as one of a move that only arranges cards. */
const NO_POINTS: Tally = { chickens: 0, penalties: 0, rewards: 0, noChicken: 0, total: 0 };

const tallyOf = (played: Played): Tally => talliesOf(played)[played.seat] ?? NO_POINTS;

/** Whether the seat takes a penalty card in the trick that is being played (BC-4.1). */
function penaltyNow({ events, seat }: Played): boolean {
  let tricks = 0;
  for (const event of events) {
    if (event.type === 'trickTaken') tricks += 1;
    if (tricks > 1) return false;
    if (event.type === 'penaltyTaken') return event.seat === seat;
  }
  return false;
}

/** What players of Blind Chicken Extreme talk about. A playout lasts until the end of the game. */
export const measures: Measures<BlindChickenExtremeTypes, BlindChickenExtremeMeasure> = /* @__PURE__ */ deepFreeze<
  Measures<BlindChickenExtremeTypes, BlindChickenExtremeMeasure>
>({
  chickens: {
    unit: 'number',
    better: 'less',
    least: 0.5,
    of: (played) => 0 - tallyOf(played).chickens,
  },
  penalties: {
    unit: 'number',
    better: 'less',
    least: 1,
    of: (played) => 0 - tallyOf(played).penalties,
  },
  penaltyNow: {
    unit: 'chance',
    better: 'less',
    least: 0.1,
    of: (played) => Number(penaltyNow(played)),
  },
  rewards: {
    unit: 'number',
    better: 'more',
    least: 0.25,
    of: (played) => tallyOf(played).rewards / REWARD_POINTS,
  },
  noChicken: {
    unit: 'chance',
    better: 'more',
    least: 0.1,
    of: (played) => Number(tallyOf(played).noChicken > 0),
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
    of(played) {
      const tallies = talliesOf(played);
      const all = tallies.reduce((sum, { total }) => sum + total, 0);
      return (all - tallyOf(played).total) / (tallies.length - 1);
    },
  },
});
