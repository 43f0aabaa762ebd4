import type { SearchMethod } from '../../bots/index.js';
import type { Seat } from '../../engine/seats.js';
import type { ChickenRoundupTypes, State, View } from '../table.js';
import { chanceToWin, standing, WEIGHTS } from './chance.js';
import { STEADY } from './heuristic.js';
import { turnPlans } from './plans.js';

/** The number of planned turns, and of turns played in each try. */
const PLANS = 24;
const TURNS = 4;

/** Plans whole turns, and tries each until both players have had two turns. */
export function method(): SearchMethod<ChickenRoundupTypes> {
  return { plans: turnPlans(STEADY, PLANS), onlyPlans: true, until, value, chanceToWin: chanceToWin(WEIGHTS) };
}

function until({ turn }: State, _: number, view: View): boolean {
  return turn >= view.turn + TURNS;
}

/** The lead of `seat` in chickens, including both players' preparations for another turn. */
function value(state: State, seat: Seat): number {
  return standing(state, seat) - standing(state, 1 - seat);
}
