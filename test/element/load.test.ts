import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Controller, ElementDom } from '../../src/element/controller.js';

const LAZY = '../../src/element/hands/lazy.js';
const GIVEN = '../../src/element/hands/given.js';

beforeEach(() => {
  vi.doMock(GIVEN, () => ({ handsOn: null }));
});

afterEach(() => {
  vi.doUnmock(LAZY);
  vi.doUnmock(GIVEN);
  vi.resetModules();
});

/** The hands of two tables; nothing reads what they are on. */
async function handsOfTwoTables() {
  const { LaterHands } = await import('../../src/element/hands/load.js');
  const [controller, dom] = [{}, {}] as [Controller, ElementDom];
  return [new LaterHands(controller, dom), new LaterHands(controller, dom)] as const;
}

describe('the hands of a table, in a page that loads them later,', () => {
  it('are there after loading, which happens only once for all tables', async () => {
    let asked = 0;
    vi.doMock(LAZY, () => {
      asked++;
      return { handsOn: () => ({}) };
    });
    const [one, other] = await handsOfTwoTables();
    expect(one.now).toBeNull();
    const hands = await one.load();
    expect(hands).not.toBeNull();
    expect(one.now).toBe(hands);
    expect(other.now).not.toBe(hands);
    expect(await other.load()).toBe(other.now);
    expect(asked).toBe(1);
  });

  it('are null if they cannot be loaded, and load again at the next request', async () => {
    let asked = 0;
    vi.doMock(LAZY, () => {
      asked++;
      throw new Error('offline');
    });
    const [hands] = await handsOfTwoTables();
    expect(await hands.load()).toBeNull();
    expect(hands.now).toBeNull();
    expect(await hands.load()).toBeNull();
    expect(asked).toBe(2);
  });
});
