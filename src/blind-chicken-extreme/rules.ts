import { deal } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import type { Draft } from '../engine/draft.js';
import { at } from '../engine/errors.js';
import type { Outcome, Tell } from '../engine/game.js';
import { leftOf, nobody, only, perSeat, rank, type Seat, seatsUpTo } from '../engine/seats.js';
import {
  type Advantage,
  type Benefit,
  type BlindChickenExtremeTypes,
  CARDS,
  type Card,
  type CardTable,
  deckFor,
  type EndReason,
  type FaceDown,
  HIGHEST,
  handSize,
  type Move,
  NO_CHICKEN_POINTS,
  type Penalty,
  type Played,
  REWARD_POINTS,
  REWARDS,
  type Reward,
  SOW,
  type State,
  type Step,
  type Table,
  type Tally,
  type Violation,
} from './table.js';

type TellEvent = Tell<BlindChickenExtremeTypes>;
type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

// 1 Components: what a trick carries

const PENALTY_BY_CHICKENS: readonly (Penalty | null)[] = [null, null, -3, -6, -10, -15];

/** The penalty for so many chickens in a trick (BC-1.2), if there is one (BC-4.1). */
export function penaltyFor(chickens: number): Penalty | null {
  return PENALTY_BY_CHICKENS[chickens] ?? null;
}

/** A card table as answers by card, which are quicker to look up than lists. */
type Marks = { readonly [What in keyof CardTable]: readonly boolean[] };

const MARKS = new WeakMap<CardTable, Marks>();

/** What the cards carry (BC-1.4); made once for each card table, none of which is ever written to. */
function marksOf({ options }: Table): Marks {
  const known = MARKS.get(options.cards);
  if (known !== undefined) return known;
  const { chickens, pigs, faceDown } = options.cards;
  const marked = (list: readonly Card[]) => CARDS.map((card) => list.includes(card));
  const marks = { chickens: marked(chickens), pigs: marked(pigs), faceDown: marked(faceDown) };
  MARKS.set(options.cards, marks);
  return marks;
}

/** How many cards of a trick carry a chicken, or a pig (BC-1.1). */
function countIn(trick: readonly Played<never>[], marked: readonly boolean[]): number {
  let count = 0;
  for (let i = 0; i < trick.length; i++) if (marked[at(trick, i).card]) count++;
  return count;
}

// 2 Set-up of a game

/** BC-2.1: all cards in play are dealt (G-6), the leader of the game first. */
export function beginGame(state: Draft<State>, game: number, starter: Seat, tell: TellEvent, chance: Chance): void {
  const pile = chance.shuffle(`deal/${game}`, deckFor(state.seats));
  tell(state, { type: 'dealt', game, starter, hands: deal(pile, state.seats, starter, handSize(state.seats)) });
}

function whyNotPlace(table: Table, { seat, card }: MoveOf<'place'>): Violation | null {
  return at(table.hands, seat).includes(card) ? null : { clause: 'G-4', params: { card } };
}

/** BC-2.3: the card goes to the right end of the row; all that others learn of it is who is ready (BC-2.4). */
function place(state: Draft<State>, { seat, card }: MoveOf<'place'>, tell: TellEvent): void {
  tell(state, { type: 'placed', seat, card });
  if (at(state.hands, seat).length > 0) return;
  tell(state, { type: 'ready', seat });
  if (actors(state).length === 0) tell(state, { type: 'turnPassed', to: state.starter, advantage: null });
}

// 3 Play

function whyNotPlay(table: Table, { seat, card }: MoveOf<'play'>): Violation | null {
  const row = at(table.rows, seat);
  if (card === row[0] || card === row[row.length - 1]) return null;
  if (!row.includes(card)) return { clause: 'G-4', params: { card } };
  // BC-4.4: any card of the row, for this lead only.
  if (advantageNow(table) === 'leadAnyCard') return null;
  const ends = [at(row, 0), at(row, row.length - 1)].filter((end) => end !== null);
  return { clause: 'BC-3.1', params: { card, ends } };
}

