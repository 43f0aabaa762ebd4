/**
 * Peck in English.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../../../../src/engine/freeze.js';
import { counted, listed } from '../../../../../src/engine/locale.js';
import { english } from '../../../../../src/engine/locales/en.js';
import type { ReasonLocale } from '../../../../../src/engine/reasons.js';
import type { PeckMeasure } from '../bots/measures.js';
import type { Card, Row } from '../table.js';
import type { PeckLabelLocale, PeckLocale, PeckSvgLocale } from './locale.js';

export type { PeckLabelLocale, PeckLocale, PeckMeasure, PeckSvgLocale } from './locale.js';

const ROW_NAMES: { readonly [Name in Row]: string } = { front: 'front', back: 'back' };

const theCards = (cards: readonly Card[]) => listed(cards.map((card) => `the ${card}`));

const sentences: PeckLocale['sentences'] = {
  choose: ({ seat, grain }, subject) => `${subject(seat, 'choose', 'chooses')} the ${grain}.`,
  draw: ({ seat, row, count }, subject) =>
    `${subject(seat, 'draw', 'draws')} ${counted(count, 'card')} from the ${ROW_NAMES[row]} of the pile.`,
  shed: ({ seat, grains }, subject) => `${subject(seat, 'shed', 'sheds')} ${theCards(grains)}.`,
  pass: ({ seat }, subject) => `${subject(seat, 'pass', 'passes')}.`,
  opened: ({ seats }) => `A game of Peck for ${seats} begins.`,
  dealt: () => 'Each player gets three cards.',
  chose: ({ seat, card }, subject) =>
    `${subject(seat, 'choose', 'chooses')} ${card === null ? 'a card' : `the ${card}`}.`,
  revealed: ({ cards }) => `The cards are shown: ${cards.join(', ')}.`,
  rolled: ({ die, winners }, _, __, player) =>
    `The die shows ${die}: ${listed(winners.map(player))} ${winners.length === 1 ? 'scores' : 'score'}.`,
  turnPassed: ({ to }, subject) => `${subject(to, 'are', 'is')} next.`,
  drew: ({ seat, row, card }, subject) =>
    `${subject(seat, 'draw', 'draws')} ${card === null ? 'a card' : `the ${card}`} from the ${ROW_NAMES[row]} of the pile.`,
  laidOut: ({ seat, cards }, subject) => `${subject(seat, 'shed', 'sheds')} ${theCards(cards)}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  gameEnded: () => 'The game is over.',
};

const refusals: PeckLocale['refusals'] = {
  'G-4': ({ card, have }) => `There is ${have === 0 ? 'no' : 'only one'} ${card} in your hand.`,
  'PK-4.2': ({ have }) =>
    have === 0
      ? 'The draw pile is empty: pass.'
      : `There ${have === 1 ? 'is' : 'are'} only ${counted(have, 'card')} to draw.`,
  'PK-4.3': ({ have }) => `You have ${counted(have, 'card')}, and may have three after drawing.`,
  'PK-4.5': () => 'Name the cards from the lowest to the highest.',
  'PK-4.6': ({ need }) => `Keep ${counted(need, 'card')}: one for each remaining round.`,
};

/** The English labels of Peck. */
export const enPeckLabels: PeckLabelLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  known: () => null,
  labels: {
    moves: {
      choose: ({ grain }) => `Choose the ${grain}`,
      draw: ({ row, count }) => `Draw ${counted(count, 'card')} from the ${ROW_NAMES[row]}`,
      shed: ({ grains }) => `Shed ${theCards(grains)}`,
      pass: () => 'Pass',
    },
    questions: {
      type: () => 'What would you like to do?',
      grain: () => 'Which card?',
      row: () => 'From which end of the pile?',
      count: () => 'How many cards?',
      grains: () => 'Which cards?',
    },
    values: {
      type: (type) => ({ choose: 'Choose a card', draw: 'Draw cards', shed: 'Shed cards', pass: 'Pass' })[type],
      grain: (card) => `Card ${card}`,
      row: (row) => `The ${ROW_NAMES[row]} of the pile`,
      count: (count) => counted(count, 'card'),
      grains: (card) => `Card ${card}`,
    },
  },
});

/** The English words in pictures of Peck. */
export const enPeckSvg: PeckSvgLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  picture: {
    title: (round) => `Peck, round ${round}`,
    steps: { choose: 'choose a card', draw: 'draw, shed or pass' },
    rows: { front: 'Draw pile, front', back: 'Draw pile, back' },
    shed: 'Shed',
  },
});

/** Peck in English. */
export const enPeck: PeckLocale = /* @__PURE__ */ deepFreeze({
  ...enPeckSvg,
  goal: 'the most points win',
  sentences,
  refusals,
});

/** Why one move in Peck is better than another, in English. */
export const enPeckReasons: ReasonLocale<PeckMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<PeckMeasure>>({
  common: english,
  insteadOf: 'instead of',
  claims: {
    points: (doer) => `${doer('score', 'scores')} more points in the whole game`,
  },
});
