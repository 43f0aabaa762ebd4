/**
 * Peck in German.
 *
 * @packageDocumentation
 */
import { describer, GERMAN, listed } from '../../engine/words.js';
import type { Event, Move, RedactedEvent } from '../table.js';

/** A plain German sentence for a move or an event, addressed to `viewer`. */
export const describe = describer<Move | Event | RedactedEvent>(GERMAN, {
  choose: ({ seat, card }, subject) => `${subject(seat, 'wählst', 'wählt')} die ${card}.`,
  draw: ({ seat }, subject) => `${subject(seat, 'ziehst', 'zieht')} eine Karte.`,
  pass: ({ seat }, subject) => `${subject(seat, 'passt', 'passt')}.`,
  opened: ({ seats }) => `Eine Partie Peck für ${seats} beginnt.`,
  dealt: () => 'Alle bekommen drei Karten.',
  chose: ({ seat, card }, subject) =>
    `${subject(seat, 'wählst', 'wählt')} ${card === null ? 'eine Karte' : `die ${card}`}.`,
  revealed: ({ cards }) => `Aufgedeckt werden ${listed(cards, 'und')}.`,
  rolled: ({ die, winners }) => `Der Würfel zeigt ${die}: Platz ${listed(winners, 'und')} bekommt Punkte.`,
  turnPassed: ({ to }, subject) => `${subject(to, 'bist', 'ist')} an der Reihe.`,
  drew: ({ seat, card }, subject) =>
    `${subject(seat, 'ziehst', 'zieht')} ${card === null ? 'eine Karte' : `die ${card}`}.`,
  roundBegan: ({ round }) => `Runde ${round} beginnt.`,
  gameEnded: () => 'Das Spiel ist aus.',
});
