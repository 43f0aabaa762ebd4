/**
 * Strict Standard Schemas for all data of Chicken Roundup: unknown fields are errors. They are built with `zod/mini`,
 * which has functions where `zod` has methods: `z.optional(stateSchema)`.
 *
 * @packageDocumentation
 */

import { moveSchemaOf } from '../engine/moveSchema.js';
import { optionSchemas } from '../engine/optionSchemas.js';
import {
  type AddIssue,
  anyOf,
  boundedString,
  common,
  dictionary,
  frozenObject,
  is,
  list,
  literals,
  matching,
  nullable,
  object,
  optional,
  pair,
  type Schema,
  variants,
  whole,
} from '../engine/schema.js';
import type { Seat } from '../engine/seats.js';
import { checkViewer, deckIssue } from '../engine/tableChecks.js';
import { CARD as CARD_PATTERN } from './cardPatterns.js';
import { allCards, DECK, DECK_SIZE, DIAGRAMS, HAND_SIZE, ROOSTER_INDEXES } from './cards.js';
import { MOVES } from './moves.js';
import { MAX_OFFSET, OPTIONS, optionIssue, SEATS } from './options.js';
import { hasMiddleGap, hasOuterGap } from './rules/4-gaps.js';
import { type Card, CELLS, type Move, NEXT, ROWS, type Table } from './table.js';
import { inFrontOfCoop, isChicken, MIDDLE_ROW } from './yard.js';

/** CR-6.0b: the maximum length of an action's name. */
const MAX_NAME = 40;
/** CR-9.3. */
const MAX_TURNS = 158;
/** Counted from the turn that draws the rooster, which ends before the next decision (CR-9.1). */
const MAX_TURNS_LEFT = 3;

const { game, seat, seats, seed, bySeat } = common('chicken-roundup', SEATS);
const action = boundedString({ max: MAX_NAME });
// Every match of the pattern is a card.
const card = matching(CARD_PATTERN, 'a card, such as "gold farmer"') as unknown as Schema<Card>;
const cell = literals(CELLS);
const cells = list(cell, { min: 1, max: CELLS.length });
const occupant = anyOf('a card, "fox" or "open"', [card, literals(['fox', 'open'])]);
const yard = list(occupant, { min: CELLS.length, max: CELLS.length });
const turnsLeft = whole(0, MAX_TURNS_LEFT);
const pile = <Item extends Schema<unknown>>(item: Item, max = DECK_SIZE) => list(item, { max });
const cardOrRooster = <Slot extends Schema<unknown>>(slot: Slot) => anyOf('a card or "rooster"', [slot, is('rooster')]);
const deckOfCards = <Slot extends Schema<unknown>>(slot: Slot) => pile(cardOrRooster(slot), DECK_SIZE + 1);

const distance = whole(-MAX_OFFSET, MAX_OFFSET);
const offsets = list(pair(distance), { max: CELLS.length });
const counts = dictionary(whole(1, DECK_SIZE), { max: DECK_SIZE, maxName: MAX_NAME });
const diagram = object({ name: action, cycles: list(offsets, { max: CELLS.length }), cards: offsets });

const options = optionSchemas(OPTIONS, seat, {
  deck: object({ white: counts, black: counts, red: counts, silver: counts, gold: counts }),
  // Every diagram is on at least one card.
  diagrams: list(diagram, { max: DECK_SIZE }),
});
const fullOptions = frozenObject(options, checkOptions);

/** Options for `setup`: each may be absent or `undefined`. */
export const optionsSchema = frozenObject(optional(options), (given, addIssue) =>
  checkOptions({ deck: given.deck ?? DECK, diagrams: given.diagrams ?? DIAGRAMS }, addIssue),
);

function checkOptions(options: Parameters<typeof optionIssue>[0], addIssue: AddIssue): void {
  const issue = optionIssue(options);
  if (issue !== null) addIssue(issue.path, issue.message);
}

const reason = literals(['rooster']);
const next = literals(NEXT);

const step = variants('type', [
  object({ type: is('plays'), seat, play: literals([1, 2]) }),
  object({ type: is('closeGap'), seat, next }),
  object({ type: is('over'), reason }),
]);

/** The fields of a table whose hidden cards are `slot`s. */
const tableShape = <Slot extends Schema<unknown>>(slot: Slot) => ({
  game,
  seats,
  options: fullOptions,
  turn: whole(1, MAX_TURNS),
  turnsLeft: nullable(turnsLeft),
  step,
  yard,
  stacks: bySeat(pile(card)),
  hands: bySeat(pile(slot, HAND_SIZE)),
  deck: deckOfCards(slot),
  discardPile: pile(card),
});

