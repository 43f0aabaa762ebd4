/**
 * Crazy Chicken for the laws of `hencoop/testkit`, written from the rule book alone.
 *
 * @packageDocumentation
 */
import type { Chance } from '../../engine/chance.js';
import type { Seat } from '../../engine/seats.js';
import { everySetup, frozenKit, type Kit } from '../../testkit/kit.js';
import { everyLayout } from '../../testkit/worlds.js';
import { crazyChicken } from '../index.js';
import { eventSchema, moveSchema, redactedEventSchema, stateSchema, viewSchema } from '../schema.js';
import type { Chicken, CrazyChickenTypes, State } from '../table.js';
import { cardsOf, copies, position } from './position.js';

const TYPES = [20, 18, 16, 14, 12, 9, 8, 7, 6] as const;
const PILES = ['drawA', 'drawB', 'discardA', 'discardB'] as const;
const DISCARD_PILES = ['discardA', 'discardB'] as const;

/** Redeals every card hidden from `viewer`, uniformly at random: laws 6 and 8. */
function scramble(state: State, viewer: Seat | null, chance: Chance): State {
  // CC-8.1: the other hand and the draw piles are hidden; no hand is ever shown.
  const pool = chance.shuffle('pool', [
    ...state.drawA,
    ...state.drawB,
    ...state.hands.filter((_, seat) => seat !== viewer).flat(),
  ]);
  const next = () => pool.pop() as Chicken;
  return {
    ...state,
    seed: `${state.seed}/scrambled`,
    drawA: state.drawA.map(next),
    drawB: state.drawB.map(next),
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(next))),
  };
}

/**
 * Crazy Chicken for the laws, written from the rule book.
 *
 * @example
 * ```ts
 * import { crazyChicken } from 'hencoop/crazy-chicken';
 * import { crazyChickenKit } from 'hencoop/crazy-chicken/testkit';
 * import { laws } from 'hencoop/testkit';
 *
 * laws(crazyChicken, crazyChickenKit, { runs: 1, seed: 1 })[0]?.check(); // throws if Crazy Chicken breaks law 1
 * ```
 */
