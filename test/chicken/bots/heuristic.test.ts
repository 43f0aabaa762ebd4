import { uniform } from 'hencoop';
import { type Bot, duel, policyBot } from 'hencoop/bots';
import { type ChickenTypes, chicken, type Move, type State } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { chickenKit } from 'hencoop/chicken/testkit';
import { describe, expect, it } from 'vitest';
import { position } from '../../../src/chicken/testkit/position.js';
import { positions } from '../../support/bots.js';

/** The move of a bot at seat 0. */
function played(
  given: Partial<State> & Pick<State, 'hands' | 'discardPile'>,
  bot: Bot<ChickenTypes> = chickenBots.heuristic(),
): string {
  return said(bot.chooseNow(chicken.view(position(given), 0)).move);
}

const said = (move: Move) => (move.type === 'play' ? `play ${move.card}` : move.type);

describe('the heuristic of Chicken', () => {
  it('goes out if it can', () => {
    expect(played({ hands: [['egg'], [1, 2]], discardPile: [3] })).toBe('play egg');
    expect(played({ hands: [[4], [1, 2]], discardPile: [3] })).toBe('play 4');
  });

  it('repeats the top card before playing the next one, so that both may still fit', () => {
    expect(
      played({
        hands: [
          [3, 4, 'chick'],
          [1, 2, 6],
        ],
        discardPile: [3],
      }),
    ).toBe('play 3');
  });

  it('saves the egg while it can play something else, or draw', () => {
    expect(
      played({
        hands: [
          [4, 'egg', 'chick'],
          [1, 2, 6],
        ],
        discardPile: [3],
      }),
    ).toBe('play 4');
    const hands: State['hands'] = [
      ['egg', 'chick', 6, 5, 1],
      [1, 2, 6, 6, 5],
    ];
    expect(played({ hands, discardPile: [2, 3] })).toBe('draw');
    expect(played({ hands, discardPile: [2, 3], drawPile: [] })).toBe('play egg');
  });

  it('draws with many points, and withdraws with few', () => {
    expect(
      played({
        hands: [
          [6, 'chick', 5],
          [1, 2, 6],
        ],
        discardPile: [2],
      }),
    ).toBe('draw');
    expect(
      played({
        hands: [
          [1, 1],
          [1, 2, 6],
        ],
        discardPile: [3],
      }),
    ).toBe('withdraw');
  });

  it('withdraws with more points if another player is about to go out', () => {
    const hands = (others: State['hands'][number]): State['hands'] => [[6, 5], others];
    expect(played({ hands: hands([1, 2, 6, 6, 5]), discardPile: [2] })).toBe('draw');
    expect(played({ hands: hands([6]), discardPile: [2] })).toBe('withdraw');
  });

  it('plays on alone, the repeated card first, and withdraws when nothing fits', () => {
    const alone = { withdrawn: [false, true], discardPile: [3] as State['discardPile'] };
    expect(played({ ...alone, hands: [[3, 4, 'chick'], [1]] })).toBe('play 3');
    expect(played({ ...alone, hands: [[1, 'chick'], [1]] })).toBe('withdraw');
  });

  it('wins two-player matches against random play', () => {
    const { wins, margin } = duel(
      chicken,
      (config) => chickenBots.heuristic(config),
      (config) => policyBot(chicken, uniform, config),
      { seats: 2, deals: 60, seed: 'random' },
    );
    expect(wins.mean).toBeGreaterThan(0.95);
    expect(margin.mean).toBeLessThan(-25);
  });
});

describe('the beginner of Chicken', () => {
  const easy = chickenBots.level('easy');

  it('sheds a chick, where a better player repeats the top card', () => {
    const given: Parameters<typeof played>[0] = {
      hands: [
        [6, 'chick', 2],
        [1, 2, 6],
      ],
      discardPile: [6],
    };
    expect(played(given)).toBe('play 6');
    expect(played(given, easy)).toBe('play chick');
  });

  it('plays the egg at once', () => {
    const hands: State['hands'] = [
      ['egg', 'chick', 6, 5, 1],
      [1, 2, 6, 6, 5],
    ];
    expect(played({ hands, discardPile: [2, 3] }, easy)).toBe('play egg');
  });

  it('never withdraws, and never draws, while a card fits', () => {
    let fitting = 0;
    for (const { minds } of positions(chickenBots, chickenKit, 2000)) {
      for (const { view } of minds) {
        if (chicken.legalMoves(view)[0]?.type !== 'play') continue;
        fitting += 1;
        expect(easy.chooseNow(view).move.type).toBe('play');
      }
    }
    expect(fitting).toBeGreaterThan(100);
  });
});
