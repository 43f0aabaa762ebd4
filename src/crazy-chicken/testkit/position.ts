import { DECK } from '../cards.js';
import { crazyChicken } from '../index.js';
import type { Chicken, State } from '../table.js';

/** `count` chickens of one type. */
export const copies = (chicken: Chicken, count: number) => Array.from({ length: count }, () => chicken);

/** Every card on the table. */
export function cardsOf(state: State): Chicken[] {
  const { hands, drawA, drawB, discardA, discardB, sets, aside } = state;
  const laid = [...sets.flat(), ...(aside === null ? [] : [aside])];
  return [
    ...hands.flat(),
    ...drawA,
    ...drawB,
    ...discardA,
    ...discardB,
    ...laid.flatMap(({ chicken, count }) => copies(chicken, count)),
  ];
}

/** A state in mid-round: the remaining cards lie at the bottom of discard pile B. */
export function position(given: Partial<State> & Pick<State, 'hands'>): State {
  const start = crazyChicken.setup({ seed: 'position' });
  const bare = { ...start, drawA: [], drawB: [], discardA: [], discardB: [], sets: [[], []], aside: null, ...given };
  const left = cardsOf(bare);
  const rest = DECK.filter((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return { ...bare, discardB: [...rest, ...bare.discardB] };
}
