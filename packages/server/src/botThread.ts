// Runs in a server's bot thread: the bots of the library's games.
import { serveBot } from 'hencoop/bots';
import { type AnyDoors, gameById, isGameId } from 'hencoop/games';
import type { ViewForBot } from './botThreads.js';
import { informed, namedBot } from './games.js';

await serveBot({
  async choose(view, { signal } = {}) {
    // Only `botThreads` sends requests here.
    const { game, bot, of, history } = view as ViewForBot;
    if (!isGameId(game)) throw new RangeError(`game: expected a game of the library, got ${game}`);
    const doors: AnyDoors = gameById(game);
    const [rules, bots] = await Promise.all([doors.game(), doors.bots()]);
    return informed(namedBot(rules, bots, bot), history).choose(of, { signal });
  },
});
