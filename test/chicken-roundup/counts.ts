import { chickenRoundup, type State } from 'hencoop/chicken-roundup';
import { card, position } from '../../src/chicken-roundup/testkit/position.js';
import type { CountedPosition } from '../support/counts.js';

/** Small positions of the last turns, with an empty deck, whose trees are counted, and a fresh game. */
export const positions: readonly CountedPosition<State>[] = [
  {
    title: 'A Farmer, a Dog and a Parade against a Fox Trot, the fox among nine chickens',
    state: position({
      north: '..WSG',
      middle: '.RFB.',
      south: 'GSW..',
      hands: [[card('R', 'farmer'), card('G', 'dog'), card('B', 'parade')], [card('G', 'foxTrot')]],
      turnsLeft: 1,
    }),
    depth: 6,
  },
  {
    title: 'A Round Dance, a Cut In and a Leap Frog over the fox, against a Diagonal Dash',
    state: position({
      north: '.....',
      middle: 'WBFRS',
      south: 'GBRRS',
      hands: [[card('S', 'roundDance'), card('G', 'cutIn'), card('W', 'leapFrog')], [card('B', 'diagonalDash')]],
      turnsLeft: 1,
    }),
    depth: 5,
  },
  { title: 'A fresh game, seed count', state: chickenRoundup.setup({ seed: 'count' }), depth: 2 },
];
