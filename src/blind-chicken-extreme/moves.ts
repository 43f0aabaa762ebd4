import { oneOf, seatOf, wholeFrom } from '../engine/moveKinds.js';
import { formsOf, type MoveStatement } from '../engine/moveStatement.js';
import { MAX_COUNT } from '../engine/options.js';
import { SEATS } from './options.js';
import { CARDS, type Move, REWARDS, type Table } from './table.js';

/** Any card of the box, even one that is not in play (BC-2.1) and so in no hand (G-4). */
const CARD = /* @__PURE__ */ oneOf(CARDS, { hook: 'card' });
const REWARD = /* @__PURE__ */ oneOf(REWARDS, {
  hook: 'reward',
  spelled: { leadFaceDown: 'F', leadAnyCard: 'A', chooseLeader: 'L' },
});
const BENEFIT = /* @__PURE__ */ oneOf(['none', 'ignoreChickens', 'ignorePenalties'], {
  hook: 'benefit',
  spelled: { none: '0', ignoreChickens: 'C', ignorePenalties: 'P' },
});
const CANCEL = /* @__PURE__ */ oneOf(['cancelGame'], { hook: 'benefit' });
/** A game of this session. */
const GAME = /* @__PURE__ */ wholeFrom(1, MAX_COUNT, { hook: 'game' }, ({ options }: Table) => options.games);

/** The moves, stated once: checks, schemas, notation and hooks follow. */
export const MOVES = /* @__PURE__ */ (() =>
  ({
    place: { steps: ['arrange'], fields: { card: CARD }, tokens: ['A<card>'] },
    play: { steps: ['play'], fields: { card: CARD }, tokens: ['P<card>'] },
    takeReward: { steps: ['takeReward'], fields: { reward: REWARD }, tokens: ['R<reward>'] },
    chooseLeader: { steps: ['chooseLeader'], fields: { leader: seatOf(SEATS.max) }, tokens: ['L<leader>'] },
    chooseBenefit: {
      steps: ['chooseBenefit'],
      ...formsOf(
        { fields: { benefit: BENEFIT }, tokens: ['B<benefit>'] },
        { fields: { benefit: CANCEL, game: GAME }, tokens: [['BG<game>', { benefit: 'cancelGame' }]] },
      ),
    },
  }) as const satisfies MoveStatement<Move, Table>)();
