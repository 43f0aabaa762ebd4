import { counted, describer, ENGLISH } from '../engine/words.js';
import { type Card, type Copied, type Event, type Move, nameOf, type RedactedEvent } from './table.js';

/** "black 7", "SAME as red 9". */
function named(card: Card, sameAs: Copied | null): string {
  if (card !== 'SAME') return nameOf(card);
  return sameAs === null ? 'SAME of nothing' : `SAME as ${nameOf(sameAs)}`;
}

/**
 * A plain sentence for a move or an event, spoken to `viewer`. It says all that it is given: redact an event first where
 * others read along.
 *
 * @example
 * ```ts
 * import { describe } from 'hencoop/chicken-out/sheet';
 *
 * describe({ type: 'made21', seat: 1, to: null }, 0); // 'Exactly 21: the series leaves the game.'
 * ```
 */
export const describe = describer<Move | Event | RedactedEvent>(ENGLISH, {
  play: ({ seat }, subject) => `${subject(seat, 'play', 'plays')} from the top of the pile.`,
  chickenOut: ({ seat }, subject) => `${subject(seat, 'chicken out', 'chickens out')}.`,
  stop: ({ seat }, subject) => `${subject(seat, 'stop', 'stops')}.`,

  opened: ({ seats }) => `Chicken Out! for ${seats} begins.`,
  dealt: ({ game, starter, piles }, subject) =>
    `Game ${game}: ${counted(piles[0]?.length ?? 0, 'card')} in each pile; ${subject(starter, 'open', 'opens')} the first count.`,
  played: ({ seat, card, sameAs, count }, subject) =>
    `${subject(seat, 'play', 'plays')} ${named(card, sameAs)}: ${count}.`,
  eggLaid: ({ seat, pile }, subject) =>
    `${subject(seat, 'lay', 'lays')} an egg: the ${pile.length} cards of that pile are shuffled.`,
  busted: ({ seat }, subject) => `Bust! ${subject(seat, 'take', 'takes')} the series under the pile.`,
  chickenedOut: ({ seat }, subject) =>
    `${subject(seat, 'chicken', 'chickens')} out, and the series goes under that pile.`,
  made21: ({ to }, subject) =>
    `Exactly 21: ${to === null ? 'the series leaves the game' : subject(to, 'get the series under your pile', 'gets the series under the pile')}.`,
  wentOut: ({ seat }, subject) => `${subject(seat, 'go out', 'goes out')}!`,
  ownCountBegan: ({ seat }, subject) => `${subject(seat, 'start your own', 'starts an own')} count.`,
  doubledUp: ({ seat }, subject) => `The same number again: ${subject(seat, 'may', 'may')} play an extra card.`,
  stopped: ({ seat }, subject) => `${subject(seat, 'stop', 'stops')}.`,
  turnPassed: ({ to, step }, subject) =>
    step === 'open' ? `${subject(to, 'open', 'opens')} a new count.` : `${subject(to, 'are', 'is')} next.`,
  gameEnded: ({ reason, foxes, points }, subject) => {
    const end = {
      wentOut: 'The last series is gone: the game is over.',
      allOut: 'Nobody has cards any more: the game is over.',
      maxTurns: 'The last turn is played: the game is over.',
    }[reason];
    const found = foxes === null ? '' : ` Foxes left: ${foxes.join(', ')}.`;
    return `${end}${found} ${points.map((added, seat) => subject(seat, `score ${added}`, `scores ${added}`)).join(', ')}.`;
  },
  sessionEnded: () => 'That was the last game.',
});
