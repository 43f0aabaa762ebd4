import { counted, describer, ENGLISH } from '../engine/words.js';
import { NAMES } from './names.js';
import type { Chicken, Event, LaidSet, Move, Pile, RedactedEvent } from './table.js';

/** What the piles are called. */
export const PILE_NAMES: { readonly [Name in Pile]: string } = {
  drawA: 'draw pile A',
  drawB: 'draw pile B',
  discardA: 'discard pile A',
  discardB: 'discard pile B',
};

const named = (chicken: Chicken) => `${NAMES[chicken]} (${chicken})`;
const setNamed = ({ chicken, count }: LaidSet) => `${count} × ${named(chicken)}`;

/**
 * A plain sentence for a move or an event, spoken to `viewer`. It says all that it is given: redact an event first where
 * others read along.
 *
 * @example
 * ```ts
 * import { describe } from 'hencoop/crazy-chicken/sheet';
 *
 * describe({ type: 'laid', seat: 1, chicken: 20, count: 5 }, 0); // 'Seat 1 lays 5 × Billy the Chick (20).'
 * ```
 */
export const describe = describer<Move | Event | RedactedEvent>(ENGLISH, {
  draw: ({ seat, from }, subject) => `${subject(seat, 'draw', 'draws')} from ${PILE_NAMES[from]}.`,
  lay: ({ seat, chicken, count }, subject) => `${subject(seat, 'lay', 'lays')} ${setNamed({ chicken, count })}.`,
  discard: ({ seat, chicken, to }, subject) =>
    `${subject(seat, 'discard', 'discards')} ${named(chicken)} to ${PILE_NAMES[to]}.`,
  discardSet: ({ seat, to }, subject) => `${subject(seat, 'put', 'puts')} the displaced set on ${PILE_NAMES[to]}.`,

  opened: () => 'A game of Crazy Chicken begins.',
  dealt: ({ round, starter, hands, drawA, drawB }, subject, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Your hand: ${own.join(', ')}.`;
    return `Round ${round}: ${subject(starter, 'start', 'starts')}; ${counted(drawA.length, 'card')} in draw pile A, ${drawB.length} in draw pile B.${cards}`;
  },
  drew: ({ seat, from, card }, subject) =>
    `${subject(seat, 'draw', 'draws')} ${card === null ? 'a card' : named(card)} from ${PILE_NAMES[from]}.`,
  laid: ({ seat, chicken, count }, subject) => `${subject(seat, 'lay', 'lays')} ${setNamed({ chicken, count })}.`,
  displaced: ({ owner, chicken, count, chooser }, subject) => {
    const where = chooser === null ? '' : ` ${subject(chooser, 'say', 'says')} where it goes.`;
    return `${subject(owner, 'lose', 'loses')} the smaller set, ${setNamed({ chicken, count })}.${where}`;
  },
  setDiscarded: ({ chicken, count, to }) => `${setNamed({ chicken, count })} go to ${PILE_NAMES[to]}.`,
  discarded: ({ seat, chicken, to }, subject) =>
    `${subject(seat, 'discard', 'discards')} ${named(chicken)} to ${PILE_NAMES[to]}.`,
  turnPassed: ({ to }, subject) => `${subject(to, 'are', 'is')} next.`,
  roundEnded: ({ reason }) =>
    ({
      sixTypes: 'Six types lie before one player: the round is over.',
      nineTypes: 'All nine types are shown: the round is over.',
      drawPile: 'A draw pile is used up: the round is over.',
    })[reason],
  scored: ({ points }, subject) =>
    `${points.map((added, seat) => subject(seat, `score ${added}`, `scores ${added}`)).join(', ')}.`,
  gameEnded: () => 'The last round is played: the game is over.',
});
