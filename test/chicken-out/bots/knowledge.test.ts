import { remember, uniform } from 'hencoop';
import {
  type Card,
  type ChickenOutTypes,
  chickenOut,
  colorOf,
  copiesOf,
  isFox,
  KINDS,
  numberOf,
  type View,
} from 'hencoop/chicken-out';
import { type Counts, chickenOutWithHeaps, type HeapView, knowledgeOf } from 'hencoop/chicken-out/bots';
import { chickenOutKit as kit } from 'hencoop/chicken-out/testkit';
import { describe, expect, it } from 'vitest';
import { cards, position } from '../../../src/chicken-out/testkit/position.js';

/** The number of unknown cards on top of each pile in a view. */
const hidden = ({ piles }: View) => piles.map((pile) => pile.filter((card) => card === null).length);

function noCards(): Counts {
  const none = () => Array.from({ length: 12 }, () => 0);
  return { black: none(), red: none(), SAME: 0, ZERO: 0, DOUBLE: 0, TWENTY: 0, total: 0 };
}

function add(counts: Counts, card: Card, count: number): void {
  if (isFox(card)) counts[card] += count;
  else counts[colorOf(card)][numberOf(card)] = (counts[colorOf(card)][numberOf(card)] ?? 0) + count;
  counts.total += count;
}

/** The cards certain to be in a shuffled pile, counted by seat: the minimum over all possible cases. */
function surelyIn({ seats, heaps = [] }: HeapView): Counts[] {
  return Array.from({ length: seats }, (_, seat) => {
    const counts = noCards();
    for (const { card, known, weights } of heaps[seat] ?? []) {
      let fewest = 0;
      while (weights[fewest] === 0) fewest++;
      add(counts, card, known + fewest);
    }
    return counts;
  });
}

/** The cards that a view neither shows nor is sure of. */
function unseenBy(view: HeapView): Counts {
  const { piles, series, leftGame } = view;
  const counts = noCards();
  for (const kind of KINDS) add(counts, kind, copiesOf(kind));
  for (const card of [...piles.flat(), ...series, ...leftGame]) if (card !== null) add(counts, card, -1);
  for (const heap of surelyIn(view)) {
    for (const kind of KINDS)
      add(counts, kind, -(isFox(kind) ? heap[kind] : (heap[colorOf(kind)][numberOf(kind)] ?? 0)));
  }
  return counts;
}

describe('shared knowledge', () => {
  it.each(kit.setups.map((setup) => [JSON.stringify(setup), setup] as const))(
    'matches a remembered view throughout a game: %s',
    (name, { seats, options }) => {
      const { state: start, events } = chickenOut.setupWithEvents({ seats, options, seed: name });
      let state = start;
      let view: HeapView = remember(chickenOutWithHeaps, events, 0);
      const watching = knowledgeOf(view);
      // From the middle of a game on, and from a view that remembers nothing.
      let late = knowledgeOf(view);
      let joined: HeapView = chickenOut.view(state, 1);
      let eggs = 0;
      const choose = uniform<ChickenOutTypes>(name);
      for (let played = 0; played < 400 && !chickenOut.isOver(state); played++) {
        const seat = chickenOut.actors(state)[0] ?? 0;
        const moves = chickenOut.legalMoves(state);
        // Random players bust too often to learn much: in every other game they chicken out if they can.
        const timid = seats % 2 === 0 ? moves.find(({ type }) => type === 'chickenOut') : undefined;
        const attempt = chickenOut.tryApply(state, timid ?? choose(moves, state, seat));
        if (!attempt.ok) throw new Error(attempt.violation.clause);
        state = attempt.state;
        for (const event of attempt.events) {
          view = chickenOutWithHeaps.evolve(
            view,
            chickenOut.redact(event, 0) ?? expect.fail('everybody sees every event'),
          );
          joined = chickenOutWithHeaps.evolve(
            joined,
            chickenOut.redact(event, 1) ?? expect.fail('everybody sees every event'),
          );
        }
        if (chickenOut.isOver(state)) break;
        watching.follow(state);
        late.follow(state);
        // Looking twice changes nothing.
        late.follow(state);
        expect(watching.unknown).toEqual(hidden(view));
        expect(watching.unseen).toEqual(unseenBy(view));
        expect(watching.heaps).toEqual(surelyIn(view));
        expect(knowledgeOf(view)).toMatchObject({
          unknown: watching.unknown,
          heaps: watching.heaps,
          unseen: watching.unseen,
        });
        eggs += watching.heaps.filter(({ total }) => total > 0).length;
        expect(late.unknown).toEqual(hidden(joined));
        expect(late.unseen).toEqual(unseenBy(joined));
        expect(late.heaps).toEqual(surelyIn(joined));
        if (played % 29 === 17) {
          joined = chickenOut.view(state, 1);
          late = knowledgeOf(joined);
        }
      }
      expect(eggs > 0).toBe(options.layAnEgg === true);
    },
  );

  it('is nothing above a hidden card, and everything below the lowest', () => {
    const view = chickenOut.view(position({ piles: ['r2 b7 b9', 'r3 r4'], series: 'b5' }), 0);
    const known = (first: View['piles'][number]) => knowledgeOf({ ...view, piles: [first, [null, null]] }).unknown;
    expect(known([null, null, null])).toEqual([3, 2]);
    expect(known([...cards('r2 b7'), null])).toEqual([1, 2]);
    expect(known(cards('r2 b7 b9'))).toEqual([0, 2]);
    // No game leads there; it counts as knowing less than it shows.
    expect(known([null, ...cards('b7 b9')])).toEqual([3, 2]);
  });
});
