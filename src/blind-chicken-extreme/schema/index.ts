/**
 * Strict Standard Schemas for all data of Blind Chicken Extreme: unknown fields are errors. They are built with
 * `zod/mini`, which has functions where `zod` has methods: `z.optional(stateSchema)`.
 *
 * @packageDocumentation
 */

import { moveSchemaOf } from '../../engine/moveSchema.js';
import { optionSchemas } from '../../engine/optionSchemas.js';
import { MAX_COUNT } from '../../engine/options.js';
import {
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
} from '../../engine/schema.js';
import { checkViewer } from '../../engine/tableChecks.js';
import { CHICKENS, PIGS } from '../cards.js';
import { MOVES } from '../moves.js';
import { cardTableIssue, OPTIONS, SEATS } from '../options.js';
import type { Move } from '../table.js';
import { BENEFITS, CARDS, PENALTIES, REWARDS, type State, type View } from '../table.js';
import { checkTable } from './stateChecks.js';

const MAX_EACH = 12;

const { game, seat, seats, seed, bySeat } = common('blind-chicken-extreme', SEATS);
const card = literals(CARDS);
const gameNumber = whole(1, MAX_COUNT);
const index = whole(0, MAX_EACH - 1);
const penalty = literals(PENALTIES);
const reward = literals(REWARDS);
const advantage = nullable(literals(['leadFaceDown', 'leadAnyCard']));
const faceDown = nullable(literals(['sign', 'leadFaceDown']));
const benefits = list(literals(BENEFITS), { max: BENEFITS.length });
const games = list(gameNumber, { max: MAX_COUNT });
const reason = is('games');
/**
 * A game's penalties are -30 at worst: two tricks of five chickens. But a world sampled from a view may put chickens
 * from the piles back into rows, and so may a world sampled from its views: there, every trick may have brought -15.
 */
const penaltyPoints = whole(-15 * MAX_EACH, 0);
/** Ten chickens and those penalties; every reward, and no chicken. */
const points = whole(-10 - 15 * MAX_EACH, 12);
const pile = <Slot extends Schema<unknown>>(slot: Slot) => list(slot, { max: CARDS.length });

const cardTable = object(
  {
    chickens: list(card, { min: CHICKENS, max: CHICKENS }),
    pigs: list(card, { min: PIGS, max: PIGS }),
    faceDown: list(card, { max: CARDS.length }),
  },
  (table, addIssue) => {
    const wrong = cardTableIssue(table);
    if (wrong !== null) addIssue(wrong.path, `expected ${wrong.expected}, got ${wrong.got}`);
  },
);

const options = optionSchemas(OPTIONS, seat, { cards: cardTable });
const fullOptions = frozenObject(options);

/** Options for `setup`: each may be absent or `undefined`. */
export const optionsSchema = frozenObject(optional(options));

const step = variants('type', [
  object({ type: is('arrange'), seats: list(seat, { min: 1, max: SEATS.max }) }),
  object({ type: is('play'), seat, advantage }),
  object({ type: is('takeReward'), seat }),
  object({ type: is('chooseLeader'), seat }),
  object({ type: is('chooseBenefit'), seat, benefits, games }),
  object({ type: is('over'), reason }),
]);

/** The fields of a table whose hidden cards are `slot`s. */
const tableShape = <Slot extends Schema<unknown>>(slot: Slot) => ({
  game,
  seats,
  options: fullOptions,
  gameNumber,
  starter: seat,
  step,
  hands: bySeat(list(slot, { max: MAX_EACH })),
  rows: bySeat(list(slot, { max: MAX_EACH })),
  trick: list(object({ seat, card: slot, faceDown }), { max: SEATS.max }),
  taker: nullable(seat),
  piles: bySeat(pile(slot)),
  penalties: bySeat(list(penalty, { max: MAX_EACH })),
  rewards: bySeat(list(reward, { max: REWARDS.length })),
  rewardsLeft: list(reward, { max: REWARDS.length }),
  scores: bySeat(list(points, { max: MAX_COUNT })),
  canceled: bySeat(games),
});

/**
 * A state. It must be consistent, with exactly the cards of the deck, but need not be reachable in play: a puzzle may
 * be set up by hand.
 */
export const stateSchema = object({ ...tableShape(card), seed }, (state: State, addIssue) =>
  checkTable(state, undefined, addIssue),
);

/** A view: hidden cards are `null`. A remembered view may know some of them. */
export const viewSchema = object({ ...tableShape(nullable(card)), viewer: nullable(seat) }, (view: View, addIssue) => {
  checkTable(view, view.viewer, addIssue);
  checkViewer(view, ['hands', 'rows'], addIssue);
  // BC-3.2, BC-4.4
  view.trick.forEach(({ seat, card, faceDown }, index) => {
    if (faceDown === null || (seat === view.viewer) === (card !== null)) return;
    const message =
      card === null ? "expected the viewer's own card, got a hidden one" : 'expected a hidden card, got an open one';
    addIssue(['trick', index, 'card'], message);
  });
});

const none = literals(['none', 'ignoreChickens', 'ignorePenalties']);
const cancelGame = is('cancelGame');

/** A move of any seat, legal or not. */
export const moveSchema = moveSchemaOf<Move>(MOVES, seat);

const tally = object({
  chickens: whole(-CHICKENS, 0),
  penalties: penaltyPoints,
  rewards: whole(0, 9),
  noChicken: literals([0, 3]),
  total: points,
});

const tableEvents = <Slot extends Schema<unknown>>(slot: Slot) =>
  [
    object({ type: is('dealt'), gameNumber, starter: seat, hands: bySeat(list(slot, { min: 10, max: 12 })) }),
    object({ type: is('placed'), seat, card }),
    object({ type: is('ready'), seat }),
    object({ type: is('turnPassed'), to: seat, advantage }),
    object({ type: is('turnedDown'), seat }),
    object({ type: is('played'), seat, card: slot, index, faceDown }),
    object({ type: is('revealed'), cards: bySeat(card) }),
    object({ type: is('trickTaken'), seat, card }),
    object({ type: is('penaltyTaken'), seat, penalty }),
    object({ type: is('rewardOffered'), seat }),
    object({ type: is('rewardTaken'), seat, reward }),
    object({ type: is('leaderAsked'), seat }),
    object({ type: is('leaderChosen'), seat, leader: seat }),
    object({
      type: is('benefitsOffered'),
      seat,
      benefits: list(literals(BENEFITS), { min: 1, max: BENEFITS.length }),
      games,
    }),
    variants('benefit', [
      object({ type: is('benefitChosen'), seat, benefit: none }),
      object({ type: is('benefitChosen'), seat, benefit: cancelGame, game: gameNumber }),
    ]),
    object({ type: is('scored'), tallies: bySeat(tally) }),
    object({ type: is('sessionEnded'), reason }),
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
