/**
 * Peck for the laws of `hencoop/testkit`, written from the rule book alone.
 *
 * @packageDocumentation
 */
import type { Chance } from '../../../../../src/engine/chance.js';
import type { Seat } from '../../../../../src/engine/seats.js';
import { everySetup, frozenKit, type Kit } from '../../../../../src/testkit/kit.js';
import { everyLayout } from '../../../../../src/testkit/worlds.js';
import { type Card, DECK, type PeckTypes, peck, type State } from '../index.js';
import * as schemas from '../schema.js';

/** Redeals every card hidden from `viewer`, uniformly at random: laws 6 and 8. */
function scramble(state: State, viewer: Seat | null, chance: Chance): State {
  const hidden = (_: unknown, seat: number) => seat !== viewer;
  const pool = chance.shuffle('pool', [
    ...state.drawPile,
    ...state.hands.filter(hidden).flat(),
    ...state.chosen.filter(hidden).flat(),
  ]);
  const next = () => pool.pop() as Card;
  return {
    ...state,
    seed: `${state.seed}/scrambled`,
    drawPile: state.drawPile.map(next),
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(next))),
    chosen: state.chosen.map((cards, seat) => (seat === viewer ? cards : cards.map(next))),
  };
}

/** Peck for the laws, written from the rule book. */
export const peckKit: Kit<PeckTypes> = /* @__PURE__ */ frozenKit<PeckTypes>({
  setups: everySetup(peck),
  *allMoves({ seats }) {
    for (let seat = 0; seat < seats; seat++) {
      for (const card of [1, 2, 3, 4] as const) yield { seat, type: 'choose', card };
      yield { seat, type: 'draw' };
      yield { seat, type: 'pass' };
    }
  },
  deck: () => [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4],
  cards: (state) => [...state.hands.flat(), ...state.chosen.flat(), ...state.drawPile, ...state.shown],
  schemas: {
    state: schemas.stateSchema,
    view: schemas.viewSchema,
    move: schemas.moveSchema,
    event: schemas.eventSchema,
    redactedEvent: schemas.redactedEventSchema,
  },
  scramble,
  evenWorld: scramble,
  scrambleEvent(event, viewer, chance) {
    if (event.type === 'opened') return { ...event, seed: `${event.seed}/other` };
    if (event.type === 'drew' || event.type === 'chose') {
      return event.seat === viewer ? event : { ...event, card: event.card === 1 ? 2 : 1 };
    }
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
    if (event.type === 'drew') return event.seat === viewer;
    return event.type === 'dealt' || event.type === 'revealed' || event.type === 'rolled';
  },
  *counterparts(move, world) {
    // PK-3.1: another seat's chosen card is hidden.
    if (move.type !== 'choose') yield move;
    else for (const card of new Set(world.hands[move.seat])) yield { ...move, card };
  },
  *small() {
    // Late in the game: one unknown card in hand, one chosen, two to draw; the viewer holds a 4.
    const seen: Card[] = [1, 1, 2, 2, 2, 3, 4];
    const start = peck.setup({ seed: 'small' });
    const state: State = {
      ...start,
      round: 3,
      shown: seen,
      hands: [[4], [1]],
      chosen: [[], [3]],
      drawPile: [3, 4],
    };
    const worlds = everyLayout<Card>([1, 3, 3, 4]).map(({ layout: [a, b, c, d], weight }) => ({
      state: { ...state, hands: [[4], [a]], chosen: [[], [b]], drawPile: [c, d] } as State,
      weight,
    }));
    yield { view: peck.view(state, 0), worlds };
    yield {
      view: { ...peck.view(state, 0), drawPile: [null, 4] },
      worlds: worlds.filter(({ state: { drawPile } }) => drawPile[1] === 4),
    };
  },
  invariants: {
    'PK-3.2 scores grow by at most the die, and only when cards are shown': (state, before) => {
      for (const [seat, score] of state.scores.entries()) {
        const grown = score - (before?.scores[seat] ?? score);
        const shown = before !== null && state.shown.length > before.shown.length;
        if (grown < 0 || grown > 3 || (grown > 0 && !shown)) throw new Error(`seat ${seat} gained ${grown}`);
      }
    },
    'PK-3.2 a player scores whenever cards are shown, and only with the highest': (state, before) => {
      if (before === null || state.shown.length === before.shown.length) return;
      const cards = state.shown.slice(-state.seats);
      for (const [seat, score] of state.scores.entries()) {
        const won = score > (before.scores[seat] ?? 0);
        if (won !== (cards[seat] === Math.max(...cards))) throw new Error(`seat ${seat} with ${cards}`);
      }
    },
    'PK-1.1 twelve cards': () => {
      if (DECK.length !== 12) throw new Error('not twelve');
    },
  },
  policies: { 'draws when it can': ({ type }) => (type === 'draw' ? 20 : 1) },
  maxMoves: ({ seats }) => 3 * 2 * seats,
  typicalMoves: 10,
});
