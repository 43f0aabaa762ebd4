import { uniform } from 'hencoop';
import { type Bot, duel, policyBot } from 'hencoop/bots';
import { type Chicken, type CrazyChickenTypes, crazyChicken, type Move, type State } from 'hencoop/crazy-chicken';
import { crazyChickenBots } from 'hencoop/crazy-chicken/bots';
import { describe, expect, it } from 'vitest';
import { position } from '../../../src/crazy-chicken/testkit/position.js';

type Given = Partial<State> & Pick<State, 'hands'>;

const PLENTY: readonly Chicken[] = [6, 7, 8, 9, 6, 7];
const LAY = { type: 'layOrDiscard', seat: 0 } as const;
const DRAW = { type: 'draw', seat: 0 } as const;

/** The move of the heuristic, or of another bot, at seat 0. */
function played(given: Given, bot: Bot<CrazyChickenTypes> = crazyChickenBots.heuristic()): string {
  const state = position({ drawA: PLENTY, drawB: PLENTY.slice(1), step: LAY, ...given });
  return said(bot.chooseNow(crazyChicken.view(state, 0)).move);
}

function said(move: Move): string {
  switch (move.type) {
    case 'lay':
      return `lay ${move.count} x ${move.chicken}`;
    case 'draw':
      return `draw ${move.from}`;
    case 'discard':
      return `discard ${move.chicken} to ${move.to}`;
    case 'discardSet':
      return `discard the set to ${move.to}`;
  }
}

describe('the heuristic of Crazy Chicken draws', () => {
  it('blind first, from the higher draw pile', () => {
    expect(played({ step: DRAW, hands: [[20, 18, 16], [14]], discardA: [20], discardB: [6] })).toBe('draw drawA');
    expect(played({ step: DRAW, hands: [[20], [14]], drawA: [6, 7], drawB: [6, 7, 8] })).toBe('draw drawB');
  });

  it('both open cards if both help', () => {
    expect(played({ step: DRAW, hands: [[20, 20, 14], [8]], discardA: [14], discardB: [20] })).toBe('draw discardB');
  });

  it('the open card that makes a set, then a blind one if the other open card is of no use', () => {
    const step = { type: 'drawAgain', seat: 0, closed: 'drawA' } as const;
    expect(played({ step, hands: [[20, 9, 7], [14]], discardA: [6], discardB: [20] })).toBe('draw discardB');
    expect(played({ step, hands: [[18, 9, 7], [14]], discardA: [6], discardB: [8] })).toBe('draw drawB');
  });

  it("no card of a type in which the opponent's set is safe", () => {
    const step = { type: 'drawAgain', seat: 0, closed: 'drawB' } as const;
    const sets: State['sets'] = [[], [{ chicken: 20, count: 10 }]];
    expect(played({ step, sets, hands: [[20, 20, 6], [14]], discardA: [20], discardB: [9] })).toBe('draw drawA');
  });

  it('a card for the only set that it could lay, unless it has another set', () => {
    const step = { type: 'drawAgain', seat: 0, closed: 'drawA' } as const;
    const sets: State['sets'] = [[], [{ chicken: 9, count: 2 }]];
    expect(played({ step, sets, hands: [[9, 9, 18], [14]], discardA: [9], discardB: [7] })).toBe('draw discardA');
    expect(played({ step, sets, hands: [[9, 9, 18, 18], [14]], discardA: [9], discardB: [7] })).toBe('draw drawB');
  });
});

describe('the heuristic of Crazy Chicken lays', () => {
  it('all cards of the most valuable type', () => {
    expect(played({ hands: [[20, 20, 18, 18, 18, 20], [14]] })).toBe('lay 3 x 20');
  });

  it('cards that displace a set of the opponent rather than a new type', () => {
    const sets: State['sets'] = [[], [{ chicken: 14, count: 2 }]];
    expect(played({ sets, hands: [[20, 20, 14, 14, 14], [8]] })).toBe('lay 3 x 14');
  });

  it('no larger set of a type that it shows, while it can spare a card', () => {
    const sets: State['sets'] = [[{ chicken: 18, count: 2 }], [{ chicken: 9, count: 5 }]];
    expect(played({ sets, hands: [[18, 18, 18, 9], [8]] })).toBe('discard 9 to discardA');
  });

  it('a sixth type if that leaves it ahead, and not otherwise', () => {
    const five: State['sets'][number] = [20, 12, 9, 8, 7].map((chicken) => ({ chicken: chicken as Chicken, count: 2 }));
    const hands: State['hands'] = [[14, 14, 6, 6], [8]];
    expect(played({ sets: [five, []], hands })).toBe('lay 2 x 14');
    const cheap: State['sets'] = [
      [12, 9, 8, 7, 6].map((chicken) => ({ chicken: chicken as Chicken, count: 2 })),
      [20, 18, 16].map((chicken) => ({ chicken: chicken as Chicken, count: 4 })),
    ];
    expect(played({ sets: cheap, hands })).toBe('lay 2 x 14');
    expect(played({ sets: cheap, hands: [[14, 14], [8]], scores: [0, 60] })).toBe('lay 2 x 14');
    expect(played({ sets: cheap, hands: [[14, 14], [8]], scores: [0, 60], round: 4 })).toBe('discard 14 to discardA');
    const behind: State['sets'] = [cheap[0] ?? [], [...(cheap[1] ?? []), { chicken: 14, count: 2 }]];
    expect(played({ sets: behind, hands: [[20, 20, 20, 20], [8]] })).toBe('discard 20 to discardA');
  });

  it('anything in the turn that ends the round anyway', () => {
    expect(played({ drawA: [], hands: [[6, 6, 20], [8]] })).toBe('lay 2 x 6');
  });
});

