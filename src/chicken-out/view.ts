import { hide, unseen } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import { at } from '../engine/errors.js';
import type { Seat } from '../engine/seats.js';
import {
  type Card,
  DECK,
  type Event,
  nameOf,
  type RedactedEvent,
  type State,
  type Step,
  type Table,
  type View,
} from './table.js';

/** CO-7.1: everything but the piles, of which all see the size only, their owners too. */
export function view(table: Table, viewer: Seat | null): View {
  return {
    seats: table.seats,
    options: table.options,
    game: table.game,
    starter: table.starter,
    turn: table.turn,
    step: ownStep(table.step),
    piles: table.piles.map(hide),
    series: table.series.slice(),
    count: table.count,
    sameAs: table.sameAs,
    leftGame: table.leftGame.slice(),
    wentOut: table.wentOut.slice(),
    eggs: table.eggs,
    scores: table.scores.slice(),
    viewer,
  };
}

/** A step with a list of its own. */
function ownStep(step: Step): Step {
  return step.type === 'over' && step.foxes !== null ? { ...step, foxes: step.foxes.slice() } : step;
}

/** CO-7.1: who learns what from an event. A shuffled pile is forgotten (CO-6.1). */
export function redact(event: Event, viewer: Seat | null): RedactedEvent {
  switch (event.type) {
    case 'opened':
      return { type: 'opened', seats: event.seats, options: event.options, viewer };
    case 'dealt':
      return { ...event, piles: event.piles.map(hide) };
    case 'eggLaid':
      return { ...event, pile: hide(event.pile) };
    default:
      return event;
  }
}

/** The cards whose place the holder of a view does not know, every copy a card of its own. */
export function hiddenCards(view: View): Card[] {
  return unseen(DECK, [...view.piles.flat(), ...view.series, ...view.leftGame], nameOf);
}

/**
 * A world the view allows: the cards that it does not place, in any order, in the hidden places of the piles; where
 * the foxes of each pile were counted, every pile gets as many (CO-5.4a).
 */
export function determinize(view: View, seed: string, chance: Chance): State {
  const hidden = chance.shuffle('hidden', hiddenCards(view));
  const counted = view.step.type === 'over' ? view.step.foxes : null;
  const foxes = counted === null ? [] : hidden.filter(isFox);
  const others = counted === null ? hidden : hidden.filter((card) => !isFox(card));
  return {
    seats: view.seats,
    options: view.options,
    game: view.game,
    starter: view.starter,
    turn: view.turn,
    step: ownStep(view.step),
    piles: view.piles.map((pile, seat) => {
      const wanted = counted === null ? 0 : at(counted, seat) - pile.filter(isFox).length;
      const drawn = foxes.splice(0, wanted);
      const places = pile.filter((card) => card === null).length;
      const cards = chance.shuffle(`pile/${seat}`, [...drawn, ...others.splice(0, places - wanted)]);
      // There are as many cards as hidden places: together the view and its hidden cards are the deck.
      return pile.map((card) => card ?? (cards.pop() as Card));
    }),
    series: view.series.slice(),
    count: view.count,
    sameAs: view.sameAs,
    leftGame: view.leftGame.slice(),
    wentOut: view.wentOut.slice(),
    eggs: view.eggs,
    scores: view.scores.slice(),
    seed,
  };
}

function isFox(card: Card | null): boolean {
  return typeof card === 'string';
}
