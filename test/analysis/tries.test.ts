import type { Measures } from 'hencoop/bots';
import { type ChickenTypes, chicken, type State } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { describe, expect, it } from 'vitest';
import { reasonsIn } from '../../src/analysis/reasons.js';
import { endsOf, triesOf } from '../../src/analysis/tries.js';

type Method = ReturnType<typeof chickenBots.method>;

const state = chicken.setup({ seats: 2, seed: 'tries' });
const view = chicken.view(state, 0);
const known = { seat: 0, view, worlds: () => ({ next: () => state }) };
const draw = { seat: 0, type: 'draw' } as const;
const withdraw = { seat: 0, type: 'withdraw' } as const;

const botsWith = (method: Partial<Method>, measures: Measures<ChickenTypes> = {}) => ({
  ...chickenBots,
  measures,
  method: (): Method => ({ ...chickenBots.method(2), ...method }),
});

describe('the playouts of two moves', () => {
  /** Ends a playout right after the tried move. */
  const until = (end: State) => end !== state;

  it('are compared by average chance, with the standard error of the difference', () => {
    let drawn = 0;
    const chanceToWin = (end: State) => (end.withdrawn[0] ? 1 / 4 : drawn++ % 2 === 0 ? 3 / 4 : 1 / 4);
    const tries = triesOf<ChickenTypes>({ bots: botsWith({ until, chanceToWin }), seed: 'x' }, known, draw, withdraw);
    for (let count = 0; count < 2; count++) tries.next();
    for (let count = 0; count < 2; count++) tries.next();
    const { best, played, error } = tries.chances();
    expect([best, played]).toEqual([1 / 2, 1 / 4]);
    // Differences of 1/2, 0, 1/2 and 0 deviate by the root of 1/12.
    expect(error).toBeCloseTo(Math.sqrt(1 / 12 / 4), 12);
  });

  it('count the share of the win, not an estimate, once the game is over', () => {
    const bots = botsWith({ until: undefined, chanceToWin: () => 0.4 });
    const tries = triesOf<ChickenTypes>({ bots, seed: 'x' }, known, draw, withdraw);
    for (let count = 0; count < 4; count++) tries.next();
    const { best, played } = tries.chances();
    // The two seats share a win in halves.
    for (const chance of [best, played]) expect(Number.isInteger(8 * chance)).toBe(true);
  });

  it('are each measured by their own events and end', () => {
    const measure = { unit: 'number', better: 'less', least: 1 } as const;
    const bots = botsWith(
      { until },
      {
        cards: { ...measure, of: ({ end, seat }) => end.hands[seat]?.length ?? 0 },
        draws: { ...measure, of: ({ events }) => events.filter(({ type }) => type === 'drew').length },
      },
    );
    const tries = triesOf<ChickenTypes>({ bots, seed: 'x' }, known, draw, withdraw);
    for (let count = 0; count < 3; count++) tries.next();
    expect(tries.measured()).toEqual({
      cards: { best: 7, played: 6, error: 0 },
      draws: { best: 1, played: 0, error: 0 },
    });
  });

  it('are not measured if both moves are the same', () => {
    const bots = botsWith({ until }, chickenBots.measures);
    const tries = triesOf<ChickenTypes>({ bots, seed: 'x' }, known, draw, draw);
    for (let count = 0; count < 4; count++) tries.next();
    const { best, played, error } = tries.chances();
    expect([best - played, error]).toEqual([0, 0]);
    for (const { best } of Object.values(tries.measured())) expect(best).toBeNaN();
  });
});

describe('the end of a playout', () => {
  const ends = (until: Method['until']) => {
    const found = endsOf<ChickenTypes>(botsWith({ until }), known, 'x');
    return found === undefined ? undefined : [0, 1, 2, 3].map((played) => found(state, played));
  };

  it("is the end of the game, or the end set by the bots' method", () => {
    expect(ends(undefined)).toBeUndefined();
    expect(ends((_, played) => played >= 2)).toEqual([false, false, true, true]);
  });

  it('is never at the current position: the playout continues past it', () => {
    expect(ends((_, played) => played !== 2)).toEqual([false, false, false, true]);
    expect(ends(() => true)).toEqual([false, false, false, false]);
  });
});

describe('the reasons among measures', () => {
  const measure = { unit: 'number', better: 'more', least: 1, of: () => 0 } as const;
  const measures = { eggs: measure, cards: { ...measure, better: 'less' }, points: { ...measure, least: 4 } } as const;
  const names = (
    figures: { readonly [name: string]: readonly [best: number, played: number, error: number] },
    most = 2,
  ) =>
    reasonsIn<ChickenTypes>(
      measures,
      Object.fromEntries(
        Object.entries(figures).map(([name, [best, played, error]]) => [name, { best, played, error }]),
      ),
      most,
    ).map((reason) => reason.measure);

  it('differ by at least the relevant amount, in the good direction', () => {
    expect(names({ eggs: [2, 1, 0], cards: [1, 2, 0], points: [4, 0, 0] }, 9)).toEqual(['eggs', 'cards', 'points']);
    expect(names({ eggs: [1.9, 1, 0], cards: [2, 1, 0], points: [3.9, 0, 0] }, 9)).toEqual([]);
  });

  it('differ by more than three standard errors', () => {
    expect(names({ eggs: [4, 1, 1] })).toEqual([]);
    expect(names({ eggs: [4, 1, 0.99] })).toEqual(['eggs']);
  });

  it('are sorted by relevance, at most two unless the caller requests more', () => {
    const figures = { eggs: [3, 1, 0], cards: [1, 6, 0], points: [12, 0, 0] } as const;
    expect(names(figures)).toEqual(['cards', 'points']);
    expect(names(figures, 3)).toEqual(['cards', 'points', 'eggs']);
    const [reason] = reasonsIn<ChickenTypes>(measures, { cards: { best: 1, played: 6, error: 0.5 } });
    expect(reason).toEqual({ measure: 'cards', unit: 'number', best: 1, played: 6, error: 0.5 });
  });
});
