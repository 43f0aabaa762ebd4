// The checks behind the schemas of state and view

import { unseen } from '../engine/cards.js';
import { deckFault, type Fault } from '../engine/schema.js';
import type { Seat } from '../engine/seats.js';
import { deckFor, handSize, penaltyFor } from './cards.js';
import { winnerOf } from './rules/3-play.js';
import { type Played, REWARDS, type Step, type Table } from './table.js';

/** What no shape can say: that the cards are the deck, and that game, step, trick and seats fit together. */
export function checkTable(table: Table, viewer: Seat | null | undefined, fault: Fault): void {
  const { options, piles, penalties, rewards, scores, cancelled } = table;
  const lists = { hands: table.hands, rows: table.rows, piles, penalties, rewards, scores, cancelled };
  const short = Object.entries(lists).filter(([, list]) => list.length !== table.seats);
  for (const [name] of short) fault([name], `one entry for each of the ${table.seats} seats is needed`);
  if (options.firstSeat >= table.seats) fault(['options', 'firstSeat'], needSeat(table));
  const shown = [...table.hands.flat(), ...table.rows.flat(), ...piles.flat(), ...table.trick.map(({ card }) => card)];
  const wrong = deckFault(deckFor(table.seats), shown);
  if (wrong !== null) fault([], wrong);
  // What follows reads every seat and every card of the deck.
  if (short.length > 0 || wrong !== null || options.firstSeat >= table.seats) return;
  checkGames(table, fault);
  checkRewards(table, fault);
  if (checkStepSeat(table, fault)) checkStep(table, viewer, fault);
}

const needSeat = ({ seats }: Table) => `a seat from 0 to ${seats - 1} is needed`;

/** BC-2.2, BC-5.4: the game, its starter, and what the games before it brought. */
function checkGames({ seats, options, game, starter, step, scores, cancelled }: Table, fault: Fault): void {
  if (game > options.games) fault(['game'], `at most ${options.games} is needed, as games says`);
  const expected = (options.firstSeat + game - 1) % seats;
  if (starter !== expected) fault(['starter'], `${expected} is needed: the deal moves left every game`);
  const finished = step.type === 'over' ? game : game - 1;
  scores.forEach((list, owner) => {
    if (list.length !== finished) fault(['scores', owner], `a score for each of ${finished} finished games is needed`);
  });
  cancelled.forEach((list, owner) => {
    const wrong = list.findIndex((each, index) => each >= game || list.indexOf(each) < index);
    if (wrong >= 0) fault(['cancelled', owner, wrong], 'an earlier game that is not listed before is needed');
  });
  if (step.type === 'over' && game !== options.games) fault(['game'], `${options.games} is needed at the end`);
}

/** BC-1.3: there are three reward cards. */
function checkRewards({ rewards, rewardsLeft }: Table, fault: Fault): void {
  const all = [...rewards.flat(), ...rewardsLeft];
  if (all.length !== REWARDS.length || new Set(all).size !== REWARDS.length) {
    fault(['rewardsLeft'], 'each of the three rewards is needed once, with a seat or left');
  }
}

/** Whether every seat that the step, the trick and the taker name is at the table. */
function checkStepSeat(table: Table, fault: Fault): boolean {
  const { step, trick, taker, seats } = table;
  const named: (readonly [(string | number)[], Seat])[] = trick.map((each, index) => [
    ['trick', index, 'seat'],
    each.seat,
  ]);
  if (taker !== null) named.push([['taker'], taker]);
  if (step.type === 'arrange') step.seats.forEach((each, index) => void named.push([['step', 'seats', index], each]));
  else if (step.type !== 'over') named.push([['step', 'seat'], step.seat]);
  const wrong = named.filter(([, each]) => each >= seats);
  for (const [path] of wrong) fault(path, needSeat(table));
  return wrong.length === 0;
}

function checkStep(table: Table, viewer: Seat | null | undefined, fault: Fault): void {
  const { step } = table;
  if (step.type === 'arrange') {
    checkArranging(table, step.seats, viewer, fault);
    return;
  }
  table.hands.forEach((hand, owner) => {
    if (hand.length > 0) fault(['hands', owner], 'an empty hand is needed once all are ready');
  });
  checkTrick(table, fault);
  checkRows(table, fault);
  if (step.type === 'over') {
    if (table.trick.length > 0 || table.rows[0]?.length !== 0) fault(['trick'], 'no card to play is needed at the end');
  } else checkDecision(table, step, fault);
}

