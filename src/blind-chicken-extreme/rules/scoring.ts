// 5 Scoring a game
import type { Chance } from '../../engine/chance.js';
import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import type { Outcome } from '../../engine/game.js';
import { leftOf, perSeat, rank, type Seat } from '../../engine/seats.js';
import {
  type Benefit,
  type EndReason,
  NO_CHICKEN_POINTS,
  REWARD_POINTS,
  SOW,
  type State,
  type Step,
  type Table,
  type Tally,
  type Violation,
} from '../table.js';
import { countIn, type MoveOf, marksOf, penaltyFor, type TellEvent } from './components.js';
import { beginGame } from './setup.js';

/** BC-5.2, offered where they apply (BC-5.3); the last trick still lies on the table, so the pile is what came before. */
export function offerBenefits(state: Draft<State>, seat: Seat, emit: TellEvent, chance: Chance): void {
  const benefits: Benefit[] = [];
  if (chickensBefore(state, seat) > 0) benefits.push('ignoreChickens');
  if (penaltiesBefore(state, seat) < 0) benefits.push('ignorePenalties');
  const games = wonBySow(state) ? earlierGames(state, seat) : [];
  if (games.length > 0) benefits.push('cancelGame');
  if (benefits.length > 0) emit(state, { type: 'benefitsOffered', seat, benefits, games });
  else endGame(state, 'none', emit, chance);
}

/** The chickens a player took before the trick on the table. */
function chickensBefore(state: Draft<State>, seat: Seat): number {
  const pile = at(state.piles, seat);
  const { chickens } = marksOf(state);
  let count = 0;
  for (let i = 0; i < pile.length; i++) if (chickens[at(pile, i)]) count++;
  return count;
}

/** What the taker of the trick on the table took in penalties before it, in points. */
function penaltiesBefore(state: Draft<State>, taker: Seat): number {
  return sum(at(state.penalties, taker)) - penaltyNow(state);
}

/** The penalty for the trick on the table. */
function penaltyNow(state: Draft<State>): number {
  return penaltyFor(countIn(state.trick, marksOf(state).chickens)) ?? 0;
}

/** Whether the last trick was taken by BC-3.3: its taker played the sow. */
function wonBySow({ trick, taker }: Draft<State>): boolean {
  return trick.some(({ seat, card }) => seat === taker && card === SOW);
}

/** The finished games of a player that still count, 1 for the first (BC-5.3). */
function earlierGames(table: Table, seat: Seat): number[] {
  const cancelled = at(table.cancelled, seat);
  const games: number[] = [];
  for (let game = 1; game < table.game; game++) if (!cancelled.includes(game)) games.push(game);
  return games;
}

export function whyNotChooseBenefit(
  { benefits, games }: Extract<Step, { type: 'chooseBenefit' }>,
  move: MoveOf<'chooseBenefit'>,
): Violation | null {
  const offered =
    move.benefit === 'cancelGame'
      ? games.includes(move.game)
      : move.benefit === 'none' || benefits.includes(move.benefit);
  return offered ? null : { clause: 'BC-5.3', params: { benefits: benefits.slice(), games: games.slice() } };
}

export function chooseBenefit(
  state: Draft<State>,
  move: MoveOf<'chooseBenefit'>,
  emit: TellEvent,
  chance: Chance,
): void {
  const { seat, benefit } = move;
  if (benefit === 'cancelGame') emit(state, { type: 'benefitChosen', seat, benefit, game: move.game });
  else emit(state, { type: 'benefitChosen', seat, benefit });
  endGame(state, benefit, emit, chance);
}

function endGame(state: Draft<State>, benefit: Benefit | 'none', emit: TellEvent, chance: Chance): void {
  const tallies = perSeat(state.seats, (seat) =>
    seat === state.taker ? tallyOfTaker(state, seat, benefit) : tally(state, seat, chickensBefore(state, seat)),
  );
  // BC-3.4: the last trick too lies face down once the game is scored.
  if (state.taker !== null) emit(state, { type: 'turnedDown', seat: state.taker });
  emit(state, { type: 'scored', tallies });
  if (state.game === state.options.games) emit(state, { type: 'sessionEnded', reason: 'games' });
  // BC-2.2: the deal moves left, and with it the lead; G-10: at once.
  else beginGame(state, state.game + 1, leftOf(state.starter, state.seats), emit, chance);
}

/** BC-5.2: what the benefit does to the last trick's taker; it creates no bonus, and (a) and (b) do not mix (BC-5.3). */
function tallyOfTaker(state: Draft<State>, seat: Seat, benefit: Benefit | 'none'): Tally {
  const before = chickensBefore(state, seat);
  const now = countIn(state.trick, marksOf(state).chickens);
  const counted = benefit === 'ignoreChickens' ? now : before + now;
  const penalties = benefit === 'ignorePenalties' ? penaltyNow(state) : sum(at(state.penalties, seat));
  return tally(state, seat, before + now, counted, penalties);
}

/** BC-5.1: a chicken is -1, a penalty as printed, a reward +3, a pile without chickens +3. */
function tally(
  state: Draft<State>,
  seat: Seat,
  inPile: number,
  counted: number = inPile,
  penalties: number = sum(at(state.penalties, seat)),
): Tally {
  // From 0, since the negative of 0 is no plain 0.
  const chickens = 0 - counted;
  const rewards = REWARD_POINTS * at(state.rewards, seat).length;
  const noChicken = inPile === 0 ? NO_CHICKEN_POINTS : 0;
  return { chickens, penalties, rewards, noChicken, total: chickens + penalties + rewards + noChicken };
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += at(numbers, i);
  return total;
}

/** The points of the finished games by seat (G-8), without those that were cancelled (BC-5.2 (c)). */
export function score(table: Table): number[] {
  return table.scores.map((games, seat) => {
    const cancelled = at(table.cancelled, seat);
    return sum(games.filter((_, index) => !cancelled.includes(index + 1)));
  });
}

/** BC-5.4: most points win, equal totals share a place. */
export function outcome(table: Table): Outcome<EndReason> {
  const totals = score(table);
  return { ranking: rank(table.seats, (a, b) => at(totals, b) - at(totals, a)), reason: 'games' };
}
