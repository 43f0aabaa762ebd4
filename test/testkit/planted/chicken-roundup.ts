import { fastChance } from 'hencoop';
import {
  type Card,
  type ChickenRoundupTypes,
  cardOf,
  colorOf,
  chickenRoundup as game,
  type Occupant,
  type State,
} from 'hencoop/chicken-roundup';
import { chickenRoundupKit as kit } from 'hencoop/chicken-roundup/testkit';
import { YARD } from '../../../src/chicken-roundup/testkit/yard.js';
import { emitting, type Planted, planting } from './plant.js';

const plant = planting<ChickenRoundupTypes>(game, kit);

export const CHICKEN_ROUNDUP: readonly Planted[] = [
  plant(1, 'a catch that only the first card of the hand can pay', {
    legalMoves(table, seat) {
      const first = table.step.type === 'plays' ? table.hands[table.step.seat]?.[0] : undefined;
      return game
        .legalMoves(table, seat)
        .filter(
          ({ type, ...move }) =>
            type !== 'catch' || !('pay' in move) || JSON.stringify(move.pay) === JSON.stringify(first),
        );
    },
  }),
  plant(2, "the cells of a caller's move kept in the event", {
    ...emitting(game, (event, _, move) =>
      event.type === 'rearranged' && move.type === 'diagram' ? { ...event, from: move.cells } : event,
    ),
  }),
  plant(3, 'a fox that runs over the last chicken of its row', {
    evolving(table, event) {
      if (event.type !== 'chased' || event.from === event.to) return game.rules.evolve(table, event);
      table.yard[YARD.indexOf(event.from)] = 'open';
      table.yard[YARD.indexOf(event.to)] = 'fox';
    },
  }),
  plant(4, 'a rooster outside its quarter of the deck', {
    setupWithEvents: (config, given) =>
      changedDeal(game.setupWithEvents(config, given), (deck) => [
        ...deck.filter((card) => card !== 'rooster'),
        'rooster',
      ]),
  }),
  plant(5, 'a last card of the deck that is refused a play', {
    whyNot: (table, move) =>
      table.deck.at(-1) === 'rooster' ? { clause: 'G-3', params: { step: 'rooster' } } : game.whyNot(table, move),
  }),
  plant(6, 'a view of where in the deck the rooster is', {
    view(table, viewer) {
      const rooster = (table.deck as readonly unknown[]).indexOf('rooster');
      return {
        ...game.view(table, viewer),
        deck: table.deck.map((_, index) => (index === rooster ? ('rooster' as const) : null)),
      };
    },
  }),
  plant(6, 'a drawn card whose color is shown to all', {
    redact: (event, viewer) =>
      event.type === 'drawn' && event.to === 'hand' && event.seat !== viewer
        ? { ...event, card: cardOf(colorOf(event.card as Card), 'dog') }
        : game.redact(event, viewer),
  }),
  plant(6, 'a refusal of a card not in hand that names one of the other hand', {
    whyNot(table, move) {
      const violation = game.whyNot(table, move);
      const other = table.hands[1 - ((move as { seat?: number } | null)?.seat ?? 0)]?.[0] as Card | null | undefined;
      return violation?.clause === 'G-4' && other ? { clause: 'G-4', params: { card: other } } : violation;
    },
  }),
  plant(7, 'a caught chicken that views leave in the yard', {
    evolving(table, event) {
      const yard = [...table.yard];
      game.rules.evolve(table, event);
      if (event.type === 'caught' && 'viewer' in table) table.yard = yard;
    },
  }),
  plant(8, 'a world with the rooster anywhere in the deck', {
    determinize(view, seed) {
      const world = game.determinize(view, seed);
      return { ...world, deck: fastChance(seed).shuffle('anywhere', world.deck) };
    },
  }),
  plant(8, 'a world whose rooster lies highest where it can', {
    determinize(view, seed) {
      const world = game.determinize(view, seed);
      const cards = world.deck.filter((card) => card !== 'rooster');
      return cards.length === world.deck.length
        ? world
        : { ...world, deck: cards.toSpliced(Math.min(19, cards.length), 0, 'rooster' as never) };
    },
  }),
  plant(10, 'a hand filled up to six', {
    ...emitting(game, (event) => event),
    playing(state, move, emit, chance) {
      game.rules.play(
        state,
        move,
        (table, event) => {
          const full = table.hands[event.type === 'turnPassed' ? 1 - event.to : 0]?.length === 5;
          const card = state.deck.at(-1);
          if (event.type === 'turnPassed' && full && card !== undefined && card !== 'rooster') {
            emit(table, { type: 'drawn', seat: 1 - event.to, card, to: 'hand' });
          }
          emit(table, event);
        },
        chance,
      );
    },
  }),
  plant(10, 'a whole row sent in, whatever its ranks', {
    ...emitting(game, (event, { yard }) => {
      if (event.type !== 'sentIn') return event;
      const row = YARD.filter((cell, index) => cell[0] === event.cells[0]?.[0] && isChicken(yard[index]));
      return { ...event, cells: [...event.cells, ...row.filter((cell) => !event.cells.includes(cell))] };
    }),
  }),
];

function isChicken(occupant: Occupant | undefined): boolean {
  return occupant?.includes(' ') === true;
}

function changedDeal(
  { state, events }: ReturnType<typeof game.setupWithEvents>,
  change: (deck: State['deck']) => State['deck'],
): ReturnType<typeof game.setupWithEvents> {
  return {
    state: { ...state, deck: change(state.deck) },
    events: events.map((event) => (event.type === 'dealt' ? { ...event, deck: change(event.deck) } : event)),
  };
}
