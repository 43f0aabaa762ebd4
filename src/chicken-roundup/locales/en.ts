/**
 * The words of Chicken Roundup in English: sentences for moves, events and refusals, labels for buttons, texts in its
 * drawings, and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted, listed } from '../../engine/locale.js';
import { english } from '../../engine/locales/en.js';
import { capital } from '../../engine/locales/labels.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenRoundupMeasure } from '../bots/measures.js';
import { actionOf, colorOf, rankOf } from '../cards.js';
import type { Action, Card, Cell, Color, Move, RedactedEvent, Row, View } from '../table.js';
import type { Way } from '../ways.js';
import { isChicken } from '../yard.js';
import { knownOf, occupantOf } from './labels.js';
import type { ChickenRoundupLabelLocale, ChickenRoundupLocale, ChickenRoundupSvgLocale } from './locale.js';
import { type RecapWords, recapOf, turnOf } from './recap.js';

export type {
  ChickenRoundupKnown,
  ChickenRoundupLabelLocale,
  ChickenRoundupLocale,
  ChickenRoundupMeasure,
  ChickenRoundupNames,
  ChickenRoundupSvgLocale,
  ChickenRoundupSvgWords,
  ChickenRoundupWay,
} from './locale.js';

const COLOR_NAMES: ChickenRoundupLocale['names']['colors'] = {
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
  return `${COLOR_NAMES[colorOf(card)]} ${actionName(actionOf(card))}`;
}

const named = (card: Card) => `the ${cardName(card)}`;
const chicken = (card: Card) => `the ${COLOR_NAMES[colorOf(card)]} chicken`;
const ROW_NAMES: { readonly [Name in Row]: string } = { N: 'north', M: 'middle', S: 'south' };

const names: ChickenRoundupLocale['names'] = {
  colors: COLOR_NAMES,
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
  endPlays: ({ seat }, subject) => `${subject(seat, 'are', 'is')} done playing cards.`,
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
    `There is a gap in the middle row: ${subject(seat, 'choose', 'chooses')} which way it closes.`,
  secondPlayBegan: ({ seat }, subject) => `${subject(seat, 'have', 'has')} a second play.`,
  playsEnded: ({ seat }, subject) => `${subject(seat, 'are', 'is')} done playing cards.`,
  sentIn: ({ seat, cells }, subject) =>
    `${subject(seat, 'send', 'sends')} in ${counted(cells.length, 'chicken')}: ${listed(cells)}.`,
  foxExposed: ({ from, to }) => `The fox on ${from} is exposed: it goes to ${to}.`,
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
  gameEnded: () => 'That was the last round: the game is over.',
};

const refusals: ChickenRoundupLocale['refusals'] = {
  'G-4': ({ card }) => `There is no ${cardName(card)} in your hand: play or pay a card that you hold.`,
  'CR-3.1': ({ card, type }) =>
    `You cannot play the ${cardName(card)} as '${type}': play a card for its own action, or pay it for a catch.`,
  'CR-5.1': () => 'There is no chicken there for the farmer to take.',
  'CR-5.2': () => 'In an outer row the dog can send the fox only to the end away from the coop.',
  'CR-5.2a': () => 'The fox is alone in the middle row, where both ends are the same: choose the other one.',
  'CR-5.3': ({ color }) => `There is no ${color} chicken there: a ${color} Fox Trot catches no other.`,
  'CR-5.4': () => 'There is no chicken next to the fox there: it catches only a neighbor in its row or column.',
  'CR-5.5': () =>
    'The Parade cannot go there: it starts with the chicken in front of your coop and continues over touching chickens, each lower than the one before it.',
  'CR-6.0': ({ diagram, cell }) =>
    `${actionName(diagram)} does not fit there${cell === null ? '' : ': one of the cells has no chicken to move'}.`,
  'CR-6.0a': ({ cells }) => `Write this rearrangement as ${cells.join(', ')}.`,
};

const picture: ChickenRoundupLocale['picture'] = {
  title: (turn) => `Chicken Roundup, turn ${turn}`,
  plays: (play) => (play === 1 ? 'play a card, catch, or end your turn' : 'make a second play, or end your turn'),
  closeGap: 'choose which way the gap closes',
  deck: 'Deck',
  roosterIn: 'rooster in it',
  roosterOut: (left) => (left === 0 ? 'the last turn' : counted(left, 'more turn')),
  rows: { N: 'North row from the west', M: 'Middle row from the west', S: 'South row from the west' },
  fox: 'fox',
  rooster: 'rooster',
  open: 'open',
  yard: 'Yard',
  at: (row, column, cell, there) => `Row ${row}, column ${column} (${cell}): ${there}`,
  chickens: (count) => counted(count, 'chicken'),
  chicken: (card) => `${COLOR_NAMES[colorOf(card)]} chicken ${rankOf(colorOf(card))}, ${spaced(actionOf(card))}`,
  coop: (colors) => `coop: ${colors}`,
  colors: COLOR_NAMES,
  card: cardName,
  action: spaced,
};

/** The effect of playing a card. A map, since a diagram may be named "constructor", a property of every object. */
const EFFECTS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['farmer', 'removes a chicken from the yard'],
  ['dog', 'sends the fox to an end of its row'],
  ['parade', 'chickens walk into your coop'],
  ['foxTrot', 'the fox catches a chicken of this color'],
  ['sideStep', 'swaps neighbors in a row'],
  ['fenceHop', 'swaps neighbors in a column'],
  ['diagonalDash', 'swaps diagonal neighbors'],
  ['leapFrog', 'swaps two with one card between'],
  ['cutIn', 'of three in a row, one end goes to the other'],
  ['roundDance', 'turns a block of four by one cell'],
]);

