// 4 Penalties and rewards

import type { Chance } from '../../engine/chance.js';
import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { penaltyFor } from '../cards.js';
import type { Reward, State, Table, Violation } from '../table.js';
import { chickensInTrick, isLastTrick, pigsInTrick } from '../trick.js';
import { offerBenefits } from './5-scoring.js';
import type { EmitEvent, MoveOf } from './types.js';

/** BC-4.1; the same trick may earn a reward as well (BC-4.3). */
export function takePenalty(state: Draft<State>, seat: Seat, emit: EmitEvent): void {
  const penalty = penaltyFor(chickensInTrick(state));
  if (penalty !== null) emit(state, { type: 'penaltyTaken', seat, penalty });
}

/** BC-4.2: exactly one pig earns one of the remaining rewards; the last one leaves no choice (G-9). */
export function takeRewardOrGoOn(state: Draft<State>, seat: Seat, emit: EmitEvent, chance: Chance): void {
  if (pigsInTrick(state) !== 1) {
    afterTrick(state, seat, null, emit, chance);
    return;
  }
  // There are three pigs and three rewards, so one is always left.
  const reward = at(state.rewardsLeft, 0);
  if (state.rewardsLeft.length === 1) takeReward(state, { seat, reward }, emit, chance);
  else emit(state, { type: 'rewardOffered', seat });
}

export function whyNotTakeReward({ rewardsLeft }: Table, { reward }: MoveOf<'takeReward'>): Violation | null {
  return rewardsLeft.includes(reward) ? null : { clause: 'BC-4.2', params: { reward, left: rewardsLeft.slice() } };
}

export function takeReward(
  state: Draft<State>,
  { seat, reward }: Pick<MoveOf<'takeReward'>, 'seat' | 'reward'>,
  emit: EmitEvent,
  chance: Chance,
): void {
  emit(state, { type: 'rewardTaken', seat, reward });
  afterTrick(state, seat, reward, emit, chance);
}

/**
 * The taker leads the next trick, with the advantage of a reward (BC-4.4); after the last trick, the advantage is lost
 * (BC-4.5).
 */
function afterTrick(state: Draft<State>, seat: Seat, reward: Reward | null, emit: EmitEvent, chance: Chance): void {
  if (isLastTrick(state)) offerBenefits(state, seat, emit, chance);
  else if (reward === 'chooseLeader') emit(state, { type: 'leaderAsked', seat });
  else emit(state, { type: 'turnPassed', to: seat, advantage: reward });
}

/** BC-4.4: any player, including the chooser, leads normally. */
export function chooseLeader(state: Draft<State>, { seat, leader }: MoveOf<'chooseLeader'>, emit: EmitEvent): void {
  emit(state, { type: 'leaderChosen', seat, leader });
  emit(state, { type: 'turnPassed', to: leader, advantage: null });
}
