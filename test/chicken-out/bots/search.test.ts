import { duel, playMatch } from 'hencoop/bots';
import { chickenOut, type View } from 'hencoop/chicken-out';
import { chickenOutBots } from 'hencoop/chicken-out/bots';
import { describe, expect, it } from 'vitest';
import { type Given, position } from '../../../src/chicken-out/testkit/position.js';

/** The search result at seat 0, knowing all cards. */
function found(given: Given) {
  const state = position(given);
  const view: View = { ...chickenOut.view(state, 0), piles: state.piles };
  return chickenOutBots.search({ iterations: 60, seed: 'found' }).chooseNow(view);
}

const OWN = { step: { type: 'ownCount', seat: 0 } } as const;

describe('the search of Chicken Out!', () => {
  it('goes out on known cards, even through a 21 in between', () => {
    const given = { ...OWN, piles: ['b5 b2 r11 b5', 'r2 r3 b7 b8'], series: 'b7 b9' };
    expect(found(given).move.type).toBe('play');
    expect(found(given).analysis[0]?.chanceToWin).toBe(1);
  });

  it('tries every place to stop on known cards, and reports the best for each move', () => {
    const { move, analysis } = found({ ...OWN, piles: ['r4 r5 b11 r3 r2 b2', 'r8 b9 b10 b10'], series: 'b7' });
    expect(move.type).toBe('play');
    expect(analysis.map(({ move: { type } }) => type)).toEqual(['play', 'stop']);
    // To stop at 9, 11 or 14 all begin with a play.
    expect(analysis.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThan(60);
  });

  it('values a move by the chance of winning, from the cards left', () => {
    const many = 'r2 r3 r4 r5 r6 r8 r9 r10 r11 r2 r3 r4 r5 r6 r8 r9 b2 b3 b4';
    const valueWith = (own: string, other: string) => {
      const view = chickenOut.view(position({ piles: [own, other], series: 'b5 b6 b2' }), 0);
      const { analysis } = chickenOutBots.search({ iterations: 60, seed: 'value' }).chooseNow(view);
      for (const { value } of analysis) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      return analysis[0]?.value ?? 0;
    };
    expect(valueWith('b7 b7', many)).toBeGreaterThan(0.7);
    expect(valueWith(many, 'b7 b7')).toBeLessThan(0.3);
  });

  it('plays the same moves in the same match, on every platform', async () => {
    const played: string[] = [];
    for (const seats of [2, 4]) {
      const bots = Array.from({ length: seats }, (_, seat) => {
        const bot = chickenOutBots.search({ iterations: 24, seed: `golden ${seat}` });
        const chooseNow: typeof bot.chooseNow = (view) => {
          const choice = bot.chooseNow(view);
          const { move, value } = choice.analysis[0] ?? { move: choice.move, value: 0 };
          if (choice.worlds > 0) played.push(`${view.count} ${JSON.stringify(move)} ${value}`);
          return choice;
        };
        return { ...bot, chooseNow };
      });
      const { scores } = playMatch(chickenOut, bots, { seed: 'golden', options: { maxTurns: 40 } });
      played.push(`scores ${scores.join(' ')}`);
    }
    await expect(`${played.join('\n')}\n`).toMatchFileSnapshot('golden/matches.txt');
  });

  it('wins against the rules of thumb', () => {
    const { wins } = duel(
      chickenOut,
      (config) => chickenOutBots.search({ ...config, iterations: 20 }),
      (config) => chickenOutBots.heuristic(config),
      { seats: 2, deals: 4, seed: 'thumbs' },
    );
    expect(wins.mean).toBeGreaterThan(0.6);
  });
});

describe('the personalities of Chicken Out!', () => {
  it.each(chickenOutBots.personalities)('%s plays differently from the rules of thumb', (name) => {
    let [asked, differs] = [0, 0];
    const plain = chickenOutBots.heuristic();
    const bot = chickenOutBots.personality(name);
    const watching: typeof bot = {
      ...bot,
      chooseNow(view) {
        asked += 1;
        const choice = bot.chooseNow(view);
        if (choice.move !== plain.chooseNow(view).move) differs += 1;
        return choice;
      },
    };
    for (let match = 0; match < 6; match++) {
      playMatch(chickenOut, [watching, plain], { seed: `${name} ${match}`, options: { maxTurns: 120 } });
    }
    expect(differs / asked).toBeGreaterThan(0.01);
    expect(differs / asked).toBeLessThan(0.6);
  });
});
