import { optionsOf } from '../options.js';
import type { AboutGame } from '../protocol.js';
import type { LoadedGame } from './loadedGame.js';

/** Who can take a seat in a game, how strong they are, and the default options. */
export async function aboutGame({ id, game, bots: load }: LoadedGame): Promise<AboutGame> {
  const bots = await load();
  const { min, max } = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return {
    game: id,
    seats: { min, max },
    levels: Object.fromEntries(
      seats.map((count) => [
        count,
        bots.levelNamesAt(count).map((name) => {
          const elo = bots.levels[name].elo[count];
          return elo === undefined ? { name } : { name, elo };
        }),
      ]),
    ),
    personalities: bots.personalities,
    options: Object.fromEntries(seats.map((count) => [count, optionsOf(game.setup({ seats: count, seed: '' }))])),
  };
}
