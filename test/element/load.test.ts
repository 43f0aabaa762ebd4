import { afterEach, describe, expect, it, vi } from 'vitest';

const LAZY = '../../src/element/motion/lazy.js';

afterEach(() => {
  vi.doUnmock(LAZY);
  vi.resetModules();
});

describe('the code for motion', () => {
  it('is available after loading, and loads only once', async () => {
    const { loadMotion, motionNow } = await import('../../src/element/motion/load.js');
    expect(motionNow()).toBeNull();
    const [one, other] = await Promise.all([loadMotion(), loadMotion()]);
    expect(one).not.toBeNull();
    expect(other).toBe(one);
    expect(motionNow()).toBe(one);
  });

  it('is null if it cannot be loaded, and loads again at the next request', async () => {
    let asked = 0;
    vi.doMock(LAZY, () => {
      asked++;
      throw new Error('offline');
    });
    const { loadMotion, motionNow } = await import('../../src/element/motion/load.js');
    expect(await loadMotion()).toBeNull();
    expect(motionNow()).toBeNull();
    expect(await loadMotion()).toBeNull();
    expect(asked).toBe(2);
  });
});
