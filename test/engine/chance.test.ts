import { type Chance, fastChance, strongChance } from 'hencoop';
import { chicken } from 'hencoop/chicken';
import { scriptedChance, usedOnce } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Chi-square of how often each card came to each place. The 0.001 level of 81 degrees of freedom is about 126. */
function placesChiSquare(shuffle: (run: number) => readonly number[], runs: number): number {
  const seen = TEN.map(() => TEN.map(() => 0));
  for (let run = 0; run < runs; run++) {
    for (const [place, card] of shuffle(run).entries()) {
      const row = seen[place];
      if (row !== undefined) row[card] = (row[card] ?? 0) + 1;
    }
  }
  const expected = runs / TEN.length;
  return seen.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('chance', () => {
  it('is keyed by site, not by the order of calls', () => {
    const [one, two] = [strongChance('seed'), strongChance('seed')];
    one.roll('dice/1', TEN, 5);
    expect(one.shuffle('deal/2', TEN)).toEqual(two.shuffle('deal/2', TEN));
    expect(one.shuffle('deal/2', TEN)).not.toEqual(one.shuffle('deal/3', TEN));
    expect(strongChance('other').shuffle('deal/2', TEN)).not.toEqual(one.shuffle('deal/2', TEN));
  });

  it('deals the same for the same seed for ever', () => {
    expect(strongChance('hen').shuffle('deal/1', TEN)).toMatchInlineSnapshot(`
      [
        3,
        7,
        9,
        8,
        1,
        5,
        6,
        0,
        2,
        4,
      ]
    `);
    expect(strongChance('hen').roll('dice/1', TEN, 5)).toMatchInlineSnapshot(`
      [
        2,
        8,
        6,
        2,
        4,
      ]
    `);
  });

  it('shuffles evenly, strong and fast', () => {
    const fast = fastChance('even');
    expect(placesChiSquare((run) => strongChance(`even-${run}`).shuffle('deal', TEN), 4000)).toBeLessThan(126);
    expect(placesChiSquare(() => fast.shuffle('deal', TEN), 20_000)).toBeLessThan(126);
  });

  it('leaves the cards it is given alone', () => {
    const cards = Object.freeze([...TEN]);
    expect([...fastChance('x').shuffle('deal', cards)].sort()).toEqual(TEN);
  });

  it('of a host is checked: cards and faces must be those asked for', () => {
    const cheat = (change: Partial<Chance>) => ({ chance: { ...strongChance('x'), ...change } as Chance });
    expect(() => chicken.setup({}, cheat({ shuffle: (_, cards) => cards.slice(1) }))).toThrow(
      /^chance\.shuffle\('deal\/1'\): all 50/,
    );
    expect(() => chicken.setup({}, cheat({ shuffle: (_, cards) => cards.map((card) => cards[0] ?? card) }))).toThrow(
      RangeError,
    );
    expect(() => chicken.setup({}, { chance: {} as never })).toThrow(/^chance: /);
    expect(() => chicken.setup({}, cheat({}))).not.toThrow();
  });

  it('of a host is given copies, and its answers are copied', () => {
    const kept: unknown[][] = [];
    const chance: Chance = {
      ...strongChance('x'),
      shuffle: (_, cards) => {
        const answer = JSON.parse(JSON.stringify(cards));
        kept.push(answer);
        return answer;
      },
    };
    const state = chicken.setup({ seed: 'x' }, { chance });
    const before = structuredClone(state);
    kept[0]?.reverse();
    expect(state).toEqual(before);
  });
});

describe('the testkit’s chance', () => {
  it('plays by script, and tells what is left over or missing', () => {
    const chance = scriptedChance({ 'deal/1': TEN, 'dice/1': [6] });
    expect(chance.shuffle('deal/1', [...TEN].reverse())).toEqual(TEN);
    expect(() => chance.done()).toThrow('never asked for: dice/1');
    expect(() => chance.shuffle('deal/1', TEN)).toThrow('twice');
    expect(() => chance.shuffle('deal/2', TEN)).toThrow("no 'deal/2'");
  });

  it('fails on the second use of a site', () => {
    const chance = usedOnce(strongChance('x'));
    chance.roll('dice/1', TEN, 1);
    expect(() => chance.roll('dice/1', TEN, 1)).toThrow("'dice/1' was used twice");
  });
});
