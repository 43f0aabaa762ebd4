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
import type { PeckLabelLocale, PeckLocale, PeckSvgLocale } from './locale.js';

export { frRules } from './frRules.js';
export type { PeckLabelLocale, PeckLocale, PeckSvgLocale } from './locale.js';

const sentences: PeckLocale['sentences'] = {
  choose: ({ seat, card }, subject) => `${subject(seat, 'choisis', 'choisit')} le ${card}.`,
  draw: ({ seat }, subject) => `${subject(seat, 'pioches', 'pioche')} une carte.`,
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
  drew: ({ seat, card }, subject) =>
    `${subject(seat, 'pioches', 'pioche')} ${card === null ? 'une carte' : `le ${card}`}.`,
  roundBegan: ({ round }) => `La manche ${round} commence.`,
  gameEnded: () => 'La partie est terminée.',
};

const refusals: PeckLocale['refusals'] = {
  'G-4': ({ card }) => `Tu n’as pas de ${card} en main.`,
  'PK-4.2': () => 'La pioche est vide : passe.',
  'PK-4.3': ({ have }) => `Tu as ${counted(have, 'carte')} : passe.`,
};

/** The French labels of Peck. */
export const frLabels: PeckLabelLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  known: () => null,
  labels: {
    moves: {
      choose: ({ card }) => `Choisir le ${card}`,
      draw: () => 'Piocher une carte',
      pass: () => 'Passer',
    },
    questions: { type: () => 'Que veux-tu faire ?', card: () => 'Quelle carte ?' },
    values: {
      type: (type) => ({ choose: 'Choisir une carte', draw: 'Piocher une carte', pass: 'Passer' })[type],
      card: (card) => String(card),
    },
  },
});

/** The French words in pictures of Peck. */
export const frSvg: PeckSvgLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  picture: {
    title: (round) => `Peck, manche ${round}`,
    steps: { choose: 'choisir une carte', draw: 'piocher une carte ou passer' },
  },
});

/** Peck in French. */
export const fr: PeckLocale = /* @__PURE__ */ deepFreeze({
  ...frSvg,
  goal: 'le plus de points gagne',
  sentences,
  refusals,
});

/** Why one move in Peck is better than another, in French. */
export const frReasons: ReasonLocale<PeckMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<PeckMeasure>>({
  common: french,
  insteadOf: 'au lieu de',
  claims: {
    points: (doer) => `${doer('marques', 'marque')} plus de points dans toute la partie`,
  },
});
