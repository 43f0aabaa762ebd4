// What runs in a thread of a server: the bots of all games of the library.
import { serveBot } from 'hencoop/bots';
import type { Asked } from './botThreads.js';
import { ALL_GAMES } from './games.js';

await serveBot({
  async choose(view, { signal } = {}) {
    // Nobody but `botThreads` asks here.
    const { game, bot, of } = view as Asked;
    const served = ALL_GAMES.find(({ id }) => id === game);
    if (served === undefined) throw new RangeError(`game: expected one of the library, got ${game}`);
    return served.choose(bot, of, signal);
  },
});
