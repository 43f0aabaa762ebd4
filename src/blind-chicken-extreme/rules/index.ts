// The switchboards; the numbered files contain the rules in the order of the sheet.

import type { Chance } from '../../engine/chance.js';
import type { Draft } from '../../engine/draft.js';
import type { Seat } from '../../engine/seats.js';
import type { Move, State, Table, Violation } from '../table.js';
import { place, whyNotPlace } from './2-setup.js';
import { play, whyNotPlay } from './3-play.js';
import { chooseLeader, takeReward, whyNotTakeReward } from './4-rewards.js';
import { chooseBenefit, whyNotChooseBenefit } from './5-scoring.js';
import type { EmitEvent } from './types.js';

export { begin } from './2-setup.js';
export { ranking, score } from './5-scoring.js';

/** BC-2.3: all players who are not ready arrange simultaneously. */
export function actors({ step }: Table): readonly Seat[] {
  switch (step.type) {
    case 'arrange':
      return step.seats;
    case 'over':
      return [];
    default:
      return [step.seat];
  }
}

export function whyNot(table: Table, move: Move): Violation | null {
  switch (move.type) {
    case 'place':
      return whyNotPlace(table, move);
    case 'play':
      return whyNotPlay(table, move);
    case 'takeReward':
      return whyNotTakeReward(table, move);
    case 'chooseLeader':
      return null;
    case 'chooseBenefit':
      return whyNotChooseBenefit(table, move);
  }
}

export function playMove(state: Draft<State>, move: Move, emit: EmitEvent, chance: Chance): void {
  switch (move.type) {
    case 'place':
      place(state, move, emit);
      break;
    case 'play':
      play(state, move, emit, chance);
      break;
    case 'takeReward':
      takeReward(state, move, emit, chance);
      break;
    case 'chooseLeader':
      chooseLeader(state, move, emit);
      break;
    case 'chooseBenefit':
      chooseBenefit(state, move, emit, chance);
      break;
  }
}
