import { conforms, LawBroken, laws } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { EFFORT } from '../../support/lawEffort.js';
import { kit, type Move, stroll } from './stroll.js';

describe('Stroll, for one player, whose legal moves look like mistakes, obeys the laws', () => {
  for (const law of laws(stroll, kit, EFFORT)) it(`law ${law.number}, ${law.name}`, law.check, law.timeout);

  it('law 1 still refuses every mutant that is not another legal move', () => {
    const lax = (move: unknown) => (move as Partial<Move> | null)?.type === 'walk';
    const loose = {
      ...stroll,
      whyNot: ((_, move) => (lax(move) ? null : stroll.whyNot(_, move))) as typeof stroll.whyNot,
    };
    expect(() => conforms(loose, kit, { runs: 1, seed: 1 })).toThrow(/law 1 .*which is not a move/s);
  });

  it('law 11 names the game that broke it, and finds it again', () => {
    const short = { ...kit, maxMoves: () => 2 };
    const last = laws(stroll, short, { runs: 3 }).at(-1);
    const broken = (check: () => void): LawBroken => {
      try {
        check();
      } catch (error) {
        if (error instanceof LawBroken) return error;
      }
      throw new Error('expected a broken law');
    };
    const first = broken(() => last?.check());
    expect(first.law).toBe(11);
    const [, seed] = /run again with \{ seed: (\d+) \}/.exec(first.message) ?? [];
    const again = broken(() =>
      laws(stroll, short, { runs: 3, seed: Number(seed) })
        .at(-1)
        ?.check(),
    );
    expect(again.message).toBe(first.message);
    expect(first.message).toMatch(
      /law 11 .*the game goes on after 2 moves, with seat 0 to move\n .*setup .*end-\d+-0.*\n {2}2 moves \[/s,
    );
  });
});
