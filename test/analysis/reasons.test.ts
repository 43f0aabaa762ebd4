import type { GameTypes } from 'hencoop';
import { withNames } from 'hencoop';
import { type Reason, reasonsBetween, reasonText } from 'hencoop/analysis';
import type { GameBots, Measure, PlayedOut } from 'hencoop/bots';
import { chicken } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { deChicken, deChickenReasons } from 'hencoop/chicken/de';
import { enChickenReasons } from 'hencoop/chicken/en';
import { frChickenReasons } from 'hencoop/chicken/fr';
import { type AnyDoors, gameById, LANGUAGES } from 'hencoop/games';
import tychei from 'seedrandom/lib/tychei.js';
import { describe, expect, it } from 'vitest';
import { at } from '../../src/engine/errors.js';
import { tries } from '../../support/effort.js';
import { gameOf, IDS, loadBots } from '../../support/games.js';
import { turns } from '../referee/narrowing.js';

type AnyMeasure = Measure<GameTypes>;

/** The bots with only these measures. */
const measuring = (bots: GameBots<GameTypes>, measures: GameBots<GameTypes>['measures']) => ({ ...bots, measures });

/** Decisions between two moves in random games, with the table view as the remembered view. */
function* decisions(game: GameBots<GameTypes>['game'], wanted: number) {
  let found = 0;
  for (let number = 0; found < wanted; number++) {
    const setup = { seats: game.seats.default, options: {} };
    for (const { state, move } of turns(game, setup, `the reasons ${number}`, 12)) {
      const view = game.view(state, move.seat);
      const other = game.legalMoves(view).findLast((one) => JSON.stringify(one) !== JSON.stringify(move));
      if (other === undefined || found === wanted) continue;
      found += 1;
      yield { view, move, other };
    }
  }
}

