import { type Chance, strongChance } from 'hencoop';
import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeKit } from 'hencoop/blind-chicken-extreme/testkit';
import { type State as ChickenState, type ChickenTypes, chicken } from 'hencoop/chicken';
import { chickenKit } from 'hencoop/chicken/testkit';
import { chickenOut } from 'hencoop/chicken-out';
import { chickenOutKit } from 'hencoop/chicken-out/testkit';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { chickenRoundupKit } from 'hencoop/chicken-roundup/testkit';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { crazyChickenKit } from 'hencoop/crazy-chicken/testkit';
import { definition, type State, type Table } from '../../sixth-game/src/peck/index.js';
import { aroundPeck, inPeck } from './inPeck.js';
import { emitting, type Planted, planting } from './plant.js';

const inChicken = planting(chicken, chickenKit);
const inCrazy = planting(crazyChicken, crazyChickenKit);
const inOut = planting(chickenOut, chickenOutKit);
const inBlind = planting(blindChickenExtreme, blindChickenExtremeKit);
const inRoundup = planting(chickenRoundup, chickenRoundupKit);

/** The card on top of the draw pile of a state, which no player may know. */
const top = (table: Table) => Number(table.drawPile.at(-1) ?? 0);

/** `value` with its fields in the opposite order. */
const reversed = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).toReversed()) as Value;

/** Imagines worlds with `order` in place of the shuffle of nine cards or more. */
const imagining = (order: (cards: readonly unknown[], chance: Chance) => unknown[]): Parameters<typeof inPeck>[2] => ({
  determinize: (view, seed, chance) =>
    definition.determinize(view, seed, {
      ...chance,
      // `order` returns the same cards.
      shuffle: <Card>(site: string, cards: readonly Card[]) =>
        cards.length < 9 ? chance.shuffle(site, cards) : (order(cards, chance) as Card[]),
    }),
});

const hasTwins = (cards: readonly unknown[]) => cards.some((card, index) => index > 0 && card === cards[index - 1]);

/** Ranks the seats one by one, the better first by `better`. */
const oneByOne = (seats: number, better: (one: number, other: number) => number) =>
  [...Array(seats).keys()].sort(better).map((seat) => [seat]);

let optionsOfLast: ChickenTypes['Options'] | null = null;
const opened = new Map<string, ReturnType<typeof chicken.setupWithEvents>>();
const listed = new Map<string, ReturnType<typeof chicken.legalMoves>>();

