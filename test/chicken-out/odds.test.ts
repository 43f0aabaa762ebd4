import { type Card, chickenOut, type Event, type Odds, odds, type State, type View } from 'hencoop/chicken-out';
import { everyLayout } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { cards, type Given, position } from '../../src/chicken-out/testkit/position.js';

/** How one `play` ended, by its events. */
function ending(events: readonly Event[]): 'bust' | 'twentyOne' | 'goesOn' {
  if (events.some(({ type }) => type === 'busted')) return 'bust';
  return events.some(({ type }) => type === 'made21') ? 'twentyOne' : 'goesOn';
}

/**
 * Counts each result over every world of `view`, and in each world over every order of a pile shuffled by an egg. If a
 * move has two shuffles, the second makes no difference.
 */
function enumerated(state: State, view: View): Record<keyof Odds, number> {
  const hidden = state.piles.flatMap((pile, seat) => pile.filter((_, index) => view.piles[seat]?.[index] === null));
  const tally = { bust: 0, twentyOne: 0, goesOn: 0, of: 0 };
  const seat = view.viewer ?? 0;
  const share = 2520;
  for (const { layout, weight } of everyLayout<Card>(hidden)) {
    const left = [...layout];
    const piles = view.piles.map((pile) => pile.map((card) => card ?? (left.pop() as Card)));
    const world: State = { ...state, piles };
    let orders: readonly Card[][] = [];
    const outcomes = [play(world, seat, (pile) => pile)];
    if (outcomes[0]?.asked !== undefined) {
      orders = outcomes[0].asked.map((_, index, pile) => [
        ...pile.slice(0, index),
        ...pile.slice(index + 1),
        pile[index] as Card,
      ]);
      outcomes.pop();
      for (const order of orders) outcomes.push(play(world, seat, () => order));
    }
    for (const { events } of outcomes) {
      tally[ending(events)] += (weight * share) / outcomes.length;
      tally.of += (weight * share) / outcomes.length;
    }
  }
  return tally;
}

function play(world: State, seat: number, order: (pile: readonly Card[]) => readonly Card[]) {
  let asked: readonly Card[] | undefined;
  const chance = {
    shuffle: <T>(_: string, pile: readonly T[]): T[] => {
      // A move shuffles only piles of cards.
      if (asked !== undefined) return [...pile];
      asked = pile as readonly unknown[] as readonly Card[];
      return [...(order(asked) as readonly unknown[] as readonly T[])];
    },
    roll: () => [],
  };
  const attempt = chickenOut.tryApply(world, { seat, type: 'play' }, { chance });
  if (!attempt.ok) throw new Error(attempt.violation.clause);
  return { events: attempt.events, asked };
}

/** The same odds: equal shares of all ways, exactly. */
function expectSame(found: Odds, all: Record<keyof Odds, number>) {
  expect(found.bust + found.twentyOne + found.goesOn).toBe(found.of);
  for (const end of ['bust', 'twentyOne', 'goesOn'] as const) {
    expect(Number.isSafeInteger(found[end])).toBe(true);
    expect(found[end] * all.of, end).toBe(all[end] * found.of);
  }
}

const layAnEgg = { layAnEgg: true };
const own = { type: 'ownCount', seat: 0 } as const;

