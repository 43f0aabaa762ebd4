import { describe, expect, it } from 'vitest';
import { IDS, loadBots, loadGame } from '../../support/games.js';
import { fuzzBots } from './bots.js';

describe.each(IDS)('the bots of %s, in random positions', (id) => {
  it('play a legal move of their seat in every position', async () => {
    const { game, kit } = await loadGame(id);
    const { positions, asked } = fuzzBots(game, kit, await loadBots(id), 100, 'fuzz');
    expect(positions).toBe(100);
    for (const times of Object.values(asked)) expect(times).toBeGreaterThan(0);
  });
});
