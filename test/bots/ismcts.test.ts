import { chicken, crazyChicken } from 'hencoop';
import { duel, ismcts, moveKey, policyBot } from 'hencoop/bots';
import type { ChickenTypes } from 'hencoop/chicken';
import type { CrazyChickenTypes } from 'hencoop/crazy-chicken';
import { botLaw } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { uniform } from '../../src/index.js';
import { IDS, loadGame } from '../../support/games.js';
import { type PeckTypes, peck } from '../sixth-game/src/peck/index.js';
import { peckKit as kit } from '../sixth-game/src/peck/testkit/index.js';
import { EFFORT } from '../support/lawEffort.js';

// One walk in five ends with the game and asks no bot: with only three, one run in a hundred would compare nothing.
const FEW = { ...EFFORT, runs: Math.max(8, Math.ceil(EFFORT.runs / 10)) };
const view = chicken.view(chicken.setup({ seats: 3, seed: 'tree' }), 0);

describe('moveKey', () => {
  it('is the same only for equal moves, in any order of fields', () => {
    expect(moveKey({ seat: 1, type: 'draw' })).toBe(moveKey({ type: 'draw', seat: 1 }));
    const moves = chicken.legalMoves(view);
    expect(new Set(moves.map(moveKey)).size).toBe(moves.length);
  });
});

describe('ismcts', () => {
  it('gives the same choice for the same seed and iterations', () => {
    const choose = (seed: string) => ({
      ...ismcts(chicken, { iterations: 80, seed }).chooseNow(view),
      milliseconds: 0,
    });
    expect(choose('fox')).toEqual(choose('fox'));
    expect(choose('fox')).not.toEqual(choose('hen'));
  });

  it('spends every iteration on a legal move, and plays the most visited one', () => {
    const { move, analysis, worlds } = ismcts(chicken, { iterations: 200 }).chooseNow(view);
    expect(new Set(analysis.map((candidate) => candidate.move))).toEqual(new Set(chicken.legalMoves(view)));
    expect(analysis.reduce((sum, { visits }) => sum + visits, 0)).toBe(200);
    expect(worlds).toBe(200);
    expect(analysis[0]?.move).toBe(move);
    expect(Math.max(...analysis.map(({ visits }) => visits))).toBe(analysis[0]?.visits);
    for (const { value, chanceToWin } of analysis) {
      expect(Math.abs(value)).toBeLessThanOrEqual(1);
      expect(chanceToWin).toBeGreaterThanOrEqual(0);
    }
  });

  it('tries moves of equal value equally often', () => {
    const { analysis } = ismcts(chicken, { iterations: 60, until: () => true, value: () => 1 }).chooseNow(view);
    const visits = analysis.map((candidate) => candidate.visits);
    expect(Math.max(...visits) - Math.min(...visits)).toBeLessThan(2);
  });

  it('explores the same way at any scale of values', () => {
    const visitsAt = (scale: number) => {
      const value = ({ hands }: { readonly hands: readonly (readonly unknown[])[] }, seat: number) =>
        -scale * (hands[seat]?.length ?? 0);
      return ismcts(chicken, { iterations: 100, until: () => true, value })
        .chooseNow(view)
        .analysis.map(({ visits }) => visits);
    };
    expect(visitsAt(1024)).toEqual(visitsAt(1));
  });

  it('plays a forced move without iterations', () => {
    const forced = { ...peck.view(peck.setup({ seats: 2, seed: 'forced' }), 0), hands: [[4], [null, null, null]] };
    expect(ismcts(peck, { milliseconds: 1000 }).chooseNow(forced as never)).toMatchObject({
      move: { seat: 0, type: 'choose', grain: 4 },
      worlds: 0,
    });
  });

  it('accepts policy, until, value, reward and worlds', () => {
    const asked = { policy: 0, until: 0, value: 0, worlds: 0 };
    const { analysis } = ismcts(crazyChicken, {
      iterations: 60,
      policy: (seed) => {
        asked.policy += 1;
        return uniform<CrazyChickenTypes>(seed);
      },
      until: (_, played) => {
        asked.until += 1;
        return played === 3;
      },
      value: ({ scores }, seat) => {
        asked.value += 1;
        return (scores[seat] ?? 0) / 100;
      },
      worlds: (seen, seed) => ({
        next: () => {
          asked.worlds += 1;
          return crazyChicken.determinize(seen, `${seed}/${asked.worlds}`);
        },
      }),
    }).chooseNow(crazyChicken.view(crazyChicken.setup({ seed: 'tree' }), 0));
    expect(asked).toMatchObject({ policy: 60, worlds: 60 });
    expect(asked.until).toBeGreaterThan(60);
    expect(asked.value).toBeGreaterThan(60);
    expect(analysis.every(({ chanceToWin }) => chanceToWin === null)).toBe(true);
  });

  it('refuses an invalid configuration, naming the path', () => {
    const wrong: readonly [unknown, string][] = [
      [null, 'config: expected an object, got null'],
      [{}, 'config: expected either iterations or milliseconds'],
      [{ iterations: 1, exploration: 0 }, 'config.exploration: expected a number above 0, got 0'],
      [{ iterations: 1, value: 1 }, 'config.value: expected a function, got 1'],
      [{ iterations: 1, margin: 1 }, 'config.margin: unknown field'],
    ];
    for (const [config, message] of wrong) expect(() => ismcts(chicken, config as never)).toThrow(message);
  });

  it('beats random play', () => {
    const random = ({ seed }: { seed: string }) => policyBot(chicken, (s) => uniform<ChickenTypes>(s), { seed });
    const { wins } = duel(chicken, ({ seed }) => ismcts(chicken, { iterations: 60, seed }), random, {
      seats: 2,
      deals: 8,
      seed: 'duel',
    });
    expect(wins.mean).toBeGreaterThan(0.8);
  });

  it('beats random play in a game from outside the library', () => {
    const random = ({ seed }: { seed: string }) => policyBot(peck, (s) => uniform<PeckTypes>(s), { seed });
    const { wins } = duel(peck, ({ seed }) => ismcts(peck, { iterations: 100, seed }), random, {
      seats: 2,
      deals: 30,
      seed: 'duel',
    });
    expect(wins.mean).toBeGreaterThan(0.55);
  });

  it('law 12: depends only on what its seat may know, in a game from outside the library', async () => {
    await botLaw(peck, kit, () => ismcts(peck, { iterations: 12, seed: 'honest' }), FEW).check();
  });

  it.each(IDS)('law 12: depends only on what its seat may know: %s', async (id) => {
    const loaded = await loadGame(id);
    const bot = () => ismcts(loaded.game, { iterations: 12, seed: 'honest', until: (_, played) => played === 20 });
    await botLaw(loaded.game, loaded.kit, bot, FEW).check();
  });
});
