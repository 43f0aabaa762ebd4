// The checks behind the schemas of state and view

import { unseen } from '../../engine/cards.js';
import type { AddIssue } from '../../engine/schema.js';
import type { Seat } from '../../engine/seats.js';
import { checkSeats, deckIssue } from '../../engine/tableChecks.js';
import { deckFor, handSize, penaltyFor, winnerOf } from '../cards.js';
import { type Played, REWARDS, type Step, type Table } from '../table.js';
import { type Mix, mixOf } from '../trick.js';

/** Checks that a shape cannot express: the cards are the deck, and game, step, trick and seats are consistent. */
export function checkTable(table: Table, viewer: Seat | null | undefined, addIssue: AddIssue): void {
  const { seats, options, hands, rows, piles, penalties, rewards, scores, canceled } = table;
  const lists = { hands, rows, piles, penalties, rewards, scores, canceled };
  const sound = checkSeats(seats, lists, [[['options', 'firstSeat'], options.firstSeat]], addIssue);
  const cards = [...hands.flat(), ...rows.flat(), ...piles.flat(), ...table.trick.map(({ card }) => card)];
  const wrong = deckIssue(deckFor(seats), cards);
  if (wrong !== null) addIssue([], wrong);
  // The following checks read every seat and every card of the deck.
  if (!sound || wrong !== null) return;
  checkGames(table, addIssue);
  checkRewards(table, addIssue);
  if (checkSeats(seats, {}, seatsNamed(table), addIssue)) checkStep(table, viewer, addIssue);
}

/** BC-2.2, BC-5.4: the game, its starter, and the scores of the games before it. */
function checkGames({ seats, options, gameNumber, starter, step, scores, canceled }: Table, addIssue: AddIssue): void {
  if (gameNumber > options.games)
    addIssue(['gameNumber'], `expected at most ${options.games} (options.games), got ${gameNumber}`);
  const expected = (options.firstSeat + gameNumber - 1) % seats;
  if (starter !== expected)
    addIssue(['starter'], `expected ${expected}, the starter of game ${gameNumber}, got ${starter}`);
  const finished = step.type === 'over' ? gameNumber : gameNumber - 1;
  scores.forEach(({ length }, owner) => {
    if (length === finished) return;
    addIssue(['scores', owner], `expected a score for each of ${finished} finished games, got ${length}`);
  });
  canceled.forEach((list, owner) => {
    const wrong = list.findIndex((each, index) => each >= gameNumber || list.indexOf(each) < index);
    if (wrong < 0) return;
    addIssue(['canceled', owner, wrong], `expected an earlier game that is not listed before, got ${list[wrong]}`);
  });
  if (step.type === 'over' && gameNumber !== options.games) {
    addIssue(['gameNumber'], `expected ${options.games} at the end, got ${gameNumber}`);
  }
}

/** BC-1.3: there are three reward cards. */
function checkRewards({ rewards, rewardsLeft }: Table, addIssue: AddIssue): void {
  const all = [...rewards.flat(), ...rewardsLeft];
  if (all.length !== REWARDS.length || new Set(all).size !== REWARDS.length) {
    addIssue(
      ['rewardsLeft'],
      `expected each of the three rewards once, with a seat or left, got ${all.join(', ') || 'none'}`,
    );
  }
}

/** Every seat named by the step, the trick and the taker, with its path. */
function seatsNamed({ step, trick, taker }: Table): [path: (string | number)[], seat: Seat | null][] {
  const named: [(string | number)[], Seat | null][] = [[['taker'], taker]];
  for (const [index, { seat }] of trick.entries()) named.push([['trick', index, 'seat'], seat]);
  if (step.type === 'arrange') {
    for (const [index, seat] of step.seats.entries()) named.push([['step', 'seats', index], seat]);
  } else if (step.type !== 'over') named.push([['step', 'seat'], step.seat]);
  return named;
}

