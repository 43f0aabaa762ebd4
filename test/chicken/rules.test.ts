import { type Chance, fold, remember } from 'hencoop';
import { type Card, chicken, handPoints, type Move, nextValue, type State, VALUES } from 'hencoop/chicken';
import { scriptedChance } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { position } from '../../src/chicken/testkit/position.js';

const play = (seat: number, card: Card): Move => ({ seat, type: 'play', card });
const draw = (seat: number): Move => ({ seat, type: 'draw' });
const withdraw = (seat: number): Move => ({ seat, type: 'withdraw' });

const playable = (state: State, seat: number) =>
  chicken.legalMoves(state, seat).flatMap((move) => (move.type === 'play' ? [move.card] : []));

const clauseOf = (state: State, move: Move) => chicken.whyNot(state, move)?.clause;

/** Applies all moves, each of which must be legal. */
const playAll = (state: State, ...moves: Move[]) => moves.reduce((now, move) => chicken.apply(now, move), state);

/** The events of a legal move, by type. */
function told(state: State, move: Move, chance?: Parameters<typeof chicken.tryApply>[2]) {
  const attempt = chicken.tryApply(state, move, chance);
  if (!attempt.ok) throw new Error(attempt.violation.clause);
  return attempt;
}

describe('1 Components', () => {
  it('CH-1.1 scenario 1: seven of each value and one egg; with 5 players 19 cards remain in the draw pile', () => {
    const state = chicken.setup({ seats: 5, seed: 'count' });
    // One card lies on the discard pile.
    expect(state.drawPile.length + state.discardPile.length).toBe(50 - 5 * 6);
    expect(state.drawPile).toHaveLength(19);
    const cards = [...state.hands.flat(), ...state.drawPile, ...state.discardPile];
    for (const value of VALUES) expect(cards.filter((card) => card === value)).toHaveLength(7);
    expect(cards.filter((card) => card === 'egg')).toHaveLength(1);
  });

  it('CH-1.2 rolls two dice of 1 to 5 and chick', () => {
    const asked: unknown[] = [];
    const state = position({ hands: [[4], [1, 2]], discardPile: [3], scores: [20, 0] });
    const dice: Chance = {
      shuffle: (_, cards) => [...cards],
      roll: (site, faces, count) => {
        asked.push([site, faces, count]);
        return faces.slice(0, count);
      },
    };
    told(state, play(0, 4), { chance: dice });
    expect(asked).toEqual([['dice/1', [1, 2, 3, 4, 5, 'chick'], 2]]);
  });
});

describe('2 Set-up of a round', () => {
  /** A deck, from the first dealt card to the last of the draw pile. */
  const deck = (...first: Card[]) => {
    const rest = position({ hands: [first, []], discardPile: [] }).drawPile;
    return [...first, ...rest].reverse();
  };

  it('CH-2.1, G-6: six cards each, dealt one at a time, clockwise, the starter first; the next card is turned up', () => {
    const first: Card[] = [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 'chick'];
    const chance = scriptedChance({ 'deal/1': deck(...first) });
    const state = chicken.setup({ seats: 3, seed: '', options: { firstSeat: 1 } }, { chance });
    expect(state.hands).toEqual([Array(6).fill(3), Array(6).fill(1), Array(6).fill(2)]);
    expect(state.discardPile).toEqual(['chick']);
    expect(state.topValue).toBe('chick');
    chance.done();
  });

  it('CH-2.2 scenario 15: the egg turned up at set-up ends at the bottom of the draw pile', () => {
    const first: Card[] = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 'egg', 5];
    const { state, events } = chicken.setupWithEvents(
      { seed: '' },
      { chance: scriptedChance({ 'deal/1': deck(...first) }) },
    );
    expect(events.map(({ type }) => type)).toEqual(['opened', 'dealt', 'eggTuckedUnder', 'turnedUp']);
    expect(state.drawPile[0]).toBe('egg');
    expect(state.discardPile).toEqual([5]);
    expect(state.drawPile).toHaveLength(37);
  });

  it('CH-2.3, G-5: seat 0 or firstSeat starts, and play goes clockwise', () => {
    const state = chicken.setup({ seats: 3, seed: 'clock', options: { firstSeat: 2 } });
    expect(chicken.actors(state)).toEqual([2]);
    expect(chicken.actors(playAll(state, draw(2)))).toEqual([0]);
    expect(chicken.actors(playAll(state, draw(2), draw(0)))).toEqual([1]);
    expect(chicken.actors(chicken.setup())).toEqual([0]);
  });
});

