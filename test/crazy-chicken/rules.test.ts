import { explain, fold, remember, describe as say } from 'hencoop';
import { type Chicken, crazyChicken, type DiscardPile, type Move, type Pile, type State } from 'hencoop/crazy-chicken';
import { deCrazyChicken } from 'hencoop/crazy-chicken/de';
import { enCrazyChicken } from 'hencoop/crazy-chicken/en';
import { catalog } from 'hencoop/crazy-chicken/sheet';
import { scriptedChance } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { position } from '../../src/crazy-chicken/testkit/position.js';

const draw = (seat: number, from: Pile): Move => ({ seat, type: 'draw', from });
const lay = (seat: number, chicken: Chicken, count: number): Move => ({ seat, type: 'lay', chicken, count });
const discard = (seat: number, chicken: Chicken, to: DiscardPile): Move => ({ seat, type: 'discard', chicken, to });
const discardSet = (seat: number, to: DiscardPile): Move => ({ seat, type: 'discardSet', to });

const why = (state: State, move: Move) => crazyChicken.whyNot(state, move);
const playAll = (state: State, ...moves: Move[]) => moves.reduce((now, move) => crazyChicken.apply(now, move), state);

/** The events of a legal move. */
function eventsOf(state: State, move: Move) {
  const attempt = crazyChicken.tryApply(state, move);
  if (!attempt.ok) throw new Error(attempt.violation.clause);
  return attempt.events;
}

const many = (chicken: Chicken, count: number) => Array.from({ length: count }, () => chicken);
const set = (chicken: Chicken, count: number) => ({ chicken, count });

/** Seat 0 must lay or discard; both draw piles hold cards, and by default both discard piles too. */
const laying = (given: Partial<State> & Pick<State, 'hands'>) =>
  position({
    drawA: [6, 6],
    drawB: [6],
    discardA: [7],
    step: { type: 'layOrDiscard', seat: given.turn ?? 0 },
    turn: 0,
    ...given,
  });

describe('1 and 2 Components and set-up', () => {
  it('CC-1.1, CC-2.1, CC-2.2 scenario 1: hands 3/3, draw piles 52/52, discards empty, counts as printed', () => {
    const state = crazyChicken.setup({ seed: 'count' });
    expect(state.hands.map((hand) => hand.length)).toEqual([3, 3]);
    expect([state.drawA.length, state.drawB.length]).toEqual([52, 52]);
    expect([state.discardA, state.discardB]).toEqual([[], []]);
    const cards = [...state.hands.flat(), ...state.drawA, ...state.drawB];
    for (const { chicken, value, count } of catalog) {
      expect(cards.filter((card) => card === chicken)).toHaveLength(chicken);
      expect([value, count]).toEqual([chicken, chicken]);
    }
    expect(cards).toHaveLength(110);
    expect(catalog.map(({ name }) => name)).toContain('Napoulet Bonaparte');
  });

  it('CC-2.1, CC-2.1a, G-6: hands from the top one at a time, the upper half of the rest is draw pile A', () => {
    const whole = position({ hands: [[], []] }).discardB;
    const left = [...whole];
    for (const card of [20, 18, 20, 18, 20, 18] as const) left.splice(left.indexOf(card), 1);
    const chance = scriptedChance({ 'deal/1': [...left, 20, 18, 20, 18, 20, 18] });
    const dealt = crazyChicken.setup({ seed: 'x' }, { chance });
    expect(dealt.hands).toEqual([many(18, 3), many(20, 3)]);
    expect(dealt.drawA).toEqual(left.slice(52));
    expect(dealt.drawB).toEqual(left.slice(0, 52));
  });

  it('CC-2.3, CC-7.1 scenario 18: starters alternate; rounds 1 ends after one round', () => {
    const { starter } = crazyChicken.setup({ seed: 'x', options: { firstSeat: 1 } });
    expect(starter).toBe(1);
    const last = laying({ hands: [[20], [18]], drawA: [], discardA: [], round: 1 });
    const next = playAll(last, discard(0, 20, 'discardA'));
    expect([next.round, next.starter, next.turn]).toEqual([2, 1, 1]);
    const single = { ...last, options: { ...last.options, rounds: 1 } };
    expect(crazyChicken.outcome(playAll(single, discard(0, 20, 'discardA')))?.reason).toBe('rounds');
  });

  it('before the first deal the table is empty', () => {
    const { events } = crazyChicken.setupWithEvents({ seed: 'empty', options: { firstSeat: 1 } });
    const opened = fold(crazyChicken, events.slice(0, 1));
    expect(opened).toMatchObject({ round: 0, starter: 1, turn: 1, step: { type: 'draw', seat: 1 }, aside: null });
    expect([opened.drawA, opened.drawB, opened.discardA, opened.discardB]).toEqual([[], [], [], []]);
    expect([opened.hands, opened.sets, opened.scores, opened.bestRounds]).toEqual([
      [[], []],
      [[], []],
      [0, 0],
      [0, 0],
    ]);
  });

  it('the opening event cannot come again', () => {
    const { state, events } = crazyChicken.setupWithEvents({ seed: 'open' });
    const [opening] = events;
    if (opening === undefined) throw new Error('a log starts with its opening');
    expect(() => crazyChicken.rules.evolve(crazyChicken.rules.copy(state), opening as never)).toThrow(
      /expected an event of this game/,
    );
  });
});

