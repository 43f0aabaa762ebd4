// 5 Scoring a game

import type { Chance } from '../../engine/chance.js';
import type { Draft } from '../../engine/draft.js';
import { at, InternalError } from '../../engine/errors.js';
import { leftOf, perSeat, rank, type Seat } from '../../engine/seats.js';
import { NO_CHICKEN_POINTS, penaltyFor, REWARD_POINTS, SOW } from '../cards.js';
import type { Benefit, BenefitChoice, State, Step, Table, Tally, Violation } from '../table.js';
import { chickensInPile, chickensInTrick } from '../trick.js';
import { beginGame } from './2-setup.js';
import type { EmitEvent, MoveOf } from './types.js';

/** BC-5.2: the choices of the taker of the last trick; each only if it applies (BC-5.3). */
export function offerBenefits(state: Draft<State>, seat: Seat, emit: EmitEvent, chance: Chance): void {
  const before = takenBefore(state, seat);
  const benefits: Benefit[] = [];
  if (before.chickens > 0) benefits.push('ignoreChickens');
  if (before.penalties < 0) benefits.push('ignorePenalties');
  const games = sowTookLastTrick(state) ? earlierGames(state, seat) : [];
  if (games.length > 0) benefits.push('cancelGame');
  if (benefits.length > 0) emit(state, { type: 'benefitsOffered', seat, benefits, games });
  else endGame(state, 'none', emit, chance);
}

/** Chicken cards, and the points of penalty cards. */
interface Taken {
  readonly chickens: number;
  readonly penalties: number;
}

const NOTHING: Taken = { chickens: 0, penalties: 0 };

/** The gains of `seat` in the last trick, which still lies on the table, not in its taker's pile. */
function takenLast(state: State, seat: Seat): Taken {
  if (seat !== state.taker) return NOTHING;
  const chickens = chickensInTrick(state);
  return { chickens, penalties: penaltyFor(chickens) ?? 0 };
}

/** The gains of `seat` before the last trick. */
function takenBefore(state: State, seat: Seat): Taken {
  const penalties = sum(at(state.penalties, seat)) - takenLast(state, seat).penalties;
  return { chickens: chickensInPile(state, seat), penalties };
}

/**
 * Whether BC-3.3 decided the last trick. Call it only once the last trick is complete: then its taker can have played
 * the sow only by that clause, since the sow is otherwise the lowest card.
 */
function sowTookLastTrick({ trick, taker }: State): boolean {
  return trick.some(({ seat, card }) => seat === taker && card === SOW);
}

/** The finished games that still count for a player, 1 for the first (BC-5.3). */
function earlierGames(table: Table, seat: Seat): number[] {
  const canceled = at(table.canceled, seat);
  const games: number[] = [];
  for (let game = 1; game < table.gameNumber; game++) if (!canceled.includes(game)) games.push(game);
  return games;
}

/** The step in which a benefit is chosen. */
type OfferStep = Extract<Step, { readonly type: 'chooseBenefit' }>;

/** The choices: no benefit (G-9), an offered benefit, or a game to cancel (BC-5.2). */
export function benefitChoices({ benefits, games }: OfferStep): BenefitChoice[] {
  const choices: BenefitChoice[] = [{ benefit: 'none' }];
  for (const benefit of benefits) if (benefit !== 'cancelGame') choices.push({ benefit });
  for (const game of games) choices.push({ benefit: 'cancelGame', game });
  return choices;
}

export function whyNotChooseBenefit({ step }: Table, move: MoveOf<'chooseBenefit'>): Violation | null {
  // G-3 allows this move in no other step.
  if (step.type !== 'chooseBenefit') throw new InternalError(`a benefit is chosen in the step '${step.type}'`);
  const isOffered = benefitChoices(step).some((choice) =>
    choice.benefit === 'cancelGame'
      ? move.benefit === 'cancelGame' && move.game === choice.game
      : move.benefit === choice.benefit,
  );
  if (isOffered) return null;
  return { clause: 'BC-5.3', params: { benefits: step.benefits.slice(), games: step.games.slice() } };
}

export function chooseBenefit(
  state: Draft<State>,
  move: MoveOf<'chooseBenefit'>,
  emit: EmitEvent,
  chance: Chance,
): void {
  const { seat, benefit } = move;
  if (benefit === 'cancelGame') emit(state, { type: 'benefitChosen', seat, benefit, game: move.game });
  else emit(state, { type: 'benefitChosen', seat, benefit });
  endGame(state, benefit, emit, chance);
}

function endGame(state: Draft<State>, benefit: Benefit | 'none', emit: EmitEvent, chance: Chance): void {
  const tallies = perSeat(state.seats, (seat) => tallyOf(state, seat, seat === state.taker ? benefit : 'none'));
  // BC-3.4: the last trick also lies face down once the game is scored.
  if (state.taker !== null) emit(state, { type: 'turnedDown', seat: state.taker });
  emit(state, { type: 'scored', tallies });
  if (state.gameNumber === state.options.games) emit(state, { type: 'sessionEnded', reason: 'games' });
  // BC-2.2: the deal and the lead move left; G-10: within the same move.
  else beginGame(state, state.gameNumber + 1, leftOf(state.starter, state.seats), emit, chance);
}

/**
 * BC-5.1: a chicken is -1, a penalty as printed, a reward +3, a pile without chickens +3. BC-5.2: a benefit ignores
 * chickens or penalties from before the last trick; ignored chickens are still in the pile (BC-5.3).
 */
function tallyOf(state: State, seat: Seat, benefit: Benefit | 'none'): Tally {
  const before = takenBefore(state, seat);
  const last = takenLast(state, seat);
  // Subtracted from 0, since JSON cannot keep -0.
  const chickens = 0 - (last.chickens + (benefit === 'ignoreChickens' ? 0 : before.chickens));
  const penalties = last.penalties + (benefit === 'ignorePenalties' ? 0 : before.penalties);
  const rewards = REWARD_POINTS * at(state.rewards, seat).length;
  const noChicken = before.chickens + last.chickens === 0 ? NO_CHICKEN_POINTS : 0;
  return { chickens, penalties, rewards, noChicken, total: chickens + penalties + rewards + noChicken };
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** The points of the finished games by seat (G-8), without the canceled ones (BC-5.2 (c)). */
export function score(table: Table): number[] {
  return table.scores.map((games, seat) => {
    const canceled = at(table.canceled, seat);
    return sum(games.filter((_, index) => !canceled.includes(index + 1)));
  });
}

/** BC-5.4: most points win, equal totals share a place. */
export function ranking(table: Table): Seat[][] {
  const totals = score(table);
  return rank(table.seats, (a, b) => at(totals, b) - at(totals, a));
}
