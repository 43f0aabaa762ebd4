import { remember, uniform } from 'hencoop';
import { type ChickenOutTypes, chickenOut, copiesOf, isFox, KINDS, type View } from 'hencoop/chicken-out';
import { type Counts, knowledgeOf } from 'hencoop/chicken-out/bots';
import { describe, expect, it } from 'vitest';
import { cards, kit, position } from '../kit.js';

/** How many cards on top of each pile a view does not show. */
const hidden = ({ piles }: View) => piles.map((pile) => pile.filter((card) => card === null).length);

/** The cards that a view does not show, counted. */
function unseenBy({ piles, series, leftGame }: View): Counts {
  const counts: Counts = {
    black: Array.from({ length: 12 }, () => 0),
    red: Array.from({ length: 12 }, () => 0),
    SAME: 0,
    ZERO: 0,
    DOUBLE: 0,
    TWENTY: 0,
    total: 0,
  };
  const add = (card: (typeof KINDS)[number], count: number) => {
    if (isFox(card)) counts[card] += count;
    else counts[card.colour][card.number] = (counts[card.colour][card.number] ?? 0) + count;
    counts.total += count;
  };
  for (const kind of KINDS) add(kind, copiesOf(kind));
  for (const card of [...piles.flat(), ...series, ...leftGame]) if (card !== null) add(card, -1);
  return counts;
}

describe('what is known to all players', () => {
  it.each(kit.setups.map((setup) => [JSON.stringify(setup), setup] as const))(
    'is what a remembered view shows, as a game is played on: %s',
    (name, { seats, options }) => {
      const { state: start, events } = chickenOut.setupWithEvents({ seats, options, seed: name });
      let state = start;
      let view = remember(chickenOut, events, 0);
      const watching = knowledgeOf(view);
      // From the middle of a game on, and from a view that remembers nothing.
      let late = knowledgeOf(view);
      let joined = chickenOut.view(state, 1);
      const choose = uniform<ChickenOutTypes>(name);
      for (let played = 0; played < 400 && !chickenOut.isOver(state); played++) {
        const seat = chickenOut.actors(state)[0] ?? 0;
        const moves = chickenOut.legalMoves(state);
        // Random players bust too often to learn much: every other game chickens out where it can.
        const timid = seats % 2 === 0 ? moves.find(({ type }) => type === 'chickenOut') : undefined;
        const attempt = chickenOut.tryApply(state, timid ?? choose(moves, state, seat));
        if (!attempt.ok) throw new Error(attempt.violation.clause);
        state = attempt.state;
        for (const event of attempt.events) {
          view = chickenOut.evolve(view, chickenOut.redact(event, 0) ?? expect.fail('everybody sees every event'));
          joined = chickenOut.evolve(joined, chickenOut.redact(event, 1) ?? expect.fail('everybody sees every event'));
        }
        if (chickenOut.isOver(state)) break;
        watching.follow(state);
        late.follow(state);
        // To look twice teaches nothing.
        late.follow(state);
        expect(watching.unknown).toEqual(hidden(view));
        expect(watching.unseen).toEqual(unseenBy(view));
        expect(late.unknown).toEqual(hidden(joined));
        expect(late.unseen).toEqual(unseenBy(joined));
        if (played % 29 === 17) {
          joined = chickenOut.view(state, 1);
          late = knowledgeOf(joined);
        }
      }
    },
  );

  it('is nothing above a hidden card, and everything below the lowest', () => {
    const view = chickenOut.view(position({ piles: ['r2 b7 b9', 'r3 r4'], series: 'b5' }), 0);
    const known = (first: View['piles'][number]) => knowledgeOf({ ...view, piles: [first, [null, null]] }).unknown;
    expect(known([null, null, null])).toEqual([3, 2]);
    expect(known([...cards('r2 b7'), null])).toEqual([1, 2]);
    expect(known(cards('r2 b7 b9'))).toEqual([0, 2]);
    // No game leads there; it is taken to know less than it shows.
    expect(known([null, ...cards('b7 b9')])).toEqual([3, 2]);
  });
});
