/**
 * Schemas for everything of Chicken Out! that crosses a border. Strict: an unknown field is refused. They are Standard
 * Schemas, so that any library that takes those takes these.
 *
 * @packageDocumentation
 */
import { z } from 'zod';
import { checkViewer, deckFault, type Fault, printed, refined, seatSchema, whole } from '../engine/schema.js';
import { DECK, nameOf, TWENTY_ONE } from './cards.js';
import { cardPoints, countAfter, finishingRank, isDouble, sameAfter } from './rules.js';
import {
  BLACK_NUMBERS,
  type Card,
  type Copied,
  type EndReason,
  FOXES,
  type Options,
  RED_NUMBERS,
  type Step,
  type Table,
} from './table.js';

const LEAST_SEATS = 2;
const MOST_SEATS = 5;
const MOST_COUNT = 10_000;
/** All cards left to one player: 50 chickens and 10 foxes. */
const MOST_POINTS = 150;
/** The highest bust: TWENTY, then DOUBLE. */
const MOST_COUNTED = 40;

const seat = seatSchema(MOST_SEATS);
const seats = whole(LEAST_SEATS, MOST_SEATS);
const count = whole(1, MOST_COUNT);
const chicken = z.discriminatedUnion('colour', [
  z.strictObject({ colour: z.literal('black'), number: printed(BLACK_NUMBERS) }),
  z.strictObject({ colour: z.literal('red'), number: printed(RED_NUMBERS) }),
]);
const card = z.union([chicken, z.literal(FOXES)]);
const copied = z.union([chicken, z.literal(['ZERO', 'DOUBLE', 'TWENTY'])]).nullable();
const cards = z.array(card).max(DECK.length);
const perSeat = <Item extends z.ZodType>(item: Item) => z.array(item).min(LEAST_SEATS).max(MOST_SEATS);

const sameCopies = z.literal(['preceding', 'lastChicken']);
const scoring = z.literal(['rank', 'cards']);

/** Options as `setup` takes them: each may be absent. */
export const optionsSchema = z.strictObject({
  firstSeat: z.exactOptional(seat),
  sameCopies: z.exactOptional(sameCopies),
  ownCountMin: z.exactOptional(whole(1, 2)),
  scoring: z.exactOptional(scoring),
  games: z.exactOptional(count),
  maxTurns: z.exactOptional(count),
  layAnEgg: z.exactOptional(z.boolean()),
  doubleUp: z.exactOptional(z.boolean()),
  passOn: z.exactOptional(z.boolean()),
});

const fullOptions = z.strictObject({
  firstSeat: seat,
  sameCopies,
  ownCountMin: whole(1, 2),
  scoring,
  games: count,
  maxTurns: count,
  layAnEgg: z.boolean(),
  doubleUp: z.boolean(),
  passOn: z.boolean(),
});

const reason = z.literal(['wentOut', 'allOut', 'maxTurns']);
const foxes = perSeat(whole(0, 10)).nullable();

const step = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal(['open', 'turn', 'ownCount', 'extraCard']), seat }),
  z.strictObject({ type: z.literal('over'), reason, foxes }),
]);

/** The fields of a table whose hidden cards are `slot`s. */
const tableShape = <Slot extends z.ZodType>(slot: Slot) => ({
  seats,
  options: fullOptions,
  game: count,
  starter: seat,
  turn: count,
  step,
  piles: perSeat(z.array(slot).max(DECK.length)),
  series: cards,
  count: whole(0, TWENTY_ONE - 1),
  sameAs: copied,
  leftGame: cards,
  wentOut: z.array(seat).max(MOST_SEATS),
  eggs: whole(0, 3 * MOST_COUNT * MOST_COUNT),
  scores: perSeat(whole(0, MOST_POINTS * MOST_COUNT)),
});

