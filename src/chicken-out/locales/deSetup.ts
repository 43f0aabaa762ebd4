import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { ChickenOutScoringTexts } from './locale.js';

/** The set-up texts of Chicken Out!, in German. */
export const deChickenOutSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Zählt gemeinsam bis 21. Noch eine Karte aufdecken, oder kneifen?',
  offered: OFFERED,
  options: {
    games: { label: 'Spiele', line: 'Ihre Punkte werden addiert, und die wenigsten gewinnen.' },
    scoring: {
      label: 'Punkte für ein Spiel',
      line: 'Plätze: 1 für den ersten, 2 für den zweiten und so weiter. Übrige Karten: 1 für jedes Huhn, 10 für jeden Fuchs.',
      values: { rank: 'Plätze', cards: 'Übrige Karten' },
    },
    sameFirst: {
      label: 'SAME als erste Karte',
      line: 'Es zählt 0, oder es wartet und zählt wie die Karte danach.',
      values: { zero: 'Zählt 0', next: 'Wie die nächste Karte' },
    },
    layAnEgg: { label: 'Ei legen', line: 'Spielst du ein Huhn mit einer 0, mischst du den Rest deines Stapels.' },
    doubleUp: {
      label: 'Verdoppeln',
      line: 'Nach einer Karte mit derselben Zahl wie die davor darfst du noch eine spielen.',
    },
    passOn: {
      label: 'Weitergeben',
      line: 'Eine Reihe mit genau 21 geht an den nächsten Spieler, nicht aus dem Spiel.',
    },
  },
});

/** The texts of a game's score calculation, in German. */
export const deChickenOutScoring: ChickenOutScoringTexts = {
  rank: (rank) => `Platz ${rank}`,
  chickens: (count) => counted(count, 'Huhn', 'Hühner'),
  foxes: (count) => counted(count, 'Fuchs', 'Füchse'),
  cardsLeft: (count) => `${counted(count, 'Karte', 'Karten')} übrig`,
  wentOut: (order) => (order === 1 ? 'zuerst alle Karten los' : 'in derselben Reihe alle Karten los'),
  lastGame: (said) => `im letzten Spiel: ${said}`,
};
