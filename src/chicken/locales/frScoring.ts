// The words around the arithmetic of a round, in French.
import type { ChickenScoringTexts } from './scoringTexts.js';

const faceOf = (face: string) => (face === 'chick' ? 'poussin' : face);

export const frScoring: ChickenScoringTexts = {
  wentOut: 'plus de cartes',
  withdrew: 'hors manche',
  once: 'les cartes identiques comptent une fois',
  egg: (top) => `l’œuf compte comme la carte du dessus : ${faceOf(top)}`,
  dice: (faces) => `aux dés : ${faces.map(faceOf).join(' et ')}`,
  notBelow: 'jamais en dessous de 0',
};
