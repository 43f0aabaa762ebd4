import { type ChickenOutTypes, colorOf, chickenOut as game, isFox, numberOf } from 'hencoop/chicken-out';
import { chickenOutKit as kit } from 'hencoop/chicken-out/testkit';
import { emitting, type Planted, planting } from './plant.js';

const plant = planting<ChickenOutTypes>(game, kit);

export const CHICKEN_OUT: readonly Planted[] = [
  plant(1, 'a count that its own player cannot stop', {
    legalMoves: (table, seat) => game.legalMoves(table, seat).filter(({ type }) => type !== 'stop'),
  }),
  plant(2, 'a laid egg whose pile is the same list as that of the event', {
    evolving(table, event) {
      game.rules.evolve(table, event);
      // A full event of a state has no hidden card.
      if (event.type === 'eggLaid') table.piles[event.seat] = event.pile as (typeof table.piles)[number];
    },
  }),
  plant(2, 'a view that lends the pending step of a stored game', {
    view(table, viewer) {
      const view = game.view(table, viewer);
      return table.step.type === 'over' ? view : { ...view, step: table.step };
    },
  }),
  plant(3, 'a series passed on that leaves the game as well', {
    evolving(table, event) {
      const { series } = table;
      const left = [...series];
      game.rules.evolve(table, event);
      if (event.type === 'made21' && event.to !== null) table.leftGame.push(...left);
    },
  }),
  plant(5, 'a score that counts the foxes left in the piles', {
    score: (table) => game.score(table).map((points, seat) => points + (table.piles[seat] ?? []).filter(isFox).length),
  }),
  plant(6, 'a top card shown to the owner of the pile', {
    view(table, viewer) {
      const view = game.view(table, viewer);
      const lifted = (pile: (typeof table.piles)[number]) => [...pile.slice(0, -1).map(() => null), ...pile.slice(-1)];
      return {
        ...view,
        piles: view.piles.map((pile, seat) => (seat === viewer ? lifted(table.piles[seat] ?? []) : pile)),
      };
    },
  }),
  plant(6, 'a laid egg that shows the owner the new order of the pile', {
    redact: (event, viewer) =>
      event.type === 'eggLaid' && event.seat === viewer ? { ...event } : game.redact(event, viewer),
  }),
  plant(6, 'foxes counted in every game, also with scoring by rank', {
    ...emitting(game, (event, state) =>
      event.type === 'gameEnded' || event.type === 'sessionEnded'
        ? { ...event, foxes: state.piles.map((pile) => pile.filter(isFox).length) }
        : event,
    ),
  }),
  plant(7, 'a pile that remembered views keep although a laid egg shuffled it', {
    evolving(table, event) {
      const pile = event.type === 'eggLaid' ? (table.piles[event.seat] ?? []) : [];
      game.rules.evolve(table, event);
      if (event.type === 'eggLaid' && 'viewer' in table) table.piles[event.seat] = pile.slice(1);
    },
  }),
  plant(8, 'a world that forgets how many foxes were counted', {
    determinize(view, seed) {
      const { step } = view;
      if (step.type !== 'over') return game.determinize(view, seed);
      return { ...game.determinize({ ...view, step: { ...step, foxes: null } }, seed), step };
    },
  }),
  plant(10, 'a series put under the pile with the card played last highest', {
    evolving(table, event) {
      if (event.type === 'busted') table.series.reverse();
      game.rules.evolve(table, event);
    },
  }),
  plant(10, 'a red card that always counts up', {
    ...emitting(game, (event, state) => {
      if (event.type !== 'played' || isFox(event.card) || colorOf(event.card) === 'black') return event;
      return { ...event, count: state.count + numberOf(event.card) };
    }),
  }),
  plant(11, 'eggs that all use the same chance site', {
    playing: (state, move, emit, chance) =>
      game.rules.play(state, move, emit, {
        ...chance,
        shuffle: (site, cards) => chance.shuffle(site.replace(/^egg\/.*/, 'egg'), cards),
      }),
  }),
];
