import { uniform } from 'hencoop';
import { duel, policyBot } from 'hencoop/bots';
import { chickenOut, type View } from 'hencoop/chicken-out';
import { chickenOutBots } from 'hencoop/chicken-out/bots';
import { chickenOutKit } from 'hencoop/chicken-out/testkit';
import { describe, expect, it } from 'vitest';
import { countAfter } from '../../../src/chicken-out/rules.js';
import { type Given, position } from '../../../src/chicken-out/testkit/position.js';
import { positions } from '../../support/bots.js';

/** The move of a bot at seat 0 that knows all cards of the piles in `known`. */
function played(given: Given, known: readonly number[] = [], bot = chickenOutBots.heuristic()): string {
  const state = position(given);
  const view: View = chickenOut.view(state, 0);
  const piles = view.piles.map((pile, seat) => (known.includes(seat) ? (state.piles[seat] ?? []) : pile));
  return bot.chooseNow({ ...view, piles }).move.type;
}

const OWN = { step: { type: 'ownCount', seat: 0 } } as const;
/** A pile that may hold any card. */
const MANY = 'r2 b9 r10 b3 r6 b8 r11 b4 r9 b5';

describe('the heuristic of Chicken Out!', () => {
  it('chickens out of a certain bust, and plays a card that is sure to be safe', () => {
    expect(played({ piles: ['r2 b3 b10', MANY], series: 'b7 b11' }, [0])).toBe('chickenOut');
    expect(played({ piles: ['r2 b3 r7', MANY], series: 'b7 r7 b1 b1 b0' }, [0])).toBe('play');
  });

  it('plays a known card that makes 21 and takes a long series out of the game', () => {
    expect(played({ piles: ['b10 b3 b5', MANY], series: 'b7 r7 b1 b1 b0' }, [0])).toBe('play');
  });

  it('plays the last card while it is more likely to go out than to bust', () => {
    expect(played({ piles: ['b3', MANY], series: 'b5 r7' })).toBe('play');
    expect(played({ piles: ['b3', MANY], series: 'b5 r7' }, [0])).toBe('play');
  });

  it('counts cards: it dares to play when no high black card is left', () => {
    const series = 'b4 b5 b7 b1 b1';
    expect(played({ piles: [MANY, 'b10 b11 b11 b10 b9 b8 b6'], series })).toBe('chickenOut');
    expect(played({ piles: ['r2 r3 r4', 'r6 r7 r8 r9 r10 r11 ZERO TWENTY b0'], series })).toBe('play');
  });

  it('in an own count on unknown cards, continues while the count is low, and stops before it is dangerous', () => {
    expect(played({ ...OWN, piles: [MANY, 'r2 r3 r4 r7 r7 r8'], series: 'b2' })).toBe('play');
    expect(played({ ...OWN, piles: ['r2 b10 b11', 'b8 b6 b9 b9 b10'], series: 'b2 b1 b11 r6' })).toBe('stop');
  });

  it('in an own count on known cards, plays as far as possible, and stops before a bust', () => {
    const piles = ['b11 b2 b3 b4', MANY];
    expect(played({ ...OWN, piles, series: 'b7' }, [0])).toBe('play');
    expect(played({ ...OWN, piles: ['r2 r3 b11', MANY], series: 'b7 b6 b3' }, [0])).toBe('stop');
    // Even a long way, through a 21.
    expect(played({ ...OWN, piles: ['r2 r3 b11 b5', MANY], series: 'b7 b6 b3' }, [0])).toBe('play');
  });

  it('CO-3.4 with sameFirst next: knows that the card after waiting SAMEs counts more often', () => {
    const next = { options: { sameFirst: 'next' } } as const;
    const known = { ...OWN, piles: ['r2 r3 b8', MANY], series: 'SAME SAME' };
    expect(played(known, [0])).toBe('play');
    expect(played({ ...known, ...next }, [0])).toBe('stop');
  });

  it('goes out on known cards', () => {
    expect(played({ ...OWN, piles: ['b1 b1', MANY], series: 'b7 b6 b3' }, [0])).toBe('play');
  });

  it('does not leave the next player a 21', () => {
    const given = { ...OWN, series: 'b7 b7 b4 b2' };
    expect(played({ ...given, piles: ['b11 r7', 'r2 b8'] }, [0, 1])).toBe('stop');
    expect(played({ ...given, piles: ['b11 r7', 'b8 r2'] }, [0, 1])).toBe('play');
  });

  it('plays the same without memory only if it is forgetful', () => {
    const given = { piles: ['r2 b3 b10', MANY], series: 'b7 b4' };
    const forgetful = chickenOutBots.personality('forgetful');
    expect(played(given, [0], forgetful)).toBe(played(given));
  });

  it('wins two-player matches against random play', () => {
    const { wins, margin } = duel(
      chickenOut,
      (config) => chickenOutBots.heuristic(config),
      (config) => policyBot(chickenOut, uniform, config),
      { seats: 2, deals: 60, seed: 'random' },
    );
    expect(wins.mean).toBeGreaterThan(0.98);
    expect(margin.mean).toBeLessThan(-0.9);
  });
});

describe('the beginner of Chicken Out!', () => {
  const easy = chickenOutBots.level('easy');

  it('remembers only the cards it took', () => {
    const bust: Given = { piles: ['r2 b3 b10', MANY], series: 'b7 b11' };
    expect(played(bust, [0], easy)).toBe('chickenOut');
    const given: Given = { ...OWN, series: 'b7 b7 b4 b2', piles: ['b11 r7', 'r2 b8'] };
    expect(played(given, [0, 1])).toBe('stop');
    expect(played(given, [0, 1], easy)).toBe(played(given, [0], easy));
  });

  it('plays a card known to bust only if nothing is better', () => {
    let known = 0;
    for (const { minds } of positions(chickenOutBots, chickenOutKit, 4000)) {
      for (const { seat, remembered } of minds) {
        const card = remembered.piles[seat]?.at(-1) ?? null;
        const { count, sameAs, step } = remembered;
        if (card === null || step.type === 'open' || countAfter(count, card, sameAs) <= 21) continue;
        if (chickenOutBots.heuristic().chooseNow(remembered).move.type === 'play') continue;
        known += 1;
        expect(easy.chooseNow(remembered).move.type).not.toBe('play');
      }
    }
    expect(known).toBeGreaterThan(10);
  });
});