describe('before the first deal', () => {
  it('the table is empty, and the first seat is to start', () => {
    const { events } = chicken.setupWithEvents({ seats: 2, seed: 'empty', options: { firstSeat: 1 } });
    const opened = fold(chicken, events.slice(0, 1));
    expect(opened).toEqual({
      game: 'chicken',
      seats: 2,
      options: opened.options,
      round: 0,
      starter: 1,
      step: { type: 'turn', seat: 1 },
      drawPile: [],
      discardPile: [],
      topValue: 1,
      lastPlayer: null,
      hands: [[], []],
      withdrawn: [false, false],
      scores: [0, 0],
      seed: 'empty',
    });
  });

  it('the opening event cannot come again', () => {
    const { state, events } = chicken.setupWithEvents({ seed: 'open' });
    const [opening] = events;
    if (opening === undefined) throw new Error('a log starts with its opening');
    expect(() => chicken.rules.evolve(chicken.rules.copy(state), opening as never)).toThrow(
      /expected an event of this game/,
    );
  });
});

describe('3 A turn', () => {
  it('CH-3.1, CH-3.2 scenario 2: on a 3 the 3, the 4 and the egg are playable', () => {
    const state = position({ hands: [[3, 4, 5, 6, 'egg'], [1]], discardPile: [3] });
    expect(playable(state, 0)).toEqual([3, 4, 'egg']);
    expect(chicken.whyNot(state, play(0, 5))).toEqual({ clause: 'CH-3.1', params: { card: 5, top: 3, next: 4 } });
  });

  it.each([
    [6, [6, 'chick', 'egg']],
    ['chick', [1, 'chick', 'egg']],
    [1, [1, 2, 'egg']],
  ] as const)('CH-3.1 scenario 3: on %s the circle allows %j', (top, expected) => {
    const state = position({ hands: [[1, 2, 3, 4, 5, 6, 'chick', 'egg'], [1]], discardPile: [top] });
    expect(playable(state, 0)).toEqual(expected);
  });

  it.each([
    [4, 5, [5, 6]],
    [6, 'chick', ['chick', 1]],
    ['chick', 1, [1, 2]],
  ] as const)('CH-3.2 scenario 4: the egg on %s is a %s, on which %j may go', (top, value, next) => {
    const state = position({
      hands: [
        ['egg', 2],
        [1, 2, 3, 4, 5, 6, 'chick'],
      ],
      discardPile: [top],
    });
    const { state: after, events } = told(state, play(0, 'egg'));
    expect(events[0]).toEqual({ type: 'played', seat: 0, card: 'egg', value });
    expect(after.topValue).toBe(value);
    expect(new Set(playable(after, 1))).toEqual(new Set<Card>(next));
    // It keeps that value while it is the top card.
    expect(playAll(after, draw(1)).topValue).toBe(value);
  });

  it('CH-3.3 scenario 14: after drawing the turn passes; playing in the same turn is refused', () => {
    const state = position({ hands: [[1], [2, 2]], discardPile: [3], drawPile: [5, 3] });
    const { state: after, events } = told(state, draw(0));
    expect(events).toEqual([
      { type: 'drew', seat: 0, card: 3 },
      { type: 'turnPassed', to: 1 },
    ]);
    expect(after.hands[0]).toEqual([1, 3]);
    expect(chicken.whyNot(after, play(0, 3))).toEqual({ clause: 'G-1', params: { actors: [1] } });
  });

  it('CH-3.4, CH-3.8 scenario 16: a player who withdrew keeps the hand, is out for good, and is skipped', () => {
    const state = position({ hands: [[1], [2], [3]], discardPile: [6] });
    const after = playAll(state, withdraw(0), draw(1), draw(2));
    expect(after.withdrawn).toEqual([true, false, false]);
    expect(after.hands[0]).toEqual([1]);
    expect(chicken.actors(after)).toEqual([1]);
  });

  it('CH-3.5: playing, drawing and withdrawing are free choices, even for a player who could play', () => {
    const state = position({ hands: [[3], [2]], discardPile: [3] });
    expect(chicken.legalMoves(state)).toEqual([play(0, 3), draw(0), withdraw(0)]);
  });

  it('CH-3.5 scenario 16: with drawOnlyIfStuck and the egg in hand drawing is refused, withdrawing legal', () => {
    const options = { ...position({ hands: [[1], [1]], discardPile: [3] }).options, drawOnlyIfStuck: true };
    const state = position({
      hands: [
        ['egg', 1],
        [2, 2],
      ],
      discardPile: [3],
      options,
    });
    expect(chicken.whyNot(state, draw(0))).toEqual({ clause: 'CH-3.5', params: { playable: ['egg'] } });
    expect(clauseOf(state, withdraw(0))).toBeUndefined();
    expect(
      clauseOf(
        position({
          hands: [
            [1, 2],
            [2, 2],
          ],
          discardPile: [3],
          options,
        }),
        draw(0),
      ),
    ).toBeUndefined();
  });

  it('CH-3.6 scenario 7: empty draw pile, no match and no egg: withdrawing is the only legal move', () => {
    const state = position({ hands: [[1], [2]], discardPile: [3], drawPile: [] });
    expect(chicken.legalMoves(state)).toEqual([withdraw(0)]);
    expect(chicken.whyNot(state, draw(0))).toEqual({ clause: 'CH-3.6', params: {} });
  });

  it('CH-3.7, CH-3.8 scenario 8: the only player left cannot draw, plays on, must finally withdraw; all score', () => {
    const state = position({ hands: [[4, 5, 1], [2, 2], [6]], discardPile: [3], withdrawn: [false, true, true] });
    expect(chicken.whyNot(state, draw(0))).toEqual({ clause: 'CH-3.7', params: {} });
    const left = playAll(state, play(0, 4), play(0, 5));
    expect(chicken.legalMoves(left)).toEqual([withdraw(0)]);
    const { events } = told(left, withdraw(0));
    expect(events.find(({ type }) => type === 'scored')).toEqual({ type: 'scored', points: [1, 2, 6] });
  });

  it('CH-3.9: a full round stays within 49 plays, 37 draws and the withdrawals', () => {
    let state = chicken.setup({ seats: 2, seed: 'long', options: { maxRounds: 1 } });
    let moves = 0;
    for (; !chicken.isOver(state); moves++) {
      const legal = chicken.legalMoves(state);
      state = chicken.apply(state, legal.find(({ type }) => type === 'draw') ?? legal[0] ?? withdraw(0));
    }
    expect(moves).toBeGreaterThan(37);
    expect(moves).toBeLessThanOrEqual(49 + 37 + 2);
  });

  it('G-4: a card outside the hand cannot be played', () => {
    const state = position({ hands: [[1], [3]], discardPile: [3] });
    expect(chicken.whyNot(state, play(0, 3))).toEqual({ clause: 'G-4', params: { card: 3 } });
    // G-4 comes before CH-3.1.
    expect(clauseOf(state, play(0, 6))).toBe('G-4');
  });

  it('G-7: equal cards in a hand are one move', () => {
    const state = position({ hands: [[3, 3, 3], [1]], discardPile: [3] });
    expect(playable(state, 0)).toEqual([3]);
  });

  it('the values of the circle follow each other', () => {
    expect(VALUES.map(nextValue)).toEqual([2, 3, 4, 5, 6, 'chick', 1]);
  });
});

