/**
 * Chicken Roundup for the laws of `hencoop/testkit`, written from the rule book alone.
 *
 * @packageDocumentation
 */
import type { Chance } from '../../engine/chance.js';
import type { Seat } from '../../engine/seats.js';
import { everySetup, frozenKit, type Kit } from '../../testkit/kit.js';
import { everyLayout } from '../../testkit/worlds.js';
import { chickenRoundup } from '../index.js';
import { eventSchema, moveSchema, redactedEventSchema, stateSchema, viewSchema } from '../schema.js';
import type { Card, ChickenRoundupTypes, State } from '../table.js';
import { actionIn, allCards, COLORS, card, colorIn, isChicken, type Letter, position } from './position.js';
import { PRINTED } from './printed.js';
import { CELL_LISTS, PATHS, YARD } from './yard.js';

const NAMED = ['farmer', 'dog', 'parade', 'foxTrot'];
const ASSUMED = ['sideStep', 'fenceHop', 'diagonalDash', 'leapFrog', 'cutIn', 'roundDance'];

const rank = (card: Card) => COLORS.indexOf(colorIn(card)) + 1;
const actionsOf = ({ options }: State) => [...NAMED, ...options.diagrams.map(({ name }) => name)];
/** CR-5.6: a line of chickens goes in after a Parade, or instead of it. */
const lines = ({ options }: State) => (options.parade === 'before' ? 2 : 1);
const chickens = ({ yard }: State) => yard.filter(isChicken);

/** A deck with the rooster at this index. */
const withRooster = (cards: readonly State['deck'][number][], index: number): State['deck'] => [
  ...cards.slice(0, index),
  'rooster',
  ...cards.slice(index),
];

/** Redeals every card hidden from `viewer`, uniformly at random: laws 6 and 8. */
function scramble(state: State, viewer: Seat | null, chance: Chance): State {
  // CR-10.1: the other hand and the deck are hidden, and with it the index of the rooster, 0 to 19 from the bottom.
  const hidden = (seat: number) => seat !== viewer;
  const inDeck = state.deck.filter((card): card is Card => card !== 'rooster');
  const pool = chance.shuffle('pool', [...inDeck, ...state.hands.filter((_, seat) => hidden(seat)).flat()]);
  const next = () => pool.pop() as Card;
  const hands = state.hands.map((hand, seat) => (hidden(seat) ? hand.map(next) : hand));
  const deck: State['deck'][number][] = inDeck.map(next);
  if (state.turnsLeft === null) {
    const indexes = Array.from({ length: Math.min(20, deck.length + 1) }, (_, index) => index);
    deck.splice(chance.roll('rooster', indexes, 1)[0] as number, 0, 'rooster');
  }
  return { ...state, seed: `${state.seed}/scrambled`, hands, deck };
}

/**
 * Chicken Roundup for the laws, written from the rule book.
 *
 * @example
 * ```ts
 * import { chickenRoundup } from 'hencoop/chicken-roundup';
 * import { chickenRoundupKit } from 'hencoop/chicken-roundup/testkit';
 * import { laws } from 'hencoop/testkit';
 *
 * laws(chickenRoundup, chickenRoundupKit, { runs: 1, seed: 1 })[0]?.check(); // throws if Chicken Roundup breaks law 1
 * ```
 */
