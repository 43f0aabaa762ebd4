/**
 * The words of Chicken Out! in English: sentences for moves, events and refusals, labels for buttons, texts in its
 * drawings, and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import { english } from '../../engine/locales/en.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenOutMeasure } from '../bots/measures.js';
import { colorOf, isFox, numberOf } from '../cards.js';
import type { Card, Copied, Fox } from '../table.js';
import { type Known, knownOf } from './labels.js';
import type { ChickenOutLabelLocale, ChickenOutLocale, ChickenOutSvgLocale } from './locale.js';

export type {
  ChickenOutKnown,
  ChickenOutLabelLocale,
  ChickenOutLocale,
  ChickenOutMeasure,
  ChickenOutSvgLocale,
  ChickenOutSvgWords,
} from './locale.js';

/** "black 7", "SAME as red 9". */
function played(card: Card, sameAs: Copied | null): string {
  if (card !== 'SAME') return card;
  return sameAs === null ? 'SAME, with nothing to copy' : `SAME as ${sameAs}`;
}

/** "1st", "4th": a game has at most five places. */
const ordinal = (rank: number) => `${rank}${['st', 'nd', 'rd'][rank - 1] ?? 'th'}`;

const FOX_EFFECTS: { readonly [Kind in Fox]: string } = {
  SAME: 'Acts as the card before it.',
  ZERO: 'Makes the count 0.',
  DOUBLE: 'Doubles the count.',
  TWENTY: 'Makes the count 20.',
};

const names: ChickenOutLocale['names'] = {
  card: (card) => card,
  effect(card) {
    if (isFox(card)) return FOX_EFFECTS[card];
    const number = numberOf(card);
    return colorOf(card) === 'black'
      ? `Adds ${number}.`
      : `Adds ${number}, or subtracts ${number} if the sum would exceed 21.`;
  },
};

const sentences: ChickenOutLocale['sentences'] = {
  play: ({ seat }, subject) =>
    `${subject(seat, 'play the top card of your pile', 'plays the top card of their pile')}.`,
  chickenOut: ({ seat }, subject) => `${subject(seat, 'chicken out', 'chickens out')}.`,
  stop: ({ seat }, subject) => `${subject(seat, 'stop', 'stops')}.`,

  opened: ({ seats }) => `A game of Chicken Out! for ${seats} begins.`,
  dealt: ({ gameNumber, starter, piles }, subject) =>
    `Game ${gameNumber}: ${counted(piles[0]?.length ?? 0, 'card')} in each pile; ${subject(starter, 'open', 'opens', true)} the first count.`,
  played: ({ seat, card, sameAs, count }, subject) =>
    `${subject(seat, 'play', 'plays')} ${played(card, sameAs)}: ${count}.`,
  // A pile that is shuffled has at least two cards (CO-6.1).
  eggLaid: ({ seat, pile: { length } }, subject) =>
    `${subject(seat, `lay an egg and shuffle the ${length} cards of your pile`, `lays an egg and shuffles the ${length} cards of their pile`)}.`,
  busted: ({ seat }, subject) =>
    `Bust! ${subject(seat, 'put the series under your pile', 'puts the series under their pile')}.`,
  chickenedOut: ({ seat }, subject) =>
    `${subject(seat, 'chicken out and put the series under your pile', 'chickens out and puts the series under their pile')}.`,
  made21: ({ to }, subject) =>
    `Exactly 21: ${to === null ? 'the series leaves the game' : subject(to, 'get the series under your pile', 'gets the series under their pile')}.`,
  wentOut: ({ seat }, subject) => `${subject(seat, 'go out', 'goes out')}!`,
  ownCountBegan: ({ seat }, subject) => `${subject(seat, 'start a count of your own', 'starts a count of their own')}.`,
  doubledUp: ({ seat }, subject) => `The same number again: ${subject(seat, 'may', 'may')} play an extra card.`,
  stopped: ({ seat }, subject) => `${subject(seat, 'stop', 'stops')}.`,
  turnPassed: ({ to, step }, subject) =>
    step === 'open' ? `${subject(to, 'open', 'opens')} a new count.` : `${subject(to, 'are', 'is')} next.`,
  gameEnded: ({ reason, foxes, points }, subject) => {
    const end = {
      wentOut: 'The last series is gone: the game is over.',
      allOut: 'Nobody has any cards left: the game is over.',
      maxTurns: 'That was the last turn: the game is over.',
    }[reason];
    const left = foxes === null ? '' : ` Foxes left, by seat: ${foxes.join(', ')}.`;
    // CO-5.4: without foxes a game scores its places.
    const said = points.map((added, seat) =>
      foxes === null
        ? subject(seat, `finish ${ordinal(added)}`, `finishes ${ordinal(added)}`, seat > 0)
        : subject(seat, `score ${added}`, `scores ${added}`, seat > 0),
    );
    return `${end}${left} ${said.join(', ')}.`;
  },
  sessionEnded: () => 'That was the last game.',
};

