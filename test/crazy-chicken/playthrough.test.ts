import { describe } from 'hencoop';
import { type CrazyChickenTypes, crazyChicken, type State } from 'hencoop/crazy-chicken';
import { enCrazyChicken } from 'hencoop/crazy-chicken/en';
import { playthrough, type WeightedPolicy } from 'hencoop/testkit';
import { expect, describe as group, it } from 'vitest';

const table = ({ hands, sets, aside, drawA, drawB, discardA, discardB }: State) => {
  const shown = sets.map((own) => own.map(({ chicken, count }) => `${count}×${chicken}`).join(' ') || 'nothing');
  const tops = [discardA, discardB].map((pile) => (pile.length === 0 ? 'none' : `${pile.at(-1)} (${pile.length})`));
  const waiting = aside === null ? '' : `; aside ${aside.count}×${aside.chicken}`;
  return `shown ${shown.join(' | ')}${waiting}; draw ${drawA.length}, ${drawB.length}; discards ${tops.join(', ')}; hands ${hands.map((hand) => hand.join(' ')).join(' | ')}`;
};

// Players who lay small sets early, and displace sets as soon as they can.
const weigh: WeightedPolicy<CrazyChickenTypes> = (move, { sets }) => {
  if (move.type === 'draw') return move.from.startsWith('discard') ? 0.5 : 1;
  if (move.type !== 'lay') return 1;
  return sets.flat().some(({ chicken }) => chicken === move.chicken) ? 20 : 2 / move.count;
};

group('a game of Crazy Chicken reads as before', () => {
  it.each([
    ['owner', 'moult'],
    ['active', 'nest'],
  ] as const)('with displacedChooser %s', async (displacedChooser, seed) => {
    const text = playthrough(crazyChicken, {
      config: { seed, options: { rounds: 2, displacedChooser } },
      describe: (event) => describe(event, null, enCrazyChicken),
      table,
      weigh,
    });
    expect(text).toContain('chooses where it goes');
    await expect(text).toMatchFileSnapshot(`golden/2-seats-${displacedChooser}.txt`);
  });
});