/** What no shape can say: that the cards are the deck, and that step, series, seats and numbers fit together. */
function checkTable(table: Table, fault: Fault): void {
  const { seats, options, game, step, piles, series, leftGame, wentOut, scores } = table;
  for (const [name, list] of Object.entries({ piles, scores })) {
    if (list.length !== seats) fault([name], `one entry for each of the ${seats} seats is needed`);
  }
  // All else reads them by seat.
  if (piles.length !== seats || scores.length !== seats) return;
  for (const [path, named] of [
    [['options', 'firstSeat'], options.firstSeat],
    [['step', 'seat'], step.type === 'over' ? 0 : step.seat],
  ] as const) {
    if (named >= seats) fault(path, `a seat from 0 to ${seats - 1} is needed`);
  }
  checkExtras(seats, options, fault);
  if (game > options.games) fault(['game'], `at most ${options.games} is needed, as games says`);
  const starter = (options.firstSeat + game - 1) % seats;
  if (table.starter !== starter) fault(['starter'], `${starter}, the starter of game ${game}, is needed`);
  if (table.turn > options.maxTurns) fault(['turn'], `at most ${options.maxTurns} is needed, as maxTurns says`);
  const wrong = deckFault(DECK, [...piles.flat(), ...series, ...leftGame], nameOf);
  if (wrong !== null) fault([], wrong);
  const empty = piles.flatMap((pile, seat) => (pile.length === 0 ? [seat] : []));
  if (wentOut.toSorted().join() !== empty.join())
    fault(['wentOut'], 'the seats with an empty pile, each once, are needed');
  const turns = (game - 1) * options.maxTurns + table.turn;
  if (table.eggs > (options.layAnEgg ? 3 * turns : 0))
    fault(['eggs'], 'at most three in each turn, with layAnEgg, are needed');
  checkCount(table, fault);
  if (step.type === 'over') checkEnd(table, step, fault);
  else checkTurn(table, step, fault);
}

function checkExtras(seats: number, options: Options, fault: Fault): void {
  if (options.passOn && seats !== MOST_SEATS)
    fault(['options', 'passOn'], `false (true needs ${MOST_SEATS} seats) is needed`);
}

/** CO-3: the count is that of the series, and a SAME would stand for what it says. */
function checkCount({ series, options, ...table }: Table, fault: Fault): void {
  let count = 0;
  let sameAs: Copied | null = null;
  for (const card of series) {
    count = countAfter(count, card, sameAs);
    sameAs = sameAfter(sameAs, card, options);
  }
  if (table.count !== count) fault(['count'], `${count}, the count of the series, is needed`);
  const name = (card: Copied | null) => (card === null ? 'null' : nameOf(card));
  if (name(table.sameAs) !== name(sameAs)) fault(['sameAs'], `${name(sameAs)}, by the series, is needed`);
}

function checkTurn(table: Table, step: Exclude<Step, { type: 'over' }>, fault: Fault): void {
  const { series, wentOut, options } = table;
  if (wentOut.includes(step.seat)) fault(['step', 'seat'], 'a player who has cards is needed');
  if ((step.type === 'open' || step.type === 'ownCount') && wentOut.length > 0) {
    fault(['step', 'type'], 'turn or extraCard is needed: once a player is out no new count begins');
  }
  if (step.type === 'open' && series.length > 0) fault(['series'], 'no card is needed before a count is opened');
  if ((step.type === 'turn' || step.type === 'extraCard') && series.length === 0) {
    fault(['series'], 'at least one card is needed to play on');
  }
  if (step.type === 'extraCard' && !(options.doubleUp && isDouble(series))) {
    fault(['step', 'type'], 'turn is needed: an extra card takes doubleUp and the same number twice');
  }
  if (options.passOn && table.leftGame.length > 0) fault(['leftGame'], 'no card is needed: passOn passes them on');
  checkScores(table, table.game - 1, () => 0, fault);
}

function checkEnd(table: Table, step: Extract<Step, { type: 'over' }>, fault: Fault): void {
  const { game, turn, options } = table;
  if (game !== options.games) fault(['game'], `${options.games} is needed at the end, as games says`);
  const reason = reasonOf(table);
  // CO-6.3
  if (options.passOn && table.leftGame.length > 0 && table.wentOut.length < table.seats - 1) {
    fault(['leftGame'], 'no card is needed: passOn passes them on while others have cards');
  }
  if (step.reason !== reason) fault(['step', 'reason'], `${reason} is needed`);
  if (reason === 'maxTurns' && turn !== options.maxTurns) {
    fault(['turn'], `${options.maxTurns} is needed at the end by maxTurns`);
  }
  if (options.scoring === 'rank') {
    if (step.foxes !== null) fault(['step', 'foxes'], 'null is needed: only scoring by cards counts foxes');
    checkScores(table, game - 1, (seat) => finishingRank(table, seat), fault);
  } else if (step.foxes?.length !== table.seats) {
    fault(['step', 'foxes'], `one entry for each of the ${table.seats} seats is needed`);
  } else {
    const { foxes } = step;
    checkFoxes(table, foxes, fault);
    checkScores(table, game - 1, (seat) => cardPoints(table, seat, foxes), fault);
  }
}

