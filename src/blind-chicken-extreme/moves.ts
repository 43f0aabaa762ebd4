import { oneOf, seatOf, wholeFrom } from '../engine/moveKinds.js';
import { formsOf, type MoveStatement } from '../engine/moveStatement.js';
import { CARDS, type Move, REWARDS, type Table } from './table.js';

/** Any card of the box, even one that is not in play (BC-2.1) and so in no hand (G-4). */
const CARD = oneOf(CARDS, { hook: 'card' });
const REWARD = oneOf(REWARDS, {
  hook: 'reward',
  spelled: { leadFaceDown: 'F', leadAnyCard: 'A', chooseLeader: 'L' },
});
const BENEFIT = oneOf(['none', 'ignoreChickens', 'ignorePenalties'], {
  hook: 'benefit',
  spelled: { none: '0', ignoreChickens: 'C', ignorePenalties: 'P' },
});
/** A game of this session, from 1. */
const GAME = wholeFrom(1, 10_000, { most: ({ options }: Table) => options.games, hook: 'game' });

/** The moves, stated once: shapes, schemas, notation and hooks follow. */
export const MOVES = {
  place: { steps: ['arrange'], fields: { card: CARD }, tokens: ['A<card>'] },
  play: { steps: ['play'], fields: { card: CARD }, tokens: ['P<card>'] },
  takeReward: { steps: ['takeReward'], fields: { reward: REWARD }, tokens: ['R<reward>'] },
  chooseLeader: { steps: ['chooseLeader'], fields: { leader: seatOf(5) }, tokens: ['L<leader>'] },
  chooseBenefit: {
    steps: ['chooseBenefit'],
    ...formsOf(
      { fields: { benefit: BENEFIT }, tokens: ['B<benefit>'] },
      {
        fields: { benefit: oneOf(['cancelGame'], { hook: 'benefit' }), game: GAME },
        tokens: [['BG<game>', { benefit: 'cancelGame' }]],
        // BC-5.2c: a game before this one.
        possible: ({ game }: { readonly game: number }, { options }: Table) => game < options.games,
      },
    ),
  },
} as const satisfies MoveStatement<Move, Table>;
