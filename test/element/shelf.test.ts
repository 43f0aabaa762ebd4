import { describe, expect, it } from 'vitest';
import { Shelf } from '../../src/element/picking/shelf.js';

function shelfOf(...cards: number[]): Shelf {
  const shelf = new Shelf();
  shelf.hold(cards);
  return shelf;
}

describe('a shelf', () => {
  it('keeps the order of the remaining cards, and adds new ones on the right', () => {
    const shelf = shelfOf(5, 3, 9);
    shelf.move(9, 5);
    shelf.hold([3, 9, 7]);
    expect(shelf.order).toEqual([9, 3, 7]);
  });

  it("moves a card to another card's place", () => {
    const shelf = shelfOf(1, 2, 3, 4);
    shelf.move(1, 3);
    expect(shelf.order).toEqual([2, 3, 1, 4]);
    shelf.move(4, 2);
    expect(shelf.order).toEqual([4, 2, 3, 1]);
    shelf.move(8, 2);
    shelf.move(2, 8);
    expect(shelf.order).toEqual([4, 2, 3, 1]);
  });

  it('does not move a card beyond its ends', () => {
    const shelf = shelfOf(1, 2, 3);
    shelf.shift(1, -1);
    shelf.shift(3, 1);
    expect(shelf.order).toEqual([1, 2, 3]);
    shelf.shift(1, 1);
    expect(shelf.order).toEqual([2, 1, 3]);
  });

  it('follows a proposal as far as its cards exist', () => {
    const shelf = shelfOf(1, 2, 3, 4);
    shelf.arrange([4, 9, 2, 4]);
    expect(shelf.order).toEqual([4, 2, 1, 3]);
  });

  it('lays one card after another, each after the previous one has left the hand', () => {
    const shelf = shelfOf(1, 2, 3);
    expect(shelf.next([1, 2, 3])).toBeNull();
    shelf.lay();
    expect(shelf.isLaying).toBe(true);
    expect(shelf.next([1, 2, 3])).toBe(1);
    expect(shelf.next([1, 2, 3])).toBeNull();
    expect(shelf.next([2, 3])).toBe(2);
    expect(shelf.next([3])).toBe(3);
    expect(shelf.next([3])).toBeNull();
    expect(shelf.isLaying).toBe(true);
    expect(shelf.next([])).toBeNull();
    expect(shelf.isLaying).toBe(false);
  });

  it('stops laying', () => {
    const shelf = shelfOf(1, 2, 3);
    shelf.lay();
    shelf.next([1, 2, 3]);
    shelf.stopLaying();
    expect(shelf.isLaying).toBe(false);
    expect(shelf.next([2, 3])).toBeNull();
  });
});
