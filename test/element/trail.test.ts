import { chickenRoundup } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import type { Flight } from '../../src/element/elementGame.js';
import { followed } from '../../src/element/motion/trail.js';

const at = (name: string) => `[data-cell="${name}"]`;
const flight = (from: string, to: string, closesUp = false): Flight => ({
  from: at(from),
  to: to.startsWith('[') ? to : at(to),
  card: undefined,
  closesUp,
});
const COOP = '[data-coop="1"]';

/** The paths with an arrow after these events, as `from to`. */
function waysAfter(...events: readonly (readonly Flight[])[]): string[] {
  const ways = events.reduce<readonly Flight[]>(followed, []);
  return ways
    .filter(({ from, to, closesUp }) => from !== to && closesUp !== true)
    .map(({ from, to }) => `${from} ${to}`.replaceAll(/\[data-(?:cell="(\w+)"|(coop)="1")\]/g, '$1$2'));
}

describe("the trail of others' moves", () => {
  const dash = [flight('N0', 'M1'), flight('M1', 'N0')];
  const step = [flight('M1', 'M2'), flight('M2', 'M1')];

  it("goes from a thing's old place to its new one", () => {
    expect(waysAfter(dash, step)).toEqual(['N0 M2', 'M1 N0', 'M2 M1']);
    const home = [flight('N0', COOP), flight('M2', COOP)];
    expect(waysAfter(dash, step, home)).toEqual(['N0 coop', 'M1 coop', 'M2 M1']);
    // The chickens that leave the coop are not the ones that crossed the yard.
    const lost = [{ from: COOP, to: '[data-pile="discardPile"]', card: 'red dog' }];
    expect(waysAfter(dash, step, home, lost)).toEqual(['N0 coop', 'M1 coop', 'M2 M1']);
  });

  it('omits things that are back in place, and things from elsewhere', () => {
    const filled = [{ from: '[data-pile="deck"]', to: at('N3'), card: 'red dog' }];
    expect(waysAfter(dash, dash, filled)).toEqual([]);
  });

  it('omits things that only close a gap, until they are moved', () => {
    const closed = [flight('N3', 'N4', true), flight('N2', 'N3', true)];
    expect(waysAfter(closed)).toEqual([]);
    expect(waysAfter(closed, closed)).toEqual([]);
    expect(waysAfter(closed, [flight('N4', COOP)])).toEqual(['N3 coop']);
  });

  it("begins again with the others' next turn", async () => {
    const { chickenRoundupElement } = await import('hencoop/chicken-roundup/element');
    const view = chickenRoundup.view(chickenRoundup.setup({ seed: 'hen' }), 0);
    const trail = (to: number) =>
      chickenRoundupElement.trail?.(dash, { type: 'turnPassed', to, turnsLeft: null }, view);
    expect(trail(0)).toEqual(dash);
    expect(trail(1)).toEqual([]);
  });
});