describe('3 Drawing', () => {
  const fresh = crazyChicken.setup({ seed: 'fresh' });

  it('CC-3.2, CC-3.5 scenario 2: first only the two draw piles, then only the other one', () => {
    expect(crazyChicken.legalMoves(fresh)).toEqual([draw(0, 'drawA'), draw(0, 'drawB')]);
    expect(crazyChicken.legalMoves(playAll(fresh, draw(0, 'drawA')))).toEqual([draw(0, 'drawB')]);
    expect(why(fresh, draw(0, 'discardA'))).toEqual({ clause: 'CC-3.2', params: { pile: 'discardA' } });
  });

  it('CC-3.1, G-3: draw twice, then lay or discard, both mandatory', () => {
    expect(why(fresh, discard(0, fresh.hands[0]?.[0] ?? 6, 'discardA'))).toEqual({
      clause: 'G-3',
      params: { step: 'draw' },
    });
    const drawn = playAll(fresh, draw(0, 'drawB'), draw(0, 'drawA'));
    expect(drawn.step).toEqual({ type: 'layOrDiscard', seat: 0 });
    expect(why(drawn, draw(0, 'drawA'))).toEqual({ clause: 'G-3', params: { step: 'layOrDiscard' } });
    expect(drawn.hands[0]).toHaveLength(5);
  });

  it('CC-3.2, CC-3.3: the player gets and sees the top card before choosing the second pile', () => {
    const [event] = eventsOf(fresh, draw(0, 'drawA'));
    const card = fresh.drawA.at(-1);
    expect(event).toEqual({ type: 'drew', seat: 0, from: 'drawA', card });
    expect(crazyChicken.view(playAll(fresh, draw(0, 'drawA')), 0).hands[0]?.at(-1)).toBe(card);
  });

  it('CC-3.4 scenario 6: drawing twice from one pile is refused; one from each discard pile is fine', () => {
    const state = position({
      hands: [[20], [18]],
      drawA: [6, 6],
      drawB: [6],
      discardA: [7, 8],
      step: { type: 'draw', seat: 0 },
    });
    const once = playAll(state, draw(0, 'discardA'));
    expect(why(once, draw(0, 'discardA'))).toEqual({ clause: 'CC-3.4', params: { pile: 'discardA' } });
    expect(playAll(once, draw(0, 'discardB')).hands[0]).toHaveLength(3);
  });

  it('CC-3.4 scenario 17: a pile emptied by the first draw is closed, not empty, by another clause', () => {
    const state = position({
      hands: [[20], [18]],
      drawA: [6],
      drawB: [6],
      discardA: [7],
      step: { type: 'draw', seat: 0 },
    });
    const once = playAll(state, draw(0, 'discardA'));
    expect(once.discardA).toEqual([]);
    expect(why(once, draw(0, 'discardA'))).toEqual({ clause: 'CC-3.4', params: { pile: 'discardA' } });
  });
});

