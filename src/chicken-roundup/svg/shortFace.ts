import type { Face } from '../../svg/card.js';

/** Below this width, a card in the yard or in a box shows its action only as a picture, but a large one. */
export const NAMED_FROM = 76;

/** A face without the name of its action if the card is small. */
export function shortFace(face: Face, width: number): Face {
  const { foot, ...short } = face;
  return foot === undefined || width < NAMED_FROM ? short : face;
}
