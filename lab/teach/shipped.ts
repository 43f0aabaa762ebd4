// Writes the network that rates moves as source code for a game's bots.
import type { GameTypes } from 'hencoop';
import { lettersOf, scaleOf } from './letters.js';
import type { Questions } from './questions.js';
import { HIDDEN, type Rater } from './rater.js';

/** The largest stored weight; weights are integers. With 25, the policy was no stronger, and the package was larger. */
const LARGEST = 12;

/** A network with integer weights. Since every move has one kind, the kinds' weights include the biases of the cells. */
export function shippedText({ kinds, answers }: Questions<GameTypes>, rater: Rater): string {
  const { toHidden, hiddenBias, toRating, straight } = rater;
  const weights = toHidden.map((weight, index) => {
    return index < kinds * HIDDEN ? weight + (hiddenBias[index % HIDDEN] ?? 0) : weight;
  });
  const [first, second, third] = [scaleOf(weights, LARGEST), scaleOf(toRating, LARGEST), scaleOf(straight, LARGEST)];
  const [hidden, direct] = [lettersOf(weights, first), lettersOf(straight, third)];
  const rows = Array.from({ length: answers }, (_, answer) => {
    return hidden.slice(answer * HIDDEN, (answer + 1) * HIDDEN) + direct.charAt(answer);
  });
  return [
    '// Written by `npm run lab -- raters`.',
    '',
    '/** The number of cells in the hidden layer. */',
    `export const HIDDEN = ${HIDDEN};`,
    '',
    '/** The factor for the direct weights of the answers. */',
    `export const STRAIGHT = ${Math.round((first * second) / third)};`,
    '',
    '/**',
    ' * For each answer, its weights in the hidden cells and its direct weight; then the weight of each cell in the rating. Each',
    ' * weight is a letter: `A` is 0.',
    ' */',
    'export const WEIGHTS =',
    `  '${rows.join('')}${lettersOf(toRating, second)}';`,
    '',
  ].join('\n');
}
