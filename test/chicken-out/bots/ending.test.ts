import { type ChickenOutTypes, chickenOut } from 'hencoop/chicken-out';
import { chickenOutBots } from 'hencoop/chicken-out/bots';
import { describe, expect, it } from 'vitest';
import { CodeIndex } from '../../../src/chicken-out/bots/codeIndex.js';
import { solve as solving } from '../../../src/chicken-out/bots/ending.js';
import { position } from '../../../src/chicken-out/testkit/position.js';
import { quick } from '../../../src/engine/chance.js';
import { at } from '../../../src/engine/errors.js';
import { ending, solve } from './endings.js';

type View = ChickenOutTypes['View'];

/** The moves of a choice. */
const MOVES: ChickenOutTypes['Move'][] = [
  { seat: 0, type: 'play' },
  { seat: 0, type: 'chickenOut' },
];

/** An ending at a choice of seat 0, after two cards of the other player. */
function choiceOf(seed: string, cards: number): View {
  const view = ending(seed, cards);
  const [own, other] = [at(view.piles, 0), at(view.piles, 1)];
  const seen = { step: { type: 'turn', seat: 0 }, viewer: 0, count: 15, series: other.slice(0, 2) };
  // As much of a view as a bot reads.
  return { ...view, ...seen, piles: [own, other.slice(2)] } as View;
}

describe('the endings that the bots of Chicken Out! solve', () => {
  const few = Array.from({ length: 60 }, (_, deal) => choiceOf(`few/${deal}`, 6));
  /** How many of these choices are solved. */
  const solvedIn = (views: readonly View[], playouts: number, change: (view: View) => View = (view) => view) =>
    views.filter((view) => solve(change(view), MOVES, playouts) !== null).length;

  it('respect the options', () => {
    expect(solvedIn(few, 100)).toBeGreaterThan(20);
    for (const options of [{ doubleUp: true }, { layAnEgg: true }, { scoring: 'cards' }, { games: 2 }] as const) {
      const changed = (view: View): View => ({ ...view, options: { ...view.options, ...options } });
      expect(solvedIn(few, 100, changed)).toBe(0);
    }
  });

  it('CO-3.4: count a card once more for each SAME that waits for it', () => {
    const moves: ChickenOutTypes['Move'][] = [
      { seat: 0, type: 'play' },
      { seat: 0, type: 'stop' },
    ];
    const solved = (options: Partial<ChickenOutTypes['Options']>) => {
      const step = { type: 'ownCount', seat: 0 } as const;
      const state = position({ piles: ['r2 b8', 'r3 r4'], series: 'SAME SAME', step, options });
      return solve({ ...chickenOut.view(state, 0), piles: state.piles }, moves, 100)?.type;
    };
    expect(solved({})).toBe('play');
    expect(solved({ sameFirst: 'next' })).not.toBe('play');
    expect(solved({})).toBe('play');
  });

  it('are over before the last turn, and have no hidden card', () => {
    const hidden = (view: View): View => ({ ...view, piles: view.piles.map((pile) => pile.with(-1, null as never)) });
    expect(solvedIn(few, 100, hidden)).toBe(0);
    const late = (turnsLeft: number) => (view: View) => ({ ...view, turn: view.options.maxTurns - turnsLeft });
    const counts = [0, 2, 5, 100].map((turnsLeft) => solvedIn(few, 100, late(turnsLeft)));
    expect(counts[0]).toBe(0);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBe(counts.length);
  });

  it('may have more cards with more playouts', () => {
    const solves = (cards: number, playouts: number) =>
      Array.from({ length: 40 }, (_, deal) => choiceOf(`many/${deal}`, cards)).some(
        (view) => solve(view, MOVES, playouts) !== null,
      );
    expect([4, 5, 6, 7].map((cards) => solves(cards, 1))).toEqual([true, true, false, false]);
    expect([6, 7].map((cards) => solves(cards, 20))).toEqual([true, false]);
    expect([7, 8].map((cards) => solves(cards, 100))).toEqual([true, false]);
  });
});

describe('a slow ending', () => {
  const isKnown = (view: View) => solve(view, MOVES, 1000) !== null;
  const view = at(Array.from({ length: 40 }, (_, deal) => choiceOf(`many/${deal}`, 8)).filter(isKnown), 0);
  /** Only the last solved ending is cached. */
  const forget = () => solve(choiceOf('few/0', 5), MOVES, 1);

  it('is solved in short steps, between which a bot can be stopped', async () => {
    forget();
    let steps = 0;
    for (const solved = solving(view, MOVES, 1000); !solved.next().done; ) steps += 1;
    expect(steps).toBeGreaterThan(20);
    forget();
    // The clock jumps an hour between steps, so that the bot pauses at each.
    let hours = 0;
    const bot = chickenOutBots.search({ iterations: 1000, now: () => 3_600_000 * hours++ });
    const stopping = new AbortController();
    const choice = bot.choose(view, { signal: stopping.signal });
    setTimeout(() => stopping.abort(new Error('enough')));
    await expect(choice).rejects.toThrow('enough');
  });

  it('is abandoned for a search after half of the time', () => {
    forget();
    let time = 0;
    const inHaste = chickenOutBots.search({ milliseconds: 1000, now: () => (time += 10) }).chooseNow(view);
    expect(inHaste.analysis[0]?.visits).toBeGreaterThan(0);
    expect(chickenOutBots.search({ iterations: 1000 }).chooseNow(view).analysis[0]?.visits).toBe(0);
  });
});

describe('CodeIndex', () => {
  it('numbers codes in the order of insertion, like a map', () => {
    const codes = new CodeIndex();
    const known = new Map<number, number>();
    const chance = quick('codes');
    const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (let code = 0; code < 5000; code++) {
      const number = Number(chance.roll(`code/${code}`, digits, 4 + (code % 9)).join(''));
      if (!known.has(number)) known.set(number, known.size);
      expect(codes.add(number)).toBe(known.get(number));
    }
    expect(codes.size).toBe(known.size);
    for (const [code, index] of known) {
      expect(codes.get(code)).toBe(index);
      expect(codes.codeAt(index)).toBe(code);
    }
    expect(codes.get(2 ** 52)).toBe(-1);
  });
});
