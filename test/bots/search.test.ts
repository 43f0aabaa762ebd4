import { chicken, type GameTypes, playout, uniform } from 'hencoop';
import { type Choice, duel, policyBot, rankValue, refilled, search, worlds } from 'hencoop/bots';
import type { ChickenTypes, Move, View } from 'hencoop/chicken';
import { describe, expect, it } from 'vitest';
import { foresee } from '../../src/bots/foresee.js';
import { following } from '../../src/bots/plan.js';
import { shareOf } from '../../src/bots/rankValue.js';
import { peck } from '../sixth-game/src/peck/index.js';
import { resultOf } from './resultOf.js';

const start = chicken.setup({ seats: 3, seed: 'bot' });
const view = chicken.view(start, 0);
/** A view with four legal moves, so that a search has two rounds. */
const four = chicken.view(chicken.setup({ seats: 3, seed: 'barn' }), 0);

/** A clock that advances by `step` at each reading, and not in between. */
function clock(step: number): { now: () => number; readings: () => number } {
  let count = 0;
  return { now: () => step * count++, readings: () => count };
}

describe('the worlds of a search', () => {
  it('fit the view, and are the same for the same seed', () => {
    const [first, again, other] = [
      worlds(chicken, view, 'dream'),
      worlds(chicken, view, 'dream'),
      worlds(chicken, view, 'other'),
    ];
    const imagined = Array.from({ length: 10 }, () => structuredClone(first.next()));
    expect(Array.from({ length: 10 }, () => again.next())).toEqual(imagined);
    expect(Array.from({ length: 10 }, () => other.next().hands)).not.toEqual(imagined.map(({ hands }) => hands));
    for (const world of imagined) expect(chicken.view(world, 0)).toEqual(view);
    expect(new Set(imagined.map(({ hands }) => JSON.stringify(hands))).size).toBe(10);
  });

  it('are not sampled from a state', () => {
    expect(() => worlds(chicken, start as unknown as View, 'dream').next()).toThrow(
      'view: expected a view, got a state',
    );
  });
});

describe('rankValue', () => {
  const end = (scores: readonly number[]) => ({
    ...playout(chicken, start, { seed: 'end' }),
    scores,
  });

  it('is 1 for the sole winner, -1 for the sole loser, and 0 in between, in a full tie, and during the game', () => {
    expect([0, 1, 2].map((seat) => rankValue(chicken, end([1, 2, 3]), seat))).toEqual([1, 0, -1]);
    expect([0, 1, 2].map((seat) => rankValue(chicken, end([2, 2, 2]), seat))).toEqual([0, 0, 0]);
    expect([0, 1, 2].map((seat) => rankValue(chicken, end([1, 1, 3]), seat))).toEqual([0.5, 0.5, -1]);
    expect(rankValue(chicken, start, 0)).toBe(0);
  });
});

it('a share of the win is proportional to the exponential of the standing', () => {
  const standings = [0, Math.log(2), Math.log(5)];
  const shares = [0, 1, 2].map((seat) => shareOf(3, seat, (of) => standings[of] ?? 0));
  [1 / 8, 2 / 8, 5 / 8].forEach((share, seat) => {
    expect(shares[seat]).toBeCloseTo(share, 12);
  });
});

it('a seat follows its plan until the plan ends, and calls the policy every time', () => {
  const moves = chicken.legalMoves(view);
  const [planned, usual] = [moves[0] as Move, moves[1] as Move];
  let [asked, ended] = [0, 0];
  const next = (_: readonly Move[], __: unknown, played: number) => {
    if (played < 3) return planned;
    ended += 1;
    return null;
  };
  const policy = following<ChickenTypes>(next, 0, () => {
    asked += 1;
    return usual;
  });
  expect([0, 1, 0, 0, 0].map((seat) => policy(moves, view, seat))).toEqual([planned, usual, planned, usual, usual]);
  expect([asked, ended]).toEqual([5, 1]);
});

it('a seat foresees no view if the others never stop', () => {
  let asked = 0;
  const first = () => (moves: readonly Move[]) => {
    asked += 1;
    return moves[0] as Move;
  };
  // A game in which no move changes anything.
  const still: typeof chicken = { ...chicken, tryApply: (state) => ({ ok: true, state, events: [] }) };
  const next = foresee(still, chicken.view(start, 1), first, 'endless');
  // The first of four tries is random.
  resultOf(next());
  expect(resultOf(next())).toBeNull();
  expect(asked).toBe(200);
});

