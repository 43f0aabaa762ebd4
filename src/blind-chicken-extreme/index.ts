import { defineGame } from '../engine/defineGame.js';
import type { Game } from '../engine/game.js';
import { isWhole } from '../engine/guards.js';
import { oneOf, seatAtTable, wholeFrom } from '../engine/moveShapes.js';
import { readOptions } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { copyState, copyView, emptyState, evolve } from './evolve.js';
import { OPTIONS } from './options.js';
import { outcome, score } from './rules/scoring.js';
import { beginGame } from './rules/setup.js';
import { actors, KEPT_MOVES, legal, playMove, whyNot } from './rules.js';
import { BENEFITS, type BlindChickenExtremeTypes, type Card, type Move, REWARDS, SOW, type Table } from './table.js';
import { determinize, redact, view } from './view.js';

export { penaltyFor } from './rules/components.js';
export * from './table.js';

/** A card of the box; one that is out of this game is in no hand (G-4). */
const CARD = wholeFrom(0, 49);

/** A game of this session, for the benefit that cancels one; no other benefit names a game. */
function sessionGame(value: unknown, { options }: Table, { benefit }: { readonly [field: string]: unknown }): boolean {
  if (benefit !== 'cancelGame') return value === undefined;
  return isWhole(value) && value >= 1 && value <= options.games;
}

/**
 * Blind Chicken Extreme (Michael Schacht), 2 to 5 players: arrange your cards, then play them from the ends only, and
 * take as few chickens as you can.
 *
 * @example
 * ```ts
 * import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
 *
 * const state = blindChickenExtreme.setup({ seats: 3, seed: 'hen' });
 * blindChickenExtreme.actors(state); // [0, 1, 2]: all arrange at once
 * ```
 */
export const blindChickenExtreme: Game<BlindChickenExtremeTypes> = defineGame<BlindChickenExtremeTypes>({
  id: 'blind-chicken-extreme',
  title: 'Blind Chicken Extreme',
  rulesVersion: 1,
  seats: { min: 2, max: 5, default: 3 },
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  moves: {
    place: { steps: ['arrange'], fields: { card: CARD } },
    play: { steps: ['play'], fields: { card: CARD } },
    takeReward: { steps: ['takeReward'], fields: { reward: oneOf(REWARDS) } },
    chooseLeader: { steps: ['chooseLeader'], fields: { leader: seatAtTable } },
    chooseBenefit: {
      steps: ['chooseBenefit'],
      fields: { benefit: oneOf(['none', ...BENEFITS]), game: sessionGame },
    },
  },
  setup: {
    initial: emptyState,
    begin: (state, emit, chance) => beginGame(state, 1, state.options.firstSeat, emit, chance),
  },
  actors,
  movegen: { legal, interned: KEPT_MOVES },
  whyNot,
  play: playMove,
  score,
  ranking: (table) => outcome(table).ranking,
  evolve,
  copy: { state: copyState, view: copyView },
  view,
  redact,
  determinize,
});

/** What {@link arrangeMoves} gives: the moves that place a whole hand, or why that order cannot be. */
export type Arrangement =
  | { readonly ok: true; readonly moves: readonly Extract<Move, { type: 'place' }>[] }
  | { readonly ok: false; readonly violation: Refusal<BlindChickenExtremeTypes> };

/**
 * The moves that place all cards left in the hand of `seat` in `order`, from left to right, after what is placed
 * already: for tables where players sort their cards by hand and send the order once it is final (BC-2.3). Takes any
 * JSON value as order, judged card by card from the left, and the seat's own view as well as a state.
 *
 * @throws RangeError on a view, for another seat than the viewer's.
 *
 * @example
 * ```ts
 * import { arrangeMoves, blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
 *
 * const state = blindChickenExtreme.setup({ seats: 3, seed: 'hen' });
 * const arrangement = arrangeMoves(state, 0, [...(state.hands[0] ?? [])].sort((a, b) => a - b));
 * arrangement.ok && arrangement.moves.length; // 12
 * ```
 */
export function arrangeMoves(
  table: Parameters<typeof blindChickenExtreme.whyNot>[0],
  seat: Seat,
  order: readonly Card[],
): Arrangement {
  const refused = (violation: BlindChickenExtremeTypes['Violation']): Arrangement => ({ ok: false, violation });
  if (!Array.isArray(order)) return refused({ clause: 'G-0', params: { path: 'order' } });
  const hand: readonly (Card | null)[] = table.hands[seat] ?? [];
  // An empty order is asked about too: who may not place at all hears that (G-11).
  const asked = order.length > 0 ? order : [hand[0] ?? SOW];
  for (const [index, card] of asked.entries()) {
    const violation = blindChickenExtreme.whyNot(table, { seat, type: 'place', card });
    if (violation?.clause === 'G-0' && violation.params.path === 'card') {
      return refused({ clause: 'G-0', params: { path: `order.${index}` } });
    }
    if (violation !== null) return refused(violation);
    if (asked.indexOf(card) < index) return refused({ clause: 'G-4', params: { card } });
  }
  const missing = hand.filter((card): card is Card => card !== null && !order.includes(card));
  if (missing.length > 0) return refused({ clause: 'BC-2.3', params: { missing } });
  return { ok: true, moves: order.map((card) => ({ seat, type: 'place', card })) };
}