const effectOf = (action: Action) => EFFECTS.get(action) ?? 'rearranges chickens';
const theChicken = (known: { readonly color: Color | null } | null) =>
  known === null || known.color === null ? 'the chicken' : `the ${COLOR_NAMES[known.color]} chicken`;

/** A type of move, with its effect. */
function typeNamed(type: Move['type']): string {
  switch (type) {
    case 'farmer':
    case 'dog':
    case 'foxTrot':
    case 'parade':
      return `${actionName(type)}: ${effectOf(type)}`;
    case 'diagram':
      return 'Play a diagram: rearranges chickens';
    case 'catch':
      return 'Pay a card: the fox catches a chicken next to it';
    case 'endPlays':
      return 'End the plays';
    case 'closeGap':
      return 'Close the gap';
  }
}

/** "N0, gold chicken". */
function cellWith(cell: Cell, view: View | null): string {
  const there = view === null ? undefined : occupantOf(view, cell);
  if (isChicken(there)) return `${cell}, ${COLOR_NAMES[colorOf(there)]} chicken`;
  return there === 'fox' ? `${cell}, fox` : cell;
}

const FARMER_QUESTION = 'Which chicken does the farmer take?';
const END_QUESTION = 'Which way does the fox run?';
const PATH_QUESTION = 'Which chickens walk into your coop?';
const CELLS_QUESTION = 'Which chickens move?';

/** The question after picking a card to play. */
function playQuestion(card: Card): string {
  switch (actionOf(card)) {
    case 'farmer':
      return FARMER_QUESTION;
    case 'dog':
      return END_QUESTION;
    case 'foxTrot':
      return `Which ${COLOR_NAMES[colorOf(card)]} chicken does the fox catch?`;
    case 'parade':
      return PATH_QUESTION;
    default:
      return CELLS_QUESTION;
  }
}

/** The chickens that a diagram moves, and which way. */
function moved(cells: readonly Cell[], way: Way | null): string {
  if (way === null) return `move ${listed(cells)}`;
  return typeof way === 'string' ? `turn ${listed(cells)} ${way}` : `${way.from} goes to ${way.to}`;
}

/** The short name of a played card's action. */
const playNamed = ({ card }: { readonly card: Card }) => spaced(actionOf(card));

