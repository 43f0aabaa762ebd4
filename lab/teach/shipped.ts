// The network that rates moves, as the source of a game's bots.
import type { GameTypes } from 'hencoop';
import { lettersOf, scaleOf } from './letters.js';
import type { Questions } from './questions.js';
import { HIDDEN, type Rater } from './rater.js';

/** The largest weight that is stored, in whole numbers. With 25, the policy was no stronger, and the package larger. */
const LARGEST = 12;

/** A network in whole numbers. The bias of a cell is part of each kind of move: every move has one kind. */
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
    '/** How many cells the hidden layer has. */',
    `export const HIDDEN = ${HIDDEN};`,
    '',
    '/** The weight in the rating of what the answers add to it themselves. */',
    `export const STRAIGHT = ${Math.round((first * second) / third)};`,
    '',
    '/**',
    ' * What each answer adds to each hidden cell and to the rating itself, then the weights of each cell in the rating: a letter each,',
    ' * `A` for 0.',
    ' */',
    'export const WEIGHTS =',
    `  '${rows.join('')}${lettersOf(toRating, second)}';`,
    '',
  ].join('\n');
}
