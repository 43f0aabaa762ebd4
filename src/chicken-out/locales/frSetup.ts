import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locales/fr.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { ChickenOutScoringTexts } from './locale.js';

/** The set-up texts of Chicken Out!, in French. */
export const frChickenOutSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Comptez ensemble jusqu’à 21. Retourner encore une carte, ou se dégonfler ?',
  minutes: 10,
  offered: OFFERED,
  options: {
    games: {
      label: 'Parties',
      line: 'On additionne leurs points, et le plus petit total gagne.',
      sentence: 'Après la partie {}, le plus petit total gagne.',
    },
    scoring: {
      label: 'Points d’une partie',
      line: 'Classement : 1 pour la première place, 2 pour la deuxième, et ainsi de suite. Cartes restantes : 1 par poule, 10 par renard.',
      sentence: 'Une partie compte {}.',
      values: { rank: 'le classement', cards: 'les cartes restantes' },
    },
    sameFirst: {
      label: 'SAME en tête d’une série',
      line: 'Il compte 0, ou il attend et compte comme la carte suivante.',
      sentence: 'SAME en tête d’une série {}.',
      values: { zero: 'compte 0', next: 'compte comme la carte suivante' },
    },
    layAnEgg: {
      label: 'Pondre un œuf',
      line: 'Si tu joues une poule avec un 0, tu mélanges le reste de ta pile.',
      sentence: 'Une poule avec un 0 {}.',
      values: { off: 'compte seulement 0', on: 'te fait aussi mélanger ta pile' },
    },
    doubleUp: {
      label: 'Doubler',
      line: 'Après une carte du même nombre que la précédente, tu peux en jouer une de plus.',
      sentence: 'Après deux nombres égaux, {}.',
      values: { off: 'le tour est fini', on: 'tu peux rejouer une carte' },
    },
    passOn: {
      label: 'Faire passer',
      line: 'Une série qui fait 21 tout juste va au joueur suivant au lieu de quitter la partie.',
      sentence: 'Une série qui fait 21 tout juste {}.',
      values: { off: 'quitte la partie', on: 'va au joueur suivant' },
    },
  },
});

/** The texts of a game's score calculation, in French. */
export const frChickenOutScoring: ChickenOutScoringTexts = {
  rank: (rank) => `Place ${rank}`,
  chickens: (count) => counted(count, 'poule'),
  foxes: (count) => counted(count, 'renard'),
  cardsLeft: (count) => counted(count, 'carte restante', 'cartes restantes'),
  wentOut: (order) => (order === 1 ? 'plus de cartes, avant les autres' : 'plus de cartes, dans la même série'),
  lastGame: (said) => `dernière partie : ${said}`,
};
