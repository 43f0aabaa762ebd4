/**
 * Schemas for everything of Blind Chicken Extreme that crosses a border. Strict: an unknown field is refused. They are
 * Standard Schemas, so that any library that takes those takes these.
 *
 * @packageDocumentation
 */
import { z } from 'zod';
import { unseen } from '../engine/cards.js';
import { checkViewer, deckFault, type Fault, printed, refined, seatSchema, whole } from '../engine/schema.js';
import type { Seat } from '../engine/seats.js';
import { cardTableFault } from './options.js';
import { penaltyFor } from './rules/components.js';
import { winnerOf } from './rules/tricks.js';
import {
  BENEFITS,
  CARDS,
  CHICKENS,
  deckFor,
  handSize,
  PENALTIES,
  PIGS,
  type Played,
  REWARDS,
  type State,
  type Step,
  type Table,
  type View,
} from './table.js';

const LEAST_SEATS = 2;
const MOST_SEATS = 5;
const MOST_GAMES = 10_000;
const MOST_EACH = 12;

const seat = seatSchema(MOST_SEATS);
const seats = whole(LEAST_SEATS, MOST_SEATS);
const card = printed(CARDS);
const game = whole(1, MOST_GAMES);
const place = whole(0, MOST_EACH - 1);
const penalty = z.literal(PENALTIES);
const reward = z.literal(REWARDS);
const advantage = z.literal(['leadFaceDown', 'leadAnyCard']).nullable();
const faceDown = z.literal(['sign', 'leadFaceDown']).nullable();
const benefits = z.array(z.literal(BENEFITS)).max(BENEFITS.length);
const games = z.array(game);
const reason = z.literal('games');
/**
 * A game's penalties come to -30 at the worst: two tricks of five chickens. They may come to that twice in a world
 * imagined from a view, where chickens of the piles may be back in the rows; so may the five penalty cards of a seat.
 */
const penaltyPoints = whole(-60, 0);
/** Ten chickens beside those penalties; every reward, and no chicken. */
const points = whole(-70, 12);
const perSeat = <Item extends z.ZodType>(item: Item) => z.array(item).min(LEAST_SEATS).max(MOST_SEATS);
const pile = <Slot extends z.ZodType>(slot: Slot) => z.array(slot).max(CARDS.length);

const cardTable = refined(
  z.strictObject({
    chickens: z.array(card).length(CHICKENS),
    pigs: z.array(card).length(PIGS),
    faceDown: z.array(card).max(CARDS.length),
  }),
  (table, fault) => {
    const wrong = cardTableFault(table);
    if (wrong !== null) fault(wrong.path, `${wrong.needed} is needed, got ${wrong.got}`);
  },
);

/** Options as `setup` takes them: each may be absent. */
export const optionsSchema = z.strictObject({
  firstSeat: z.exactOptional(seat),
  games: z.exactOptional(game),
  cards: z.exactOptional(cardTable),
});

const fullOptions = z.strictObject({ firstSeat: seat, games: game, cards: cardTable });

const step = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('arrange'), seats: z.array(seat).min(1).max(MOST_SEATS) }),
  z.strictObject({ type: z.literal('play'), seat, advantage }),
  z.strictObject({ type: z.literal('takeReward'), seat }),
  z.strictObject({ type: z.literal('chooseLeader'), seat }),
  z.strictObject({ type: z.literal('chooseBenefit'), seat, benefits, games }),
  z.strictObject({ type: z.literal('over'), reason }),
]);

/** The fields of a table whose hidden cards are `slot`s. */
const tableShape = <Slot extends z.ZodType>(slot: Slot) => ({
  seats,
  options: fullOptions,
  game,
  starter: seat,
  step,
  hands: perSeat(z.array(slot).max(MOST_EACH)),
  rows: perSeat(z.array(slot).max(MOST_EACH)),
  trick: z.array(z.strictObject({ seat, card: slot, faceDown })).max(MOST_SEATS),
  taker: seat.nullable(),
  piles: perSeat(pile(slot)),
  penalties: perSeat(z.array(penalty).max(CHICKENS)),
  rewards: perSeat(z.array(reward).max(REWARDS.length)),
  rewardsLeft: z.array(reward).max(REWARDS.length),
  scores: perSeat(z.array(points).max(MOST_GAMES)),
  cancelled: perSeat(games),
});