/** CO-5.2, CO-5.3, CO-5.5: a series that is gone after somebody went out, all out, or else the turns. */
function reasonOf({ wentOut, series, seats }: Table): EndReason {
  if (wentOut.length > 0 && series.length === 0) return 'wentOut';
  return wentOut.length === seats ? 'allOut' : 'maxTurns';
}

/** CO-5.4a: so many foxes are in each pile, and all others in sight. */
function checkFoxes({ piles, series, leftGame }: Table, foxes: readonly number[], fault: Fault): void {
  const isFox = (card: Card | null) => typeof card === 'string';
  piles.forEach((pile, seat) => {
    const [shown, hidden] = [pile.filter(isFox).length, pile.filter((card) => card === null).length];
    const number = foxes[seat] ?? 0;
    if (number < shown || number > shown + hidden) fault(['step', 'foxes', seat], 'the foxes of that pile are needed');
  });
  const inPiles = DECK.filter(isFox).length - [...series, ...leftGame].filter(isFox).length;
  if (foxes.reduce((sum, number) => sum + number, 0) !== inPiles) {
    fault(['step', 'foxes'], `${inPiles} in all, the foxes not in sight, are needed`);
  }
}

/** CO-5.4: what the scores hold beside the points of the `last` game is what the `finished` ones before it can give. */
function checkScores(table: Table, finished: number, last: (seat: number) => number, fault: Fault): void {
  const [least, most] = table.options.scoring === 'rank' ? [1, table.seats] : [0, MOST_POINTS];
  table.scores.forEach((score, seat) => {
    const before = score - last(seat);
    if (before < least * finished || before > most * finished) {
      fault(['scores', seat], `a score that the games played can give is needed`);
    }
  });
}

/**
 * A state: its cards are exactly the deck, and all that one look can tell fits together. Whether a game can lead to it is
 * not asked: a puzzle may be set up by hand.
 */
export const stateSchema = refined(z.strictObject({ ...tableShape(card), seed: z.string() }), checkTable);

/** A view: hidden cards are `null`. Also a remembered one, in which some of them are known. */
export const viewSchema = refined(
  z.strictObject({ ...tableShape(card.nullable()), viewer: seat.nullable() }),
  (view, fault) => {
    checkTable(view, fault);
    checkViewer(view, [], fault);
  },
);

/** A move, of any seat and whether legal or not. */
export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ seat, type: z.literal('play') }),
  z.strictObject({ seat, type: z.literal('chickenOut') }),
  z.strictObject({ seat, type: z.literal('stop') }),
]);

const tableEvents = <Slot extends z.ZodType>(slot: Slot) =>
  [
    z.strictObject({
      type: z.literal('dealt'),
      game: count,
      starter: seat,
      piles: perSeat(z.array(slot).max(DECK.length / LEAST_SEATS)),
    }),
    z.strictObject({ type: z.literal('played'), seat, card, sameAs: copied, count: whole(0, MOST_COUNTED) }),
    z.strictObject({ type: z.literal('eggLaid'), seat, pile: z.array(slot).min(2).max(DECK.length) }),
    z.strictObject({ type: z.literal('busted'), seat }),
    z.strictObject({ type: z.literal('chickenedOut'), seat }),
    z.strictObject({ type: z.literal('made21'), seat, to: seat.nullable() }),
    z.strictObject({ type: z.literal('wentOut'), seat }),
    z.strictObject({ type: z.literal('ownCountBegan'), seat }),
    z.strictObject({ type: z.literal('doubledUp'), seat }),
    z.strictObject({ type: z.literal('stopped'), seat }),
    z.strictObject({ type: z.literal('turnPassed'), to: seat, step: z.literal(['turn', 'open']) }),
    z.strictObject({ type: z.literal('gameEnded'), reason, foxes, points: perSeat(whole(0, MOST_POINTS)) }),
    z.strictObject({ type: z.literal('sessionEnded'), reason, foxes }),
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
