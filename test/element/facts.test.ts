import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { deBlindChickenExtreme, deBlindChickenExtremeLabels } from 'hencoop/blind-chicken-extreme/de';
import { blindChickenExtremeElement } from 'hencoop/blind-chicken-extreme/element';
import { enBlindChickenExtreme, enBlindChickenExtremeLabels } from 'hencoop/blind-chicken-extreme/en';
import { chicken } from 'hencoop/chicken';
import { deChicken, deChickenLabels } from 'hencoop/chicken/de';
import { chickenElement } from 'hencoop/chicken/element';
import { enChicken, enChickenLabels } from 'hencoop/chicken/en';
import { chickenOut } from 'hencoop/chicken-out';
import { chickenOutElement } from 'hencoop/chicken-out/element';
import { enChickenOut, enChickenOutLabels } from 'hencoop/chicken-out/en';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { deCrazyChicken, deCrazyChickenLabels } from 'hencoop/crazy-chicken/de';
import { crazyChickenElement } from 'hencoop/crazy-chicken/element';
import { enCrazyChicken, enCrazyChickenLabels } from 'hencoop/crazy-chicken/en';
import { deElement } from 'hencoop/element/de';
import { enElement } from 'hencoop/element/en';
import { describe, expect, it } from 'vitest';
import { position as blindPosition } from '../../src/blind-chicken-extreme/testkit/position.js';
import { position as chickenPosition } from '../../src/chicken/testkit/position.js';
import { position as crazyPosition } from '../../src/crazy-chicken/testkit/position.js';

describe('the facts line of Chicken', () => {
  const english = { game: enChicken, labels: enChickenLabels, words: enElement };
  const german = { game: deChicken, labels: deChickenLabels, words: deElement };
  const facts = (state: Parameters<typeof chicken.view>[0], seat: number | null, locale = english) =>
    chickenElement.facts?.(chicken.view(state, seat), locale);
  const state = chickenPosition({ hands: [['chick', 'chick', 3, 3, 'egg'], [2]], discardPile: [5] });

  it("shows a hand's points, card by card (CH-4.2, CH-4.3)", () => {
    expect(facts(state, 0)).toEqual({
      title: 'Your hand: 18\u00a0points',
      rows: [
        ['2 × 3', '3, however many'],
        ['2 × Chick', '10, however many'],
        ['Surprise egg', '5, like the top card'],
      ],
    });
    expect(facts(state, 1, german)).toEqual({ title: 'Deine Hand: 2\u00a0Punkte', rows: [['2', '2']] });
  });

  it('tells the player to move that no card fits, and is empty for a spectator', () => {
    const stuck = chickenPosition({ hands: [[1, 'chick'], [1]], discardPile: [5] });
    expect(facts(stuck, 0)?.title).toBe('Your hand: 11\u00a0points');
    expect(facts(stuck, 0, german)?.title).toBe('Deine Hand: 11\u00a0Punkte');
    expect(facts(stuck, 1)?.title).toBe('Your hand: 1\u00a0point');
    expect(facts(stuck, null)).toBeNull();
  });

  it('counts an egg once with an equal card if the option says so', () => {
    const options = { ...state.options, eggMergesWithNumber: true };
    const merged = chickenPosition({ hands: [[3, 'egg'], [2]], discardPile: [3], options });
    expect(facts(merged, 0)?.title).toBe('Your hand: 3\u00a0points');
  });
});

describe('the facts line of Crazy Chicken', () => {
  const english = { game: enCrazyChicken, labels: enCrazyChickenLabels, words: enElement };
  const german = { game: deCrazyChicken, labels: deCrazyChickenLabels, words: deElement };
  const facts = (state: Parameters<typeof crazyChicken.view>[0], seat: number | null, locale = english) =>
    crazyChickenElement.facts?.(crazyChicken.view(state, seat), locale);
  const sets = [
    [
      { chicken: 16, count: 2 },
      { chicken: 9, count: 3 },
    ],
    [{ chicken: 20, count: 3 }],
  ] as const;

  it('explains why nothing can be laid, with the refusal sentences (CC-4.1 to CC-4.3)', () => {
    const hands = [[20, 20, 9, 9, 12, 7], [6]] as const;
    const state = crazyPosition({ hands, sets, drawA: [18], drawB: [18], step: { type: 'layOrDiscard', seat: 0 } });
    expect(facts(state, 0)).toEqual({
      title: 'Nothing to lay. Why?',
      rows: [
        ['Billy the Chick', 'The other player shows 3 of this type: lay at least 4, not 2.'],
        ['Chicken King, Maria Gackas', 'A single card is not a set: lay at least 2.'],
        ['Charles Chickbergh', 'You already show 3 of this type: lay at least 4, not 2.'],
      ],
    });
    expect(facts(state, 0, german)?.title).toBe('Nichts auszulegen. Warum?');
    // The other player has no question.
    expect(facts(state, 1)).toBeNull();
    expect(facts(state, null)).toBeNull();
    const laid = crazyPosition({ ...state, hands: [[20, 20, 7, 7], [6]], discardB: [] });
    expect(facts(laid, 0)).toBeNull();
  });
});

