// Law 12 through matches between bots: what a bot is given tells nothing that its seat may not know.
import { type Game, type GameTypes, uniform } from 'hencoop';
import { type BotMaker, botSeed, duel, playDeal, policyBot } from 'hencoop/bots';
import { describe, expect, it } from 'vitest';
import { IDS, loadGame } from '../../support/games.js';
import { canDeal, dealtBy, twoDeals } from '../../support/twoDeals.js';

/** Everything that a bot was given until its first choice. */
class Asked extends Error {
  readonly seat: number;
  readonly seed: string;
  readonly bytes: string;

  constructor(config: { readonly seed: string }, events: readonly unknown[], view: GameTypes['View']) {
    super('asked');
    this.seat = view.viewer ?? -1;
    this.seed = config.seed;
    this.bytes = [config, ...events, view].map((each) => JSON.stringify(each)).join('\n');
  }
}

/** The first bot that is asked in game number `number` of a deal, which then ends; all earlier games are played. */
function firstAsked(
  game: Game<GameTypes>,
  { seats, number }: { readonly seats: number; readonly number: number },
  play: (maker: BotMaker<GameTypes>) => unknown,
): Asked {
  let made = 0;
  const maker: BotMaker<GameTypes> = (config) => {
    if (made++ < number * seats) return policyBot(game, uniform, config);
    const events: unknown[] = [];
    const ask = (view: GameTypes['View']): never => {
      throw new Asked(config, events, view);
    };
    return { observe: (event) => void events.push(event), choose: ask, chooseNow: ask };
  };
  try {
    play(maker);
  } catch (error) {
    if (error instanceof Asked) return error;
    throw error;
  }
  throw new Error('expected a bot to be asked');
}

describe.each(IDS)('a bot of %s', async (id) => {
  const { game } = await loadGame(id);
  const seats = Math.max(2, game.seats.min);
  const numbers = Array.from({ length: seats }, (_, number) => number);
  const [first = 0] = game.actors(game.setup({ seats, seed: '' }));

  it('is given the same bytes in two deals that look the same to its seat', () => {
    const deals = twoDeals(game, seats, first, 'alike').map((chance) => dealtBy(game, chance));
    const tables = deals.map((dealt) => JSON.stringify(dealt.setup({ seats, seed: 'alike' })));
    expect(tables[0]).not.toBe(tables[1]);
    for (const number of numbers) {
      const asked = deals.map((dealt) =>
        firstAsked(dealt, { seats, number }, (maker) => playDeal(dealt, maker, maker, { seats, seed: 'alike' })),
      );
      expect(asked.map(({ seat }) => seat)).toEqual([first, first]);
      expect(asked[0]?.bytes).toBe(asked[1]?.bytes);
    }
  });

  it('cannot deal its game from its seed, which is different in every game of a deal', () => {
    const seen = new Set<string>();
    for (const number of numbers) {
      const asked = firstAsked(game, { seats, number }, (maker) =>
        duel(game, maker, maker, { seats, deals: 1, seed: 'fox' }),
      );
      const deal = { seats, seed: 'fox/0' };
      expect(canDeal(game, deal, asked.seed)).toBe(false);
      // A seed that names the deal, as bots once got.
      expect(canDeal(game, deal, `fox/0/bot/${asked.seat}`)).toBe(true);
      seen.add(asked.seed);
    }
    expect(seen.size).toBe(seats);
  });
});

describe('the seed of a bot', () => {
  it('is 128 bits, and differs by seed, seat and game', () => {
    const seeds = [botSeed('hen', 0), botSeed('hen', 1), botSeed('hen', 0, 1), botSeed('fox', 0)];
    expect(new Set(seeds).size).toBe(4);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(botSeed('hen', 1, 0)).toBe(botSeed('hen', 1));
  });

  it('is refused for what is no seat, no game, or too long', () => {
    expect(() => botSeed('hen', -1)).toThrow('seat: expected a seat from 0 to 99, got -1');
    expect(() => botSeed('hen', 0, 0.5)).toThrow('game: expected a whole number from 0 to 999999, got 0.5');
    expect(() => botSeed('x'.repeat(241), 0)).toThrow(/^seed: expected at most 240 bytes in UTF-8/);
    expect(botSeed('x'.repeat(240), 99, 999_999)).toHaveLength(32);
    expect(() =>
      duel({} as never, null as never, null as never, { seats: 2, deals: 10, seed: 'x'.repeat(239) }),
    ).toThrow('seed: expected at most 238 bytes in UTF-8, got more');
  });
});
