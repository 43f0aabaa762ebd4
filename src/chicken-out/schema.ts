/**
 * Strict Standard Schemas for all data of Chicken Out!: unknown fields are errors. They are built with `zod/mini`,
 * which has functions where `zod` has methods: `z.optional(stateSchema)`.
 *
 * @packageDocumentation
 */

import { moveSchemaOf } from '../engine/moveSchema.js';
import { optionSchemas } from '../engine/optionSchemas.js';
import { MAX_COUNT } from '../engine/options.js';
import {
  type AddIssue,
  common,
  frozenObject,
  is,
  list,
  literals,
  nullable,
  object,
  optional,
  type Schema,
  variants,
  whole,
} from '../engine/schema.js';
import { checkSeats, checkViewer, deckIssue } from '../engine/tableChecks.js';
import { DECK, isFox, TWENTY_ONE, waitingSames } from './cards.js';
import { MOVES } from './moves.js';
import { OPTIONS, SEATS } from './options.js';
import { cardPoints, countAfter, finishingRank, isDouble, sameAfter } from './rules.js';
import type { Move } from './table.js';
import { type Copied, type EndReason, KINDS, type Step, type Table } from './table.js';

/** All cards left to one player: 50 chickens and 10 foxes. */
const MAX_POINTS = 150;
/** The highest bust: four SAMEs that wait for a black 11 (CO-3.4). */
const MAX_COUNTED = 55;

const { game, seat, seats, seed, bySeat } = common('chicken-out', SEATS);
const count = whole(1, MAX_COUNT);
const card = literals(KINDS);
const copied = nullable(literals(KINDS.filter((kind) => kind !== 'SAME')));
const cards = list(card, { max: DECK.length });

const options = optionSchemas(OPTIONS, seat, {});
const fullOptions = frozenObject(options);

/** Options for `setup`: each may be absent or `undefined`. */
export const optionsSchema = frozenObject(optional(options));

const reason = literals(['wentOut', 'allOut', 'maxTurns']);
const foxes = nullable(bySeat(whole(0, 10)));

const step = variants('type', [
  object({ type: literals(['open', 'turn', 'ownCount', 'extraCard']), seat }),
  object({ type: is('over'), reason, foxes }),
]);

/** The fields of a table whose hidden cards are `slot`s. */
const tableShape = <Slot extends Schema<unknown>>(slot: Slot) => ({
  game,
  seats,
  options: fullOptions,
  gameNumber: count,
  starter: seat,
  turn: count,
  step,
  piles: bySeat(list(slot, { max: DECK.length })),
  series: cards,
  count: whole(0, TWENTY_ONE - 1),
  sameAs: copied,
  leftGame: cards,
  wentOut: list(seat, { max: SEATS.max }),
  eggs: whole(0, 3 * MAX_COUNT * MAX_COUNT),
  scores: bySeat(whole(0, MAX_POINTS * MAX_COUNT)),
});

/** Checks that a shape cannot express: the cards are the deck, and step, series, seats and numbers are consistent. */
function checkTable(table: Table, addIssue: AddIssue): void {
  const { seats, options, step, piles, series, leftGame, scores } = table;
  const named = [
    [['options', 'firstSeat'], options.firstSeat],
    [['step', 'seat'], step.type === 'over' ? null : step.seat],
  ] as const;
  checkSeats(seats, { piles, scores }, named, addIssue);
  // The other checks read them by seat.
  if (piles.length !== seats || scores.length !== seats) return;
  if (options.passOn && seats !== SEATS.max) {
    addIssue(['options', 'passOn'], `expected false with fewer than ${SEATS.max} seats, got true`);
  }
  const wrong = deckIssue(DECK, [...piles.flat(), ...series, ...leftGame]);
  if (wrong !== null) addIssue([], wrong);
  checkNumbers(table, addIssue);
  checkCount(table, addIssue);
  if (step.type === 'over') checkEnd(table, step, addIssue);
  else checkTurn(table, step, addIssue);
}

