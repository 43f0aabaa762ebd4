import { uniform } from 'hencoop';
import { type Bot, duel, policyBot } from 'hencoop/bots';
import { type Card, type ChickenRoundupTypes, chickenRoundup, type Move, type State } from 'hencoop/chicken-roundup';
import { chickenRoundupBots, type Personality } from 'hencoop/chicken-roundup/bots';
import { chickenRoundupKit as kit } from 'hencoop/chicken-roundup/testkit';
import { describe, expect, it } from 'vitest';
import { ratingOf, STEADY } from '../../../src/chicken-roundup/bots/heuristic.js';
import { card, type Given, position } from '../../../src/chicken-roundup/testkit/position.js';
import { positions } from '../../support/bots.js';

const SECOND: State['step'] = { type: 'plays', seat: 0, play: 2 };

/** The move of the heuristic, or of a personality, at seat 0. */
function played(given: Given & { readonly hand: readonly Card[] }, name?: Personality): string {
  const bot = name === undefined ? chickenRoundupBots.heuristic() : chickenRoundupBots.personality(name);
  const { move } = bot.chooseNow(chickenRoundup.view(position({ ...given, hands: [given.hand, []] }), 0));
  return said(move);
}

function said(move: Move): string {
  switch (move.type) {
    case 'diagram':
      return `diagram ${move.cells.join('-')}`;
    case 'parade':
      return `parade ${move.path.join('-')}`;
    case 'dog':
      return `dog ${move.end}`;
    case 'closeGap':
      return `close ${move.toward}`;
    case 'endPlays':
      return 'endPlays';
    case 'catch':
      return `pay ${move.pay} for ${move.target}`;
    default:
      return `${move.type} ${move.target}`;
  }
}

describe('the heuristic of Chicken Roundup', () => {
  it('sends in as many chickens as possible', () => {
    const hand = [card('G', 'sideStep')];
    expect(played({ south: 'GWSWB', hand, step: SECOND })).toBe('diagram S1-S2');
  });

  it('keeps the fox away from its coop', () => {
    const hand = [card('G', 'dog'), card('G', 'fenceHop')];
    const given = { middle: 'BBBBB', south: 'FWWWW', stacks: ['W', ''], hand, step: SECOND };
    expect(played(given)).toBe('dog east');
  });

  it('leaves the other player a low chicken in front of their coop', () => {
    const yard = { north: 'WWRSG', middle: 'BBBBB', south: 'WGGGF' };
    const given = { ...yard, hand: [card('G', 'farmer')], step: SECOND };
    expect(played({ ...given, turnsLeft: 1 })).toBe('farmer N4');
    expect(played({ ...given, turnsLeft: 0 })).not.toBe('farmer N4');
  });

  it('makes a path for the Parade in its hand, and plays it', () => {
    const hand = [card('G', 'parade'), card('R', 'sideStep')];
    const yard = { north: 'RRRRR', south: 'GWWWW' };
    expect(played({ ...yard, middle: 'BSFWW', hand })).toBe('diagram M0-M1');
    expect(played({ ...yard, middle: 'SBFWW', hand: [card('G', 'parade')], step: SECOND })).toBe('parade S0-M0-M1-S1');
  });

  it('CR-5.6 with parade before: leaves the row to the sending in that follows its Parade', () => {
    const given = { north: 'RRRRR', middle: 'SRFWW', south: 'GSRBW', hand: [card('G', 'parade')], step: SECOND };
    expect(played(given)).not.toBe('parade S0-M0-N0');
    // Three chickens, then the four that are left in the row.
    expect(played({ ...given, options: { parade: 'before' } })).toBe('parade S0-M0-N0');
  });

  it('CR-7.3 with exposed eitherRow: counts on the fox in the row of the other player', () => {
    const rate = ratingOf({ ...STEADY, fox: 1.2 });
    const worth = (options: NonNullable<Given['options']>) => {
      const ratings: number[] = [];
      rate([{ seat: 0, type: 'endPlays' }], position({ north: '.....', middle: 'FWWWW', options }), 0, ratings);
      return ratings[0] ?? 0;
    };
    expect(worth({ exposed: 'eitherRow' }) - worth({})).toBeCloseTo(1.2, 9);
  });

  it('closes a gap to the side that makes a path', () => {
    const step: State['step'] = { type: 'closeGap', seat: 0, next: 'secondPlay' };
    const hand = [card('G', 'parade')];
    expect(played({ middle: 'S.BFB', south: 'GWWWW', hand, step })).toBe('close west');
    expect(played({ north: 'RBRRR', middle: 'R.SFB', south: 'GSWWW', hand, step })).toBe('close east');
  });

  it('wins against random play', () => {
    const { wins, margin } = duel(
      chickenRoundup,
      (config) => chickenRoundupBots.heuristic(config),
      (config) => policyBot(chickenRoundup, uniform, config),
      { seats: 2, deals: 30, seed: 'random' },
    );
    expect(wins.mean).toBeGreaterThan(0.98);
    expect(margin.mean).toBeGreaterThan(15);
  });
});