/** Bugs that show only in pairs, in rare positions, in a second game, or after something was revealed. */
export const BEYOND: readonly Planted[] = [
  inChicken(2, 'options of the game that was set up last', {
    setupWithEvents(config, given) {
      const game = chicken.setupWithEvents(config, given);
      optionsOfLast = game.state.options;
      return game;
    },
    setup(config, given) {
      const state = chicken.setup(config, given);
      optionsOfLast = state.options;
      return state;
    },
    playing(state, move, emit, chance) {
      const { options } = state;
      state.options = optionsOfLast ?? options;
      chicken.rules.play(state, move, emit, chance);
      state.options = options;
    },
  }),
  inChicken(2, 'a set-up kept by its seed alone', {
    setupWithEvents(config, given) {
      const key = given === undefined ? config?.seed : undefined;
      const game = opened.get(key ?? '') ?? chicken.setupWithEvents(config, given);
      if (key !== undefined) opened.set(key, game);
      return game;
    },
    setup: (config, given) =>
      opened.get((given === undefined ? config?.seed : undefined) ?? '')?.state ?? chicken.setup(config, given),
  }),
  inChicken(2, 'legal moves kept for all games that look alike but for their options', {
    legalMoves(table, seat) {
      const key = JSON.stringify([{ ...table, options: 0 }, seat]);
      const moves = listed.get(key) ?? chicken.legalMoves(table, seat);
      listed.set(key, moves);
      return moves;
    },
  }),

  inPeck(6, 'a next player who depends on a card that no player has seen', {
    play: (state, move, emit, chance) =>
      definition.play(
        state,
        move,
        (table, event) =>
          emit(
            table,
            event.type === 'turnPassed' && move.type === 'choose' && top(state) > 2 ? { ...event, to: 1 } : event,
          ),
        chance,
      ),
  }),
  inPeck(6, 'winners in an order that depends on a hidden card, after the cards are shown', {
    play: (state, move, emit, chance) =>
      definition.play(
        state,
        move,
        (table, event) =>
          emit(
            table,
            event.type === 'rolled' && top(state) > 2 ? { ...event, winners: event.winners.toReversed() } : event,
          ),
        chance,
      ),
  }),
  inPeck(6, 'shown cards in an event whose fields are in an order that depends on a hidden card', {
    play: (state, move, emit, chance) =>
      definition.play(
        state,
        move,
        (table, event) => emit(table, event.type === 'revealed' && top(state) > 2 ? reversed(event) : event),
        chance,
      ),
  }),
  inChicken(6, 'hands that are shown in the order in which their cards were drawn', {
    redact: (event, viewer) => (event.type === 'roundEnded' ? event : chicken.redact(event, viewer)),
  }),
  inChicken(6, 'a drawn card whose event tells its player whether the next one is low', {
    ...emitting(chicken, (event, state: ChickenState) =>
      event.type === 'drew' && Number(state.drawPile.at(-2)) < 4 ? reversed(event) : event,
    ),
    redact: (event, viewer) =>
      event.type === 'drew' && event.seat !== viewer
        ? { type: 'drew', seat: event.seat, card: null }
        : chicken.redact(event, viewer),
  }),
  inCrazy(6, 'a drawn card whose event tells its player whether the next one is large', {
    ...emitting(crazyChicken, (event, state) => {
      const pile = event.type === 'drew' && event.from === 'drawA' ? state.drawA : [];
      return Number(pile.at(-2)) > 12 ? reversed(event) : event;
    }),
    redact: (event, viewer) =>
      event.type === 'drew' && event.from === 'drawA' && event.seat !== viewer
        ? { type: 'drew', seat: event.seat, from: event.from, card: null }
        : crazyChicken.redact(event, viewer),
  }),
  inOut(
    6,
    'a played card whose event tells whether a fox comes next',
    emitting(chickenOut, (event, state) => {
      const next = event.type === 'played' ? state.piles[event.seat]?.at(-2) : undefined;
      return next !== undefined && !next.includes(' ') ? reversed(event) : event;
    }),
  ),
  inBlind(
    6,
    'a played card whose event tells whether the card beside it is higher',
    emitting(blindChickenExtreme, (event, state) => {
      if (event.type !== 'played' || event.faceDown !== null) return event;
      const row = state.rows[event.seat] ?? [];
      return (row[event.index === 0 ? 1 : event.index - 1] ?? 0) > 25 ? reversed(event) : event;
    }),
  ),
  inBlind(
    6,
    'benefits in an order that depends on the cards of the pile',
    emitting(blindChickenExtreme, (event, state) =>
      event.type === 'benefitsOffered' && (state.piles[event.seat]?.[0] ?? 0) % 2 === 0
        ? { ...event, benefits: event.benefits.toReversed() }
        : event,
    ),
  ),
  inRoundup(
    6,
    'a card drawn to the yard whose event tells the color of the next one',
    emitting(chickenRoundup, (event, state) =>
      event.type === 'drawn' && event.to !== 'hand' && String(state.deck.at(-2)).startsWith('gold')
        ? reversed(event)
        : event,
    ),
  ),
  inCrazy(6, 'a card from a discard pile that others no longer see', {
    redact(event, viewer) {
      const redacted = crazyChicken.redact(event, viewer);
      return redacted?.type === 'drew' && redacted.seat !== viewer ? { ...redacted, card: null } : redacted;
    },
  }),
  inChicken(6, 'a view that hides the hands when the game is over', {
    view(table, viewer) {
      const view = chicken.view(table, viewer);
      return { ...view, hands: view.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => null))) };
    },
  }),

  inCrazy(7, 'a card taken from a discard pile that memories forget', {
    evolving(table, event) {
      const isSeen = event.type === 'drew' && 'viewer' in table && table.viewer !== event.seat;
      crazyChicken.rules.evolve(table, event);
      if (isSeen) table.hands[event.seat]?.splice(-1, 1, null as never);
    },
  }),
  inChicken(7, 'an egg at the bottom of the draw pile that memories forget', {
    evolving(table, event) {
      chicken.rules.evolve(table, event);
      if ('viewer' in table && event.type === 'turnedUp') table.drawPile = table.drawPile.map(() => null) as never;
    },
  }),
  inOut(7, 'a series whose taker forgets its cards', {
    evolving(table, event) {
      chickenOut.rules.evolve(table, event);
      if ('viewer' in table && (event.type === 'busted' || event.type === 'chickenedOut'))
        table.piles = table.piles.map((pile) => pile.map(() => null)) as never;
    },
  }),
  inBlind(7, 'piles that memories forget with every new leader', {
    evolving(table, event) {
      blindChickenExtreme.rules.evolve(table, event);
      if ('viewer' in table && event.type === 'turnPassed')
        table.piles = table.piles.map((pile) => pile.map(() => null)) as never;
    },
  }),
  inRoundup(7, 'a caught chicken that memories forget', {
    evolving(table, event) {
      chickenRoundup.rules.evolve(table, event);
      if ('viewer' in table && event.type === 'caught' && event.seat !== table.viewer)
        table.hands[event.seat]?.splice(-1, 1, null as never);
    },
  }),

  inPeck(
    8,
    'hidden cards in one order that is only rotated, nine or more alone',
    imagining((cards, chance) => {
      const fixed = [...cards.filter((_, index) => index % 2 === 1), ...cards.filter((_, index) => index % 2 === 0)];
      const [by = 0] = chance.roll('rotate', [...cards.keys()], 1);
      return [...fixed.slice(by), ...fixed.slice(0, by)];
    }),
  ),
  inPeck(
    8,
    'equal hidden cards that never lie next to each other, nine or more alone',
    imagining((cards, chance) => {
      let order = chance.shuffle('try/0', cards);
      for (let again = 1; again < 2000 && hasTwins(order); again++) order = chance.shuffle(`try/${again}`, cards);
      return order;
    }),
  ),
  inCrazy(8, 'another hand that never holds two of a type', {
    determinize(view, seed) {
      for (let again = 0; ; again++) {
        const world = crazyChicken.determinize(view, again === 0 ? seed : `${seed}/${again}`);
        const hidden = world.hands.filter((_, seat) => seat !== view.viewer);
        const hasPairs = hidden.some((hand) => new Set(hand).size < hand.length);
        if (!hasPairs || world.drawA.length < 20 || again > 200) return { ...world, seed };
      }
    },
  }),

  inPeck(10, 'the lowest score first', {
    ranking: ({ seats, scores }) => oneByOne(seats, (a, b) => (scores[a] ?? 0) - (scores[b] ?? 0)),
  }),
  inPeck(10, 'a tie that the first seat wins', {
    ranking: ({ seats, scores }) => oneByOne(seats, (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)),
  }),
  inChicken(10, 'the most points first', {
    outcome(table) {
      const outcome = chicken.outcome(table);
      return outcome === null ? null : { ...outcome, ranking: outcome.ranking.toReversed() };
    },
  }),
  inCrazy(10, 'a tie that the worse best round wins', {
    outcome(table) {
      const outcome = crazyChicken.outcome(table);
      const isTie = table.scores[0] === table.scores[1];
      return outcome === null || !isTie ? outcome : { ...outcome, ranking: outcome.ranking.toReversed() };
    },
  }),
  inOut(10, 'seats with the same points in the order of the table', {
    outcome(table) {
      const outcome = chickenOut.outcome(table);
      return outcome === null
        ? null
        : { ...outcome, ranking: outcome.ranking.flatMap((seats) => seats.map((seat) => [seat])) };
    },
  }),
  inBlind(10, 'a ranking by the last game alone', {
    outcome(table) {
      const outcome = blindChickenExtreme.outcome(table);
      const last = (seat: number) => table.scores[seat]?.at(-1) ?? 0;
      return outcome === null
        ? null
        : { ...outcome, ranking: oneByOne(table.seats, (one, other) => last(other) - last(one)) };
    },
  }),
  inRoundup(10, 'a winner with fewer chickens, but one of a higher color', {
    outcome(table) {
      const outcome = chickenRoundup.outcome(table);
      const gold = (seat: number) => (table.stacks[seat] ?? []).filter((card) => card.startsWith('gold')).length;
      return outcome === null || gold(0) === gold(1)
        ? outcome
        : { ...outcome, ranking: oneByOne(2, (one, other) => gold(other) - gold(one)) };
    },
  }),

  inChicken(11, 'one chance site for the dice of all rounds', {
    playing: (state, move, emit, chance) =>
      chicken.rules.play(state, move, emit, {
        ...chance,
        roll: (_, faces, count) => chance.roll('dice', faces, count),
      }),
  }),
  inChicken(11, 'dice that are rolled where the next round is dealt', {
    playing: (state, move, emit, chance) =>
      chicken.rules.play(state, move, emit, {
        ...chance,
        roll: (_, faces, count) => chance.roll(`deal/${state.round + 1}`, faces, count),
      }),
  }),
  inChicken(11, 'dice that ignore the chance of the host', {
    playing: (state, move, emit, chance) =>
      chicken.rules.play(state, move, emit, { ...chance, roll: strongChance(state.seed).roll }),
  }),
  inChicken(11, 'two dice that are one', {
    playing: (state, move, emit, chance) =>
      chicken.rules.play(state, move, emit, {
        ...chance,
        roll(site, faces, count) {
          const [one] = chance.roll(site, faces, count);
          return Array.from({ length: count }, () => one as (typeof faces)[number]);
        },
      }),
  }),
  inPeck(11, 'a die without its highest face', {
    play: (state, move, emit, chance) =>
      definition.play(state, move, emit, {
        ...chance,
        roll: (site, faces, count) => chance.roll(site, faces.slice(0, -1), count),
      }),
  }),
  inPeck(11, 'a deal that leaves the last four cards where they were', {
    setup: {
      ...definition.setup,
      begin: (state, emit, chance) =>
        definition.setup.begin(state, emit, {
          ...chance,
          shuffle: (site, cards) => [...chance.shuffle(site, cards.slice(0, -4)), ...cards.slice(-4)],
        }),
    },
  }),
  inOut(11, 'an egg whose shuffle changes nothing', {
    playing: (state, move, emit, chance) =>
      chickenOut.rules.play(state, move, emit, {
        ...chance,
        shuffle(site, cards) {
          const shuffled = chance.shuffle(site, cards);
          return site.startsWith('egg') ? cards.slice() : shuffled;
        },
      }),
  }),
  aroundPeck(11, 'a second game that goes on from the seed, whatever its host rolls', (game) => ({
    rules: {
      ...game.rules,
      play: (state: never, move, emit) => game.rules.play(state, move, emit, strongChance((state as State).seed)),
    },
  })),
];
