/**
 * Peck in German.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../../../../src/engine/freeze.js';
import { listed } from '../../../../../src/engine/locale.js';
import { german } from '../../../../../src/engine/locales/de.js';
import type { ReasonLocale } from '../../../../../src/engine/reasons.js';
import type { PeckMeasure } from '../bots/measures.js';
import type { PeckLabelLocale, PeckLocale, PeckSvgLocale } from './locale.js';

export { deRules } from './deRules.js';
export type { PeckLabelLocale, PeckLocale, PeckSvgLocale } from './locale.js';

const sentences: PeckLocale['sentences'] = {
  choose: ({ seat, card }, subject) => `${subject(seat, 'wählst', 'wählt')} die ${card}.`,
  draw: ({ seat }, subject) => `${subject(seat, 'ziehst', 'zieht')} eine Karte.`,
  pass: ({ seat }, subject) => `${subject(seat, 'passt', 'passt')}.`,
  opened: ({ seats }) => `Eine Partie Peck für ${seats} beginnt.`,
  dealt: () => 'Alle bekommen drei Karten.',
  chose: ({ seat, card }, subject) =>
    `${subject(seat, 'wählst', 'wählt')} ${card === null ? 'eine Karte' : `die ${card}`}.`,
  revealed: ({ cards }) => `Aufgedeckt werden ${listed(cards, 'und')}.`,
  rolled: ({ die, winners }, _, __, player) =>
    `Der Würfel zeigt ${die}: ${listed(winners.map(player), 'und')} ${winners.length === 1 ? 'bekommt' : 'bekommen'} Punkte.`,
  turnPassed: ({ to }, subject) => `${subject(to, 'bist', 'ist')} an der Reihe.`,
  drew: ({ seat, card }, subject) =>
    `${subject(seat, 'ziehst', 'zieht')} ${card === null ? 'eine Karte' : `die ${card}`}.`,
  roundBegan: ({ round }) => `Runde ${round} beginnt.`,
  gameEnded: () => 'Das Spiel ist aus.',
};

const refusals: PeckLocale['refusals'] = {
  'G-4': ({ card }) => `Du hast keine ${card} auf der Hand.`,
  'PK-4.2': () => 'Der Zugstapel ist leer: Passe.',
  'PK-4.3': ({ have }) => `Du hast ${have} Karten: Passe.`,
};

/** The German labels of Peck. */
export const deLabels: PeckLabelLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  known: () => null,
  labels: {
    moves: {
      choose: ({ card }) => `Die ${card} wählen`,
      draw: () => 'Karte ziehen',
      pass: () => 'Passen',
    },
    questions: { type: () => 'Was möchtest du tun?', card: () => 'Welche Karte?' },
    values: {
      type: (type) => ({ choose: 'Karte wählen', draw: 'Karte ziehen', pass: 'Passen' })[type],
      card: (card) => String(card),
    },
  },
});

/** The German words in pictures of Peck. */
export const deSvg: PeckSvgLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  picture: {
    title: (round) => `Peck, Runde ${round}`,
    steps: { choose: 'eine Karte wählen', draw: 'eine Karte ziehen oder passen' },
  },
});

/** Peck in German. */
export const de: PeckLocale = /* @__PURE__ */ deepFreeze({
  ...deSvg,
  goal: 'die meisten Punkte gewinnen',
  sentences,
  refusals,
});

/** Why one move in Peck is better than another, in German. */
export const deReasons: ReasonLocale<PeckMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<PeckMeasure>>({
  common: german,
  insteadOf: 'statt',
  claims: {
    points: (doer) => `${doer('bekommst', 'bekommt')} im ganzen Spiel mehr Punkte`,
  },
});
