import { fold, narrow } from 'hencoop';
import {
  type Card,
  CELLS,
  type Cell,
  COLOURS,
  chickenRoundup,
  DECK,
  DIAGRAMS,
  type Event,
  type Move,
  rankOf,
  type State,
  type View,
} from 'hencoop/chicken-roundup';
import { catalogue, explain } from 'hencoop/chicken-roundup/sheet';
import { scriptedChance } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { card, letters, PRINTED, position, rows } from './kit.js';

const G_DOG = card('G', 'dog');
const W_DOG = card('W', 'dog');
const FARMER = card('R', 'farmer');
const PARADE = card('B', 'parade');
const END: Move = { seat: 0, type: 'endPlays' };

const farmer = (target: Cell): Move => ({ seat: 0, type: 'farmer', card: FARMER, target });
const dog = (end: 'west' | 'east', seat = 0): Move => ({ seat, type: 'dog', card: G_DOG, end });
const parade = (...path: Cell[]): Move => ({ seat: 0, type: 'parade', card: PARADE, path });
const pay = (pay: Card, target: Cell): Move => ({ seat: 0, type: 'catch', pay, target });
const close = (toward: 'west' | 'east', seat = 0): Move => ({ seat, type: 'closeGap', toward });
const diagram = (action: string, ...cells: Cell[]): Move => ({
  seat: 0,
  type: 'diagram',
  card: card('S', action),
  cells,
});

/** A position in which seat 0 holds one card of each of these kinds. */
const holding = (cards: readonly Card[], given: Parameters<typeof position>[0] = {}) =>
  position({ ...given, hands: [cards, []] });

const clauseOf = (state: State | View, move: unknown) => chickenRoundup.whyNot(state, move)?.clause ?? null;
const playAll = (state: State, ...moves: Move[]) => moves.reduce((now, move) => chickenRoundup.apply(now, move), state);

function told(state: State, move: Move): { state: State; events: readonly Event[]; types: string[] } {
  const attempt = chickenRoundup.tryApply(state, move);
  if (!attempt.ok) throw new Error(explain(attempt.violation));
  return { ...attempt, types: attempt.events.map(({ type }) => type) };
}

const movesOf = <Type extends Move['type']>(state: State, type: Type, seat?: number) =>
  chickenRoundup.legalMoves(state, seat).filter((move): move is Extract<Move, { type: Type }> => move.type === type);
const targets = (state: State, type: 'farmer' | 'foxTrot' | 'catch') =>
  movesOf(state, type).map(({ target }) => target);
const lists = (state: State, seat?: number) => movesOf(state, 'diagram', seat).map(({ cells }) => cells.join(' '));

describe('1 Components', () => {
  it('CR-1.1: 100 chickens in five colours, from white 1 to gold 5, a fox and a rooster', () => {
    expect(COLOURS.map(rankOf)).toEqual([1, 2, 3, 4, 5]);
    expect(() => rankOf('green' as never)).toThrow(/^colour: one of white, /);
    expect(COLOURS).toEqual(['white', 'black', 'red', 'silver', 'gold']);
    const { yard, hands, deck } = chickenRoundup.setup({ seed: 'count' });
    const all = [...yard, ...hands.flat(), ...deck];
    for (const colour of COLOURS) {
      expect(all.filter((item) => typeof item === 'object' && item.colour === colour)).toHaveLength(20);
    }
    expect(all.filter((item) => item === 'fox')).toHaveLength(1);
    expect(all.filter((item) => item === 'rooster')).toHaveLength(1);
  });

  it('CR-1.2: equal decks deal alike, in whatever order their actions are written', () => {
    const reversed = <Table extends object>(table: Table) => Object.fromEntries(Object.entries(table).reverse());
    for (const { deck, diagrams } of [PRINTED, { deck: DECK, diagrams: DIAGRAMS }]) {
      const other = reversed(
        Object.fromEntries(COLOURS.map((colour) => [colour, reversed(deck[colour])])),
      ) as typeof deck;
      const deal = (given: typeof deck) => chickenRoundup.setup({ seed: 'k', options: { deck: given, diagrams } });
      expect(deal(other)).toEqual(deal(deck));
    }
    expect(chickenRoundup.setup({ seed: 'k', options: { deck: { ...DECK } } }).yard).toEqual(
      chickenRoundup.setup({ seed: 'k' }).yard,
    );
  });

  it('CR-1.2: two of each of ten actions in each colour; the option deck has others', () => {
    expect(catalogue).toHaveLength(50);
    expect(catalogue.every(({ count, house }) => count === 2 && house)).toBe(true);
    const { options, ...state } = chickenRoundup.setup({ seed: 'deck', options: PRINTED });
    expect(options.deck).toEqual(PRINTED.deck);
    const cards = [...state.yard, ...state.hands.flat(), ...state.deck];
    const hops = cards.filter((item) => typeof item === 'object' && item.action === 'longHop');
    expect(hops).toHaveLength(10);
    expect(() => chickenRoundup.setup({ options: { deck: { ...DECK, gold: { dog: 19 } } } })).toThrow(
      'options.deck: expected 100 cards in all, not 99',
    );
  });
});

describe('2 Set-up', () => {
  /** A deck, from the first card dealt to the last: the colours in turn. */
  const inOrder = Array.from({ length: 100 }, (_, i) => ({
    colour: COLOURS[i % 5] as Card['colour'],
    action: Object.keys(DECK.white)[Math.floor(i / 10)] as string,
  }));
  const dealt = (rooster: number, options = {}) => {
    const chance = scriptedChance({ deal: inOrder.toReversed(), rooster: [rooster] });
    const state = chickenRoundup.setup({ seed: '', options }, { chance });
    chance.done();
    return state;
  };

  it('CR-2.1: 3 rows of 5, the fox in the centre; seat 0 owns the south row, seat 1 the north row', () => {
    const state = chickenRoundup.setup({ seed: 'yard' });
    expect(state.yard.indexOf('fox')).toBe(CELLS.indexOf('M2'));
    expect(state.yard.filter((occupant) => typeof occupant === 'object')).toHaveLength(14);
    const own = position({ south: 'GWSWB', north: 'BWSWG', step: { type: 'plays', seat: 1, play: 1 } });
    // Seat 1 sends in from the east of the north row.
    const { stacks, ...after } = playAll(own, { seat: 1, type: 'endPlays' });
    expect(letters(stacks[1] ?? [])).toBe('GW');
    expect(rows(after)[0]).toBe('..BWS');
  });

  it('CR-2.1 scenario 23: with both coops in the west, rows shift and Parades start there', () => {
    const seat1: State['step'] = { type: 'plays', seat: 1, play: 1 };
    const options = { coops: 'sameSide' as const };
    const state = position({ north: 'GWSWB', options, step: seat1, hands: [[], [PARADE, FARMER]] });
    const { stacks, ...after } = playAll(state, { seat: 1, type: 'endPlays' });
    expect(letters(stacks[1] ?? [])).toBe('GW');
    expect(rows(after)[0]).toBe('SWB..');
    expect(rows(playAll(state, { seat: 1, type: 'farmer', card: FARMER, target: 'N0' }))[0]).toBe('WSWB.');
    expect(movesOf(state, 'parade').map(({ path }) => path.join(' '))).toEqual(['N0', 'N0 N1', 'N0 M0']);
    expect(movesOf(playAll(state, { seat: 1, type: 'endPlays' }), 'parade')).toEqual([]);
  });

  it('CR-2.2: five cards to each hand; the rooster has 0 to 19 cards below it, in a deck of 77', () => {
    for (const place of [0, 7, 19]) {
      const { hands, deck } = dealt(place);
      expect(hands.map((hand) => hand.length)).toEqual([5, 5]);
      expect(deck).toHaveLength(77);
      expect(deck.indexOf('rooster')).toBe(place);
    }
    const asked: unknown[] = [];
    const chance = {
      shuffle: <T>(_: string, cards: readonly T[]) => [...cards],
      roll: <T>(...args: [string, readonly T[], number]) => {
        asked.push(args);
        return [args[1][0] as T];
      },
    };
    chickenRoundup.setup({ seed: '' }, { chance });
    expect(asked).toEqual([['rooster', Array.from({ length: 20 }, (_, place) => place), 1]]);
  });

  it('CR-2.3, G-6: the yard north, middle, south, each from west to east, then the hands, the starter first', () => {
    const { yard, hands, deck } = dealt(0);
    const chickens = yard.filter((occupant) => occupant !== 'fox');
    expect(chickens).toEqual(inOrder.slice(0, 14));
    expect(hands[0]).toEqual([14, 16, 18, 20, 22].map((i) => inOrder[i]));
    expect(deck.at(-1)).toEqual(inOrder[24]);
    const other = dealt(0, { firstSeat: 1 });
    expect(other.hands[1]).toEqual(hands[0]);
    expect(chickenRoundup.actors(other)).toEqual([1]);
    expect(chickenRoundup.actors(chickenRoundup.setup())).toEqual([0]);
  });
});

