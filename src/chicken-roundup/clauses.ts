import type { ClauseText, CommonClause } from '../engine/clauses.js';
import { deepFreeze } from '../engine/freeze.js';

/** The clauses of Chicken Roundup, in this project's words. */
export const CLAUSES = /* @__PURE__ */ deepFreeze({
  'CR-1.1': {
    origin: ['sheet'],
    text: '104 cards: 100 chickens in 5 colors, 2 coops, 1 fox, 1 rooster. Pecking order from low to high: white 1, black 2, red 3, silver 4, gold 5; rank and color are one thing.',
  },
  'CR-1.2': {
    origin: ['assumed'],
    text: 'Each color has 20 cards, two each of ten actions: the six diagrams of CR-6 and Farmer, Dog, Parade, Fox Trot. The option `deck` gives the number of each action in each color: known colors, known actions, 100 cards in all.',
  },
  'CR-2.1': {
    origin: ['sheet', 'derived', 'assumed'],
    text: 'The yard is 3 rows of 5: 14 face-up chickens and the fox, which starts in the center of the middle row. The first seat owns the south row with the coop west of it, the second the north row with the coop east of it, so that each coop is at its owner\'s left. With the option `coops: "sameSide"` both coops stand in the west.',
  },
  'CR-2.2': {
    origin: ['sheet', 'ruling'],
    text: '5 cards to each hand; then the rooster goes somewhere into the last quarter of the remaining deck of 76: 0 to 19 cards lie below it, each number equally likely. The deck then counts 77.',
    rejects: 'a player chooses where the rooster goes',
  },
  'CR-2.3': {
    origin: ['ruling'],
    text: 'First the yard is dealt, north, middle, south, each from west to east; then the hands, one card at a time, the starter first. The first seat (option `firstSeat`) starts.',
    rejects: 'the hands are dealt before the yard; the youngest player starts',
  },
  'CR-3.1': {
    origin: ['sheet'],
    text: "Up to two plays, each a hand card for its action or a catch with the fox (two catches are fine); then sending in, the fox, replenishing, refilling; then the other player's turn. After the second play the turn ends by itself; before it the player may end the plays, a decision even when no play is possible.",
  },
  'CR-3.2': {
    origin: ['ruling'],
    text: 'A card without a legal target cannot be played for its action, but it can pay for a catch.',
    rejects: 'a card without a legal target may be played for no effect',
  },
  'CR-3.3': {
    origin: ['ruling'],
    text: 'A played or paid card goes to the discard pile. Nothing is reshuffled.',
    rejects: 'the discard pile is shuffled into a new deck',
  },
  'CR-3.4': {
    origin: ['ruling'],
    text: 'Two equal cards in a hand are one move, not two. A play that changes nothing (swapping equal chickens, a Dog when the fox is already at the end) is legal.',
    rejects: 'a play must change the yard',
  },
  'CR-4.1': {
    origin: ['sheet'],
    text: 'A gap is an open cell with a card on both sides in its row, the coop included; it closes at once. Outer rows shift toward their coop. Open cells at the ends of a row stay until replenishing.',
  },
  'CR-4.2': {
    origin: ['sheet', 'ruling'],
    text: 'In the middle row the active player chooses to which side the gap closes, as a separate decision: the outermost card on that side stays and all others close up to it. Several gaps at once (after a Parade) are one decision.',
    rejects: 'the card on the chosen side of the gap moves; each gap is a decision',
  },
  'CR-4.3': { origin: ['sheet'], text: 'The fox shifts with the cards.' },
  'CR-5.1': {
    origin: ['sheet'],
    text: 'Farmer Takes Chicken: remove any chicken from the yard to the discard pile.',
  },
  'CR-5.2': {
    origin: ['sheet', 'ruling'],
    text: "Dog Chases Fox: the fox goes to the end of its row's line of cards: in an outer row behind the last card, away from the coop; in the middle row to either end, as the player chooses. The cards between shift by one. Legal even when it is already there.",
    rejects: 'the Dog cannot be played when the fox is already at the end',
  },
  'CR-5.2a': {
    origin: ['ruling'],
    text: 'When the fox is alone in the middle row, both ends are the same, and the only move names the west.',
    rejects: 'both ends may be named',
  },
  'CR-5.3': {
    origin: ['sheet'],
    text: 'Fox Trot: the fox catches any chicken, anywhere in the yard, of the color of the played card; that chicken goes to the hand (and can be the second play of this turn), the fox to its cell, and the gap closes.',
  },
  'CR-5.4': {
    origin: ['sheet'],
    text: 'Catch with the fox: first pay any hand card, then take a chicken next to the fox, in its row or column, into the hand; the fox moves there; the gap closes. The caught card can be used as the second play of this turn, even as payment.',
  },
  'CR-5.5': {
    origin: ['sheet', 'ruling', 'derived'],
    text: "Chicken Parade: a line of touching chickens walks into the player's own coop, starting at the cell in front of it, which must hold a chicken, and continuing orthogonally through any rows with strictly falling rank, never through the fox or an open cell. The player chooses the path, of length one or more, and may stop it anywhere; it may lie wholly in the player's own row. No cell twice, and at most five chickens.",
    rejects: 'a Parade continues for as long as it can, or must leave its own row',
  },
  'CR-5.6': {
    origin: ['sheet', 'ruling'],
    text: 'A Parade ends the plays at once and is this turn\'s sending in. The chickens are stacked in the order of the path, the last on top; gaps close, that of the middle row by a decision; then the turn continues with CR-7.3, which may open a second decision. With the option `parade: "before"` it continues with the sending in by CR-7.1 instead.',
    rejects:
      'sending in by CR-7.1 follows the Parade (option `parade`); or the turn is over at once, without CR-7.3 and CR-7.4',
  },
  'CR-6.0': {
    origin: ['sheet', 'ruling'],
    text: 'Only chickens move, never the fox; the west-east mirror image of a diagram is always allowed as well. Every cell that moves holds a chicken; a cell only named must hold some card; a diagram is a permutation of the cells that move, so no gap can arise. Diagrams are seen from the active player, whose own row is nearest. The option `diagrams` is refused when a diagram is not a permutation, leaves the yard everywhere, or has a name that the deck does not use.',
    rejects: 'a chicken may move to an open cell',
  },
  'CR-6.0a': {
    origin: ['ruling'],
    text: "A move names the cells that move, in the diagram's order: each chicken of a cycle goes to the next cell, the last to the first. A rearrangement has one spelling: that of the diagram before that of its mirror image, of near rows before far ones, from west to east. Another spelling is refused.",
    rejects: 'every spelling of a rearrangement is legal',
  },
  'CR-6.0b': {
    origin: ['ruling'],
    text: 'In the option `diagrams` every diagram has a different name, in camelCase, that no named action has, and every cycle has two cells or more; each cell occurs once, moving or only named. Without the option, the game has the assumed diagrams that its deck uses.',
    rejects: 'two diagrams may share a name, and a diagram that no card shows may be listed',
  },
  'CR-6.1': { origin: ['assumed'], text: 'Side Step: swap two neighbors in a row.' },
  'CR-6.2': { origin: ['assumed'], text: 'Fence Hop: swap two neighbors in a column.' },
  'CR-6.3': { origin: ['assumed'], text: 'Diagonal Dash: swap two diagonal neighbors.' },
  'CR-6.4': {
    origin: ['assumed'],
    text: 'Leap Frog: swap two chickens of a row with exactly one card, chicken or fox, between them; it stays.',
  },
  'CR-6.5': {
    origin: ['assumed'],
    text: 'Cut In: of three consecutive chickens in a row the end one moves to the other end, the two others shift by one; from either end.',
  },
  'CR-6.6': {
    origin: ['assumed'],
    text: 'Round Dance: the four chickens of a 2x2 block turn by one cell, either way.',
  },
  'CR-7.1': {
    origin: ['sheet', 'ruling'],
    text: "When the plays are over, unless a Parade was this turn's sending in (CR-5.6), the chicken directly in front of the active player's coop must go in; each chicken directly behind follows while it is strictly lower than the one before it. The fox or an open cell ends the line. This is forced, once a turn.",
    rejects: 'a chicken equal to the one before it follows too',
  },
  'CR-7.2': {
    origin: ['sheet'],
    text: 'Sent chickens are stacked, the last one on top; the rest of the row shifts to the coop.',
  },
  'CR-7.3': {
    origin: ['sheet', 'assumed'],
    text: 'If the fox is then in the middle row, and the cell of the active player\'s outer row in its column is open for any reason, the fox is exposed: it is pulled out and put behind the last card of that row (next to the coop if the row is empty), and its own gap closes by CR-4.2. With the option `exposed: "eitherRow"` an open cell of the other outer row in its column exposes the fox as well, and puts it behind the last card of that row; if both cells are open, the active player\'s own row comes first.',
  },
  'CR-7.4': {
    origin: ['sheet'],
    text: "Then, if the fox stands directly at the active player's coop, that player's top stacked chicken is discarded; without one, nothing happens.",
  },
  'CR-8.1': {
    origin: ['sheet', 'ruling'],
    text: "Fill the open cells from the deck: far row, middle row, the player's own row; then the hand up to five. Every row is filled outward from its line of cards, so that a deck running dry leaves no gap: outer rows away from the coop; in the middle row first the cells west of the line, from it outward, then those east of it; an empty middle row from west to east.",
    rejects: 'every row is filled from west to east',
  },
  'CR-8.2': {
    origin: ['ruling'],
    text: 'An empty deck leaves cells and hands unfilled; the game continues to its fixed end.',
    rejects: 'the game ends when the deck is empty',
  },
  'CR-9.1': {
    origin: ['sheet'],
    text: 'The rooster, when drawn, is set aside and replaced by the next card (none left: unfilled); the current round (both players one turn each, starter first) is finished and one more is played: after the turn of the draw, three more turns if the starter drew it, two if the other did.',
  },
  'CR-9.2': {
    origin: ['sheet', 'ruling'],
    text: 'One point a stacked chicken, the higher score wins; on a tie more gold, then silver, red, black, white; still tied, a draw.',
    rejects: 'still tied, the player who did not start wins',
  },
  'CR-9.3': {
    origin: ['derived'],
    text: "Only a turn without a play and with the fox at the player's own coop draws nothing, so two turns in a row draw at least one card: a game has at most 158 turns.",
  },
  'CR-10.1': {
    origin: ['ruling'],
    text: "All players see the yard, the whole stacks, the discard pile and all sizes; each sees their own hand; nobody sees the deck, or the rooster's position in it. Everyone who remembers it knows a caught card.",
    rejects: 'only the top chicken of a stack is visible',
  },
} as const satisfies { readonly [clause: string]: ClauseText });

/** The number of a clause of Chicken Roundup, or of one common to all games. */
export type Clause = keyof typeof CLAUSES | CommonClause;
