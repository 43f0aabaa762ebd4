import { chickenRoundup, type Move, type View } from 'hencoop/chicken-roundup';
import { chickenRoundupBots } from 'hencoop/chicken-roundup/bots';
import { describe, expect, it } from 'vitest';
import { card, position } from '../../../src/chicken-roundup/testkit/position.js';

const END: Move = { seat: 0, type: 'endPlays' };
const HAND = ['dog', 'farmer', 'sideStep', 'cutIn', 'parade'].map((action) => card('W', action));
const HIDDEN = [card('R', 'dog'), card('S', 'dog'), card('B', 'dog')] as const;

/** One chicken goes in, and one is drawn. The rooster and three chickens are hidden, one of them in the other hand. */
const start = position({
  north: 'RRRRR',
  middle: 'BBFBB',
  south: 'GGGGG',
  hands: [HAND, [HIDDEN[0]]],
  deck: [HIDDEN[1], 'rooster', HIDDEN[2]],
});
const view = chickenRoundup.view(start, 0);

/** The drawn cards of each outcome, with their probability. */
function drawn(known: View, move: Move): { readonly [cards: string]: number } {
  const outcomes = chickenRoundupBots.chanceOutcomes(known, move) ?? [];
  return Object.fromEntries(
    outcomes.map(({ probability, events }) => [
      events.flatMap((event) => (event.type === 'drawn' ? [event.card] : [])).join(', '),
      probability,
    ]),
  );
}

describe('the outcomes of chance in Chicken Roundup', () => {
  it('include the rooster at each index, and the card that replaces it', () => {
    const outcomes = drawn(view, END);
    expect(Object.keys(outcomes)).toHaveLength(6);
    for (const hidden of HIDDEN) {
      expect(outcomes[`rooster, ${hidden}`]).toBeCloseTo(1 / 9, 12);
      expect(outcomes[hidden]).toBeCloseTo(2 / 9, 12);
    }
  });

  it('are certain if the viewer remembers the card, or nothing is drawn', () => {
    const remembered: View = { ...view, deck: [null, null, HIDDEN[2]] };
    expect(drawn(remembered, END)).toEqual({ [HIDDEN[2]]: 1 });
    expect(drawn(view, { seat: 0, type: 'dog', card: HAND[0] as (typeof HIDDEN)[0], end: 'west' })).toEqual({ '': 1 });
  });

  it('include a deck that runs dry', () => {
    const dry = chickenRoundup.view({ ...start, deck: [], turnsLeft: 1 }, 0);
    expect(drawn(dry, END)).toEqual({ '': 1 });
  });

  it('are not listed if there are too many', () => {
    const first = chickenRoundup.setup({ seed: 'hen' });
    const isDiagram = ({ type }: Move) => type === 'diagram';
    const second = chickenRoundup.apply(first, chickenRoundup.legalMoves(first).find(isDiagram) as Move);
    // At least two cards will be drawn.
    const known = chickenRoundup.view(second, 0);
    const last = chickenRoundup.legalMoves(known).find(isDiagram) as Move;
    expect(chickenRoundupBots.chanceOutcomes(known, last)).toBeNull();
  });
});
