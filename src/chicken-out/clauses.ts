import type { ClauseText, CommonClause } from '../engine/clauses.js';
import { deepFreeze } from '../engine/freeze.js';

/** The clauses of Chicken Out!, in this project's words. */
export const CLAUSES = /* @__PURE__ */ deepFreeze({
  'CO-1.1': {
    origin: ['sheet', 'found', 'derived'],
    sources: ["Piatnik's leaflet, at fdokument.com (German)"],
    text: '60 cards. Black chickens 0 and 1 three times, 7 four times, and 2, 3, 4, 5, 6, 8, 9, 10, 11 twice (28). Red chickens 7 four times, and 2, 3, 4, 5, 6, 8, 9, 10, 11 twice (22). Foxes: SAME four times, ZERO, DOUBLE and TWENTY twice (10). The printed "numerals 3 to 11" is a slip for 2 to 11: only then do the chickens make 50.',
  },
  'CO-2.1': {
    origin: ['sheet', 'ruling'],
    text: 'Deal all cards: 30, 20, 15 or 12 to each of 2, 3, 4 or 5 players. Each player has a face-down pile that nobody, not even its owner, looks at. The card dealt first lies on top.',
    rejects: 'the card dealt last lies on top',
  },
  'CO-2.2': {
    origin: ['sheet', 'ruling'],
    text: "The dealer's left neighbor starts; that is the first seat in the first game (option `firstSeat`), and every further game starts one seat further left.",
    rejects: 'the youngest player starts, or the winner of the last game',
  },
  'CO-3.1': {
    origin: ['sheet'],
    text: 'The opener of a new count plays two cards from the top; after that each player in turn plays one card. The cards played since the count began are the series.',
  },
  'CO-3.2': {
    origin: ['sheet', 'found'],
    sources: ['parlettgames.uk (by the author)', 'spieletest.at (German)'],
    text: 'Black is added. Red is added unless that exceeds 21, in which case it is subtracted; there is no choice.',
  },
  'CO-3.3': {
    origin: ['found'],
    sources: [
      "Piatnik's press text, at presseservice.net (German)",
      "Bravado, the author's older game, at parlettgames.uk: a fox is copied too",
      'brettspiele.digital and spieletest.at (German): the last chicken is copied (option `sameCopies`)',
    ],
    text: 'ZERO makes the count 0, DOUBLE doubles it, TWENTY makes it 20. SAME acts as another copy of the card before it, a fox included (SAME after SAME repeats what that one stood for). With the option `sameCopies: "lastChicken"` it copies the last chicken of the series instead; with none yet it changes nothing.',
  },
  'CO-3.4': {
    origin: ['ruling'],
    text: 'SAME as the first card of a series counts 0, and so does a SAME right after it; DOUBLE first counts 0. With the option `sameFirst: "next"` these SAMEs count 0 until the next card, which then counts once more for each of them, by CO-3.2 and CO-3.3 each time; 21 and bust are tested after the last.',
    rejects: "a SAME played first counts as the card after it, as in Piatnik's press text (option `sameFirst`)",
  },
  'CO-3.5': {
    origin: ['ruling'],
    text: "The opener's two cards are one move: both fall, each with its effect, before bust, 21 and going out are tested. An opener with one card plays that one.",
    rejects: 'the first card is tested before the second is played',
  },
  'CO-3.6': { origin: ['derived'], text: 'Red, ZERO and TWENTY never bust; DOUBLE never makes 21.' },
  'CO-4.1': {
    origin: ['sheet'],
    text: 'Bust (over 21): the player puts the series at the bottom of their pile, the turn ends, and the next player opens a new count with two cards, even if the first is TWENTY.',
  },
  'CO-4.2': {
    origin: ['sheet'],
    text: 'Exactly 21: the series leaves the game, and the same player starts a count of their own (an own count), playing one card at a time for as long as they like, until they stop, bust or make 21 again, which starts the next own count. Stopping belongs to an own count and to an extra card.',
  },
  'CO-4.3': {
    origin: ['sheet'],
    text: 'With a count of 11 or more a player may, instead of playing, chicken out: put the series at the bottom of their pile, then start an own count as after a 21, unless that has ended the game. Below 11 the player must play.',
  },
  'CO-4.3a': {
    origin: ['ruling'],
    text: 'The minimum count of 11 applies to ordinary turns only. CO-4.4 refuses chickening out in an own count, and CO-6.2 on an extra card, at any count.',
    rejects: 'below 11, CO-4.3 is the clause that refuses it',
  },
  'CO-4.4': {
    origin: ['ruling'],
    text: 'In an own count at least one card (option `ownCountMin`: 1 or 2) must be played, counted again after each 21; then stopping is allowed at any count. Chickening out of an own count is not allowed. After a stop the series stays, and the next player plays one card on it or chickens out.',
    rejects:
      'an own count needs two cards, as any new count (option `ownCountMin`), or its player may chicken out of it',
  },
  'CO-4.5': {
    origin: ['ruling'],
    text: 'Taken cards keep the order of play: the card played first will come up first.',
    rejects: 'the series goes under the pile the other way around: the card played last comes up first',
  },
  'CO-5.1': {
    origin: ['sheet', 'found'],
    sources: ['spieletest.at (German)'],
    text: 'A player whose last card does not bust is out at once, even in an own count. A player whose last card busts takes the series.',
  },
  'CO-5.2': {
    origin: ['sheet', 'found', 'ruling'],
    sources: [
      'brettspiele.digital and spieltruhe.de (German): the game ends when the cards are taken or leave the game',
    ],
    text: 'Once a player is out, the others play on until the current series is taken (bust, 21 or chicken out); then the game ends, and no new count begins. If the last card made 21, it ends at once.',
    rejects:
      'a 21 does not take the series: its player starts an own count, and the others play on until cards are taken; a last card that makes 21 gives them another series',
  },
  'CO-5.3': {
    origin: ['sheet', 'assumed', 'ruling'],
    text: 'The first player out wins; every other player who goes out during that series comes second, equally ranked; the rest rank by cards left, fewer is better, and equal numbers share a rank. Players without cards are skipped. If all are out, the game ends.',
    rejects: 'with equal numbers, fewer foxes or the order of play decides',
  },
  'CO-5.4': {
    origin: ['sheet', 'found', 'ruling'],
    sources: [
      'brettspiele.digital (German): 1 for a chicken, 10 for a fox',
      'spieltruhe.de (German): several games, the fewest points win',
    ],
    text: 'The option `games` plays several games. With the option `scoring: "rank"` a game scores the rank of each player: 1 for the first; a shared rank counts as the better one. With `scoring: "cards"` each chicken left counts 1 and each fox 10; going out first gains nothing else. With both, the fewest points win, and equal points share a rank.',
    rejects: 'a shared rank counts as the average of the ranks it covers',
  },
  'CO-5.4a': {
    origin: ['ruling'],
    text: 'With `scoring: "cards"` players count their piles without showing them: everyone learns how many foxes each pile holds, and this stays known after the last game.',
    rejects: 'players show their piles to count them',
  },
  'CO-5.5': {
    origin: ['ruling'],
    text: "Piles are never shuffled, so play can cycle forever. A turn lasts until play passes on (a lone remaining player's cards on an ordinary count are a turn each). After 2000 turns (option `maxTurns`) a game ends; players who went out keep the ranks they earned, the rest rank by cards left.",
    rejects: 'a game continues until a player goes out, however long that takes',
  },
  'CO-6.1': {
    origin: ['sheet', 'ruling'],
    text: "With the option `layAnEgg` a player who plays a zero shuffles the rest of their pile before continuing, even between the opener's two cards. A zero is a chicken of value 0, not the fox ZERO or a SAME; a pile of fewer than two cards needs no shuffle.",
    rejects: 'the fox ZERO, or a SAME that copies a 0, lays an egg too',
  },
  'CO-6.2': {
    origin: ['sheet', 'ruling'],
    text: "With the option `doubleUp` a card with the same number as the one before it, by any player, allows (but does not force) another card, unless it busts or makes 21. This may repeat, and it holds for the opener's second card. Foxes do not count, except SAME right after SAME. The choice is to play or to stop; chickening out is not offered. Color is irrelevant. In an own count it changes nothing.",
    rejects:
      'two foxes of a kind allow an extra card, or only cards of one color do; chickening out is allowed instead',
  },
  'CO-6.3': {
    origin: ['sheet', 'ruling'],
    text: "With the option `passOn`, for five seats only, a series that makes 21 goes to the bottom of the left neighbor's pile: the next player clockwise still holding cards, never the player who made it; if there is none, it leaves the game. This applies to the 21 that ends the game as well.",
    rejects:
      'a left neighbor without cards gets the series and is in the game again; the 21 that ends the game is not passed on',
  },
  'CO-7.1': {
    origin: ['sheet', 'ruling'],
    text: 'Everyone sees the series, the count, the sizes of the piles and the cards that left the game; nobody sees the cards of a pile. Everyone who remembers them knows the cards that a player took, in order, until CO-6.1 shuffles that pile.',
    rejects: 'players may not keep track of the cards that were taken',
  },
} as const satisfies { readonly [clause: string]: ClauseText });

/** The number of a clause of Chicken Out!, or of one common to all games. */
export type Clause = keyof typeof CLAUSES | CommonClause;
