/**
 * The words of Chicken in English: sentences for moves, events and refusals, labels for buttons, texts in its drawings,
 * and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted, listed } from '../../engine/locale.js';
import { english } from '../../engine/locales/en.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenMeasure } from '../bots/measures.js';
import type { Card } from '../table.js';
import { knownOf } from './labels.js';
import type { ChickenLabelLocale, ChickenLocale, ChickenSvgLocale } from './locale.js';

export type {
  ChickenCostWords,
  ChickenKnown,
  ChickenLabelLocale,
  ChickenLocale,
  ChickenMeasure,
  ChickenSvgLocale,
  ChickenSvgWords,
} from './locale.js';

const named = (card: Card) => `the ${card}`;
const one = (card: Card) => (card === 'egg' ? named(card) : `a ${card}`);

const names: ChickenLocale['names'] = {
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  chick: 'Chick',
  egg: 'Surprise egg',
};

const sentences: ChickenLocale['sentences'] = {
  play: ({ seat, card }, subject) => `${subject(seat, 'play', 'plays')} ${named(card)}.`,
  draw: ({ seat }, subject) => `${subject(seat, 'draw', 'draws')} a card.`,
  withdraw: ({ seat }, subject) => `${subject(seat, 'withdraw', 'withdraws')} from the round.`,

  opened: ({ seats }) => `A game of Chicken for ${seats} begins.`,
  dealt: ({ round, starter, hands, drawPile }, subject, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Your hand: ${own.join(', ')}.`;
    return `Round ${round}: ${subject(starter, 'start', 'starts')}; ${counted(drawPile.length, 'card')} in the draw pile.${cards}`;
  },
  turnedUp: ({ card }) => `The ${card} is turned up.`,
  eggTuckedUnder: () => 'The first card is the egg: it goes to the bottom of the draw pile.',
  played: ({ seat, card, value }, subject) =>
    `${subject(seat, 'play', 'plays')} ${named(card)}${card === 'egg' ? ` as a ${value}` : ''}.`,
  drew: ({ seat, card }, subject) => `${subject(seat, 'draw', 'draws')} ${card === null ? 'a card' : named(card)}.`,
  withdrew: ({ seat }, subject) => `${subject(seat, 'withdraw', 'withdraws')} from the round.`,
  turnPassed: ({ to }, subject) => `${subject(to, 'are', 'is')} next.`,
  roundEnded: ({ wentOut, hands }, subject) => {
    const end = wentOut === null ? 'Everyone has withdrawn.' : `${subject(wentOut, 'go out', 'goes out')}!`;
    const left = hands
      .flatMap((hand, seat) => (hand.length === 0 ? [] : [{ hand, seat }]))
      .map(({ hand, seat }, index) => `${subject(seat, 'hold', 'holds', index > 0)} ${hand.join(', ')}`);
    return left.length === 0 ? end : `${end} ${left.join('; ')}.`;
  },
  scored: ({ points }, subject) =>
    `${points.map((added, seat) => subject(seat, `score ${added}`, `scores ${added}`, seat > 0)).join(', ')}.`,
  rolled: ({ seat, dice, deducted }, subject) =>
    `${subject(seat, 'roll', 'rolls')} ${listed(dice)}: ${deducted} off the score.`,
  gameEnded: ({ reason }) =>
    reason === 'target'
      ? 'A score has reached the target: the game is over.'
      : 'That was the last round: the game is over.',
};

const refusals: ChickenLocale['refusals'] = {
  'G-4': ({ card }) => `There is no ${card} in your hand: play a card that you hold.`,
  'CH-3.1': ({ card, top, next }) => `The ${card} does not fit on a ${top}: play a ${top}, a ${next} or the egg.`,
  'CH-3.5': ({ playable }) => `You may draw only when you cannot play: play ${listed(playable, 'or')}, or withdraw.`,
  'CH-3.6': () => 'The draw pile is empty: play a card or withdraw.',
  'CH-3.7': () => 'You are the only one left in the round and may not draw: play a card or withdraw.',
};

const picture: ChickenLocale['picture'] = {
  title: (round, target) => `Chicken, round ${round}, ends at ${target}`,
  card: { egg: 'egg', chick: 'chick' },
  mayDraw: {
    always: 'play a card, draw one, or withdraw',
    ifStuck: 'play a card, draw one if none fits, or withdraw',
  },
  mayNotDraw: 'play a card or withdraw',
  own: (playable, mayDraw) => {
    const draw = mayDraw ? ', draw' : '';
    if (playable.length === 0) return mayDraw ? 'nothing fits: draw a card or withdraw' : 'nothing fits: withdraw';
    return `play ${listed(playable.map(one), 'or')}${draw}, or withdraw`;
  },
  eggAs: (value) => `as a ${value}`,
  withdrawn: 'withdrawn',
  fitting: 'What fits',
  fits: (top, next) => `${top}, ${next} or egg`,
};

const cost: ChickenLocale['cost'] = {
  hand: (points) => `Your hand: ${points}\u00a0${points === 1 ? 'point' : 'points'}`,
  once: (points) => `${points}, however many`,
  egg: (points) => `${points}, like the top card`,
};

const labels: ChickenLabelLocale['labels'] = {
  moves: {
    play: ({ card }, known) => {
      const as = known === null || known.as === null ? '' : ` as a ${known.as}`;
      return `Play ${named(card)}${as}${known?.last ? ' (last card)' : ''}`;
    },
    draw: () => 'Draw a card',
    withdraw: (_, known) => `Withdraw${known === null ? '' : ` (${counted(known.points, 'point')})`}`,
  },
  brief: { draw: () => 'Draw' },
  questions: { type: () => 'What would you like to do?', card: () => 'Which card?' },
  values: {
    type: (type) => ({ play: 'Play a card', draw: 'Draw a card', withdraw: 'Withdraw' })[type],
    card: (card) => names[card],
  },
};

/** The English labels of Chicken, separate so that a page that only prints sentences does not load them. */
export const enChickenLabels: ChickenLabelLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  known: knownOf,
  labels,
});

/** The English texts in drawings of Chicken, separate so that a page that only draws loads no sentences. */
export const enChickenSvg: ChickenSvgLocale = /* @__PURE__ */ deepFreeze({ common: english, picture });

/** Chicken in English. Written out: bundlers keep an object with a spread even if nothing uses it. */
export const enChicken: ChickenLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  goal: 'fewest points win',
  names,
  sentences,
  refusals,
  picture,
  cost,
});

/** Why one move in Chicken is better than another, in English. */
export const enChickenReasons: ReasonLocale<ChickenMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<ChickenMeasure>>({
  common: english,
  insteadOf: 'instead of',
  claims: {
    handPoints: (doer) => `${doer('keep', 'keeps')} fewer points in hand at the end of the round`,
    goesOut: (doer) => `${doer('go out', 'goes out')} more often`,
    othersGoOut: () => 'Another player goes out less often',
    othersPoints: () => 'More points stay in another hand at the end of the round',
  },
});
