/**
 * Peck in English.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../../../../src/engine/freeze.js';
import { listed } from '../../../../../src/engine/locale.js';
import { english } from '../../../../../src/engine/locales/en.js';
import type { ReasonLocale } from '../../../../../src/engine/reasons.js';
import type { PeckMeasure } from '../bots/measures.js';
import type { PeckLabelLocale, PeckLocale, PeckSvgLocale } from './locale.js';

export type { PeckLabelLocale, PeckLocale, PeckSvgLocale } from './locale.js';

const sentences: PeckLocale['sentences'] = {
  choose: ({ seat, card }, subject) => `${subject(seat, 'choose', 'chooses')} the ${card}.`,
  draw: ({ seat }, subject) => `${subject(seat, 'draw', 'draws')} a card.`,
  pass: ({ seat }, subject) => `${subject(seat, 'pass', 'passes')}.`,
  opened: ({ seats }) => `A game of Peck for ${seats} begins.`,
  dealt: () => 'Each player gets three cards.',
  chose: ({ seat, card }, subject) =>
    `${subject(seat, 'choose', 'chooses')} ${card === null ? 'a card' : `the ${card}`}.`,
  revealed: ({ cards }) => `The cards are shown: ${cards.join(', ')}.`,
  rolled: ({ die, winners }, _, __, player) =>
    `The die shows ${die}: ${listed(winners.map(player))} ${winners.length === 1 ? 'scores' : 'score'}.`,
  turnPassed: ({ to }, subject) => `${subject(to, 'are', 'is')} next.`,
  drew: ({ seat, card }, subject) => `${subject(seat, 'draw', 'draws')} ${card === null ? 'a card' : `the ${card}`}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  gameEnded: () => 'The game is over.',
};

const refusals: PeckLocale['refusals'] = {
  'G-4': ({ card }) => `There is no ${card} in your hand.`,
  'PK-4.2': () => 'The draw pile is empty: pass.',
  'PK-4.3': ({ have }) => `You have ${have} cards: pass.`,
};

/** The English labels of Peck. */
export const enLabels: PeckLabelLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  known: () => null,
  labels: {
    moves: {
      choose: ({ card }) => `Choose the ${card}`,
      draw: () => 'Draw a card',
      pass: () => 'Pass',
    },
    questions: { type: () => 'What would you like to do?', card: () => 'Which card?' },
    values: {
      type: (type) => ({ choose: 'Choose a card', draw: 'Draw a card', pass: 'Pass' })[type],
      card: (card) => String(card),
    },
  },
});

/** The English words in pictures of Peck. */
export const enSvg: PeckSvgLocale = /* @__PURE__ */ deepFreeze({
  common: english,
  picture: {
    title: (round) => `Peck, round ${round}`,
    steps: { choose: 'choose a card', draw: 'draw a card or pass' },
  },
});

/** Peck in English. */
export const en: PeckLocale = /* @__PURE__ */ deepFreeze({
  ...enSvg,
  goal: 'the most points win',
  sentences,
  refusals,
});

/** Why one move in Peck is better than another, in English. */
export const enReasons: ReasonLocale<PeckMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<PeckMeasure>>({
  common: english,
  insteadOf: 'instead of',
  claims: {
    points: (doer) => `${doer('score', 'scores')} more points in the whole game`,
  },
});