describe('4 Laying', () => {
  it('G-4, CC-4.1: a set with cards not in hand is refused, with the number in hand', () => {
    const state = laying({ hands: [[20, 20, 18, 20, 16], [12]] });
    expect(why(state, lay(0, 20, 4))).toEqual({ clause: 'G-4', params: { need: 4, have: 3 } });
    expect(why(state, lay(0, 18, 2))).toEqual({ clause: 'G-4', params: { need: 2, have: 1 } });
    expect(why(state, lay(0, 12, 2))).toEqual({ clause: 'G-4', params: { need: 2, have: 0 } });
  });

  it('CC-4.1: any number from two up to all copies in hand, of one type', () => {
    const state = laying({ hands: [many(9, 4), [18]] });
    const lays = crazyChicken.legalMoves(state).filter(({ type }) => type === 'lay');
    expect(lays).toEqual([lay(0, 9, 2), lay(0, 9, 3), lay(0, 9, 4)]);
    expect(why(state, lay(0, 9, 1))).toEqual({ clause: 'CC-4.1', params: { need: 2, have: 1 } });
    expect(why(state, lay(0, 9, 5))).toEqual({ clause: 'G-4', params: { need: 5, have: 4 } });
  });

  it('CC-4.1a, G-0: with a count below 1 or above the copies of the type it is not a move of the game', () => {
    const state = laying({ hands: [many(9, 4), [18]] });
    for (const count of [0, 10, 1.5, -0]) {
      expect(why(state, lay(0, 9, count))).toEqual({ clause: 'G-0', params: { path: 'count' } });
    }
  });

  it('CC-4.1 scenario 9: one card, two types, or lay and discard in the same turn are refused', () => {
    const state = laying({ hands: [[9, 9, 8], [18]] });
    expect(why(state, lay(0, 8, 1))?.clause).toBe('CC-4.1');
    expect(crazyChicken.whyNot(state, { seat: 0, type: 'lay', chicken: [9, 8], count: 2 })?.clause).toBe('G-0');
    const laid = playAll(state, lay(0, 9, 2));
    expect(why(laid, discard(0, 8, 'discardA'))?.clause).toBe('G-1');
  });

  it('CC-4.2, CC-4.4 scenario 7: against 4 Billy 4 are refused, 5 and 6 fine; the opponent chooses where the 4 go', () => {
    const state = laying({ hands: [many(20, 6), [18]], sets: [[], [set(20, 4)]] });
    expect(why(state, lay(0, 20, 4))).toEqual({ clause: 'CC-4.2', params: { need: 5, have: 4 } });
    expect(why(state, lay(0, 20, 5))).toBeNull();
    expect(eventsOf(state, lay(0, 20, 6))).toEqual([
      { type: 'laid', seat: 0, chicken: 20, count: 6 },
      { type: 'displaced', owner: 1, chicken: 20, count: 4, chooser: 1 },
    ]);
    const asked = playAll(state, lay(0, 20, 6));
    expect(asked.step).toEqual({ type: 'discardSet', seat: 1 });
    expect(asked.aside).toEqual({ owner: 1, chicken: 20, count: 4 });
    expect(asked.sets).toEqual([[set(20, 6)], []]);
    expect(crazyChicken.legalMoves(asked)).toEqual([discardSet(1, 'discardA'), discardSet(1, 'discardB')]);
    expect(why(asked, discardSet(0, 'discardA'))).toEqual({ clause: 'G-1', params: { actors: [1] } });
    const done = playAll(asked, discardSet(1, 'discardA'));
    expect(done.discardA).toEqual([7, ...many(20, 4)]);
    expect([done.turn, done.step]).toEqual([1, { type: 'draw', seat: 1 }]);
  });

  it('CC-4.4: everyone sees the set put aside, and every sampled world has it', () => {
    const asked = playAll(laying({ hands: [many(20, 6), [18]], sets: [[], [set(20, 4)]] }), lay(0, 20, 6));
    const aside = { owner: 1, chicken: 20, count: 4 };
    for (const viewer of [0, 1, null]) {
      const view = crazyChicken.view(asked, viewer);
      expect(view.aside).toEqual(aside);
      expect(crazyChicken.determinize(view, 'aside').aside).toEqual(aside);
    }
  });

  it('CC-4.3, CC-4.4 scenario 8: 3 Napoulet shown, 5 in hand: 3 refused, 4 and 5 fine; 5 are shown, not 8', () => {
    const state = laying({ hands: [many(14, 5), [18]], sets: [[set(14, 3)], []] });
    expect(why(state, lay(0, 14, 3))).toEqual({ clause: 'CC-4.3', params: { need: 4, have: 3 } });
    expect(why(state, lay(0, 14, 4))).toBeNull();
    const asked = playAll(state, lay(0, 14, 5));
    expect(asked.step).toEqual({ type: 'discardSet', seat: 0 });
    const done = playAll(asked, discardSet(0, 'discardB'));
    expect(done.sets[0]).toEqual([set(14, 5)]);
    expect(done.discardB.slice(-3)).toEqual(many(14, 3));
  });

  it('CC-4.4 scenario 18: with displacedChooser active the layer chooses', () => {
    const state = laying({ hands: [many(20, 6), [18]], sets: [[], [set(20, 4)]] });
    const active = { ...state, options: { ...state.options, displacedChooser: 'active' as const } };
    expect(playAll(active, lay(0, 20, 5)).step).toEqual({ type: 'discardSet', seat: 0 });
  });

  it('CC-4.5, G-9 scenario 14: with one discard pile empty the set goes there without a choice', () => {
    const state = laying({ hands: [many(20, 6), [18]], sets: [[], [set(20, 4)]], discardA: [] });
    const done = playAll(state, lay(0, 20, 5));
    expect(done.discardA).toEqual(many(20, 4));
    expect(done.step).toEqual({ type: 'draw', seat: 1 });
    const [laid, displaced] = eventsOf(state, lay(0, 20, 5));
    if (laid === undefined || displaced === undefined) throw new Error('a set is displaced');
    const aside = crazyChicken.evolve(crazyChicken.evolve(state, laid), displaced);
    expect(aside.step, 'no one must act while the set lies aside').toEqual({ type: 'layOrDiscard', seat: 0 });
  });

  it('CC-4.5: with both discard piles empty it starts the first', () => {
    const start = position({ hands: [many(20, 6), [18]], sets: [[], [set(20, 4)]] });
    const half = start.discardB.length / 2;
    const state: State = {
      ...start,
      drawA: start.discardB.slice(half),
      drawB: start.discardB.slice(0, half),
      discardB: [],
      step: { type: 'layOrDiscard', seat: 0 },
    };
    const done = playAll(state, lay(0, 20, 5));
    expect([done.discardA, done.discardB]).toEqual([many(20, 4), []]);
  });

  it('CC-4.6: a set of at least half the copies cannot be displaced', () => {
    const state = laying({ hands: [many(20, 10), [18]], sets: [[], [set(20, 10)]] });
    expect(crazyChicken.legalMoves(state).some(({ type }) => type === 'lay')).toBe(false);
  });
});

