import { remember } from 'hencoop';
import { type Card, chickenOut, type Event, type State, type View } from 'hencoop/chicken-out';
import { describe, expect, it } from 'vitest';
import { cards, type Given, position } from '../../src/chicken-out/testkit/position.js';

const shown = (view: View) => view.piles.map((pile) => pile.map((card) => (card === null ? '?' : card)));

/** The view of `viewer` after some moves, starting from a view of the table. */
function watching(given: Given, types: readonly ('play' | 'chickenOut' | 'stop')[], viewer: number | null) {
  let state = position(given);
  let seen = chickenOut.view(state, viewer);
  for (const type of types) {
    const seat = chickenOut.actors(state)[0] ?? 0;
    const attempt = chickenOut.tryApply(state, { seat, type });
    if (!attempt.ok) throw new Error(attempt.violation.clause);
    for (const event of attempt.events) seen = remembered(seen, event, viewer);
    state = attempt.state;
  }
  return { state, seen };
}

function remembered(view: View, event: Event, viewer: number | null): View {
  const redacted = chickenOut.redact(event, viewer);
  return redacted === null ? view : chickenOut.evolve(view, redacted);
}

const BUST: Given = { piles: ['r10 b7', 'r2 r3 b2'], series: 'b8 r7' };

describe('memory', () => {
  it.each([0, 1, null])(
    'CO-7.1, CO-4.5: the cards of a bust are known, in order, to %s, who remembers them',
    (viewer) => {
      const { state, seen } = watching(BUST, ['play'], viewer);
      expect(shown(seen)).toEqual([
        [...cards('b7 r7 b8'), '?'],
        ['?', '?', '?'],
      ]);
      // The table view hides them.
      expect(shown(chickenOut.view(state, viewer))).toEqual([
        ['?', '?', '?', '?'],
        ['?', '?', '?'],
      ]);
      expect(chickenOut.view(seen, viewer)).toEqual(chickenOut.view(state, viewer));
    },
  );

  it('CO-7.1: so are the cards of chickening out; cards that come up again are no longer known in the pile', () => {
    const { seen } = watching({ piles: ['r2', 'r4 r5'], series: 'b9 b2' }, ['chickenOut', 'play', 'play'], 1);
    // The own count has r2 and b9; b2 is still known.
    expect(shown(seen)).toEqual([cards('b2'), ['?', '?']]);
    expect(seen.series).toEqual(cards('r2 b9'));
  });

  it("CO-7.1, CO-6.3: a series passed on is known in the neighbor's pile", () => {
    const piles = ['r2 b6', 'r3', 'r4', 'r5', 'r6'];
    const { seen } = watching({ piles, series: 'b10 b5', options: { passOn: true } }, ['play'], 3);
    expect(shown(seen)[1]).toEqual([...cards('b6 b5 b10'), '?']);
  });

  it('CO-6.1, CO-7.1 scenario 17: a shuffled pile is forgotten, other piles are not', () => {
    const options = { layAnEgg: true };
    const taking: Given = { piles: ['r10 b7', 'r2 r3 b0 b2', 'r4 r5'], series: 'b8 r7', options };
    const { seen } = watching(taking, ['play', 'play'], 0);
    // Seat 1 opened with 2 and 0, and shuffled; the cards that seat 0 took are still known.
    expect(shown(seen)).toEqual([
      [...cards('b7 r7 b8'), '?'],
      ['?', '?'],
      ['?', '?'],
    ]);
    const own: Given = { piles: ['b0', 'r3 r4'], series: 'b8 b3', options, step: { type: 'turn', seat: 0 } };
    const shuffled = watching(own, ['chickenOut', 'play'], 1);
    expect(shown(shuffled.seen)).toEqual([
      ['?', '?'],
      ['?', '?'],
    ]);
    expect(shuffled.state.piles[0]).toHaveLength(2);
  });

  it('CO-6.1 scenario 17: a SAME of a zero shuffles nothing', () => {
    const options = { layAnEgg: true };
    const { seen } = watching({ piles: ['SAME b0', 'r3'], series: 'b8 b3', options }, ['chickenOut'], 1);
    const known: View = { ...seen, series: cards('b0'), sameAs: 'black 0' };
    const played = { type: 'played', seat: 0, card: 'SAME', sameAs: known.sameAs, count: 0 } as const;
    const after = chickenOut.evolve({ ...known, piles: [[...cards('b3 b8'), null], [null]] }, played);
    expect(shown(after)[0]).toEqual(cards('b3 b8'));
  });

  it('CO-7.1: determinize keeps remembered cards and redeals the others', () => {
    const { state, seen } = watching({ ...BUST, piles: ['r10 r8 b7', 'r2 r3 b2 SAME'] }, ['play'], 1);
    const bottoms = new Set<string>();
    const topsOfTable = new Set<string>();
    for (let dream = 0; dream < 50; dream++) {
      const world: State = chickenOut.determinize(seen, `dream-${dream}`);
      expect(world.piles[0]?.slice(0, 3)).toEqual(cards('b7 r7 b8'));
      bottoms.add(`${world.piles[0]?.[3]}`);
      const forgetful = chickenOut.determinize(chickenOut.view(state, 1), `dream-${dream}`);
      topsOfTable.add(`${forgetful.piles[0]?.[0]}`);
    }
    expect(bottoms.size).toBeGreaterThan(2);
    expect(topsOfTable.size).toBeGreaterThan(3);
  });

  it('CO-7.1: a view remembered from the log of a whole game is never wrong', () => {
    let { state, events: log } = chickenOut.setupWithEvents({ seats: 3, seed: 'mind', options: { maxTurns: 60 } });
    let known = 0;
    for (let number = 0; !chickenOut.isOver(state); number++) {
      const legal = chickenOut.legalMoves(state);
      const attempt = chickenOut.tryApply(state, legal[number % legal.length]);
      if (!attempt.ok) throw new Error(attempt.violation.clause);
      state = attempt.state;
      log = [...log, ...attempt.events];
      const mind = remember(chickenOut, log, 2);
      mind.piles.forEach((pile, seat) => {
        pile.forEach((card: Card | null, index) => {
          if (card === null) return;
          known++;
          expect(card).toEqual(state.piles[seat]?.[index]);
        });
      });
    }
    expect(known).toBeGreaterThan(100);
  });
});