export const chickenRoundupKit: Kit<ChickenRoundupTypes> = /* @__PURE__ */ frozenKit<ChickenRoundupTypes>({
  setups: everySetup(chickenRoundup, [
    {},
    { coops: 'sameSide', exposed: 'eitherRow' },
    { firstSeat: 1, parade: 'before', exposed: 'eitherRow' },
    { ...PRINTED, parade: 'before' },
  ]),
  *allMoves(state) {
    for (const seat of [0, 1]) {
      const hand = state.hands[seat] ?? [];
      // The cards in hand, each once, and one that is not in hand.
      const kinds = [...new Set(hand)];
      const strange = actionsOf(state)
        .flatMap((action) => COLORS.map((color) => `${color} ${action}` as Card))
        .find((card) => !kinds.includes(card));
      if (strange !== undefined) kinds.push(strange);
      for (const card of kinds) {
        for (const target of YARD) {
          yield { seat, type: 'farmer', card, target };
          yield { seat, type: 'foxTrot', card, target };
          yield { seat, type: 'catch', pay: card, target };
        }
        yield { seat, type: 'dog', card, end: 'west' };
        yield { seat, type: 'dog', card, end: 'east' };
        // If refused anyway, a few are enough: for cards other than Parades and diagrams, or out of turn.
        const turn = state.step.type === 'plays' && state.step.seat === seat;
        const paths = turn && actionIn(card) === 'parade' ? PATHS : PATHS.slice(0, 5);
        for (const path of paths) yield { seat, type: 'parade', card, path };
        const length = state.options.diagrams.find(({ name }) => name === actionIn(card))?.cycles.flat().length;
        for (const [index, cells] of CELL_LISTS.entries()) {
          if (index % 100 === 0 || (turn && cells.length === length)) yield { seat, type: 'diagram', card, cells };
        }
      }
      yield { seat, type: 'endPlays' };
      yield { seat, type: 'closeGap', toward: 'west' };
      yield { seat, type: 'closeGap', toward: 'east' };
    }
  },
  deck: (state) => [...allCards(state), 'rooster', 'fox'],
  cards: (state) => [
    ...chickens(state),
    ...state.yard.filter((occupant) => occupant === 'fox'),
    ...state.stacks.flat(),
    ...state.hands.flat(),
    ...state.deck,
    // CR-9.1: once drawn, the rooster lies aside.
    ...(state.turnsLeft === null ? [] : ['rooster']),
    ...state.discardPile,
  ],
  schemas: {
    state: stateSchema,
    view: viewSchema,
    move: moveSchema,
    event: eventSchema,
    redactedEvent: redactedEventSchema,
  },
  scramble,
  evenWorld: scramble,
  scrambleEvent(event, viewer, chance) {
    if (event.type === 'opened') return { ...event, seed: `${event.seed}/other` };
    if (event.type === 'drawn' && event.to === 'hand' && event.seat !== viewer) {
      return { ...event, card: actionIn(event.card as Card) === 'dog' ? card('W', 'farmer') : card('G', 'dog') };
    }
    if (event.type !== 'dealt') return event;
    const pool = chance.shuffle('pool', [
      ...event.deck.filter((slot): slot is Card => slot !== 'rooster'),
      ...event.hands.filter((_, seat) => seat !== viewer).flat(),
    ]);
    const next = () => pool.pop() as Card;
    const hands = event.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(next)));
    const indexes = Array.from({ length: 20 }, (_, index) => index);
    const deck: State['deck'][number][] = event.deck.slice(1).map(next);
    deck.splice(chance.roll('rooster', indexes, 1)[0] as number, 0, 'rooster');
    return { ...event, hands, deck };
  },
  reveals(event, viewer) {
    switch (event.type) {
      case 'dealt':
        return [event.yard, viewer === null ? null : (event.hands[viewer] ?? null)];
      // Every draw shows all players whether it was the rooster.
      case 'drawn':
        return event.to === 'hand' && event.seat !== viewer ? ['hand'] : event.card;
      case 'played':
      case 'paid':
        return event.seat === viewer ? null : event.card;
      default:
        return null;
    }
  },
  compare(one, other, { stacks }) {
    const [first, second] = [one, other].map((seat) => stacks[seat] ?? []) as [readonly Card[], readonly Card[]];
    // CR-9.2: more chickens, then more of the highest color.
    const more = (color: string) => count(second, color) - count(first, color);
    const count = (stack: readonly Card[], color: string) => stack.filter((card) => colorIn(card) === color).length;
    const colors = [...COLORS].reverse().map(more);
    return second.length - first.length || (colors.find((difference) => difference !== 0) ?? 0);
  },
  *finals() {
    const step = { type: 'over', reason: 'rooster' } as const;
    for (const stacks of [
      ['SG', 'SS'],
      ['WB', 'BG'],
      ['RRW', 'SRW'],
      ['WW', 'GG'],
      ['WWW', 'GG'],
      ['GB', 'BG'],
    ]) {
      yield position({ stacks, step });
    }
  },
  // CR-2.2
  sites: {
    deal: { cards: allCards },
    rooster: { faces: Array.from({ length: 20 }, (_, index) => index), dice: 1 },
  },
  invariants: {
    'CR-4.1 outer rows have no gap and start at the coop': ({ yard, options }) => {
      const south = yard.slice(10);
      const north = options.coops === 'opposite' ? yard.slice(0, 5).reverse() : yard.slice(0, 5);
      for (const row of [south, north]) {
        const open = row.indexOf('open');
        if (open >= 0 && row.slice(open).some((occupant) => occupant !== 'open')) throw new Error(JSON.stringify(row));
      }
    },
    'CR-4.2 the middle row has a gap only while a player chooses': ({ yard, step }) => {
      const filled = yard.slice(5, 10).map((occupant) => (occupant === 'open' ? '.' : 'x'));
      const gap = /x\.+x/.test(filled.join(''));
      if (gap !== (step.type === 'closeGap')) throw new Error(filled.join(''));
    },
    'CR-8.1 hands never hold more than five cards': ({ hands }) => {
      for (const hand of hands) if (hand.length > 5) throw new Error(`${hand.length} cards`);
    },
    'CR-8.1 the yard is full at the start of a turn while there are cards': ({ yard, step, deck }) => {
      if (step.type === 'plays' && step.play === 1 && deck.length > 0 && yard.includes('open')) throw new Error('open');
    },
    'CR-9.2 a stack grows by at most five in a sending in, and loses at most one': (state, before) => {
      for (const [seat, stack] of state.stacks.entries()) {
        const grown = stack.length - (before?.stacks[seat]?.length ?? stack.length);
        if (grown > 5 * lines(state) || grown < -1) throw new Error(`seat ${seat} by ${grown}`);
      }
    },
    'CR-7.1 chickens sent in by one move have falling ranks, in one line or two': (state, before) => {
      for (const [seat, stack] of state.stacks.entries()) {
        const added = stack.slice(before?.stacks[seat]?.length ?? stack.length);
        if (added.filter((card, i) => i > 0 && rank(card) >= rank(added[i - 1] as Card)).length >= lines(state)) {
          throw new Error(JSON.stringify(added));
        }
      }
    },
    'CR-9.3 a game has at most 158 turns': ({ turn }) => {
      if (turn > 158) throw new Error(`turn ${turn}`);
    },
  },
  policies: {
    // Opens gaps in the middle row, at once and again after the exposed fox.
    digger: (move) => ({ farmer: 8, foxTrot: 8, catch: 3, parade: 8 })[move.type as string] ?? 1,
    parader: (move) => (move.type === 'parade' ? 10 * move.path.length ** 2 : 1),
    // Makes the deck last long, and hands change by catches.
    idler: (move) => (move.type === 'endPlays' ? 60 : 1),
    runner: (move) => (move.type === 'catch' ? 20 : 1),
    // Leaves the fox alone in the middle row.
    clearer: (move) => {
      const cells = move.type === 'parade' ? move.path : 'target' in move ? [move.target] : [];
      const inMiddle = cells.filter((cell) => cell.startsWith('M')).length;
      if (inMiddle > 0) return 5 * inMiddle;
      return move.type === 'diagram' || move.type === 'endPlays' ? 0.01 : 0.05;
    },
  },
  // CR-9.3: 158 turns, each of two plays and at most three gaps.
  maxMoves: () => 158 * 5,
  typicalMoves: 50,
  notProven: { 'simultaneous moves': 'one player moves at a time' },
  *small() {
    // The other hand has one card; the deck has two and the rooster, at any of three indexes.
    const cards = [card('G', 'dog'), card('G', 'dog'), card('W', 'farmer')];
    const late = position({ hands: [[], cards.slice(0, 1)], deck: [...cards.slice(1), 'rooster'] });
    yield {
      view: chickenRoundup.view(late, 0),
      worlds: [0, 1, 2].flatMap((index) =>
        everyLayout(cards).map(({ layout: [held, ...below], weight }) => ({
          state: { ...late, hands: [[], [held as Card]], deck: withRooster(below, index) },
          weight,
        })),
      ),
    };
    // Without the rooster, which has been drawn.
    const drawn = { ...late, turnsLeft: 1, deck: cards.slice(1) };
    yield {
      view: chickenRoundup.view(drawn, 1),
      worlds: everyLayout(cards.slice(1)).map(({ layout, weight }) => ({
        state: { ...drawn, deck: [...layout] },
        weight,
      })),
    };
    // CR-2.2: with at most 19 cards below it. All but the last four slots are known.
    const known = Array.from({ length: 18 }, (_, i) =>
      card('RBS'[i % 3] as Letter, ASSUMED[Math.floor(i / 3)] as string),
    );
    const deep = position({ hands: [[], []], deck: [...known, 'rooster', ...cards] });
    yield {
      view: { ...chickenRoundup.view(deep, 0), deck: [...known, null, null, null, null] },
      worlds: [18, 19].flatMap((index) =>
        everyLayout(cards).map(({ layout, weight }) => ({
          state: { ...deep, deck: withRooster([...known, ...layout], index) },
          weight,
        })),
      ),
    };
  },
});
