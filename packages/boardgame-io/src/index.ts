/**
 * Hencoop's games for boardgame.io 0.50, and what makes its server fit for hidden cards.
 *
 * @packageDocumentation
 */
export { sealed } from './sealed.js';
export { type SeatBot, seatBot } from './seatBot.js';
export { type BoardgameSetup, toBoardgame } from './toBoardgame.js';
