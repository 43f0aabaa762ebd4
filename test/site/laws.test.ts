import { type ChickenTypes, chicken, type State } from 'hencoop/chicken';
import { chickenKit } from 'hencoop/chicken/testkit';
import { LawBroken, laws } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { type Judge, runLaw, WALKS } from '../../tools/site/laws/run.js';

const judgeOf =
  (game: typeof chicken, law: number): Judge =>
  (effort) =>
    laws<ChickenTypes>(game, chickenKit, effort)
      .filter(({ number }) => number === law)
      .map((one) => one.prove());

/** The first answers of a run. */
function answers(judge: Judge, count: number) {
  const found = [];
  for (const progress of runLaw(judge, 7)) {
    found.push(progress);
    if (found.length === count) break;
  }
  return found;
}

describe('a law that runs on a page', () => {
  it('adds up its evidence, a few walks at a time', () => {
    const [first, second] = answers(judgeOf(chicken, 3), 2);
    expect(first).toMatchObject({ seed: 7, walks: WALKS, broken: null });
    expect(second).toMatchObject({ seed: 7, walks: 2 * WALKS, broken: null });
    const cards = first?.judged['cards counted'] ?? 0;
    expect(cards).toBeGreaterThan(0);
    expect(second?.judged['cards counted']).toBeGreaterThan(cards);
  });

  it('judges both laws of one number', () => {
    const [first] = answers(judgeOf(chicken, 8), 1);
    expect(Object.keys(first?.judged ?? {})).toEqual(
      expect.arrayContaining(['worlds imagined', 'slots compared with even worlds']),
    );
  });

  it('judges different walks each time', () => {
    const seeds: number[] = [];
    answers(({ seed }) => {
      seeds.push(seed);
      return [];
    }, 3);
    expect(seeds).toEqual([7, 8, 9]);
  });

  it('ends with the counterexample of a broken law', () => {
    const lossy: typeof chicken = {
      ...chicken,
      view: (table: State, seat: number | null) => ({ ...chicken.view(table, seat), topValue: table.seed.length }),
    } as never;
    const found = answers(judgeOf(lossy, 5), 100);
    const last = found.at(-1);
    expect(found.length).toBeLessThan(100);
    expect(last?.broken).toMatch(/^law 5 .* is broken/);
    expect(last?.broken).toContain('seed');
  });

  it('continues after walks with nothing to judge', () => {
    let asked = 0;
    const judge: Judge = (effort) => {
      if (asked++ === 0) throw new LawBroken({ number: 3, name: 'Conservation' }, 'nothing', [], 'not proven');
      return judgeOf(chicken, 3)(effort);
    };
    const [first, second] = answers(judge, 2);
    expect(first).toMatchObject({ judged: {}, broken: null });
    expect(second?.judged['cards counted']).toBeGreaterThan(0);
  });
});
