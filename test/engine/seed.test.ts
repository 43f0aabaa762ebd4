import { type Chance, fastChance, strongChance } from 'hencoop';
import { reasonsBetween } from 'hencoop/analysis';
import { pondering, search } from 'hencoop/bots';
import { chicken } from 'hencoop/chicken';
import { GAMES } from 'hencoop/games';
import seedrandom from 'seedrandom/seedrandom.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { keyOf, LONGEST_SEED } from '../../src/engine/seed.js';
import { tries } from '../../support/effort.js';

const CARDS = Array.from({ length: 50 }, (_, card) => card);
/** Five of them are 80 bits: that two seeds draw the same by chance is not to be expected. */
const WORDS = Array.from({ length: 2 ** 16 }, (_, word) => word);
const SCRIPTS = ['a', 'š', 'é', 'ж', 'ה', 'あ', '鸡', '한', '🐔', '\ud83d', '\udc14', '\0', '/'];

const utf8 = (text: string) => new TextEncoder().encode(text).length;
const keyBytes = (seed: string, site = 'deal/1') => [...keyOf(seed, site)].map((byte) => byte.charCodeAt(0));

/** At least `count` different seeds: every script, prefixes of each other, repetitions, and all lengths. */
function manySeeds(count: number): string[] {
  const seeds = new Set<string>(['']);
  const add = (seed: string) => {
    if (utf8(seed) <= LONGEST_SEED) seeds.add(seed);
  };
  // Every third character and surrogate, with each low byte; characters of the other planes.
  for (let point = 0; point < 0x10000; point += 3) add(String.fromCharCode(point));
  for (let point = 0x10000; point < 0x110000; point += 0x101) add(String.fromCodePoint(point));
  const units = SCRIPTS.flatMap((one) => SCRIPTS.flatMap((other) => [one, one + other, `${one}/${other}`]));
  for (const unit of units) for (let times = 1; times <= LONGEST_SEED; times++) add(unit.repeat(times));
  // Keys that repeat if nothing closes them.
  for (const unit of ['hen', 'é', '鸡']) {
    for (let times = 0; times < 20; times++) add(`${`${unit}/deal/1`.repeat(times)}${unit}`);
  }
  const chance = fastChance('many seeds');
  while (seeds.size < count) {
    const [length = 0] = chance.roll('length', CARDS, 1);
    add(chance.roll('text', SCRIPTS, length).join(''));
  }
  return [...seeds];
}

describe('the key of a site', () => {
  it('is the UTF-8 of `seed/site` with a closing byte that UTF-8 never has', () => {
    for (const seed of ['', 'hen', 'é', '鸡/🐔', 'ж'.repeat(120)]) {
      expect(keyBytes(seed)).toEqual([...new TextEncoder().encode(`${seed}/deal/1`), 0xff]);
    }
  });

  it('has three bytes for a surrogate without its other half', () => {
    expect(keyBytes('\ud83d', 'x')).toEqual([0xed, 0xa0, 0xbd, 0x2f, 0x78, 0xff]);
    expect(keyBytes('\udc14\ud83d', 'x')).toEqual([0xed, 0xb0, 0x94, 0xed, 0xa0, 0xbd, 0x2f, 0x78, 0xff]);
    expect(keyBytes('\ud83d\udc14', 'x')).toEqual([0xf0, 0x9f, 0x90, 0x94, 0x2f, 0x78, 0xff]);
  });

  it('reaches the generator byte by byte, up to 256 of them', () => {
    const bytes = String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte));
    for (const key of [bytes, keyOf('x'.repeat(LONGEST_SEED), 'x'.repeat(14)), keyOf('鸡', 'deal/1')]) {
      // `pass` gets the mixed key; our declaration leaves this option out.
      const options = { global: false, pass: (_: unknown, mixed: string) => mixed } as const;
      expect(seedrandom(key, options)).toBe(key);
    }
  });

  it('has at most 256 bytes: a longer site is refused, and no message quotes the seed', () => {
    const chance = strongChance('x'.repeat(LONGEST_SEED));
    expect(chance.shuffle('s'.repeat(14), CARDS)).toHaveLength(50);
    for (const act of [() => chance.shuffle('s'.repeat(15), CARDS), () => chance.roll('é'.repeat(8), CARDS, 1)]) {
      expect(act).toThrow(RangeError);
      expect(act).toThrow(/^chance '(s{15}|é{8})' with its seed: expected at most 255 bytes in UTF-8, got more$/);
    }
  });
});