/** BC-2.3, BC-2.4: who is not ready has cards left, and shows nothing to others. */
function checkArranging(table: Table, arranging: readonly Seat[], viewer: Seat | null | undefined, fault: Fault): void {
  const each = handSize(table.seats);
  if (arranging.some((seat, index) => index > 0 && seat <= (arranging[index - 1] ?? 0))) {
    fault(['step', 'seats'], 'seats in their order, each once, are needed');
  }
  table.hands.forEach((hand, owner) => {
    const row = table.rows[owner] ?? [];
    if (hand.length + row.length !== each) fault(['hands', owner], `${each} cards in hand and row are needed`);
    if (hand.length > 0 !== arranging.includes(owner)) {
      fault(['hands', owner], 'cards are needed just for who is not ready');
    }
    const other = viewer !== undefined && viewer !== owner;
    if (other && hand.length > 0 && (row.length > 0 || hand.some((card) => card !== null))) {
      fault(['rows', owner], 'nothing of the arranging of another seat is to be seen');
    }
  });
  const begun = table.trick.length + table.piles.flat().length + table.penalties.flat().length;
  if (begun + table.rewards.flat().length > 0 || table.taker !== null) {
    fault(['step'], 'another step is needed once tricks are played');
  }
}

/** BC-3.1 to BC-3.4: clockwise, face down where it must be, and with its taker once it is complete. */
function checkTrick(table: Table, fault: Fault): void {
  const { trick, taker, seats } = table;
  const first = trick[0]?.seat ?? 0;
  trick.forEach(({ seat }, index) => {
    if (seat !== (first + index) % seats) fault(['trick', index, 'seat'], `${(first + index) % seats} is needed`);
  });
  const complete = trick.length === seats;
  if (complete !== (taker !== null)) fault(['taker'], 'a seat is needed just when the trick is complete');
  trick.forEach((played, index) => {
    const expected = complete ? [null] : lying(table, played, index);
    if (!expected.includes(played.faceDown)) fault(['trick', index, 'faceDown'], `${expected.join(' or ')} is needed`);
    else if (played.card === null && played.faceDown === null) fault(['trick', index, 'card'], 'a card is needed');
  });
  checkSigns(table, fault);
  if (!complete || taker === null || trick.some(({ card }) => card === null)) return;
  // None of its cards is hidden.
  const open = trick as readonly Played<never>[];
  const last = table.rows.every((row) => row.length === 0);
  if (winnerOf(open, last).seat !== taker) fault(['taker'], `${winnerOf(open, last).seat} is needed`);
  const penalty = penaltyFor(openCards(table, 'chickens'));
  if (penalty !== null && table.penalties[taker]?.at(-1) !== penalty) {
    fault(['penalties', taker], `the ${penalty} for this trick is needed`);
  }
  const taken = table.step.type === 'takeReward' || (table.rewards[taker] ?? []).length > 0;
  if (openCards(table, 'pigs') === 1 && table.rewardsLeft.length > 0 && !taken) {
    fault(['rewards', taker], 'a reward for this trick is needed (BC-4.2)');
  }
}

/** How many cards of the trick that are not hidden carry a chicken, or a pig. */
function openCards({ trick, options }: Table, marked: 'chickens' | 'pigs'): number {
  return trick.filter(({ card }) => card !== null && options.cards[marked].includes(card)).length;
}

/** How a card of a running trick may lie: by BC-3.2, and a lead also by BC-4.4. */
function lying(table: Table, { seat, card }: Played, index: number): Played['faceDown'][] {
  const bearer = card === null || table.options.cards.faceDown.includes(card);
  const led = index === 0 && (table.rewards[seat] ?? []).includes('leadFaceDown');
  const ways: Played['faceDown'][] = bearer ? ['sign'] : [null];
  return led ? [...ways, 'leadFaceDown'] : ways;
}

/** A hidden card that lies for its sign is one of the unseen cards that bear it. */
function checkSigns(table: Table, fault: Fault): void {
  const { hands, rows, piles, trick, options, seats } = table;
  const seen = [...hands.flat(), ...rows.flat(), ...piles.flat(), ...trick.map(({ card }) => card)];
  const bearers = unseen(deckFor(seats), seen).filter((card) => options.cards.faceDown.includes(card));
  const needed = trick.filter(({ card, faceDown }) => card === null && faceDown === 'sign').length;
  if (needed > bearers.length) fault(['trick'], 'fewer cards face down for a sign that so many unseen cards bear');
}

