/**
 * Chicken for the laws of `hencoop/testkit`, written from the rule book alone.
 *
 * @packageDocumentation
 */
import type { Chance } from '../../engine/chance.js';
import type { Seat } from '../../engine/seats.js';
import { everySetup, frozenKit, type Kit } from '../../testkit/kit.js';
import { everyLayout } from '../../testkit/worlds.js';
import { chicken } from '../index.js';
import { eventSchema, moveSchema, redactedEventSchema, stateSchema, viewSchema } from '../schema.js';
import type { Card, ChickenTypes, State } from '../table.js';
import { KINDS, position } from './position.js';

/** CH-4.2, reimplemented: the points of a hand for a top value. */
function pointsByHand(hand: readonly Card[], topValue: State['topValue'], merges: boolean): number {
  const worth = (value: Card) => (value === 'chick' ? 10 : Number(value));
  const numbers = [...new Set(hand.filter((card) => card !== 'egg'))];
  const egg = hand.includes('egg') && !(merges && numbers.includes(topValue)) ? worth(topValue) : 0;
  return numbers.reduce((sum, card) => sum + worth(card), egg);
}

/** Redeals every card hidden from `viewer`, uniformly at random: laws 6 and 8. */
function scramble(state: State, viewer: Seat | null, chance: Chance): State {
  // CH-6.1: the other hands are hidden until the end of the round, the draw pile always.
  const over = state.step.type === 'over';
  const hidden = (seat: number) => !over && seat !== viewer;
  const pool = chance.shuffle('pool', [...state.drawPile, ...state.hands.filter((_, seat) => hidden(seat)).flat()]);
  const next = () => pool.pop() as Card;
  return {
    ...state,
    seed: `${state.seed}/scrambled`,
    drawPile: state.drawPile.map(next),
    hands: state.hands.map((hand, seat) => (hidden(seat) ? hand.map(next) : hand)),
  };
}

/**
 * Chicken for the laws, written from the rule book.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { chickenKit } from 'hencoop/chicken/testkit';
 * import { laws } from 'hencoop/testkit';
 *
 * laws(chicken, chickenKit, { runs: 1, seed: 1 })[0]?.check(); // throws if Chicken breaks law 1
 * ```
 */
export const chickenKit: Kit<ChickenTypes> = /* @__PURE__ */ frozenKit<ChickenTypes>({
  setups: everySetup(chicken, [
    {},
    { drawOnlyIfStuck: true },
    { eggMergesWithNumber: true, target: 20 },
    { firstSeat: 1, target: 10_000, maxRounds: 3 },
    { maxRounds: 1 },
  ]),
  *allMoves({ seats }) {
    for (let seat = 0; seat < seats; seat++) {
      for (const card of KINDS) yield { seat, type: 'play', card };
      yield { seat, type: 'draw' };
      yield { seat, type: 'withdraw' };
    }
  },
  deck: () => KINDS.flatMap((kind) => Array.from({ length: kind === 'egg' ? 1 : 7 }, () => kind)),
  cards: (state) => [...state.hands.flat(), ...state.drawPile, ...state.discardPile],
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
    if (event.type === 'drew' && event.seat !== viewer) return { ...event, card: event.card === 1 ? 'chick' : 1 };
    if (event.type === 'opened') return { ...event, seed: `${event.seed}/other` };
    // CH-6.1a: a shown hand is a set; its order would tell when each card was drawn.
    if (event.type === 'roundEnded')
      return { ...event, hands: event.hands.map((hand, seat) => chance.shuffle(`shown/${seat}`, hand)) };
    if (event.type !== 'dealt') return event;
    const pool = chance.shuffle('pool', [
      ...event.drawPile,
      ...event.hands.filter((_, seat) => seat !== viewer).flat(),
    ]);
    const next = () => pool.pop() as Card;
    return {
      ...event,
      hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(next))),
      drawPile: event.drawPile.map(next),
    };
  },
  reveals(event, viewer) {
    switch (event.type) {
      case 'played':
        return event.seat === viewer ? null : event.card;
      case 'drew':
        return event.seat === viewer ? event.card : null;
      case 'dealt':
        return viewer === null ? null : (event.hands[viewer] ?? null);
      case 'turnedUp':
        return event.card;
      case 'eggTuckedUnder':
        return 'egg';
      // CH-6.1a
      case 'roundEnded':
        return event.hands.map((hand) => [...hand].sort());
      default:
        return null;
    }
  },
  *small() {
    // Late in a round: three cards of another hand and two to draw are unknown, the egg among them.
    const state = position({ hands: [[1], [2, 2, 'egg']], discardPile: [5, 3], drawPile: [4, 2], lastPlayer: 0 });
    const worlds = everyLayout<Card>([2, 2, 'egg', 4, 2]).map(({ layout, weight }) => ({
      state: { ...state, hands: [[1], layout.slice(0, 3)], drawPile: layout.slice(3) } as State,
      weight,
    }));
    yield { view: chicken.view(state, 0), worlds };
    // The viewer remembers the egg at the bottom of the draw pile.
    yield {
      view: { ...chicken.view(state, 0), drawPile: ['egg', null] },
      worlds: worlds.filter(({ state: { drawPile } }) => drawPile[0] === 'egg'),
    };
  },
  // CH-5.1
  compare: (one, other, { scores }) => (scores[one] ?? 0) - (scores[other] ?? 0),
  // CH-2.1, CH-1.2
  sites: {
    'deal/*': { cards: (state) => chickenKit.deck(state) },
    'dice/*': { faces: [1, 2, 3, 4, 5, 'chick'], dice: 2 },
  },
  invariants: {
    'CH-4.2 scores grow by the cards left in the hands, and only dice take away': (state, before) => {
      if (before === null || state.round === before.round) return;
      for (const [seat, score] of state.scores.entries()) {
        const had = before.scores[seat] ?? 0;
        const grown = score - had;
        if (grown > 41 || grown < -had) throw new Error(`seat ${seat} went from ${had} to ${score}`);
      }
    },
    'CH-4.2 the scores of the last round match the hands shown': (state, before) => {
      if (before === null || state.step.type !== 'over' || before.step.type === 'over') return;
      for (const [seat, hand] of state.hands.entries()) {
        const expected =
          (before.scores[seat] ?? 0) + pointsByHand(hand, state.topValue, state.options.eggMergesWithNumber);
        if (hand.length > 0 && state.scores[seat] !== expected) throw new Error(`seat ${seat}: ${state.scores[seat]}`);
      }
    },
    'CH-2.1 a round starts with six cards a hand': (state) => {
      if (state.lastPlayer === null && state.hands.some((hand) => hand.length < 6)) throw new Error('a short hand');
    },
  },
  policies: {
    // Random players withdraw so early that they hardly ever go out and roll the dice.
    stayer: (move) => (move.type === 'withdraw' ? 0.02 : move.type === 'play' ? 5 : 1),
    drawer: (move) => (move.type === 'withdraw' ? 0.05 : move.type === 'draw' ? 5 : 1),
  },
  // CH-3.9: at most 49 plays, 37 draws and one withdrawal per seat in each round.
  maxMoves: ({ seats, options }) => (options.maxRounds ?? 100) * (49 + 37 + seats),
  typicalMoves: 60,
  notProven: { 'simultaneous moves': 'one player moves at a time' },
});
