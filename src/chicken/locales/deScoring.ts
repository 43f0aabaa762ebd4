// The words around the arithmetic of a round, in German.
import type { ChickenScoringTexts } from './scoringTexts.js';

const faceOf = (face: string) => (face === 'chick' ? 'Küken' : face);

export const deScoring: ChickenScoringTexts = {
  wentOut: 'keine Karten mehr',
  withdrew: 'ausgestiegen',
  once: 'gleiche Karten zählen einmal',
  egg: (top) => `das Ei zählt wie die oberste Karte: ${faceOf(top)}`,
  dice: (faces) => `${faces.map(faceOf).join(' und ')} gewürfelt`,
  notBelow: 'nie unter 0',
};