/** Every row has as many cards left as tricks are to be played. */
function checkRows({ seats, rows, trick, piles }: Table, fault: Fault): void {
  piles.forEach((pile, owner) => {
    if (pile.length % seats !== 0) fault(['piles', owner], `whole tricks of ${seats} cards are needed`);
  });
  const left = handSize(seats) - piles.flat().length / seats;
  rows.forEach((row, owner) => {
    const expected = left - (trick.some(({ seat }) => seat === owner) ? 1 : 0);
    if (row.length !== expected) fault(['rows', owner], `${expected} cards are needed`);
  });
}

type Decision = Exclude<Step, { type: 'arrange' | 'over' }>;

function checkDecision(table: Table, step: Decision, fault: Fault): void {
  const { trick, taker, seats } = table;
  const after = table.rows.every((row) => row.length === 0) ? 'last' : taker === null ? 'running' : 'complete';
  const holds = (reward: (typeof REWARDS)[number]) => (table.rewards[step.seat] ?? []).includes(reward);
  const pigs = openCards(table, 'pigs');
  switch (step.type) {
    case 'play': {
      const led = trick[0]?.seat;
      if (after === 'last') fault(['step'], 'another step is needed after the last trick');
      if (after === 'running' && led !== undefined && step.seat !== (led + trick.length) % seats) {
        fault(['step', 'seat'], `${(led + trick.length) % seats} is needed`);
      }
      if (after === 'running' && led === undefined && (table.piles.flat().length > 0 || step.seat !== table.starter)) {
        fault(['step', 'seat'], `${table.starter} is needed before the first trick`);
      }
      const chosen = taker !== null && pigs === 1 && (table.rewards[taker] ?? []).includes('chooseLeader');
      if (after === 'complete' && step.seat !== taker && !chosen) fault(['step', 'seat'], `${taker} is needed`);
      if (step.advantage !== null && !(step.seat === taker && pigs === 1 && holds(step.advantage))) {
        fault(['step', 'advantage'], 'null is needed without that reward for the trick before');
      }
      break;
    }
    case 'takeReward':
      checkTaker(table, step.seat, pigs === 1 && table.rewardsLeft.length > 1, fault);
      break;
    case 'chooseLeader':
      checkTaker(table, step.seat, pigs === 1 && after === 'complete' && holds('chooseLeader'), fault);
      break;
    case 'chooseBenefit':
      checkTaker(table, step.seat, after === 'last', fault);
      checkBenefits(table, step, fault);
      break;
  }
}

/** A choice belongs to the taker of a complete trick that `calls` for it. */
function checkTaker({ taker }: Table, seat: Seat, calls: boolean, fault: Fault): void {
  if (seat !== taker) fault(['step', 'seat'], `${taker === null ? 'a taker' : taker} is needed`);
  else if (!calls) fault(['step'], 'another step is needed after this trick');
}

/** BC-5.3, as far as the table shows it: the earlier chickens lie in a pile that a view cannot count. */
function checkBenefits(
  table: Table,
  { seat, benefits, games }: Extract<Step, { type: 'chooseBenefit' }>,
  fault: Fault,
) {
  const { trick, penalties, cancelled } = table;
  if (benefits.length === 0) fault(['step', 'benefits'], 'at least one is needed');
  if (benefits.some((benefit, index) => benefits.indexOf(benefit) < index)) {
    fault(['step', 'benefits'], 'each at most once is needed');
  }
  const chickens = openCards(table, 'chickens');
  const earlier = (penalties[seat] ?? []).length - (penaltyFor(chickens) === null ? 0 : 1);
  if (benefits.includes('ignorePenalties') !== earlier > 0) {
    fault(['step', 'benefits'], 'ignorePenalties is needed just with an earlier penalty');
  }
  const bySow = trick.some((played) => played.seat === seat && played.card === 0);
  const cancellable = Array.from({ length: bySow ? table.game - 1 : 0 }, (_, index) => index + 1).filter(
    (each) => !cancelled[seat]?.includes(each),
  );
  if (games.join() !== cancellable.join()) fault(['step', 'games'], `[${cancellable}] is needed`);
  if (benefits.includes('cancelGame') !== cancellable.length > 0) {
    fault(['step', 'benefits'], 'cancelGame is needed just with a game to cancel');
  }
}