function checkStep(table: Table, viewer: Seat | null | undefined, addIssue: AddIssue): void {
  const { step } = table;
  if (step.type === 'arrange') {
    checkArranging(table, step.seats, viewer, addIssue);
    return;
  }
  table.hands.forEach(({ length }, owner) => {
    if (length > 0) addIssue(['hands', owner], `expected an empty hand once all are ready, got a hand of ${length}`);
  });
  checkTrick(table, addIssue);
  checkRows(table, addIssue);
  checkEarned(table, addIssue);
  if (step.type !== 'over') checkDecision(table, step, addIssue);
  else if (table.trick.length > 0 || table.rows[0]?.length !== 0) {
    addIssue(['trick'], 'expected no card left to play at the end, got some');
  }
}

/** BC-2.3, BC-2.4: players who are not ready have cards left, and hide their placings. */
function checkArranging(
  table: Table,
  arranging: readonly Seat[],
  viewer: Seat | null | undefined,
  addIssue: AddIssue,
): void {
  const each = handSize(table.seats);
  if (arranging.some((seat, index) => index > 0 && seat <= (arranging[index - 1] ?? 0))) {
    addIssue(['step', 'seats'], `expected seats in ascending order, each once, got [${arranging}]`);
  }
  table.hands.forEach((hand, owner) => {
    const row = table.rows[owner] ?? [];
    const held = hand.length + row.length;
    if (held !== each) addIssue(['hands', owner], `expected ${each} cards in hand and row, got ${held}`);
    if (hand.length === 0 && arranging.includes(owner)) {
      addIssue(['hands', owner], 'expected cards until the player is ready, got none');
    }
    if (hand.length > 0 && !arranging.includes(owner)) {
      addIssue(['hands', owner], `expected no cards once the player is ready, got ${hand.length}`);
    }
    const other = viewer !== undefined && viewer !== owner;
    if (other && hand.length > 0 && (row.length > 0 || hand.some((card) => card !== null))) {
      addIssue(['rows', owner], 'expected a full hidden hand and an empty row for another seat that is arranging');
    }
  });
  const begun = table.trick.length + table.piles.flat().length + table.penalties.flat().length;
  if (begun + table.rewards.flat().length > 0 || table.taker !== null) {
    addIssue(['step'], 'expected another step once tricks are played, got "arrange"');
  }
}

/** BC-3.1 to BC-3.4: in clockwise order, face down where required, and with a taker once complete. */
function checkTrick(table: Table, addIssue: AddIssue): void {
  const { trick, taker, seats } = table;
  const first = trick[0]?.seat ?? 0;
  trick.forEach(({ seat }, index) => {
    const expected = (first + index) % seats;
    if (seat !== expected) addIssue(['trick', index, 'seat'], `expected ${expected}, got ${seat}`);
  });
  const complete = trick.length === seats;
  if (complete && taker === null) addIssue(['taker'], 'expected a seat as the trick is complete, got null');
  if (!complete && taker !== null) addIssue(['taker'], `expected null until the trick is complete, got ${taker}`);
  trick.forEach((played, index) => {
    const { card, faceDown } = played;
    const ways = complete ? [null] : lying(table, played, index);
    if (!ways.includes(faceDown)) {
      addIssue(['trick', index, 'faceDown'], `expected ${ways.map(String).join(' or ')}, got ${faceDown}`);
    } else if (card === null && faceDown === null) {
      addIssue(['trick', index, 'card'], 'expected an open card, got a hidden one');
    }
  });
  checkSigns(table, addIssue);
  if (complete && taker !== null && trick.every(({ card }) => card !== null)) checkTaken(table, taker, addIssue);
}

/** BC-3.3, BC-4.1, BC-4.2: the taker of a complete open trick, with its penalty and reward. */
function checkTaken(table: Table, taker: Seat, addIssue: AddIssue): void {
  // None of its cards is hidden.
  const open = table.trick as readonly Played<never>[];
  const last = table.rows.every((row) => row.length === 0);
  const winner = winnerOf(open, last).seat;
  if (winner !== taker) addIssue(['taker'], `expected ${winner}, the winner of the trick, got ${taker}`);
  const { chickens, pigs } = mixOfTrick(table);
  const penalty = penaltyFor(chickens);
  const got = table.penalties[taker]?.at(-1);
  if (penalty !== null && got !== penalty) {
    addIssue(['penalties', taker], `expected ${penalty} for this trick, got ${got ?? 'none'}`);
  }
  const taken = table.step.type === 'takeReward' || (table.rewards[taker] ?? []).length > 0;
  if (pigs === 1 && table.rewardsLeft.length > 0 && !taken) {
    addIssue(['rewards', taker], 'expected a reward for this trick, got none (BC-4.2)');
  }
}

