import { counted, describer, ENGLISH, listed } from '../engine/words.js';
import type { Card, Event, Move, RedactedEvent } from './table.js';

const named = (card: Card) => `the ${card}`;

/**
 * A plain sentence for a move or an event, spoken to `viewer`. It says all that it is given: redact an event first where
 * others read along.
 *
 * @example
 * ```ts
 * import { describe } from 'hencoop/chicken/sheet';
 *
 * describe({ type: 'drew', seat: 1, card: null }, 0); // 'Seat 1 draws a card.'
 * ```
 */
export const describe = describer<Move | Event | RedactedEvent>(ENGLISH, {
  play: ({ seat, card }, says) => `${says(seat, 'play', 'plays')} ${named(card)}.`,
  draw: ({ seat }, says) => `${says(seat, 'draw', 'draws')} a card.`,
  withdraw: ({ seat }, says) => `${says(seat, 'withdraw', 'withdraws')} from the round.`,

  opened: ({ seats }) => `A game of Chicken for ${seats} begins.`,
  dealt: ({ round, starter, hands, drawPile }, says, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Your hand: ${own.join(', ')}.`;
    return `Round ${round}: ${says(starter, 'start', 'starts')}; ${counted(drawPile.length, 'card')} in the draw pile.${cards}`;
  },
  turnedUp: ({ card }) => `The ${card} is turned up.`,
  eggTuckedUnder: () => 'The egg would lie first: it goes to the bottom of the draw pile.',
  played: ({ seat, card, value }, says) =>
    `${says(seat, 'play', 'plays')} ${named(card)}${card === 'egg' ? ` as a ${value}` : ''}.`,
  drew: ({ seat, card }, says) => `${says(seat, 'draw', 'draws')} ${card === null ? 'a card' : named(card)}.`,
  withdrew: ({ seat }, says) => `${says(seat, 'withdraw', 'withdraws')} from the round.`,
  turnPassed: ({ to }, says) => `${says(to, 'are', 'is')} next.`,
  roundEnded: ({ wentOut, hands }, says) => {
    const end = wentOut === null ? 'All have withdrawn.' : `${says(wentOut, 'go out', 'goes out')}!`;
    const left = hands.flatMap((hand, seat) =>
      hand.length === 0 ? [] : [`${says(seat, 'hold', 'holds')} ${hand.join(', ')}`],
    );
    return left.length === 0 ? end : `${end} ${left.join('; ')}.`;
  },
  scored: ({ points }, says) =>
    `${points.map((added, seat) => says(seat, `score ${added}`, `scores ${added}`)).join(', ')}.`,
  rolled: ({ seat, dice, deducted }, says) =>
    `${says(seat, 'roll', 'rolls')} ${listed(dice)}: ${deducted} off the score.`,
  gameEnded: ({ reason }) =>
    reason === 'target'
      ? 'A score has reached the target: the game is over.'
      : 'The last round is played: the game is over.',
});
