import {
  actionOf,
  COLORS,
  cardOf,
  chickenRoundup,
  colorOf,
  DECK,
  DIAGRAMS,
  ownAction,
  rankOf,
} from 'hencoop/chicken-roundup';
import { catalog } from 'hencoop/chicken-roundup/sheet';
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../../../src/chicken-roundup/testkit/printed.js';

describe('1 Components', () => {
  it('CR-1.1: 100 chickens in five colors, from white 1 to gold 5, a fox and a rooster', () => {
    expect(COLORS.map(rankOf)).toEqual([1, 2, 3, 4, 5]);
    expect(() => rankOf('green' as never)).toThrow(/^color: expected one of white, /);
    expect(COLORS).toEqual(['white', 'black', 'red', 'silver', 'gold']);
    const { yard, hands, deck } = chickenRoundup.setup({ seed: 'count' });
    const all = [...yard, ...hands.flat(), ...deck];
    for (const color of COLORS) {
      expect(all.filter((item) => item.startsWith(`${color} `))).toHaveLength(20);
    }
    expect(all.filter((item) => item === 'fox')).toHaveLength(1);
    expect(all.filter((item) => item === 'rooster')).toHaveLength(1);
  });

  it('CR-1.2: equal decks deal alike, in any order of their actions', () => {
    const reversed = <Table extends object>(table: Table) => Object.fromEntries(Object.entries(table).reverse());
    for (const { deck, diagrams } of [PRINTED, { deck: DECK, diagrams: DIAGRAMS }]) {
      const other = reversed(Object.fromEntries(COLORS.map((color) => [color, reversed(deck[color])]))) as typeof deck;
      const deal = (given: typeof deck) => chickenRoundup.setup({ seed: 'k', options: { deck: given, diagrams } });
      expect(deal(other)).toEqual(deal(deck));
    }
    expect(chickenRoundup.setup({ seed: 'k', options: { deck: { ...DECK } } }).yard).toEqual(
      chickenRoundup.setup({ seed: 'k' }).yard,
    );
  });

  it('CR-1.1, CR-1.2: a card is one word of two parts', () => {
    for (const { card, color, action } of catalog) {
      expect([colorOf(card), actionOf(card)]).toEqual([color, action]);
      expect(cardOf(color, action)).toBe(card);
      expect(card).toBe(`${color} ${action}`);
    }
    expect(new Set(catalog.map(({ card }) => card)).size).toBe(50);
    expect(() => colorOf('famer' as never)).toThrow('card: expected a card, such as "gold farmer", got "famer"');
    expect(() => colorOf('' as never)).toThrow(RangeError);
  });

  it('CR-6.0b: the name of a custom diagram is checked before it is on a card', () => {
    expect(actionOf(cardOf('red', ownAction('longHop')))).toBe('longHop');
    for (const name of [
      '',
      'Long Hop',
      'long hop',
      'longHop ',
      '7up',
      'a'.repeat(41),
      'farmer',
      'foxTrot',
      7 as never,
    ]) {
      expect(() => ownAction(name)).toThrow(/^name: expected the name of a diagram, in camelCase, got /);
    }
  });

  it('CR-1.2: two of each of ten actions in each color; the option deck has others', () => {
    expect(catalog).toHaveLength(50);
    expect(catalog.every(({ count, assumed }) => count === 2 && assumed)).toBe(true);
    const { options, ...state } = chickenRoundup.setup({ seed: 'deck', options: PRINTED });
    expect(options.deck).toEqual(PRINTED.deck);
    const cards = [...state.yard, ...state.hands.flat(), ...state.deck];
    const hops = cards.filter((item) => item.endsWith(' longHop'));
    expect(hops).toHaveLength(10);
    expect(() => chickenRoundup.setup({ options: { deck: { ...DECK, gold: { dog: 19 } } } })).toThrow(
      'options.deck: expected 100 cards in all, got 99',
    );
  });
});
