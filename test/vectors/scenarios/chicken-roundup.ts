import { type ChickenRoundupTypes, chickenRoundup, type Move, type Options } from 'hencoop/chicken-roundup';
import { card, type Given, position } from '../../../src/chicken-roundup/testkit/position.js';
import type { Scenario } from '../scenario.js';

type Vector = Scenario<ChickenRoundupTypes>;

const endPlays: Move = { seat: 0, type: 'endPlays' };
const hands = (...first: readonly ReturnType<typeof card>[]): NonNullable<Given['hands']> => [first, []];
const second = { step: { type: 'plays', seat: 0, play: 2 } } as const;
const options = (given: Partial<Options>) => given;

/** The first plays of seat 1 that are legal, one for each type of move, and the end of its turn. */
const tries = (clause: string, given: Given): Vector[] => {
  const state = position(given);
  const legal = chickenRoundup.legalMoves(state);
  return legal.map((move) => ({ clauses: [clause], state, moves: [move] }));
};

/** The end of a turn, with the south row of seat 1 from the west. */
const sendingIn = (south: string, given: Given = {}): Vector => ({
  clauses: ['CR-7.1'],
  state: position({ south, hands: hands(card('W', 'farmer')), ...second, ...given }),
  moves: [endPlays],
});

const far = { north: 'RRFRR', middle: 'BBBBB' };

export const scenarios: readonly Vector[] = [
  ...['GBWRS', 'GWBRS', 'WGSRB', 'RRBWS', 'GSRBW', 'W....', 'GGGGG'].map((south) => sendingIn(south, far)),
  ...(['opposite', 'sameSide'] as const).map((coops) => sendingIn('GBWRS', { ...far, options: options({ coops }) })),
  ...['FGBWS', 'GFBWS', 'GBFWS'].flatMap((south) => [
    sendingIn(south, { middle: 'BBBBB', stacks: ['WS', 'R'] }),
    sendingIn(south, { middle: 'BBBBB' }),
  ]),
  // The fox in the middle row, exposed or not.
  ...['WRS..', 'WRSB.', 'G....', 'G.W..', '.....'].flatMap((south) =>
    (['ownRow', 'eitherRow'] as const).flatMap((exposed) => [
      sendingIn(south, { stacks: ['W', ''], options: options({ exposed }) }),
      sendingIn(south, { north: 'RR...', stacks: ['W', ''], options: options({ exposed }) }),
      sendingIn(south, { north: '..RRR', middle: '.BFB.', options: options({ exposed, coops: 'sameSide' }) }),
    ]),
  ),
  ...tries('CR-5.1', { hands: hands(card('W', 'farmer')) }),
  ...tries('CR-5.1', { hands: hands(card('W', 'farmer')), ...second }),
  ...tries('CR-5.2', { hands: hands(card('G', 'dog')), north: 'RRFR.', middle: 'BBBB.' }),
  ...tries('CR-5.2', { hands: hands(card('G', 'dog')) }),
  ...tries('CR-5.2', { hands: hands(card('G', 'dog')), middle: '.BFB.' }),
  ...tries('CR-5.2a', { hands: hands(card('G', 'dog')), middle: '..F..' }),
  ...tries('CR-5.2a', { hands: hands(card('G', 'dog')), middle: 'F....' }),
  ...tries('CR-5.4', { hands: hands(card('W', 'farmer'), card('B', 'farmer')) }),
  ...tries('CR-5.4', { hands: hands(card('W', 'farmer')), north: 'RRFRR', middle: 'BBBBB' }),
  // Rows of the rooster: drawn by the starter, by the other, as the last card.
  ...([0, 1] as const).flatMap((firstSeat) =>
    ([['rooster'], [card('W', 'farmer'), 'rooster'], ['rooster', card('W', 'farmer')]] as const).map((deck) =>
      sendingIn('GBWRS', { ...far, deck, options: options({ firstSeat }) }),
    ),
  ),
  // The last turn, by golds and by every color.
  ...(
    [
      ['GGGWW', 'GGGGW'],
      ['GS', 'GS'],
      ['GSW', 'GSB'],
      ['WWW', 'WW'],
      ['', ''],
      ['SS', 'GS'],
      ['RRB', 'RBB'],
    ] as const
  ).map((stacks) => sendingIn('.....', { ...far, stacks, turnsLeft: 0 })),
];