describe('before the deal', () => {
  it('the table is empty, and the first seat is to play', () => {
    const { events } = chickenRoundup.setupWithEvents({ seed: 'empty', options: { firstSeat: 1 } });
    const { options, ...opened } = fold(chickenRoundup, events.slice(0, 1));
    expect(options.firstSeat).toBe(1);
    expect(opened).toEqual({
      seats: 2,
      turn: 1,
      turnsLeft: null,
      step: { type: 'plays', seat: 1, play: 1 },
      yard: Array(15).fill('open'),
      stacks: [[], []],
      hands: [[], []],
      deck: [],
      discardPile: [],
      seed: 'empty',
    });
  });

  it('the opening event cannot come again', () => {
    const { state, events } = chickenRoundup.setupWithEvents({ seed: 'open' });
    const [opening] = events;
    if (opening === undefined) throw new Error('a log starts with its opening');
    expect(() => chickenRoundup.rules.evolve(chickenRoundup.rules.copy(state), opening)).toThrow(
      /expected an event of this game/,
    );
  });
});

describe('3 A turn', () => {
  it('CR-3.1: up to two plays, then the turn ends by itself', () => {
    const state = holding([FARMER, G_DOG, W_DOG]);
    const once = playAll(state, farmer('S4'));
    expect(once.step).toEqual({ type: 'plays', seat: 0, play: 2 });
    const { state: twice, types } = told(once, dog('west'));
    expect(types).toEqual(['played', 'chased', 'sentIn', 'closed', 'turnPassed']);
    expect(twice.step).toEqual({ type: 'plays', seat: 1, play: 1 });
  });

  it('CR-3.1: two catches are fine', () => {
    const state = holding([G_DOG, W_DOG], { middle: 'FBRBB' });
    const twice = playAll(state, pay(G_DOG, 'M1'), pay(W_DOG, 'M2'));
    expect(letters(twice.hands[0] as Card[])).toBe('BR');
    expect(rows(twice)[1]).toBe('..FBB');
  });

  it('CR-3.1, G-9: ending the plays is asked even when no play is possible', () => {
    expect(chickenRoundup.legalMoves(position({}))).toEqual([END]);
    const { types } = told(position({}), END);
    expect(types).toEqual(['playsEnded', 'sentIn', 'closed', 'turnPassed']);
  });

  it('CR-3.1: a card is played for its own action', () => {
    const state = holding([G_DOG, card('S', 'sideStep')]);
    const wrong: Move = { seat: 0, type: 'farmer', card: G_DOG, target: 'S0' };
    expect(chickenRoundup.whyNot(state, wrong)).toEqual({ clause: 'CR-3.1', params: { card: G_DOG, type: 'farmer' } });
    expect(clauseOf(state, { seat: 0, type: 'diagram', card: G_DOG, cells: ['S0', 'S1'] })).toBe('CR-3.1');
    expect(clauseOf(state, { seat: 0, type: 'parade', card: card('S', 'sideStep'), path: ['S0'] })).toBe('CR-3.1');
  });

  it('CR-3.2: a card without a legal target can pay for a catch', () => {
    const trot = card('G', 'foxTrot');
    const state = holding([trot], { south: 'WWSWB' });
    expect(targets(state, 'foxTrot')).toEqual([]);
    expect(clauseOf(state, pay(trot, 'M1'))).toBeNull();
  });

  it('CR-3.3: played and paid cards go to the discard pile', () => {
    const state = holding([FARMER, G_DOG]);
    const { discardPile } = playAll(state, farmer('S4'), pay(G_DOG, 'M1'));
    // The farmer, the chicken it took, the payment.
    expect(letters(discardPile.slice(-3))).toBe('RBG');
    expect(discardPile.at(-1)).toEqual(G_DOG);
  });

  it('CR-3.4, G-7: two equal cards in a hand are one move', () => {
    const state = holding([G_DOG, G_DOG]);
    expect(movesOf(state, 'dog')).toHaveLength(2);
    expect(targets(state, 'catch')).toEqual(['N2', 'M1', 'M3', 'S2']);
    expect(playAll(state, dog('west')).hands[0]).toEqual([G_DOG]);
  });

  it('CR-3.4: a play that changes nothing is legal', () => {
    const state = holding([card('S', 'sideStep'), G_DOG], { north: 'RRRRR', middle: 'FBBBB' });
    expect(rows(playAll(state, diagram('sideStep', 'N0', 'N1')))).toEqual(rows(state));
    expect(rows(playAll(state, dog('west')))).toEqual(rows(state));
  });

  it('G-0, G-1, G-3, G-4: what is refused before any clause of the book', () => {
    const state = holding([G_DOG]);
    expect(clauseOf(state, { ...dog('west'), end: 'north' })).toBe('G-0');
    expect(clauseOf(state, { ...dog('west'), card: { colour: 'gold', action: 'fly' } })).toBe('G-0');
    expect(clauseOf(state, { ...dog('west'), card: { ...G_DOG, extra: 1 } })).toBe('G-0');
    expect(clauseOf(state, { ...dog('west'), card: { colour: 'green', action: 'dog' } })).toBe('G-0');
    expect(clauseOf(state, { ...parade(), path: ['S0', 'X1'] })).toBe('G-0');
    expect(clauseOf(state, { ...parade(), path: Array(16).fill('S0') })).toBe('G-0');
    const boasting = Object.assign(['S0', 5], { every: () => true });
    Object.defineProperty(boasting, 'every', { enumerable: false });
    expect(clauseOf(state, { ...parade(), path: boasting })).toBe('G-0');
    expect(clauseOf(state, { seat: 1, type: 'endPlays' })).toBe('G-1');
    expect(clauseOf(state, close('west'))).toBe('G-3');
    expect(chickenRoundup.whyNot(state, farmer('S0'))).toEqual({ clause: 'G-4', params: { card: FARMER } });
    expect(clauseOf(state, pay(FARMER, 'M1'))).toBe('G-4');
    expect(clauseOf(state, diagram('sideStep', 'S0', 'S1'))).toBe('G-4');
    expect(clauseOf({ ...state, step: { type: 'over', reason: 'rooster' } }, END)).toBe('G-2');
  });
});

