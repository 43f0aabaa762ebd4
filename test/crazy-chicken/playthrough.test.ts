import { type CrazyChickenTypes, crazyChicken, type State } from 'hencoop/crazy-chicken';
import { describe } from 'hencoop/crazy-chicken/sheet';
import { playthrough, type Weighing } from 'hencoop/testkit';
import { expect, describe as group, it } from 'vitest';

const table = ({ hands, sets, drawA, drawB, discardA, discardB }: State) => {
  const shown = sets.map((own) => own.map(({ chicken, count }) => `${count}×${chicken}`).join(' ') || 'nothing');
  const tops = [discardA, discardB].map((pile) => (pile.length === 0 ? 'none' : `${pile.at(-1)} (${pile.length})`));
  return `shown ${shown.join(' | ')}; draw ${drawA.length}, ${drawB.length}; discards ${tops.join(', ')}; hands ${hands.map((hand) => hand.join(' ')).join(' | ')}`;
};

// Players who lay rather small sets early, so that larger ones displace them.
const weigh: Weighing<CrazyChickenTypes> = (move) =>
  move.type === 'lay' ? 2 / move.count : move.type === 'draw' && move.from.startsWith('discard') ? 0.5 : 1;

group('a game of Crazy Chicken reads as before', () => {
  it.each(['owner', 'active'] as const)(
    'where the %s chooses the place of a displaced set',
    async (displacedChooser) => {
      const text = playthrough(crazyChicken, {
        config: { seed: 'coop', options: { rounds: 2, displacedChooser } },
        describe: (event) => describe(event, null),
        table,
        weigh,
      });
      expect(text).toContain('says where it goes');
      await expect(text).toMatchFileSnapshot(`golden/2-seats-${displacedChooser}.txt`);
    },
  );
});
