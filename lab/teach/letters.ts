// Encodes weights in the library's source, with a letter for each.

/** The factor by which to multiply weights so that the largest becomes `largest`. */
export const scaleOf = (weights: Float64Array, largest: number) => largest / Math.max(...weights.map(Math.abs));

/** A letter for each weight times `scale`: `A` is 0, and the characters before it are negative. */
export function lettersOf(weights: Float64Array, scale: number): string {
  return Array.from(weights, (weight) => String.fromCharCode('A'.charCodeAt(0) + Math.round(weight * scale))).join('');
}
