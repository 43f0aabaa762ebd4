/**
 * Schemas for everything of Blind Chicken Extreme that crosses a border. Strict: an unknown field is refused. They are
 * Standard Schemas, so that any library that takes those takes these.
 *
 * @packageDocumentation
 */
import { z } from 'zod';
import { checkViewer, printed, refined, seatSchema, whole } from '../engine/schema.js';
import { CHICKENS, PIGS } from './cards.js';
import { checkTable } from './check.js';
import { cardTableIssue } from './options.js';
import { BENEFITS, CARDS, PENALTIES, REWARDS, type State, type View } from './table.js';

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
    const wrong = cardTableIssue(table);
    if (wrong !== null) fault(wrong.path, `expected ${wrong.expected}, got ${wrong.got}`);
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