describe('4 Gaps', () => {
  it('CR-4.1, CR-5.1 scenario 10: the row shifts to the coop; open cells at its end stay until the turn ends', () => {
    const state = holding([FARMER], { south: 'GBWRS' });
    expect(rows(playAll(state, farmer('S0')))[2]).toBe('BWRS.');
    expect(rows(playAll(state, farmer('S4')))[2]).toBe('GBWR.');
    // The north row has its coop in the east.
    expect(rows(playAll(holding([FARMER], { north: 'GBWRS' }), farmer('N2')))[0]).toBe('.GBRS');
    expect(told(state, farmer('S4')).types).not.toContain('closed');
  });

  it('CR-4.2, G-9 scenario 11: in the middle row a decision, at its end none', () => {
    const state = holding([FARMER], { middle: 'WBFRS' });
    const { state: open, types } = told(state, farmer('M1'));
    expect(types).toEqual(['played', 'taken', 'gapOpened']);
    expect(open.step).toEqual({ type: 'closeGap', seat: 0, next: 'secondPlay' });
    expect(chickenRoundup.legalMoves(open)).toEqual([close('west'), close('east')]);
    expect(clauseOf(open, END)).toBe('G-3');
    expect(rows(playAll(open, close('west')))[1]).toBe('WFRS.');
    expect(rows(playAll(open, close('east')))[1]).toBe('.WFRS');
    expect(playAll(open, close('east')).step).toEqual({ type: 'plays', seat: 0, play: 2 });
    const end = playAll(state, farmer('M0'));
    expect([rows(end)[1], end.step.type]).toEqual(['.BFRS', 'plays']);
  });

  it('CR-4.2: a gap after the second play is closed before the turn ends', () => {
    const state = holding([FARMER], { middle: 'WBFRS', south: 'WGGGG', step: { type: 'plays', seat: 0, play: 2 } });
    const open = playAll(state, farmer('M1'));
    expect(open.step).toEqual({ type: 'closeGap', seat: 0, next: 'sendingIn' });
    expect(open.stacks[0]).toEqual([]);
    const { state: after, types } = told(open, close('west'));
    expect(types).toEqual(['closed', 'sentIn', 'closed', 'turnPassed']);
    expect(chickenRoundup.score(after)).toEqual([1, 0]);
  });

  it('CR-4.2, CR-5.6: several gaps at once are one decision', () => {
    const state = holding([PARADE], { north: 'RRRRF', middle: 'WRBSG', south: 'GSWWW' });
    const wide = playAll(state, parade('S0', 'S1', 'M1', 'M2'));
    expect(rows(wide)[1]).toBe('W..SG');
    expect(rows(playAll(wide, close('east')))[1]).toBe('..WSG');
    const two = position({ middle: 'W.G.F', step: { type: 'closeGap', seat: 0, next: 'secondPlay' } });
    expect(rows(playAll(two, close('west')))[1]).toBe('WGF..');
    expect(rows(playAll(two, close('east')))[1]).toBe('..WGF');
    // The outermost card stays where it is, also away from the end.
    const inner = position({ middle: '.W.GF', step: { type: 'closeGap', seat: 0, next: 'secondPlay' } });
    expect(rows(playAll(inner, close('west')))[1]).toBe('.WGF.');
  });

  it('CR-4.3: the fox shifts with the cards', () => {
    const outer = holding([FARMER], { middle: 'RRRRR', south: 'GBFRS' });
    expect(rows(playAll(outer, farmer('S0')))[2]).toBe('BFRS.');
    const middle = holding([FARMER], { middle: 'WBFRS' });
    expect(rows(playAll(middle, farmer('M1'), close('east')))[1]).toBe('.WFRS');
  });
});