describe('4 End of a round', () => {
  it('CH-4.1: the last card ends the round at once, G-10: and the next one is dealt within the same move', () => {
    const state = position({ hands: [[4], [1, 2]], discardPile: [3] });
    const { state: after, events } = told(state, play(0, 4));
    expect(events.map(({ type }) => type)).toEqual(['played', 'roundEnded', 'scored', 'dealt', 'turnedUp']);
    expect(events[1]).toEqual({ type: 'roundEnded', wentOut: 0, hands: [[], [1, 2]] });
    expect(after.round).toBe(2);
    expect(after.hands.every((hand) => hand.length === 6)).toBe(true);
    expect(after.withdrawn).toEqual([false, false]);
  });

  it('CH-4.1: the round ends when all have withdrawn', () => {
    const state = position({ hands: [[4], [1, 2]], discardPile: [3] });
    const { events } = told(playAll(state, withdraw(0)), withdraw(1));
    expect(events[1]).toEqual({ type: 'roundEnded', wentOut: null, hands: [[4], [1, 2]] });
  });

  const under = (topValue: State['topValue'], eggMergesWithNumber = false) => ({
    topValue,
    options: { ...chicken.setup().options, eggMergesWithNumber },
  });

  it('CH-4.2 scenario 5: chick, chick, chick, 3, 3 scores 13', () => {
    expect(handPoints(under(1), ['chick', 'chick', 'chick', 3, 3])).toBe(13);
  });

  it('CH-4.2: a hidden card counts nothing', () => {
    expect(handPoints(under(5), [null, 2, null])).toBe(2);
    expect(handPoints(under(5, true), [null])).toBe(0);
  });

  it('CH-4.3 scenario 6: egg, 2, 2 is 7 under a 5, 12 under a chick; 3, 3, egg under a 3 is 6', () => {
    expect(handPoints(under(5), ['egg', 2, 2])).toBe(7);
    expect(handPoints(under('chick'), ['egg', 2, 2])).toBe(12);
    expect(handPoints(under(3), [3, 3, 'egg'])).toBe(6);
  });

  it('CH-4.3: with eggMergesWithNumber the egg adds nothing next to its own value', () => {
    expect(handPoints(under(3, true), [3, 3, 'egg'])).toBe(3);
    expect(handPoints(under(4, true), [3, 3, 'egg'])).toBe(7);
  });

  it('CH-4.2 scenario 12: one goes out; 6, 6, 1 scores 7, a withdrawn 2 scores 2', () => {
    const state = position({ hands: [[4], [6, 6, 1], [2]], discardPile: [3], withdrawn: [false, false, true] });
    expect(playAll(state, play(0, 4)).scores).toEqual([0, 7, 2]);
  });

  it.each([
    ['scenario 10: score 25, chick and chick: 5', 25, ['chick', 'chick'], 5],
    ['scenario 10: score 7, chick and 3: never below 0', 7, ['chick', 3], 0],
    ['score 20, 1 and 2: 17', 20, [1, 2], 17],
  ] as const)('CH-4.4 %s', (_, score, dice, left) => {
    const state = position({ hands: [[4], [1]], discardPile: [3], scores: [score, 0] });
    const next = chicken.setup({ seed: 'next' });
    const pile = [...next.drawPile, ...next.discardPile, ...next.hands.flat()];
    const chance = scriptedChance({ 'dice/1': dice, 'deal/2': pile });
    const { state: after, events } = told(state, play(0, 4), { chance });
    expect(after.scores[0]).toBe(left);
    expect(events).toContainEqual({ type: 'rolled', seat: 0, dice, deducted: score - left });
    chance.done();
  });

  it('CH-4.4 scenario 10: with score 0 no dice are rolled; nor when all withdrew', () => {
    const out = position({ hands: [[4], [1]], discardPile: [3], scores: [0, 30] });
    expect(told(out, play(0, 4)).events.map(({ type }) => type)).not.toContain('rolled');
    const all = position({ hands: [[4], [1]], discardPile: [3], scores: [30, 30], withdrawn: [false, true] });
    expect(told(all, withdraw(0)).events.map(({ type }) => type)).not.toContain('rolled');
  });

  it('CH-4.4, CH-3.7 scenario 9: the only player left who plays the last card goes out and rolls', () => {
    const state = position({ hands: [[4], [1]], discardPile: [3], scores: [30, 0], withdrawn: [false, true] });
    expect(told(state, play(0, 4)).events.map(({ type }) => type)).toContain('rolled');
  });

  it('CH-4.5 scenario 13: the player who went out starts; else the last to play; else the same starter', () => {
    const wentOut = position({ hands: [[1, 1], [4]], discardPile: [3], step: { type: 'turn', seat: 1 } });
    expect(playAll(wentOut, play(1, 4)).starter).toBe(1);
    const lastPlayer = position({ hands: [[3, 1], [3, 1], [1]], discardPile: [3] });
    const played = playAll(lastPlayer, play(0, 3), play(1, 3), withdraw(2), withdraw(0), withdraw(1));
    expect(played.starter).toBe(1);
    expect(chicken.actors(played)).toEqual([1]);
    const nobody = position({ hands: [[3], [3], [1]], discardPile: [3], starter: 2, step: { type: 'turn', seat: 2 } });
    expect(playAll(nobody, withdraw(2), withdraw(0), withdraw(1)).starter).toBe(2);
  });
});