describe('the personalities of Chicken Roundup', () => {
  it("greedy ignores the opponent's prospects", () => {
    const hand = [card('G', 'farmer')];
    const given = { north: 'WWRSG', middle: 'BBBBB', south: 'WGGGF', hand, step: SECOND };
    expect(played(given, 'greedy')).not.toBe('farmer N4');
  });

  it("spiteful prefers to leave the fox in front of the opponent's coop", () => {
    const given = { north: 'WRRFR', middle: 'WWWWW', south: 'GWSWB', step: SECOND };
    const hand = [card('W', 'sideStep')];
    expect(played({ ...given, hand })).toBe('diagram S1-S2');
    expect(played({ ...given, hand }, 'spiteful')).toBe('pay white sideStep for N4');
  });

  it('parader keeps a Parade for a longer path', () => {
    const given = { middle: 'SBFBB', south: 'GRRWW', hand: [card('G', 'parade')], step: SECOND };
    expect(played(given)).toBe('parade S0-M0-N0');
    expect(played(given, 'parader')).not.toMatch('parade S0');
  });

  it.each(chickenRoundupBots.personalities)(
    '%s plays differently from the heuristic, and beats random play',
    (name) => {
      const bot = chickenRoundupBots.personality(name);
      let [asked, differently] = [0, 0];
      for (const { minds } of positions(chickenRoundupBots, kit, 80)) {
        for (const { view } of minds) {
          asked += 1;
          if (bot.chooseNow(view).move !== chickenRoundupBots.heuristic().chooseNow(view).move) differently += 1;
        }
      }
      expect(differently).toBeGreaterThan(asked / 10);
      const { wins } = duel(
        chickenRoundup,
        (config) => chickenRoundupBots.personality(name, config),
        (config) => policyBot(chickenRoundup, uniform, config),
        { seats: 2, deals: 10, seed: 'random' },
      );
      expect(wins.mean).toBeGreaterThan(0.95);
    },
  );
});

describe('the search of Chicken Roundup', () => {
  /** The number of chickens that a bot sends in with the rest of its turn. */
  function sentBy(bot: Bot<ChickenRoundupTypes>, start: State): number {
    let state = start;
    while (!chickenRoundup.isOver(state)) {
      state = chickenRoundup.apply(state, bot.chooseNow(chickenRoundup.view(state, 0)).move);
    }
    return chickenRoundup.score(state)[0] as number;
  }

  it('plans the plays of a turn together', () => {
    // R over G, then G over R: the first swap gains nothing by itself.
    const hands = [[card('G', 'sideStep'), card('W', 'leapFrog')], []];
    const start = position({ middle: 'WWWWF', south: 'BGRWS', hands, turnsLeft: 0 });
    expect(sentBy(chickenRoundupBots.heuristic(), start)).toBe(2);
    expect(sentBy(chickenRoundupBots.search({ iterations: 50 }), start)).toBe(4);
  });

  it('lists every legal move, untried if no plan begins with it', () => {
    const view = chickenRoundup.view(chickenRoundup.setup({ seed: 'hen' }), 0);
    const { analysis } = chickenRoundupBots.search({ iterations: 50 }).chooseNow(view);
    expect(analysis).toHaveLength(chickenRoundup.legalMoves(view).length);
    expect(analysis.filter(({ visits }) => visits > 0).length).toBeLessThanOrEqual(24);
  });

  it('plays the same moves on every platform', () => {
    const bots = [chickenRoundupBots.search({ iterations: 24, seed: 'golden' }), chickenRoundupBots.heuristic()];
    let state = chickenRoundup.setup({ seed: 'golden' });
    const moves: string[] = [];
    while (moves.length < 14) {
      const [seat = 0] = chickenRoundup.actors(state);
      const { move } = (bots[seat] as (typeof bots)[number]).chooseNow(chickenRoundup.view(state, seat));
      moves.push(`${seat}: ${said(move)}`);
      state = chickenRoundup.apply(state, move);
    }
    expect(moves).toMatchInlineSnapshot(`
      [
        "0: pay white cutIn for N2",
        "0: close west",
        "0: diagram S2-M2",
        "1: diagram S0-S2-S1",
        "1: foxTrot S0",
        "0: diagram S4-S2-S3",
        "0: pay black farmer for M0",
        "1: diagram N4-M4",
        "1: parade N4-N3-M3",
        "1: close west",
        "0: diagram S0-S1",
        "0: diagram N3-N4",
        "1: diagram N4-M4",
        "1: parade N4-M4-S4-S3",
      ]
    `);
  });
});