describe('5 Discarding one card', () => {
  it('CC-5.1, CC-5.2 scenarios 3 and 16: the first discard goes to the first pile, the second must go to the second', () => {
    const fresh = crazyChicken.setup({ seed: 'fresh' });
    const drawn = playAll(fresh, draw(0, 'drawA'), draw(0, 'drawB'));
    const card = drawn.hands[0]?.at(-1) ?? 6;
    expect(why(drawn, discard(0, card, 'discardB'))).toEqual({
      clause: 'CC-5.2',
      params: { to: 'discardB', instead: 'discardA' },
    });
    const first = playAll(drawn, discard(0, card, 'discardA'));
    const again = playAll(first, draw(1, 'drawA'), draw(1, 'drawB'));
    const other = again.hands[1]?.[0] ?? 6;
    expect(why(again, discard(1, other, 'discardA'))).toEqual({
      clause: 'CC-5.2',
      params: { to: 'discardA', instead: 'discardB' },
    });
    expect(why(again, discard(1, other, 'discardB'))).toBeNull();
  });

  it('CC-5.2 scenario 4: drawing the single card empties that pile; the discard must go there', () => {
    const state = position({
      hands: [[20, 20], [18]],
      drawA: [6, 6],
      drawB: [6],
      discardA: [7],
      step: { type: 'draw', seat: 0 },
    });
    const drawn = playAll(state, draw(0, 'discardA'), draw(0, 'drawA'));
    expect(why(drawn, discard(0, 20, 'discardB'))?.clause).toBe('CC-5.2');
    expect(playAll(drawn, discard(0, 20, 'discardA')).discardA).toEqual([20]);
  });

  it('CC-5.2 scenario 5: with cards on both piles the discarder chooses; G-4: only a card of the hand', () => {
    const state = laying({ hands: [[20], [18]] });
    expect(crazyChicken.legalMoves(state)).toEqual([discard(0, 20, 'discardA'), discard(0, 20, 'discardB')]);
    expect(why(state, discard(0, 18, 'discardA'))).toEqual({ clause: 'G-4', params: { need: 1, have: 0 } });
  });

  it('CC-5.3, G-7: a hand left empty by laying is fine, and equal cards are one move', () => {
    const state = laying({ hands: [many(9, 2), [18]] });
    expect(crazyChicken.legalMoves(state)).toHaveLength(3);
    expect(playAll(state, lay(0, 9, 2)).hands[0]).toEqual([]);
  });
});

