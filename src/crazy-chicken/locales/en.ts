/**
 * The words of Crazy Chicken in English: sentences for moves, events and refusals, labels for buttons, texts in its
 * drawings, and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import { english } from '../../engine/locales/en.js';
import { capital } from '../../engine/locales/labels.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { CrazyChickenMeasure } from '../bots/measures.js';
import { firstNameOf, NAMES } from '../cards.js';
import type { Chicken, LaidSet, Pile } from '../table.js';
import { knownOf } from './labels.js';
import type { CrazyChickenLabelLocale, CrazyChickenLocale, CrazyChickenSvgLocale } from './locale.js';

export type {
  CrazyChickenKnown,
  CrazyChickenLabelLocale,
  CrazyChickenLocale,
  CrazyChickenMeasure,
  CrazyChickenShownWords,
  CrazyChickenSvgLocale,
  CrazyChickenSvgWords,
} from './locale.js';

const PILE_NAMES: { readonly [Name in Pile]: string } = {
  drawA: 'draw pile A',
  drawB: 'draw pile B',
  discardA: 'discard pile A',
  discardB: 'discard pile B',
};

const named = (chicken: Chicken) => `${NAMES[chicken]} (${chicken})`;
const setNamed = ({ chicken, count }: LaidSet) => `${count} × ${named(chicken)}`;

const sentences: CrazyChickenLocale['sentences'] = {
  draw: ({ seat, from }, subject) => `${subject(seat, 'draw', 'draws')} from ${PILE_NAMES[from]}.`,
  lay: ({ seat, chicken, count }, subject) => `${subject(seat, 'lay', 'lays')} ${setNamed({ chicken, count })}.`,
  discard: ({ seat, chicken, to }, subject) =>
    `${subject(seat, 'discard', 'discards')} ${named(chicken)} to ${PILE_NAMES[to]}.`,
  discardSet: ({ seat, to }, subject) => `${subject(seat, 'put', 'puts')} the displaced set on ${PILE_NAMES[to]}.`,

  opened: () => 'A game of Crazy Chicken begins.',
  dealt: ({ round, starter, hands, drawA, drawB }, subject, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Your hand: ${own.join(', ')}.`;
    return `Round ${round}: ${subject(starter, 'start', 'starts')}; ${counted(drawA.length, 'card')} in draw pile A, ${drawB.length} in draw pile B.${cards}`;
  },
  drew: ({ seat, from, card }, subject) =>
    `${subject(seat, 'draw', 'draws')} ${card === null ? 'a card' : named(card)} from ${PILE_NAMES[from]}.`,
  laid: ({ seat, chicken, count }, subject) => `${subject(seat, 'lay', 'lays')} ${setNamed({ chicken, count })}.`,
  displaced: ({ owner, chicken, count, chooser }, subject) => {
    const where = chooser === null ? '' : ` ${subject(chooser, 'choose', 'chooses')} where it goes.`;
    return `${subject(owner, 'lose', 'loses')} the smaller set, ${setNamed({ chicken, count })}.${where}`;
  },
  setDiscarded: ({ chicken, count, to }) => `${setNamed({ chicken, count })} go to ${PILE_NAMES[to]}.`,
  discarded: ({ seat, chicken, to }, subject) =>
    `${subject(seat, 'discard', 'discards')} ${named(chicken)} to ${PILE_NAMES[to]}.`,
  turnPassed: ({ to }, subject) => `${subject(to, 'are', 'is')} next.`,
  roundEnded: ({ reason }) =>
    ({
      sixTypes: 'One player shows six types: the round is over.',
      nineTypes: 'Both players together show all nine types: the round is over.',
      drawPile: 'A draw pile is empty: the round is over.',
    })[reason],
  scored: ({ points }, subject) =>
    `${points.map((added, seat) => subject(seat, `score ${added}`, `scores ${added}`, seat > 0)).join(', ')}.`,
  gameEnded: () => 'That was the last round: the game is over.',
};

const refusals: CrazyChickenLocale['refusals'] = {
  'G-4': ({ need, have }) =>
    have === 0
      ? 'You hold no card of this type: choose a type that you hold.'
      : `You hold only ${counted(have, 'card')} of this type, and the move needs ${need}.`,
  'CC-3.2': ({ pile }) => `There is no card in ${PILE_NAMES[pile]}: draw from another pile.`,
  'CC-3.4': ({ pile }) => `You have already drawn from ${PILE_NAMES[pile]} this turn: draw from another pile.`,
  'CC-4.1': ({ need }) => `A single card is not a set: lay at least ${need}.`,
  'CC-4.2': ({ need, have }) => `The other player shows ${need - 1} of this type: lay at least ${need}, not ${have}.`,
  'CC-4.3': ({ need, have }) => `You already show ${need - 1} of this type: lay at least ${need}, not ${have}.`,
  'CC-5.2': ({ to, instead }) =>
    `The empty ${PILE_NAMES[instead]} must be filled first: discard there, not to ${PILE_NAMES[to]}.`,
};

const picture: CrazyChickenLocale['picture'] = {
  title: (round, rounds) => `Crazy Chicken, round ${round} of ${rounds}`,
  card: named,
  step: {
    draw: 'draw a card',
    drawAgain: 'draw a card from another pile',
    layOrDiscard: 'lay a set or discard a card',
    discardSet: 'choose the discard pile for the displaced set',
  },
  sets: 'Sets',
  types: (shown, of) => `${shown} of ${of} types`,
  together: (shown, of) => `Both players: ${shown} of ${of} types`,
  thisRound: (points) => `+${points} this round`,
  aside: (owner) => `Displaced set (${owner})`,
  closed: 'closed',
  beats: (count) => `beats ${count}`,
};

const shown: CrazyChickenLocale['shown'] = {
  nothing: 'Nothing to lay. Why?',
};

const labels: CrazyChickenLabelLocale['labels'] = {
  moves: {
    draw: ({ from }, known) =>
      known === null || known.card === null
        ? `Draw from ${PILE_NAMES[from]}`
        : `Draw ${named(known.card)} from ${PILE_NAMES[from]}`,
    lay: ({ chicken, count }, known) => {
      if (known === null) return `Lay ${count} × ${firstNameOf(chicken)}`;
      const lay = `Lay ${setNamed({ chicken, count })}`;
      if (known.own > 0) return `${lay} in place of your ${known.own}`;
      const away = known.displaced === 0 ? '' : `, drives away ${known.displaced}`;
      return `${lay}: +${counted(known.points, 'point')}${away}`;
    },
    discard: ({ chicken, to }) => `Discard ${named(chicken)} to ${PILE_NAMES[to]}`,
    discardSet: ({ to }, known) =>
      `Put ${known === null || known.set === null ? 'the displaced set' : setNamed(known.set)} on ${PILE_NAMES[to]}`,
  },
  brief: { discard: () => 'Discard' },
  questions: {
    type: ({ chicken }) => (chicken === undefined ? 'What would you like to do?' : 'Lay them, or discard one?'),
    from: () => 'From which pile?',
    chicken: () => 'Which chicken?',
    count: () => 'How many?',
    to: () => 'To which pile?',
  },
  values: {
    type: (type) =>
      ({
        draw: 'Draw a card',
        lay: 'Lay a set',
        discard: 'Discard a card',
        discardSet: 'Discard the displaced set',
      })[type],
    from: (pile) => capital(PILE_NAMES[pile]),
    chicken: named,
    count: (count) => counted(count, 'card'),
    to: (pile) => capital(PILE_NAMES[pile]),
  },
};

/** The English labels of Crazy Chicken, separate so that a page that only prints sentences does not load them. */
export const enCrazyChickenLabels: CrazyChickenLabelLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  known: knownOf,
  labels,
});

/** The English texts in drawings of Crazy Chicken, separate so that a page that only draws loads no sentences. */
export const enCrazyChickenSvg: CrazyChickenSvgLocale = /* @__PURE__ */ deepFreeze({ common: english, picture });

/** Crazy Chicken in English. Written out: bundlers keep an object with a spread even if nothing uses it. */
export const enCrazyChicken: CrazyChickenLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  goal: 'most points win',
  names: NAMES,
  sentences,
  refusals,
  picture,
  shown,
});

/** Why one move in Crazy Chicken is better than another, in English. */
export const enCrazyChickenReasons: ReasonLocale<CrazyChickenMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<CrazyChickenMeasure>
>({
  common: english,
  insteadOf: 'instead of',
  claims: {
    shown: (doer) => `${doer('show', 'shows')} more points after the next turns`,
    theirShown: () => 'The opponent shows fewer points after the next turn',
    losesSet: (doer) => `${doer('lose', 'loses')} a set less often`,
    ready: (doer) => `${doer('hold', 'holds')} sets worth more points, ready to be laid`,
  },
});