const refusals: ChickenOutLocale['refusals'] = {
  'CO-4.3': ({ need, have }) => `You may chicken out at ${need} or more; the count is ${have}: play a card.`,
  'CO-4.4': (params) =>
    params.move === 'chickenOut'
      ? 'You cannot chicken out of your own count: play a card, or stop once you may.'
      : `You may stop your own count after ${counted(params.need, 'card')}, and have played ${params.have}: play a card.`,
  'CO-6.2': () => 'You cannot chicken out instead of playing an extra card: play it, or stop.',
};

const picture: ChickenOutLocale['picture'] = {
  title: (game, games) => `Chicken Out!${games > 1 ? ` game ${game} of ${games}` : ''}`,
  card: (card) => card,
  open: 'open a new count with two cards',
  play: 'play a card',
  playOrChickenOut: 'play a card or chicken out',
  playOrStop: 'play a card or stop',
  extraCard: 'play another card or stop',
  count: 'Count',
  of21: 'of 21',
  series: 'Series',
  same: (card) => `A SAME would count as ${card}`,
  sameWaits: (times) =>
    times === 1 ? 'A SAME would count as the card after it' : `The next card counts ${counted(times, 'time')}`,
  leftGame: (cards) => `${cards} made 21 and are out`,
  pile: 'Pile',
  wentOut: (number) => `went out ${ordinal(number)}`,
  foxes: (count) => `${counted(count, 'fox', 'foxes')} left`,
};

const odds: ChickenOutLocale['odds'] = {
  title: 'The next card',
  bust: 'bust',
  twentyOne: '21',
  goesOn: 'safe',
  percent: (share) => `${share} %`,
};

const play = (_: object, known: Known['play'] | null) =>
  known === null ? 'Play a card' : known.step === 'open' ? 'Open a new count' : `Play on ${known.count}`;

const labels: ChickenOutLabelLocale['labels'] = {
  moves: {
    play,
    chickenOut: (_, known) => `Chicken out${known === null ? '' : ` (take ${counted(known.cards, 'card')})`}`,
    stop: (_, known) => `Stop${known === null ? '' : ` at ${known.count}`}`,
  },
  brief: { play },
  questions: { type: () => 'What would you like to do?' },
  values: { type: (type) => ({ play: 'Play a card', chickenOut: 'Chicken out', stop: 'Stop' })[type] },
};

/** The English labels of Chicken Out!, separate so that a page that only prints sentences does not load them. */
export const enChickenOutLabels: ChickenOutLabelLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  known: knownOf,
  labels,
});

/** The English texts in drawings of Chicken Out!, separate so that a page that only draws loads no sentences. */
export const enChickenOutSvg: ChickenOutSvgLocale = /* @__PURE__ */ deepFreeze({ common: english, picture });

/** Chicken Out! in English. */
export const enChickenOut: ChickenOutLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  goal: 'empty your pile first',
  names,
  sentences,
  refusals,
  picture,
  odds,
});

/** Why one move in Chicken Out! is better than another, in English. */
export const enChickenOutReasons: ReasonLocale<ChickenOutMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<ChickenOutMeasure>
>({
  common: english,
  insteadOf: 'instead of',
  claims: {
    busts: (doer) => `${doer('go', 'goes')} over 21 less often`,
    makes21: (doer) => `${doer('make', 'makes')} exactly 21 more often`,
    othersTake: () => 'The next series goes to another player more often',
    pile: (doer) => `${doer('have', 'has')} fewer cards a few rounds later`,
    othersPiles: () => 'Another player has more cards a few rounds later, on average',
  },
});