/** Checks that a shape cannot express: the cards are the deck, and yard, step, turn and rooster are consistent. */
function checkTable(table: Table, addIssue: AddIssue): void {
  checkCards(table, addIssue);
  checkRooster(table, addIssue);
  checkYard(table, addIssue);
  checkTurn(table, addIssue);
}

function checkCards({ options, yard, stacks, hands, deck, discardPile, turnsLeft }: Table, addIssue: AddIssue): void {
  const chickens = deck.filter((slot) => slot !== 'rooster');
  // An unseen rooster in the deck is one of the hidden cards there.
  if (turnsLeft === null && chickens.length === deck.length) chickens.splice(chickens.indexOf(null), 1);
  const inYard = yard.filter(isChicken);
  const cards = [...inYard, ...stacks.flat(), ...hands.flat(), ...chickens, ...discardPile];
  const wrong = deckIssue(allCards(options), cards);
  if (wrong !== null) addIssue([], wrong);
}

/** CR-2.2, CR-9.1: one rooster, in its quarter of the deck until it is drawn. */
function checkRooster({ deck, turnsLeft }: Table, addIssue: AddIssue): void {
  const roosters = deck.filter((slot) => slot === 'rooster').length;
  const index = deck.indexOf('rooster');
  const maxBelow = ROOSTER_INDEXES.length - 1;
  if (turnsLeft !== null) {
    if (roosters > 0) addIssue(['deck', index], 'expected no rooster once it has been drawn, got one');
    if (deck.length > maxBelow) {
      addIssue(['deck'], `expected at most the ${maxBelow} cards that lay below the rooster, got ${deck.length}`);
    }
    return;
  }
  if (roosters > 1) addIssue(['deck'], `expected one rooster, got ${roosters}`);
  const hidden = deck.findIndex((slot, at) => slot === null && ROOSTER_INDEXES.includes(at));
  if (index < 0 && hidden < 0) addIssue(['deck'], 'expected the rooster until it is drawn, got none');
  if (index > maxBelow) {
    addIssue(['deck', index], `expected the rooster with at most ${maxBelow} cards below it, got more`);
  }
}

/** CR-4.1: one fox; no gap except the one in the middle row that is about to close. */
function checkYard({ yard, options, step }: Table, addIssue: AddIssue): void {
  const foxes = yard.filter((occupant) => occupant === 'fox').length;
  if (foxes !== 1) addIssue(['yard'], `expected one fox, got ${foxes}`);
  for (const owner of [0, 1]) {
    if (hasOuterGap(yard, options, owner)) {
      addIssue(['yard'], `expected no gap in the row of seat ${owner}, got one: it closes at once`);
    }
  }
  const gap = hasMiddleGap(yard);
  if (gap && step.type !== 'closeGap') addIssue(['yard'], 'expected no gap in the middle row in this step, got one');
  if (!gap && step.type === 'closeGap') addIssue(['yard'], 'expected a gap in the middle row in this step, got none');
  // CR-7.3
  if (step.type === 'closeGap' && step.next === 'foxAtCoop' && MIDDLE_ROW.some((cell) => yard[cell] === 'fox')) {
    addIssue(['step', 'next'], 'expected another step while the fox is in the middle row, got "foxAtCoop"');
  }
}

/**
 * CR-3.1, CR-8.1, CR-9.1: whose turn it is, how long the game can last, and that everything was filled while cards
 * lasted.
 */
function checkTurn(table: Table, addIssue: AddIssue): void {
  const { options, turn, turnsLeft, step } = table;
  const active = (options.firstSeat + turn - 1) % SEATS.max;
  checkLength(table, active, addIssue);
  if (step.type === 'over') {
    if (turnsLeft !== 0) addIssue(['turnsLeft'], `expected 0 at the end, got ${turnsLeft}`);
  } else if (step.seat !== active) {
    addIssue(['step', 'seat'], `expected ${active} in turn ${turn}, got ${step.seat}`);
  }
  if (turnsLeft === MAX_TURNS_LEFT) {
    addIssue(['turnsLeft'], `expected less than ${MAX_TURNS_LEFT} at a decision, got ${turnsLeft}`);
  }
  if (turnsLeft !== null && (turnsLeft % SEATS.max === 1) !== (active === options.firstSeat)) {
    const parity = active === options.firstSeat ? 'an odd' : 'an even';
    addIssue(['turnsLeft'], `expected ${parity} number, as the other seat plays last, got ${turnsLeft}`);
  }
  if (table.deck.length > 0) checkFilled(table, active, addIssue);
}

