import { describe, expect, it } from 'vitest';
import { clear, copyHands, deal, hide, removeAt, takeOut, unseen } from '../../src/engine/cards.js';
import { InternalError } from '../../src/engine/errors.js';

describe('takeOut', () => {
  const without = (cards: (string | null)[], card: string) => {
    takeOut(cards, card);
    return cards;
  };

  it('takes the first visible copy, and keeps the order of the rest', () => {
    expect(without(['hen', 'egg', 'hen', 'fox'], 'hen')).toEqual(['egg', 'hen', 'fox']);
    expect(without([null, 'egg', 'hen'], 'hen')).toEqual([null, 'egg']);
  });

  it('takes the first hidden card if no copy is visible', () => {
    expect(without(['egg', null, 'fox', null], 'hen')).toEqual(['egg', 'fox', null]);
    expect(without([null, 'fox'], 'hen')).toEqual(['fox']);
  });

  it('names the missing card', () => {
    expect(() => takeOut(['egg'], 'hen')).toThrow('no card "hen" to take');
    expect(() => takeOut([], 'hen')).toThrow(InternalError);
  });
});

it('clear removes every element of a list', () => {
  const list = [1, 2, 3];
  clear(list);
  expect(list).toEqual([]);
});

it('removeAt removes one element, and the rest keep their order', () => {
  const without = (index: number) => {
    const list = ['a', 'b', 'c', 'd'];
    removeAt(list, index);
    return list.join('');
  };
  expect([0, 1, 2, 3].map(without)).toEqual(['bcd', 'acd', 'abd', 'abc']);
});

describe('deal', () => {
  it('G-6: deals one at a time from the top, clockwise, the starter first', () => {
    const pile = [9, 8, 7, 6, 5, 4, 3, 2, 1];
    expect(deal(pile, 3, 1, 2)).toEqual([
      [3, 6],
      [1, 4],
      [2, 5],
    ]);
    expect(pile).toEqual([9, 8, 7]);
  });

  it('can deal the whole pile', () => {
    const pile = [4, 3, 2, 1];
    expect(deal(pile, 2, 0, 2)).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(pile).toEqual([]);
  });
});

it('copyHands copies every hand', () => {
  const hands = [[1, 2], [], [3]];
  const copies = copyHands(hands);
  expect(copies).toEqual(hands);
  copies[0]?.push(4);
  expect(hands).toEqual([[1, 2], [], [3]]);
});

it('hide keeps only the number of cards', () => {
  expect(hide(['hen', 'egg'])).toEqual([null, null]);
});

describe('unseen', () => {
  it('counts copy by copy, and ignores hidden cards', () => {
    expect(unseen(['hen', 'hen', 'hen', 'egg', 'fox'], ['hen', null, 'fox', 'hen', null])).toEqual(['hen', 'egg']);
    expect(unseen(['hen'], [])).toEqual(['hen']);
    expect(unseen(['hen', 'egg'], ['egg', 'hen'])).toEqual([]);
  });
});