function play(state: Draft<State>, { seat, card }: MoveOf<'play'>, tell: TellEvent, chance: Chance): void {
  // BC-3.4: the trick before lies open until this lead.
  if (state.taker !== null) tell(state, { type: 'turnedDown', seat: state.taker });
  const place = at(state.rows, seat).indexOf(card);
  tell(state, { type: 'played', seat, card, place, faceDown: whyFaceDown(state, card) });
  if (state.trick.length < state.seats) passTurn(state, leftOf(seat, state.seats), tell);
  else completeTrick(state, tell, chance);
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

function passTurn(state: Draft<State>, to: Seat, tell: TellEvent, advantage: Advantage | null = null): void {
  tell(state, { type: 'turnPassed', to, advantage });
}

function completeTrick(state: Draft<State>, tell: TellEvent, chance: Chance): void {
  if (hasFaceDown(state.trick)) {
    tell(state, { type: 'revealed', cards: state.trick.map(({ card }) => card) });
  }
  const { seat, card } = winnerOf(state.trick, isLastTrick(state));
  tell(state, { type: 'trickTaken', seat, card });
  takePenalty(state, seat, tell);
  takeRewardOrGoOn(state, seat, tell, chance);
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
function takePenalty(state: Draft<State>, seat: Seat, tell: TellEvent): void {
  const penalty = penaltyFor(countIn(state.trick, marksOf(state).chickens));
  if (penalty !== null) tell(state, { type: 'penaltyTaken', seat, penalty });
}

/**
 * BC-4.2: exactly one pig earns one of the rewards left; the last one left is no choice (G-9). None is left only where an
 * imagined world holds a pig that somebody took long ago.
 */
function takeRewardOrGoOn(state: Draft<State>, seat: Seat, tell: TellEvent, chance: Chance): void {
  const reward = state.rewardsLeft[0];
  if (reward === undefined || countIn(state.trick, marksOf(state).pigs) !== 1) {
    afterTrick(state, seat, null, tell, chance);
  } else if (state.rewardsLeft.length === 1) takeReward(state, { seat, reward }, tell, chance);
  else tell(state, { type: 'rewardOffered', seat });
}

function whyNotTakeReward(table: Table, { reward }: MoveOf<'takeReward'>): Violation | null {
  const left = table.rewardsLeft;
  return left.includes(reward) ? null : { clause: 'BC-4.2', params: { reward, left: left.slice() } };
}

function takeReward(
  state: Draft<State>,
  { seat, reward }: Pick<MoveOf<'takeReward'>, 'seat' | 'reward'>,
  tell: TellEvent,
  chance: Chance,
): void {
  tell(state, { type: 'rewardTaken', seat, reward });
  afterTrick(state, seat, reward, tell, chance);
}

/** The taker leads the next trick, with the advantage of a reward (BC-4.4); after the last it is lost (BC-4.5). */
function afterTrick(state: Draft<State>, seat: Seat, reward: Reward | null, tell: TellEvent, chance: Chance): void {
  if (isLastTrick(state)) offerBenefits(state, seat, tell, chance);
  else if (reward === 'chooseLeader') tell(state, { type: 'leaderAsked', seat });
  else passTurn(state, seat, tell, reward);
}

/** BC-4.4: any player, oneself included, leads normally. */
function chooseLeader(state: Draft<State>, { seat, leader }: MoveOf<'chooseLeader'>, tell: TellEvent): void {
  tell(state, { type: 'leaderChosen', seat, leader });
  passTurn(state, leader, tell);
}

// 5 Scoring a game

/** BC-5.2, offered where they apply (BC-5.3); the last trick still lies on the table, so the pile is what came before. */
function offerBenefits(state: Draft<State>, seat: Seat, tell: TellEvent, chance: Chance): void {
  const benefits: Benefit[] = [];
  if (chickensBefore(state, seat) > 0) benefits.push('ignoreChickens');
  if (penaltiesBefore(state, seat) < 0) benefits.push('ignorePenalties');
  const games = wonBySow(state) ? earlierGames(state, seat) : [];
  if (games.length > 0) benefits.push('cancelGame');
  if (benefits.length > 0) tell(state, { type: 'benefitsOffered', seat, benefits, games });
  else endGame(state, 'none', tell, chance);
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

/** Whether the last trick was taken by BC-3.3. */
function wonBySow(state: Draft<State>): boolean {
  return winnerOf(state.trick, true).card === SOW;
}

/** The finished games of a player that still count, 1 for the first (BC-5.3). */
function earlierGames(table: Table, seat: Seat): number[] {
  const cancelled = at(table.cancelled, seat);
  const games: number[] = [];
  for (let game = 1; game < table.game; game++) if (!cancelled.includes(game)) games.push(game);
  return games;
}

function whyNotChooseBenefit(
  { benefits, games }: Extract<Step, { type: 'chooseBenefit' }>,
  move: MoveOf<'chooseBenefit'>,
): Violation | null {
  const offered =
    move.benefit === 'cancelGame'
      ? games.includes(move.game)
      : move.benefit === 'none' || benefits.includes(move.benefit);
  return offered ? null : { clause: 'BC-5.3', params: { benefits: benefits.slice(), games: games.slice() } };
}

function chooseBenefit(state: Draft<State>, move: MoveOf<'chooseBenefit'>, tell: TellEvent, chance: Chance): void {
  const { seat, benefit } = move;
  if (benefit === 'cancelGame') tell(state, { type: 'benefitChosen', seat, benefit, game: move.game });
  else tell(state, { type: 'benefitChosen', seat, benefit });
  endGame(state, benefit, tell, chance);
}

function endGame(state: Draft<State>, benefit: Benefit | 'none', tell: TellEvent, chance: Chance): void {
  const tallies = perSeat(state.seats, (seat) =>
    seat === state.taker ? tallyOfTaker(state, seat, benefit) : tally(state, seat, chickensBefore(state, seat)),
  );
  // BC-3.4: the last trick too lies face down once the game is scored.
  if (state.taker !== null) tell(state, { type: 'turnedDown', seat: state.taker });
  tell(state, { type: 'scored', tallies });
  if (state.game === state.options.games) tell(state, { type: 'sessionEnded', reason: 'games' });
  // BC-2.2: the deal moves left, and with it the lead; G-10: at once.
  else beginGame(state, state.game + 1, leftOf(state.starter, state.seats), tell, chance);
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

// The switchboards

/** BC-2.3: all who are not ready arrange at once. */
export function actors({ step }: Table): readonly Seat[] {
  switch (step.type) {
    case 'arrange':
      return step.seats;
    case 'over':
      return nobody();
    default:
      return only(step.seat);
  }
}

/**
 * Each step has one kind of move (G-3): that is why the casts hold, here and in `playMove`. The few kinds of steps are
 * quicker to ask than the many of moves, and asking is most of the work.
 */
export function whyNot(table: Table, move: Move): Violation | null {
  switch (table.step.type) {
    case 'arrange':
      return whyNotPlace(table, move as MoveOf<'place'>);
    case 'play':
      return whyNotPlay(table, move as MoveOf<'play'>);
    case 'takeReward':
      return whyNotTakeReward(table, move as MoveOf<'takeReward'>);
    case 'chooseBenefit':
      return whyNotChooseBenefit(table.step, move as MoveOf<'chooseBenefit'>);
    default:
      return null;
  }
}

export function playMove(state: Draft<State>, move: Move, tell: TellEvent, chance: Chance): void {
  switch (state.step.type) {
    case 'arrange':
      place(state, move as MoveOf<'place'>, tell);
      break;
    case 'play':
      play(state, move as MoveOf<'play'>, tell, chance);
      break;
    case 'takeReward':
      takeReward(state, move as MoveOf<'takeReward'>, tell, chance);
      break;
    case 'chooseLeader':
      chooseLeader(state, move as MoveOf<'chooseLeader'>, tell);
      break;
    case 'chooseBenefit':
      chooseBenefit(state, move as MoveOf<'chooseBenefit'>, tell, chance);
      break;
  }
}

/** Moves by seat, shared and frozen, so that listing them makes none; a card is its own index. */
const MOVES = seatsUpTo(5).map((seat) => ({
  place: CARDS.map((card): Move => Object.freeze({ seat, type: 'place', card })),
  play: CARDS.map((card): Move => Object.freeze({ seat, type: 'play', card })),
  takeReward: REWARDS.map((reward): Move => Object.freeze({ seat, type: 'takeReward', reward })),
  chooseLeader: seatsUpTo(5).map((leader): Move => Object.freeze({ seat, type: 'chooseLeader', leader })),
}));

type Offer = (move: Move) => void;

export function candidates(table: Table, seat: Seat, offer: Offer): void {
  const moves = at(MOVES, seat);
  const { step } = table;
  switch (step.type) {
    case 'arrange':
      offerCards(moves.place, at(table.hands, seat), offer);
      break;
    case 'play':
      if (step.advantage === 'leadAnyCard') offerCards(moves.play, at(table.rows, seat), offer);
      else offerEnds(moves.play, at(table.rows, seat), offer);
      break;
    case 'takeReward':
      moves.takeReward.forEach(offer);
      break;
    case 'chooseLeader':
      for (let leader = 0; leader < table.seats; leader++) offer(at(moves.chooseLeader, leader));
      break;
    case 'chooseBenefit':
      offer(Object.freeze({ seat, type: 'chooseBenefit', benefit: 'none' }));
      for (const benefit of step.benefits) {
        if (benefit !== 'cancelGame') offer(Object.freeze({ seat, type: 'chooseBenefit', benefit }));
      }
      for (const game of step.games) offer(Object.freeze({ seat, type: 'chooseBenefit', benefit: 'cancelGame', game }));
      break;
  }
}

function offerCards(moves: readonly Move[], cards: readonly (Card | null)[], offer: Offer): void {
  for (let i = 0; i < cards.length; i++) offerCard(moves, cards[i], offer);
}

/** BC-3.1: the ends of the row, which are one move where they are one card. */
function offerEnds(moves: readonly Move[], row: readonly (Card | null)[], offer: Offer): void {
  offerCard(moves, row[0], offer);
  if (row.length > 1) offerCard(moves, row[row.length - 1], offer);
}

/** Offers the move with a card that the holder of the table sees; only the own ones are asked for. */
function offerCard(moves: readonly Move[], card: Card | null | undefined, offer: Offer): void {
  if (card !== null && card !== undefined) offer(at(moves, card));
}
