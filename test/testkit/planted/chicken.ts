import { type Card, type ChickenTypes, chicken, type Move, type State } from 'hencoop/chicken';
import { chickenKit as kit } from 'hencoop/chicken/testkit';
import { emitting, type Planted, planting } from './plant.js';

const plant = planting<ChickenTypes>(chicken, kit);

const count = (cards: readonly (Card | null)[], wanted: Card) => cards.filter((card) => card === wanted).length;

export const CHICKEN: readonly Planted[] = [
  plant(1, 'an illegal move in the list', {
    legalMoves(table, seat) {
      const moves = chicken.legalMoves(table, seat);
      const first = moves[0];
      return first === undefined ? moves : [...moves, Object.freeze<Move>({ seat: first.seat, type: 'play', card: 6 })];
    },
  }),
  plant(1, 'a move out of turn that is played for another seat', {
    tryApply: (state, move) =>
      chicken.tryApply(state, { ...(move as object), type: 'withdraw', seat: chicken.actors(state)[0] }),
  }),
  plant(2, 'a world that lends the options of a stored view', {
    determinize: (view, seed) => ({ ...chicken.determinize(view, seed), options: view.options }),
  }),
  plant(3, 'a deck with two eggs', {
    setupWithEvents(config, given) {
      const { state, events } = chicken.setupWithEvents(config, given);
      return { state: { ...state, drawPile: ['egg', ...state.drawPile.slice(1)] }, events };
    },
  }),
  plant(3, 'the card below the egg lost when the egg goes to the bottom', {
    evolving(table, event) {
      chicken.rules.evolve(table, event);
      if (event.type === 'eggTuckedUnder') table.drawPile.pop();
    },
  }),
  plant(5, 'drawing that is refused while another seat holds the egg', {
    whyNot: (table, move) =>
      chicken.whyNot(table, move) ??
      ((move as Move).type === 'draw' && table.hands.some((hand) => count(hand, 'egg') > 0)
        ? { clause: 'CH-3.6', params: {} }
        : null),
  }),
  plant(6, "a view with another seat's hand", {
    view: (table, seat) => ({ ...chicken.view(table, seat), hands: table.hands }),
  }),
  plant(6, 'a refusal that shows the top of the draw pile', {
    whyNot(table, move) {
      const violation = chicken.whyNot(table, move);
      return violation?.clause === 'CH-3.1'
        ? { clause: 'CH-3.1', params: { ...violation.params, next: (table.drawPile.at(-1) ?? 1) as 1 } }
        : violation;
    },
  }),
  plant(7, 'a turn that passes, in views, to a player who has withdrawn', {
    evolving(table, event) {
      const to = event.type === 'turnPassed' && 'viewer' in table ? (event.to + 1) % table.seats : null;
      chicken.rules.evolve(table, event.type === 'turnPassed' && to !== null ? { ...event, to } : event);
    },
  }),
  plant(8, 'a world that moves the egg, although all saw where it went', {
    determinize: (view, seed) => chicken.determinize(chicken.view(view, view.viewer), seed),
  }),
  plant(10, 'equal cards left in hand that count each', {
    ...emitting(chicken, (event, state: State) =>
      event.type === 'scored'
        ? {
            ...event,
            points: event.points.map((points, seat) => points + Math.max(0, count(state.hands[seat] ?? [], 6) - 1) * 6),
          }
        : event,
    ),
  }),
  plant(10, 'dice that lower a score below zero', {
    ...emitting(chicken, (event) => (event.type === 'rolled' ? { ...event, deducted: event.deducted + 20 } : event)),
  }),
];