/** Checks the numbers of game and turn, the starter, the players who are out, and the eggs laid. */
function checkNumbers(
  { seats, options, gameNumber, turn, eggs, piles, wentOut, ...table }: Table,
  addIssue: AddIssue,
): void {
  if (gameNumber > options.games)
    addIssue(['gameNumber'], `expected at most ${options.games} (options.games), got ${gameNumber}`);
  const starter = (options.firstSeat + gameNumber - 1) % seats;
  if (table.starter !== starter) {
    addIssue(['starter'], `expected ${starter}, the starter of game ${gameNumber}, got ${table.starter}`);
  }
  if (turn > options.maxTurns)
    addIssue(['turn'], `expected at most ${options.maxTurns} (options.maxTurns), got ${turn}`);
  const empty = piles.flatMap((pile, seat) => (pile.length === 0 ? [seat] : []));
  if ([...wentOut].sort().join() !== empty.join()) {
    addIssue(['wentOut'], `expected the seats with an empty pile, [${empty}], each once, got [${wentOut}]`);
  }
  const turns = (gameNumber - 1) * options.maxTurns + turn;
  const maxEggs = options.layAnEgg ? 3 * turns : 0;
  if (eggs > maxEggs) addIssue(['eggs'], `expected at most ${maxEggs}, three in each turn with layAnEgg, got ${eggs}`);
}

/** CO-3: the count and the card that a SAME would copy match the series. */
function checkCount({ series, options, ...table }: Table, addIssue: AddIssue): void {
  let count = 0;
  let sameAs: Copied | null = null;
  for (const [index, card] of series.entries()) {
    count = countAfter(count, card, sameAs, waitingSames(series.slice(0, index), options));
    sameAs = sameAfter(sameAs, card, options);
  }
  if (table.count !== count) {
    addIssue(['count'], `expected ${count}, the count of the series, got ${table.count}`);
  }
  if (table.sameAs !== sameAs) addIssue(['sameAs'], `expected ${sameAs}, by the series, got ${table.sameAs}`);
}

function checkTurn(table: Table, step: Exclude<Step, { type: 'over' }>, addIssue: AddIssue): void {
  const { series, wentOut, options } = table;
  if (wentOut.includes(step.seat)) addIssue(['step', 'seat'], `expected a player who has cards, got ${step.seat}`);
  if ((step.type === 'open' || step.type === 'ownCount') && wentOut.length > 0) {
    addIssue(['step', 'type'], `expected "turn" or "extraCard" once a player is out, got "${step.type}"`);
  }
  if (step.type === 'open' && series.length > 0) {
    addIssue(['series'], `expected no card before a count is opened, got ${series.length}`);
  }
  if ((step.type === 'turn' || step.type === 'extraCard') && series.length === 0) {
    addIssue(['series'], 'expected at least one card to play on, got none');
  }
  if (step.type === 'extraCard' && !(options.doubleUp && isDouble(series))) {
    addIssue(['step', 'type'], 'expected "turn" without doubleUp and the same number twice, got "extraCard"');
  }
  if (options.passOn && table.leftGame.length > 0) {
    addIssue(['leftGame'], `expected no card as passOn passes them on, got ${table.leftGame.length}`);
  }
  checkScores(table, table.gameNumber - 1, () => 0, addIssue);
}

function checkEnd(table: Table, step: Extract<Step, { type: 'over' }>, addIssue: AddIssue): void {
  const { gameNumber, turn, options, seats } = table;
  if (gameNumber !== options.games) addIssue(['gameNumber'], `expected ${options.games} at the end, got ${gameNumber}`);
  const reason = reasonOf(table);
  // CO-6.3
  if (options.passOn && table.leftGame.length > 0 && table.wentOut.length < seats - 1) {
    const got = table.leftGame.length;
    addIssue(['leftGame'], `expected no card as passOn passes them on while others have cards, got ${got}`);
  }
  if (step.reason !== reason) addIssue(['step', 'reason'], `expected "${reason}", got "${step.reason}"`);
  if (reason === 'maxTurns' && turn !== options.maxTurns) {
    addIssue(['turn'], `expected ${options.maxTurns} at the end by maxTurns, got ${turn}`);
  }
  if (options.scoring === 'rank') {
    if (step.foxes !== null) addIssue(['step', 'foxes'], 'expected null with scoring by rank, got a list');
    checkScores(table, gameNumber - 1, (seat) => finishingRank(table, seat), addIssue);
  } else if (step.foxes?.length !== seats) {
    const got = step.foxes?.length ?? 'null';
    addIssue(['step', 'foxes'], `expected one entry for each of the ${seats} seats, got ${got}`);
  } else {
    const { foxes } = step;
    checkFoxes(table, foxes, addIssue);
    checkScores(table, gameNumber - 1, (seat) => cardPoints(table, seat, foxes), addIssue);
  }
}

