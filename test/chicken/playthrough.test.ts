import { describe } from 'hencoop';
import { type ChickenTypes, chicken, type State } from 'hencoop/chicken';
import { enChicken } from 'hencoop/chicken/en';
import { playthrough, type WeightedPolicy } from 'hencoop/testkit';
import { expect, describe as group, it } from 'vitest';

const table = ({ discardPile, topValue, drawPile, hands }: State) =>
  `${discardPile.at(-1)}${discardPile.at(-1) === 'egg' ? ` as ${topValue}` : ''} on top, ${drawPile.length} to draw, hands ${hands.map((hand) => hand.join(' ')).join(' | ')}`;

// Players who stay in the round as long as they can, so that some go out and roll.
const weigh: WeightedPolicy<ChickenTypes> = (move) => (move.type === 'withdraw' ? 0.03 : move.type === 'play' ? 4 : 1);

group('a game of Chicken reads as before', () => {
  it.each([2, 3, 4, 5])('with %i seats', async (seats) => {
    const text = playthrough(chicken, {
      config: { seats, seed: 'coop', options: { target: 30 } },
      describe: (event) => describe(event, null, enChicken),
      table,
      weigh,
    });
    await expect(text).toMatchFileSnapshot(`golden/${seats}-seats.txt`);
  });
});
