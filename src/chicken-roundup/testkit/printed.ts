import type { Options } from '../table.js';

const EACH = { farmer: 1, dog: 3, parade: 4, foxTrot: 2, longHop: 2, corner: 3, twins: 2, threesome: 3 };

/** Other cards and other diagrams: a long swap, a swap with a named cell, a double swap, and a turn of three. */
export const PRINTED: Pick<Options, 'deck' | 'diagrams'> = {
  diagrams: [
    {
      name: 'longHop',
      cycles: [
        [
          [0, 0],
          [2, 0],
        ],
      ],
      cards: [],
    },
    {
      name: 'corner',
      cycles: [
        [
          [0, 0],
          [0, 1],
        ],
      ],
      cards: [[1, 0]],
    },
    {
      name: 'twins',
      cycles: [
        [
          [0, 0],
          [0, 1],
        ],
        [
          [1, 0],
          [1, 1],
        ],
      ],
      cards: [],
    },
    {
      name: 'threesome',
      cycles: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      ],
      cards: [],
    },
  ],
  deck: { white: EACH, black: EACH, red: EACH, silver: EACH, gold: EACH },
};
