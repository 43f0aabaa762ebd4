import type { Chance } from '../../engine/chance.js';
import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import { leftOf, type Seat } from '../../engine/seats.js';
import {
  type Advantage,
  type Card,
  type FaceDown,
  HIGHEST,
  type Played,
  type Reward,
  SOW,
  type State,
  type Table,
  type Violation,
} from '../table.js';
import { countIn, type MoveOf, marksOf, penaltyFor, type TellEvent } from './components.js';
import { offerBenefits } from './scoring.js';

// 3 Play

export function whyNotPlay(table: Table, { seat, card }: MoveOf<'play'>): Violation | null {
  const row = at(table.rows, seat);
  if (card === row[0] || card === row[row.length - 1]) return null;
  if (!row.includes(card)) return { clause: 'G-4', params: { card } };
  // BC-4.4: any card of the row, for this lead only.
  if (advantageNow(table) === 'leadAnyCard') return null;
  const ends = [at(row, 0), at(row, row.length - 1)].filter((end) => end !== null);
  return { clause: 'BC-3.1', params: { card, ends } };
}

export function play(state: Draft<State>, { seat, card }: MoveOf<'play'>, emit: TellEvent, chance: Chance): void {
  // BC-3.4: the trick before lies open until this lead.
  if (state.taker !== null) emit(state, { type: 'turnedDown', seat: state.taker });
  const place = placeOf(at(state.rows, seat), card);
  emit(state, { type: 'played', seat, card, place, faceDown: whyFaceDown(state, card) });
  if (state.trick.length < state.seats) passTurn(state, leftOf(seat, state.seats), emit);
  else completeTrick(state, emit, chance);
}

/** Where in the row a card lies; the ends are asked first, since hardly any other card is ever played (BC-3.1). */
function placeOf(row: readonly Card[], card: Card): number {
  const last = row.length - 1;
  return row[0] === card ? 0 : row[last] === card ? last : row.indexOf(card);
}

/** BC-3.2: the sign, but the last player of the trick plays openly. BC-4.4: a lead under the advantage, BC-4.4a: sign or not. */
function whyFaceDown(table: Table, card: Card): FaceDown | null {
  if (table.trick.length === 0 && advantageNow(table) === 'leadFaceDown') return 'leadFaceDown';
  return table.trick.length < table.seats - 1 && marksOf(table).faceDown[card] ? 'sign' : null;
}

/** The advantage of the player whose turn it is. It ends with the lead, since the next turn is passed without (BC-4.4). */
function advantageNow({ step }: Table): Advantage | null {
  return step.type === 'play' ? step.advantage : null;
}

function passTurn(state: Draft<State>, to: Seat, emit: TellEvent, advantage: Advantage | null = null): void {
  emit(state, { type: 'turnPassed', to, advantage });
}

function completeTrick(state: Draft<State>, emit: TellEvent, chance: Chance): void {
  if (hasFaceDown(state.trick)) {
    emit(state, { type: 'revealed', cards: state.trick.map(({ card }) => card) });
  }
  const { seat, card } = winnerOf(state.trick, isLastTrick(state));
  emit(state, { type: 'trickTaken', seat, card });
  takePenalty(state, seat, emit);
  takeRewardOrGoOn(state, seat, emit, chance);
}

function hasFaceDown(trick: readonly Played[]): boolean {
  for (let i = 0; i < trick.length; i++) if (at(trick, i).faceDown !== null) return true;
  return false;
}

/** BC-3.1: the highest card takes the trick; BC-3.3: but in the last one the sow takes it from the highest of all. */
export function winnerOf(trick: readonly Played<never>[], last: boolean): Played<never> {
  let highest = at(trick, 0);
  let sow: Played<never> | null = null;
  for (let i = 0; i < trick.length; i++) {
    const played = at(trick, i);
    if (played.card > highest.card) highest = played;
    if (played.card === SOW) sow = played;
  }
  return last && sow !== null && highest.card === HIGHEST ? sow : highest;
}

/** Whether a complete trick is the last of its game: the rows are played. */
function isLastTrick(table: Table): boolean {
  return at(table.rows, 0).length === 0;
}

// 4 Penalties and rewards

/** BC-4.1; it does not keep the same trick from earning a reward (BC-4.3). */
function takePenalty(state: Draft<State>, seat: Seat, emit: TellEvent): void {
  const penalty = penaltyFor(countIn(state.trick, marksOf(state).chickens));
  if (penalty !== null) emit(state, { type: 'penaltyTaken', seat, penalty });
}

/**
 * BC-4.2: exactly one pig earns one of the rewards left; the last one left is no choice (G-9). None is left only where an
 * imagined world holds a pig that somebody took long ago.
 */
function takeRewardOrGoOn(state: Draft<State>, seat: Seat, emit: TellEvent, chance: Chance): void {
  const reward = state.rewardsLeft[0];
  if (reward === undefined || countIn(state.trick, marksOf(state).pigs) !== 1) {
    afterTrick(state, seat, null, emit, chance);
  } else if (state.rewardsLeft.length === 1) takeReward(state, { seat, reward }, emit, chance);
  else emit(state, { type: 'rewardOffered', seat });
}

export function whyNotTakeReward(table: Table, { reward }: MoveOf<'takeReward'>): Violation | null {
  const left = table.rewardsLeft;
  return left.includes(reward) ? null : { clause: 'BC-4.2', params: { reward, left: left.slice() } };
}

export function takeReward(
  state: Draft<State>,
  { seat, reward }: Pick<MoveOf<'takeReward'>, 'seat' | 'reward'>,
  emit: TellEvent,
  chance: Chance,
): void {
  emit(state, { type: 'rewardTaken', seat, reward });
  afterTrick(state, seat, reward, emit, chance);
}

/** The taker leads the next trick, with the advantage of a reward (BC-4.4); after the last it is lost (BC-4.5). */
function afterTrick(state: Draft<State>, seat: Seat, reward: Reward | null, emit: TellEvent, chance: Chance): void {
  if (isLastTrick(state)) offerBenefits(state, seat, emit, chance);
  else if (reward === 'chooseLeader') emit(state, { type: 'leaderAsked', seat });
  else passTurn(state, seat, emit, reward);
}

/** BC-4.4: any player, oneself included, leads normally. */
export function chooseLeader(state: Draft<State>, { seat, leader }: MoveOf<'chooseLeader'>, emit: TellEvent): void {
  emit(state, { type: 'leaderChosen', seat, leader });
  passTurn(state, leader, emit);
}
