import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { ChickenOutScoringTexts } from './locale.js';

/** The set-up texts of Chicken Out!, in German. */
export const deChickenOutSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Zählt gemeinsam bis 21. Noch eine Karte aufdecken, oder kneifen?',
  minutes: 10,
  offered: OFFERED,
  options: {
    games: {
      label: 'Spiele',
      line: 'Ihre Punkte werden addiert, und die wenigsten gewinnen.',
      sentence: 'Nach Spiel {} gewinnen die wenigsten Punkte.',
    },
    scoring: {
      label: 'Punkte für ein Spiel',
      line: 'Plätze: 1 für den ersten, 2 für den zweiten und so weiter. Übrige Karten: 1 für jedes Huhn, 10 für jeden Fuchs.',
      sentence: 'Ein Spiel zählt nach {}.',
      values: { rank: 'Plätzen', cards: 'übrigen Karten' },
    },
    sameFirst: {
      label: 'SAME als erste Karte',
      line: 'Es zählt 0, oder es wartet und zählt wie die Karte danach.',
      sentence: 'SAME als erste Karte {}.',
      values: { zero: 'zählt 0', next: 'zählt wie die nächste Karte' },
    },
    layAnEgg: {
      label: 'Ei legen',
      line: 'Spielst du ein Huhn mit einer 0, mischst du den Rest deines Stapels.',
      sentence: 'Ein Huhn mit einer 0 {}.',
      values: { off: 'zählt nur 0', on: 'lässt dich auch deinen Stapel mischen' },
    },
    doubleUp: {
      label: 'Verdoppeln',
      line: 'Nach einer Karte mit derselben Zahl wie die davor darfst du noch eine spielen.',
      sentence: 'Nach zwei gleichen Zahlen {}.',
      values: { off: 'endet der Zug', on: 'darfst du noch eine Karte spielen' },
    },
    passOn: {
      label: 'Weitergeben',
      line: 'Eine Reihe mit genau 21 geht an den nächsten Spieler, nicht aus dem Spiel.',
      sentence: 'Eine Reihe mit genau 21 {}.',
      values: { off: 'kommt aus dem Spiel', on: 'geht an den nächsten Spieler' },
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
