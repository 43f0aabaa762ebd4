import { type ChickenOutTypes, chickenOut, DECK } from 'hencoop/chicken-out';
import { solve as solving } from '../../../src/chicken-out/bots/ending.js';
import { quick } from '../../../src/engine/chance.js';

type View = ChickenOutTypes['View'];

/** The solution of a bot with time for all steps. */
export function solve(...given: Parameters<typeof solving>): ChickenOutTypes['Move'] | null {
  for (const steps = solving(...given); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** An ending with this many cards, all known, two of them foxes, so that more series are endless. */
export function ending(seed: string, cards: number, options: Partial<ChickenOutTypes['Options']> = {}): View {
  const chance = quick(seed);
  const shuffled = chance.shuffle('cards', DECK);
  const foxes = shuffled.filter((card) => !card.includes(' ')).slice(0, 2);
  const played = chance.shuffle('played', [...foxes, ...shuffled.filter((card) => card.includes(' ')).slice(2, cards)]);
  const deck = [...played, ...shuffled.filter((card) => !played.includes(card))];
  const [size = 1] = chance.roll('size', [2, 3], 1);
  const [seat = 0] = chance.roll('seat', [0, 1], 1);
  const state: ChickenOutTypes['State'] = {
    ...chickenOut.setup({ seats: 2, seed, options }),
    step: { type: 'open', seat },
    piles: [deck.slice(0, size), deck.slice(size, cards)],
    leftGame: deck.slice(cards),
  };
  return { ...chickenOut.view(state, seat), piles: state.piles };
}