describe('5 End of the game', () => {
  /** A round that ends with these points on top of these scores, without dice. */
  const ending = (scores: number[], hands: Card[][], options = {}) => {
    const state = position({ hands, discardPile: [3], scores, withdrawn: hands.map((_, seat) => seat > 0) });
    return playAll({ ...state, options: { ...state.options, ...options } }, withdraw(0));
  };

  it('CH-5.1 scenario 11: 49/10/20 continues', () => {
    const after = ending([48, 8, 18], [[1], [2], [2]]);
    expect(after.scores).toEqual([49, 10, 20]);
    expect(chicken.outcome(after)).toBeNull();
    expect(chicken.isOver(after)).toBe(false);
  });

  it('CH-5.1 scenario 11: 50/10/20 ends, the second player wins; G-2 and G-14: no moves, hands stay shown', () => {
    const after = ending([49, 8, 18], [[1], [2], [2]]);
    expect(chicken.outcome(after)).toEqual({ ranking: [[1], [2], [0]], reason: 'target' });
    expect(chicken.actors(after)).toEqual([]);
    expect(chicken.legalMoves(after)).toEqual([]);
    expect(chicken.whyNot(after, withdraw(0))).toEqual({ clause: 'G-2', params: { reason: 'target' } });
    expect(chicken.view(after, null).hands).toEqual([[1], [2], [2]]);
    expect(chicken.view(after, null).drawPile.every((card) => card === null)).toBe(true);
  });

  it('CH-5.1 scenario 11: 52/12/12 is shared', () => {
    const after = ending([49, 10, 10], [[3], [2], [2]]);
    expect(after.scores).toEqual([52, 12, 12]);
    expect(chicken.outcome(after)).toEqual({ ranking: [[1, 2], [0]], reason: 'target' });
  });

  it('CH-5.1: the dice count before the end is tested, and other targets can be chosen', () => {
    const state = position({ hands: [[4], [1, 2]], discardPile: [3], scores: [9, 6] });
    const options = { ...state.options, target: 10 };
    const after = playAll({ ...state, options }, play(0, 4));
    expect(after.scores[1]).toBe(9);
    expect(chicken.isOver(after)).toBe(false);
    const ended = playAll({ ...state, options, scores: [9, 7] }, play(0, 4));
    expect(chicken.outcome(ended)?.reason).toBe('target');
    expect(chicken.outcome(ended)?.ranking).toEqual([[0], [1]]);
  });

  it('CH-5.2 scenario 16: maxRounds 1 ends the game after one round; the target is tested first', () => {
    const after = ending([0, 0, 0], [[1], [2], [2]], { maxRounds: 1 });
    expect(chicken.outcome(after)).toEqual({ ranking: [[0], [1, 2]], reason: 'maxRounds' });
    expect(chicken.outcome(ending([49, 0, 0], [[1], [2], [2]], { maxRounds: 1 }))?.reason).toBe('target');
  });
});