/**
 * CR-9.3: a game that continues from here must end by turn 158. While the rooster is in the deck, a turn draws at least
 * one card, except a turn without a play that begins with the fox at the player's own coop; the opponent's turn
 * follows. After the turn that draws the rooster come two more, or three if its number is odd, which makes no
 * difference to an even limit (CR-9.1). The rooster counts as the lowest card: an issue must not reveal where it is.
 */
function checkLength(table: Table, active: Seat, addIssue: AddIssue): void {
  const { turn, turnsLeft, deck } = table;
  const drawnBy = turn + 2 * deck.length - (canDrawNothing(table, active) ? 1 : 2);
  const last = turnsLeft === null ? drawnBy + 2 : turn + turnsLeft;
  if (last <= MAX_TURNS) return;
  const left = turnsLeft === null ? `${deck.length} cards in the deck` : `${turnsLeft} turns left`;
  addIssue(['turn'], `expected one early enough to end by turn ${MAX_TURNS} with ${left}, got ${turn}`);
}

/** CR-7.1, CR-8.1: whether yard and hand are full, and no chicken has to go in. */
function canDrawNothing({ options, yard, hands }: Table, active: Seat): boolean {
  const full = !yard.includes('open') && hands[active]?.length === HAND_SIZE;
  return full && yard[inFrontOfCoop(options, active)] === 'fox';
}

/** CR-8.1: while there are cards, the yard is full, and so are all hands except the active seat's. */
function checkFilled({ step, yard, hands }: Table, active: number, addIssue: AddIssue): void {
  const filled = step.type === 'over' || (step.type === 'plays' && step.play === 1);
  if (filled && yard.includes('open')) {
    addIssue(['yard', yard.indexOf('open')], 'expected no open cell between turns while there are cards, got one');
  }
  for (const [owner, { length }] of hands.entries()) {
    if ((filled || owner !== active) && length < HAND_SIZE) {
      addIssue(['hands', owner], `expected ${HAND_SIZE} cards while the deck has some, got ${length}`);
    }
  }
}

/**
 * A state. It must be consistent, with exactly the cards of the deck, but need not be reachable in play: a puzzle may
 * be set up by hand.
 */
export const stateSchema = object({ ...tableShape(card), seed }, checkTable);

/** A view: hidden cards are `null`. A remembered view may know some of them. */
export const viewSchema = object({ ...tableShape(nullable(card)), viewer: nullable(seat) }, (view, addIssue) => {
  checkTable(view, addIssue);
  // CR-10.1
  checkViewer(view, ['hands'], addIssue);
});

/** A move of any seat, legal or not. */
export const moveSchema = moveSchemaOf<Move>(MOVES, seat, { card });

const tableEvents = <Slot extends Schema<unknown>>(slot: Slot) =>
  [
    object({
      type: is('dealt'),
      yard,
      hands: bySeat(list(slot, { min: HAND_SIZE, max: HAND_SIZE })),
      deck: deckOfCards(slot),
    }),
    object({ type: is('played'), seat, card }),
    object({ type: is('paid'), seat, card }),
    object({ type: is('taken'), cell, card }),
    object({ type: is('chased'), from: cell, to: cell }),
    object({ type: is('caught'), seat, from: cell, to: cell, card }),
    object({ type: is('paraded'), seat, path: cells }),
    object({ type: is('rearranged'), from: cells, to: cells }),
    object({ type: is('closed'), row: literals(ROWS), start: whole(0, 4) }),
    object({ type: is('gapOpened'), seat, next }),
    object({ type: is('secondPlayBegan'), seat }),
    object({ type: is('playsEnded'), seat }),
    object({ type: is('sentIn'), seat, cells }),
    object({ type: is('foxExposed'), from: cell, to: cell }),
    object({ type: is('chickenLost'), seat, card }),
    object({
      type: is('drawn'),
      seat,
      card: cardOrRooster(slot),
      to: anyOf('a cell, "hand" or "aside"', [cell, literals(['hand', 'aside'])]),
    }),
    object({ type: is('lastTurnsBegan'), turnsLeft }),
    object({ type: is('turnPassed'), to: seat, turnsLeft: nullable(turnsLeft) }),
    object({ type: is('gameEnded'), reason }),
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
