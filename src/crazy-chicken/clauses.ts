import type { ClauseText, CommonClause } from '../engine/clauses.js';
import { deepFreeze } from '../engine/freeze.js';

/** The clauses of Crazy Chicken, in this project's words. */
export const CLAUSES = /* @__PURE__ */ deepFreeze({
  'CC-1.1': {
    origin: ['sheet'],
    text: '110 cards of nine types. The printed number is both the number of copies and the value of the type: Billy the Chick 20, Gallo Gomez 18, Superchick 16, Napoulet Bonaparte 14, Chicken King 12, Charles Chickbergh 9, Thomas Cock 8, Maria Gackas 7, Marilyn Henroe 6.',
  },
  'CC-2.1': {
    origin: ['sheet'],
    text: 'Shuffle all 110; 3 cards to each hand; the other 104 form two face-down draw piles of equal height, 52 and 52.',
  },
  'CC-2.1a': {
    origin: ['ruling'],
    text: 'The upper half of those 104 is draw pile A, the lower half draw pile B. This never matters in play, only for reproducing a deal.',
    rejects: 'the 104 cards are dealt onto the two piles in turn',
  },
  'CC-2.2': {
    origin: ['sheet'],
    text: 'There are two face-up discard piles, the first and the second, empty at first.',
  },
  'CC-2.3': {
    origin: ['sheet', 'ruling'],
    text: 'The first seat (option `firstSeat`) starts round 1; the starting player changes every round.',
    rejects: 'the youngest player starts, or the winner of the last round',
  },
  'CC-3.1': {
    origin: ['sheet'],
    text: 'A turn is two actions: draw, then lay or discard; both are mandatory.',
  },
  'CC-3.2': {
    origin: ['sheet'],
    text: 'Draw exactly two cards, from two different piles of up to four; always the top card.',
  },
  'CC-3.3': {
    origin: ['ruling'],
    text: 'The two draws are two decisions: the first card is seen before the second pile is chosen (the sheet speaks of the first and the second card).',
    rejects: 'both piles are chosen before the first card is seen',
  },
  'CC-3.4': {
    origin: ['ruling'],
    text: 'A pile drawn from in this turn is closed for the second draw, even if the first draw emptied it; this clause answers before CC-3.2, which is about empty piles.',
    rejects: 'an emptied pile is refused as empty, by CC-3.2',
  },
  'CC-3.5': {
    origin: ['derived'],
    text: 'At the start of a turn both draw piles hold a card (CC-6.1), so a second pile always exists.',
  },
  'CC-4.1': {
    origin: ['sheet'],
    text: 'Lay cards of one type only, at least two, face up; at most one type a turn. Any number from two up to all copies in hand.',
  },
  'CC-4.1a': {
    origin: ['ruling'],
    text: 'A lay of at least one card and at most all copies of the type is a move that the clauses judge; with any other count it is not a move of the game (G-0).',
    rejects: 'laying a single card is no move at all',
  },
  'CC-4.2': {
    origin: ['sheet'],
    text: 'If the opponent shows that type, the new set must have more cards than theirs; their whole set is discarded at once.',
  },
  'CC-4.3': {
    origin: ['sheet'],
    text: 'A set is never added to. To enlarge your own set, lay a new one from your hand with strictly more cards; the old set is discarded at once.',
  },
  'CC-4.4': {
    origin: ['sheet', 'ruling'],
    text: 'The owner of a displaced set discards it whole onto one of the two discard piles and chooses which (option `displacedChooser`: `owner`, or `active` for the player whose turn it is). When the opponent owns it, this is a decision out of turn. The new set lies at once; the displaced set lies aside, visible to all, until its pile is chosen.',
    rejects:
      'the player who displaces the set chooses (option `displacedChooser`), or the set is split over both piles',
  },
  'CC-4.5': {
    origin: ['derived', 'found'],
    sources: ['tk-game-diary.net (Japanese)'],
    text: 'If exactly one discard pile is empty, the displaced set must go there (CC-5.2); if both are empty, it starts the first. If there is no choice, the decision is skipped.',
  },
  'CC-4.6': {
    origin: ['derived'],
    text: 'No type ever lies in front of both players. A set of k cards of type n with 2k >= n can never be displaced, nor replaced by its owner.',
  },
  'CC-5.1': {
    origin: ['sheet'],
    text: 'A player who does not lay, by choice or need, discards exactly one hand card, which may be one just drawn.',
  },
  'CC-5.2': {
    origin: ['sheet'],
    text: 'The first discard starts the first pile, the second must start the second; whenever one pile is empty, it must be refilled before anything goes on the other. If both hold cards, the discarder chooses; if both are empty, it is the first. The pile is part of the move even when it is forced.',
  },
  'CC-5.3': {
    origin: ['derived'],
    text: 'A hand is never empty when a discard is due; an empty hand after laying is fine.',
  },
  'CC-6.1': {
    origin: ['sheet', 'found'],
    sources: ['ludorium.at (German)', 'ps-hiroshima.com (Japanese)', 'ejf.cside.ne.jp (Japanese)'],
    text: 'The end of the round is tested at the end of a turn, after any displaced set has been discarded: (a) a player shows six different types; (b) both players together show all nine; (c) at least one draw pile is empty, discard piles ignored.',
  },
  'CC-6.2': {
    origin: ['ruling'],
    text: 'A draw pile that runs out during a turn does not cut the turn short; the second draw and the second action are still taken.',
    rejects: 'the round ends at once when a draw pile runs out',
  },
  'CC-6.2a': {
    origin: ['ruling'],
    text: 'If several of (a), (b) and (c) hold, the first of them is the reason for the end of the round.',
    rejects: 'all reasons that hold are given',
  },
  'CC-6.3': {
    origin: ['sheet'],
    text: 'Each player scores the number of every type shown, once per type, regardless of the number of cards; hand cards score nothing.',
  },
  'CC-6.4': {
    origin: ['derived'],
    text: "A player's round score is at most 89; both together are at most 110.",
  },
  'CC-6.5': { origin: ['derived'], text: 'A round always ends, in fewer than 290 turns.' },
  'CC-7.1': { origin: ['sheet'], text: 'Four rounds (option `rounds`); the most points win.' },
  'CC-7.2': {
    origin: ['sheet', 'ruling'],
    text: 'On a tie, the player with the most points in a single round wins. Still tied, the game is a draw (a shared win); nothing further is compared.',
    rejects: 'still tied, a further round decides',
  },
  'CC-8.1': {
    origin: ['sheet', 'ruling'],
    text: 'Only its owner sees a hand, and nobody sees the draw piles; everyone sees the sets, both discard piles (all their cards were laid openly), all sizes and scores. Hands are not shown at the end of a round. Everyone who remembers it knows a card taken from a discard pile.',
    rejects: 'hands are shown at the end of a round, or only the top card of a discard pile may be seen',
  },
} as const satisfies { readonly [clause: string]: ClauseText });

/** The number of a clause of Crazy Chicken, or of one common to all games. */
export type Clause = keyof typeof CLAUSES | CommonClause;