describe('6 Who sees what', () => {
  const state = position({
    hands: [[1, 2], [3, 4], [5]],
    discardPile: [3],
    drawPile: ['egg', 6],
    withdrawn: [false, true, false],
  });

  it('CH-6.1: a seat sees its own hand, no one the draw pile, everyone the discard pile; a withdrawn hand stays hidden', () => {
    const seen = chicken.view(state, 1);
    expect(seen.hands).toEqual([[null, null], [3, 4], [null]]);
    expect(seen.drawPile).toEqual([null, null]);
    expect(seen.discardPile).toEqual(state.discardPile);
    expect(seen).not.toHaveProperty('seed');
    expect(chicken.view(state, null).hands).toEqual([[null, null], [null, null], [null]]);
  });

  it('CH-6.1, G-13: only the player who draws sees the card; everyone sees that it was drawn', () => {
    const event = { type: 'drew', seat: 0, card: 6 } as const;
    expect(chicken.redact(event, 0)).toEqual(event);
    expect(chicken.redact(event, 1)).toEqual({ ...event, card: null });
    expect(chicken.redact(event, null)).toEqual({ ...event, card: null });
  });

  it('CH-6.1: at the end of a round everyone sees all hands', () => {
    const event = { type: 'roundEnded', wentOut: 2, hands: [[1], [2], []] } as const;
    expect(chicken.redact(event, null)).toEqual(event);
  });

  it('CH-6.1a: the hands are shown sorted, to hide when each card was drawn', () => {
    const hands: Card[][] = [[4], ['egg', 3, 'chick', 1, 3], [6, 2]];
    const drawn = { ...position({ hands, discardPile: [3] }) };
    const ended = (options = drawn.options) => told({ ...drawn, options }, play(0, 4));
    const shown = [[], [1, 3, 3, 'chick', 'egg'], [2, 6]];
    const full = { type: 'roundEnded', wentOut: 0, hands: [[], ...hands.slice(1)] } as const;
    expect(ended().events[1]).toEqual(full);
    const { state } = ended({ ...drawn.options, maxRounds: 1 });
    for (const viewer of [0, 1, null]) {
      expect(chicken.redact(full, viewer)).toEqual({ ...full, hands: shown });
      expect(chicken.view(state, viewer).hands).toEqual(shown);
    }
    // Until then a hand keeps its order.
    expect(chicken.view(drawn, 1).hands[1]).toEqual(['egg', 3, 'chick', 1, 3]);
  });

  it('CH-6.1, G-14: everyone sees all hands at the end of a round, and after the game', () => {
    const last = position({ hands: [[4], [1, 2], [5, 'egg']], discardPile: [3] });
    const { state: over, events } = told({ ...last, options: { ...last.options, maxRounds: 1 } }, play(0, 4));
    for (const viewer of [0, 2, null]) {
      let seen = chicken.view(last, viewer);
      for (const event of events) {
        const learned = chicken.redact(event, viewer);
        if (learned !== null) seen = chicken.evolve(seen, learned);
      }
      expect(seen.hands).toEqual([[], [1, 2], [5, 'egg']]);
      expect(chicken.view(over, viewer).hands).toEqual(seen.hands);
    }
  });

  it('CH-2.2, CH-6.1: a fold keeps the egg that everyone saw go to the bottom; the table view hides it', () => {
    const rest = position({ hands: [[], []], discardPile: [5], drawPile: undefined as never }).drawPile;
    const bottomUp = [...rest.filter((card) => card !== 'egg').slice(0, 36), 5 as const, 'egg' as const];
    const missing = position({ hands: [bottomUp, []], discardPile: [] }).drawPile;
    const { events, state: dealt } = chicken.setupWithEvents(
      { seed: 's' },
      { chance: scriptedChance({ 'deal/1': [...bottomUp, ...missing] }) },
    );
    const seen = remember(chicken, events, 0);
    expect(seen.drawPile[0]).toBe('egg');
    expect(chicken.view(seen, 0)).toEqual(chicken.view(dealt, 0));
    expect(chicken.view(dealt, 0).drawPile[0]).toBeNull();
    expect(chicken.determinize(seen, 'dream').drawPile[0]).toBe('egg');
  });
});

