import { chicken, IllegalMoveError, uniform } from 'hencoop';
import { type Bot, playMatch, policyBot } from 'hencoop/bots';
import type { ChickenTypes, View } from 'hencoop/chicken';
import { describe, expect, it } from 'vitest';
import { IDS, loadBots } from '../../support/games.js';
import { observing } from '../../support/observing.js';
import { raffle, taking } from './raffle/raffle.js';

const random = (seed: string) => policyBot(chicken, uniform, { seed });

describe('playMatch', () => {
  it('plays a whole game, the same for the same deal and bots', () => {
    const play = (seed: string) => playMatch(chicken, [random('a'), random('b'), random('c')], { seed });
    const { ranking, scores, moves } = play('hen');
    expect(ranking.flat().sort()).toEqual([0, 1, 2]);
    expect(scores).toHaveLength(3);
    expect(moves).toBeGreaterThan(10);
    expect(play('hen')).toEqual(play('hen'));
    expect(play('hen')).not.toEqual(play('fox'));
  });

  it("gives each bot only its seat's remembered view", () => {
    const seen: View[] = [];
    const watching = (bot: Bot<ChickenTypes>): Bot<ChickenTypes> => ({
      ...bot,
      chooseNow: (view) => {
        seen.push(view);
        return bot.chooseNow(view);
      },
    });
    playMatch(chicken, [watching(random('a')), watching(random('b'))], { seed: 'hen' });
    expect(new Set(seen.map(({ viewer }) => viewer))).toEqual(new Set([0, 1]));
    for (const view of seen) {
      expect(view).not.toHaveProperty('seed');
      expect(chicken.legalMoves(view).length).toBeGreaterThan(0);
      view.hands.forEach((hand, seat) => {
        if (seat !== view.viewer) expect(hand.every((card) => card === null)).toBe(true);
      });
    }
  });

  it.each(IDS)('passes each bot of %s only the log of its seat', async (id) => {
    const told = observing(await loadBots(id));
    const { game } = told.bots;
    const players = Array.from({ length: game.seats.min }, () => told.bots.level('medium'));
    playMatch(game, players, { seed: 'told' });
    expect(told.choices()).toBeGreaterThan(10);
  });

  it('plays with the given options', () => {
    const play = (target: number) =>
      playMatch(chicken, [random('a'), random('b')], { seed: 'hen', options: { targetScore: target } as never });
    expect(() => play(-1)).toThrow(RangeError);
  });

  it('throws if a bot makes an illegal move', () => {
    const cheat: Bot<ChickenTypes> = {
      ...random('a'),
      chooseNow: (view) => ({ ...random('a').chooseNow(view), move: { seat: 1, type: 'fly' } as never }),
    };
    expect(() => playMatch(chicken, [cheat, random('b')], { seed: 'hen' })).toThrow(IllegalMoveError);
  });

  it('refuses a wrong number of bots, a value that is not a bot, and a wrong seed', () => {
    const [a, b] = [taking(1)({ seed: 'a' }), taking(2)({ seed: 'b' })];
    expect(() => playMatch(raffle, [a], { seed: 'hen' })).toThrow(
      new RangeError('seats: expected a whole number from 2 to 4, got 1'),
    );
    expect(() => playMatch(raffle, [a, {} as never], { seed: 'hen' })).toThrow(
      new RangeError('bots[1]: expected a bot, got an object'),
    );
    expect(() => playMatch(raffle, new Array(2), { seed: 'hen' })).toThrow(
      new RangeError('bots[0]: expected a bot, got undefined'),
    );
    expect(() => playMatch(raffle, [a, b], { seed: 7 as never })).toThrow(RangeError);
  });
});
