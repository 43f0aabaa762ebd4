import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from '../../src/fair/sha256.js';

it('hashes messages of every length as Node does', () => {
  for (let length = 0; length < 300; length++) {
    const message = randomBytes(length);
    const wanted = createHash('sha256').update(message).digest('hex');
    expect(Buffer.from(sha256(message)).toString('hex'), message.toString('hex')).toBe(wanted);
  }
  const long = randomBytes(100_000);
  expect(Buffer.from(sha256(long))).toEqual(createHash('sha256').update(long).digest());
});
