import type { Game } from '../../engine/game.js';
import { chickenOut } from '../index.js';
import type { ChickenOutTypes, Event, RedactedEvent, State } from '../table.js';
import { type HeapView, heapsAfter } from './heaps.js';
import { worlds } from './worlds.js';

function evolve(table: State | null, event: Event): State;
function evolve(table: HeapView | null, event: RedactedEvent): HeapView;
function evolve(table: State | HeapView | null, event: Event | RedactedEvent): State | HeapView {
  // Only views have a viewer, and heaps to keep. The game's own `evolve` handles everything else.
  if ((table as Partial<HeapView> | null)?.viewer === undefined) {
    return chickenOut.evolve(table as State | null, event as Event);
  }
  // A view comes with redacted events.
  const seen = event as RedactedEvent;
  const view = table as HeapView;
  const after = chickenOut.evolve(view, seen);
  const heaps = heapsAfter(view, seen);
  return heaps.some((heap) => heap.length > 0) ? { ...after, heaps } : after;
}

/**
 * Chicken Out! for players who remember more: the same game, but views folded by `evolve` and `remember` keep the cards
 * that an egg shuffled into a pile (CO-6.1), and `determinize` respects them. Only views folded by it have the field
 * `heaps`; `view` and the schemas do not know it.
 *
 * @example
 * ```ts
 * import { remember } from 'hencoop';
 * import { chickenOut } from 'hencoop/chicken-out';
 * import { chickenOutWithHeaps } from 'hencoop/chicken-out/bots';
 *
 * const { events } = chickenOut.setupWithEvents({ seats: 3, seed: 'hen', options: { layAnEgg: true } });
 * const view = remember(chickenOutWithHeaps, events, 0);
 * chickenOutWithHeaps.determinize(view, 'dream').piles[0]?.length; // 20
 * ```
 */
export const chickenOutWithHeaps: Game<ChickenOutTypes> = /* @__PURE__ */ Object.freeze<Game<ChickenOutTypes>>({
  ...chickenOut,
  evolve,
  determinize: (view: HeapView, seed) =>
    view.heaps === undefined ? chickenOut.determinize(view, seed) : worlds(view, seed).next(),
});
