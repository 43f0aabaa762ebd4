import { afterEach, describe, expect, it, vi } from 'vitest';

const LATER = '../../src/element/later/index.js';

afterEach(() => {
  vi.doUnmock(LATER);
  vi.resetModules();
});

describe('the parts of a table that are loaded later', () => {
  it('are there once they have been loaded, and are loaded once', async () => {
    const { loadParts, partsNow } = await import('../../src/element/parts.js');
    expect(partsNow()).toBeNull();
    const [one, other] = await Promise.all([loadParts(), loadParts()]);
    expect(one).not.toBeNull();
    expect(other).toBe(one);
    expect(partsNow()).toBe(one);
  });

  it('are null where they cannot be loaded, and load at the next request', async () => {
    let asked = 0;
    vi.doMock(LATER, () => {
      asked++;
      throw new Error('offline');
    });
    const { loadParts, partsNow } = await import('../../src/element/parts.js');
    expect(await loadParts()).toBeNull();
    expect(partsNow()).toBeNull();
    expect(await loadParts()).toBeNull();
    expect(asked).toBe(2);
  });
});