describe('5 Actions of the named cards', () => {
  it('CR-5.1: the farmer removes any chicken, not the fox', () => {
    const state = holding([FARMER], { south: 'GWS..' });
    expect(targets(state, 'farmer')).toEqual(CELLS.filter((cell) => !['M2', 'S3', 'S4'].includes(cell)));
    const { state: after } = told(state, farmer('N4'));
    expect(after.discardPile.at(-1)).toEqual(state.yard[CELLS.indexOf('N4')]);
    expect(chickenRoundup.whyNot(state, farmer('M2'))).toEqual({ clause: 'CR-5.1', params: { target: 'M2' } });
    expect(clauseOf(state, farmer('S4'))).toBe('CR-5.1');
  });

  it('CR-5.2 scenario 12: in an outer row the fox goes behind the last card, away from the coop', () => {
    const north = holding([G_DOG], { north: 'RWFBR', middle: 'BBBBB' });
    expect(movesOf(north, 'dog')).toEqual([dog('west')]);
    expect(rows(playAll(north, dog('west')))[0]).toBe('FRWBR');
    expect(chickenRoundup.whyNot(north, dog('east'))).toEqual({ clause: 'CR-5.2', params: { ends: ['west'] } });
    const short = holding([G_DOG], { north: '..FBR', middle: 'BBBBB' });
    expect(rows(playAll(short, dog('west')))[0]).toBe('..FBR');
    const south = holding([G_DOG], { south: 'GFWB.', middle: 'BBBBB' });
    expect(movesOf(south, 'dog')).toEqual([dog('east')]);
    expect(rows(playAll(south, dog('east')))[2]).toBe('GWBF.');
    const sameSide = holding([G_DOG], { north: 'RWFBR', middle: 'BBBBB', options: { coops: 'sameSide' } });
    expect(movesOf(sameSide, 'dog')).toEqual([dog('east')]);
  });

  it('CR-5.2: writing to a refusal changes no later one', () => {
    const state = position({
      north: 'RRFRR',
      middle: 'BBBBB',
      hands: [[], [G_DOG]],
      step: { type: 'plays', seat: 1, play: 1 },
    });
    const refused = { clause: 'CR-5.2', params: { ends: ['west'] } };
    const first = chickenRoundup.whyNot(state, dog('east', 1));
    expect(first).toEqual(refused);
    if (first?.clause === 'CR-5.2') (first.params.ends as string[]).push('up');
    expect(first).not.toEqual(refused);
    expect(chickenRoundup.whyNot(state, dog('east', 1))).toEqual(refused);
  });

  it('CR-5.2 scenario 13: in the middle row to either end, the cards between shift by one', () => {
    const full = holding([G_DOG], { middle: 'WBFRS' });
    expect(rows(playAll(full, dog('west')))[1]).toBe('FWBRS');
    expect(rows(playAll(full, dog('east')))[1]).toBe('WBRSF');
    const short = holding([G_DOG], { middle: '.WFB.' });
    expect(rows(playAll(short, dog('west')))[1]).toBe('.FWB.');
    expect(rows(playAll(short, dog('east')))[1]).toBe('.WBF.');
  });

  it('CR-5.2a: where the fox is alone in the middle row, one move', () => {
    const state = holding([G_DOG], { middle: '..F..' });
    expect(movesOf(state, 'dog')).toEqual([dog('west')]);
    expect(chickenRoundup.whyNot(state, dog('east'))).toEqual({ clause: 'CR-5.2', params: { ends: ['west'] } });
    expect(rows(playAll(state, dog('west')))[1]).toBe('..F..');
  });

  it('CR-5.3 scenario 15: a silver Fox Trot catches silver chickens only, anywhere in the yard', () => {
    const trot = card('S', 'foxTrot');
    const state = holding([trot], { north: 'SRRRS', middle: 'SBFBB', south: 'GWSWB' });
    expect(targets(state, 'foxTrot')).toEqual(['N0', 'N4', 'M0', 'S2']);
    const move: Move = { seat: 0, type: 'foxTrot', card: trot, target: 'S2' };
    const { state: after, types } = told(state, move);
    expect(types).toEqual(['played', 'caught', 'gapOpened']);
    expect(rows(after)).toEqual(['SRRRS', 'SB.BB', 'GWFWB']);
    expect(letters(after.hands[0] as Card[])).toBe('S');
    const wrong: Move = { ...move, target: 'S0' };
    expect(chickenRoundup.whyNot(state, wrong)).toEqual({
      clause: 'CR-5.3',
      params: { target: 'S0', colour: 'silver' },
    });
    expect(clauseOf(state, { ...move, target: 'M2' })).toBe('CR-5.3');
  });

  it('CR-5.4 scenario 14: catch southward: pay, take the card, the middle gap is a decision', () => {
    const caught = position({}).yard[CELLS.indexOf('S2')] as Card;
    const state = holding([W_DOG, FARMER]);
    const { state: open, events } = told(state, pay(W_DOG, 'S2'));
    expect(events.map(({ type }) => type)).toEqual(['paid', 'caught', 'gapOpened']);
    expect(rows(open)).toEqual(['RRRRR', 'BB.BB', 'GWFWB']);
    expect(open.hands[0]).toEqual([FARMER, caught]);
    const closed = playAll(open, close('west'));
    // It can be the second play, or pay for one.
    expect(clauseOf(closed, pay(caught, 'S1'))).toBeNull();
    expect(chickenRoundup.legalMoves(closed).some((move) => 'card' in move && move.card.colour === 'silver')).toBe(
      true,
    );
  });

  it('CR-5.4: only a chicken beside the fox, in its row or column', () => {
    const state = holding([W_DOG], { south: 'GW...' });
    expect(targets(state, 'catch')).toEqual(['N2', 'M1', 'M3']);
    expect(chickenRoundup.whyNot(state, pay(W_DOG, 'S2'))).toEqual({ clause: 'CR-5.4', params: { target: 'S2' } });
    expect(clauseOf(state, pay(W_DOG, 'M0'))).toBe('CR-5.4');
    // A row ends at its ends: M0 is not beside N4.
    expect(targets(holding([W_DOG], { north: 'RRRRF', middle: 'BBBBB' }), 'catch')).toEqual(['N3', 'M4']);
    // In its own row the fox leaves a gap as well.
    const within = playAll(holding([W_DOG], { middle: 'WBFRS' }), pay(W_DOG, 'M3'));
    expect([rows(within)[1], within.step.type]).toEqual(['WB.FS', 'closeGap']);
    const outer = playAll(holding([W_DOG], { middle: 'BBBBB', south: 'GFWRS' }), pay(W_DOG, 'S2'));
    expect(rows(outer)[2]).toBe('GFRS.');
  });

  it('CR-5.5, CR-5.6 scenario 16: a Parade through three rows is four points and the end of the turn', () => {
    const state = holding([PARADE, FARMER], { north: 'RBWWW', middle: 'SBFRB', south: 'GWWWW' });
    const { state: after, types } = told(state, parade('S0', 'M0', 'N0', 'N1'));
    expect(types).toEqual(['played', 'paraded', 'closed', 'turnPassed']);
    expect(letters(after.stacks[0] as Card[])).toBe('GSRB');
    // The white chicken in front of the coop stays: no second sending in.
    expect(rows(after)).toEqual(['..WWW', '.BFRB', 'WWWW.']);
    expect(after.step).toEqual({ type: 'plays', seat: 1, play: 1 });
  });

  it('CR-5.5: any length from the cell in front of the coop, with strictly falling rank', () => {
    const state = holding([PARADE], { north: 'RBWWW', middle: 'SSFRB', south: 'GRRWW' });
    const paths = movesOf(state, 'parade').map(({ path }) => path.join(' '));
    expect(paths).toContain('S0');
    expect(paths).toContain('S0 S1');
    expect(paths).toContain('S0 M0 N0 N1 N2');
    expect(paths.every((path) => path.startsWith('S0'))).toBe(true);
    const refused = (...path: Cell[]) => chickenRoundup.whyNot(state, parade(...path));
    expect(refused('S1')).toEqual({ clause: 'CR-5.5', params: { cell: 'S1', start: 'S0' } });
    // Equal rank, a step that does not touch, a diagonal one, one back.
    expect(refused('S0', 'S1', 'S2')).toMatchObject({ params: { cell: 'S2' } });
    expect(refused('S0', 'S2')).toMatchObject({ params: { cell: 'S2' } });
    expect(refused('S0', 'M1')).toMatchObject({ params: { cell: 'M1' } });
    expect(refused('S0', 'M0', 'S0')).toMatchObject({ params: { cell: 'S0' } });
    const seat1 = position({ north: 'WWWBG', hands: [[], [PARADE]], step: { type: 'plays', seat: 1, play: 1 } });
    expect(movesOf(seat1, 'parade')[0]?.path).toEqual(['N4']);
  });

  it('CR-5.5 scenario 17: with the fox in front of the coop, or through fox and open cells, refused', () => {
    const fox = holding([PARADE], { middle: 'BBBBB', south: 'FGWRS' });
    expect(movesOf(fox, 'parade')).toEqual([]);
    expect(clauseOf(fox, parade('S0'))).toBe('CR-5.5');
    const through = holding([PARADE], { middle: 'FBBBB', south: 'G....' });
    expect(movesOf(through, 'parade').map(({ path }) => path)).toEqual([['S0']]);
    expect(clauseOf(through, parade('S0', 'S1'))).toBe('CR-5.5');
  });

  it('CR-5.6, CR-7.3 scenario 17: a Parade that opens a middle gap and then exposes the fox: two decisions', () => {
    const state = holding([PARADE, W_DOG], { middle: 'BRRFW', south: 'GSW..' });
    const first = playAll(state, parade('S0', 'S1', 'M1'));
    expect(first.step).toEqual({ type: 'closeGap', seat: 0, next: 'exposedFox' });
    expect(rows(first).slice(1)).toEqual(['B.RFW', 'W....']);
    const second = playAll(first, close('west'));
    expect(rows(second).slice(1)).toEqual(['BR.W.', 'WF...']);
    expect(second.step).toEqual({ type: 'closeGap', seat: 0, next: 'foxAtCoop' });
    const after = playAll(second, close('east'));
    expect(rows(after).slice(1)).toEqual(['.BRW.', 'WF...']);
    expect([letters(after.stacks[0] as Card[]), after.step]).toEqual(['GSR', { type: 'plays', seat: 1, play: 1 }]);
  });

  it('CR-5.6: a Parade as the second play, or the first, ends the plays at once', () => {
    const state = holding([PARADE, G_DOG, FARMER], { north: 'FRRRR', middle: 'BBBBB' });
    expect(playAll(state, parade('S0')).step).toMatchObject({ seat: 1 });
    expect(playAll(state, farmer('S4'), parade('S0')).step).toMatchObject({ seat: 1 });
  });
});

