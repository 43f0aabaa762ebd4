import { expect, it, vi } from 'vitest';

it('an import of the testkit without fast-check names the package to install', async () => {
  vi.doMock('fast-check', () => {
    throw new Error('not found');
  });
  await expect(import('../../src/testkit/fastCheck.js')).rejects.toThrow(
    /^hencoop\/testkit needs fast-check, an optional peer dependency: npm install --save-dev fast-check@4$/,
  );
});