describe('6 End of a round', () => {
  it('CC-6.1, CC-6.3 scenario 10: 2 Thomas Cock as the sixth type end the round: 60 against 36', () => {
    const five = [set(18, 2), set(12, 2), set(9, 2), set(7, 2), set(6, 2)];
    const events = eventsOf(
      laying({ hands: [many(8, 2), [14]], sets: [five, [set(20, 2), set(16, 2)]], drawA: [14], drawB: [14] }),
      lay(0, 8, 2),
    );
    expect(events).toContainEqual({ type: 'roundEnded', reason: 'sixTypes' });
    expect(events).toContainEqual({ type: 'scored', points: [60, 36] });
  });

  it('CC-6.1, CC-6.4 scenario 11: a fourth type against five makes nine together and ends the round', () => {
    const five = ([20, 18, 16, 14, 12] as const).map((chicken) => set(chicken, 2));
    const three = ([9, 8, 7] as const).map((chicken) => set(chicken, 2));
    const events = eventsOf(laying({ hands: [many(6, 2), [18]], sets: [three, five] }), lay(0, 6, 2));
    expect(events).toContainEqual({ type: 'roundEnded', reason: 'nineTypes' });
    expect(events).toContainEqual({ type: 'scored', points: [30, 80] });
  });

  it('CC-6.1, CC-6.2 scenario 12: an emptied draw pile ends the round only after the second draw and the discard', () => {
    const state = position({
      hands: [[20], [18]],
      drawA: [6],
      drawB: [6, 6],
      discardA: [7, 7],
      step: { type: 'draw', seat: 0 },
    });
    const once = playAll(state, draw(0, 'drawA'));
    expect(once.step.type).toBe('drawAgain');
    const twice = playAll(once, draw(0, 'discardA'));
    expect(twice.step.type).toBe('layOrDiscard');
    expect(eventsOf(twice, discard(0, 20, 'discardA')).map(({ type }) => type)).toEqual([
      'discarded',
      'roundEnded',
      'scored',
      'dealt',
    ]);
  });

  it('CC-6.1: the end is tested after a displaced set has been discarded', () => {
    const state = laying({ hands: [many(20, 3), [18]], sets: [[], [set(20, 2)]], drawA: [] });
    const asked = playAll(state, lay(0, 20, 3));
    expect(asked.round).toBe(state.round);
    expect(eventsOf(asked, discardSet(1, 'discardA'))).toContainEqual({ type: 'roundEnded', reason: 'drawPile' });
  });

  it('CC-6.2a: the first reason that holds is given', () => {
    const five = [set(18, 2), set(12, 2), set(9, 2), set(7, 2), set(6, 2)];
    const state = laying({ hands: [many(8, 2), [20]], sets: [five, []], drawA: [] });
    expect(eventsOf(state, lay(0, 8, 2))).toContainEqual({ type: 'roundEnded', reason: 'sixTypes' });
  });

  it('CC-6.3 scenario 15: ten 20s in hand score 0', () => {
    const state = laying({ hands: [[...many(20, 10), 6], [18]], drawA: [] });
    expect(eventsOf(state, discard(0, 6, 'discardA'))).toContainEqual({ type: 'scored', points: [0, 0] });
  });

  it('CC-6.3: a type counts its number once, however many cards are shown', () => {
    const state = laying({ hands: [[6], [18]], sets: [[set(20, 2)], [set(16, 12), set(8, 4)]], drawB: [] });
    expect(eventsOf(state, discard(0, 6, 'discardA'))).toContainEqual({ type: 'scored', points: [20, 24] });
  });

  it('CC-6.5: a round that only draws and discards ends with a draw pile', () => {
    let state = crazyChicken.setup({ seed: 'long', options: { rounds: 1 } });
    let turns = 0;
    for (; !crazyChicken.isOver(state); state.step.type === 'layOrDiscard' && turns++) {
      const moves = crazyChicken.legalMoves(state);
      const thrifty = moves.find((move) => move.type === 'draw' && move.from.startsWith('discard'));
      state = crazyChicken.apply(state, thrifty ?? moves.at(-1) ?? draw(0, 'drawA'));
    }
    expect(turns).toBeLessThan(290);
  });
});