const labels: ChickenRoundupLabelLocale['labels'] = {
  moves: {
    farmer: ({ card, target }, known) => `${capital(cardName(card))}: remove ${theChicken(known)} on ${target}`,
    dog: ({ card, end }) => `${capital(cardName(card))}: send the fox to the ${end}`,
    foxTrot: ({ card, target }) =>
      `${capital(cardName(card))}: catch the ${COLOR_NAMES[colorOf(card)]} chicken on ${target}`,
    parade: ({ card, path }) => `${capital(cardName(card))}: ${listed(path)} into the coop (+${path.length})`,
    diagram: ({ card, cells }, known) => `${capital(cardName(card))}: ${moved(cells, known?.way ?? null)}`,
    catch: ({ pay, target }, known) => `Pay ${cardName(pay)}: catch ${theChicken(known)} on ${target}`,
    endPlays: (_, known) => {
      if (known === null) return 'End the plays';
      const { chickens } = known;
      if (chickens === 0) return 'End the plays (no chicken goes in)';
      return `End your plays (${counted(chickens, 'chicken')} ${chickens === 1 ? 'goes' : 'go'} in: +${chickens})`;
    },
    closeGap: ({ toward }) => `Close the gap toward the ${toward}`,
  },
  brief: {
    farmer: playNamed,
    dog: playNamed,
    foxTrot: playNamed,
    parade: playNamed,
    diagram: playNamed,
    catch: () => 'Catch',
    endPlays: () => 'End turn',
  },
  questions: {
    type: ({ card }) => (card === undefined ? 'What would you like to do?' : `${playQuestion(card)} Or catch?`),
    card: () => 'Which card?',
    pay: () => 'Pay which card?',
    target: ({ type, card }) => {
      if (type === 'farmer') return FARMER_QUESTION;
      return card === undefined ? 'Which chicken next to the fox does it catch?' : playQuestion(card);
    },
    end: () => END_QUESTION,
    path: ({ path = [] }) => (path.length === 0 ? PATH_QUESTION : 'Which one goes in next?'),
    cells: ({ cells = [] }) => (cells.length === 0 ? CELLS_QUESTION : 'Which one moves with it?'),
    toward: () => 'Which way does the gap close?',
  },
  values: {
    type: typeNamed,
    card: (card) => `${capital(cardName(card))}: ${effectOf(actionOf(card))}`,
    pay: (card) => capital(cardName(card)),
    target: cellWith,
    end: (end) => capital(end),
    path: cellWith,
    cells: cellWith,
    toward: (end) => capital(end),
  },
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const home = (count: number) => `${NUMBERS[count] ?? count} ${count === 1 ? 'chicken' : 'chickens'} home`;

/** An event of a turn, in a few words; `''` if it goes without saying. */
function briefly(event: RedactedEvent, isYou: boolean): string {
  switch (event.type) {
    case 'played':
      return actionOf(event.card) === 'farmer' ? '' : actionName(actionOf(event.card));
    case 'taken':
      return `Farmer takes a ${COLOR_NAMES[colorOf(event.card)]} chicken`;
    case 'caught':
      return `${isYou ? 'you catch' : 'catches'} a ${COLOR_NAMES[colorOf(event.card)]} chicken`;
    case 'paraded':
      return home(event.path.length);
    case 'sentIn':
      return home(event.cells.length);
    case 'chickenLost':
      return `${isYou ? 'you lose' : 'loses'} a ${COLOR_NAMES[colorOf(event.card)]} chicken to the fox`;
    case 'drawn':
      return event.card === 'rooster' ? `${isYou ? 'you draw' : 'draws'} the rooster` : '';
    default:
      return '';
  }
}

const recapWords: RecapWords = {
  event: briefly,
  noPlay: (isYou) => (isYou ? 'you play nothing' : 'no play'),
  colon: english.colon,
};

/** The English labels of Chicken Roundup, separate so that a page that only prints sentences does not load them. */
export const enChickenRoundupLabels: ChickenRoundupLabelLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  known: knownOf,
  recap: (events, viewer, nameOf) => recapOf(events, viewer, nameOf, recapWords),
  turn: (events, seat, reader, nameOf) => turnOf(events, seat, reader, nameOf, recapWords),
  labels,
});

/** The English texts in drawings of Chicken Roundup, separate so that a page that only draws loads no sentences. */
export const enChickenRoundupSvg: ChickenRoundupSvgLocale = /* @__PURE__ */ deepFreeze({ common: english, picture });

/** Chicken Roundup in English. */
export const enChickenRoundup: ChickenRoundupLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  goal: 'the rooster ends it: most home win',
  names,
  sentences,
  refusals,
  picture,
});

/** Why one move in Chicken Roundup is better than another, in English. */
export const enChickenRoundupReasons: ReasonLocale<ChickenRoundupMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<ChickenRoundupMeasure>
>({
  common: english,
  insteadOf: 'instead of',
  claims: {
    home: (doer) => `${doer('bring', 'brings')} home more chickens in the next two turns`,
    theirHome: () => 'The opponent brings home fewer chickens in the next two turns',
    fox: (doer) => `${doer('lose', 'loses')} a chicken to the fox less often`,
    theirFox: () => 'The opponent loses a chicken to the fox more often',
    line: (doer) => `${doer('have', 'has')} more chickens ready at the coop two turns later`,
    parade: (doer) => `${doer('hold', 'holds')} a Parade for later more often`,
  },
});