describe('seeds', () => {
  it("'a' and 'š' deal different games, as do a text and its repetition", async () => {
    for (const doors of GAMES) {
      const game = await doors.game();
      const dealt = (seed: string) => {
        const { seed: _, ...table } = game.setup({ seed });
        return JSON.stringify(table);
      };
      expect(dealt('a'), game.id).not.toBe(dealt('š'));
    }
    const first = (seed: string, site: string) => strongChance(seed).shuffle(site, CARDS);
    expect(first('hen', 'deal/1')).not.toEqual(first('hen/deal/1hen', 'deal/1'));
  });

  it('of many scripts, prefixes, repetitions and lengths have different keys: each deals a game of its own', () => {
    const seeds = manySeeds(tries(400_000));
    const drawn = (seed: string) => strongChance(seed).roll('deal/1', WORDS, 5).join(' ');
    expect(new Set(seeds.map(drawn)).size).toBe(seeds.length);
  }, 60_000);

  it.each(['x'.repeat(241), `${'é'.repeat(120)}x`, '鸡'.repeat(81), '🐔'.repeat(61), '\ud83d'.repeat(81)])(
    'longer than 240 bytes in UTF-8 are refused',
    async (seed) => {
      const refusal = 'seed: expected at most 240 bytes in UTF-8, got more';
      expect(() => strongChance(seed)).toThrow(new RangeError(refusal));
      for (const doors of GAMES) {
        const [game, { schemas }] = await Promise.all([doors.game(), doors.entry()]);
        expect(() => game.setup({ seed })).toThrow(new RangeError(refusal));
        expect(schemas.state.safeParse({ ...game.setup(), seed }).success).toBe(false);
      }
    },
  );

  it.each(['x'.repeat(240), 'é'.repeat(120), '鸡'.repeat(80), '🐔'.repeat(60), '\ud83d'.repeat(80)])(
    'of 240 bytes in UTF-8 are accepted',
    async (seed) => {
      for (const doors of GAMES) {
        const [game, { schemas }] = await Promise.all([doors.game(), doors.entry()]);
        const state = game.setup({ seed });
        expect(schemas.state.parse(state)).toEqual(state);
      }
    },
  );
});

describe('the longest seed', () => {
  it('works for bots and analyses, which derive other seeds from it', async () => {
    const seed = 'é'.repeat(120);
    for (const doors of GAMES) {
      const bots = await doors.bots();
      const { game } = bots;
      const state = game.setup({ seed });
      const view = game.view(state, game.actors(state)[0] ?? 0);
      for (const bot of [bots.search({ iterations: 4, seed }), search(game, { iterations: 4, seed })]) {
        expect(game.whyNot(view, bot.chooseNow(view).move)).toBeNull();
      }
      const [best, other] = game.legalMoves(view);
      if (best !== undefined && other !== undefined)
        await reasonsBetween(bots, view, best, other, { playouts: 2, seed });
    }
    const pondered = pondering(chicken, search(chicken, { iterations: 1, seed }), { seed });
    await pondered.ponder(chicken.view(chicken.setup({ seed }), 1));
  });
});

describe('the sites of the games', () => {
  let sites: string[] = [];
  beforeAll(async () => {
    const used = new Set<string>();
    for (const doors of GAMES) {
      const game = await doors.game();
      const real = strongChance('sites');
      const noted = (site: string) => {
        used.add(site);
        return site;
      };
      const chance: Chance = {
        shuffle: (site, cards) => real.shuffle(noted(site), cards),
        roll: (site, faces, count) => real.roll(noted(site), faces, count),
      };
      let state = game.setup({ seed: 'sites' }, { chance });
      for (let moves = 0; moves < 2_000 && !game.isOver(state); moves++) {
        const [move] = real.shuffle(`move/${moves}`, game.legalMoves(state));
        state = game.apply(state, move as never, { chance });
      }
    }
    sites = [...used];
  });

  it('leave no doubt where a seed ends: none is the end of another after a slash', () => {
    expect(sites.length).toBeGreaterThan(5);
    for (const site of sites) {
      expect(
        sites.filter((other) => other.endsWith(`/${site}`)),
        site,
      ).toEqual([]);
    }
  });
});