/** The markings of the visible cards of the trick. */
function mixOfTrick(table: Table): Mix {
  return mixOf(
    table,
    table.trick.map(({ card }) => card),
  );
}

/** How a card of an incomplete trick may lie: by BC-3.2, or BC-4.4 for a lead. */
function lying(table: Table, { seat, card }: Played, index: number): Played['faceDown'][] {
  const bearer = card === null || table.options.cards.faceDown.includes(card);
  const led = index === 0 && (table.rewards[seat] ?? []).includes('leadFaceDown');
  const ways: Played['faceDown'][] = bearer ? ['sign'] : [null];
  return led ? [...ways, 'leadFaceDown'] : ways;
}

/** A card hidden for its sign is one of the unseen cards that bear it. */
function checkSigns({ hands, rows, piles, trick, options, seats }: Table, addIssue: AddIssue): void {
  const seen = [...hands.flat(), ...rows.flat(), ...piles.flat(), ...trick.map(({ card }) => card)];
  const bearers = unseen(deckFor(seats), seen).filter((card) => options.cards.faceDown.includes(card));
  const lying = trick.filter(({ card, faceDown }) => card === null && faceDown === 'sign').length;
  if (lying > bearers.length) {
    addIssue(
      ['trick'],
      `expected at most ${bearers.length} cards face down for a sign, as many as are unseen, got ${lying}`,
    );
  }
}

/** Every row has one card for each trick still to come. */
function checkRows({ seats, rows, trick, piles }: Table, addIssue: AddIssue): void {
  piles.forEach(({ length }, owner) => {
    if (length % seats !== 0) addIssue(['piles', owner], `expected whole tricks of ${seats} cards, got ${length}`);
  });
  const left = handSize(seats) - piles.flat().length / seats;
  rows.forEach(({ length }, owner) => {
    const expected = left - (trick.some(({ seat }) => seat === owner) ? 1 : 0);
    if (length !== expected) addIssue(['rows', owner], `expected ${expected} cards, got ${length}`);
  });
}

/** BC-4.1, BC-4.2: a trick earns at most one penalty card; a fully visible trick earns exactly what its cards bring. */
function checkEarned(table: Table, addIssue: AddIssue): void {
  const { seats, piles, trick, taker, step } = table;
  piles.forEach((pile, owner) => {
    const taken = taker === owner ? [...pile, ...trick.map(({ card }) => card)] : pile;
    const tricks = Array.from({ length: Math.ceil(taken.length / seats) }, (_, index) =>
      mixOf(table, taken.slice(index * seats, (index + 1) * seats)),
    );
    const penalties = table.penalties[owner] ?? [];
    if (taken.includes(null)) {
      if (penalties.length <= tricks.length) return;
      const expected = `at most ${tricks.length}, one for each trick taken`;
      addIssue(['penalties', owner], `expected ${expected}, got ${penalties.length}`);
      return;
    }
    const earned = tricks.map(({ chickens }) => penaltyFor(chickens)).filter((each) => each !== null);
    if (penalties.join() !== earned.join()) {
      addIssue(['penalties', owner], `expected [${earned}] for the tricks taken, got [${penalties}]`);
    }
    const pending = step.type === 'takeReward' && taker === owner ? 1 : 0;
    const rewards = tricks.filter(({ pigs }) => pigs === 1).length - pending;
    const got = (table.rewards[owner] ?? []).length;
    if (got !== rewards) addIssue(['rewards', owner], `expected ${rewards} for the tricks taken, got ${got}`);
  });
}

type Decision = Exclude<Step, { type: 'arrange' | 'over' }>;

/** Whether the last trick is played, a trick is running, or the next can begin. */
function stageOf({ rows, taker }: Table): 'last' | 'running' | 'complete' {
  if (rows.every((row) => row.length === 0)) return 'last';
  return taker === null ? 'running' : 'complete';
}

function holds({ rewards }: Table, seat: Seat, reward: (typeof REWARDS)[number]): boolean {
  return (rewards[seat] ?? []).includes(reward);
}