describe.each(IDS)('the reasons of %s', (id) => {
  it('never name a measure without a difference, and rarely one with a random difference', async () => {
    const game = await gameOf(id);
    const bots = await loadBots(id);
    const random = tychei('planted');
    const same: AnyMeasure = {
      unit: 'number',
      better: 'more',
      least: 0.1,
      of: ({ before }) => JSON.stringify(before).length,
    };
    const luck: AnyMeasure = { unit: 'chance', better: 'more', least: 0.05, of: () => Number(random() < 0.5) };
    const loss: AnyMeasure = { ...luck, better: 'less' };
    const real: AnyMeasure = {
      unit: 'number',
      better: 'more',
      least: 0.1,
      of: ({ events }) => Number(events.length > 0),
    };
    const planted = measuring(bots, { same, luck, loss, real });
    const asked = tries(40);
    const named: Reason[] = [];
    for (const { view, move, other } of decisions(game, asked)) {
      for (const [best, worse] of [[move, other] as const, [other, move] as const]) {
        named.push(...(await reasonsBetween(planted, view, best, worse, { playouts: 40, most: 9 })));
      }
    }
    const count = (name: string) => named.filter(({ measure }) => measure === name).length;
    expect(count('same')).toBe(0);
    expect(count('real')).toBe(0);
    // Three standard errors: once in 740.
    expect(count('luck') + count('loss')).toBeLessThanOrEqual(Math.ceil(asked / 40));
  });

  it('name real differences, only in favor of the better move', async () => {
    const game = await gameOf(id);
    const bots = await loadBots(id);
    let found = 0;
    for (const { view, move, other } of decisions(game, 6)) {
      // Counts which of the two moves was tried last.
      let turn = 0;
      const flips: AnyMeasure = { unit: 'number', better: 'more', least: 0.1, of: () => (turn++ % 2 === 0 ? 2 : 1) };
      const planted = measuring(bots, { more: flips });
      const reasons = await reasonsBetween(planted, view, move, other, { playouts: 20 });
      for (const reason of reasons)
        expect(reason).toEqual({ measure: 'more', unit: 'number', best: 2, played: 1, error: 0 });
      const less = measuring(bots, { less: { ...flips, better: 'less' } });
      turn = 0;
      expect(await reasonsBetween(less, view, move, other, { playouts: 20 })).toEqual([]);
      found += reasons.length;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('use measures with a relevant difference in their unit', async () => {
    const game = await gameOf(id);
    const bots = await loadBots(id);
    const values = new Map<string, Set<number>>();
    const watched = (name: string, measure: AnyMeasure): AnyMeasure => ({
      ...measure,
      of(played: PlayedOut<GameTypes>) {
        const value = measure.of(played);
        values.set(name, (values.get(name) ?? new Set()).add(value));
        return value;
      },
    });
    const all = Object.entries(bots.measures).map(([name, measure]) => [name, watched(name, measure)] as const);
    const planted = measuring(bots, Object.fromEntries(all));
    for (const { view, move, other } of decisions(game, 60)) {
      await reasonsBetween(planted, view, move, other, { playouts: 4 });
    }
    for (const [name, { unit, least }] of Object.entries(bots.measures)) {
      const seen = Array.from(values.get(name) ?? []);
      expect(seen.length, name).toBeGreaterThan(1);
      for (const value of seen)
        expect((Number.isFinite(value) && value >= 0) || name === 'points' || name === 'othersPoints').toBe(true);
      if (unit === 'chance')
        expect(
          seen.every((value) => value === 0 || value === 1),
          name,
        ).toBe(true);
      // A relevant difference shows in the rounded figures.
      expect(least, name).toBeGreaterThanOrEqual(unit === 'chance' ? 0.05 : 0.1);
      expect(Object.isFrozen(at(all, 0)[1]) || Object.isFrozen(bots.measures[name])).toBe(true);
    }
  });

  it.each(LANGUAGES)('have words for every measure in %s', async (language) => {
    const doors: AnyDoors = gameById(id);
    const words = await doors.reasons[language]();
    const { measures } = await loadBots(id);
    expect(words.common.language).toBe(language);
    expect(Object.keys(words.claims).sort()).toEqual(Object.keys(measures).sort());
    const texts = Object.entries(measures).flatMap(([measure, { unit }]) => {
      const reason: Reason = { measure, unit, best: 0.75, played: 0.25, error: 0.01 };
      return [reasonText(words, reason), reasonText(words, reason, 1)];
    });
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/undefined|NaN| {2}|\.\.|(?<!\u00a0):.*\u00a0:/);
    }
    expect(new Set(texts).size).toBeGreaterThanOrEqual(Object.keys(measures).length);
  });
});

describe('reasonsBetween', () => {
  const view = chicken.view(chicken.setup({ seats: 2, seed: 'mixed' }), 0);
  const play = { seat: 0, type: 'play', card: 4 } as const;
  const withdraw = { seat: 0, type: 'withdraw' } as const;

  it('states the cost of a badly played hand', async () => {
    const reasons = await reasonsBetween(chickenBots, view, play, withdraw, { playouts: 100 });
    expect(reasons.map(({ measure }) => measure)).toEqual(['handPoints', 'goesOut']);
    const [points] = reasons;
    // A player who withdraws keeps the hand.
    expect(points?.played).toBe(chickenPoints(view.hands[0] ?? []));
  });

  it('gives no reasons for the worse move', async () => {
    expect(await reasonsBetween(chickenBots, view, withdraw, play, { playouts: 100 })).toEqual([]);
  });

  it('gives at most the requested number, the strongest first', async () => {
    const ask = (most: number) => reasonsBetween(chickenBots, view, play, withdraw, { playouts: 100, most });
    const all = await ask(9);
    expect(all.length).toBeGreaterThan(1);
    expect(await ask(1)).toEqual(all.slice(0, 1));
  });

  it("is the same every time, and rejects with the signal's reason when it is aborted", async () => {
    const once = () => reasonsBetween(chickenBots, view, play, withdraw, { playouts: 20, seed: 'fox' });
    expect(await once()).toEqual(await once());
    const abort = new AbortController();
    const found = reasonsBetween(chickenBots, view, play, withdraw, { playouts: 100_000, signal: abort.signal });
    abort.abort(new Error('enough'));
    await expect(found).rejects.toThrow('enough');
  });

  it.each([
    [{ playouts: 1 }, 'config.playouts: expected a whole number from 2 to 100000, got 1'],
    [{ most: 0 }, 'config.most: expected a whole number from 1, got 0'],
    [{ as: 'seat' }, 'config.as'],
  ])('refuses %j', async (config, message) => {
    await expect(reasonsBetween(chickenBots, view, play, withdraw, config as object)).rejects.toThrow(message);
  });

  it('refuses illegal moves, and the view of a spectator', async () => {
    // This card is not in the hand and does not fit.
    const wrong = { seat: 0, type: 'play', card: 'chick' } as const;
    expect(chicken.whyNot(view, wrong)).not.toBeNull();
    const others = { seat: 1, type: 'draw' } as const;
    await expect(reasonsBetween(chickenBots, view, play, others)).rejects.toThrow('other: expected a legal move');
    await expect(reasonsBetween(chickenBots, view, play, wrong)).rejects.toThrow('other: expected a legal move');
    await expect(reasonsBetween(chickenBots, view, wrong, play)).rejects.toThrow('best: expected a legal move');
    const spectator = chicken.view(chicken.setup({ seats: 2, seed: 'mixed' }), null);
    await expect(reasonsBetween(chickenBots, spectator, play, withdraw)).rejects.toThrow(
      'view: expected the view of a seat, got "a spectator\'s"',
    );
  });
});

/** CH-4.2, without an egg: equal cards count once. */
function chickenPoints(hand: readonly unknown[]): number {
  return [...new Set(hand)].reduce<number>((sum, card) => sum + (typeof card === 'number' ? card : 10), 0);
}

describe('reasonText', () => {
  const chance: Reason = { measure: 'goesOut', unit: 'chance', best: 0.4, played: 0.12, error: 0.03 };
  const points: Reason = { measure: 'handPoints', unit: 'number', best: 4.44, played: 6.5, error: 0.2 };

  it('addresses the reader, or names a player, in each language', () => {
    expect(reasonText(enChickenReasons, chance)).toBe('You go out more often: 40% instead of 12%.');
    expect(reasonText(enChickenReasons, points, 1)).toBe(
      'Seat 2 keeps fewer points in hand at the end of the round: 4.4 instead of 6.5.',
    );
    expect(reasonText(enChickenReasons, { ...points, played: 12.4 })).toBe(
      'You keep fewer points in hand at the end of the round: 4 instead of 12.',
    );
    expect(reasonText(withNames(deChickenReasons, ['Ada']), points, 0)).toBe(
      'Ada behält am Ende der Runde weniger Punkte auf der Hand: 4,4 statt 6,5.',
    );
    expect(reasonText(frChickenReasons, chance)).toBe(
      'Tu poses plus souvent la dernière carte\u00a0: 40\u00a0% au lieu de 12\u00a0%.',
    );
  });

  it('refuses a measure without words', () => {
    expect(() => reasonText(enChickenReasons, { ...chance, measure: 'toString' })).toThrow(
      'reason.measure: expected one of',
    );
    expect(() => reasonText(deChicken as never, chance)).toThrow('words: expected the reasons of a game in a language');
    expect(() => reasonText(enChickenReasons, chance, 0.5)).toThrow('seat: expected a seat, or null, got 0.5');
  });
});