describe('the facts line of Blind Chicken Extreme', () => {
  const english = { game: enBlindChickenExtreme, labels: enBlindChickenExtremeLabels, words: enElement };
  const german = { game: deBlindChickenExtreme, labels: deBlindChickenExtremeLabels, words: deElement };
  const facts = (state: Parameters<typeof blindChickenExtreme.view>[0], seat: number | null, locale = english) =>
    blindChickenExtremeElement.facts?.(blindChickenExtreme.view(state, seat), locale);

  it('shows who takes the trick so far, with its penalty and reward (BC-3.1, BC-4.1, BC-4.2)', () => {
    const state = blindPosition({
      rows: [
        [19, 40],
        [22, 23],
        [26, 29],
      ],
      trick: [
        { seat: 1, card: 41, faceDown: null },
        { seat: 2, card: 37, faceDown: null },
      ],
    });
    expect(facts(state, 0)).toEqual({
      title: 'So far seat 2 takes it: −5',
      rows: [
        ['Winning card', '41'],
        ['2 chickens', '−2'],
        ['Penalty for the chickens', '−3'],
      ],
    });
    expect(facts(state, 1)?.title).toBe('So far you take it: −5');
    expect(facts(state, 0, german)?.title).toBe('Bisher nimmt Platz 2 ihn: −5');
    const pig = blindPosition({ ...state, trick: [{ seat: 2, card: 25, faceDown: null }], piles: [[], [], []] });
    expect(facts(pig, 0)).toEqual({
      title: 'So far seat 3 takes it: +3',
      rows: [
        ['Winning card', '25'],
        ['Reward for one pig', '+3'],
      ],
    });
  });

  it('counts only known cards, and notes that a hidden card may change the result (BC-3.2)', () => {
    const state = blindPosition({
      rows: [[19, 40], [22, 23], [26]],
      trick: [
        { seat: 1, card: 30, faceDown: null },
        { seat: 2, card: 44, faceDown: 'sign' },
      ],
    });
    expect(facts(state, 0)).toEqual({
      title: 'So far seat 2 takes it: 0',
      rows: [
        ['Winning card', '30'],
        ['Face down: 1', 'may change this'],
      ],
    });
    expect(facts(state, 2)?.title).toBe('So far you take it: −1');
    const hidden = blindPosition({ ...state, trick: [{ seat: 2, card: 44, faceDown: 'sign' }], piles: [[], [], []] });
    expect(facts(hidden, 0)).toBeNull();
  });

  it('lets the 0 take the 49 only in the last trick (BC-3.3)', () => {
    const trick = [
      { seat: 1, card: 49, faceDown: null },
      { seat: 2, card: 0, faceDown: null },
    ] as const;
    const last = blindPosition({ rows: [[19], [], []], trick });
    expect(facts(last, 0)?.title).toBe('So far seat 3 takes it: 0');
    const earlier = blindPosition({ rows: [[19, 20], [22], [26]], trick });
    expect(facts(earlier, 0)?.title).toBe('So far seat 2 takes it: 0');
  });

  it('explains each reward and benefit to the player who chooses (BC-4.4, BC-5.2)', () => {
    const reward = blindPosition({
      rows: [[19], [22], [26]],
      taker: 0,
      rewardsLeft: ['leadAnyCard', 'chooseLeader'],
      step: { type: 'takeReward', seat: 0 },
    });
    expect(facts(reward, 0)).toEqual({
      title: 'What does a reward do?',
      rows: [
        ['lead any card', 'You lead any card of your row, not only an end.'],
        ['choose the leader', 'You say who leads: you or another player.'],
      ],
    });
    expect(facts(reward, 1)).toBeNull();
    const benefit = blindPosition({
      rows: [[], [], []],
      taker: 0,
      step: { type: 'chooseBenefit', seat: 0, benefits: ['ignorePenalties'], games: [] },
    });
    expect(facts(benefit, 0, german)).toEqual({
      title: 'Was bewirkt ein Vorteil?',
      rows: [['Strafkarten nicht zählen', 'Deine Strafen aus der Zeit vor dem letzten Stich kosten nichts.']],
    });
  });
});

