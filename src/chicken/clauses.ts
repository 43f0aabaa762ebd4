import type { ClauseText, CommonClause } from '../engine/clauses.js';
import { deepFreeze } from '../engine/freeze.js';

/** The clauses of Chicken, in this project's words. */
export const CLAUSES = /* @__PURE__ */ deepFreeze({
  'CH-1.1': {
    origin: ['sheet', 'found'],
    sources: ['boardgames.com', 'mindforge.games', 'meeplemountain.com'],
    text: '50 cards: seven each of 1, 2, 3, 4, 5 and 6, seven chicks, one surprise egg.',
  },
  'CH-1.2': {
    origin: ['found'],
    sources: ['boardgames.com', 'mindforge.games', 'meeplemountain.com'],
    text: 'Two dice, each with the faces 1, 2, 3, 4, 5 and chick; a chick counts 10.',
  },
  'CH-2.1': {
    origin: ['sheet'],
    text: 'Shuffle; 6 cards to each player; the rest is the draw pile; turn its top card up to start the discard pile.',
  },
  'CH-2.2': {
    origin: ['ruling'],
    text: 'If that card is the egg, it goes to the bottom of the draw pile and the next card is turned up: an egg has no value without a card below it. Everyone saw it go there and may remember it.',
    rejects: 'the egg stays, and any card may be played on it',
  },
  'CH-2.3': {
    origin: ['ruling'],
    text: 'The first seat (option `firstSeat`) starts the first round. Play goes clockwise.',
    rejects: 'the youngest player starts, or one chosen by lot',
  },
  'CH-3.1': {
    origin: ['sheet'],
    text: 'Play one card equal to the top card or exactly one higher, in the circle 1, 2, 3, 4, 5, 6, chick, 1.',
  },
  'CH-3.2': {
    origin: ['sheet'],
    text: 'The egg may be played on any card and takes the value after that of the top card; it keeps that value while it is the top card.',
  },
  'CH-3.3': {
    origin: ['sheet'],
    text: 'Or draw one card; the turn passes, so the drawn card cannot be played at once.',
  },
  'CH-3.4': {
    origin: ['sheet'],
    text: 'Or withdraw: the player lays the hand face down and is out of the round for good.',
  },
  'CH-3.5': {
    origin: ['ruling'],
    text: 'All three are free choices, even for a player who could play. With the option `drawOnlyIfStuck`, drawing is legal only without a playable card, including the egg; withdrawing stays free.',
    rejects: 'drawing is only for a player who cannot play (option `drawOnlyIfStuck`)',
  },
  'CH-3.6': {
    origin: ['sheet'],
    text: 'No reshuffle. With an empty draw pile, drawing is not possible; a player who cannot play must withdraw.',
  },
  'CH-3.7': {
    origin: ['sheet'],
    text: 'When only one player is left in the round, that player may not draw; they play as long as they can or like, then withdraw.',
  },
  'CH-3.8': { origin: ['sheet'], text: 'Players who have withdrawn are skipped.' },
  'CH-3.9': {
    origin: ['derived'],
    text: 'A round is finite: at most 49 plays, 37 draws and one withdrawal a seat.',
  },
  'CH-4.1': {
    origin: ['sheet'],
    text: 'The round ends at once when a player plays the last card, or when all have withdrawn.',
  },
  'CH-4.2': {
    origin: ['sheet'],
    text: 'Every player with cards left, withdrawn or not, adds their sum; equal numbers count once, a chick 10 (three chicks and two 3s are 13).',
  },
  'CH-4.3': {
    origin: ['sheet', 'ruling'],
    text: "The egg counts the value of the discard pile's top card (10 if a chick), always added on its own, even next to equal numbers. With the option `eggMergesWithNumber` it adds nothing next to a card of that value.",
    rejects: 'next to equal numbers the egg counts once with them (option `eggMergesWithNumber`)',
  },
  'CH-4.4': {
    origin: ['sheet'],
    text: 'The player who went out and whose score is above 0 rolls both dice; the sum is deducted, never below 0. The roll is automatic. Nobody rolls with score 0, or when all withdrew.',
  },
  'CH-4.5': {
    origin: ['sheet', 'ruling'],
    text: 'The player of the last card starts the next round; if all withdrew, the player who put the last card on the discard pile in that round; if nobody played, the same starter again.',
    rejects: "if all withdrew, the player who withdrew last starts, or the starter's left neighbor",
  },
  'CH-5.1': {
    origin: ['sheet', 'ruling', 'derived'],
    text: "After a round's scoring, dice included, any player with 50 or more (option `target`) ends the game; the lowest score wins, the others rank by ascending score, and equal scores share a rank. The dice never decide whether the game ends.",
    rejects: 'a tie for the lowest score is decided by another round',
  },
  'CH-5.2': {
    origin: ['ruling'],
    text: 'Dice can keep scores low forever, so the option `maxRounds` (100) ends the game with the same ranking, tested after CH-5.1.',
    rejects: 'the game continues until a player has the target, however long that takes',
  },
  'CH-6.1': {
    origin: ['sheet', 'ruling'],
    text: 'Only its owner sees a hand, even after withdrawing; at the end of the round all hands are shown. Nobody sees the draw pile, not even at the end of the round. Everyone sees everything else, including the discard pile in order.',
    rejects: 'a player who withdraws shows the hand at once',
  },
  'CH-6.1a': {
    origin: ['ruling'],
    text: 'The hands shown at the end of a round are sorted, 1 to 6, chicks, egg: the order in which its cards were drawn stays secret.',
    rejects: 'hands are shown in the order in which they were held',
  },
} as const satisfies { readonly [clause: string]: ClauseText });

/** The number of a clause of Chicken, or of one common to all games. */
export type Clause = keyof typeof CLAUSES | CommonClause;
