import type { Seat } from '../engine/seats.js';
import type { Language } from './room.js';
import { type GameId, roomOf, type TypesOf } from './rooms.js';

/**
 * A plain sentence for a move or an event of a game, spoken to `viewer`: a seat, which is called "you", or a spectator. It
 * says all that `told` says: where others read along, give it what `redact` gives to that viewer.
 *
 * @example
 * ```ts
 * import { describe } from 'hencoop/record';
 *
 * describe('chicken', { type: 'drew', seat: 1, card: null }, 0); // 'Seat 1 draws a card.'
 * describe('chicken', { type: 'drew', seat: 1, card: 'egg' }, 1, 'de'); // 'Du ziehst das Ei.'
 * ```
 */
export function describe<Id extends GameId>(
  game: Id,
  told: TypesOf<Id>['Move'] | TypesOf<Id>['Event'] | TypesOf<Id>['RedactedEvent'],
  viewer: Seat | null,
  language: Language = 'en',
): string {
  return roomOf(game).describe[language](told, viewer);
}
