import { deepFreeze } from '../../engine/freeze.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { ChickenScoringTexts } from './locale.js';

/** The set-up texts of Chicken, in French. */
export const frChickenSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Débarrasse-toi de tes cartes une à une, ou retire-toi à temps.',
  minutes: 15,
  offered: OFFERED,
  options: {
    target: {
      label: 'Points qui terminent la partie',
      line: 'La partie s’arrête dès que quelqu’un les atteint. Moins de points, partie plus courte.',
      sentence: 'La partie se termine à {} points.',
    },
    drawOnlyIfStuck: {
      label: 'Ne piocher que si tu ne peux pas jouer',
      line: 'Sinon, tu peux aussi piocher quand une carte va.',
      sentence: 'Tu peux piocher {}.',
      values: { off: 'même si une carte va', on: 'seulement si aucune carte ne va' },
    },
  },
});

const faceOf = (face: string) => (face === 'chick' ? 'poussin' : face);

/** The texts of a round's score calculation, in French. */
export const frChickenScoring: ChickenScoringTexts = {
  wentOut: 'plus de cartes',
  withdrew: 'hors manche',
  once: 'les cartes identiques comptent une fois',
  egg: (top) => `l’œuf compte comme la carte du dessus : ${faceOf(top)}`,
  dice: (faces) => `aux dés : ${faces.map(faceOf).join(' et ')}`,
  notBelow: 'jamais en dessous de 0',
  toTarget: (below, target) =>
    below > 0 ? `${below} de moins que ${target}` : `a atteint ${target}, ce qui met fin à la partie`,
};
