/**
 * Hencoop's games for boardgame.io 0.50, and a wrapper that makes its server safe for hidden cards.
 *
 * @packageDocumentation
 */
export { sealed } from './sealed.js';
export { type SeatBot, seatBot } from './seatBot.js';
export { type BoardgameSetup, toBoardgame } from './toBoardgame.js';
