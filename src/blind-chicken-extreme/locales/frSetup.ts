import { deepFreeze } from '../../engine/freeze.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { BlindChickenExtremeScoringTexts } from './locale.js';

/** The set-up texts of Blind Chicken Extreme, in French. */
export const frBlindChickenExtremeSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Range tes cartes, ne joue que par les deux bouts, prends peu de poules.',
  minutes: 20,
  offered: OFFERED,
  options: {
    games: {
      label: 'Parties',
      line: 'On additionne leurs points. D’habitude, une par joueur.',
      sentence: 'Après la partie {}, le plus grand total gagne.',
    },
  },
});

/** The texts of a game's score calculation, in French. */
export const frBlindChickenExtremeScoring: BlindChickenExtremeScoringTexts = {
  chickens: 'Poules',
  penalties: 'Pénalités',
  rewards: 'Récompenses',
  noChicken: 'aucune poule',
  canceled: (game) => `partie ${game} annulée`,
  ignoreChickens: 'les poules d’avant le dernier pli ne comptent pas',
  ignorePenalties: 'les pénalités d’avant le dernier pli ne comptent pas',
  bestGame: (points) => `meilleure partie : ${points}`,
};
