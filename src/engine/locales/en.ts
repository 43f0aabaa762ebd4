import { deepFreeze } from '../freeze.js';
import { type CommonWords, counted, listed } from '../locale.js';

/** The English words that all games share. */
export const english: CommonWords = /* @__PURE__ */ deepFreeze({
  language: 'en',
  you: 'You',
  seat: (seat) => `Seat ${seat + 1}`,
  player: (seat) => `seat ${seat + 1}`,
  whoMoves: 'Who moves?',
  colon: ': ',
  semicolon: '; ',
  refusals: {
    'G-0': ({ path }) =>
      path === ''
        ? 'Not a move: a move is an object with `seat`, `type` and the fields of that type.'
        : `Not a move of the game: \`${path}\` is missing, unknown, or has a value that does not exist.`,
    'G-1': ({ actors }, player) => `It is not your turn: waiting for ${listed(actors.map(player))}.`,
    'G-2': () => 'The game is over: there are no more moves.',
    'G-3': () => 'Not now: another decision comes first.',
  },
  picture: {
    cards: (count) => counted(count, 'card'),
    hidden: (count) => counted(count, 'hidden card'),
    points: (count) => counted(count, 'point'),
    empty: 'empty',
    back: 'hidden card',
    toAct: (who, you, what) =>
      who.length > 1 ? `${listed(who)}: ${what}` : `${you ? 'Your' : `${listed(who)}’s`} turn: ${what}`,
    over: 'The game is over',
    and: 'and',
    fromTheTop: (pile) => `${pile}, from the top`,
    hand: 'Hand',
    drawPile: 'Draw pile',
    discardPile: 'Discard pile',
    onTop: (card) => `on top ${card}`,
  },
});
