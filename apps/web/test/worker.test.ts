import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('keeps its game if the browser runs its module a second time, as WebKit does', async () => {
  vi.stubGlobal('onmessage', null);
  vi.stubGlobal('indexedDB', {});
  await import('../src/worker/worker.js');
  const first: unknown = Reflect.get(globalThis, 'onmessage');
  expect(first).toBeTypeOf('function');
  vi.resetModules();
  await import('../src/worker/worker.js');
  expect(Reflect.get(globalThis, 'onmessage')).toBe(first);
});