export const crazyChickenKit: Kit<CrazyChickenTypes> = /* @__PURE__ */ frozenKit<CrazyChickenTypes>({
  setups: everySetup(crazyChicken, [{}, { displacedChooser: 'active' }, { firstSeat: 1, rounds: 2 }, { rounds: 1 }]),
  *allMoves() {
    for (const seat of [0, 1]) {
      for (const from of PILES) yield { seat, type: 'draw', from };
      for (const chicken of TYPES) {
        for (let count = 1; count <= chicken; count++) yield { seat, type: 'lay', chicken, count };
        for (const to of DISCARD_PILES) yield { seat, type: 'discard', chicken, to };
      }
      for (const to of DISCARD_PILES) yield { seat, type: 'discardSet', to };
    }
  },
  deck: () => TYPES.flatMap((chicken) => copies(chicken, chicken)),
  cards: cardsOf,
  schemas: {
    state: stateSchema,
    view: viewSchema,
    move: moveSchema,
    event: eventSchema,
    redactedEvent: redactedEventSchema,
  },
  *small() {
    const state = position({
      hands: [[20], [18, 20]],
      drawA: [16],
      drawB: [14, 20],
      discardA: [],
      step: { type: 'draw', seat: 0 },
    });
    const worlds = everyLayout<Chicken>([18, 20, 16, 14, 20]).map(({ layout, weight }) => ({
      state: {
        ...state,
        hands: [[20], layout.slice(0, 2)],
        drawA: layout.slice(2, 3),
        drawB: layout.slice(3),
      } as State,
      weight,
    }));
    yield { view: crazyChicken.view(state, 0), worlds };
    // The viewer remembers that the opponent took a 20 from a discard pile.
    yield {
      view: { ...crazyChicken.view(state, 0), hands: [[20], [null, 20]] },
      worlds: worlds.filter(({ state: { hands } }) => hands[1]?.[1] === 20),
    };
  },
  scramble,
  evenWorld: scramble,
  scrambleEvent(event, viewer, chance) {
    if (event.type === 'opened') return { ...event, seed: `${event.seed}/other` };
    if (event.type === 'drew') {
      const open = event.from === 'discardA' || event.from === 'discardB';
      return open || event.seat === viewer ? event : { ...event, card: event.card === 20 ? 6 : 20 };
    }
    if (event.type !== 'dealt') return event;
    const hidden = event.hands.filter((_, seat) => seat !== viewer).flat();
    const pool = chance.shuffle('pool', [...event.drawA, ...event.drawB, ...hidden]);
    const next = () => pool.pop() as Chicken;
    return {
      ...event,
      hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(next))),
      drawA: event.drawA.map(next),
      drawB: event.drawB.map(next),
    };
  },
  reveals(event, viewer) {
    switch (event.type) {
      // A card from a discard pile lay open; a laid or discarded card is named in its move.
      case 'drew':
        return event.seat === viewer && (event.from === 'drawA' || event.from === 'drawB') ? event.card : null;
      case 'dealt':
        return viewer === null ? null : (event.hands[viewer] ?? null);
      default:
        return null;
    }
  },
  // CC-7.1, CC-7.2
  compare: (one, other, { scores, bestRounds }) =>
    (scores[other] ?? 0) - (scores[one] ?? 0) || (bestRounds[other] ?? 0) - (bestRounds[one] ?? 0),
  *finals() {
    const over = position({ hands: [[], []], step: { type: 'over', reason: 'rounds' }, scores: [150, 150] });
    for (const bestRounds of [
      [60, 40],
      [40, 60],
      [50, 50],
    ])
      yield { ...over, bestRounds };
  },
  // CC-2.1
  sites: { 'deal/*': { cards: (state) => crazyChickenKit.deck(state) } },
  invariants: {
    'CC-4.6 no type lies in front of both players': ({ sets }) => {
      const types = sets.flat().map(({ chicken }) => chicken);
      if (new Set(types).size !== types.length) throw new Error(types.join());
    },
    'CC-3.5 both draw piles hold a card at the start of a turn': ({ step, drawA, drawB }) => {
      if (step.type === 'draw' && (drawA.length === 0 || drawB.length === 0)) throw new Error('an empty draw pile');
    },
    'CC-4.3 a type once shown stays shown for the round': (state, before) => {
      if (before === null || before.round !== state.round) return;
      const shown = new Set(state.sets.flat().map(({ chicken }) => chicken));
      for (const { chicken } of before.sets.flat()) if (!shown.has(chicken)) throw new Error(`${chicken} is gone`);
    },
    'CC-6.4 a round brings at most 89 to a player and 110 to both': (state, before) => {
      const won = state.scores.map((score, seat) => score - (before?.scores[seat] ?? score));
      if (won.some((points) => points < 0 || points > 89)) throw new Error(won.join());
      if (won.reduce((sum, points) => sum + points, 0) > 110) throw new Error(won.join());
    },
    'CC-6.3 the last round brings the number of every type shown, once': (state, before) => {
      if (before === null || state.step.type !== 'over' || before.step.type === 'over') return;
      for (const [seat, own] of state.sets.entries()) {
        const points = [...new Set(own.map(({ chicken }) => chicken))].reduce<number>((sum, type) => sum + type, 0);
        const won = (state.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
        if (won !== points) throw new Error(`seat ${seat} won ${won} with ${points} on the table`);
      }
    },
    'CC-7.2 the best round is the most points scored in one round': (state, before) => {
      if (before === null) return;
      for (const [seat, best] of state.bestRounds.entries()) {
        const won = (state.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
        if (best !== Math.max(before.bestRounds[seat] ?? 0, won)) throw new Error(`seat ${seat}: ${best}`);
      }
    },
    'CC-5.3 a hand is never empty when a discard is due': ({ step, hands }) => {
      if (step.type === 'layOrDiscard' && hands[step.seat]?.length === 0) throw new Error('an empty hand');
    },
  },
  policies: {
    // Large sets, and larger ones that displace them.
    collector: (move) => (move.type === 'lay' ? move.count ** 2 : 1),
    // Small sets first, displaced whenever possible: their owner chooses a pile as often as possible.
    quarreller: (move, { sets }) => {
      if (move.type !== 'lay') return 1;
      return sets.flat().some(({ chicken }) => chicken === move.chicken) ? 40 : 4 / move.count;
    },
    // Draws discard piles empty: they must be refilled, or are closed when empty.
    scavenger: (move) => (move.type === 'draw' && move.from.startsWith('discard') ? 8 : 1),
    // Lays hardly any set: a draw pile runs out, even on the first draw of a turn.
    drainer: (move) => (move.type === 'lay' ? 0.01 : move.type === 'draw' && move.from === 'drawA' ? 8 : 1),
  },
  // CC-6.5: a round has fewer than 290 turns, a turn at most four decisions.
  maxMoves: ({ options }) => (options.rounds ?? 4) * 290 * 4,
  typicalMoves: 400,
  notProven: { 'simultaneous moves': 'one player moves at a time' },
});
