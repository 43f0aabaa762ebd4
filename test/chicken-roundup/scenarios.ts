import type { Move, State } from 'hencoop/chicken-roundup';
import { card, position } from '../../src/chicken-roundup/testkit/position.js';
import type { Scenario } from '../support/scenario.js';

const FARMER = card('G', 'farmer');
const PARADE = card('G', 'parade');
const DOG = card('G', 'dog');
const endPlays: Move = { seat: 0, type: 'endPlays' };

/** Scenarios of the rule book that are positions, for drawing. */
export const scenarios: readonly Scenario<State, Move>[] = [
  {
    title: 'Sending in',
    says: 'At the end of the turn gold, white and black go in, each lower than the one before; red does not follow black (CR-7.1, CR-7.2).',
    state: position({ south: 'GWBRS', middle: 'BBBWF' }),
    tried: [endPlays],
    after: true,
  },
  {
    title: 'A gap in the middle row',
    says: 'The Farmer takes a chicken with cards on both sides: the player chooses which way the gap closes (CR-4.2).',
    state: position({ middle: 'WBFRS', hands: [[FARMER], []] }),
    tried: [
      { seat: 0, type: 'farmer', card: FARMER, target: 'M1' },
      { seat: 0, type: 'closeGap', toward: 'east' },
    ],
    after: true,
  },
  {
    title: 'The Dog',
    says: 'It sends the fox to the end of its row; the cards between move up by one (CR-5.2).',
    state: position({ middle: 'WBFRS', hands: [[DOG], []] }),
    tried: [{ seat: 0, type: 'dog', card: DOG, end: 'west' }],
    after: true,
  },
  {
    title: 'A Parade through three rows',
    says: 'A path of adjacent cells from the front of the coop, each chicken lower than the one before: four points, and the turn is over (CR-5.5, CR-5.6).',
    state: position({ north: 'RBWWW', middle: 'SBFRB', south: 'GWWWW', hands: [[PARADE], []] }),
    tried: [
      { seat: 0, type: 'parade', card: PARADE, path: ['S0', 'S1', 'S2'] },
      { seat: 0, type: 'parade', card: PARADE, path: ['S0', 'M0', 'N0', 'N1'] },
    ],
    after: true,
  },
];
