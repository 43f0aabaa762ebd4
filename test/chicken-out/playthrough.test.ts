import { describe } from 'hencoop';
import { type ChickenOutTypes, chickenOut, type Options, type State } from 'hencoop/chicken-out';
import { enChickenOut } from 'hencoop/chicken-out/en';
import { playthrough, scriptedChance, type WeightedPolicy } from 'hencoop/testkit';
import { expect, describe as group, it } from 'vitest';
import { cards } from '../../src/chicken-out/testkit/position.js';

const table = ({ piles, series, count, wentOut }: State) =>
  [
    series.length === 0 ? 'no series' : `${series.join(', ')} make ${count}`,
    `piles ${piles.map((pile) => pile.length).join(' ')}`,
    ...(wentOut.length === 0 ? [] : [`out ${wentOut.join(' ')}`]),
  ].join('; ');

// Players who usually dare, and stop an own count when it is high: games are short and varied.
const weigh: WeightedPolicy<ChickenOutTypes> = (move, { count }) =>
  move.type === 'play' ? 1 : move.type === 'stop' ? Math.max(0.05, count / 10) : count / 60;

/** A handmade deal for two: the cards of each seat in the order in which they come up. */
function dealt(first: string, second: string): unknown[] {
  const [one, two] = [cards(first), cards(second)];
  const up = one.flatMap((card, index) => [card, two[index]]);
  const rest: unknown[] = chickenOut.setup({ seed: 'rest' }).piles.flat();
  for (const card of up) rest.splice(rest.indexOf(card), 1);
  return [...up, ...rest.sort()].reverse();
}

group('a game of Chicken Out! reads as before', () => {
  it.each<[number, string, Partial<Options>]>([
    [2, 'coop-61', {}],
    [3, 'coop-3', { sameCopies: 'lastChicken', ownCountMin: 2 }],
    [4, 'coop-101', { scoring: 'cards', games: 2 }],
    [5, 'coop-147', { passOn: true }],
  ])('with %i seats, seed %s', async (seats, seed, options) => {
    const text = playthrough(chickenOut, {
      config: { seats, seed, options },
      describe: (event) => describe(event, null, enChickenOut),
      table,
      weigh,
    });
    await expect(text).toMatchFileSnapshot(`golden/${seats}-seats.txt`);
  });

  it('CO-6.1, CO-6.2, CO-6.3: with all extras', async () => {
    const text = playthrough(chickenOut, {
      config: { seats: 5, seed: 'coop-13', options: { layAnEgg: true, doubleUp: true, passOn: true } },
      describe: (event) => describe(event, null, enChickenOut),
      table,
      weigh,
    });
    for (const phrase of ['lays an egg', 'The same number again', 'gets the series under their pile', 'goes out']) {
      expect(text).toContain(phrase);
    }
    await expect(text).toMatchFileSnapshot('golden/extras.txt');
  });

  it('CO-3.3, CO-4.2, CO-4.3: with each fox, a chain of 21s and a chickening out', async () => {
    const text = playthrough(chickenOut, {
      config: { seats: 2, seed: 'foxes' },
      chance: scriptedChance({
        'deal/1': dealt(
          'TWENTY b1 b10 b11 b7 b7 SAME DOUBLE b8 SAME ZERO b9 r4 b6',
          'r9 SAME DOUBLE b11 b2 b3 r5 r6 r7 r8 r10 b5 b4 r2',
        ),
      }),
      describe: (event) => describe(event, null, enChickenOut),
      table,
      weigh: ({ type }, { step, count, series }) => {
        const stops = step.type === 'ownCount' && (count === 16 || (count === 10 && series.length > 1));
        const chickens = step.type === 'turn' && count === 18;
        return type === (stops ? 'stop' : chickens ? 'chickenOut' : 'play') ? 1 : 0;
      },
      maxMoves: 22,
    });
    await expect(text).toMatchFileSnapshot('golden/foxes.txt');
  });
});
