import { copyHands, hide, unseen } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import type { Seat } from '../engine/seats.js';
import {
  type Card,
  deckFor,
  type Event,
  handSize,
  type Played,
  type RedactedEvent,
  type State,
  type Step,
  type Table,
  type View,
} from './table.js';

/** BC-6.1: the own hand and row, the open cards, and how many lie elsewhere; BC-2.4: of another's arranging, nothing. */
export function view(table: Table, viewer: Seat | null): View {
  const { step } = table;
  const secret = (seat: Seat) => seat !== viewer && step.type === 'arrange' && step.seats.includes(seat);
  const whole = Array.from({ length: handSize(table.seats) }, () => null);
  return {
    seats: table.seats,
    options: table.options,
    game: table.game,
    starter: table.starter,
    step: ownStep(step),
    hands: table.hands.map((hand, seat) =>
      seat === viewer ? hand.slice() : secret(seat) ? whole.slice() : hide(hand),
    ),
    rows: table.rows.map((row, seat) => (seat === viewer ? row.slice() : secret(seat) ? [] : hide(row))),
    trick: table.trick.map((played) => (isHidden(played, viewer) ? { ...played, card: null } : played)),
    taker: table.taker,
    piles: table.piles.map(hide),
    penalties: copyHands(table.penalties),
    rewards: copyHands(table.rewards),
    rewardsLeft: table.rewardsLeft.slice(),
    scores: copyHands(table.scores),
    cancelled: copyHands(table.cancelled),
    viewer,
  };
}

/** A step with lists of its own. */
function ownStep(step: Step): Step {
  switch (step.type) {
    case 'arrange':
      return { ...step, seats: step.seats.slice() };
    case 'chooseBenefit':
      return { ...step, benefits: step.benefits.slice(), games: step.games.slice() };
    default:
      return step;
  }
}

/** BC-3.2, BC-4.4: a face-down card is known to its owner only. */
function isHidden({ seat, faceDown }: Pick<Played, 'seat' | 'faceDown'>, viewer: Seat | null): boolean {
  return faceDown !== null && seat !== viewer;
}

/** BC-6.1: who learns what from an event; of a placing nobody else anything (BC-2.4). */
export function redact(event: Event, viewer: Seat | null): RedactedEvent | null {
  switch (event.type) {
    case 'opened':
      return { type: 'opened', seats: event.seats, options: event.options, viewer };
    case 'dealt':
      return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hide(hand))) };
    case 'placed':
      return event.seat === viewer ? event : null;
    case 'played':
      return isHidden(event, viewer) ? { ...event, card: null } : event;
    default:
      return event;
  }
}

/**
 * A world the view allows, each equally likely. A card that lies face down for its sign bears it (BC-3.2); a lead under
 * the advantage (BC-4.4a), the hands, the rows and the piles may hold any card. Every choice for the signs leaves the
 * same number of ways to fill the other places, so drawing the signs first favours no world.
 */
export function determinize(view: View, seed: string, chance: Chance): State {
  const seen = [...view.hands, ...view.rows, ...view.piles].flat();
  for (const { card } of view.trick) seen.push(card);
  const bearers = view.options.cards.faceDown;
  const unknown = unseen(deckFor(view.seats), seen);
  const signs = chance.shuffle(
    'signs',
    unknown.filter((card) => bearers.includes(card)),
  );
  const trick = view.trick.map(({ seat, card, faceDown }) => ({
    seat,
    card: card ?? (faceDown === 'sign' ? (signs.pop() ?? null) : null),
    faceDown,
  }));
  const hidden = chance.shuffle(
    'hidden',
    unseen(
      unknown,
      trick.map(({ card }) => card),
    ),
  );
  // There are as many cards not seen as hidden places: together they are the deck.
  const fill = (card: Card | null) => card ?? (hidden.pop() as Card);
  return {
    seats: view.seats,
    options: view.options,
    game: view.game,
    starter: view.starter,
    step: ownStep(view.step),
    hands: view.hands.map((hand) => hand.map(fill)),
    rows: view.rows.map((row) => row.map(fill)),
    trick: trick.map(({ seat, card, faceDown }) => ({ seat, card: fill(card), faceDown })),
    taker: view.taker,
    piles: view.piles.map((pile) => pile.map(fill)),
    penalties: copyHands(view.penalties),
    rewards: copyHands(view.rewards),
    rewardsLeft: view.rewardsLeft.slice(),
    scores: copyHands(view.scores),
    cancelled: copyHands(view.cancelled),
    seed,
  };
}
