import { chicken, uniform } from 'hencoop';
import { type BotMaker, botSeed, duel, playDeal, policyBot, strengthOf } from 'hencoop/bots';
import type { ChickenTypes } from 'hencoop/chicken';
import { describe, expect, it } from 'vitest';
import { heightOf, type RaffleTypes, raffle, taking } from './raffle/raffle.js';

const random: BotMaker<ChickenTypes> = ({ seed }) => policyBot(chicken, uniform, { seed });
/** As strong as `random`, but it plays other moves. */
const randomly: BotMaker<ChickenTypes> = ({ seed }) => policyBot(chicken, uniform, { seed: `${seed}/other` });
const DUEL = { seats: 2, deals: 20, seed: 'hen' };

describe('playDeal', () => {
  it('plays the same deal with the candidate at every seat in turn', () => {
    const seats: [string, number, string][] = [];
    const noting =
      (name: string, tickets: number): BotMaker<RaffleTypes> =>
      ({ seed }) => {
        const bot = taking(tickets)({ seed });
        return {
          ...bot,
          chooseNow: (view) => {
            seats.push([name, view.viewer ?? -1, seed]);
            return bot.chooseNow(view);
          },
        };
      };
    playDeal(raffle, noting('own', 2), noting('other', 1), { seats: 3, seed: 'hen' });
    expect(seats).toEqual(
      [0, 1, 2].flatMap((own) =>
        [0, 1, 2].map((seat) => [seat === own ? 'own' : 'other', seat, botSeed('hen', seat, own)]),
      ),
    );
  });

  it('averages wins and margin over the seats', () => {
    // With one ticket against 9, the candidate wins only the game of a deal in which its ticket is drawn, if any.
    for (const deal of Array.from({ length: 50 }, (_, index) => `hen/${index}`)) {
      const { wins, margin } = playDeal(raffle, taking(1), taking(9), { seats: 2, seed: deal });
      expect([0, 0.5, 1]).toContain(wins);
      expect(margin).toBe(2 * wins - 1);
    }
  });
});

describe('a duel', () => {
  it("gives the same result for the same seed, and plays deal n with the duel's seed and n", () => {
    const hen = duel(chicken, random, randomly, DUEL);
    expect(duel(chicken, random, randomly, DUEL)).toEqual(hen);
    expect(duel(chicken, random, randomly, { ...DUEL, seed: 'fox' })).not.toEqual(hen);
    const results = Array.from({ length: 20 }, (_, deal) =>
      playDeal(raffle, taking(3), taking(2), { seats: 3, seed: `hen/${deal}` }),
    );
    expect(duel(raffle, taking(3), taking(2), { ...DUEL, seats: 3 })).toEqual(strengthOf(results, 3));
  });

  it('counts the games: each deal once for every seat', () => {
    for (const seats of [2, 3, 4]) {
      const { deals, games } = duel(raffle, taking(2), taking(2), { ...DUEL, seats });
      expect([deals, games]).toEqual([20, 20 * seats]);
    }
  });

  it('is reversed if candidate and rival are swapped at a table for two', () => {
    const [there, back] = [duel(raffle, taking(5), taking(2), DUEL), duel(raffle, taking(2), taking(5), DUEL)];
    expect(back.elo.mean).toBeCloseTo(-there.elo.mean, 9);
    expect(back.elo.low).toBeCloseTo(-there.elo.high, 9);
    expect(back.margin.mean).toBeCloseTo(-there.margin.mean, 9);
    expect(back.wins.mean).toBeCloseTo(1 - there.wins.mean, 9);
  });

  it('finds a bot equal to itself, at every number of seats', () => {
    for (const seats of [2, 3, 4]) {
      const { wins, elo, margin } = duel(raffle, taking(4), taking(4), { ...DUEL, seats, deals: 200 });
      expect(wins.mean).toBeCloseTo(1 / seats, 9);
      expect(elo.mean).toBeCloseTo(0, 9);
      expect(margin.mean).toBeCloseTo(0, 9);
    }
  });

  it.each([2, 4])('covers the true strength in about 95 of 100 duels with %d seats', (seats) => {
    const DUELS = 200;
    let [wins, elo, margin] = [0, 0, 0];
    const truth = 3 / (3 + seats - 1);
    for (let index = 0; index < DUELS; index++) {
      const found = duel(raffle, taking(3), taking(1), { seats, deals: 25, seed: `covers/${index}` });
      if (found.wins.low <= truth && truth <= found.wins.high) wins += 1;
      if (found.elo.low <= heightOf(3) && heightOf(3) <= found.elo.high) elo += 1;
      // The candidate's points are its wins; the others share the rest equally.
      const ahead = truth - (1 - truth) / (seats - 1);
      if (found.margin.low <= ahead && ahead <= found.margin.high) margin += 1;
    }
    // With probability 0.95, fewer than 178 or more than 199 of 200 occur once in a thousand runs.
    for (const covered of [wins, margin]) {
      expect(covered).toBeGreaterThanOrEqual(178);
      expect(covered).toBeLessThanOrEqual(199);
    }
    expect(elo).toBe(wins);
  });

  it('refuses wrong numbers of deals and seats, and bot makers that are not functions', () => {
    const refusal = (config: object, candidate: unknown = random, rival: unknown = random) => {
      try {
        duel(chicken, candidate as typeof random, rival as typeof random, { ...DUEL, ...config });
      } catch (error) {
        if (error instanceof RangeError) return error.message;
      }
      return null;
    };
    expect(refusal({ deals: 0 })).toBe('deals: expected a whole number from 1 to 1000000, got 0');
    expect(refusal({ deals: 1.5 })).toBe('deals: expected a whole number from 1 to 1000000, got 1.5');
    expect(refusal({ deals: '10' })).toBe('deals: expected a whole number from 1 to 1000000, got "10"');
    expect(refusal({ seats: 1 })).toBe('seats: expected a whole number from 2 to 5, got 1');
    expect(refusal({ seats: 6 })).toBe('seats: expected a whole number from 2 to 5, got 6');
    expect(refusal({ seats: undefined })).toBe('seats: expected a whole number from 2 to 5, got undefined');
    expect(refusal({}, random({ seed: 'hen' }))).toBe('candidate: expected a function that makes a bot, got an object');
    expect(refusal({}, random, null)).toBe('rival: expected a function that makes a bot, got null');
    expect(refusal({}, () => ({}))).toBe('bots[0]: expected a bot, got an object');
    expect(refusal({ options: { targetScore: 'high' } })).toMatch(/^options\./);
  });
});
