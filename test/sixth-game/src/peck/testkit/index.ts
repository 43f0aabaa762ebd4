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

const KINDS = [1, 2, 3, 4] as const;

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
      for (const grain of KINDS) {
        yield { seat, type: 'choose', grain };
        // PK-4.4, PK-4.5: one card, or two in either order.
        yield { seat, type: 'shed', grains: [grain] };
        for (const other of KINDS) yield { seat, type: 'shed', grains: [grain, other] };
      }
      for (const row of ['front', 'back'] as const) {
        for (const count of [1, 2, 3]) yield { seat, type: 'draw', row, count };
      }
      yield { seat, type: 'pass' };
    }
  },
  deck: () => [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4],
  cards: (state) => [...state.hands.flat(), ...state.chosen.flat(), ...state.drawPile, ...state.shown, ...state.shed],
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
    switch (event.type) {
      case 'dealt':
        return viewer === null ? null : (event.hands[viewer] ?? null);
      case 'drew':
        return event.seat === viewer ? event.card : null;
      case 'revealed':
      // PK-4.4: shed cards lie open.
      case 'laidOut':
        return event.cards;
      default:
        return null;
    }
  },
  *counterparts(move, world) {
    // PK-3.1: another seat's chosen card is hidden.
    if (move.type !== 'choose') yield move;
    else for (const grain of new Set(world.hands[move.seat])) yield { ...move, grain };
  },
  *small() {
    // Late in the game: one unknown card in hand, one chosen, two to draw; the viewer holds a 4.
    const start = peck.setup({ seed: 'small' });
    const state: State = {
      ...start,
      round: 3,
      shown: [1, 1, 2, 3],
      shed: [2, 2, 4],
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
  // PK-5.1
  compare: (one, other, { scores }) => (scores[other] ?? 0) - (scores[one] ?? 0),
  // PK-2.1, PK-1.1
  sites: { deal: { cards: () => DECK }, 'die/*': { faces: [1, 2, 3], dice: 1 } },
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
    'PK-4.3 nobody has more than three cards': ({ hands }) => {
      if (hands.some((hand) => hand.length > 3)) throw new Error(`hands of ${hands.map((hand) => hand.length)}`);
    },
    'PK-4.4 cards are shed one or two at a time, from a hand': (state, before) => {
      if (before === null) return;
      const held = (hands: State['hands']) => hands.flat().length;
      const grown = state.shed.length - before.shed.length;
      const lost = held(before.hands) - held(state.hands);
      if (grown < 0 || grown > 2 || (grown > 0 && lost !== grown)) throw new Error(`${grown} cards shed, ${lost} lost`);
    },
    'PK-4.6 a card is left for each remaining round': ({ hands, chosen, options, round, step }) => {
      const left = options.rounds - round + (step.type === 'choose' ? 1 : 0);
      for (const [seat, hand] of hands.entries()) {
        if (hand.length + (chosen[seat]?.length ?? 0) < left)
          throw new Error(`seat ${seat} with ${hand} for ${left} rounds`);
      }
    },
    'PK-1.1 twelve cards': () => {
      if (DECK.length !== 12) throw new Error('not twelve');
    },
  },
  policies: {
    'draws when it can': ({ type }) => (type === 'draw' ? 20 : 1),
    'sheds when it can': ({ type }) => (type === 'shed' ? 20 : 1),
  },
  // PK-4.6: of the two cards left after choosing, a seat sheds none in the first round, one in the second, two in the last.
  maxMoves: ({ seats }) => (3 * 2 + 1 + 2) * seats,
  typicalMoves: 10,
});