/** What no shape can say: that the cards are the deck, and that game, step, trick and seats fit together. */
function checkTable(table: Table, viewer: Seat | null | undefined, fault: Fault): void {
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
  const penalty = penaltyFor(open.filter(({ card }) => table.options.cards.chickens.includes(card)).length);
  if (penalty !== null && table.penalties[taker]?.at(-1) !== penalty) {
    fault(['penalties', taker], `the ${penalty} for this trick is needed`);
  }
  const pigs = open.filter(({ card }) => table.options.cards.pigs.includes(card)).length;
  const taken = table.step.type === 'takeReward' || (table.rewards[taker] ?? []).length > 0;
  if (pigs === 1 && table.rewardsLeft.length > 0 && !taken) {
    fault(['rewards', taker], 'a reward for this trick is needed (BC-4.2)');
  }
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
  const pigs = trick.filter(({ card }) => card !== null && table.options.cards.pigs.includes(card)).length;
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
  const { trick, options, penalties, cancelled } = table;
  if (benefits.length === 0) fault(['step', 'benefits'], 'at least one is needed');
  if (benefits.some((benefit, index) => benefits.indexOf(benefit) < index)) {
    fault(['step', 'benefits'], 'each at most once is needed');
  }
  const chickens = trick.filter(({ card }) => card !== null && options.cards.chickens.includes(card)).length;
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

/**
 * A state: its cards are exactly the deck, and all that one look can tell fits together. Whether a game can lead to it is
 * not asked: a puzzle may be set up by hand.
 */
export const stateSchema = refined(z.strictObject({ ...tableShape(card), seed: z.string() }), (state: State, fault) =>
  checkTable(state, undefined, fault),
);

/** A view: hidden cards are `null`. Also a remembered one, in which some of them are known. */
export const viewSchema = refined(
  z.strictObject({ ...tableShape(card.nullable()), viewer: seat.nullable() }),
  (view: View, fault) => {
    checkTable(view, view.viewer, fault);
    checkViewer(view, ['hands', 'rows'], fault);
    // BC-3.2, BC-4.4
    view.trick.forEach(({ seat, card, faceDown }, index) => {
      if (faceDown !== null && (seat === view.viewer) !== (card !== null)) {
        fault(['trick', index, 'card'], `${card === null ? "the viewer's own card" : 'a hidden card'} is needed`);
      }
    });
  },
);

const none = z.literal(['none', 'ignoreChickens', 'ignorePenalties']);
const cancelGame = z.literal('cancelGame');

/** A move, of any seat and whether legal or not. */
export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ seat, type: z.literal('place'), card }),
  z.strictObject({ seat, type: z.literal('play'), card }),
  z.strictObject({ seat, type: z.literal('takeReward'), reward }),
  z.strictObject({ seat, type: z.literal('chooseLeader'), leader: seat }),
  z.discriminatedUnion('benefit', [
    z.strictObject({ seat, type: z.literal('chooseBenefit'), benefit: none }),
    z.strictObject({ seat, type: z.literal('chooseBenefit'), benefit: cancelGame, game }),
  ]),
]);

const tally = z.strictObject({
  chickens: whole(-CHICKENS, 0),
  penalties: penaltyPoints,
  rewards: whole(0, 9),
  noChicken: z.literal([0, 3]).refine((value) => !Object.is(value, -0), 'a plain 0 is needed, not -0'),
  total: points,
});

const tableEvents = <Slot extends z.ZodType>(slot: Slot) =>
  [
    z.strictObject({ type: z.literal('dealt'), game, starter: seat, hands: perSeat(z.array(slot).min(10).max(12)) }),
    z.strictObject({ type: z.literal('placed'), seat, card }),
    z.strictObject({ type: z.literal('ready'), seat }),
    z.strictObject({ type: z.literal('turnPassed'), to: seat, advantage }),
    z.strictObject({ type: z.literal('turnedDown'), seat }),
    z.strictObject({ type: z.literal('played'), seat, card: slot, place, faceDown }),
    z.strictObject({ type: z.literal('revealed'), cards: perSeat(card) }),
    z.strictObject({ type: z.literal('trickTaken'), seat, card }),
    z.strictObject({ type: z.literal('penaltyTaken'), seat, penalty }),
    z.strictObject({ type: z.literal('rewardOffered'), seat }),
    z.strictObject({ type: z.literal('rewardTaken'), seat, reward }),
    z.strictObject({ type: z.literal('leaderAsked'), seat }),
    z.strictObject({ type: z.literal('leaderChosen'), seat, leader: seat }),
    z.strictObject({ type: z.literal('benefitsOffered'), seat, benefits: benefits.min(1), games }),
    z.discriminatedUnion('benefit', [
      z.strictObject({ type: z.literal('benefitChosen'), seat, benefit: none }),
      z.strictObject({ type: z.literal('benefitChosen'), seat, benefit: cancelGame, game }),
    ]),
    z.strictObject({ type: z.literal('scored'), tallies: perSeat(tally) }),
    z.strictObject({ type: z.literal('sessionEnded'), reason }),
  ] as const;

/** An event in full. */
export const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('opened'), seats, options: fullOptions, seed: z.string() }),
  ...tableEvents(card),
]);

/** An event as one observer learns it. */
export const redactedEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('opened'), seats, options: fullOptions, viewer: seat.nullable() }),
  ...tableEvents(card.nullable()),
]);
