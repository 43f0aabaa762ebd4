/**
 * Peck in English.
 *
 * @packageDocumentation
 */
import { explainer } from '../../engine/sheet.js';
import { describer, ENGLISH, listed } from '../../engine/words.js';
import type { Event, Move, Params, RedactedEvent } from '../table.js';

/** A plain sentence for a move or an event, addressed to `viewer`. */
export const describe = describer<Move | Event | RedactedEvent>(ENGLISH, {
  choose: ({ seat, card }, subject) => `${subject(seat, 'choose', 'chooses')} the ${card}.`,
  draw: ({ seat }, subject) => `${subject(seat, 'draw', 'draws')} a card.`,
  pass: ({ seat }, subject) => `${subject(seat, 'pass', 'passes')}.`,
  opened: ({ seats }) => `A game of Peck for ${seats} begins.`,
  dealt: () => 'Each player gets three cards.',
  chose: ({ seat, card }, subject) =>
    `${subject(seat, 'choose', 'chooses')} ${card === null ? 'a card' : `the ${card}`}.`,
  revealed: ({ cards }) => `The cards are shown: ${cards.join(', ')}.`,
  rolled: ({ die, winners }) => `The die shows ${die}: seat ${listed(winners)} scores.`,
  turnPassed: ({ to }, subject) => `${subject(to, 'are', 'is')} next.`,
  drew: ({ seat, card }, subject) => `${subject(seat, 'draw', 'draws')} ${card === null ? 'a card' : `the ${card}`}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  gameEnded: () => 'The game is over.',
});

/** A sentence for a violation. */
export const explain = explainer<Params>({
  'G-4': ({ card }) => `There is no ${card} in your hand.`,
  'PK-4.2': () => 'The draw pile is empty: pass.',
  'PK-4.3': ({ have }) => `You have ${have} cards: pass.`,
});