describe('odds equal a count of all worlds, one by one', () => {
  it.each<[string, Given, readonly string[], number]>([
    ['one card on a turn', { piles: ['b7 r2', 'SAME DOUBLE b6'], series: 'b9 b6' }, ['? ?', '? ? ?'], 5],
    ['one card in an own count', { piles: ['b7 r2', 'SAME b6'], series: 'b8 b7', step: own }, ['? ?', '? ?'], 4],
    ['a card that is known', { piles: ['r2 b6', 'SAME b7'], series: 'b9 b6' }, ['? b6', '? ?'], 1],
    ['a known card below does not matter', { piles: ['r2 b6', 'SAME b7'], series: 'b9 b6' }, ['r2 ?', '? ?'], 3],
    ['two cards of an opener', { piles: ['b7 b11 DOUBLE', 'TWENTY r9 b10'] }, ['? ? ?', '? ? ?'], 30],
    ['equal copies', { piles: ['b7 b7 b7', 'TWENTY TWENTY b7'] }, ['? ? ?', '? ? ?'], 30],
    ['an opener who knows the first', { piles: ['b7 b11 TWENTY', 'b10 r9 b1'] }, ['? ? TWENTY', '? ? ?'], 5],
    ['an opener who knows the second', { piles: ['b7 b1 b11', 'b10 TWENTY SAME'] }, ['? b1 ?', '? ? ?'], 5],
    ['an opener who knows both', { piles: ['b7 b1 TWENTY', 'r2'] }, ['? b1 TWENTY', '?'], 1],
    ['an opener with one card', { piles: ['b7', 'TWENTY r9'] }, ['?', '? ?'], 3],
    [
      'lastChicken',
      { piles: ['SAME b11', 'SAME r9 TWENTY'], options: { sameCopies: 'lastChicken' } },
      ['? ?', '? ? ?'],
      20,
    ],
    [
      'sameFirst next, an opener',
      { piles: ['SAME b7 r11', 'SAME b4 TWENTY'], options: { sameFirst: 'next' } },
      ['? ? ?', '? ? ?'],
      30,
    ],
    [
      'sameFirst next, after two SAMEs',
      { piles: ['SAME b7 r7', 'b8 b4'], series: 'SAME SAME', options: { sameFirst: 'next' } },
      ['? ? ?', '? ?'],
      5,
    ],
    [
      'an egg that shuffles unknown cards',
      { piles: ['b7 b11 b0', 'TWENTY r9'], options: layAnEgg },
      ['? ? ?', '? ?'],
      20,
    ],
    [
      'an egg that is known, above known cards',
      { piles: ['b7 TWENTY DOUBLE b0', 'r9'], options: layAnEgg },
      ['b7 ? DOUBLE b0', '?'],
      6,
    ],
    [
      'an egg that may come, above known cards',
      { piles: ['TWENTY b1 b11 b0', 'TWENTY b10'], options: layAnEgg },
      ['TWENTY ? ? ?', '? ?'],
      60,
    ],
    [
      'an egg that may come, above a known card',
      { piles: ['b7 TWENTY b0', 'b2 b11'], options: layAnEgg },
      ['? TWENTY ?', '? ?'],
      24,
    ],
    [
      'an egg that may come, everything else known',
      { piles: ['b7 TWENTY b0', 'b2 b11'], options: layAnEgg },
      ['b7 TWENTY ?', '? ?'],
      6,
    ],
    ['an egg as the second card', { piles: ['b7 b0 TWENTY', 'b11 b3'], options: layAnEgg }, ['b7 b0 ?', '? ?'], 3],
    ['two eggs', { piles: ['b7 b0 b0', 'b11 b1'], options: layAnEgg }, ['b7 ? ?', '? ?'], 24],
  ])('%s', (_, given, seen, of) => {
    const state = position(given);
    const piles = seen.map((pile) =>
      pile.split(' ').map((short) => (short === '?' ? null : (cards(short)[0] ?? null))),
    );
    const view: View = { ...chickenOut.view(state, 0), piles };
    const found = odds(view);
    expectSame(found, enumerated(state, view));
    expect(found.of).toBe(of);
  });

  it('along remembered games, with the extras', () => {
    let looked = 0;
    for (let game = 0; game < 12; game++) {
      // Late positions, with few hidden cards.
      const given: Given = {
        piles: ['r2 b0 b9 SAME', 'b10 TWENTY b0'],
        series: 'b5 b8',
        options: { ...layAnEgg, doubleUp: true },
      };
      let state = position(given);
      let minds = [0, 1].map((viewer) => chickenOut.view(state, viewer));
      for (let number = game; number < game + 14 && !chickenOut.isOver(state); number++) {
        const seat = chickenOut.actors(state)[0] ?? 0;
        const mind = minds[seat];
        if (mind !== undefined && mind.piles.flat().filter((card) => card === null).length <= 6) {
          expectSame(odds(mind), enumerated(state, mind));
          looked++;
        }
        const legal = chickenOut.legalMoves(state);
        const attempt = chickenOut.tryApply(state, legal[(number * 7) % legal.length]);
        if (!attempt.ok) throw new Error(attempt.violation.clause);
        state = attempt.state;
        minds = minds.map((view, viewer) =>
          attempt.events.reduce((now, event) => {
            const redacted = chickenOut.redact(event, viewer);
            return redacted === null ? now : chickenOut.evolve(now, redacted);
          }, view),
        );
      }
    }
    expect(looked).toBeGreaterThan(50);
  });

  it('at the start of a game: 60 times 59 ways, the same for every seat count', () => {
    const first = odds(chickenOut.view(chickenOut.setup({ seats: 2, seed: 'a' }), 0));
    expect(first.of).toBe(60 * 59);
    expect(odds(chickenOut.view(chickenOut.setup({ seats: 5, seed: 'b' }), 0))).toEqual(first);
  });

  it('throw for a seat that cannot act, for spectators, after the end, and for states', () => {
    const state = chickenOut.setup({ seats: 3, seed: 'odds' });
    expect(() => odds(chickenOut.view(state, 1))).toThrow(RangeError);
    expect(() => odds(chickenOut.view(state, null))).toThrow(RangeError);
    expect(() => odds(state as unknown as View)).toThrow(/^view: /);
    const over: State = { ...state, step: { type: 'over', reason: 'maxTurns', foxes: null } };
    expect(() => odds(chickenOut.view(over, 0))).toThrow(RangeError);
  });
});
