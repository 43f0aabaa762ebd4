/**
 * Peck in German.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../../../../src/engine/freeze.js';
import { counted, listed } from '../../../../../src/engine/locale.js';
import { german } from '../../../../../src/engine/locales/de.js';
import { capital } from '../../../../../src/engine/locales/labels.js';
import type { ReasonLocale } from '../../../../../src/engine/reasons.js';
import type { PeckMeasure } from '../bots/measures.js';
import type { Card, Row } from '../table.js';
import type { PeckLabelLocale, PeckLocale, PeckSvgLocale } from './locale.js';

export { dePeckRules } from './deRules.js';
export type { PeckLabelLocale, PeckLocale, PeckMeasure, PeckSvgLocale } from './locale.js';

const ROW_NAMES: { readonly [Name in Row]: string } = { front: 'vorn', back: 'hinten' };

const cardsOf = (count: number) => counted(count, 'Karte', 'Karten');
const theCards = (cards: readonly Card[]) =>
  listed(
    cards.map((card) => `die ${card}`),
    'und',
  );

const sentences: PeckLocale['sentences'] = {
  choose: ({ seat, grain }, subject) => `${subject(seat, 'wählst', 'wählt')} die ${grain}.`,
  draw: ({ seat, row, count }, subject) =>
    `${subject(seat, 'ziehst', 'zieht')} ${cardsOf(count)} von ${ROW_NAMES[row]}.`,
  shed: ({ seat, grains }, subject) => `${subject(seat, 'wirfst', 'wirft')} ${theCards(grains)} ab.`,
  pass: ({ seat }, subject) => `${subject(seat, 'passt', 'passt')}.`,
  opened: ({ seats }) => `Eine Partie Peck für ${seats} beginnt.`,
  dealt: () => 'Alle bekommen drei Karten.',
  chose: ({ seat, card }, subject) =>
    `${subject(seat, 'wählst', 'wählt')} ${card === null ? 'eine Karte' : `die ${card}`}.`,
  revealed: ({ cards }) => `Aufgedeckt werden ${listed(cards, 'und')}.`,
  rolled: ({ die, winners }, _, __, player) =>
    `Der Würfel zeigt ${die}: ${listed(winners.map(player), 'und')} ${winners.length === 1 ? 'bekommt' : 'bekommen'} Punkte.`,
  turnPassed: ({ to }, subject) => `${subject(to, 'bist', 'ist')} an der Reihe.`,
  drew: ({ seat, row, card }, subject) =>
    `${subject(seat, 'ziehst', 'zieht')} ${card === null ? 'eine Karte' : `die ${card}`} von ${ROW_NAMES[row]}.`,
  laidOut: ({ seat, cards }, subject) => `${subject(seat, 'wirfst', 'wirft')} ${theCards(cards)} ab.`,
  roundBegan: ({ round }) => `Runde ${round} beginnt.`,
  gameEnded: () => 'Das Spiel ist aus.',
};

const refusals: PeckLocale['refusals'] = {
  'G-4': ({ card, have }) => `Du hast ${have === 0 ? 'keine' : 'nur eine'} ${card} auf der Hand.`,
  'PK-4.2': ({ have }) =>
    have === 0
      ? 'Der Zugstapel ist leer: Passe.'
      : `Im Zugstapel ${have === 1 ? 'liegt' : 'liegen'} nur ${cardsOf(have)}.`,
  'PK-4.3': ({ have }) => `Du hast ${cardsOf(have)} und darfst nach dem Ziehen drei haben.`,
  'PK-4.5': () => 'Nenne die Karten von der niedrigsten zur höchsten.',
  'PK-4.6': ({ need }) => `Behalte ${cardsOf(need)}: eine für jede weitere Runde.`,
};

/** The German labels of Peck. */
export const dePeckLabels: PeckLabelLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  known: () => null,
  labels: {
    moves: {
      choose: ({ grain }) => `Die ${grain} wählen`,
      draw: ({ row, count }) => `${cardsOf(count)} von ${ROW_NAMES[row]} ziehen`,
      shed: ({ grains }) => `${capital(theCards(grains))} abwerfen`,
      pass: () => 'Passen',
    },
    questions: {
      type: () => 'Was möchtest du tun?',
      grain: () => 'Welche Karte?',
      row: () => 'Von welchem Ende des Stapels?',
      count: () => 'Wie viele Karten?',
      grains: () => 'Welche Karten?',
    },
    values: {
      type: (type) =>
        ({ choose: 'Karte wählen', draw: 'Karten ziehen', shed: 'Karten abwerfen', pass: 'Passen' })[type],
      grain: (card) => `Karte ${card}`,
      row: (row) => `Der Stapel ${ROW_NAMES[row]}`,
      count: cardsOf,
      grains: (card) => `Karte ${card}`,
    },
  },
});

/** The German words in pictures of Peck. */
export const dePeckSvg: PeckSvgLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  picture: {
    title: (round) => `Peck, Runde ${round}`,
    steps: { choose: 'eine Karte wählen', draw: 'ziehen, abwerfen oder passen' },
    rows: { front: 'Zugstapel, vorn', back: 'Zugstapel, hinten' },
    shed: 'Abgeworfen',
  },
});

/** Peck in German. */
export const dePeck: PeckLocale = /* @__PURE__ */ deepFreeze({
  ...dePeckSvg,
  goal: 'die meisten Punkte gewinnen',
  sentences,
  refusals,
});

/** Why one move in Peck is better than another, in German. */
export const dePeckReasons: ReasonLocale<PeckMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<PeckMeasure>>({
  common: german,
  insteadOf: 'statt',
  claims: {
    points: (doer) => `${doer('bekommst', 'bekommt')} im ganzen Spiel mehr Punkte`,
  },
});