describe('6 Diagrammed actions', () => {
  const all = DIAGRAMS.map(({ name }) => card('S', name));
  const only = (name: string, given = {}) => holding([card('S', name)], given);

  it('CR-6.0 scenario 20: Side Step with the fox is refused, Leap Frog over the fox is fine', () => {
    const state = holding(all);
    expect(chickenRoundup.whyNot(state, diagram('sideStep', 'M1', 'M2'))).toEqual({
      clause: 'CR-6.0',
      params: { diagram: 'sideStep', cell: 'M2' },
    });
    expect(rows(playAll(holding(all, { middle: 'WBFRS' }), diagram('leapFrog', 'M1', 'M3')))[1]).toBe('WRFBS');
    expect(clauseOf(state, diagram('leapFrog', 'M0', 'M2'))).toBe('CR-6.0');
  });

  it('CR-6.0: cells on which the diagram cannot lie, or that are open', () => {
    const state = holding(all, { south: 'GWSW.' });
    for (const cells of [
      ['S0', 'S2'],
      ['S0', 'M0'],
      ['S0'],
      ['S0', 'S1', 'S2'],
      ['S0', 'S0'],
      ['N4', 'M0'],
    ] as Cell[][]) {
      expect(chickenRoundup.whyNot(state, diagram('sideStep', ...cells))).toEqual({
        clause: 'CR-6.0',
        params: { diagram: 'sideStep', cell: null },
      });
    }
    expect(clauseOf(state, diagram('sideStep', 'S3', 'S4'))).toBe('CR-6.0');
  });

  it('G-4, CR-3.1: a card that is not in hand, or shows no diagram, is named', () => {
    const state = holding([FARMER]);
    const cells: Cell[] = ['S0', 'S1'];
    const side = card('S', 'sideStep');
    expect(chickenRoundup.whyNot(state, { seat: 0, type: 'diagram', card: side, cells })).toEqual({
      clause: 'G-4',
      params: { card: side },
    });
    expect(chickenRoundup.whyNot(state, { seat: 0, type: 'diagram', card: FARMER, cells })).toEqual({
      clause: 'CR-3.1',
      params: { card: FARMER, type: 'diagram' },
    });
    expect(chickenRoundup.whyNot(state, pay(side, 'M1'))).toEqual({ clause: 'G-4', params: { card: side } });
  });

  it('CR-6.0: a move is looked at and left as it is', () => {
    const state = holding([card('S', 'roundDance')]);
    const move = structuredClone(movesOf(state, 'diagram', 0)[0]);
    if (move === undefined) throw new Error('somebody can dance');
    expect(chickenRoundup.whyNot(state, move)).toBeNull();
    expect(chickenRoundup.whyNot(state, { ...move, cells: move.cells.toReversed() })).not.toBeNull();
    expect(Object.isFrozen(move.cells)).toBe(false);
  });

  it('CR-6.0a: one spelling for each rearrangement; another is refused and told', () => {
    const state = holding(all, { middle: 'BBBBB', north: 'FRRRR' });
    expect(chickenRoundup.whyNot(state, diagram('sideStep', 'S1', 'S0'))).toEqual({
      clause: 'CR-6.0a',
      params: { cells: ['S0', 'S1'] },
    });
    expect(chickenRoundup.whyNot(state, diagram('cutIn', 'S2', 'S1', 'S0'))).toMatchObject({
      params: { cells: ['S0', 'S2', 'S1'] },
    });
    expect(clauseOf(state, diagram('roundDance', 'S1', 'M1', 'M0', 'S0'))).toBe('CR-6.0a');
    // What is refused in any spelling is not corrected (G-11).
    expect(clauseOf(state, diagram('sideStep', 'N1', 'N0'))).toBe('CR-6.0');
    const effects = movesOf(state, 'diagram').map((move) => {
      const { yard } = chickenRoundup.apply({ ...state, yard: numbered(state) }, move);
      return `${move.card.action} ${JSON.stringify(yard)}`;
    });
    expect(new Set(effects).size).toBe(effects.length);
  });

  /** A yard in which all chickens differ, whatever the deck has. */
  const numbered = ({ yard }: State) =>
    yard.map((occupant, i) => (typeof occupant === 'object' ? { ...occupant, action: `${i}` } : occupant));

  it('CR-6.0: writing to a rearrangement that was told changes no later one', () => {
    const state = only('sideStep');
    const told = () => {
      const attempt = chickenRoundup.tryApply(state, diagram('sideStep', 'S0', 'S1'));
      const event = attempt.ok ? attempt.events.find(({ type }) => type === 'rearranged') : undefined;
      return event?.type === 'rearranged' ? { from: event.from as Cell[], to: event.to as Cell[] } : null;
    };
    const first = told();
    expect(first).toEqual({ from: ['S0', 'S1'], to: ['S1', 'S0'] });
    first?.from.reverse();
    first?.to.reverse();
    expect(told()).toEqual({ from: ['S0', 'S1'], to: ['S1', 'S0'] });
  });

  it('CR-6.1: Side Step swaps two neighbours in a row', () => {
    const state = only('sideStep');
    expect(lists(state)).toEqual([
      ...['S0 S1', 'S1 S2', 'S2 S3', 'S3 S4', 'M0 M1', 'M3 M4', 'N0 N1', 'N1 N2', 'N2 N3', 'N3 N4'],
    ]);
    expect(rows(playAll(state, diagram('sideStep', 'S0', 'S1')))[2]).toBe('WGSWB');
  });

  it('CR-6.2: Fence Hop swaps two neighbours in a column', () => {
    const state = only('fenceHop');
    expect(lists(state)).toEqual(['S0 M0', 'S1 M1', 'S3 M3', 'S4 M4', 'M0 N0', 'M1 N1', 'M3 N3', 'M4 N4']);
    expect(rows(playAll(state, diagram('fenceHop', 'S0', 'M0')))).toEqual(['RRRRR', 'GBFBB', 'BWSWB']);
  });

  it('CR-6.3: Diagonal Dash swaps two diagonal neighbours, to both sides', () => {
    const state = only('diagonalDash');
    expect(lists(state)).toHaveLength(16 - 4);
    expect(lists(state)).toContain('S0 M1');
    expect(lists(state)).toContain('S1 M0');
    expect(rows(playAll(state, diagram('diagonalDash', 'S1', 'M0')))).toEqual(['RRRRR', 'WBFBB', 'GBSWB']);
  });

  it('CR-6.4: Leap Frog swaps two chickens with exactly one card between them', () => {
    const state = only('leapFrog', { south: 'GW...', middle: 'BBFBB' });
    expect(lists(state)).toEqual(['M1 M3', 'N0 N2', 'N1 N3', 'N2 N4']);
  });

  it('CR-6.5 scenario 21: Cut In from both ends', () => {
    const state = only('cutIn', { south: 'GWR..' });
    expect(lists(state).filter((list) => list.includes('S'))).toEqual(['S0 S2 S1', 'S2 S0 S1']);
    expect(rows(playAll(state, diagram('cutIn', 'S0', 'S2', 'S1')))[2]).toBe('WRG..');
    expect(rows(playAll(state, diagram('cutIn', 'S2', 'S0', 'S1')))[2]).toBe('RGW..');
  });

  it('CR-6.6 scenario 21: Round Dance both ways', () => {
    const state = only('roundDance', { north: 'RRRRR', middle: 'SBFBB', south: 'GW...' });
    const own = lists(state).filter((list) => list.includes('S0'));
    expect(own).toEqual(['S0 S1 M1 M0', 'S1 S0 M0 M1']);
    expect(rows(playAll(state, diagram('roundDance', 'S0', 'S1', 'M1', 'M0'))).slice(1)).toEqual(['BWFBB', 'SG...']);
    expect(rows(playAll(state, diagram('roundDance', 'S1', 'S0', 'M0', 'M1'))).slice(1)).toEqual(['GSFBB', 'WB...']);
  });

  it('CR-6.0: seat 1 sees the north row nearest', () => {
    const options = {
      ...PRINTED,
      diagrams: PRINTED.diagrams.map((one) =>
        one.name === 'threesome'
          ? {
              ...one,
              cycles: [
                [
                  [0, 0],
                  [1, 0],
                  [1, 1],
                ],
              ] as const,
            }
          : one,
      ),
    };
    const threesome = card('S', 'threesome');
    const seat0 = position({ options, hands: [[threesome], []] });
    const seat1 = position({ options, hands: [[], [threesome]], step: { type: 'plays', seat: 1, play: 1 } });
    expect(lists(seat0)).toContain('S0 M0 M1');
    expect(lists(seat0)).not.toContain('N0 M0 M1');
    expect(lists(seat1, 1)).toContain('N0 M0 M1');
    expect(lists(seat1, 1)).not.toContain('S0 M0 M1');
    // The mirror image.
    expect(lists(seat0)).toContain('S1 M1 M0');
  });

  it('CR-6.0: a cell that is only named needs any card; one placement that fits is enough', () => {
    const corner = card('S', 'corner');
    const swaps = (given: object) => lists(position({ options: PRINTED, hands: [[corner], []], ...given }));
    // From the south row M0 or M1 is named, one the mirror image of the other; the fox is a card too.
    expect(swaps({ middle: 'BFBBB' })).toContain('S0 S1');
    expect(swaps({ middle: '.FBBB' })).toContain('S0 S1');
    expect(swaps({ middle: '..FBB' })).not.toContain('S0 S1');
    expect(swaps({ middle: '..FBB' })).toContain('S1 S2');
    // Nothing lies beyond the north row.
    expect(swaps({}).some((list) => list.startsWith('N'))).toBe(false);
    expect(swaps({}).filter((list) => list === 'S0 S1')).toHaveLength(1);
    const bare = position({ options: PRINTED, hands: [[corner], []], middle: '..FBB' });
    expect(clauseOf(bare, { seat: 0, type: 'diagram', card: corner, cells: ['S0', 'S1'] })).toBe('CR-6.0');
  });

  it('CR-6.0: a diagram of several cycles moves them all', () => {
    const twins = card('S', 'twins');
    const state = position({ options: PRINTED, hands: [[twins], []], middle: 'SBFBB', south: 'GWRRR' });
    const move: Move = { seat: 0, type: 'diagram', card: twins, cells: ['S0', 'S1', 'M0', 'M1'] };
    expect(rows(playAll(state, move)).slice(1)).toEqual(['BSFBB', 'WGRRR']);
    expect(clauseOf(state, { ...move, cells: ['M0', 'M1', 'S0', 'S1'] })).toBe('CR-6.0a');
    expect(clauseOf(state, { ...move, cells: ['S0', 'M0', 'S1', 'M1'] })).toBe('CR-6.0');
    // CR-6.0a: the same two exchanges, one of them written the other way round.
    expect(clauseOf(state, { ...move, cells: ['S1', 'S0', 'M0', 'M1'] })).toBe('CR-6.0a');
  });
});