describe('the odds strip of Chicken Out!', () => {
  const locale = { game: enChickenOut, labels: enChickenOutLabels, words: enElement };
  const state = chickenOut.setup({ seats: 3, seed: 'hen' });
  const facts = (seat: number | null, given = state) => chickenOutElement.facts?.(chickenOut.view(given, seat), locale);

  it('is open during the turns of others too, but not for spectators, and players without cards', () => {
    expect([0, 1, 2].map((seat) => facts(seat)?.rows.map(([name]) => name))).toEqual(
      Array(3).fill(['safe', '21', 'bust']),
    );
    expect(facts(null)).toBeNull();
    const [, ...others] = state.piles;
    expect(facts(0, { ...state, step: { type: 'turn', seat: 1 }, piles: [[], ...others] })).toBeNull();
  });

  it('never calls what is possible 0 or 100 percent', () => {
    const { odds = [], rows = [] } = facts(0) ?? {};
    for (const [index, ways] of odds.entries()) expect(rows[index]?.[1] === '0 %').toBe(ways === 0);
  });
});

describe('the price of a move', () => {
  const words = enElement;

  it('is what a hand costs before and after a card, at most what a draw adds, and what leaving costs', () => {
    const locale = { game: enChicken, labels: enChickenLabels, words };
    const state = chickenPosition({ hands: [[1, 1, 6], [2]], discardPile: [6] });
    const price = (move: Parameters<typeof chicken.apply>[1]) =>
      chickenElement.price?.(move, chicken.view(state, 0), locale);
    expect(price({ seat: 0, type: 'play', card: 6 })).toEqual({ text: '7 → 1', kind: 'gain' });
    expect(price({ seat: 0, type: 'play', card: 1 })).toEqual({ text: '7 → 7', kind: 'even' });
    expect(price({ seat: 0, type: 'draw' })).toEqual({ text: '10 points', kind: 'risk' });
    expect(price({ seat: 0, type: 'withdraw' })).toEqual({ text: '7 points', kind: 'cost' });
  });

  it('is nothing for a draw and a discard in Crazy Chicken, and the points of a new type', () => {
    const locale = { game: enCrazyChicken, labels: enCrazyChickenLabels, words };
    const state = crazyPosition({ hands: [[20, 20, 9, 9, 9], []], sets: [[{ chicken: 9, count: 2 }], []] });
    const price = (move: Parameters<typeof crazyChicken.apply>[1]) =>
      crazyChickenElement.price?.(move, crazyChicken.view(state, 0), locale);
    expect(price({ seat: 0, type: 'draw', from: 'drawA' })).toEqual({ text: '±0', kind: 'even' });
    expect(price({ seat: 0, type: 'lay', chicken: 20, count: 2 })).toEqual({ text: '+20', kind: 'gain' });
    expect(price({ seat: 0, type: 'lay', chicken: 9, count: 3 })).toEqual({ text: '±0', kind: 'even' });
    expect(price({ seat: 0, type: 'discard', chicken: 20, to: 'discardA' })).toEqual({ text: '±0', kind: 'even' });
  });

  it('is the cards that a bust or leaving costs in Chicken Out!', () => {
    const locale = { game: enChickenOut, labels: enChickenOutLabels, words };
    const start = chickenOut.setup({ seats: 3, seed: 'hen' });
    const price = (type: 'play' | 'chickenOut', state = start) =>
      chickenOutElement.price?.({ seat: 0, type }, chickenOut.view(state, 0), locale);
    expect(price('play', { ...start, step: { type: 'open', seat: 0 } })).toEqual({ text: '2 cards', kind: 'risk' });
    const turn = { ...start, step: { type: 'turn', seat: 0 }, series: ['black 9', 'black 9'] } as const;
    expect(price('play', { ...turn, count: 18 })).toEqual({ text: '3 cards', kind: 'risk' });
    expect(price('chickenOut', { ...turn, count: 18 })).toEqual({ text: '2 cards', kind: 'cost' });
  });

  it('is the points of the trick in Blind Chicken Extreme, if the card takes it', () => {
    const locale = { game: enBlindChickenExtreme, labels: enBlindChickenExtremeLabels, words };
    const state = blindPosition({
      rows: [[19, 41], [22], [26]],
      trick: [{ seat: 2, card: 25, faceDown: null }],
      step: { type: 'play', seat: 0, advantage: null },
    });
    const price = (card: 19 | 41) =>
      blindChickenExtremeElement.price?.({ seat: 0, type: 'play', card }, blindChickenExtreme.view(state, 0), locale);
    expect(price(19)).toEqual({ text: '±0', kind: 'even' });
    expect(price(41)?.kind).toMatch(/cost|gain/);
  });
});