/** CO-5.2, CO-5.3, CO-5.5: all players are out, the series ended after a player went out, or else the turns ran out. */
function reasonOf({ wentOut, series, seats }: Table): EndReason {
  if (wentOut.length > 0 && series.length === 0) return 'wentOut';
  return wentOut.length === seats ? 'allOut' : 'maxTurns';
}

/** CO-5.4a: each pile holds the counted number of foxes, and all others are visible. */
function checkFoxes({ piles, series, leftGame }: Table, foxes: readonly number[], addIssue: AddIssue): void {
  piles.forEach((pile, seat) => {
    const [shown, hidden] = [pile.filter(isFox).length, pile.filter((card) => card === null).length];
    const number = foxes[seat] ?? 0;
    if (number < shown || number > shown + hidden) {
      addIssue(['step', 'foxes', seat], `expected the number of foxes in that pile, got ${number}`);
    }
  });
  const inPiles = DECK.filter(isFox).length - [...series, ...leftGame].filter(isFox).length;
  const sum = foxes.reduce((total, number) => total + number, 0);
  if (sum !== inPiles) {
    addIssue(['step', 'foxes'], `expected ${inPiles} in all, the foxes not in sight, got ${sum}`);
  }
}

/** CO-5.4: the scores, minus the points of the `last` game, are possible after the `finished` games before it. */
function checkScores(table: Table, finished: number, last: (seat: number) => number, addIssue: AddIssue): void {
  const [min, max] = table.options.scoring === 'rank' ? [1, table.seats] : [0, MAX_POINTS];
  table.scores.forEach((score, seat) => {
    const before = score - last(seat);
    if (before < min * finished || before > max * finished) {
      addIssue(['scores', seat], `expected a score that the games played can give, got ${score}`);
    }
  });
}

/**
 * A state. It must be consistent, with exactly the cards of the deck, but need not be reachable in play: a puzzle may
 * be set up by hand.
 */
export const stateSchema = object({ ...tableShape(card), seed }, checkTable);

/** A view: hidden cards are `null`. A remembered view may know some of them. */
export const viewSchema = object({ ...tableShape(nullable(card)), viewer: nullable(seat) }, (view, addIssue) => {
  checkTable(view, addIssue);
  checkViewer(view, [], addIssue);
});

/** A move of any seat, legal or not. */
export const moveSchema = moveSchemaOf<Move>(MOVES, seat);

const tableEvents = <Slot extends Schema<unknown>>(slot: Slot) =>
  [
    object({
      type: is('dealt'),
      gameNumber: count,
      starter: seat,
      piles: bySeat(list(slot, { max: DECK.length / SEATS.min })),
    }),
    object({ type: is('played'), seat, card, sameAs: copied, count: whole(0, MAX_COUNTED) }),
    object({ type: is('eggLaid'), seat, pile: list(slot, { min: 2, max: DECK.length }) }),
    object({ type: is('busted'), seat }),
    object({ type: is('chickenedOut'), seat }),
    object({ type: is('made21'), seat, to: nullable(seat) }),
    object({ type: is('wentOut'), seat }),
    object({ type: is('ownCountBegan'), seat }),
    object({ type: is('doubledUp'), seat }),
    object({ type: is('stopped'), seat }),
    object({ type: is('turnPassed'), to: seat, step: literals(['turn', 'open']) }),
    object({ type: is('gameEnded'), reason, foxes, points: bySeat(whole(0, MAX_POINTS)) }),
    object({ type: is('sessionEnded'), reason, foxes }),
  ] as const;

/** An event in full. */
export const eventSchema = variants('type', [
  object({ game, type: is('opened'), seats, options: fullOptions, seed }),
  ...tableEvents(card),
]);

/** An event as one viewer sees it. */
export const redactedEventSchema = variants('type', [
  object({ game, type: is('opened'), seats, options: fullOptions, viewer: nullable(seat) }),
  ...tableEvents(nullable(card)),
]);
