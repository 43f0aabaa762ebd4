import { expect, it } from 'vitest';
import { surviveKills } from './kills.js';

it('loses nothing and plays nothing twice when the server is killed 25 times', async () => {
  const { kills, moves, answeredAgain, playedLater } = await surviveKills(25, undefined, process.env['TEST_POSTGRES']);
  expect(kills).toBe(25);
  expect(moves).toBeGreaterThan(50);
  expect(answeredAgain + playedLater, 'submissions that were cut off by a kill').toBeGreaterThan(0);
}, 600_000);