describe('7 Sending in', () => {
  const ended = (south: string, given: Parameters<typeof position>[0] = {}) => {
    const { state, types } = told(position({ north: 'RRRRF', middle: 'BBBBB', ...given, south }), END);
    return { row: rows(state)[2], stack: letters(state.stacks[0] as Card[]), lost: types.includes('chickenLost') };
  };

  it.each([
    [1, 'GBWRS', 'RS...', 'GBW'],
    [2, 'GWBRS', 'BRS..', 'GW'],
    [3, 'WGSRB', 'GSRB.', 'W'],
    [4, 'RRBWS', 'RBWS.', 'R'],
  ])('CR-7.1, CR-7.2 scenario %i: %s', (_, south, row, stack) => {
    expect(ended(south)).toEqual({ row, stack, lost: false });
  });

  it('CR-7.1, CR-7.4 scenario 5: with the fox in front nothing goes in, and the top of the stack is lost', () => {
    const given = { north: 'RRRRR', stacks: ['GS', 'W'] };
    expect(ended('FGBWS', given)).toEqual({ row: 'FGBWS', stack: 'G', lost: true });
    expect(ended('FGBWS', { north: 'RRRRR' })).toEqual({ row: 'FGBWS', stack: '', lost: false });
    const { state } = told(position({ ...given, middle: 'BBBBB', south: 'FGBWS' }), END);
    expect(letters(state.discardPile.slice(-1))).toBe('S');
    expect(letters(state.stacks[1] as Card[])).toBe('W');
  });

  it('CR-7.1, CR-7.4 scenario 6: behind a chicken the fox moves up and costs it', () => {
    expect(ended('GFBWS', { north: 'RRRRR' })).toEqual({ row: 'FBWS.', stack: '', lost: true });
  });

  it('CR-7.1: an open cell ends the line, and an empty row sends nobody', () => {
    expect(ended('GB...')).toEqual({ row: '.....', stack: 'GB', lost: false });
    expect(ended('.....')).toEqual({ row: '.....', stack: '', lost: false });
  });

  it('CR-7.3 scenario 7: the fox above an opened cell is exposed; its gap is a decision', () => {
    const state = position({ middle: 'WBFRS', south: 'WRS..' });
    const { state: open, types } = told(state, END);
    expect(types).toEqual(['playsEnded', 'sentIn', 'closed', 'foxExposed', 'gapOpened']);
    expect(open.step).toEqual({ type: 'closeGap', seat: 0, next: 'foxAtCoop' });
    expect(rows(open)[2]).toBe('RSF..');
    expect(rows(playAll(open, close('west')))[1]).toBe('WBRS.');
    expect(rows(playAll(open, close('east')))[1]).toBe('.WBRS');
  });

  it('CR-7.3 scenario 8: a covered column does not expose it', () => {
    const { state, types } = told(position({ middle: 'WBFRS', south: 'WRSB.' }), END);
    expect(types).not.toContain('foxExposed');
    expect(rows(state).slice(1)).toEqual(['WBFRS', 'RSB..']);
  });

  it("CR-7.3: only the active player's own row exposes it, for whatever reason it is open", () => {
    const other = told(position({ north: '..RRR', middle: 'WFBRS', south: 'WRSBB' }), END);
    expect(other.types).not.toContain('foxExposed');
    const seat1 = position({ north: '..WRG', middle: 'WFBRS', step: { type: 'plays', seat: 1, play: 1 } });
    const { state, types } = told(seat1, { seat: 1, type: 'endPlays' });
    expect(types).toContain('foxExposed');
    expect(rows(state)[0]).toBe('....F');
    // At the end of the middle row there is no gap to close.
    const end = told(position({ middle: 'WBRSF', south: 'WRS..' }), END);
    expect(end.types).toEqual(['playsEnded', 'sentIn', 'closed', 'foxExposed', 'turnPassed']);
  });

  it('CR-7.3, CR-7.4 scenario 9: in an empty row the fox ends beside the coop, and the chicken is lost', () => {
    const open = playAll(position({ middle: 'WBFRS', south: 'G....' }), END);
    expect(rows(open)[2]).toBe('F....');
    expect(letters(open.stacks[0] as Card[])).toBe('G');
    const { state, types } = told(open, close('west'));
    expect(types).toEqual(['closed', 'chickenLost', 'turnPassed']);
    expect(state.stacks[0]).toEqual([]);
  });

  it("CR-7.4: the fox at the other's coop costs nothing", () => {
    const { types } = told(position({ north: 'RRRRF', middle: 'BBBBB', stacks: ['G', 'G'] }), END);
    expect(types).not.toContain('chickenLost');
  });
});

