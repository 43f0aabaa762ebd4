import { counted, listed } from '../../engine/locale.js';
import { english } from '../../engine/locales/en.js';
import { actionOf, colourOf } from '../cards.js';
import type { Action, Card, Row } from '../table.js';
import type { ChickenRoundupLocale, ChickenRoundupPictureLocale } from './locale.js';

const COLOUR_NAMES: ChickenRoundupLocale['names']['colours'] = {
  white: 'white',
  black: 'black',
  red: 'red',
  silver: 'silver',
  gold: 'gold',
};

/** "Fence Hop" for `fenceHop`. */
function spaced(action: string): string {
  return action.replace(/[A-Z]/g, (letter) => ` ${letter}`).replace(/^./, (letter) => letter.toUpperCase());
}

/** As printed, or the words of a diagram's name. */
function actionName(action: Action): string {
  switch (action) {
    case 'farmer':
      return 'Farmer Takes Chicken';
    case 'dog':
      return 'Dog Chases Fox';
    case 'parade':
      return 'Chicken Parade';
    default:
      return spaced(action);
  }
}

/** "silver Fox Trot". */
function cardName(card: Card): string {
  return `${COLOUR_NAMES[colourOf(card)]} ${actionName(actionOf(card))}`;
}

const named = (card: Card) => `the ${cardName(card)}`;
const chicken = (card: Card) => `the ${COLOUR_NAMES[colourOf(card)]} chicken`;
const ROW_NAMES: { readonly [Name in Row]: string } = { N: 'north', M: 'middle', S: 'south' };

const names: ChickenRoundupLocale['names'] = {
  colours: COLOUR_NAMES,
  action: actionName,
  card: cardName,
  pieces: { coop: 'Coop', fox: 'Fox', rooster: 'Rooster' },
};

const sentences: ChickenRoundupLocale['sentences'] = {
  farmer: ({ seat, card, target }, subject) =>
    `${subject(seat, 'play', 'plays')} ${named(card)}: the chicken on ${target} is taken.`,
  dog: ({ seat, card, end }, subject) =>
    `${subject(seat, 'play', 'plays')} ${named(card)}: the fox goes to the ${end} end.`,
  foxTrot: ({ seat, card, target }, subject) =>
    `${subject(seat, 'play', 'plays')} ${named(card)}: the fox catches the chicken on ${target}.`,
  parade: ({ seat, card, path }, subject) => `${subject(seat, 'play', 'plays')} ${named(card)} over ${listed(path)}.`,
  diagram: ({ seat, card, cells }, subject) => `${subject(seat, 'play', 'plays')} ${named(card)} on ${listed(cells)}.`,
  catch: ({ seat, pay, target }, subject) =>
    `${subject(seat, 'pay', 'pays')} ${named(pay)}: the fox catches the chicken on ${target}.`,
  endPlays: ({ seat }, subject) => `${subject(seat, 'make', 'makes')} no more plays.`,
  closeGap: ({ seat, toward }, subject) => `${subject(seat, 'close', 'closes')} the gap toward the ${toward}.`,

  opened: () => 'A game of Chicken Roundup for 2 begins.',
  dealt: ({ hands, deck }, _, viewer) => {
    const own = (viewer === null ? undefined : hands[viewer])?.flatMap((card) => (card === null ? [] : cardName(card)));
    const cards = own === undefined ? '' : ` Your hand: ${own.join(', ')}.`;
    return `The yard is laid out; ${counted(deck.length, 'card')} in the deck, the rooster among the last of them.${cards}`;
  },
  played: ({ seat, card }, subject) => `${subject(seat, 'play', 'plays')} ${named(card)}.`,
  paid: ({ seat, card }, subject) => `${subject(seat, 'pay', 'pays')} ${named(card)}.`,
  taken: ({ cell, card }) => `The farmer takes ${chicken(card)} on ${cell}.`,
  chased: ({ from, to }) =>
    from === to
      ? `The dog finds the fox already at the end of its row, on ${to}.`
      : `The dog chases the fox from ${from} to ${to}.`,
  caught: ({ seat, from, to, card }, subject) =>
    `The fox goes from ${from} to ${to}: ${subject(seat, 'catch', 'catches')} ${named(card)}.`,
  paraded: ({ seat, path }, subject) =>
    `${subject(seat, 'parade', 'parades')} ${counted(path.length, 'chicken')} into the coop: ${listed(path)}.`,
  rearranged: ({ from, to }) => `Chickens move: ${from.map((cell, i) => `${cell} to ${to[i]}`).join(', ')}.`,
  closed: ({ row }) => `The ${ROW_NAMES[row]} row closes up.`,
  gapOpened: ({ seat }, subject) =>
    `There is a gap in the middle row: ${subject(seat, 'choose', 'chooses')} to which side it closes.`,
  secondPlayBegan: ({ seat }, subject) => `${subject(seat, 'have', 'has')} a second play.`,
  playsEnded: ({ seat }, subject) => `${subject(seat, 'make', 'makes')} no more plays.`,
  sentIn: ({ seat, cells }, subject) =>
    `${subject(seat, 'send', 'sends')} in ${counted(cells.length, 'chicken')}: ${listed(cells)}.`,
  foxExposed: ({ from, to }) => `The fox on ${from} is exposed: it is put on ${to}.`,
  chickenLost: ({ seat, card }, subject) =>
    `The fox is at the coop: ${subject(seat, 'lose', 'loses')} ${chicken(card)} on top of the stack.`,
  drawn: ({ seat, card, to }, subject) => {
    if (card === 'rooster') return 'The rooster is drawn!';
    if (to === 'hand') return `${subject(seat, 'draw', 'draws')} ${card === null ? 'a card' : named(card)}.`;
    return `${card === null ? 'A card' : `The ${cardName(card)}`} fills ${to}.`;
  },
  lastTurnsBegan: ({ turnsLeft }) => `The rooster crows: ${counted(turnsLeft, 'more turn')} after this one.`,
  turnPassed: ({ to, turnsLeft }, subject) => {
    const last = turnsLeft === null ? '' : turnsLeft === 0 ? ', for the last time' : `, ${turnsLeft} more to come`;
    return `${subject(to, 'are', 'is')} next${last}.`;
  },
  gameEnded: () => 'The last round is played: the game is over.',
};

