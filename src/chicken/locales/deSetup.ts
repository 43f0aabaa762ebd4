import { deepFreeze } from '../../engine/freeze.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { ChickenScoringTexts } from './locale.js';

/** The set-up texts of Chicken, in German. */
export const deChickenSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Werde deine Karten eine nach der anderen los, oder steig rechtzeitig aus.',
  minutes: 15,
  offered: OFFERED,
  options: {
    target: {
      label: 'Punkte, die das Spiel beenden',
      line: 'Hat jemand so viele, ist das Spiel vorbei. Weniger machen es kürzer.',
      sentence: 'Das Spiel endet bei {} Punkten.',
    },
    drawOnlyIfStuck: {
      label: 'Nur ziehen, wenn du nicht spielen kannst',
      line: 'Sonst darfst du auch ziehen, wenn eine Karte passt.',
      sentence: 'Ziehen darfst du {}.',
      values: { off: 'auch wenn eine Karte passt', on: 'nur wenn keine Karte passt' },
    },
  },
});

const faceOf = (face: string) => (face === 'chick' ? 'Küken' : face);

/** The texts of a round's score calculation, in German. */
export const deChickenScoring: ChickenScoringTexts = {
  wentOut: 'keine Karten mehr',
  withdrew: 'ausgestiegen',
  once: 'gleiche Karten zählen einmal',
  egg: (top) => `das Ei zählt wie die oberste Karte: ${faceOf(top)}`,
  dice: (faces) => `${faces.map(faceOf).join(' und ')} gewürfelt`,
  notBelow: 'nie unter 0',
  toTarget: (below, target) =>
    below > 0 ? `${below} unter ${target}` : `hat ${target} erreicht, das beendet das Spiel`,
};