describe('8 Replenishing', () => {
  const spare = (['cutIn', 'leapFrog', 'roundDance'] as const).flatMap((action) =>
    (['W', 'B', 'R', 'S', 'G'] as const).map((letter) => card(letter, action)),
  );
  const drawn = (events: readonly Event[]) => events.flatMap((event) => (event.type === 'drawn' ? [event.to] : []));

  it('CR-8.1: the far row, the middle row, the own row, each outward, then the hand up to five', () => {
    const state = position({
      north: '...RF',
      middle: '.BBB.',
      south: 'GS...',
      hands: [[G_DOG, W_DOG], []],
      deck: spare,
      turnsLeft: 1,
    });
    const { state: after, events } = told(state, END);
    const north = ['N2', 'N1', 'N0'];
    const south = ['S0', 'S1', 'S2', 'S3', 'S4'];
    expect(drawn(events)).toEqual([...north, 'M0', 'M4', ...south, 'hand', 'hand', 'hand']);
    expect(after.hands.map((hand) => hand.length)).toEqual([5, 0]);
    const seat1: State['step'] = { type: 'plays', seat: 1, play: 1 };
    const given = { north: '.RRRR', middle: '....B', south: 'GSFW.', deck: spare, turnsLeft: 1, step: seat1 };
    const { events: others } = told(position(given), { seat: 1, type: 'endPlays' });
    // First the row of the other seat, whose turn it is not.
    expect(drawn(others).slice(0, 8)).toEqual(['S4', 'M3', 'M2', 'M1', 'M0', 'N1', 'N0', 'hand']);
  });

  it('CR-8.1: an empty middle row is filled from west to east', () => {
    const state = position({ north: 'RRRRF', middle: '.....', deck: spare, turnsLeft: 1 });
    expect(drawn(told(state, END).events).slice(0, 5)).toEqual(['M0', 'M1', 'M2', 'M3', 'M4']);
  });

  it('CR-8.1, CR-8.2 scenario 22: a deck that runs dry while the middle row fills leaves no gap', () => {
    for (const left of [1, 2, 3]) {
      const state = position({ north: 'RRRRF', middle: '..WB.', deck: spare.slice(0, left), turnsLeft: 1 });
      const { state: after } = told(state, END);
      expect(rows(after)[1]?.replace(/[WBRSG]/g, 'x')).toBe(['.xxx.', 'xxxx.', 'xxxxx'][left - 1]);
      expect(after.step).toEqual({ type: 'plays', seat: 1, play: 1 });
    }
  });

  it('CR-8.2: an empty deck leaves cells and hands unfilled, and the game goes on', () => {
    const after = playAll(position({}), END);
    expect(rows(after)[2]).toBe('SWB..');
    expect(after.hands).toEqual([[], []]);
    expect(chickenRoundup.isOver(after)).toBe(false);
  });
});

describe('9 End', () => {
  /** Ends plays and closes gaps until the game is over; how many turns began. */
  function turnsUntilOver(state: State): number {
    let turns = 0;
    for (let now = state; !chickenRoundup.isOver(now); ) {
      const move = chickenRoundup.legalMoves(now).find(({ type }) => type !== 'dog' && type !== 'catch') as Move;
      now = chickenRoundup.apply(now, now.step.type === 'plays' ? { seat: now.step.seat, type: 'endPlays' } : move);
      if (now.turn > turns) turns = now.turn;
    }
    return turns - state.turn;
  }

  it('CR-9.1 scenario 18: drawn by the starter, three more turns; by the other, two', () => {
    const deck: State['deck'] = [card('W', 'cutIn'), card('B', 'cutIn'), 'rooster'];
    expect(turnsUntilOver(position({ deck }))).toBe(3);
    const second: State['step'] = { type: 'plays', seat: 1, play: 1 };
    expect(turnsUntilOver(position({ deck, step: second }))).toBe(2);
    expect(turnsUntilOver(position({ deck, step: second, options: { firstSeat: 1 } }))).toBe(3);
    expect(turnsUntilOver(position({ deck, options: { firstSeat: 1 } }))).toBe(2);
  });

  it('CR-9.1: the rooster is set aside and the next card replaces it', () => {
    const state = position({ deck: [card('W', 'cutIn'), 'rooster'] });
    const { state: after, events } = told(state, END);
    expect(events.slice(3)).toEqual([
      { type: 'drawn', seat: 0, card: 'rooster', to: 'aside' },
      { type: 'lastTurnsBegan', turnsLeft: 3 },
      { type: 'drawn', seat: 0, card: card('W', 'cutIn'), to: 'S3' },
      { type: 'turnPassed', to: 1, turnsLeft: 2 },
    ]);
    expect(after.turnsLeft).toBe(2);
  });

  it('CR-9.1, CR-8.2 scenario 18: as the last card of the deck nothing replaces it', () => {
    const { state, events } = told(position({ deck: ['rooster'] }), END);
    expect(events.filter(({ type }) => type === 'drawn')).toHaveLength(1);
    expect(state.deck).toEqual([]);
    expect(state.turnsLeft).toBe(2);
  });

  it('CR-9.1: after the last turn the game is over', () => {
    const { state, types } = told(position({ turnsLeft: 0 }), END);
    expect(types.at(-1)).toBe('gameEnded');
    expect(state.step).toEqual({ type: 'over', reason: 'rooster' });
    expect(chickenRoundup.legalMoves(state)).toEqual([]);
  });

  const end = (...stacks: string[]) =>
    chickenRoundup.outcome({
      ...position({ north: 'FWWWW', middle: '.....', south: '.....', stacks }),
      step: { type: 'over', reason: 'rooster' },
    });

  it('CR-9.2, G-8: the score is the chickens stacked now; the higher wins', () => {
    const state = position({ stacks: ['GS', 'W'] });
    expect(chickenRoundup.score(state)).toEqual([2, 1]);
    expect(chickenRoundup.outcome(state)).toBeNull();
    expect(end('WW', 'G')).toEqual({ ranking: [[0], [1]], reason: 'rooster' });
  });

  it('CR-9.2 scenario 19: 18 to 18 with golds 3 to 4, the second wins; all colours equal, a draw', () => {
    const rest = 'RRRRRBBBBBWWW';
    expect(end(`GGGSS${rest}`, `GGGGS${rest}`)?.ranking).toEqual([[1], [0]]);
    expect(end('GGSRB', 'GGSRB')?.ranking).toEqual([[0, 1]]);
    // Then silver, red and black before the next.
    expect(end('GSSW', 'GSRR')?.ranking).toEqual([[0], [1]]);
    expect(end('GSRB', 'GSBB')?.ranking).toEqual([[0], [1]]);
    expect(end('GBBW', 'GBWW')?.ranking).toEqual([[0], [1]]);
  });

  it('CR-9.3: two turns in a row draw at least one card: a game has at most 158 turns', () => {
    const hand = (action: string) => (['W', 'B', 'R', 'S', 'G'] as const).map((letter) => card(letter, action));
    const hands = [hand('farmer'), hand('parade')];
    const state = position({ middle: 'BBBBB', south: 'FWSWB', hands, deck: ['rooster'] });
    // Without a play, and with the fox at the own coop.
    const { state: after, types } = told(state, END);
    expect(types).toEqual(['playsEnded', 'turnPassed']);
    // It is at one coop only, so the other player sends in a chicken.
    expect(playAll(after, { seat: 1, type: 'endPlays' }).turnsLeft).toBe(1);
    let longest = 0;
    for (let game = 0; game < 20; game++) {
      let now = chickenRoundup.setup({ seed: `long ${game}` });
      while (!chickenRoundup.isOver(now)) {
        const moves = chickenRoundup.legalMoves(now);
        now = chickenRoundup.apply(now, moves.at(-1) as Move);
      }
      longest = Math.max(longest, now.turn);
    }
    expect(longest).toBeLessThanOrEqual(158);
  });
});