const refusals: ChickenRoundupLocale['refusals'] = {
  'G-4': ({ card }) => `There is no ${cardName(card)} in your hand: play or pay a card that you hold.`,
  'CR-3.1': ({ card, type }) =>
    `The ${cardName(card)} cannot be played as '${type}': a card is played for its own action, or pays for a catch.`,
  'CR-5.1': ({ target }) => `There is no chicken on ${target} for the farmer to take.`,
  'CR-5.2': ({ ends }) => `The dog can send the fox only to the ${listed(ends, 'or')} end of its row.`,
  'CR-5.2a': ({ end }) => `The fox is alone in the middle row, where both ends are the same: name the ${end}.`,
  'CR-5.3': ({ target, colour }) =>
    `There is no ${colour} chicken on ${target}: a ${colour} Fox Trot catches no other.`,
  'CR-5.4': ({ target }) =>
    `There is no chicken next to the fox on ${target}: it catches one next to it in its row or column.`,
  'CR-5.5': ({ cell, start }) =>
    `The Parade cannot go over ${cell}: it starts with a chicken on ${start} and goes on over touching chickens, each lower than the one before it.`,
  'CR-6.0': ({ diagram, cell }) =>
    cell === null
      ? `${actionName(diagram)} does not fit on these cells.`
      : `${actionName(diagram)} does not fit on these cells: there is no chicken on ${cell} to move.`,
  'CR-6.0a': ({ cells }) => `Write this rearrangement as ${cells.join(', ')}.`,
};

const picture: ChickenRoundupLocale['picture'] = {
  title: (turn) => `Chicken Roundup, turn ${turn}`,
  plays: (play) =>
    play === 1 ? 'play a card, catch with the fox, or end the plays' : 'make a second play, or end the plays',
  closeGap: 'choose to which side the gap in the middle row closes',
  deck: 'Deck',
  roosterIn: 'rooster in it',
  roosterOut: (left) => (left === 0 ? 'the last turn' : counted(left, 'more turn')),
  rows: { N: 'North row from the west', M: 'Middle row from the west', S: 'South row from the west' },
  fox: 'fox',
  rooster: 'rooster',
  open: 'open',
  coop: (colours) => `coop: ${colours}`,
  colours: COLOUR_NAMES,
  card: cardName,
  action: spaced,
};

/** The English words in pictures of Chicken Roundup, alone: a page that only draws loads no sentences. */
export const enPictures: ChickenRoundupPictureLocale = { common: english, picture };

/** Chicken Roundup in English. */
export const en: ChickenRoundupLocale = { common: english, names, sentences, refusals, picture };