describe('search', () => {
  it('gives the same choice for the same seed and iterations, synchronously or not', async () => {
    const timeless = <G extends GameTypes>(choice: Choice<G>) => ({ ...choice, milliseconds: 0 });
    const choose = (seed: string) => timeless(search(chicken, { iterations: 60, seed }).chooseNow(view));
    expect(choose('fox')).toEqual(choose('fox'));
    expect(choose('fox').analysis).not.toEqual(choose('hen').analysis);
    expect(timeless(await search(chicken, { iterations: 60, seed: 'fox' }).choose(view))).toEqual(choose('fox'));
  });

  it('lists every legal move, the best first, and spends about the given number of playouts', () => {
    for (const iterations of [1, 10, 100, 500]) {
      const { move, analysis, worlds } = search(chicken, { iterations }).chooseNow(view);
      const moves = chicken.legalMoves(view);
      expect(new Set(analysis.map((candidate) => candidate.move))).toEqual(new Set(moves));
      expect(analysis).toHaveLength(moves.length);
      expect(analysis[0]?.move).toBe(move);
      const visits = analysis.reduce((sum, candidate) => sum + candidate.visits, 0);
      // Every move is tried at least once, and every round at least once.
      expect(visits).toBeLessThanOrEqual(Math.max(iterations, 2 * moves.length + 10));
      expect(visits).toBeGreaterThanOrEqual(Math.min(iterations / 2, moves.length));
      expect(worlds).toBe(analysis[0]?.visits);
      for (const { value, plusMinus, chanceToWin, visits } of analysis) {
        expect(visits).toBeGreaterThan(0);
        expect(Math.abs(value)).toBeLessThanOrEqual(1);
        expect(plusMinus).toBeGreaterThanOrEqual(0);
        expect(chanceToWin).toBeGreaterThanOrEqual(0);
        expect(chanceToWin).toBeLessThanOrEqual(1);
      }
    }
  });

  it('tries the better moves more often than the worse ones', () => {
    const { analysis } = search(chicken, { iterations: 200 }).chooseNow(four);
    const visits = analysis.map((candidate) => candidate.visits);
    expect(visits).toHaveLength(4);
    expect(visits[0]).toBeGreaterThan(2 * Math.min(...visits));
  });

  it('does not think about a forced move', () => {
    const state = peck.setup({ seats: 2, seed: 'forced' });
    const only = { ...peck.view(state, 0), hands: [[4], [null, null, null]] } as typeof PECK_VIEW;
    expect(search(peck, { milliseconds: 1000 }).chooseNow(only)).toEqual({
      move: { seat: 0, type: 'choose', grain: 4 },
      analysis: [
        {
          move: { seat: 0, type: 'choose', grain: 4 },
          ...{ visits: 0, value: 0, plusMinus: 0, points: 0, chanceToWin: null },
          line: [{ seat: 0, type: 'choose', grain: 4 }],
        },
      ],
      worlds: 0,
      milliseconds: expect.any(Number),
    });
  });

  it('reads the clock at the beginning, after every world and at the end, and stops in time', () => {
    const { now, readings } = clock(1);
    const { worlds } = search(chicken, { milliseconds: 40, now }).chooseNow(view);
    expect(worlds).toBeGreaterThan(30);
    expect(worlds).toBeLessThanOrEqual(41);
    expect(readings()).toBe(worlds + 2);
    expect(search(chicken, { milliseconds: 40, now: clock(1).now }).chooseNow(four).worlds).toBeLessThanOrEqual(41);
    expect(search(chicken, { milliseconds: 0 }).chooseNow(view).worlds).toBeGreaterThan(0);
  });

  it("stops on abort, with the signal's reason, and lets other tasks run meanwhile", async () => {
    const stop = new AbortController();
    const choice = search(chicken, { iterations: 1_000_000 }).choose(view, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')));
    await expect(choice).rejects.toThrow('enough');
    const gone = AbortSignal.abort(new Error('too late'));
    await expect(search(chicken, { iterations: 1 }).choose(view, { signal: gone })).rejects.toThrow('too late');
  });

  it('uses the given policy, `until` and value for playouts', () => {
    let [asked, ended] = [0, 0];
    const { analysis } = search(chicken, {
      iterations: 50,
      policy: (seed) => {
        const uniformly = uniform<ChickenTypes>(seed);
        return (moves, state, seat) => {
          asked += 1;
          return uniformly(moves, state, seat);
        };
      },
      until: ({ round }, played) => {
        if (played === 5) ended += 1;
        return round > 1 || played === 5;
      },
      value: ({ scores }, seat) => -(scores[seat] ?? 0),
    }).chooseNow(view);
    expect(asked).toBeGreaterThan(50);
    expect(ended).toBeGreaterThan(0);
    expect(analysis.every(({ value, chanceToWin }) => value <= 0 && (chanceToWin ?? 0) === 0)).toBe(true);
  });

  it('tries only plans if the config says so, unless there are none', () => {
    const first = chicken.legalMoves(view)[0] as Move;
    const { move, analysis } = search(chicken, {
      iterations: 20,
      plans: (_, moves) => moves.slice(0, 1).map((move) => ({ move })),
      onlyPlans: true,
    }).chooseNow(view);
    expect(move).toBe(first);
    expect(analysis.map((candidate) => candidate.move)).toEqual(chicken.legalMoves(view));
    expect(analysis.map(({ visits }) => visits > 0)).toEqual(analysis.map((_, index) => index === 0));
    const none = search(chicken, { iterations: 20, plans: () => [], onlyPlans: true }).chooseNow(view);
    expect(none.analysis.every(({ visits }) => visits > 0)).toBe(true);
  });

  it('ends playouts according to the view', () => {
    const seen = new Set<unknown>();
    search(chicken, {
      iterations: 20,
      until: (_, played, known) => {
        seen.add(known);
        return played === 1;
      },
    }).chooseNow(view);
    expect([...seen]).toEqual([view]);
  });

  it('refuses a view in which the viewer has no move', () => {
    const bot = search(chicken, { iterations: 1 });
    expect(() => bot.chooseNow(chicken.view(start, 1))).toThrow(RangeError);
    expect(() => bot.chooseNow(chicken.view(start, null))).toThrow(RangeError);
    expect(() => bot.chooseNow(start as unknown as View)).toThrow(RangeError);
  });

  it('refuses an invalid configuration, naming the path', () => {
    const wrong: readonly [object, string][] = [
      [{}, 'config: expected either iterations or milliseconds'],
      [{ iterations: 1, milliseconds: 1 }, 'config: expected either iterations or milliseconds'],
      [{ iterations: 0 }, 'config.iterations: expected a whole number from 1 to 10000000, got 0'],
      [{ iterations: 1.5 }, 'config.iterations: '],
      [{ milliseconds: -1 }, 'config.milliseconds: expected a number from 0 to 600000, got -1'],
      [{ milliseconds: Number.NaN }, 'config.milliseconds: '],
      [{ iterations: 1, seed: 7 }, 'config.seed: expected a string, got 7'],
      [{ iterations: 1, seed: 'é'.repeat(121) }, 'config.seed: expected at most 240 bytes in UTF-8, got more'],
      [{ iterations: 1, margin: -1 }, 'config.margin: expected a number, 0 or more, got -1'],
      [{ iterations: 1, level: 'easy' }, 'config.level: unknown field'],
    ];
    for (const [config, message] of wrong) expect(() => search(chicken, config as never)).toThrow(message);
  });

  it('beats random play', () => {
    const { wins } = duel(
      chicken,
      ({ seed }) => search(chicken, { iterations: 60, seed }),
      (config) => policyBot(chicken, uniform, config),
      { seats: 2, deals: 6, seed: 'fox' },
    );
    expect(12 * wins.mean).toBeGreaterThan(9);
  });
});

const PECK_VIEW = peck.view(peck.setup({ seed: 'type' }), 0);

describe('refilled worlds', () => {
  it('refuses a function that does not return a list of lists', () => {
    for (const lists of [() => null, () => ({}), () => 'cards', () => [1, 2]]) {
      // Callers in plain JavaScript can pass anything.
      const given = lists as unknown as () => readonly (readonly unknown[])[];
      expect(() => refilled(chicken, view, 'dream', given)).toThrow(
        'lists: expected a function that lists lists of cards, got',
      );
    }
  });
});