describe('10 Who sees what', () => {
  it('CR-2.2: where the rooster is known, an imagined world has no other', () => {
    const deck: State['deck'] = [card('W', 'farmer'), 'rooster', card('G', 'dog')];
    const seen = chickenRoundup.view(position({ deck }), 0);
    for (let dream = 0; dream < 8; dream++) {
      const known = { ...seen, deck: [null, 'rooster', null] as const };
      const world = chickenRoundup.determinize(known, `dream-${dream}`);
      expect(world.deck.map((slot) => slot === 'rooster')).toEqual([false, true, false]);
    }
  });

  it('a card that is told to be played and is not in the hand is a bug of ours', () => {
    const draft = chickenRoundup.rules.copy(holding([FARMER]));
    expect(() => chickenRoundup.rules.evolve(draft, { type: 'played', seat: 0, card: G_DOG })).toThrow(
      'no gold dog to take',
    );
  });

  it('CR-10.1, G-13: the own hand is seen, of the other hand and the deck only the size', () => {
    const state = chickenRoundup.setup({ seed: 'sight' });
    for (const viewer of [0, 1, null]) {
      const view = chickenRoundup.view(state, viewer);
      expect(view.yard).toEqual(state.yard);
      expect(view.deck).toEqual(Array(77).fill(null));
      expect('seed' in view).toBe(false);
      for (const seat of [0, 1]) {
        expect(view.hands[seat]).toEqual(seat === viewer ? state.hands[seat] : Array(5).fill(null));
      }
    }
  });

  it('CR-10.1, G-14: hands stay hidden at the end', () => {
    const over = { ...position({ hands: [[G_DOG], [W_DOG]] }), step: { type: 'over', reason: 'rooster' } as const };
    expect(chickenRoundup.view(over, 0).hands).toEqual([[G_DOG], [null]]);
    expect(chickenRoundup.view(over, null).hands).toEqual([[null], [null]]);
  });

  it('CR-10.1: a card drawn into a hand is told to its owner only, through whole games', () => {
    let hands = 0;
    for (let game = 0; game < 5; game++) {
      let state = chickenRoundup.setup({ seed: `secret ${game}` });
      while (!chickenRoundup.isOver(state)) {
        const moves = chickenRoundup.legalMoves(state);
        const { events, state: after } = told(
          state,
          moves[(game + 7 * state.discardPile.length) % moves.length] as Move,
        );
        for (const event of events) {
          if (event.type !== 'drawn' || event.to !== 'hand') continue;
          hands++;
          for (const viewer of [0, 1, null]) {
            const expected =
              viewer === event.seat ? event : { type: 'drawn', seat: event.seat, card: null, to: 'hand' };
            expect(chickenRoundup.redact(event, viewer)).toEqual(expected);
          }
        }
        state = after;
      }
    }
    expect(hands).toBeGreaterThan(50);
  });

  it('CR-2.2, CR-10.1: in a fresh game it is in each of the twenty places as often', () => {
    const view = chickenRoundup.view(chickenRoundup.setup({ seed: 'even' }), 0);
    const counts = Array(20).fill(0);
    for (let i = 0; i < 2000; i++) counts[chickenRoundup.determinize(view, `even ${i}`).deck.indexOf('rooster')]++;
    // A hundred each, within four standard deviations.
    expect(Math.min(...counts)).toBeGreaterThan(60);
    expect(Math.max(...counts)).toBeLessThan(140);
  });

  it('CR-2.2, CR-10.1: an imagined rooster is in any of the places left to it', () => {
    const state = position({ deck: [G_DOG, W_DOG, 'rooster', FARMER] });
    const places = new Set(
      Array.from({ length: 100 }, (_, i) =>
        chickenRoundup.determinize(chickenRoundup.view(state, 0), `${i}`).deck.indexOf('rooster'),
      ),
    );
    expect([...places].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('states and moves that have been through JSON', () => {
  const again = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

  it('CR-3.3: play on as those that have not', () => {
    for (const options of [{}, PRINTED]) {
      let here = chickenRoundup.setup({ seed: 'json', options });
      let there = again(here);
      for (let i = 0; !chickenRoundup.isOver(here); i++) {
        const moves = chickenRoundup.legalMoves(here);
        expect(chickenRoundup.legalMoves(there)).toEqual(moves);
        const move = moves[(31 * i) % moves.length] as Move;
        const one = told(here, move);
        const two = told(again(there), again(move));
        expect(two.events).toEqual(one.events);
        expect(two.state).toEqual(one.state);
        const seen = again(chickenRoundup.view(here, move.seat));
        expect(chickenRoundup.legalMoves(seen)).toEqual(moves);
        [here, there] = [one.state, again(two.state)];
      }
    }
  });

  it('G-4: events and states hold none of the move that was given', () => {
    const state = holding([FARMER]);
    const move = again(farmer('S4')) as { card: { colour: string } } & Move;
    const { events, state: after } = told(state, move);
    move.card.colour = 'none';
    expect(events[0]).toEqual({ type: 'played', seat: 0, card: FARMER });
    expect(after.discardPile.some(({ colour }) => (colour as string) === 'none')).toBe(false);
  });
});

describe('narrow makes the lists usable', () => {
  it('G-9: after a card its kinds of moves, after a target the cells that go on', () => {
    const state = holding([card('S', 'cutIn'), FARMER, PARADE], { middle: 'SBFRB', south: 'GRBWW' });
    const moves = chickenRoundup.legalMoves(state);
    expect(narrow(moves, {}).open.type).toEqual(['diagram', 'catch', 'farmer', 'parade', 'endPlays']);
    const cut = narrow(moves, { type: 'diagram', card: card('S', 'cutIn') });
    expect(cut.open.cells).toEqual(['S0', 'S1', 'S2', 'N0', 'N1', 'N2', 'S3', 'S4', 'N3', 'N4']);
    expect(narrow(moves, { type: 'diagram', cells: ['S0'] }).open.cells).toEqual(['S2']);
    expect(narrow(moves, { type: 'farmer' }).open.target).toHaveLength(14);
    expect(narrow(moves, { type: 'parade', path: ['S0'] }).open.path).toEqual(['M0', 'S1']);
    expect(narrow(moves, { pay: FARMER }).open.target).toEqual(['N2', 'M1', 'M3', 'S2']);
    expect(narrow(moves, { type: 'diagram', cells: ['S0', 'S2'] }).moves).toHaveLength(1);
  });
});
