import type { Seat } from 'hencoop';
import { RANDOM } from './advice.js';
import type { Player } from './loop.js';
import { randomPlayers } from './random.js';

/** The players of the seats, by their names: the same moves for the same seed. */
export function playersNamed(names: readonly string[], seed: string): (seat: Seat) => Player {
  const randomly = randomPlayers(seed);
  return (seat) => {
    const name = names[seat] ?? RANDOM;
    if (name === RANDOM) return randomly(seat);
    return async ({ advice }) => {
      if (advice === null) throw new Error(`this game has no bot ${name}`);
      return advice.choose(name, `${seed}/player/${seat}`);
    };
  };
}
