import type { SearchMethod } from '../../bots/index.js';
import { OVER } from '../../engine/base.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { handOf } from '../hand.js';
import type { Card, ChickenRoundupTypes, State, View } from '../table.js';
import { isParade, STEADY } from './heuristic.js';
import { FOX, firstOf, lineLength, OWN, type PackedRow, type PackedYard, packYard } from './packed.js';
import { turnPlans } from './plans.js';

/** How many turns are planned, and how many turns are played in each try. */
const PLANS = 24;
const TURNS = 4;

/** The value of each thing to the players who are still to move, in chickens in the coop. */
const LINE = 0.4;
const RANK = 0.1;
const FOX_THERE = -0.3;
const PARADE = 0.4;

/** PERF(alloc): the yard, written again for each value. */
const PACKED: PackedYard = [0, 0, 0];

/** Plans whole turns, and tries each until both players have had two turns. */
export function method(): SearchMethod<ChickenRoundupTypes> {
  return { plans: turnPlans(STEADY, PLANS), onlyPlans: true, until, value };
}

function until({ turn }: State, _: number, view: View): boolean {
  return turn >= view.turn + TURNS;
}

/** By how many chickens `seat` is ahead, with what both have ready for a turn that still comes. */
function value(state: State, seat: Seat): number {
  return standing(state, seat) - standing(state, 1 - seat);
}

function standing(state: State, seat: Seat): number {
  const { step, turnsLeft, yard, options } = state;
  const stacked = at(state.stacks, seat).length;
  const isToMove = step.type !== OVER && step.seat === seat;
  if (step.type === OVER || (!isToMove && turnsLeft === 0)) return stacked;
  packYard(yard, options, seat, PACKED);
  const row = PACKED[OWN] as PackedRow;
  const ready = firstOf(row) === FOX ? FOX_THERE : LINE * lineLength(row) + RANK * firstOf(row);
  return stacked + ready + (handOf(state, seat).some((card) => isParade(card as Card)) ? PARADE : 0);
}
