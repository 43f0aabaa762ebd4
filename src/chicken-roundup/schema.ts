/**
 * Schemas for everything of Chicken Roundup that crosses a border. Strict: an unknown field is refused. They are
 * Standard Schemas, so that any library that takes those takes these.
 *
 * @packageDocumentation
 */
import { z } from 'zod';
import { checkViewer, deckFault, type Fault, refined, seatSchema, whole } from '../engine/schema.js';
import { allCards, DECK, DECK_SIZE, DIAGRAMS, HAND_SIZE, ROOSTER_INDEXES } from './cards.js';
import { MAX_OFFSET, optionIssue } from './options.js';
import { hasMiddleGap, hasOuterGap } from './rules/4-gaps.js';
import { type Card, CELLS, COLOURS, COOPS, ENDS, NEXT, ROWS, type Table } from './table.js';
import { MIDDLE_ROW } from './yard.js';

const SEATS = 2;
/** CR-9.3. */
const MOST_TURNS = 158;
/** After the turn of the draw, which itself is over before anybody decides anything (CR-9.1). */
const MOST_TURNS_LEFT = 3;

const seat = seatSchema(SEATS);
const seats = whole(SEATS, SEATS);
const card = z.strictObject({ colour: z.literal(COLOURS), action: z.string() });
const cell = z.literal(CELLS);
const cells = z.array(cell).min(1).max(CELLS.length);
const end = z.literal(ENDS);
const occupant = z.union([card, z.literal(['fox', 'open'])]);
const yard = z.array(occupant).length(CELLS.length);
const turnsLeft = whole(0, MOST_TURNS_LEFT);
const perSeat = <Item extends z.ZodType>(item: Item) => z.array(item).length(SEATS);
const pile = <Item extends z.ZodType>(item: Item, most = DECK_SIZE) => z.array(item).max(most);
const deckOfCards = <Slot extends z.ZodType>(slot: Slot) => pile(z.union([slot, z.literal('rooster')]), DECK_SIZE + 1);

const distance = whole(-MAX_OFFSET, MAX_OFFSET);
const offset = z.tuple([distance, distance]);
const counts = z.record(z.string(), whole(1, DECK_SIZE));
const deck = z.strictObject({ white: counts, black: counts, red: counts, silver: counts, gold: counts });
const diagrams = z.array(
  z.strictObject({ name: z.string(), cycles: z.array(z.array(offset)), cards: z.array(offset) }),
);
const coops = z.literal(COOPS);

/** Options as `setup` takes them: each may be absent. */
export const optionsSchema = refined(
  z.strictObject({
    firstSeat: z.exactOptional(seat),
    coops: z.exactOptional(coops),
    deck: z.exactOptional(deck),
    diagrams: z.exactOptional(diagrams),
  }),
  (options, fault) => checkOptions({ deck: options.deck ?? DECK, diagrams: options.diagrams ?? DIAGRAMS }, fault),
);

const fullOptions = refined(z.strictObject({ firstSeat: seat, coops, deck, diagrams }), checkOptions);

function checkOptions(options: Parameters<typeof optionIssue>[0], fault: Fault): void {
  const issue = optionIssue(options);
  if (issue !== null) fault(issue.path, issue.message);
}

const reason = z.literal(['rooster']);
const next = z.literal(NEXT);

const step = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('plays'), seat, play: z.literal([1, 2]) }),
  z.strictObject({ type: z.literal('closeGap'), seat, next }),
  z.strictObject({ type: z.literal('over'), reason }),
]);

/** The fields of a table whose hidden cards are `slot`s. */
const tableShape = <Slot extends z.ZodType>(slot: Slot) => ({
  seats,
  options: fullOptions,
  turn: whole(1, MOST_TURNS),
  turnsLeft: turnsLeft.nullable(),
  step,
  yard,
  stacks: perSeat(pile(card)),
  hands: perSeat(pile(slot, HAND_SIZE)),
  deck: deckOfCards(slot),
  discardPile: pile(card),
});

/** What no shape can say: that the cards are the deck, and that yard, step, turn and rooster fit together. */
function checkTable(table: Table, fault: Fault): void {
  checkCards(table, fault);
  checkRooster(table, fault);
  checkYard(table, fault);
  checkTurn(table, fault);
}

function checkCards({ options, yard, stacks, hands, deck, discardPile, turnsLeft }: Table, fault: Fault): void {
  const chickens = deck.filter((slot) => slot !== 'rooster');
  // While the rooster is in the deck but not seen, it is one of the hidden cards there.
  if (turnsLeft === null && chickens.length === deck.length) chickens.splice(chickens.indexOf(null), 1);
  const inYard = yard.filter((occupant): occupant is Card => typeof occupant === 'object');
  const cards = [...inYard, ...stacks.flat(), ...hands.flat(), ...chickens, ...discardPile];
  const wrong = deckFault(allCards(options), cards, ({ colour, action }) => `${colour} ${action}`);
  if (wrong !== null) fault([], wrong);
}

/** CR-2.2, CR-9.1: one rooster, in its quarter of the deck until it is drawn. */
function checkRooster({ deck, turnsLeft }: Table, fault: Fault): void {
  const roosters = deck.filter((slot) => slot === 'rooster').length;
  const place = deck.indexOf('rooster');
  if (turnsLeft !== null) {
    if (roosters > 0) fault(['deck', place], 'no rooster is needed: it has been drawn');
    if (deck.length >= ROOSTER_INDEXES.length) {
      fault(['deck'], `at most the ${ROOSTER_INDEXES.length - 1} cards that lay below the rooster are needed`);
    }
    return;
  }
  if (roosters > 1) fault(['deck'], 'one rooster is needed');
  const hidden = deck.findIndex((slot, index) => slot === null && ROOSTER_INDEXES.includes(index));
  if (place < 0 && hidden < 0) fault(['deck'], 'the rooster is needed until it is drawn');
  if (place >= ROOSTER_INDEXES.length) {
    fault(
      ['deck', place],
      `the rooster is needed among the last: at most ${ROOSTER_INDEXES.length - 1} cards below it`,
    );
  }
}

