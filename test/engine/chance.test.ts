import { type Chance, fastChance, strongChance } from 'hencoop';
import { chicken } from 'hencoop/chicken';
import { scriptedChance, usedOnce } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { below, checkedChance, freshSeed, shuffleByThrees } from '../../src/engine/chance.js';

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Chi-square of the counts of each card in each position. The 0.001 level for 81 degrees of freedom is about 126. */
function positionsChiSquare(shuffle: (run: number) => readonly number[], runs: number): number {
  const seen = TEN.map(() => TEN.map(() => 0));
  for (let run = 0; run < runs; run++) {
    for (const [position, card] of shuffle(run).entries()) {
      const row = seen[position];
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

  it('always gives the same results for the same seed', () => {
    expect(strongChance('hen').shuffle('deal/1', TEN)).toMatchInlineSnapshot(`
      [
        8,
        3,
        4,
        6,
        9,
        0,
        2,
        7,
        5,
        1,
      ]
    `);
    expect(strongChance('hen').roll('dice/1', TEN, 5)).toMatchInlineSnapshot(`
      [
        5,
        7,
        1,
        5,
        6,
      ]
    `);
  });

  it('shuffles evenly, strong and fast', () => {
    const fast = fastChance('even');
    expect(positionsChiSquare((run) => strongChance(`even-${run}`).shuffle('deal', TEN), 4000)).toBeLessThan(126);
    expect(positionsChiSquare(() => fast.shuffle('deal', TEN), 20_000)).toBeLessThan(126);
  });

  it('does not change the cards passed to it', () => {
    const cards = Object.freeze([...TEN]);
    expect([...fastChance('x').shuffle('deal', cards)].sort()).toEqual(TEN);
  });

  it('is checked if it comes from a host: the cards and faces must be the given ones', () => {
    const cheat = (change: Partial<Chance>) => ({ chance: { ...strongChance('x'), ...change } as Chance });
    expect(() => chicken.setup({}, cheat({ shuffle: (_, cards) => cards.slice(1) }))).toThrow(
      /^chance\.shuffle\('deal\/1'\): expected a permutation of the 50 given cards$/,
    );
    expect(() => chicken.setup({}, cheat({ shuffle: (_, cards) => cards.map((card) => cards[0] ?? card) }))).toThrow(
      RangeError,
    );
    expect(() => chicken.setup({}, { chance: {} as never })).toThrow(
      'chance: expected an object with the methods shuffle and roll',
    );
    expect(() => chicken.setup({}, cheat({ roll: undefined as never }))).toThrow(/^chance: /);
    expect(() => chicken.setup({}, cheat({ shuffle: undefined as never }))).toThrow(/^chance: /);
    expect(() => chicken.setup({}, cheat({ shuffle: () => 'cards' as never }))).toThrow(/^chance\.shuffle/);
    expect(() => chicken.setup({}, cheat({ shuffle: (_, cards) => [...cards, ...cards] }))).toThrow(/^chance\.shuffle/);
    expect(() => chicken.setup({}, cheat({}))).not.toThrow();
  });

  it('gets copies if it comes from a host, and its results are copied', () => {
    const answers: unknown[][] = [];
    const chance: Chance = {
      ...strongChance('x'),
      shuffle: (_, cards) => {
        const answer = JSON.parse(JSON.stringify(cards));
        answers.push(answer);
        return answer;
      },
    };
    const state = chicken.setup({ seed: 'x' }, { chance });
    const before = structuredClone(state);
    answers[0]?.reverse();
    expect(state).toEqual(before);
  });
});

describe('the checked chance of a host', () => {
  const checked = (rolled: unknown) =>
    checkedChance({ ...strongChance('x'), roll: () => rolled as never }).roll('dice/1', ['hen', 'fox'], 2);

  it('must roll the given number of the given faces, and its list is copied', () => {
    const rolled = ['fox', 'hen'];
    expect(checked(rolled)).toEqual(rolled);
    expect(checked(rolled)).not.toBe(rolled);
    for (const wrong of [
      ['fox'],
      ['fox', 'hen', 'fox'],
      ['fox', 'egg'],
      'hen',
      null,
      { 0: 'fox', 1: 'hen', length: 2 },
      new Array(2),
      Object.assign(['fox', 'egg'], { every: () => true }),
    ]) {
      expect(() => checked(wrong)).toThrow(/^chance\.roll\('dice\/1'\): expected 2 of the faces \["hen","fox"\]$/);
    }
  });

  it('must return a list even if there is nothing to shuffle or roll', () => {
    const host = checkedChance({ shuffle: () => 'none' as never, roll: () => 'none' as never });
    expect(() => host.shuffle('deal/1', [])).toThrow('expected a permutation of the 0 given cards');
    expect(() => host.roll('dice/1', ['hen'], 0)).toThrow('expected 0 of the faces ["hen"]');
  });

  it('gets copies of the lists to shuffle and to roll', () => {
    const given: unknown[] = [];
    const keep = (list: readonly unknown[]) => {
      given.push(list);
      return [...list];
    };
    const host = checkedChance({
      shuffle: (_, cards) => keep(cards) as never,
      roll: (_, faces) => keep(faces) as never,
    });
    const cards = [1, 2, 3];
    host.shuffle('deal/1', cards);
    host.roll('dice/1', cards, 3);
    expect(given).toEqual([cards, cards]);
    for (const list of given) expect(list).not.toBe(cards);
  });

  it('may return equal cards with their fields in any order; the given cards are returned', () => {
    const cards = [
      { color: 'red', number: 1 },
      { color: 'red', number: 2 },
      { color: 'black', number: 1 },
    ];
    const answering = (answer: unknown) =>
      checkedChance({ ...strongChance('x'), shuffle: () => answer as never }).shuffle('deal/1', cards);
    const shuffled = answering([
      { number: 1, color: 'black' },
      { number: 2, color: 'red' },
      { number: 1, color: 'red' },
    ]);
    expect(shuffled.map((card) => cards.indexOf(card))).toEqual([2, 1, 0]);
    const wrong = [cards[0], cards[1], { color: 'black', number: 2 }];
    expect(() => answering(wrong)).toThrow("chance.shuffle('deal/1'): expected a permutation of the 3 given cards");
    expect(() => answering([undefined, null, 'x'])).toThrow(RangeError);
    const numbers = (answer: unknown[]) =>
      checkedChance({ ...strongChance('x'), shuffle: () => answer as never }).shuffle('deal/1', [1, 12]);
    expect(numbers([12, 1])).toEqual([12, 1]);
    expect(() => numbers([11, 2])).toThrow(RangeError);
    expect(() => numbers(['1', '12'])).toThrow(RangeError);
    expect(checkedChance({ ...strongChance('x'), shuffle: (_, all) => [...all] }).shuffle('s', [null, 'a'])).toEqual([
      null,
      'a',
    ]);
  });

  it("is not wrapped if it is the library's own", () => {
    for (const made of [strongChance('x'), fastChance('x')]) expect(checkedChance(made)).toBe(made);
    const { shuffle, roll } = strongChance('x');
    const host = { shuffle, roll };
    expect(checkedChance(host)).not.toBe(host);
  });

  it("cannot be a changed copy of the library's own: a copy with other dice is checked", () => {
    for (const made of [strongChance('x'), fastChance('x')]) {
      expect(() => Object.assign(made, { roll: () => [99] })).toThrow(TypeError);
      expect(() => checkedChance({ ...made, roll: () => [99] as never }).roll('dice/1', [1, 2], 1)).toThrow(RangeError);
    }
  });

  it("cannot forge the library's own: an object that inherits from it is checked", () => {
    const made = fastChance('x');
    const heir: Chance = Object.create(made, { shuffle: { value: () => [] } });
    expect(() => checkedChance(heir).shuffle('deal/1', [1, 2])).toThrow('the 2 given cards');
    for (const value of [true, 'chance', 7, () => made]) {
      expect(() => checkedChance(value as never)).toThrow('the methods shuffle and roll');
    }
  });
});

describe('numbers below a bound', () => {
  /** Draws these multiples of 2^-32; returns the number, and how many draws are left. */
  const scripted = (...multiples: number[]) => {
    const fraction = () => (multiples.shift() ?? Number.NaN) / 2 ** 32;
    return (n: number) => [below(fraction, n), multiples.length];
  };

  it('reject exactly the draws that would favor a number', () => {
    // 2^32 is one more than a multiple of 3, so one draw too many, the smallest, gives the first number.
    expect(scripted(0, 1, 9)(3)).toEqual([0, 1]);
    expect(scripted(1, 9)(3)).toEqual([0, 1]);
    expect(scripted(2 ** 32 - 1, 9)(3)).toEqual([2, 1]);
    // The same for 5.
    expect(scripted(0, 0, 1, 9)(5)).toEqual([0, 1]);
    // For 6, four draws are too many: a remainder of 0 to 3 is rejected, one of 4 is not.
    expect(scripted(0, 1, 9)(6)).toEqual([0, 1]);
    expect(scripted(715_827_883, 9)(6)).toEqual([0, 0]);
    expect(scripted(1_431_655_766, 9)(6)).toEqual([2, 1]);
    // For a power of two, no draw is rejected.
    expect(scripted(0, 9)(4)).toEqual([0, 1]);
    expect(scripted(2 ** 30, 9)(4)).toEqual([1, 1]);
  });

  it('are uniform for a bound that is not a power of two', () => {
    const faces = [0, 1, 2];
    const counts = faces.map(
      (face) =>
        strongChance('even')
          .roll('many', faces, 30_000)
          .filter((one) => one === face).length,
    );
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('are 0 for one face or no card', () => {
    expect(strongChance('x').roll('one', ['egg'], 3)).toEqual(['egg', 'egg', 'egg']);
    expect(strongChance('x').shuffle('none', [])).toEqual([]);
  });
});

describe('a fresh seed', () => {
  it('has 128 bits in hexadecimal digits', () => {
    const seeds = Array.from({ length: 200 }, freshSeed);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(seeds).size).toBe(200);
    // A byte below 16 keeps its leading 0.
    expect(seeds.some((seed) => /^(..)*0/.test(seed))).toBe(true);
  });
});

describe('cards shuffled by threes', () => {
  const shuffled = (count: number, ...multiples: number[]) => {
    const cards = TEN.slice(0, count);
    shuffleByThrees(cards, () => (multiples.shift() ?? Number.NaN) / 2 ** 32);
    return { cards, left: multiples.length };
  };

  it('are picked three at a time with one draw', () => {
    // Of four: 5/8 picks the third card; the remaining fraction, 1/2, picks the second of three, then of two.
    expect(shuffled(4, 5 * 2 ** 29 + 1, 9)).toEqual({ cards: [0, 3, 1, 2], left: 1 });
    expect(shuffled(4, 2 ** 32 - 1, 9)).toEqual({ cards: [0, 1, 2, 3], left: 1 });
    // Of three: 1/2 picks the middle card; the remaining fraction, 1/2, picks the second of the other two.
    expect(shuffled(3, 2 ** 31 + 1, 9)).toEqual({ cards: [0, 2, 1], left: 1 });
    expect(shuffled(3, 2 ** 32 - 1, 9)).toEqual({ cards: [0, 1, 2], left: 1 });
    expect(shuffled(2, 1, 9)).toEqual({ cards: [1, 0], left: 1 });
    expect(shuffled(2, 2 ** 31, 9)).toEqual({ cards: [0, 1], left: 1 });
    expect(shuffled(5, 2 ** 32 - 1, 2 ** 32 - 1, 9)).toEqual({ cards: [0, 1, 2, 3, 4], left: 1 });
    expect(shuffled(1, 9)).toEqual({ cards: [0], left: 1 });
    expect(shuffled(0, 9)).toEqual({ cards: [], left: 1 });
  });

  it('reject exactly the draws that would favor some triples', () => {
    // For the 24 triples of four cards, 16 draws are too many: a remainder of 0 or 8 is rejected, one of 16 is not.
    expect(shuffled(4, 0, 178_956_971, 1, 9)).toEqual({ cards: [1, 2, 3, 0], left: 1 });
    expect(shuffled(4, 357_913_942, 9)).toEqual({ cards: [2, 3, 1, 0], left: 1 });
    // For the 60 triples of five cards, 16 draws too: a remainder of 16 is accepted, and a second draw picks the other two.
    expect(shuffled(5, 1_002_159_036, 2 ** 31, 9)).toEqual({ cards: [3, 4, 2, 0, 1], left: 1 });
    // For the 6 triples of three cards, four draws are too many: a remainder of 0 to 3 is rejected.
    expect(shuffled(3, 0, 1, 9)).toEqual({ cards: [1, 2, 0], left: 1 });
    expect(shuffled(3, 715_827_883, 1, 9)).toEqual({ cards: [1, 2, 0], left: 1 });
    expect(shuffled(3, 1_431_655_766, 9)).toEqual({ cards: [2, 0, 1], left: 1 });
    // For two cards, no draw is rejected.
    expect(shuffled(2, 0, 9)).toEqual({ cards: [1, 0], left: 1 });
  });

  it('come out in every order equally often', () => {
    const fast = fastChance('orders');
    for (const [count, orders, limit] of [
      [3, 6, 20.5],
      [4, 24, 49.7],
      [5, 120, 172.7],
    ] as const) {
      const seen = new Map<string, number>();
      const expected = 200;
      for (let run = 0; run < orders * expected; run++) {
        const order = fast.shuffle('deal', TEN.slice(0, count)).join('');
        seen.set(order, (seen.get(order) ?? 0) + 1);
      }
      expect(seen.size).toBe(orders);
      const chiSquare = [...seen.values()].reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
      // The 0.001 level for `orders - 1` degrees of freedom.
      expect(chiSquare).toBeLessThan(limit);
    }
  });

  it('take one draw for three up to 1024 cards, and one for each beyond', () => {
    const draws = (count: number) => {
      let drawn = 0;
      // The largest fraction is never rejected.
      shuffleByThrees(Array(count).fill(0), () => {
        drawn++;
        return 1 - 2 ** -32;
      });
      return drawn;
    };
    expect(draws(1024)).toBe(341);
    expect(draws(1025)).toBe(1024);
  });

  it('are all still there, in packs of any size', () => {
    const pack = Array.from({ length: 2 ** 11 }, (_, card) => card);
    for (const cards of [pack, pack.slice(2 ** 10 - 1), pack.slice(2 ** 10)]) {
      const mixed = fastChance('pack').shuffle('deal', cards);
      expect(mixed.slice(0, 3)).not.toEqual(cards.slice(0, 3));
      expect(mixed.sort((a, b) => a - b)).toEqual(cards);
    }
  });
});

describe('the chance of the testkit', () => {
  it('follows a script, and names unused and missing results', () => {
    const chance = scriptedChance({ 'deal/1': TEN, 'dice/1': [6] });
    expect(chance.shuffle('deal/1', [...TEN].reverse())).toEqual(TEN);
    expect(() => chance.done()).toThrow('scripted but never used: dice/1');
    expect(() => chance.shuffle('deal/1', TEN)).toThrow("chance 'deal/1': the scripted result was used twice");
    expect(() => chance.shuffle('deal/2', TEN)).toThrow(
      "chance 'deal/2': expected a result in the script, which has none",
    );
  });

  it('throws on the second use of a site', () => {
    const chance = usedOnce(strongChance('x'));
    chance.roll('dice/1', TEN, 1);
    expect(() => chance.roll('dice/1', TEN, 1)).toThrow("'dice/1' was used twice");
  });
});
