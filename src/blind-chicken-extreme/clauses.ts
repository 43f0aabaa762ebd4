import type { ClauseText, CommonClause } from '../engine/clauses.js';
import { deepFreeze } from '../engine/freeze.js';

/** The clauses of Blind Chicken Extreme, in this project's words. */
export const CLAUSES = /* @__PURE__ */ deepFreeze({
  'BC-1.1': {
    origin: ['sheet', 'found'],
    sources: ['bodoge.hoobby.net (Japanese)'],
    text: '50 cards, 0 to 49; ten carry a chicken, three others a pig, the 0 is the sow. No card carries both a chicken and a pig.',
  },
  'BC-1.2': {
    origin: ['sheet', 'found', 'derived'],
    sources: ['mobiusoyaji.cocolog-nifty.com (Japanese, by the distributor)'],
    text: '7 penalty cards with two sides: five -3/-6, two -10/-15; they can never run out. For 2 chickens in a trick -3, for 3 -6, for 4 -10, for 5 -15.',
  },
  'BC-1.3': {
    origin: ['sheet', 'found'],
    sources: ['angespielt.de (German)'],
    text: '3 reward cards worth +3, one for each advantage: lead face down, lead any card, choose the leader.',
  },
  'BC-1.4': {
    origin: ['assumed'],
    text: 'The chickens, pigs and signs are printed on the cards, but no source lists their numbers; the assumed table has chickens on 17 21 24 27 31 34 37 41 44 47, pigs on 25 35 45, and the face-down sign on 18 24 28 34 38 44 48. The option `cards` takes another table: ten chickens and three pigs, each a different card from 1 to 49; any different cards may carry the sign. With two players, 7 chickens and 2 pigs of the assumed table are in play.',
  },
  'BC-2.1': {
    origin: ['sheet'],
    text: 'Take out 1 to 14 with three players, 1 and 2 with four, none with five, 1 to 26 with two; never the 0. Deal all the rest: 12 cards each, with five players 10.',
  },
  'BC-2.2': {
    origin: ['sheet', 'ruling'],
    text: 'The player left of the dealer leads, and the deal moves left every game. The first seat (option `firstSeat`) leads game 1.',
    rejects: 'the youngest player leads game 1',
  },
  'BC-2.3': {
    origin: ['sheet', 'ruling'],
    text: 'All players arrange their hands in a row at the same time, in any order: each places one hand card after another at the right end of their row; a placed card stays. A player who has placed the last card is ready; when all are ready, play begins. An order given as a whole names every card of the hand.',
    rejects: 'a placed card may be moved until all are ready',
  },
  'BC-2.4': {
    origin: ['ruling'],
    text: 'Nothing that another seat receives shows how far a player has come with arranging, only whether the player is ready: to others, an arranging player shows a full hidden hand and an empty row, and placing a card is not an event.',
    rejects: 'everyone sees how many cards a player has placed',
  },
  'BC-3.1': {
    origin: ['sheet'],
    text: 'The leader, then clockwise each other player, plays the leftmost or the rightmost card of the row (one move if they are the same card). The highest number takes the trick and leads the next.',
  },
  'BC-3.2': {
    origin: ['sheet', 'ruling'],
    text: 'A card with the face-down sign is played face down and revealed when the trick is complete; the last player of the trick plays it openly. Its owner knows it.',
    rejects: 'a card with the sign is hidden even if it is the last of the trick',
  },
  'BC-3.3': {
    origin: ['sheet'],
    text: 'If the last trick holds both the 0 and the 49, the 0 takes it. In any other trick the 0 is the lowest card.',
  },
  'BC-3.4': {
    origin: ['ruling'],
    text: "A completed trick lies open, showing who played what, until the next trick is led or the game is scored, even during the choice of a reward, leader or benefit; then it lies face down in the taker's pile.",
    rejects: 'a trick is turned face down as soon as it is complete',
  },
  'BC-4.1': {
    origin: ['sheet'],
    text: 'A trick with two or more chicken cards earns its taker at once the penalty card for that number.',
  },
  'BC-4.2': {
    origin: ['sheet'],
    text: 'A trick with exactly one pig card earns its taker at once one of the remaining reward cards, by choice (no decision when one is left). Two or more pig cards earn none; the 0 does not matter.',
  },
  'BC-4.3': { origin: ['sheet'], text: 'One trick can earn both a penalty and a reward.' },
  'BC-4.4': {
    origin: ['sheet'],
    text: 'The advantage of a reward holds only for its taker and the next trick. Lead face down: the lead card is hidden until the trick is complete (automatic). Lead any card: any card of the row; the rest keep their order; the sign still applies. Choose the leader: the taker names any player, including themselves, who leads normally, and play goes clockwise from there.',
  },
  'BC-4.4a': {
    origin: ['ruling'],
    text: 'Everyone sees that a card is led face down under the advantage; nothing shows whether it carries the sign as well.',
    rejects: 'a card led under the advantage shows if it carries the sign',
  },
  'BC-4.5': {
    origin: ['ruling'],
    text: 'A reward from the last trick is chosen and counts +3; its advantage is lost; it comes before the benefit.',
    rejects: 'the last trick earns no reward, since its advantage is lost; or the benefit is chosen first',
  },
  'BC-5.1': {
    origin: ['sheet'],
    text: "Each chicken card in a player's pile counts -1; penalty cards as printed; each reward +3; a pile without any chicken card +3.",
  },
  'BC-5.2': {
    origin: ['sheet'],
    text: 'The taker of the last trick may choose one benefit that applies, or none: (a) chicken cards taken before the last trick do not count; (b) penalty cards taken before the last trick do not count; (c) only if the last trick was taken with the 0 by BC-3.3: one earlier game of their choice is canceled for them (counts 0).',
  },
  'BC-5.3': {
    origin: ['ruling'],
    text: 'Benefits are offered only if they apply: (a) needs an earlier chicken, (b) an earlier penalty, (c) an earlier uncanceled game of the session; if none applies, there is no decision. (a) neither creates the bonus of BC-5.1 nor touches penalties; (b) does not touch chickens.',
    rejects:
      'every benefit may be chosen, even without effect; and with (a), a pile whose only chickens were taken before the last trick has none, and gets the bonus of BC-5.1',
  },
  'BC-5.4': {
    origin: ['sheet', 'ruling'],
    text: 'A session has the number of games given by the option `games`, by default one for each player. Most points win (if all are negative: the least minus); equal totals share a rank.',
    rejects: 'a tie is decided by another game',
  },
  'BC-6.1': {
    origin: ['sheet', 'ruling'],
    text: 'Only its owner sees a row; everyone sees which end or position a card was played from. Nobody else sees a face-down play until it is revealed. Taken tricks lie face down, though everyone saw them: a table view shows the number of tricks and cards, and players who remember know the cards. Everyone sees penalties, rewards and scores.',
    rejects: 'players may look through the tricks they took',
  },
} as const satisfies { readonly [clause: string]: ClauseText });

/** The number of a clause of Blind Chicken Extreme, or of one common to all games. */
export type Clause = keyof typeof CLAUSES | CommonClause;