describe('the heuristic of Crazy Chicken discards', () => {
  it('a card that helps neither player', () => {
    const sets: State['sets'] = [[{ chicken: 8, count: 4 }], []];
    expect(played({ sets, hands: [[20, 18, 8], [14]] })).toBe('discard 8 to discardA');
  });

  it('onto the card that the opponent wants', () => {
    const sets: State['sets'] = [[{ chicken: 8, count: 4 }], [{ chicken: 6, count: 3 }]];
    const hands: State['hands'] = [[14, 18, 8], [12]];
    expect(played({ sets, hands, discardA: [6], discardB: [20] })).toBe('discard 8 to discardB');
    expect(played({ sets, hands, discardA: [20], discardB: [6] })).toBe('discard 8 to discardA');
  });

  it('a displaced set so that the card it wants stays open', () => {
    const given: Given = {
      step: { type: 'discardSet', seat: 0 },
      turn: 1,
      hands: [[20, 20], [14]],
      sets: [[], [{ chicken: 18, count: 3 }]],
      aside: { owner: 0, chicken: 18, count: 2 },
    };
    expect(played({ ...given, discardA: [6], discardB: [20] })).toBe('discard the set to discardA');
    expect(played({ ...given, discardA: [20], discardB: [6] })).toBe('discard the set to discardB');
  });
});

describe('the bots of Crazy Chicken differ', () => {
  it('the collector waits where the steady one lays; the hasty one lays even a cheap set', () => {
    const sets: State['sets'] = [[{ chicken: 8, count: 4 }], []];
    const collector = crazyChickenBots.personality('collector');
    expect(played({ sets, hands: [[9, 9, 18, 8], [14]] })).toBe('lay 2 x 9');
    expect(played({ sets, hands: [[9, 9, 18, 8], [14]] }, collector)).toBe('discard 8 to discardA');
    const hasty = crazyChickenBots.personality('hasty');
    expect(played({ sets, hands: [[6, 6, 18, 8], [14]] })).toBe('discard 8 to discardA');
    expect(played({ sets, hands: [[6, 6, 18, 8], [14]] }, hasty)).toBe('lay 2 x 6');
  });

  it('the beginner lays even a cheap set, and discards cards that the opponent collects', () => {
    const easy = crazyChickenBots.level('easy');
    const sets: State['sets'] = [[{ chicken: 8, count: 4 }], []];
    expect(played({ sets, hands: [[6, 6, 18, 8], [14]] }, easy)).toBe('lay 2 x 6');
    const theirs: State['sets'] = [[], [{ chicken: 14, count: 2 }]];
    const hands: State['hands'] = [
      [14, 6, 9],
      [9, 9],
    ];
    expect(played({ sets: theirs, hands }, easy)).not.toBe(played({ sets: theirs, hands }));
  });

  it('the raider displaces a cheap set before it shows a valuable one', () => {
    const sets: State['sets'] = [[], [{ chicken: 8, count: 2 }]];
    const hands: State['hands'] = [[20, 20, 8, 8, 8], [14]];
    expect(played({ sets, hands })).toBe('lay 2 x 20');
    expect(played({ sets, hands }, crazyChickenBots.personality('raider'))).toBe('lay 3 x 8');
  });
});

describe('the strength of the bots of Crazy Chicken', () => {
  it('the heuristic wins matches against random play', () => {
    const { wins, margin } = duel(
      crazyChicken,
      (config) => crazyChickenBots.heuristic(config),
      (config) => policyBot(crazyChicken, uniform, config),
      { seats: 2, deals: 40, seed: 'random' },
    );
    expect(wins.mean).toBeGreaterThan(0.98);
    expect(margin.mean).toBeGreaterThan(200);
  });
});