describe('Clauses common to all games', () => {
  const state = position({ hands: [[3], [2]], discardPile: [3] });

  it.each([
    [null, ''],
    [[], ''],
    ['play', ''],
    [{}, 'type'],
    [{ seat: 0, type: 'fly' }, 'type'],
    [{ seat: 0, type: 'constructor' }, 'type'],
    [{ seat: 2, type: 'draw' }, 'seat'],
    [{ seat: -0, type: 'draw' }, 'seat'],
    [{ type: 'draw' }, 'seat'],
    [{ seat: 0, type: 'play', card: 7 }, 'card'],
    [{ seat: 0, type: 'play' }, 'card'],
    [{ seat: 0, type: 'draw', card: 3 }, 'card'],
  ])('G-0: %j is not a move of the game, because of %j', (value, path) => {
    expect(chicken.whyNot(state, value)).toEqual({ clause: 'G-0', params: { path } });
  });

  it('G-1: a move out of turn is refused, naming the seats to act', () => {
    expect(chicken.whyNot(state, withdraw(1))).toEqual({ clause: 'G-1', params: { actors: [0] } });
  });

  it('G-11: the first clause in the order of the sheet refuses', () => {
    const over: State = { ...state, step: { type: 'over', reason: 'target' } };
    expect(clauseOf(over, play(1, 6))).toBe('G-2');
    expect(clauseOf(state, play(1, 6))).toBe('G-1');
    const alone = position({ hands: [[1], [2]], discardPile: [3], drawPile: [], withdrawn: [false, true] });
    expect(clauseOf(alone, draw(0))).toBe('CH-3.6');
  });

  it('G-8: the score counts finished rounds only', () => {
    expect(chicken.score(chicken.setup({ seats: 4 }))).toEqual([0, 0, 0, 0]);
  });

  it('G-9: withdrawing is a move even if it is the only one', () => {
    const stuck = position({ hands: [[1], [2]], discardPile: [3], drawPile: [] });
    expect(chicken.actors(stuck)).toEqual([0]);
    expect(chicken.legalMoves(stuck)).toHaveLength(1);
  });
});
