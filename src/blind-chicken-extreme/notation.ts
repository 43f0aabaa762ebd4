import { always, digits, notationOf, symbols } from '../engine/notation.js';
import { CARDS, type Card, type Move, type Reward } from './table.js';

const CARD = symbols<Card>(CARDS.map((card) => [card, String(card)]));

const REWARD = symbols<Reward>([
  ['leadFaceDown', 'F'],
  ['leadAnyCard', 'A'],
  ['chooseLeader', 'L'],
]);

const BENEFIT = symbols<'none' | 'ignoreChickens' | 'ignorePenalties'>([
  ['none', '0'],
  ['ignoreChickens', 'C'],
  ['ignorePenalties', 'P'],
]);

/**
 * How moves are written: `A17` places, `P17` plays, `RF` takes a reward, `L2` names the leader; `BC`, `BG1` and `B0` choose
 * a benefit, a game to cancel, and no benefit.
 */
export const notation = notationOf<Move>({
  place: [['A', { card: CARD }]],
  play: [['P', { card: CARD }]],
  takeReward: [['R', { reward: REWARD }]],
  chooseLeader: [['L', { leader: digits(0, 4) }]],
  chooseBenefit: [
    ['B', { benefit: BENEFIT }],
    ['BG', { benefit: always('cancelGame') }, { game: digits(1, 10_000) }],
  ],
});
