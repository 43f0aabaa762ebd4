import { copyHands, hide, takeTop, unseen } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import { at } from '../engine/errors.js';
import type { Seat } from '../engine/seats.js';
import { deckFor, handSize } from './cards.js';
import type { Card, Played, State, Step, Table, TableEvent, View } from './table.js';
import { dealer } from './worlds.js';

/**
 * BC-6.1: the viewer's own hand and row, the open cards, and the number of other cards (G-13). BC-2.4: nothing about
 * other seats' arranging. The same applies once the game is over (G-14).
 */
export function view(table: Table, viewer: Seat | null): View {
  const { step } = table;
  const isSecret = (seat: Seat) => seat !== viewer && step.type === 'arrange' && step.seats.includes(seat);
  const fullHand = Array.from({ length: handSize(table.seats) }, () => null);
  return {
    game: table.game,
    seats: table.seats,
    options: table.options,
    gameNumber: table.gameNumber,
    starter: table.starter,
    step: copyStep(step),
    hands: table.hands.map((hand, seat) =>
      seat === viewer ? hand.slice() : isSecret(seat) ? fullHand.slice() : hide(hand),
    ),
    rows: table.rows.map((row, seat) => (seat === viewer ? row.slice() : isSecret(seat) ? [] : hide(row))),
    trick: table.trick.map((played) => (isHidden(played, viewer) ? { ...played, card: null } : { ...played })),
    taker: table.taker,
    piles: table.piles.map(hide),
    penalties: copyHands(table.penalties),
    rewards: copyHands(table.rewards),
    rewardsLeft: table.rewardsLeft.slice(),
    scores: copyHands(table.scores),
    canceled: copyHands(table.canceled),
    viewer,
  };
}

/** A deep copy of the step. */
function copyStep(step: Step): Step {
  switch (step.type) {
    case 'arrange':
      return { ...step, seats: step.seats.slice() };
    case 'chooseBenefit':
      return { ...step, benefits: step.benefits.slice(), games: step.games.slice() };
    default:
      return { ...step };
  }
}

/** BC-3.2, BC-4.4: a face-down card is known only to its owner. */
function isHidden({ seat, faceDown }: Pick<Played, 'seat' | 'faceDown'>, viewer: Seat | null): boolean {
  return faceDown !== null && seat !== viewer;
}

/** BC-6.1: the event as `viewer` sees it; `null` for another seat's placing (BC-2.4). */
export function redact(event: TableEvent<never>, viewer: Seat | null): TableEvent<null> | null {
  switch (event.type) {
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

/** The cards in play that the view hides. */
export function unseenOf(view: View): Card[] {
  const seen = [...view.hands, ...view.rows, ...view.piles].flat();
  for (const { card } of view.trick) seen.push(card);
  return unseen(deckFor(view.seats), seen);
}

/**
 * A random world of the view, all equally likely. The open cards constrain the hidden ones: a card hidden for its sign
 * bears it (BC-3.2), the tricks in each pile earned its owner's penalties (BC-4.1) and rewards (BC-4.2), and the
 * benefits on offer match the chooser's pile (BC-5.3). Otherwise any card may be anywhere (BC-4.4a). Worlds do not
 * reconstruct who led a trick in a pile, or who played which of its cards.
 */
export function determinize(view: View, seed: string, chance: Chance): State {
  const { signs, piles, rest } = dealer(view, unseenOf(view))(chance);
  // Each list has as many unseen cards as its target has hidden slots.
  const fillFrom = (cards: Card[]) => (card: Card | null) => card ?? takeTop(cards);
  const fill = fillFrom(rest);
  const fillSign = fillFrom(signs);
  return {
    game: view.game,
    seats: view.seats,
    options: view.options,
    gameNumber: view.gameNumber,
    starter: view.starter,
    step: copyStep(view.step),
    hands: view.hands.map((hand) => hand.map(fill)),
    rows: view.rows.map((row) => row.map(fill)),
    trick: view.trick.map(({ seat, card, faceDown }) => ({
      seat,
      card: faceDown === 'sign' ? fillSign(card) : fill(card),
      faceDown,
    })),
    taker: view.taker,
    piles: view.piles.map((pile, seat) => pile.map(fillFrom(at(piles, seat)))),
    penalties: copyHands(view.penalties),
    rewards: copyHands(view.rewards),
    rewardsLeft: view.rewardsLeft.slice(),
    scores: copyHands(view.scores),
    canceled: copyHands(view.canceled),
    seed,
  };
}
