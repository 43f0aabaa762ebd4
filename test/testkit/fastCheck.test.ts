import { expect, it, vi } from 'vitest';

it('an import of the testkit without fast-check names the package to install', async () => {
  vi.doMock('fast-check', () => {
    throw new Error('not found');
  });
  await expect(import('../../src/testkit/fastCheck.js')).rejects.toThrow(
    /^hencoop\/testkit needs fast-check, an optional peer dependency: npm install --save-dev fast-check@4$/,
  );
});

it('an import of the testkit beside an older fast-check names both versions', async () => {
  vi.resetModules();
  vi.doMock('fast-check', () => ({ default: { __version: '3.23.2' } }));
  await expect(import('../../src/testkit/fastCheck.js')).rejects.toThrow(
    /^hencoop\/testkit needs fast-check 4 or later, got 3\.23\.2: npm install --save-dev fast-check@4$/,
  );
});
