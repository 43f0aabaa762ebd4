import {
  type BlindChickenExtremeTypes,
  blindChickenExtreme as game,
  type Played,
  type State,
  type View,
} from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeKit as kit } from 'hencoop/blind-chicken-extreme/testkit';
import { emitting, type Planted, planting } from './plant.js';

const plant = planting<BlindChickenExtremeTypes>(game, kit);

const hidden = (cards: readonly unknown[]) => cards.map(() => null);

/** A world for the view with these `changes`, which are then taken back. */
function explainingLess(view: View, seed: string, changes: Partial<View>): State {
  const world = game.determinize({ ...view, ...changes }, seed);
  return { ...world, penalties: view.penalties.map((taken) => taken.slice()), step: view.step };
}

export const BLIND_CHICKEN_EXTREME: readonly Planted[] = [
  plant(1, 'a last card of the row that is two moves', {
    legalMoves(table, seat) {
      const moves = game.legalMoves(table, seat);
      const [only] = moves;
      return moves.length === 1 && only?.type === 'play' ? [only, only] : moves;
    },
  }),
  plant(1, "a refusal that lends out the table's own list of who is to act", {
    whyNot(table, move) {
      const violation = game.whyNot(table, move);
      return violation?.clause === 'G-1' && table.step.type === 'arrange'
        ? { clause: 'G-1', params: { actors: table.step.seats } }
        : violation;
    },
  }),
  plant(2, 'a trick that copies of a state share', {
    rules: { ...game.rules, copy: (state) => Object.assign(game.rules.copy(state), { trick: state.trick }) },
  }),
  plant(3, 'a trick that is put away before it is turned down', {
    evolving(table, event) {
      if (event.type === 'turnedDown') table.trick = [];
      game.rules.evolve(table, event);
    },
  }),
  plant(4, 'a pile without chickens that counts -0', {
    ...emitting(game, (event) =>
      event.type === 'scored'
        ? { ...event, tallies: event.tallies.map((count) => ({ ...count, chickens: -Math.abs(count.chickens) })) }
        : event,
    ),
  }),
  plant(5, 'a score that counts the chickens taken in the current game', {
    score: (table) =>
      game
        .score(table)
        .map(
          (points, seat) =>
            points -
            (table.piles[seat] ?? []).filter((card) => card !== null && table.options.cards.chickens.includes(card))
              .length,
        ),
  }),
  plant(6, 'an arranging hand that shows how many cards are left in it', {
    view(table, viewer) {
      const view = game.view(table, viewer);
      const shape = (own: View['hands'], all: State['hands'] | View['hands']) =>
        own.map((cards, seat) => (seat === viewer ? cards : hidden(all[seat] ?? [])));
      return { ...view, hands: shape(view.hands, table.hands), rows: shape(view.rows, table.rows) };
    },
  }),
  plant(6, 'a row that all see once its owner is ready', {
    view(table, viewer) {
      const view = game.view(table, viewer);
      const { step } = table;
      const isReady = (seat: number) => step.type === 'arrange' && !step.seats.includes(seat);
      return { ...view, rows: view.rows.map((row, seat) => (isReady(seat) ? (table.rows[seat] ?? []) : row)) };
    },
  }),
  plant(6, 'a placing that others receive without its card', {
    redact: (event, viewer) =>
      event.type === 'placed' && event.seat !== viewer
        ? ({ ...event, card: null } as never)
        : game.redact(event, viewer),
  }),
  plant(6, 'a lead under the advantage that others receive with its card', {
    redact: (event, viewer) =>
      event.type === 'played' && event.faceDown === 'leadFaceDown' ? { ...event } : game.redact(event, viewer),
  }),
  plant(6, 'a lead under the advantage that lies open in the views of others', {
    view: (table, viewer) => ({
      ...game.view(table, viewer),
      trick: table.trick.map(
        (played: Played): Played =>
          played.faceDown === 'sign' && played.seat !== viewer ? { ...played, card: null } : played,
      ),
    }),
  }),
  plant(6, 'a lead under the advantage that shows whether the card bears the sign', {
    ...emitting(game, (event, state) =>
      event.type === 'played' && event.faceDown === 'leadFaceDown' && state.options.cards.faceDown.includes(event.card)
        ? { ...event, faceDown: 'sign' }
        : event,
    ),
  }),
  plant(7, 'a ready hand that views leave where it is', {
    evolving(table, event) {
      const hands = table.hands.map((hand) => [...hand]);
      game.rules.evolve(table, event);
      if (event.type === 'ready' && 'viewer' in table) table.hands = hands;
    },
  }),
  plant(8, 'a world whose face-down cards need not bear the sign', {
    determinize(view, seed) {
      const trick = view.trick.map((played): Played => ({ ...played, faceDown: played.faceDown && 'leadFaceDown' }));
      const world = game.determinize({ ...view, trick }, seed);
      return {
        ...world,
        trick: world.trick.map((played, index) => ({ ...played, faceDown: view.trick[index]?.faceDown ?? null })),
      };
    },
  }),
  plant(8, 'piles that need not hold the tricks for the penalties that lie open', {
    determinize: (view, seed) => explainingLess(view, seed, { penalties: view.penalties.map(() => []) }),
  }),
  plant(8, 'a pile that need not hold the chickens that its benefit ignores', {
    determinize(view, seed) {
      if (view.step.type !== 'chooseBenefit') return game.determinize(view, seed);
      return explainingLess(view, seed, { step: { type: 'play', seat: view.step.seat, advantage: null } });
    },
  }),
  plant(9, 'a first lead for the player who placed the last card', {
    evolving(table, event) {
      game.rules.evolve(table, event);
      if (event.type === 'placed' && 'seed' in table) table.starter = event.seat;
    },
  }),
  plant(9, 'a first lead for the player who is ready last', {
    evolving(table, event) {
      game.rules.evolve(table, event);
      if (event.type === 'ready' && 'seed' in table) table.starter = event.seat;
    },
  }),
  plant(10, 'three points for a pile without chickens that are forgotten', {
    ...emitting(game, (event) =>
      event.type === 'scored'
        ? {
            ...event,
            tallies: event.tallies.map((count) => ({ ...count, noChicken: 0, total: count.total - count.noChicken })),
          }
        : event,
    ),
  }),
];
