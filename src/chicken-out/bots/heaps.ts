import { at, top } from '../../engine/errors.js';
import { perSeat, type Seat } from '../../engine/seats.js';
import { copiesOf } from '../cards.js';
import type { Card, RedactedEvent, View } from '../table.js';

/**
 * The knowledge about one kind of card in a heap: the cards of a pile shuffled by an egg (CO-6.1). Some of them were
 * known before, the others are unknown; if `n` of the unknown ones are of this kind, the heap holds `known + n`.
 */
export interface HeapKind {
  /** The kind. */
  readonly card: Card;
  /** Negative once more have come up than had been known. */
  readonly known: number;
  /** By `n`: the likelihood of the cards that came up, relative to the likeliest `n`. */
  readonly weights: readonly number[];
}

/** The kinds with known cards when a pile was shuffled; without any, the pile is equivalent to one never shuffled. */
export type Heap = readonly HeapKind[];

/** A remembered view that knows the cards of shuffled piles. Without `heaps`, it knows none. */
export interface HeapView extends View {
  /** By seat, the heap in its pile; empty for a pile that was never shuffled. */
  readonly heaps?: readonly Heap[];
}

/** The view's knowledge about each pile, besides the cards it shows in place. */
export function heapsOf(view: HeapView): readonly Heap[] {
  return view.heaps ?? perSeat(view.seats, () => []);
}

/** The number of cards of this kind that are certain to be in the heap. */
export function certain({ known, weights }: HeapKind): number {
  return known + weights.findIndex((weight) => weight > 0);
}

/** The number of cards of a kind that are neither visible nor known to be in a heap. */
export function unplaced(view: HeapView, card: Card): number {
  let left = copiesOf(card);
  for (const list of [...view.piles, view.series, view.leftGame]) {
    for (const shown of list) if (shown === card) left--;
  }
  for (const heap of heapsOf(view)) left -= kindIn(heap, card)?.known ?? 0;
  return left;
}

/** The knowledge about `card` in a heap, if any card of its kind was known. */
export function kindIn(heap: Heap, card: Card): HeapKind | undefined {
  return heap.find((kind) => kind.card === card);
}

/** The weights after a card of this kind has come up: the more there are, the likelier that was. */
export function weightsAfter({ known, weights }: Omit<HeapKind, 'card'>): number[] {
  return weights.map((weight, unknown) => weight * Math.max(0, known + unknown));
}

/** CO-6.1: the cards known in place are now somewhere in the heap. */
function shuffled(view: HeapView, seat: Seat): Heap {
  const heap = at(heapsOf(view), seat).slice();
  for (const card of at(view.piles, seat)) {
    if (card === null) continue;
    const kind = kindIn(heap, card);
    if (kind === undefined) heap.push({ card, known: 1, weights: perSeat(unplaced(view, card) + 1, () => 1) });
    else heap[heap.indexOf(kind)] = { ...kind, known: kind.known + 1 };
  }
  return heap;
}

/** A card hidden in the view has come up. If its kind was not known in the heap, it was an unknown card. */
function drawn(view: HeapView, seat: Seat, card: Card): Heap {
  const heap = at(heapsOf(view), seat);
  const kind = kindIn(heap, card);
  if (kind === undefined) return heap;
  const weights = weightsAfter({ ...kind, weights: kind.weights.slice(0, unplaced(view, card) + 1) });
  const max = Math.max(...weights);
  const now: HeapKind = { ...kind, known: kind.known - 1, weights: weights.map((weight) => weight / max) };
  const isGone = now.known === 0 && weights.length === 1;
  return heap.flatMap((other) => (other !== kind ? other : isGone ? [] : now));
}

/** The knowledge about shuffled piles after an event not yet applied to `view`. */
export function heapsAfter(view: HeapView, event: RedactedEvent): readonly Heap[] {
  const heaps = heapsOf(view);
  switch (event.type) {
    // At the end, the foxes of each pile may be counted (CO-5.4a); other cards no longer matter.
    case 'dealt':
    case 'sessionEnded':
      return perSeat(view.seats, () => []);
    case 'eggLaid':
      return heaps.map((heap, seat) => (seat === event.seat ? shuffled(view, seat) : heap));
    case 'played': {
      const pile = at(view.piles, event.seat);
      if (top(pile) !== null) return heaps;
      const isLast = pile.indexOf(null) === pile.length - 1;
      return heaps.map((heap, seat) => (seat !== event.seat ? heap : isLast ? [] : drawn(view, seat, event.card)));
    }
    default:
      return heaps;
  }
}
