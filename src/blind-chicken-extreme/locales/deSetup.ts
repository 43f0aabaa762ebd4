import { deepFreeze } from '../../engine/freeze.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { BlindChickenExtremeScoringTexts } from './locale.js';

/** The set-up texts of Blind Chicken Extreme, in German. */
export const deBlindChickenExtremeSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Ordne deine Karten, spiele nur von den beiden Enden, nimm wenige Hühner.',
  minutes: 20,
  offered: OFFERED,
  options: {
    games: {
      label: 'Spiele',
      line: 'Ihre Punkte werden addiert. Üblich ist eins für jeden.',
      sentence: 'Nach Spiel {} gewinnen die meisten Punkte.',
    },
  },
});

/** The texts of a game's score calculation, in German. */
export const deBlindChickenExtremeScoring: BlindChickenExtremeScoringTexts = {
  chickens: 'Hühner',
  penalties: 'Strafen',
  rewards: 'Belohnungen',
  noChicken: 'kein Huhn',
  canceled: (game) => `Spiel ${game} gestrichen`,
  ignoreChickens: 'Hühner vor dem letzten Stich zählen nicht',
  ignorePenalties: 'Strafen vor dem letzten Stich zählen nicht',
  bestGame: (points) => `bestes Spiel: ${points}`,
};