function checkDecision(table: Table, step: Decision, addIssue: AddIssue): void {
  const onePig = mixOfTrick(table).pigs === 1;
  const stage = stageOf(table);
  switch (step.type) {
    case 'play':
      checkPlay(table, step, onePig, addIssue);
      break;
    case 'takeReward':
      checkTaker(table, step, onePig && table.rewardsLeft.length > 1, addIssue);
      break;
    case 'chooseLeader':
      checkTaker(table, step, onePig && stage === 'complete' && holds(table, step.seat, 'chooseLeader'), addIssue);
      break;
    case 'chooseBenefit':
      checkTaker(table, step, stage === 'last', addIssue);
      checkBenefits(table, step, addIssue);
      break;
  }
}

function checkPlay(table: Table, step: Extract<Step, { type: 'play' }>, onePig: boolean, addIssue: AddIssue): void {
  const { trick, taker, seats } = table;
  const led = trick[0]?.seat;
  const stage = stageOf(table);
  if (stage === 'last') addIssue(['step'], 'expected another step after the last trick, got "play"');
  if (stage === 'running' && led !== undefined && step.seat !== (led + trick.length) % seats) {
    addIssue(['step', 'seat'], `expected ${(led + trick.length) % seats}, got ${step.seat}`);
  }
  if (stage === 'running' && led === undefined) {
    const taken = table.piles.flat().length;
    if (taken > 0) addIssue(['piles'], `expected no cards before the first trick, got ${taken}`);
    else if (step.seat !== table.starter) {
      addIssue(['step', 'seat'], `expected ${table.starter} before the first trick, got ${step.seat}`);
    }
  }
  const chosen = taker !== null && onePig && holds(table, taker, 'chooseLeader');
  if (stage === 'complete' && step.seat !== taker && !chosen) {
    addIssue(['step', 'seat'], `expected ${taker}, who took the trick, got ${step.seat}`);
  }
  if (step.advantage !== null && !(step.seat === taker && onePig && holds(table, step.seat, step.advantage))) {
    addIssue(['step', 'advantage'], `expected null without that reward for the trick before, got "${step.advantage}"`);
  }
}

/** A choice belongs to the taker of a complete trick, if the trick `calls` for it. */
function checkTaker({ taker }: Table, { type, seat }: Decision, calls: boolean, addIssue: AddIssue): void {
  if (seat !== taker) addIssue(['step', 'seat'], `expected ${taker ?? 'another step without a taker'}, got ${seat}`);
  else if (!calls) addIssue(['step'], `expected another step after this trick, got "${type}"`);
}

/** BC-5.3, as far as the table shows: a view cannot count the earlier chickens in a pile. */
function checkBenefits(table: Table, step: Extract<Step, { type: 'chooseBenefit' }>, addIssue: AddIssue): void {
  const { seat, benefits, games } = step;
  const path = ['step', 'benefits'];
  if (benefits.length === 0) addIssue(path, 'expected at least one benefit, got none');
  const twice = benefits.find((benefit, index) => benefits.indexOf(benefit) < index);
  if (twice !== undefined) addIssue(path, `expected each benefit at most once, got "${twice}" twice`);
  const earned = penaltyFor(mixOfTrick(table).chickens) === null ? 0 : 1;
  const earlier = (table.penalties[seat] ?? []).length > earned;
  checkOffered('ignorePenalties', earlier, 'an earlier penalty');
  const bySow = table.trick.some((played) => played.seat === seat && played.card === 0);
  const before = Array.from({ length: bySow ? table.gameNumber - 1 : 0 }, (_, index) => index + 1);
  const cancellable = before.filter((each) => !table.canceled[seat]?.includes(each));
  if (games.join() !== cancellable.join()) {
    addIssue(['step', 'games'], `expected [${cancellable}], got [${games}]`);
  }
  checkOffered('cancelGame', cancellable.length > 0, 'a game to cancel');

  function checkOffered(benefit: (typeof benefits)[number], has: boolean, what: string): void {
    if (has && !benefits.includes(benefit)) addIssue(path, `expected "${benefit}" with ${what}, got none`);
    if (!has && benefits.includes(benefit)) addIssue(path, `expected no "${benefit}" without ${what}, got it`);
  }
}
