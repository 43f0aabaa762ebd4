import { describe } from 'hencoop';
import {
  type BlindChickenExtremeTypes,
  type Card,
  blindChickenExtreme as game,
  type State,
} from 'hencoop/blind-chicken-extreme';
import { enBlindChickenExtreme } from 'hencoop/blind-chicken-extreme/en';
import { playthrough, scriptedChance, type WeightedPolicy } from 'hencoop/testkit';
import { expect, describe as group, it } from 'vitest';
import { deckByHand } from '../../src/blind-chicken-extreme/testkit/position.js';

const inTrick = ({ card, faceDown }: State['trick'][number]) => (faceDown === null ? `${card}` : `(${card})`);

const table = ({ step, hands, rows, trick }: State) =>
  step.type === 'arrange'
    ? `hands ${hands.map((hand) => hand.length).join(' ')}`
    : `trick ${trick.map(inTrick).join(' ') || 'none'}, rows ${rows.map((row) => row.join(' ')).join(' | ')}`;

group('a session of Blind Chicken Extreme reads as before', () => {
  it.each([
    [2, 2],
    [3, 1],
    [4, 1],
    [5, 1],
  ])('with %i seats', async (seats, games) => {
    const text = playthrough(game, {
      config: { seats, seed: 'coop', options: { games } },
      describe: (event) => describe(event, null, enBlindChickenExtreme),
      table,
    });
    await expect(text).toMatchFileSnapshot(`golden/${seats}-seats.txt`);
  });
});

/** The plays of five seats in three games, trick by trick, by seat; all but one from the left end. */
const TRICKS: readonly (readonly (readonly Card[])[])[] = [
  [
    [25, 3, 5, 8, 12],
    [29, 17, 21, 9, 2],
    [1, 35, 6, 10, 13],
    [4, 42, 11, 14, 15],
    [7, 16, 45, 20, 19],
    [24, 27, 0, 31, 22],
    [34, 37, 41, 44, 47],
    [23, 26, 30, 32, 33],
    [36, 38, 39, 40, 43],
    [46, 28, 18, 49, 48],
  ],
  [
    [17, 21, 24, 27, 28],
    [35, 45, 1, 2, 3],
    [0, 4, 5, 6, 7],
    [8, 9, 10, 11, 12],
    [13, 14, 15, 16, 18],
    [19, 26, 29, 30, 31],
    [32, 33, 34, 36, 37],
    [38, 39, 40, 41, 42],
    [43, 44, 46, 47, 48],
    [25, 20, 22, 23, 49],
  ],
  [
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
    [11, 12, 13, 14, 15],
    [16, 17, 18, 19, 20],
    [21, 22, 23, 24, 25],
    [26, 27, 28, 29, 30],
    [31, 32, 33, 34, 35],
    [36, 37, 38, 39, 40],
    [41, 42, 43, 44, 45],
    [0, 49, 46, 47, 48],
  ],
];

const playedBy = (game: number, seat: number) => (TRICKS[game - 1] ?? []).map((cards) => cards[seat] as Card);

/** The row of a seat: its plays, in order; the 42, led with the advantage, is two places further. */
function row(game: number, seat: number): Card[] {
  const cards = playedBy(game, seat);
  if (game !== 1 || seat !== 1) return cards;
  const others = cards.filter((card) => card !== 42);
  return [...others.slice(0, 5), 42, ...others.slice(5)];
}

/** The pile, from bottom to top, that deals the planned cards one at a time, the leader of the game first. */
function pile(game: number): Card[] {
  const order = [0, 1, 2, 3, 4].map((each) => (each + game - 1) % 5);
  return (TRICKS[game - 1] ?? []).flatMap((cards) => order.map((seat) => cards[seat] as Card)).reverse();
}

const REWARDS = [['leadFaceDown', 'leadAnyCard'], ['leadFaceDown'], ['chooseLeader', 'leadAnyCard']];
const BENEFITS = ['ignoreChickens', 'ignorePenalties', 'cancelGame'];

/** Plays as planned; all arrange simultaneously, in a random order of players. */
const asPlanned: WeightedPolicy<BlindChickenExtremeTypes> = (move, state) => {
  const done = (state.piles.flat().length + (state.taker === null ? 0 : 5)) / 5;
  const is = (wanted: unknown, chosen: unknown) => (wanted === chosen ? 1 : 0);
  switch (move.type) {
    case 'place':
      return is(row(state.gameNumber, move.seat)[state.rows[move.seat]?.length ?? 0], move.card);
    case 'play':
      return is(playedBy(state.gameNumber, move.seat)[done], move.card);
    case 'takeReward':
      return is(
        REWARDS[state.gameNumber - 1]?.find((reward) => state.rewardsLeft.some((left) => left === reward)),
        move.reward,
      );
    case 'chooseLeader':
      return is(4, move.leader);
    case 'chooseBenefit':
      return move.benefit === 'cancelGame' ? is(1, move.game) : is(BENEFITS[state.gameNumber - 1], move.benefit);
  }
};

group('a planned session', () => {
  it('contains every card once in each game', () => {
    for (const tricks of TRICKS) expect(tricks.flat().sort((a, b) => a - b)).toEqual(deckByHand(5));
  });

  it('BC-4.1, BC-4.4, BC-3.3, BC-5.2: shows every penalty, every reward in use, the cool sow and every benefit', async () => {
    const chance = scriptedChance({ 'deal/1': pile(1), 'deal/2': pile(2), 'deal/3': pile(3) });
    const text = playthrough(game, {
      config: { seats: 5, seed: 'planned', options: { games: 3 } },
      describe: (event) => describe(event, null, enBlindChickenExtreme),
      table,
      weigh: asPlanned,
      chance,
    });
    chance.done();
    for (const line of [
      'Seat 1 gets a penalty: -3.',
      'Seat 4 gets a penalty: -6.',
      'Seat 5 gets a penalty: -10.',
      'Seat 5 gets a penalty: -15.',
      'Seat 1 plays the 29 face down.',
      'Seat 2 leads next, with any card.',
      'Seat 2 plays the 42.',
      'Seat 3 has seat 5 lead next.',
      'Seat 1 takes the trick with the 0.',
      'Seat 4 ignores the earlier chickens.',
      'Seat 5 ignores the earlier penalties.',
      'Seat 1 cancels their game 1.',
    ]) {
      expect(text).toContain(line);
    }
    await expect(text).toMatchFileSnapshot('golden/planned.txt');
  });
});