describe('7 End of the game', () => {
  /** The last round ends with nothing on the table. */
  const ending = (scores: number[], bestRounds: number[]) => {
    const state = laying({ hands: [[20], [18]], drawA: [], round: 4, starter: 1, scores, bestRounds });
    return playAll(state, discard(0, 20, 'discardA'));
  };

  it('CC-7.1, CC-7.2 scenario 13: 150:150 with best rounds 60 against 40: the first wins', () => {
    expect(crazyChicken.outcome(ending([150, 150], [60, 40]))).toEqual({ ranking: [[0], [1]], reason: 'rounds' });
    expect(crazyChicken.outcome(ending([140, 150], [60, 40]))?.ranking).toEqual([[1], [0]]);
  });

  it('CC-7.2 scenario 13: equal best rounds too: draw', () => {
    expect(crazyChicken.outcome(ending([150, 150], [60, 60]))?.ranking).toEqual([[0, 1]]);
  });

  it('CC-7.1, G-2, G-8, G-14: after the last round there are no moves, and the table stays', () => {
    const over = ending([150, 150], [60, 60]);
    expect(crazyChicken.score(over)).toEqual([150, 150]);
    expect(why(over, draw(0, 'drawB'))).toEqual({ clause: 'G-2', params: { reason: 'rounds' } });
    expect(over.discardA).toEqual([7, 20]);
    // CC-8.1: hands are not shown at the end.
    expect(crazyChicken.view(over, 0).hands[1]).toEqual([null]);
  });
});