/** CR-4.1: one fox; no gap but the one in the middle row that is being closed. */
function checkYard({ yard, options, step }: Table, fault: Fault): void {
  if (yard.filter((occupant) => occupant === 'fox').length !== 1) fault(['yard'], 'one fox is needed');
  for (const owner of [0, 1]) {
    if (hasOuterGap(yard, options, owner)) {
      fault(['yard'], `the row of seat ${owner} without a gap is needed: it closes at once`);
    }
  }
  const gap = hasMiddleGap(yard);
  if (gap !== (step.type === 'closeGap')) {
    fault(['yard'], gap ? 'a middle row without a gap is needed in this step' : 'a gap in the middle row is needed');
  }
  // CR-7.3
  if (step.type === 'closeGap' && step.next === 'foxAtCoop' && MIDDLE_ROW.some((cell) => yard[cell] === 'fox')) {
    fault(['step', 'next'], 'another step of the turn is needed while the fox is in the middle row');
  }
}

/** CR-3.1, CR-8.1, CR-9.1: whose turn it is, how long the game still goes, and that all was filled while cards lasted. */
function checkTurn({ options, turn, turnsLeft, step, yard, hands, deck }: Table, fault: Fault): void {
  const active = (options.firstSeat + turn - 1) % SEATS;
  if (step.type === 'over') {
    if (turnsLeft !== 0) fault(['turnsLeft'], '0 is needed at the end');
  } else if (step.seat !== active) {
    fault(['step', 'seat'], `seat ${active} is needed in turn ${turn}`);
  }
  if (turnsLeft === MOST_TURNS_LEFT) fault(['turnsLeft'], `less than ${MOST_TURNS_LEFT} is needed at a decision`);
  if (turnsLeft !== null && (turnsLeft % SEATS === 1) !== (active === options.firstSeat)) {
    fault(['turnsLeft'], 'a number is needed with which the round of the other seat ends the game');
  }
  if (deck.length === 0) return;
  const filled = step.type === 'over' || (step.type === 'plays' && step.play === 1);
  if (filled && yard.includes('open')) {
    fault(['yard', yard.indexOf('open')], 'no open cell is needed between the turns, while there are cards');
  }
  for (const [owner, hand] of hands.entries()) {
    if ((filled || owner !== active) && hand.length < HAND_SIZE)
      fault(['hands', owner], `${HAND_SIZE} cards are needed, while there are some`);
  }
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
    // CR-10.1
    checkViewer(view, ['hands'], fault);
  },
);

/** A move, of any seat and whether legal or not. */
export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ seat, type: z.literal('farmer'), card, target: cell }),
  z.strictObject({ seat, type: z.literal('dog'), card, end }),
  z.strictObject({ seat, type: z.literal('foxTrot'), card, target: cell }),
  z.strictObject({ seat, type: z.literal('parade'), card, path: cells }),
  z.strictObject({ seat, type: z.literal('diagram'), card, cells }),
  z.strictObject({ seat, type: z.literal('catch'), pay: card, target: cell }),
  z.strictObject({ seat, type: z.literal('endPlays') }),
  z.strictObject({ seat, type: z.literal('closeGap'), toward: end }),
]);

const tableEvents = <Slot extends z.ZodType>(slot: Slot) =>
  [
    z.strictObject({
      type: z.literal('dealt'),
      yard,
      hands: perSeat(z.array(slot).length(HAND_SIZE)),
      deck: deckOfCards(slot),
    }),
    z.strictObject({ type: z.literal('played'), seat, card }),
    z.strictObject({ type: z.literal('paid'), seat, card }),
    z.strictObject({ type: z.literal('taken'), cell, card }),
    z.strictObject({ type: z.literal('chased'), from: cell, to: cell }),
    z.strictObject({ type: z.literal('caught'), seat, from: cell, to: cell, card }),
    z.strictObject({ type: z.literal('paraded'), seat, path: cells }),
    z.strictObject({ type: z.literal('rearranged'), from: cells, to: cells }),
    z.strictObject({ type: z.literal('closed'), row: z.literal(ROWS), start: whole(0, 4) }),
    z.strictObject({ type: z.literal('gapOpened'), seat, next }),
    z.strictObject({ type: z.literal('secondPlayBegan'), seat }),
    z.strictObject({ type: z.literal('playsEnded'), seat }),
    z.strictObject({ type: z.literal('sentIn'), seat, cells }),
    z.strictObject({ type: z.literal('foxExposed'), from: cell, to: cell }),
    z.strictObject({ type: z.literal('chickenLost'), seat, card }),
    z.strictObject({
      type: z.literal('drawn'),
      seat,
      card: z.union([slot, z.literal('rooster')]),
      to: z.union([cell, z.literal(['hand', 'aside'])]),
    }),
    z.strictObject({ type: z.literal('lastTurnsBegan'), turnsLeft }),
    z.strictObject({ type: z.literal('turnPassed'), to: seat, turnsLeft: turnsLeft.nullable() }),
    z.strictObject({ type: z.literal('gameEnded'), reason }),
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
