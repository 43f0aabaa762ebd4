import { type CrazyChickenTypes, crazyChicken as game, type Move } from 'hencoop/crazy-chicken';
import { crazyChickenKit as kit } from 'hencoop/crazy-chicken/testkit';
import { emitting, type Planted, planting } from './plant.js';

const plant = planting<CrazyChickenTypes>(game, kit);

export const CRAZY_CHICKEN: readonly Planted[] = [
  plant(1, 'a displaced set that may go to discard pile A only', {
    legalMoves: (table, seat) =>
      game.legalMoves(table, seat).filter((move) => move.type !== 'discardSet' || move.to === 'discardA'),
  }),
  plant(2, 'a displaced set that views share with the event', {
    evolving(table, event) {
      game.rules.evolve(table, event);
      if (event.type === 'displaced' && 'viewer' in table) table.aside = event;
    },
  }),
  plant(3, 'a card of every displaced set lost', {
    evolving(table, event) {
      game.rules.evolve(table, event.type === 'setDiscarded' ? { ...event, count: event.count - 1 } : event);
    },
  }),
  plant(3, 'a larger set laid over the smaller one of its owner, which stays', {
    evolving(table, event) {
      if (event.type !== 'displaced') return game.rules.evolve(table, event);
      const kept = table.sets[event.owner]?.find(({ chicken }) => chicken === event.chicken);
      game.rules.evolve(table, event);
      if (kept !== undefined) table.sets[event.owner]?.push(kept);
    },
  }),
  plant(5, 'a set that is refused for what the other hand holds', {
    whyNot(table, move) {
      const violation = game.whyNot(table, move);
      const { type, seat, chicken } = move as Extract<Move, { type: 'lay' }>;
      if (violation !== null || type !== 'lay') return violation;
      const theirs = (table.hands[1 - seat] ?? []).filter((card) => card === chicken).length;
      return theirs === 0 ? null : { clause: 'CC-4.2', params: { need: theirs + 1, have: 0 } };
    },
  }),
  plant(6, 'a card from the second draw pile that every seat sees', {
    redact: (event, viewer) =>
      event.type === 'drew' && event.from === 'drawB' ? { ...event } : game.redact(event, viewer),
  }),
  plant(6, 'a view of the other hand in the order of its numbers, with its largest set counted', {
    view(table, viewer) {
      const view = game.view(table, viewer);
      const most = (hand: readonly (number | null)[]) =>
        Math.max(0, ...hand.map((card) => (card === null ? 0 : hand.filter((other) => other === card).length)));
      return 'seed' in table ? { ...view, bestRounds: table.hands.map(most) } : view;
    },
  }),
  plant(7, 'a card that views leave on the discard pile from which it was drawn', {
    evolving(table, event) {
      const left = [...table.discardA];
      game.rules.evolve(table, event);
      if (event.type === 'drew' && event.from === 'discardA' && 'viewer' in table) table.discardA = left;
    },
  }),
  plant(8, 'a world that forgets which card the other took from a discard pile', {
    determinize: (view, seed) => game.determinize(game.view(view, view.viewer), seed),
  }),
  plant(10, 'a type shown that counts once for every card', {
    ...emitting(game, (event, state) =>
      event.type === 'scored'
        ? {
            ...event,
            points: state.sets.map((sets) => sets.reduce((sum, { chicken, count }) => sum + chicken * count, 0)),
          }
        : event,
    ),
  }),
  plant(10, 'a best round that is the last one', {
    evolving(table, event) {
      game.rules.evolve(table, event);
      if (event.type === 'scored') table.bestRounds = [...event.points];
    },
  }),
];