describe('8 Who sees what: a card taken from a discard pile, on the table and remembered', () => {
  const start = crazyChicken.setup({ seed: 'memory' });
  const { events } = crazyChicken.setupWithEvents({ seed: 'memory' });

  /** Plays moves and keeps the log. */
  function logOf(...choices: ((state: State) => Move)[]) {
    let state = start;
    const log = [...events];
    for (const choose of choices) {
      const attempt = crazyChicken.tryApply(state, choose(state));
      if (!attempt.ok) throw new Error(JSON.stringify(attempt.violation));
      state = attempt.state;
      log.push(...attempt.events);
    }
    return { state, log };
  }

  const thrown = start.hands[0]?.[0] ?? 6;
  const taken = logOf(
    () => draw(0, 'drawA'),
    () => draw(0, 'drawB'),
    () => discard(0, thrown, 'discardA'),
    () => draw(1, 'discardA'),
  );

  it('CC-8.1, G-13: the table view hides it, a fold of events keeps it', () => {
    expect(crazyChicken.view(taken.state, 0).hands[1]).toEqual([null, null, null, null]);
    expect(remember(crazyChicken, taken.log, 0).hands[1]).toEqual([null, null, null, thrown]);
    expect(crazyChicken.view(remember(crazyChicken, taken.log, 0), 0)).toEqual(crazyChicken.view(taken.state, 0));
    expect(crazyChicken.determinize(remember(crazyChicken, taken.log, 0), 'dream').hands[1]?.[3]).toBe(thrown);
  });

  it('CC-8.1: only its drawer sees a card drawn from a draw pile', () => {
    const event = { type: 'drew', seat: 1, from: 'drawA', card: 20 } as const;
    expect(crazyChicken.redact(event, 1)).toEqual(event);
    expect(crazyChicken.redact(event, 0)).toEqual({ ...event, card: null });
    expect(crazyChicken.redact({ ...event, from: 'discardB' }, null)).toEqual({ ...event, from: 'discardB' });
  });

  it('CC-8.1: when its holder discards it, the fold forgets the right one', () => {
    const { log } = logOf(
      () => draw(0, 'drawA'),
      () => draw(0, 'drawB'),
      () => discard(0, thrown, 'discardA'),
      () => draw(1, 'discardA'),
      () => draw(1, 'drawA'),
      () => discard(1, thrown, 'discardA'),
    );
    expect(remember(crazyChicken, log, 0).hands[1]).toEqual([null, null, null, null]);
  });

  it('CC-8.1: when its holder discards another card, the fold keeps it', () => {
    const { log, state } = logOf(
      () => draw(0, 'drawA'),
      () => draw(0, 'drawB'),
      () => discard(0, thrown, 'discardA'),
      () => draw(1, 'discardA'),
      () => draw(1, 'drawA'),
      (now) => discard(1, now.hands[1]?.find((card) => card !== thrown) ?? 6, 'discardA'),
    );
    const kept = remember(crazyChicken, log, 0).hands[1] ?? [];
    expect(kept.filter((card) => card !== null)).toEqual([thrown]);
    expect(crazyChicken.view(remember(crazyChicken, log, 1), 1)).toEqual(crazyChicken.view(state, 1));
  });

  it('CC-8.1: a set laid from known and unknown cards takes the known ones first', () => {
    const seen = { ...crazyChicken.view(position({ hands: [[6], [20, 18, 20]] }), 0), hands: [[6], [null, 20, null]] };
    const after = crazyChicken.evolve(seen as ReturnType<typeof crazyChicken.view>, {
      type: 'laid',
      seat: 1,
      chicken: 20,
      count: 2,
    });
    expect(after.hands[1]).toEqual([null]);
  });
});

describe('Clauses common to all games', () => {
  const state = laying({ hands: [[9, 9], [18]], sets: [[], [set(9, 3)]] });

  it.each([
    [null, ''],
    [{ seat: 0, type: 'fly' }, 'type'],
    [{ seat: 2, type: 'draw', from: 'drawA' }, 'seat'],
    [{ seat: 0, type: 'draw', from: 'drawC' }, 'from'],
    [{ seat: 0, type: 'draw' }, 'from'],
    [{ seat: 0, type: 'lay', chicken: 13, count: 2 }, 'chicken'],
    [{ seat: 0, type: 'lay', chicken: 6, count: 7 }, 'count'],
    [{ seat: 0, type: 'lay', count: 2, chicken: [6] }, 'chicken'],
    [{ seat: 0, type: 'discard', chicken: 9, to: 'drawA' }, 'to'],
    [{ seat: 0, type: 'discardSet', to: 'discardA', chicken: 9 }, 'chicken'],
  ])('G-0: %j is not a move of the game, because of %j', (value, path) => {
    expect(crazyChicken.whyNot(state, value)).toEqual({ clause: 'G-0', params: { path } });
  });

  it('G-11: the first clause in the order of the sheet refuses', () => {
    const over: State = { ...state, step: { type: 'over', reason: 'rounds' } };
    expect(why(over, lay(1, 9, 1))?.clause).toBe('G-2');
    expect(why(state, lay(1, 9, 1))?.clause).toBe('G-1');
    expect(why(state, discardSet(0, 'discardA'))?.clause).toBe('G-3');
    expect(why(state, lay(0, 9, 3))?.clause).toBe('G-4');
    expect(why(state, lay(0, 9, 1))?.clause).toBe('CC-4.1');
    expect(why(state, lay(0, 9, 2))).toEqual({ clause: 'CC-4.2', params: { need: 4, have: 2 } });
  });
});

