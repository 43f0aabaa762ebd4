import { chickenOut, odds, type View } from 'hencoop/chicken-out';
import { chances, chickenOutBots } from 'hencoop/chicken-out/bots';
import { describe, expect, it } from 'vitest';
import { type Given, position } from '../../../src/chicken-out/testkit/position.js';

const PLAY = { seat: 0, type: 'play' } as const;

/** The view of seat 0, who knows the lowest cards of its pile. */
function viewOf(given: Given, known = 0): View {
  const state = position(given);
  const view = chickenOut.view(state, 0);
  return { ...view, piles: view.piles.map((pile, seat) => (seat === 0 ? knowing(state.piles[0] ?? [], known) : pile)) };
}

const knowing = (pile: View['piles'][number], known: number) =>
  pile.map((card, index) => (index < known ? card : null));

describe('outcomes of chance in Chicken Out!', () => {
  it.each<[string, Given, number]>([
    ['a card on a turn', { piles: ['b7 r2', 'SAME DOUBLE b6'], series: 'b9 b6' }, 0],
    ['an opener', { piles: ['b7 b11 DOUBLE', 'TWENTY r9 b10'] }, 0],
    ['an opener who knows the second card', { piles: ['b7 b11 TWENTY', 'b10 r9 b1'] }, 2],
    ['an opener, sameFirst next', { piles: ['b7 SAME r11', 'SAME b8 b9'], options: { sameFirst: 'next' } }, 0],
    [
      'after two SAMEs that wait',
      { piles: ['b7 r2', 'b8 b6'], series: 'SAME SAME', options: { sameFirst: 'next' } },
      0,
    ],
    ['an opener who may lay an egg', { piles: ['b7 b11 b0 r2', 'b10 r9 b0'], options: { layAnEgg: true } }, 2],
  ])('add up to the odds: %s', (_, given, known) => {
    const view = viewOf(given, known);
    const outcomes = chickenOutBots.chanceOutcomes(view, PLAY) ?? [];
    const chanceOf = (type: string) =>
      outcomes.reduce(
        (sum, { probability, events }) => sum + (events.some((event) => event.type === type) ? probability : 0),
        0,
      );
    const { bust, twentyOne, of } = odds(view);
    expect(chances(view).bust).toBeCloseTo(bust / of, 12);
    expect(chances(view).twentyOne).toBeCloseTo(twentyOne / of, 12);
    expect(outcomes.length).toBeGreaterThan(1);
    expect(chanceOf('busted')).toBeCloseTo(bust / of, 12);
    expect(chanceOf('made21')).toBeCloseTo(twentyOne / of, 12);
    expect(chanceOf('played')).toBeCloseTo(1, 12);
  });

  it('are a single one if nothing is left to chance', () => {
    const view = viewOf({ piles: ['b7 r2', 'SAME DOUBLE b6'], series: 'b9 b6' }, 2);
    for (const type of ['play', 'chickenOut'] as const) {
      expect(chickenOutBots.chanceOutcomes(view, { seat: 0, type })).toMatchObject([{ probability: 1 }]);
    }
  });

  it('are not listed if the foxes of unknown piles are counted (CO-5.4a)', () => {
    const given: Given = { piles: ['r2 r3', 'SAME DOUBLE b6'], series: 'b2', options: { maxTurns: 1 } };
    expect(chickenOutBots.chanceOutcomes(viewOf(given), PLAY)).toHaveLength(5);
    const counted: Given = { ...given, options: { maxTurns: 1, scoring: 'cards' } };
    expect(chickenOutBots.chanceOutcomes(viewOf(counted), PLAY)).toBeNull();
  });

  it('throw for an illegal move', () => {
    const view = viewOf({ piles: ['b7 r2', 'SAME DOUBLE b6'], series: 'b2' });
    expect(() => chickenOutBots.chanceOutcomes(view, { seat: 0, type: 'chickenOut' })).toThrow('CO-4.3');
  });
});
