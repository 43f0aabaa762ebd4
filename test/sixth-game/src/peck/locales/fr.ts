/**
 * Peck in French.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../../../../src/engine/freeze.js';
import { listed } from '../../../../../src/engine/locale.js';
import { counted, french } from '../../../../../src/engine/locales/fr.js';
import type { ReasonLocale } from '../../../../../src/engine/reasons.js';
import type { PeckMeasure } from '../bots/measures.js';
import type { Card, Row } from '../table.js';
import type { PeckLabelLocale, PeckLocale, PeckSvgLocale } from './locale.js';

export { frPeckRules } from './frRules.js';
export type { PeckLabelLocale, PeckLocale, PeckMeasure, PeckSvgLocale } from './locale.js';

const ROW_NAMES: { readonly [Name in Row]: string } = { front: 'devant', back: 'derrière' };

const theCards = (cards: readonly Card[]) =>
  listed(
    cards.map((card) => `le ${card}`),
    'et',
  );

const sentences: PeckLocale['sentences'] = {
  choose: ({ seat, grain }, subject) => `${subject(seat, 'choisis', 'choisit')} le ${grain}.`,
  draw: ({ seat, row, count }, subject) =>
    `${subject(seat, 'pioches', 'pioche')} ${counted(count, 'carte')} ${ROW_NAMES[row]}.`,
  shed: ({ seat, grains }, subject) => `${subject(seat, 'écartes', 'écarte')} ${theCards(grains)}.`,
  pass: ({ seat }, subject) => `${subject(seat, 'passes', 'passe')}.`,
  opened: ({ seats }) => `Une partie de Peck à ${seats} commence.`,
  dealt: () => 'Chacun reçoit trois cartes.',
  chose: ({ seat, card }, subject) =>
    `${subject(seat, 'choisis', 'choisit')} ${card === null ? 'une carte' : `le ${card}`}.`,
  revealed: ({ cards }) => `On retourne ${listed(cards, 'et')}.`,
  rolled: ({ die, winners }, _, __, player) =>
    `Le dé montre ${die} : points pour ${listed(winners.map(player), 'et')}.`,
  turnPassed: ({ to }, _, viewer, player) =>
    to === viewer ? 'C’est à toi de jouer.' : `C’est à ${player(to)} de jouer.`,
  drew: ({ seat, row, card }, subject) =>
    `${subject(seat, 'pioches', 'pioche')} ${card === null ? 'une carte' : `le ${card}`} ${ROW_NAMES[row]}.`,
  laidOut: ({ seat, cards }, subject) => `${subject(seat, 'écartes', 'écarte')} ${theCards(cards)}.`,
  roundBegan: ({ round }) => `La manche ${round} commence.`,
  gameEnded: () => 'La partie est terminée.',
};

const refusals: PeckLocale['refusals'] = {
  'G-4': ({ card, have }) => (have === 0 ? `Tu n’as pas de ${card} en main.` : `Tu n’as qu’un seul ${card} en main.`),
  'PK-4.2': ({ have }) =>
    have === 0 ? 'La pioche est vide : passe.' : `Il ne reste que ${counted(have, 'carte')} dans la pioche.`,
  'PK-4.3': ({ have }) => `Tu as ${counted(have, 'carte')}, et trois au plus après avoir pioché.`,
  'PK-4.5': () => 'Nomme les cartes de la plus faible à la plus forte.',
  'PK-4.6': ({ need }) => `Garde ${counted(need, 'carte')} : une pour chaque manche restante.`,
};

/** The French labels of Peck. */
export const frPeckLabels: PeckLabelLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  known: () => null,
  labels: {
    moves: {
      choose: ({ grain }) => `Choisir le ${grain}`,
      draw: ({ row, count }) => `Piocher ${counted(count, 'carte')} ${ROW_NAMES[row]}`,
      shed: ({ grains }) => `Écarter ${theCards(grains)}`,
      pass: () => 'Passer',
    },
    questions: {
      type: () => 'Que veux-tu faire ?',
      grain: () => 'Quelle carte ?',
      row: () => 'À quel bout de la pioche ?',
      count: () => 'Combien de cartes ?',
      grains: () => 'Quelles cartes ?',
    },
    values: {
      type: (type) =>
        ({ choose: 'Choisir une carte', draw: 'Piocher', shed: 'Écarter des cartes', pass: 'Passer' })[type],
      grain: (card) => `Carte ${card}`,
      row: (row) => `La pioche, ${ROW_NAMES[row]}`,
      count: (count) => counted(count, 'carte'),
      grains: (card) => `Carte ${card}`,
    },
  },
});

/** The French words in pictures of Peck. */
export const frPeckSvg: PeckSvgLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  picture: {
    title: (round) => `Peck, manche ${round}`,
    steps: { choose: 'choisir une carte', draw: 'piocher, écarter ou passer' },
    rows: { front: 'Pioche, devant', back: 'Pioche, derrière' },
    shed: 'Écartées',
  },
});

/** Peck in French. */
export const frPeck: PeckLocale = /* @__PURE__ */ deepFreeze({
  ...frPeckSvg,
  goal: 'le plus de points gagne',
  sentences,
  refusals,
});

/** Why one move in Peck is better than another, in French. */
export const frPeckReasons: ReasonLocale<PeckMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<PeckMeasure>>({
  common: french,
  insteadOf: 'au lieu de',
  claims: {
    points: (doer) => `${doer('marques', 'marque')} plus de points dans toute la partie`,
  },
});