describe('Sentences', () => {
  it.each([
    [
      { clause: 'G-4', params: { need: 1, have: 0 } },
      'G-4: You hold no card of this type: choose a type that you hold.',
    ],
    [{ clause: 'G-4', params: { need: 5, have: 3 } }, 'G-4: You hold only 3 cards of this type, and the move needs 5.'],
    [
      { clause: 'CC-3.2', params: { pile: 'drawA' } },
      'CC-3.2: There is no card in draw pile A: draw from another pile.',
    ],
    [{ clause: 'CC-4.1', params: { need: 2, have: 1 } }, 'CC-4.1: A single card is not a set: lay at least 2.'],
    [
      { clause: 'CC-4.2', params: { need: 5, have: 3 } },
      'CC-4.2: The other player shows 4 of this type: lay at least 5, not 3.',
    ],
    [
      { clause: 'CC-4.3', params: { need: 4, have: 3 } },
      'CC-4.3: You already show 3 of this type: lay at least 4, not 3.',
    ],
  ] as const)('%j is explained', (violation, sentence) => {
    expect(explain(violation, enCrazyChicken)).toBe(sentence);
  });

  it('a closed pile, and a discard pile that must be filled first, are named', () => {
    expect(explain({ clause: 'CC-3.4', params: { pile: 'discardB' } }, enCrazyChicken)).toContain('discard pile B');
    const first = explain({ clause: 'CC-5.2', params: { to: 'discardB', instead: 'discardA' } }, enCrazyChicken);
    expect(first).toMatch(/discard pile A.*first.*not to discard pile B/);
  });

  it('the reader is addressed, and a hidden card is not named', () => {
    const event = { type: 'drew', seat: 1, from: 'drawA', card: 20 } as const;
    expect(say(event, 1, enCrazyChicken)).toBe('You draw Billy the Chick (20) from draw pile A.');
    expect(say({ ...event, card: null }, 0, enCrazyChicken)).toBe('Seat 2 draws a card from draw pile A.');
    const displaced = { type: 'displaced', owner: 0, chicken: 14, count: 3, chooser: 1 } as const;
    expect(say(displaced, 0, enCrazyChicken)).toBe(
      'You lose the smaller set, 3 × Napoulet Bonaparte (14). Seat 2 chooses where it goes.',
    );
  });

  it.each([
    [
      { clause: 'G-4', params: { need: 1, have: 0 } },
      'G-4: Du hast keine Karte dieser Sorte auf der Hand: Wähle eine Sorte, die du hast.',
    ],
    [
      { clause: 'G-4', params: { need: 2, have: 1 } },
      'G-4: Du hast nur 1 Karte dieser Sorte auf der Hand, der Zug braucht aber 2.',
    ],
    [
      { clause: 'CC-3.2', params: { pile: 'discardA' } },
      'CC-3.2: Auf Ablagestapel A liegt keine Karte: Ziehe von einem anderen Stapel.',
    ],
    [
      { clause: 'CC-3.4', params: { pile: 'drawB' } },
      'CC-3.4: Von Zugstapel B hast du in diesem Zug schon gezogen: Ziehe von einem anderen Stapel.',
    ],
    [
      { clause: 'CC-4.1', params: { need: 2, have: 1 } },
      'CC-4.1: Eine einzelne Karte ist keine Auslage: Lege mindestens 2.',
    ],
    [
      { clause: 'CC-4.2', params: { need: 5, have: 3 } },
      'CC-4.2: Vor dem anderen Spieler liegen 4 dieser Sorte: Lege mindestens 5, nicht 3.',
    ],
    [
      { clause: 'CC-4.3', params: { need: 4, have: 3 } },
      'CC-4.3: Vor dir liegen schon 3 dieser Sorte: Lege mindestens 4, nicht 3.',
    ],
    [
      { clause: 'CC-5.2', params: { to: 'discardB', instead: 'discardA' } },
      'CC-5.2: Ablagestapel A ist leer und muss zuerst gefüllt werden: Wirf dort ab, nicht auf Ablagestapel B.',
    ],
  ] as const)('%j is explained in German', (violation, sentence) => {
    expect(explain(violation, deCrazyChicken)).toBe(sentence);
  });

  it('a German reader is addressed', () => {
    const event = { type: 'drew', seat: 1, from: 'drawA', card: 20 } as const;
    expect(say(event, 1, deCrazyChicken)).toBe('Du ziehst Billy the Chick (20) von Zugstapel A.');
    expect(say({ ...event, card: null }, 0, deCrazyChicken)).toBe('Platz 2 zieht eine Karte von Zugstapel A.');
  });
});
