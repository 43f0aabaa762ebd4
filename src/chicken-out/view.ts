import { hide, takeTop, unseen } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import { at } from '../engine/errors.js';
import type { Seat } from '../engine/seats.js';
import { DECK, isFox } from './cards.js';
import type { Card, State, Step, Table, TableEvent, View } from './table.js';

/** CO-7.1: everything except the piles, of which everyone, even the owner, sees only the size (G-13). */
export function view(table: Table, viewer: Seat | null): View {
  return {
    game: table.game,
    seats: table.seats,
    options: table.options,
    gameNumber: table.gameNumber,
    starter: table.starter,
    turn: table.turn,
    step: copyStep(table.step),
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

/** A deep copy of `step`. */
function copyStep(step: Step): Step {
  return step.type === 'over' && step.foxes !== null ? { ...step, foxes: step.foxes.slice() } : { ...step };
}

/** CO-7.1: the event as everyone sees it. A shuffled pile is forgotten (CO-6.1). */
export function redact(event: TableEvent<never>): TableEvent<null> {
  switch (event.type) {
    case 'dealt':
      return { ...event, piles: event.piles.map(hide) };
    case 'eggLaid':
      return { ...event, pile: hide(event.pile) };
    default:
      return event;
  }
}

/** The cards that the view hides, copy by copy. */
export function hiddenCards(view: View): Card[] {
  return unseen(DECK, [...view.piles.flat(), ...view.series, ...view.leftGame]);
}

/**
 * A world consistent with the view: the unseen cards, shuffled into the hidden slots of the piles. If the foxes of each
 * pile were counted, every pile gets exactly that many (CO-5.4a).
 */
export function determinize(view: View, seed: string, chance: Chance): State {
  const hidden = chance.shuffle('hidden', hiddenCards(view));
  const counted = view.step.type === 'over' ? view.step.foxes : null;
  const foxes = counted === null ? [] : hidden.filter(isFox);
  const others = counted === null ? hidden : hidden.filter((card) => !isFox(card));
  return {
    game: view.game,
    seats: view.seats,
    options: view.options,
    gameNumber: view.gameNumber,
    starter: view.starter,
    turn: view.turn,
    step: copyStep(view.step),
    piles: view.piles.map((pile, seat) => {
      const wanted = counted === null ? 0 : at(counted, seat) - pile.filter(isFox).length;
      const drawn = foxes.splice(0, wanted);
      const slots = pile.filter((card) => card === null).length;
      const cards = chance.shuffle(`pile/${seat}`, [...drawn, ...others.splice(0, slots - wanted)]);
      // There are as many unseen cards as hidden slots: with the seen cards, they make up the deck.
      return pile.map((card) => card ?? takeTop(cards));
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
