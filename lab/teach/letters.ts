// Weights in the source of the library: a letter each.

/** By how much weights are multiplied for the largest of them to have the last letter, `largest`. */
export const scaleOf = (weights: Float64Array, largest: number) => largest / Math.max(...weights.map(Math.abs));

/** A letter for each weight, times `scale`: `A` is 0, and the letters before it are negative. */
export function lettersOf(weights: Float64Array, scale: number): string {
  return Array.from(weights, (weight) => String.fromCharCode('A'.charCodeAt(0) + Math.round(weight * scale))).join('');
}
