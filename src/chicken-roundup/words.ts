import { counted, describer, ENGLISH, listed } from '../engine/words.js';
import { cardName } from './names.js';
import type { Card, Event, Move, RedactedEvent, Row } from './table.js';

const named = (card: Card) => `the ${cardName(card)}`;
const chicken = ({ colour }: Card) => `the ${colour} chicken`;
const ROW_NAMES: { readonly [Name in Row]: string } = { N: 'north', M: 'middle', S: 'south' };

/**
 * A plain sentence for a move or an event, spoken to `viewer`. It says all that it is given: redact an event first where
 * others read along.
 *
 * @example
 * ```ts
 * import { describe } from 'hencoop/chicken-roundup/sheet';
 *
 * describe({ type: 'drawn', seat: 1, card: null, to: 'hand' }, 0); // 'Seat 1 draws a card.'
 * ```
 */
export const describe = describer<Move | Event | RedactedEvent>(ENGLISH, {
  farmer: ({ seat, card, target }, subject) =>
    `${subject(seat, 'play', 'plays')} ${named(card)}: the chicken on ${target} is taken.`,
  dog: ({ seat, card, end }, subject) =>
    `${subject(seat, 'play', 'plays')} ${named(card)}: the fox goes to the ${end} end.`,
  foxTrot: ({ seat, card, target }, subject) =>
    `${subject(seat, 'play', 'plays')} ${named(card)}: the fox catches the chicken on ${target}.`,
  parade: ({ seat, card, path }, subject) => `${subject(seat, 'play', 'plays')} ${named(card)} over ${listed(path)}.`,
  diagram: ({ seat, card, cells }, subject) => `${subject(seat, 'play', 'plays')} ${named(card)} on ${listed(cells)}.`,
  catch: ({ seat, pay, target }, subject) =>
    `${subject(seat, 'pay', 'pays')} ${named(pay)}: the fox catches the chicken on ${target}.`,
  endPlays: ({ seat }, subject) => `${subject(seat, 'end', 'ends')} the plays.`,
  closeGap: ({ seat, toward }, subject) => `${subject(seat, 'close', 'closes')} the gap toward the ${toward}.`,

  opened: () => 'A game of Chicken Roundup for 2 begins.',
  dealt: ({ hands, deck }, _, viewer) => {
    const own = (viewer === null ? undefined : hands[viewer])?.flatMap((card) => (card === null ? [] : cardName(card)));
    const cards = own === undefined ? '' : ` Your hand: ${own.join(', ')}.`;
    return `The yard is laid out; ${counted(deck.length, 'card')} in the deck, the rooster among the last of them.${cards}`;
  },
  played: ({ seat, card }, subject) => `${subject(seat, 'play', 'plays')} ${named(card)}.`,
  paid: ({ seat, card }, subject) => `${subject(seat, 'pay', 'pays')} ${named(card)}.`,
  taken: ({ cell, card }) => `The farmer takes ${chicken(card)} on ${cell}.`,
  chased: ({ from, to }) =>
    from === to
      ? `The dog finds the fox at the end already, on ${to}.`
      : `The dog chases the fox from ${from} to ${to}.`,
  caught: ({ seat, from, to, card }, subject) =>
    `The fox goes from ${from} to ${to}: ${subject(seat, 'catch', 'catches')} ${named(card)}.`,
  paraded: ({ seat, path }, subject) =>
    `${subject(seat, 'parade', 'parades')} ${counted(path.length, 'chicken')} into the coop: ${listed(path)}.`,
  rearranged: ({ from, to }) => `Chickens move: ${from.map((cell, i) => `${cell} to ${to[i]}`).join(', ')}.`,
  closed: ({ row }) => `The ${ROW_NAMES[row]} row closes up.`,
  gapOpened: ({ seat }, subject) =>
    `There is a gap in the middle row: ${subject(seat, 'choose', 'chooses')} where it closes.`,
  secondPlayBegan: ({ seat }, subject) => `${subject(seat, 'have', 'has')} a second play.`,
  playsEnded: ({ seat }, subject) => `${subject(seat, 'end', 'ends')} the plays.`,
  sentIn: ({ seat, cells }, subject) =>
    `${subject(seat, 'send', 'sends')} in ${counted(cells.length, 'chicken')}: ${listed(cells)}.`,
  foxExposed: ({ from, to }) => `The fox on ${from} is exposed: it is put on ${to}.`,
  chickenLost: ({ seat, card }, subject) =>
    `The fox is at the coop: ${subject(seat, 'lose', 'loses')} ${chicken(card)} on top of the stack.`,
  drawn: ({ seat, card, to }, subject) => {
    if (card === 'rooster') return 'The rooster is drawn!';
    if (to === 'hand') return `${subject(seat, 'draw', 'draws')} ${card === null ? 'a card' : named(card)}.`;
    return `${card === null ? 'A card' : `The ${cardName(card)}`} fills ${to}.`;
  },
  lastTurnsBegan: ({ turnsLeft }) => `The rooster crows: after this turn ${counted(turnsLeft, 'turn')} more.`,
  turnPassed: ({ to, turnsLeft }, subject) => {
    const last = turnsLeft === null ? '' : turnsLeft === 0 ? ', for the last time' : `, ${turnsLeft} more to come`;
    return `${subject(to, 'are', 'is')} next${last}.`;
  },
  gameEnded: () => 'The last round is played: the game is over.',
});
